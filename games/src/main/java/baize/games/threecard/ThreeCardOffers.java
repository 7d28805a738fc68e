package baize.games.threecard;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Guest;
import baize.games.table.Limits;
import baize.games.table.RefusalGround;
import baize.games.table.TableOffers;
import baize.games.table.Wagering;
import baize.games.threecard.ThreeCardCommand.*;
import baize.games.threecard.ThreeCardIrregularity.*;
import baize.games.threecard.ThreeCardState.*;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What each viewer could do now: candidates for the phase, kept where {@code decide} would accept them. */
record ThreeCardOffers(ThreeCard game, ThreeCardRules rules) {

    List<Offer<ThreeCardCommand>> to(ThreeCardState s, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player player -> toPlayer(s, player.patron());
            case Viewer.Staff staff -> toStaff(s, staff.grade());
            case Viewer.Passerby _ -> List.of();
        };
    }

    private List<Offer<ThreeCardCommand>> toPlayer(ThreeCardState s, Patron patron) {
        List<Offer<ThreeCardCommand>> offers = new ArrayList<>();
        Hand hand = s instanceof Settled ? null : s.of(patron);
        if (s instanceof Settled || s instanceof Betting) wagers(s, patron, offers);
        if (hand != null) {
            keep(s, offers, Stream.of(new Play(patron, hand.box(), null, Money.ZERO), new Fold(patron, hand.box())));
            keep(s, offers, Stream.of(new Concede(patron, hand.box())));
        }
        keep(s, offers, TableOffers.toPlayer(rules.table(), patron).map(AtTable::new));
        return List.copyOf(offers);
    }

    private void wagers(ThreeCardState s, Patron patron, List<Offer<ThreeCardCommand>> offers) {
        Wagering wagering = ThreeCardWagers.wagering(rules, s);
        for (int number = 1; number <= rules.table().boxes(); number++)
            for (ThreeCardArea on : List.of(ThreeCardArea.ANTE, ThreeCardArea.PAIR_PLUS)) {
                Box box = Box.of(number);
                Offer.Stakes stakes = withRoom(wagering, patron, on);
                if (stakes != null)
                    keep(s, offers, new Offer<>(new Wager(patron, box, on, stakes.min(), Money.ZERO), stakes));
                keep(s, offers, Stream.of(new Withdraw(patron, box, on, null)));
                change(s, patron, box, on, offers);
            }
    }

    /** A standing wager may be set to any stake the limits allow and the player's means reach. */
    private void change(
            ThreeCardState s, Patron patron, Box box, ThreeCardArea on, List<Offer<ThreeCardCommand>> offers) {
        Hand hand = s instanceof Settled ? null : s.at(box);
        if (hand == null || !hand.patron().equals(patron)) return;
        var placed = hand.on(on);
        if (placed == null) return;
        Guest guest = s.table().guest(patron);
        var limits = s.table().limits(patron, on.id());
        Money most = limits.maximum();
        if (guest.chips() != null) most = most.min(guest.chips().plus(placed.stake()));
        if (guest.lossLimitLeft() != null) most = most.min(guest.lossLimitLeft().plus(placed.stake()));
        most = most.min(reserved(guest, on, placed.stake())).max(placed.stake().min(limits.maximum()));
        var stakes = upTo(limits, most);
        if (stakes != null) keep(s, offers, new Offer<>(new Change(patron, box, on, stakes.min()), stakes));
    }

    private Offer.@Nullable Stakes withRoom(Wagering wagering, Patron patron, ThreeCardArea on) {
        Offer.Stakes stakes = wagering.stakes(patron, on.id());
        if (stakes == null) return null;
        Money most = reserved(wagering.table().guest(patron), on, Money.ZERO);
        return upTo(wagering.table().limits(patron, on.id()), stakes.max().min(most));
    }

    /** The largest stake that leaves room for a Play wager within the loss limit, where the house wants that. */
    @Rule({"R-15", "R-16"})
    private Money reserved(Guest guest, ThreeCardArea on, Money standing) {
        Money left = guest.lossLimitLeft();
        boolean reserves = rules.table().lossLimitReserveFullBet() && on == ThreeCardArea.ANTE;
        return reserves && left != null
                ? Money.cents(Math.floorDiv(left.plus(standing).cents(), 2))
                : Limits.OPEN.maximum();
    }

    private static Offer.@Nullable Stakes upTo(Limits limits, Money most) {
        if (most.isBelow(limits.minimum())) return null;
        long over = (most.cents() - limits.minimum().cents()) % limits.unit().cents();
        return new Offer.Stakes(limits.minimum(), most.minus(Money.cents(over)), limits.unit());
    }

    private List<Offer<ThreeCardCommand>> toStaff(ThreeCardState s, Grade by) {
        List<Offer<ThreeCardCommand>> offers = new ArrayList<>();
        if (!s.cardsOut() && s.wagersStand()) offers.add(Offer.of(new Deal(List.of())));
        keep(s, offers, Stream.of(new NoMoreBets(), new Expose(), new Reveal()));
        keep(s, offers, irregularities(s, by).map(Remedy::new));
        keep(s, offers, TableOffers.toStaff(s.table(), by).map(AtTable::new));
        return List.copyOf(offers);
    }

    private Stream<ThreeCardIrregularity> irregularities(ThreeCardState s, Grade by) {
        Stream<ThreeCardIrregularity> round = Stream.of(
                new Misdeal(by),
                new ExposeCard(by, null, null),
                new WrongCount(by, null, 2),
                new MissingCard(by),
                new ForeignCard(by),
                new DeviceFails(by, null),
                new VoidRound(by, "14.4"),
                new Invalidate(by, "14.4.1", List.of(), List.of(), null, null));
        Stream<ThreeCardIrregularity> hands = s.hands().stream().flatMap(hand -> {
            Whose whose = new Whose(hand.box(), hand.patron());
            return Stream.of(
                    new ExposeCard(by, hand.box(), null),
                    new WrongCount(by, hand.box(), 2),
                    new CannotMatch(by, whose),
                    new CallTime(by, whose),
                    new VoidHand(by, whose, "12.7"),
                    new VoidHand(by, whose, "14.3.1"),
                    new RefuseWager(by, whose, null, RefusalGround.OTHER, "reason to be given"));
        });
        Stream<ThreeCardIrregularity> empty = Stream.iterate(
                        1, n -> n <= rules.table().boxes(), n -> n + 1)
                .filter(n -> s.at(Box.of(n)) == null)
                .map(n -> new HandToEmptyBox(by, Box.of(n)));
        return Stream.of(round, hands, empty).flatMap(all -> all);
    }

    private void keep(
            ThreeCardState s, List<Offer<ThreeCardCommand>> offers, Stream<? extends ThreeCardCommand> candidates) {
        candidates.forEach(command -> keep(s, offers, Offer.of(command)));
    }

    private void keep(ThreeCardState s, List<Offer<ThreeCardCommand>> offers, Offer<ThreeCardCommand> offer) {
        if (game.decide(s, offer.command()) instanceof Decision.Accepted<ThreeCardEvent>) offers.add(offer);
    }
}
