package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.bingo.BingoState.Settled;
import baize.games.bingo.Pattern;
import baize.games.table.Settings;
import baize.lab.exact.Payoff;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The simulator's loop held to the machine that pays: every book of a session is sold and plays by itself, and the
 * same calls on the same boxes must win the same prizes on the same call for as many boxes, and the same level of
 * the jackpot.
 */
class BingoLoopTest {
    private static final int GAMES = 6;

    @ParameterizedTest
    @CsvSource({"1,6,12", "2,12,4", "3,6,1", "4,6,40"})
    @Rule({"bingo 4.7", "bingo 5.4", "bingo 5.4.1", "bingo 6.5.2", "bingo 7.2", "bingo 7.3", "R-127", "R-136", "R-137"})
    void seeded_games_are_won_by_the_same_boxes_in_the_loop_and_in_the_machine(long seed, int boxes, int cards) {
        BingoRules rules = rules(boxes, cards);
        BingoKernel kernel = new BingoKernel(rules);
        BingoMachine machine = new BingoMachine(rules);
        FastGenerator generator = FastGenerator.stream(seed, 0);
        for (int session = 0; session < 3; session++) {
            machine.sell(generator);
            for (int game = 1; game <= GAMES; game++) {
                BingoDraw draw = kernel.draw(1);
                draw.call(generator);
                machine.layOut(draw.cards(), game);
                machine.play(draw.balls(), BingoMachine.numbers(draw.jackpot(), rules.jackpotNumbers()));
                long[] tally = new long[kernel.outcomes()];
                kernel.play(draw, tally);
                compare(kernel, tally, machine, "seed %d, session %d, game %d".formatted(seed, session, game));
            }
            assertThat(machine.state()).isInstanceOf(Settled.class);
            assertThat(machine.staked).as("seed %d", seed).isEqualTo(machine.settled);
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

    private static void compare(BingoKernel kernel, long[] tally, BingoMachine machine, String where) {
        Map<String, Integer> looped = new HashMap<>();
        for (Payoff payoff : kernel.payoffs())
            for (Payoff.Cell cell : payoff.merged(payoff.placed(tally)).keySet())
                looped.put(payoff.wager(), (int) cell.net());
        Map<String, Integer> paid = new HashMap<>(machine.calls);
        machine.boxes.forEach((pattern, count) -> paid.put(pattern + "-winners", count));
        for (String each : List.of("within-58", "numbers", "within-72"))
            paid.put("jackpot-" + each, each.equals(machine.level) ? 1 : 0);
        assertThat(looped).as(where).isEqualTo(paid);
        assertThat(machine.shares)
                .as(where)
                .isEqualTo(machine.boxes)
                .containsKeys(Pattern.FULL_HOUSE.id(), Pattern.ANY_LINE.id());
    }
}
