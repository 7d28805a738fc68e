package baize.games.craps;

import baize.core.card.Card;
import baize.core.dice.Dice;
import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Offer;
import baize.core.engine.Outcomes;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsState.Shooting;
import baize.games.table.Guest;
import baize.games.table.Invalidation;
import baize.games.table.Limits;
import baize.games.table.TableOffers;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What each viewer could do now: candidates for the phase, kept where {@code decide} would accept them. */
record CrapsOffers(Craps game, CrapsRules rules, CrapsWagers wagers) {
    /** Whether something can be done does not hang on how the dice fall. */
    private static final Outcomes ANY_DICE = new Outcomes() {
        @Override
        public List<Card> freshDeck(int count) {
            throw new IllegalStateException("there are no cards here");
        }

        @Override
        public Draws shoe() {
            throw new IllegalStateException("there are no cards here");
        }

        @Override
        public Throw roll() {
            return Dice.of(1, 1);
        }
    };

    List<Offer<CrapsCommand>> to(CrapsState s, Viewer viewer) {
        return switch (viewer) {
            case Viewer.Player player -> toPlayer(s, player.patron());
            case Viewer.Staff staff -> toStaff(s, staff.grade());
            case Viewer.Passerby _ -> List.of();
        };
    }

    private List<Offer<CrapsCommand>> toPlayer(CrapsState s, Patron patron) {
        List<Offer<CrapsCommand>> offers = new ArrayList<>();
        if (s instanceof Shooting) keep(s, offers, Stream.of(new Shoot(patron, null)));
        else wagers(s, patron, offers);
        keep(s, offers, TableOffers.toPlayer(rules.table(), patron).map(AtTable::new));
        return List.copyOf(offers);
    }

    private void wagers(CrapsState s, Patron patron, List<Offer<CrapsCommand>> offers) {
        CrapsState open = game.after(s, CrapsWagers.opening(s));
        Box box = wagers.box(open.layout(), patron, null);
        Terminal terminal = CrapsWagers.terminal(open.layout(), patron, box);
        for (Spot on : Spot.layout()) {
            Offer.Stakes stakes = stakes(open, terminal, on);
            if (stakes != null) offers.add(new Offer<>(new Wager(patron, null, on, stakes.min()), stakes));
        }
        for (Bet bet : terminal.bets()) keep(s, offers, Stream.of(new Withdraw(patron, bet.on(), null)));
    }

    /** What may be added to a place, from the least to the most. */
    private Offer.@Nullable Stakes stakes(CrapsState s, Terminal terminal, Spot on) {
        Limits limits = rules.limits(s.table(), terminal.patron(), on);
        Money standing = terminal.at(on).stake();
        Money least = standing.isZero() ? limits.minimum() : limits.unit();
        if (wagers.refusal(s, terminal.patron(), terminal.box(), on, least) != null) return null;
        Offer.Stakes room =
                new Limits(least, limits.maximum().max(least), limits.unit()).upTo(most(s, terminal, on, limits));
        return room == null ? new Offer.Stakes(least, least, limits.unit()) : room;
    }

    private Money most(CrapsState s, Terminal terminal, Spot on, Limits limits) {
        Money standing = terminal.at(on).stake();
        Money most = limits.maximum().minus(standing);
        Spot base = on.base();
        if (base != null)
            most = most.min(OddsLimit.of(on, terminal.at(base).stake()).minus(standing));
        Guest guest = s.table().guest(terminal.patron());
        if (guest.chips() != null) most = most.min(affordable(on, guest.chips()));
        return guest.lossLimitLeft() == null ? most : most.min(affordable(on, guest.lossLimitLeft()));
    }

    /** The most that can be wagered with so much money, the commission on top. */
    private Money affordable(Spot on, Money means) {
        long low = 0;
        long high = means.cents();
        while (low < high) {
            long mid = high - (high - low) / 2;
            if (mid + rules.commission(on, mid) <= means.cents()) low = mid;
            else high = mid - 1;
        }
        return Money.cents(low);
    }

    private List<Offer<CrapsCommand>> toStaff(CrapsState s, Grade by) {
        List<Offer<CrapsCommand>> offers = new ArrayList<>();
        keep(s, offers, Stream.of(new CloseWagering(null), new Shoot(null, null)));
        keep(s, offers, irregularities(s, by).map(Remedy::new));
        keep(s, offers, TableOffers.toStaff(s.table(), by).map(AtTable::new));
        return List.copyOf(offers);
    }

    private static Stream<CrapsIrregularity> irregularities(CrapsState s, Grade by) {
        Stream<CrapsIrregularity> game = Stream.of(
                new Cocked(by),
                new TumblerFails(by, false),
                new TumblerFails(by, true),
                new SystemFails(by, "6.6.1.2", List.of(), false),
                new SystemFails(by, "6.6.1.2", List.of(), true),
                new Invalidate(by, new Invalidation(false, List.of(), List.of(), null, null), null),
                new Invalidate(by, new Invalidation(false, List.of(), List.of(), null, null), true),
                new WarnOfClose(by));
        Stream<CrapsIrregularity> terminals =
                s.table().guests().stream().filter(guest -> guest.box() != null).flatMap(guest -> terminal(guest, by));
        Stream<CrapsIrregularity> withheld = s.layout().withheld().stream()
                .flatMap(one -> Stream.of(
                        new Determine(by, one.number(), true, "to be paid"),
                        new Determine(by, one.number(), false, "not to be paid")));
        Stream<CrapsIrregularity> gone = s.layout().last().stream()
                .map(decided -> decided.line().patron())
                .filter(patron -> s.table().guest(patron).box() == null)
                .distinct()
                .flatMap(patron -> whoLeft(patron, by));
        return Stream.of(game, terminals, withheld, gone).flatMap(all -> all);
    }

    /** What can be done about somebody who played the last round and has left. */
    @Rule("R-193")
    private static Stream<CrapsIrregularity> whoLeft(Patron patron, Grade by) {
        return Stream.of(new InvalidWager(by, patron), new VoidWagers(by, patron, "7.3", "reason to be given"));
    }

    private static Stream<CrapsIrregularity> terminal(Guest guest, Grade by) {
        Whose whose = new Whose(guest.box(), guest.patron());
        return Stream.of(
                new TerminalFails(by, whose, "6.2.3", null),
                new Recalculate(by, whose, List.of()),
                new InvalidWager(by, guest.patron()),
                new VoidWagers(by, guest.patron(), "7.3", "reason to be given"));
    }

    private void keep(CrapsState s, List<Offer<CrapsCommand>> offers, Stream<? extends CrapsCommand> candidates) {
        candidates.forEach(command -> {
            if (game.decide(s, game.withOutcome(s, command, ANY_DICE)) instanceof Decision.Accepted<CrapsEvent>)
                offers.add(Offer.of(command));
        });
    }
}
