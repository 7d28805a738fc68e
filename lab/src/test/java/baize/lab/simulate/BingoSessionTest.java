package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules;
import baize.games.table.Settings;
import baize.lab.par.Par;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole sessions, simulated: held to the machine session by session, to the books, and to what can be worked out. */
class BingoSessionTest {
    private static final long SEED = 2026;
    private static final String MINORS = "any-line:50.00 four-corners:80.01";

    /** Minor games but in the third, and three levels of a jackpot that is in play three times. */
    private static final String LEVELS = "minors=" + MINORS + "; minors.3=none; jackpotGames=2 5 6; "
            + "jackpotLevels=within-60:100 numbers:40 within-72:20; jackpotShareOfFee=33.3333%; "
            + "jackpotSeed=123.45; jackpotMeter=1000.00";

    @ParameterizedTest
    @CsvSource({"1,6,player,12", "2,12,player,40", "3,12,box,40", "4,6,box,30", "5,12,player,1"})
    @Rule({"bingo 3.3", "bingo 5.4", "bingo 6.4", "bingo 7.2", "bingo 7.3", "R-2", "R-128", "R-137", "R-138"})
    void the_same_cards_and_calls_pay_the_same_in_the_till_and_in_the_machine(
            long seed, int boxes, String sharePer, int cards) {
        BingoRules rules =
                rules(house("boxes=" + boxes + "; cards=" + cards + "; sharePer=" + sharePer + "; " + LEVELS));
        BingoSessionKernel kernel = new BingoSessionKernel(rules);
        BingoMachine machine = new BingoMachine(rules);
        FastGenerator generator = FastGenerator.stream(seed, 0);
        BingoTill till = kernel.till();
        long[] tally = new long[kernel.outcomes()];
        Money jackpots = Money.ZERO;
        for (int session = 1; session <= 12; session++) {
            String where = "seed %d, session %d".formatted(seed, session);
            Money pool = machine.state().hall().jackpot().pool().amount();
            machine.paid.clear();
            machine.sell(generator);
            till.sell();
            for (int game = 1; game <= rules.games(); game++) play(kernel, machine, till, game, generator, tally);
            till.close(tally);
            assertThat(till.pool())
                    .as(where)
                    .isEqualTo(machine.state().hall().jackpot().pool());
            Money won = machine.paid.getOrDefault("jackpot", Money.ZERO);
            assertThat(till.won()).as(where).isEqualTo(won.cents());
            Money prizes = machine.paid.values().stream()
                    .reduce(Money.ZERO, Money::plus)
                    .minus(won);
            assertThat(till.paid()).as(where).isEqualTo(prizes.cents());
            Money fees = rules.entryFee().times(cards);
            Money grown = till.pool().amount().minus(pool);
            assertThat(fees.minus(prizes).minus(won).minus(grown).cents())
                    .as(where)
                    .isEqualTo(till.house());
            jackpots = jackpots.plus(won);
        }
        assertThat(jackpots.isPositive()).as("seed %d wins a jackpot", seed).isTrue();
    }

    private static void play(
            BingoSessionKernel kernel,
            BingoMachine machine,
            BingoTill till,
            int game,
            FastGenerator generator,
            long[] tally) {
        BingoDraw draw = kernel.draw();
        draw.call(generator);
        machine.layOut(draw.cards(), game);
        boolean jackpot = List.of(2, 5, 6).contains(game);
        machine.play(draw.balls(), BingoMachine.numbers(draw.jackpot(), jackpot ? 5 : 0));
        till.play(game, draw, tally);
    }

    @Test
    @Rule({"bingo 3.3", "bingo 6.4", "R-137", "R-138"})
    void over_any_number_of_sessions_what_came_in_went_out_stays_with_the_house_or_is_in_the_pool() {
        BingoRules rules =
                rules(house("cards=20; jackpotShareOfFee=25%; jackpotSeed=77.00; jackpotMeter=500.00; minors=" + MINORS
                        + "; jackpotLevels=numbers:100 within-66:7"));
        BingoSessionKernel kernel = new BingoSessionKernel(rules);
        BingoTill till = kernel.till();
        BingoDraw draw = kernel.draw();
        FastGenerator generator = FastGenerator.stream(SEED, 0);
        long[] tally = new long[kernel.outcomes()];
        long players = 0;
        long house = 0;
        for (int session = 1; session <= 3_000; session++) {
            till.sell();
            for (int game = 1; game <= rules.games(); game++) {
                draw.next(generator);
                till.play(game, draw, tally);
            }
            till.close(tally);
            players += till.paid() + till.won();
            house += till.house();
            long fees = rules.entryFee().cents() * 20 * session;
            assertThat(fees + 500_00)
                    .as("seed %d, session %d", SEED, session)
                    .isEqualTo(players + house + till.pool().amount().cents());
        }
        assertThat(mean(kernel, tally, "house")).isCloseTo(house / 100.0 / 3_000, within(1e-9));
        assertThat(mean(kernel, tally, "entry")).isCloseTo(players / 200_00.0 / 3_000 - 1, within(1e-9));
    }

    private static double mean(Kernel kernel, long[] tally, String figure) {
        return kernel.summed(tally).stream()
                .filter(wager -> wager.wager().equals(figure))
                .findFirst()
                .orElseThrow()
                .figures()
                .mean();
    }

    @Test
    @Rule({"bingo 6.4", "bingo 6.5.2", "R-136", "R-137"})
    void one_jackpot_game_a_session_is_won_every_eighteenth_and_pays_what_eighteen_sessions_put_in() {
        Simulation simulation = run(house("cards=30; columnRanges=false; games=3"), 60_000, 2);
        near(simulation, "jackpot-numbers", 5.0 / Balls.COUNT);
        near(simulation, "jackpot-wait", 18);
        near(simulation, "jackpot-numbers-paid", 18 * 300);
        near(simulation, "meter", 18 * 300);
        near(simulation, "jackpot", 300);
        near(
                simulation,
                "calls",
                3
                        * Par.of("bingo", house("cards=30; columnRanges=false"))
                                .calls()
                                .orElseThrow()
                                .pattern("full-house")
                                .room()
                                .expected());
        Simulation.Wager prizes = simulation.wager("prizes");
        assertThat(prizes.mean()).isBetween(900.0, 900.1);
        assertThat(simulation.wager("entry").mean())
                .isCloseTo((prizes.mean() + simulation.wager("jackpot").mean()) / 300 - 1, within(1e-9));
        assertThat(simulation.wager("house").mean()).isCloseTo(-prizes.mean(), within(0.01));
    }

    @Test
    @Rule({"bingo 6.5.2", "R-137"})
    void a_seed_that_the_house_puts_in_is_paid_on_top_of_what_the_fees_put_in() {
        Map<String, String> house =
                house("cards=30; columnRanges=false; games=2; jackpotSeed=1000.00; jackpotShareOfFee=50%");
        Simulation simulation = run(house, 40_000, 2);
        near(simulation, "jackpot", 150 + 1000 / 18.0);
        near(simulation, "house", 150 - simulation.wager("prizes").mean() - 1000 / 18.0);
    }

    @Test
    void the_error_of_a_mean_allows_for_the_jackpot_that_sessions_share() {
        Simulation simulation = run(house("cards=30; games=1"), 65_536, 2);
        Simulation.Wager meter = simulation.wager("meter");
        Simulation.Wager paid = simulation.wager("jackpot");
        double alone = 1 / Math.sqrt(65_536);
        // A high meter is likely to be followed by a high one; what was paid is missing from the next jackpot.
        assertThat(meter.standardError() / meter.standardDeviation()).isGreaterThan(3 * alone);
        assertThat(paid.standardError() / paid.standardDeviation()).isLessThan(alone / 3);
    }

    @Test
    void any_number_of_threads_gives_the_same_result() {
        Map<String, String> house = house("cards=2; games=1; minors=" + MINORS);
        long rounds = 2L * Job.BLOCK + 1_234;
        assertThat(run(house, rounds, 3).wagers())
                .isEqualTo(run(house, rounds, 1).wagers());
    }

    @Test
    @Rule({"bingo 5.3", "bingo 6.1"})
    void minor_games_count_where_they_are_played_and_without_a_jackpot_game_it_only_grows() {
        Map<String, String> house = house("cards=5; games=4; minors.2=top-line:5.00; jackpotGames=none");
        Simulation simulation = run(house, 500, 1);
        assertThat(simulation.wagers())
                .extracting(Simulation.Wager::wager)
                .containsExactly(
                        "full-house",
                        "full-house-winners",
                        "top-line",
                        "top-line-winners",
                        "entry",
                        "prizes",
                        "jackpot",
                        "house",
                        "meter",
                        "calls");
        assertThat(simulation.wager("top-line").rounds()).isEqualTo(500);
        assertThat(simulation.wager("full-house").rounds()).isEqualTo(2_000);
        assertThat(simulation.wager("meter").mean()).isCloseTo(50 * 501 / 2.0, within(1e-9));
        assertThat(simulation.wager("jackpot").mean()).isZero();
    }

    private static void near(Simulation simulation, String figure, double exact) {
        Simulation.Wager wager = simulation.wager(figure);
        assertThat(Math.abs(wager.mean() - exact))
                .as("%s, seed %d: %s against %s", figure, SEED, wager.mean(), exact)
                .isLessThanOrEqualTo(4 * wager.standardError() + 1e-9);
    }

    private static BingoRules rules(Map<String, String> house) {
        return BingoRules.read(new Settings(house));
    }

    /** Settings as {@code cards=20; games=3}. */
    private static Map<String, String> house(String settings) {
        Map<String, String> house = new HashMap<>();
        for (String setting : settings.split("; ", -1)) {
            int equals = setting.indexOf('=');
            house.put(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return house;
    }

    private static Simulation run(Map<String, String> house, long rounds, int threads) {
        Job job = new Job("bingo", house, BingoSessionKernel.STRATEGY, rounds, SEED);
        return new LocalEngine(threads).run(job, Progress.UNHEARD);
    }
}
