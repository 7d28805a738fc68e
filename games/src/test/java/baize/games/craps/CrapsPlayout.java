package baize.games.craps;

import static baize.games.craps.CrapsTable.*;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsEvent.WageringClosed;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsState.Shooting;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import baize.testkit.Books;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Long seeded play with irregularities, in which people also ask for what they may not; checked at every step. */
final class CrapsPlayout {
    private static final List<Patron> PATRONS = SEATS.subList(0, 5);
    private static final long CREDITS = 2_000;
    static final int ROLLS = 400;

    private final FastGenerator generator;
    private final CrapsRules rules;
    private final Craps game;
    private final List<CrapsEvent> events = new ArrayList<>();
    private final CrapsStanding standing = new CrapsStanding();
    private CrapsState state;
    private Instant now = Instant.parse("2026-11-16T09:00:00Z");
    private long house;

    CrapsPlayout(long seed) {
        generator = FastGenerator.stream(seed, 0);
        rules = CrapsTable.rules(
                "boxes=6",
                "maximum=100.00",
                "unit=" + (seed % 3 == 0 ? "5.00" : "1.00"),
                "commissionRefundOnCancel=" + (seed % 4 != 0),
                "minShootingWager=" + (seed % 2 == 0 ? "5.00" : "1.00"));
        game = new Craps(rules);
        state = game.initial();
    }

    long rolls() {
        return state.layout().history().rolls();
    }

    /** How often somebody's wagers were found where they had stood, after a round without a roll. */
    int stood() {
        return standing.checked();
    }

    List<CrapsEvent> events() {
        return events;
    }

    /** Plays, checks, and says how many commands were refused. */
    int run() {
        for (int box = 1; box <= PATRONS.size(); box++) send(admit(box, CREDITS, null));
        int refused = 0;
        while (rolls() < ROLLS) {
            if (!send(next())) refused++;
            CrapsInvariants.check(rules, state);
            money();
        }
        Books.check(events);
        replays();
        return refused;
    }

    private boolean send(CrapsCommand command) {
        CrapsState before = state;
        CrapsCommand complete = game.withOutcome(before, command, SeededOutcomes.of(generator));
        return switch (game.decide(before, complete)) {
            case Decision.Refused<CrapsEvent>(var refusal) -> {
                assertThat(refusal.detail()).isNotBlank();
                yield false;
            }
            case Decision.Accepted<CrapsEvent>(var happened) -> {
                standing.sent(command, happened);
                for (CrapsEvent event : happened) {
                    shooterMayShoot(event);
                    state = game.evolve(state, event);
                    enter(event);
                }
                events.addAll(happened);
                standing.check(before, state, happened);
                yield true;
            }
        };
    }

    private void shooterMayShoot(CrapsEvent event) {
        if (!(event instanceof WageringClosed closed) || closed.shooter() == null) return;
        Terminal terminal = state.layout().at(closed.shooter());
        assertThat(terminal != null && terminal.mayShoot(rules, state.table()))
                .as("%s", closed)
                .isTrue();
    }

    /** What the house is up or down, from the lines and adjustments alone. */
    private void enter(CrapsEvent event) {
        if (event instanceof Settles settles)
            for (Line line : settles.lines())
                house += line.stake().cents() - line.returned().cents();
        if (event instanceof Adjusts adjusts)
            for (Adjustment one : adjusts.adjustments()) house -= one.amount().cents();
    }

    /** Meters, wagers and the house together hold what they held at first. */
    private void money() {
        long sum = house;
        for (int box = 1; box <= PATRONS.size(); box++) {
            Money credits = state.table().guest(CrapsTable.at(box)).chips();
            if (credits == null) throw new AssertionError(box + " has no meter");
            sum += credits.cents() + state.staked(CrapsTable.at(box)).cents();
        }
        if (sum != PATRONS.size() * CREDITS * 100) throw new AssertionError(house + " is the house's of " + state);
    }

    private void replays() {
        CrapsState again = game.initial();
        for (CrapsEvent event : events) again = game.evolve(again, event);
        assertThat(again).isEqualTo(state);
    }

    private CrapsCommand next() {
        if (!state.table().open()) return at(new TableCommand.Open(MANAGER));
        int pick = generator.below(100);
        if (state instanceof Shooting) return pick < 80 ? shot(pick) : irregular();
        if (pick < 55) return wager();
        if (pick < 80) return new CloseWagering(null);
        return pick < 92 ? changed() : pick < 95 ? seat() : irregular();
    }

    private CrapsCommand shot(int pick) {
        if (pick < 7) return new Shoot(null, Throw.Spoilt.values()[generator.below(2)]);
        return new Shoot(pick < 20 ? patron() : null, null);
    }

    private Patron patron() {
        return PATRONS.get(generator.below(PATRONS.size()));
    }

    private Spot spot() {
        return Spot.layout().get(generator.below(Spot.layout().size()));
    }

    /** Half of all wagers are on the line or ride on it, so that points are played for. */
    private Spot likely() {
        int point = state.layout().point();
        String[] line = point == 0
                ? new String[] {"pass-line", "dont-pass"}
                : new String[] {"pass-line", "come", "dont-come", "odds-" + point, "dont-odds-" + point};
        return generator.below(2) == 0 ? spot() : Spot.parse(line[generator.below(line.length)]);
    }

    private Money stake() {
        long[] some = {1, 2, 5, 10, 12, 20, 25, 40, 100};
        return generator.below(30) == 0
                ? Money.cents(generator.below(150_00))
                : Money.dollars(some[generator.below(some.length)]);
    }

    private CrapsCommand wager() {
        return new Wager(patron(), generator.below(10) == 0 ? Box.of(1 + generator.below(7)) : null, likely(), stake());
    }

    /** A change to what stands, mostly. */
    private CrapsCommand changed() {
        Patron patron = patron();
        Terminal terminal = state.layout().of(patron);
        Spot on = terminal == null || terminal.bets().isEmpty()
                ? spot()
                : terminal.bets().get(generator.below(terminal.bets().size())).on();
        return switch (generator.below(6)) {
            case 0 -> new Change(patron, on, stake());
            case 1 -> new Withdraw(patron, on, null);
            case 2 -> new Withdraw(patron, on, stake());
            default -> new Move(patron, on, likely(), generator.below(2) == 0 ? null : stake());
        };
    }

    private CrapsCommand seat() {
        now = now.plus(Duration.ofSeconds(generator.below(12)));
        return at(
                switch (generator.below(3)) {
                    case 0 -> new TableCommand.Leave(patron());
                    case 1 -> new TableCommand.Sit(patron(), Box.of(1 + generator.below(6)));
                    default -> new TableCommand.Tick(now);
                });
    }

    private CrapsCommand irregular() {
        boolean heads = generator.below(2) == 0;
        int box = 1 + generator.below(6);
        return staff(
                switch (generator.below(16)) {
                    case 0 -> new Cocked(MANAGER);
                    case 1 -> new TumblerFails(MANAGER, generator.below(4) == 0);
                    case 2, 3 -> new TerminalFails(MANAGER, at(box, patron()), "6.2.2", heads ? null : box < 4);
                    case 4, 5, 6 -> new Recalculate(MANAGER, at(box, patron()), List.of(spot(), likely()));
                    case 7 -> new SystemFails(MANAGER, "6.6.1.2", heads ? List.of() : List.of(Box.of(box)), box < 3);
                    case 8 -> new Relax(MANAGER, patron(), likely(), heads ? stake() : Money.ZERO, "slow");
                    case 9 -> new Withhold(MANAGER, patron(), stake(), "log");
                    case 10 -> new Determine(MANAGER, state.layout().investigations(), heads, "found");
                    case 11 -> new InvalidWager(MANAGER, patron());
                    case 12 -> new VoidWagers(MANAGER, patron(), "7.4", "tilted");
                    case 13 ->
                        new Invalidate(
                                MANAGER,
                                new Invalidation(heads, named(heads), List.of(), null, null),
                                generator.below(2) == 0 ? true : null);
                    case 14 -> new WarnOfClose(MANAGER);
                    default -> new Vacate(MANAGER, Box.of(box));
                });
    }

    private List<Patron> named(boolean fraud) {
        return fraud ? List.of(patron()) : List.of();
    }

    private static baize.games.table.Whose at(int box, Patron patron) {
        return box % 2 == 0
                ? new baize.games.table.Whose(Box.of(box), null)
                : new baize.games.table.Whose(null, patron);
    }

    private static AtTable at(TableCommand command) {
        return CrapsTable.at(command);
    }
}
