package baize.wire;

import baize.core.ball.Balls;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoIrregularity;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.BingoShowdown;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.*;
import baize.games.bingo.CallLog;
import baize.games.bingo.Claimed;
import baize.games.bingo.Claimed.Finding;
import baize.games.bingo.Divided;
import baize.games.bingo.Entry;
import baize.games.bingo.Hall;
import baize.games.bingo.Issued;
import baize.games.bingo.LastGame;
import baize.games.bingo.Medium;
import baize.games.bingo.Outcome;
import baize.games.bingo.Pattern;
import baize.games.bingo.Play;
import baize.games.bingo.Prize;
import baize.games.bingo.Session;
import baize.games.jackpot.Contribution;
import baize.games.jackpot.Drawn;
import baize.games.jackpot.Meter;
import baize.games.jackpot.Pool;
import baize.games.jackpot.TablePool;
import baize.games.table.Device;
import baize.games.table.Invalidation;
import baize.games.table.Limits;
import baize.games.table.Sign;
import baize.games.table.Table;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One example, with every field filled, of all that bingo stores besides what tables and jackpots share. */
final class BingoExamples {
    private static final Patron ANN = new Patron("ann");
    private static final Patron BOB = new Patron("bob");
    private static final Box ONE = Box.of(1);
    private static final Grade BY = Grade.GAMING_SUPERVISOR;
    private static final Money TEN = Money.dollars(10);
    private static final Instant AT = Instant.parse("2026-11-16T09:00:00Z");
    private static final String SERIES = "00000000000004D2";
    private static final BingoBox BOX = BingoBox.of(List.of(4, 11, 36, 52, 81, 9, 22, 45, 63, 79, 17, 28, 58, 67, 90));
    private static final List<Prize> PRIZES =
            List.of(new Prize(Pattern.COPS_AND_ROBBERS, TEN), new Prize(Pattern.FULL_HOUSE, Money.dollars(300)));
    private static final List<Divided> DIVIDED = List.of(
            new Divided("full-house", Money.dollars(500), Money.cents(166_67), List.of(ANN, BOB), Money.cents(1)));
    private static final List<Divided> LEVEL = List.of(new Divided(
            "jackpot",
            Money.cents(407_40),
            Money.cents(203_71),
            List.of(ANN, BOB),
            Money.cents(2),
            Money.cents(407_41)));
    private static final List<Finding> FINDINGS =
            List.of(new Finding("7.1.1", true, "the card was collected"), new Finding("8.1", false, "late"));
    private static final List<Line> LINES = List.of(new Line(
            ANN,
            ONE,
            1,
            "full-house",
            Money.ZERO,
            Money.ZERO,
            BingoShowdown.BINGO,
            Result.WIN,
            null,
            Money.cents(166_67),
            Money.cents(166_67),
            Money.cents(55_00),
            "7.2",
            List.of("7.2", "R-2")));
    private static final List<Adjustment> ADJUSTMENTS =
            List.of(new Adjustment(ANN, ONE, "full-house", Money.cents(-166_67), "9.4.2", List.of("9.4.2", "R-124")));
    private static final Invalidation INVALIDATION =
            new Invalidation(true, List.of(ANN), List.of(BOB), "a fight", Grade.GAMING_MANAGER);
    private static final Pool POOL = new Pool(new Meter(Money.dollars(2_400), 123_457), new Meter(TEN, 999_999), 2);
    private static final Limits OPEN = new Limits(Money.cents(1), Money.dollars(100), Money.cents(1));
    private static final Table TABLE =
            new Table(AT, true, Device.DEALER_TERMINAL, new Sign(OPEN, Map.of()), null, null, null, List.of(), null);
    private static final Issued CARD =
            new Issued(1001, ANN, Medium.ELECTRONIC, true, 2, List.of(BOX), Balls.of(List.of(4, 63, 64, 90)), true);
    private static final Session SESSION = new Session(
            3,
            SERIES,
            AT,
            1,
            List.of(CARD),
            List.of(new Entry(ANN, ONE, TEN, Invalidation.Fate.FORFEITED, false)),
            null);
    private static final Hall HALL = new Hall(
            TABLE, new TablePool(POOL, true, Contribution.NONE), 7, 3, SESSION, PRIZES, DIVIDED, LINES, null, null);
    private static final Hall WITH_DEAD = new Hall(
            TABLE,
            HALL.jackpot(),
            7,
            3,
            new Session(3, SERIES, AT, 1, List.of(), List.of(), List.of(CARD)),
            List.of(),
            List.of(),
            List.of(),
            null,
            null);
    private static final Hall UNDOABLE = new Hall(
            TABLE,
            HALL.jackpot(),
            7,
            3,
            null,
            List.of(),
            DIVIDED,
            LINES,
            new Outcome(
                    PRIZES,
                    new Drawn(Money.dollars(2_400), TEN, Money.dollars(490), 2),
                    SESSION.entries(),
                    BingoShowdown.SESSION_PLAYED),
            null);
    private static final Balls HEARD = Balls.NONE.with(4).with(90);
    private static final Play PLAY = new Play(
            2,
            List.of(7, 44),
            List.of(4, 90),
            9,
            PRIZES,
            DIVIDED,
            List.of(new Claimed(BOB, 1002, 6, Pattern.NOAHS_ARK, 2, true, Claimed.Check.REJECTED, FINDINGS)),
            List.of(new Play.Forfeit(ANN, Pattern.LETTER_T, HEARD)),
            null);
    private static final Claimed WINNING =
            new Claimed(BOB, 1002, 6, Pattern.NOAHS_ARK, 2, true, Claimed.Check.GOOD, FINDINGS.subList(0, 1));
    private static final Play LOGGED = new Play(
            2,
            List.of(),
            List.of(4, 90),
            null,
            PRIZES,
            DIVIDED,
            List.of(),
            List.of(new Play.Forfeit(ANN, Pattern.LETTER_T, HEARD)),
            new CallLog(
                    List.of(new CallLog.Wrong(1, 51)),
                    List.of(90),
                    List.of(Pattern.ANY_LINE),
                    List.of(new CallLog.Won(PRIZES.getFirst(), List.of(WINNING), List.of(CARD), HEARD))));
    private static final Hall LOOKED_INTO = new Hall(
            TABLE,
            HALL.jackpot(),
            7,
            3,
            null,
            List.of(),
            DIVIDED,
            LINES,
            null,
            new LastGame(LOGGED, SERIES, SESSION.entries()));

    static final List<Object> ALL = Stream.of(commands(), irregularities(), events(), settled(), states())
            .<Object>flatMap(examples -> examples)
            .toList();

    private BingoExamples() {}

    private static Stream<BingoState> states() {
        return Stream.of(
                new Settled(HALL),
                new Issuing(HALL),
                new Calling(HALL, PLAY),
                new Checking(HALL, PLAY),
                new Issuing(WITH_DEAD),
                new Settled(UNDOABLE),
                new Calling(HALL, LOGGED),
                new Settled(LOOKED_INTO));
    }

    private static Stream<BingoCommand> commands() {
        return Stream.of(
                new OpenSession(SERIES),
                new Issue(ANN, BY, 1001, List.of(BOX), Medium.ELECTRONIC, true, SERIES),
                new Automatic(ANN, 1001, false),
                new Mark(ANN, 1001, 90),
                new Claim(ANN, BY, 1001, 6, Pattern.ANY_2_LINES, 2),
                new Start(List.of(7, 19, 44, 61, 88)),
                new Call(90, 9),
                new Verify(BY, 1001),
                new Settle(),
                new TellJackpot(POOL));
    }

    private static Stream<BingoCommand> irregularities() {
        return Stream.<BingoIrregularity>of(
                        new CorrectCall(BY, 9, 90, null),
                        new CorrectCall(BY, 9, null, 12),
                        new TerminalError(BY),
                        new CardFails(BY, 1001),
                        new ReplaceCard(BY, 1001),
                        new Invalidate(BY, INVALIDATION),
                        new VoidEntry(BY, ANN, "a computer"))
                .map(Remedy::new);
    }

    private static Stream<BingoEvent> events() {
        return Stream.of(
                new SessionOpened(3, SERIES, AT),
                new CardIssued(ANN, ONE, TEN, 1001, Medium.PAPER, false, 2, List.of(BOX)),
                new AutomaticSet(1001, true),
                new NumberMarked(1001, 90),
                new GameStarted(7, 2, "yellow", PRIZES, List.of(7, 44)),
                new NumberCalled(90, 9),
                new PrizeForfeited(ANN, Pattern.TOP_AND_BOTTOM_LINES, 1001, 6),
                new ClaimMade(ANN, 1001, 6, Pattern.LUCKY_7, 2, true),
                new ClaimVerified(ANN, 1001, 6, Pattern.LUCKY_7, FINDINGS.subList(0, 1)),
                new ClaimRejected(ANN, 1001, 6, Pattern.LUCKY_7, "8.1", List.of("8.1", "R-125"), FINDINGS),
                new CallCorrected(90, 9, null),
                new CallCorrected(90, 9, 12),
                new ForfeitLifted(ANN, Pattern.LETTER_T),
                new ClaimUndone(ANN, 1001, 6, Pattern.LUCKY_7),
                new CardFailed(1001),
                new CardReplaced(1001),
                new OutcomeInvalidated(true, List.of(ANN), List.of(BOB), BY),
                new JackpotTold(POOL));
    }

    private static Stream<BingoEvent> settled() {
        return Stream.of(
                new MinorsSettled(DIVIDED, LINES),
                new GameSettled(DIVIDED, LINES, PRIZES),
                new GameSettled(LEVEL, LINES, PRIZES),
                new GameVoided("8.4.2", List.of("8.4.2", "R-124"), DIVIDED, LINES, PRIZES),
                new GameUndone("9.4.2", List.of("9.4.2", "R-124"), LINES, ADJUSTMENTS, PRIZES),
                new PrizesRecalled(
                        "8.3", List.of("8.3", "R-139"), List.of(WINNING), LINES, ADJUSTMENTS, DIVIDED, PRIZES),
                new SharesPaid(LINES),
                new FeesReturned(LINES),
                new SessionEnded(BingoShowdown.CLOSED_EARLY, LINES, PRIZES),
                new EntryVoided(ANN, LINES),
                new PlayerLeft(ANN, LINES));
    }
}
