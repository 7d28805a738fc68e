package baize.games.blackjack;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.blackjack.BlackjackState.*;
import baize.games.table.Guest;
import baize.games.table.Limits;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.table.TableOffers;
import baize.games.table.Wagering;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What each viewer could do now: candidates for the phase, kept where {@code decide} would accept them. */
record BlackjackOffers(Blackjack game, BlackjackRules rules) {
    List<Offer<BlackjackCommand>> to(BlackjackState s, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player player -> toPlayer(s, player.patron());
            case Viewer.Staff staff -> toStaff(s, staff.grade());
            case Viewer.Passerby _ -> List.of();
        };
    }

    private List<Offer<BlackjackCommand>> toPlayer(BlackjackState s, Patron patron) {
        List<Offer<BlackjackCommand>> offers = new ArrayList<>();
        if (s instanceof Settled || s instanceof Betting)
            for (int number = 1; number <= rules.table().boxes(); number++)
                for (BlackjackArea on : BlackjackArea.values()) wagers(s, patron, Box.of(number), on, offers);
        if (s.cardsOut())
            for (BlackjackBox box : s.layout().boxes()) if (box.concerns(patron)) decisions(s, patron, box, offers);
        keep(s, offers, TableOffers.toPlayer(rules.table(), patron).map(AtTable::new));
        return List.copyOf(offers);
    }

    private void wagers(
            BlackjackState s, Patron patron, Box box, BlackjackArea on, List<Offer<BlackjackCommand>> offers) {
        BlackjackBox there = s instanceof Settled ? null : s.layout().at(box);
        Placed placed = there == null ? null : there.on(patron, on);
        Money standing = placed == null ? Money.ZERO : placed.stake();
        Offer.Stakes stakes = stakes(s, patron, box, on, standing);
        if (stakes != null && placed == null)
            keep(s, offers, new Offer<>(new Wager(patron, box, on, stakes.min(), Money.ZERO), stakes));
        if (stakes != null && placed != null)
            keep(s, offers, new Offer<>(new Change(patron, box, on, stakes.min()), stakes));
        if (placed != null) keep(s, offers, Stream.of(new Withdraw(patron, box, on, null)));
    }

    /** Within the sign, what the others leave of the box, and the player's means. */
    @Rule({"5.13", "6.1.2", "6.1.3", "14.5"})
    private Offer.@Nullable Stakes stakes(BlackjackState s, Patron patron, Box box, BlackjackArea on, Money standing) {
        if (on == BlackjackArea.BLAZING_7S) return only(rules.jackpot().stake());
        Wagering wagering = game.wagers().wagering(s);
        Offer.Stakes stakes = withinMeans(s, wagering, patron, box, on, standing);
        if (stakes == null || on != BlackjackArea.MAIN) return stakes;
        Limits limits = wagering.table().limits(patron, on.id());
        if (s.layout().orders().held(patron) != null)
            return wagering.stakes(limits, limits.minimum().min(stakes.max()));
        boolean free = s instanceof Settled || s.layout().at(box) == null;
        Money room = free ? limits.maximum() : game.wagers().room(s.layout(), wagering, patron, box);
        return wagering.stakes(limits, room.min(stakes.max()));
    }

    /** Where the house wants room for a double or a split within the loss limit, only what leaves it is offered. */
    @Rule({"R-15", "R-16"})
    private Offer.@Nullable Stakes withinMeans(
            BlackjackState s, Wagering wagering, Patron patron, Box box, BlackjackArea on, Money standing) {
        if (!rules.table().lossLimitReserveFullBet()) return wagering.stakes(patron, on.id(), standing, 1, Money.ZERO);
        Money reserved = s instanceof Settled ? Money.ZERO : BlackjackWagers.onOtherAreas(s.layout(), patron, box, on);
        return wagering.stakes(patron, on.id(), standing, on == BlackjackArea.MAIN ? 2 : 1, reserved);
    }

    private static Offer.Stakes only(Money stake) {
        return new Offer.Stakes(stake, stake, stake);
    }

    private void decisions(BlackjackState s, Patron patron, BlackjackBox box, List<Offer<BlackjackCommand>> offers) {
        Box at = box.box();
        Guest guest = s.table().guest(patron);
        insure(s, patron, box, guest, offers);
        keep(s, offers, Stream.of(new EvenMoney(patron, at), new TurnCards(patron, at)));
        Layout.Turn turn = s.layout().turn();
        if (turn == null || !turn.box().box().equals(at)) return;
        BlackjackHand.OnHand own = turn.hand().of(patron);
        tried(s, offers, new Hit(patron, at, null, List.of()), null);
        tried(s, offers, new Stand(patron, at, null, List.of()), null);
        tried(s, offers, new Split(patron, at, null, Money.ZERO, List.of()), null);
        tried(s, offers, new Decline(patron, at, null, List.of()), null);
        if (own == null) return;
        Offer.Stakes stakes = inChips(s, affordable(guest, own.wager().valid()));
        if (stakes != null)
            tried(
                    s,
                    offers,
                    new BlackjackCommand.DoubleDown(patron, at, null, stakes.min(), Money.ZERO, List.of()),
                    stakes);
    }

    /** What is not bound to the sign's limits is any amount in chips, if there is one. */
    @Rule({"R-92", "R-99", "R-199"})
    private Offer.@Nullable Stakes inChips(BlackjackState s, Money most) {
        return new Wagering(rules, s.table()).stakes(Limits.OPEN, most);
    }

    private static Money affordable(Guest guest, Money most) {
        Money can = guest.chips() == null ? most : most.min(guest.chips());
        return guest.lossLimitLeft() == null ? can : can.min(guest.lossLimitLeft());
    }

    private void insure(
            BlackjackState s, Patron patron, BlackjackBox box, Guest guest, List<Offer<BlackjackCommand>> offers) {
        BlackjackHand.OnHand own = box.hands().getFirst().of(patron);
        if (own == null) return;
        Money half = Money.cents(new Odds(1, 2).commission(own.wager().valid().cents()));
        Offer.Stakes stakes = inChips(s, affordable(guest, half));
        if (stakes != null)
            keep(s, offers, new Offer<>(new Insure(patron, box.box(), stakes.min(), Money.ZERO), stakes));
    }

    private List<Offer<BlackjackCommand>> toStaff(BlackjackState s, Grade by) {
        List<Offer<BlackjackCommand>> offers = new ArrayList<>();
        if (!s.cardsOut() && s.wagersStand()) offers.add(Offer.of(new Deal(List.of())));
        keep(s, offers, Stream.of(new NoMoreBets(), new CloseInsurance()));
        if (s.cardsOut() && s.layout().turn() == null) offers.add(Offer.of(new Reveal(List.of())));
        irregularities(s, by).forEach(what -> tried(s, offers, new Remedy(what, List.of()), null));
        keep(s, offers, TableOffers.toStaff(s.table(), by).map(AtTable::new));
        return List.copyOf(offers);
    }

    private static Stream<BlackjackIrregularity> irregularities(BlackjackState s, Grade by) {
        Stream<BlackjackIrregularity> round = Stream.of(
                new MissingCard(by),
                new ForeignCard(by),
                new DealtInError(by, true),
                new DeviceFails(by, true, false, false, List.of()),
                new JackpotFails(by),
                new JackpotWorks(by),
                new VoidRound(by, "16.8"),
                new Invalidate(by, "18.5.1", List.of(), List.of(), null, null),
                new Shuffle(by));
        Stream<BlackjackIrregularity> boxes = s.layout().boxes().stream()
                .flatMap(box -> box.wagers().stream()
                        .flatMap(wager -> Stream.of(
                                new CallTime(by, new Whose(box.box(), wager.patron())),
                                new InvalidWager(by, wager.patron(), "18.1"),
                                new VoidHand(by, wager.patron()),
                                new RefuseWager(
                                        by,
                                        new Whose(box.box(), wager.patron()),
                                        wager.on(),
                                        RefusalGround.OTHER,
                                        "reason to be given"))));
        return Stream.concat(round, boxes).distinct();
    }

    private void keep(
            BlackjackState s, List<Offer<BlackjackCommand>> offers, Stream<? extends BlackjackCommand> candidates) {
        candidates.forEach(command -> keep(s, offers, Offer.of(command)));
    }

    private void keep(BlackjackState s, List<Offer<BlackjackCommand>> offers, Offer<BlackjackCommand> offer) {
        if (game.wouldAccept(s, offer.command())) offers.add(offer);
    }

    /** A command that takes cards is tried with whatever cards there are. */
    private void tried(
            BlackjackState s,
            List<Offer<BlackjackCommand>> offers,
            BlackjackCommand command,
            Offer.@Nullable Stakes stakes) {
        keep(s, offers, new Offer<>(command, stakes));
    }
}
