package baize.games.caribbeanstud;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudIrregularity.*;
import baize.games.caribbeanstud.StudState.*;
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
record StudOffers(Stud game, StudRules rules) {

    List<Offer<StudCommand>> to(StudState s, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player player -> toPlayer(s, player.patron());
            case Viewer.Staff staff -> toStaff(s, staff.grade());
            case Viewer.Passerby _ -> List.of();
        };
    }

    private List<Offer<StudCommand>> toPlayer(StudState s, Patron patron) {
        List<Offer<StudCommand>> offers = new ArrayList<>();
        StudHand hand = s instanceof Settled ? null : s.of(patron);
        if (s instanceof Settled || s instanceof Betting) wagers(s, patron, offers);
        if (hand != null) decisions(s, hand, offers);
        keep(s, offers, TableOffers.toPlayer(rules.table(), patron).map(AtTable::new));
        return List.copyOf(offers);
    }

    private void decisions(StudState s, StudHand hand, List<Offer<StudCommand>> offers) {
        Patron patron = hand.patron();
        Box box = hand.box();
        keep(s, offers, Stream.of(new Bet(patron, box, null, tokensFor(s, hand)), new Fold(patron, box)));
        keep(s, offers, Stream.of(new Concede(patron, box)));
        if (!s.cardsOut() || !hand.isBetWrong() || hand.ante() == null) return;
        Money due = hand.ante().stake().times(StudRules.BET);
        keep(s, offers, new Offer<>(new Change(patron, box, StudArea.BET, due), only(due)));
    }

    private static Offer.Stakes only(Money stake) {
        return new Offer.Stakes(stake, stake, stake);
    }

    /** As many tokens as the chips at hand fall short of the bet. */
    private static Money tokensFor(StudState s, StudHand hand) {
        Money chips = s.table().guest(hand.patron()).chips();
        if (hand.ante() == null || chips == null) return Money.ZERO;
        return hand.ante().stake().times(StudRules.BET).minus(chips).max(Money.ZERO);
    }

    private void wagers(StudState s, Patron patron, List<Offer<StudCommand>> offers) {
        Wagering wagering = StudWagers.wagering(rules, s);
        for (int number = 1; number <= rules.table().boxes(); number++)
            for (StudArea on : List.of(StudArea.ANTE, StudArea.JACKPOT)) {
                Box box = Box.of(number);
                Offer.Stakes stakes = stakes(wagering, patron, on, Money.ZERO);
                if (stakes != null)
                    keep(s, offers, new Offer<>(new Wager(patron, box, on, stakes.min(), Money.ZERO), stakes));
                keep(s, offers, Stream.of(new Withdraw(patron, box, on, null)));
                change(s, patron, box, on, offers);
            }
    }

    private void change(StudState s, Patron patron, Box box, StudArea on, List<Offer<StudCommand>> offers) {
        StudHand hand = s instanceof Settled ? null : s.at(box);
        Placed placed = hand == null || !hand.owner(on).equals(patron) ? null : hand.on(on);
        if (placed == null) return;
        Offer.Stakes stakes = stakes(new Wagering(rules, s.table()), patron, on, placed.stake());
        if (stakes != null) keep(s, offers, new Offer<>(new Change(patron, box, on, stakes.min()), stakes));
    }

    /** A jackpot wager has one price; where the house wants room for the bet, an ante must leave it. */
    @Rule({"5.4", "R-15", "R-16"})
    private Offer.@Nullable Stakes stakes(Wagering wagering, Patron patron, StudArea on, Money standing) {
        if (on == StudArea.JACKPOT) return only(rules.jackpot().stake());
        int times = rules.table().lossLimitReserveFullBet() ? 1 + StudRules.BET : 1;
        return wagering.stakes(patron, on.id(), standing, times, Money.ZERO);
    }

    private List<Offer<StudCommand>> toStaff(StudState s, Grade by) {
        List<Offer<StudCommand>> offers = new ArrayList<>();
        if (!s.cardsOut() && s.wagersStand()) offers.add(Offer.of(new Deal(List.of())));
        keep(s, offers, Stream.of(new NoMoreBets(), new Expose(), new Reveal()));
        keep(s, offers, irregularities(s, by).map(Remedy::new));
        keep(s, offers, TableOffers.toStaff(s.table(), by).map(AtTable::new));
        return List.copyOf(offers);
    }

    /** A card of the dealer's that was exposed is named by who saw it: an offer would name those that nobody has. */
    private Stream<StudIrregularity> irregularities(StudState s, Grade by) {
        Stream<StudIrregularity> round = Stream.of(
                new Misdeal(by),
                new WrongCount(by, null, 4),
                new MissingCard(by),
                new ForeignCard(by),
                new DeviceFails(by, null),
                new JackpotFails(by),
                new JackpotWorks(by),
                new VoidRound(by, "16.9"),
                new Invalidate(by, "16.9.1", List.of(), List.of(), null, null));
        Stream<StudIrregularity> hands = s.hands().stream().flatMap(hand -> onHand(hand, by));
        Stream<StudIrregularity> empty = Stream.iterate(
                        1, n -> n <= rules.table().boxes(), n -> n + 1)
                .filter(n -> s.at(Box.of(n)) == null)
                .map(n -> new HandToEmptyBox(by, Box.of(n)));
        return Stream.of(round, hands, empty).flatMap(all -> all);
    }

    private static Stream<StudIrregularity> onHand(StudHand hand, Grade by) {
        Whose whose = new Whose(hand.box(), hand.patron());
        return Stream.of(
                new ExposeCard(by, hand.box(), null),
                new WrongCount(by, hand.box(), 4),
                new CallTime(by, whose),
                new JackpotUndetected(by, hand.box()),
                new InvalidWager(by, hand.patron(), "16.1"),
                new VoidHand(by, whose, "14.8"),
                new VoidHand(by, whose, "16.8.1"),
                new RefuseWager(by, whose, null, RefusalGround.OTHER, "reason to be given"));
    }

    private void keep(StudState s, List<Offer<StudCommand>> offers, Stream<? extends StudCommand> candidates) {
        candidates.forEach(command -> keep(s, offers, Offer.of(command)));
    }

    private void keep(StudState s, List<Offer<StudCommand>> offers, Offer<StudCommand> offer) {
        if (game.decide(s, offer.command()) instanceof Decision.Accepted<StudEvent>) offers.add(offer);
    }
}
