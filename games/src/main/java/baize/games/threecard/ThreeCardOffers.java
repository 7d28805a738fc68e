package baize.games.threecard;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.table.TableOffers;
import baize.games.table.Wagering;
import baize.games.table.Whose;
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
            keep(
                    s,
                    offers,
                    Stream.of(new Play(patron, hand.box(), null, tokensFor(s, hand)), new Fold(patron, hand.box())));
            keep(s, offers, Stream.of(new Concede(patron, hand.box())));
        }
        keep(s, offers, TableOffers.toPlayer(rules.table(), patron).map(AtTable::new));
        return List.copyOf(offers);
    }

    /** As many tokens as the chips at hand fall short of the Ante. */
    private static Money tokensFor(ThreeCardState s, Hand hand) {
        Money chips = s.table().guest(hand.patron()).chips();
        if (hand.ante() == null || chips == null) return Money.ZERO;
        return hand.ante().stake().minus(chips).max(Money.ZERO);
    }

    private void wagers(ThreeCardState s, Patron patron, List<Offer<ThreeCardCommand>> offers) {
        Wagering wagering = ThreeCardWagers.wagering(rules, s);
        for (int number = 1; number <= rules.table().boxes(); number++)
            for (ThreeCardArea on : List.of(ThreeCardArea.ANTE, ThreeCardArea.PAIR_PLUS)) {
                Box box = Box.of(number);
                Offer.Stakes stakes = stakes(s, wagering, patron, on, Money.ZERO);
                if (stakes != null)
                    keep(s, offers, new Offer<>(new Wager(patron, box, on, stakes.min(), Money.ZERO), stakes));
                keep(s, offers, Stream.of(new Withdraw(patron, box, on, null)));
                change(s, patron, box, on, offers);
            }
    }

    private void change(
            ThreeCardState s, Patron patron, Box box, ThreeCardArea on, List<Offer<ThreeCardCommand>> offers) {
        Hand hand = s instanceof Settled ? null : s.at(box);
        Placed placed = hand == null || !hand.patron().equals(patron) ? null : hand.on(on);
        if (placed == null) return;
        Offer.Stakes stakes = stakes(s, new Wagering(rules, s.table()), patron, on, placed.stake());
        if (stakes != null) keep(s, offers, new Offer<>(new Change(patron, box, on, stakes.min()), stakes));
    }

    /** Where the house wants room for the Play wager within the loss limit, only what leaves it is offered. */
    @Rule({"R-15", "R-16"})
    private Offer.@Nullable Stakes stakes(
            ThreeCardState s, Wagering wagering, Patron patron, ThreeCardArea on, Money standing) {
        if (!rules.table().lossLimitReserveFullBet()) return wagering.stakes(patron, on.id(), standing, 1, Money.ZERO);
        Money reserved = ThreeCardWagers.unmatched(s, patron, on, Money.ZERO);
        return wagering.stakes(patron, on.id(), standing, on == ThreeCardArea.ANTE ? 2 : 1, reserved);
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
