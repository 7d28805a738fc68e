package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.chance.Shuffle;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stakes;
import baize.core.rule.Rule;
import baize.games.bingo.Bingo;
import baize.games.bingo.BingoBox;
import baize.games.bingo.BingoCommand;
import baize.games.bingo.BingoCommand.Call;
import baize.games.bingo.BingoCommand.Issue;
import baize.games.bingo.BingoCommand.OpenSession;
import baize.games.bingo.BingoCommand.Settle;
import baize.games.bingo.BingoCommand.Start;
import baize.games.bingo.BingoCommand.Verify;
import baize.games.bingo.BingoEvent;
import baize.games.bingo.BingoEvent.ClaimVerified;
import baize.games.bingo.BingoEvent.GameSettled;
import baize.games.bingo.BingoEvent.JackpotMoved;
import baize.games.bingo.BingoEvent.MinorsSettled;
import baize.games.bingo.BingoEvent.NumberCalled;
import baize.games.bingo.BingoEvent.SessionOpened;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.BingoState.Settled;
import baize.games.bingo.Divided;
import baize.games.bingo.Medium;
import baize.games.bingo.Pattern;
import baize.games.bingo.Series;
import baize.games.bingo.strips.Strips;
import baize.games.jackpot.JackpotEvent;
import baize.games.table.Settings;
import baize.lab.exact.Payoff;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The simulator's loop held to the machine that pays: every book of a session is sold and plays by itself, and the
 * same calls on the same boxes must win the same prizes on the same call for as many boxes, and the same level of
 * the jackpot.
 */
class BingoLoopTest {
    private static final int GAMES = 6;

    private final Map<String, Integer> calls = new TreeMap<>();
    private final Map<String, Integer> boxes = new TreeMap<>();
    private final Map<String, Integer> shares = new TreeMap<>();
    private String level = "";
    private String series = "";
    private int called;
    private Money staked = Money.ZERO;
    private Money settled = Money.ZERO;

    @ParameterizedTest
    @CsvSource({"1,6,12", "2,12,4", "3,6,1", "4,6,40"})
    @Rule({"bingo 4.7", "bingo 5.4", "bingo 5.4.1", "bingo 6.5.2", "bingo 7.2", "bingo 7.3", "R-127", "R-136", "R-137"})
    void seeded_games_are_won_by_the_same_boxes_in_the_loop_and_in_the_machine(long seed, int boxes, int cards) {
        BingoRules rules = rules(boxes, cards);
        BingoKernel kernel = new BingoKernel(rules, "optimal");
        Bingo machine = new Bingo(rules);
        FastGenerator generator = FastGenerator.stream(seed, 0);
        int[] balls = IntStream.range(0, Balls.COUNT).toArray();
        int[] jackpot = balls.clone();
        BingoState state = machine.initial();
        for (int session = 0; session < 3; session++) {
            state = sold(machine, state, generator, cards);
            Series books = rules.series(Series.key(series));
            for (int game = 1; game <= GAMES; game++) {
                Shuffle.shuffle(balls, generator);
                Shuffle.deal(jackpot, rules.jackpotNumbers(), generator);
                String where = "seed %d, session %d, game %d".formatted(seed, session, game);
                state = played(machine, state, balls, numbers(jackpot, rules.jackpotNumbers()));
                long[] tally = new long[kernel.outcomes()];
                kernel.play(laidOut(kernel, books, game), balls, jackpot, tally);
                compare(kernel, tally, where);
            }
            assertThat(state).isInstanceOf(Settled.class);
            assertThat(staked).as("seed %d", seed).isEqualTo(settled);
        }
    }

    private static BingoRules rules(int boxes, int cards) {
        return BingoRules.read(new Settings(Map.of(
                "boxes",
                Integer.toString(boxes),
                "cards",
                Integer.toString(cards),
                "sharePer",
                "box",
                "minors",
                "any-line:50.00 four-corners:80.00 pickels:20.00 any-2-lines:60.00",
                "jackpotGames",
                "1 2 3 4 5 6",
                "jackpotMeter",
                "1000000.00",
                "jackpotLevels",
                "within-58:60 numbers:40 within-72:20")));
    }

    private BingoState sold(Bingo machine, BingoState before, FastGenerator generator, int cards) {
        BingoState state = step(machine, before, new OpenSession("%016X".formatted(generator.nextLong())));
        for (int card = 1; card <= cards; card++)
            state = step(
                    machine,
                    state,
                    new Issue(new Patron("player-" + card), null, null, List.of(), Medium.ELECTRONIC, true, null));
        return state;
    }

    private BingoState played(Bingo machine, BingoState before, int[] balls, List<Integer> jackpot) {
        calls.clear();
        boxes.clear();
        shares.clear();
        level = "";
        called = 0;
        BingoState state = step(machine, before, new Start(jackpot));
        while (state instanceof Calling || state instanceof Checking)
            state = step(machine, state, state instanceof Calling open ? next(open, balls) : verify());
        return state;
    }

    private BingoCommand next(Calling state, int[] balls) {
        return state.play().isWon() ? new Settle() : new Call(balls[called] + 1, null);
    }

    private static BingoCommand verify() {
        return new Verify(Grade.GAMING_SUPERVISOR, null);
    }

    private static List<Integer> numbers(int[] balls, int count) {
        return IntStream.range(0, count).mapToObj(at -> balls[at] + 1).toList();
    }

    private static BingoCards laidOut(BingoKernel kernel, Series books, int game) {
        BingoCards cards = kernel.cards();
        int strip = 0;
        for (int serial = books.first(); serial <= books.last(); serial++) {
            List<BingoBox> page = books.page(serial, game).boxes();
            for (int from = 0; from < page.size(); from += Strips.BOXES)
                cards.put(strip++, cells(page.subList(from, from + Strips.BOXES)));
        }
        return cards;
    }

    private static byte[] cells(List<BingoBox> strip) {
        byte[] cells = new byte[Strips.CELLS];
        int at = 0;
        for (BingoBox box : strip) for (int number : box.cells()) cells[at++] = (byte) number;
        return cells;
    }

    private void compare(BingoKernel kernel, long[] tally, String where) {
        Map<String, Integer> looped = new HashMap<>();
        for (Payoff payoff : kernel.payoffs())
            for (Payoff.Cell cell : payoff.merged(payoff.placed(tally)).keySet())
                looped.put(payoff.wager(), (int) cell.net());
        Map<String, Integer> machine = new HashMap<>(calls);
        boxes.forEach((pattern, count) -> machine.put(pattern + "-winners", count));
        for (String each : List.of("within-58", "numbers", "within-72"))
            machine.put("jackpot-" + each, each.equals(level) ? 1 : 0);
        assertThat(looped).as(where).isEqualTo(machine);
        assertThat(shares).as(where).isEqualTo(boxes).containsKeys(Pattern.FULL_HOUSE.id(), Pattern.ANY_LINE.id());
    }

    private BingoState step(Bingo machine, BingoState before, BingoCommand command) {
        return switch (machine.decide(before, command)) {
            case Decision.Accepted<BingoEvent>(var events) -> {
                BingoState state = before;
                for (BingoEvent event : events) {
                    state = machine.evolve(state, event);
                    count(event);
                }
                yield state;
            }
            case Decision.Refused<BingoEvent>(var refusal) ->
                throw new AssertionError(command + " refused: " + refusal);
        };
    }

    private void count(BingoEvent event) {
        if (event instanceof Stakes stakes) staked = staked.plus(stakes.staked().amount());
        if (event instanceof Settles settles) for (Line line : settles.lines()) settled = settled.plus(line.stake());
        switch (event) {
            case SessionOpened opened -> series = opened.series();
            case NumberCalled _ -> called++;
            case ClaimVerified claim -> {
                calls.put(claim.pattern().id(), called);
                boxes.merge(claim.pattern().id(), 1, Integer::sum);
            }
            case MinorsSettled minors -> minors.divided().forEach(this::share);
            case GameSettled game -> game.divided().forEach(this::share);
            case JackpotMoved(JackpotEvent.Paid paid) ->
                level = paid.awards().getFirst().prize();
            default -> {}
        }
    }

    private void share(Divided divided) {
        if (!divided.wager().equals("jackpot"))
            shares.put(divided.wager(), divided.winners().size());
    }
}
