package baize.wire;

import baize.core.dice.Dice;
import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Travel;
import baize.games.craps.Bet;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsCommand.*;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsIrregularity;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsShowdown;
import baize.games.craps.CrapsState;
import baize.games.craps.CrapsState.*;
import baize.games.craps.Decided;
import baize.games.craps.Layout;
import baize.games.craps.Moved;
import baize.games.craps.RollHistory;
import baize.games.craps.Spot;
import baize.games.craps.Terminal;
import baize.games.craps.Withheld;
import baize.games.table.Device;
import baize.games.table.Invalidation;
import baize.games.table.Limits;
import baize.games.table.Sign;
import baize.games.table.Table;
import baize.games.table.Whose;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One example, with every field filled, of all that craps stores besides what tables share. */
final class CrapsExamples {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Box ONE = Box.of(1);
    private static final Box TWO = Box.of(2);
    private static final Grade BY = Grade.CASINO_SUPERVISOR;
    private static final Money TEN = Money.dollars(10);
    private static final Money CENTS = Money.cents(50);
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final Limits LIMITS = new Limits(Money.dollars(5), Money.dollars(100), Money.dollars(5));
    private static final Sign SIGN = new Sign(LIMITS, Map.of("place", LIMITS));
    private static final Whose WHOSE = new Whose(ONE, ANN);
    private static final Spot BUY = Spot.parse("buy-4");
    private static final Spot COME = Spot.parse("come-9");
    private static final Spot HOP = Spot.parse("hop-2-4");
    private static final Line LINE = new Line(
            ANN,
            ONE,
            1,
            "buy-4",
            TEN,
            Money.ZERO,
            CrapsShowdown.BUY_WON,
            Result.WIN,
            new Odds(2, 1),
            Money.dollars(20),
            Money.dollars(30),
            Money.ZERO,
            "3.9.8",
            List.of("3.9.8", "3.10 \"Buy 4 or 10\"", "R-71"));
    private static final List<Line> LINES = List.of(LINE);
    private static final List<Adjustment> ADJUSTMENTS =
            List.of(new Adjustment(ANN, ONE, "buy-4", CENTS.negated(), "3.9.8", List.of("3.9.8", "R-71")));
    private static final Bet BET = new Bet(BUY, TEN, CENTS, CENTS);
    private static final Terminal TERMINAL = new Terminal(
            ONE,
            ANN,
            List.of(BET, new Bet(COME, TEN, TEN, Money.ZERO)),
            true,
            List.of(new Decided(BET, LINE, false)),
            true,
            null);
    private static final List<Moved> MOVED = List.of(new Moved(BUY, COME, TEN, CENTS));
    private static final Terminal WITH_MOVED = new Terminal(ONE, ANN, List.of(BET), false, List.of(), false, MOVED);
    private static final Terminal HOLDING =
            new Terminal(ONE, ANN, List.of(), true, List.of(new Decided(BET, LINE, true)), false, null);
    private static final RollHistory HISTORY = new RollHistory(
            List.of(Dice.of(3, 4), Dice.of(6, 6)), List.of(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1), 2, 1, 1, 1, 2);
    private static final Layout LAYOUT = new Layout(
            new Table(AT, true, Device.TUMBLER, SIGN, null, null, null, List.of(), null),
            7,
            9,
            ONE,
            true,
            List.of(TERMINAL),
            HISTORY,
            List.of(new Decided(BET, LINE, false)),
            List.of(new Withheld(1, ANN, ONE, TEN, "a check")),
            3,
            9);
    private static final Layout IN_PERIOD =
            new Layout(LAYOUT.table(), 7, 9, ONE, true, List.of(WITH_MOVED), HISTORY, List.of(), List.of(), 3, 9);
    private static final Layout HELD =
            new Layout(LAYOUT.table(), 7, 9, ONE, true, List.of(HOLDING), HISTORY, List.of(), List.of(), 3, 9);

    static final List<Object> ALL = Stream.of(commands(), irregularities(), events(), remedied(), states())
            .<Object>flatMap(examples -> examples)
            .toList();

    private CrapsExamples() {}

    private static Stream<CrapsState> states() {
        return Stream.of(
                new Settled(LAYOUT),
                new Wagering(LAYOUT),
                new Shooting(LAYOUT, TWO, AT),
                new Wagering(IN_PERIOD),
                new Settled(HELD));
    }

    private static Stream<CrapsCommand> commands() {
        return Stream.of(
                new Wager(ANN, ONE, HOP, TEN),
                new Change(ANN, BUY, TEN),
                new Withdraw(ANN, COME, TEN),
                new Move(ANN, BUY, HOP, TEN),
                new CloseWagering(Throw.Spoilt.COCKED),
                new Shoot(ANN, Dice.of(3, 4)));
    }

    private static Stream<CrapsCommand> irregularities() {
        return Stream.<CrapsIrregularity>of(
                        new Cocked(BY),
                        new TumblerFails(BY, true),
                        new TerminalFails(BY, WHOSE, "6.2.1", false),
                        new Recalculate(BY, WHOSE, List.of(BUY, HOP)),
                        new SystemFails(BY, "6.6.1.1", List.of(ONE, TWO), true),
                        new Relax(BY, ANN, BUY, TEN, "a slow screen"),
                        new Withhold(BY, ANN, TEN, "a check"),
                        new Determine(BY, 1, true, "all in order"),
                        new InvalidWager(BY, ANN),
                        new VoidWagers(BY, ANN, "7.4", "tilted"),
                        new Invalidate(
                                BY,
                                new Invalidation(true, List.of(ANN), List.of(BOB), "a fight", Grade.GAMING_MANAGER),
                                null),
                        new Invalidate(BY, new Invalidation(false, List.of(), List.of(), null, null), true),
                        new WarnOfClose(BY),
                        new Vacate(BY, ONE))
                .map(Remedy::new);
    }

    private static Stream<CrapsEvent> events() {
        return Stream.of(
                new RoundOpened(7),
                new WagerPlaced(ANN, ONE, BUY, TEN, CENTS),
                new WagerTaken(ANN, ONE, BUY, TEN, CENTS),
                new StandingMoved(ANN, ONE, MOVED),
                new StandingPutBack(ANN, ONE, MOVED, ADJUSTMENTS),
                new WageringClosed(ONE, AT),
                new RoundSettled(
                        Dice.of(6, 3), LINES, LINES, List.of(new Travel(ANN, ONE, "come", "come-9", TEN)), true),
                new RoundVoided(CrapsShowdown.COCKED, LINES, ADJUSTMENTS, true),
                new PlayerLeft(ANN, ONE));
    }

    private static Stream<CrapsEvent> remedied() {
        return Stream.of(
                new WagersVoided(LINES, ADJUSTMENTS),
                new TerminalFailed(ONE, "6.2.1"),
                new TerminalRecalculated(ONE, LINES, ADJUSTMENTS),
                new RoundUnwound(LINES, ADJUSTMENTS),
                new HeldUnwound(LINES, ADJUSTMENTS),
                new PeriodRelaxed(ANN, BY, "a slow screen"),
                new CreditsWithheld(1, ANN, ONE, TEN, "a check"),
                new CreditsDetermined(1, ANN, ONE, TEN, "all in order"),
                new OutcomeInvalidated(true, BY),
                new CloseWarned(9));
    }
}
