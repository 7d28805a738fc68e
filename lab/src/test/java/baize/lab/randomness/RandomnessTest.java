package baize.lab.randomness;

import static baize.lab.randomness.Finding.CHI_SQUARE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.chance.SeededGenerator;
import baize.lab.simulate.Progress;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RandomnessTest {
    private static final long DRAWS = 30_000;
    private static final long SEED = 25;
    private static final long WIDE = 0x9e3779b97f4a7c15L;

    private static Generator seeded(int seed) {
        byte[] bytes = new byte[SeededGenerator.SEED];
        bytes[bytes.length - 1] = (byte) seed;
        return new SeededGenerator(bytes);
    }

    private static Report test(Generator generator) {
        return Randomness.of(generator, DRAWS, Progress.UNHEARD);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void good_generators_hold(int seed) {
        assertThat(test(FastGenerator.stream(seed, 0)))
                .as("xoshiro256++, seed %d", seed)
                .matches(Report::holds);
        assertThat(test(seeded(seed))).as("CTR_DRBG, seed %d", seed).matches(Report::holds);
    }

    /**
     * The p of chance are spread evenly: of all of them, about one in a hundred is below 0.01, and half below a half.
     */
    @Test
    void the_tests_fail_a_good_generator_as_often_as_they_say() {
        List<Finding> findings = new ArrayList<>();
        for (int stream = 0; stream < 20; stream++)
            findings.addAll(Randomness.of(FastGenerator.stream(SEED, stream), Randomness.LEAST_DRAWS, Progress.UNHEARD)
                    .findings());
        assertThat(findings).hasSize(20 * 27);
        assertThat(findings.stream().filter(finding -> !finding.holds()).count())
                .as("of 540 at one in a hundred, seed %d", SEED)
                .isBetween(1L, 15L);
        assertThat(findings.stream().filter(finding -> finding.p() < 0.5).count())
                .as("of 540 below a half, seed %d", SEED)
                .isBetween(215L, 325L);
    }

    @Test
    void each_outcome_has_its_three_tests_and_their_degrees_of_freedom() {
        Report report = test(FastGenerator.stream(SEED, 0));
        assertThat(report.findings())
                .extracting(finding -> name(finding) + " " + finding.degreesOfFreedom())
                .containsExactly(
                        "cards by place, chi-square 612",
                        "cards by place, runs 12",
                        "cards by place, serial correlation 12",
                        "successive cards, chi-square 15906",
                        "successive cards, runs 1",
                        "successive cards, serial correlation 1",
                        "one-word deals by place, chi-square 561",
                        "one-word deals by place, runs 11",
                        "one-word deals by place, serial correlation 11",
                        "one-word deals, successive cards, chi-square 13255",
                        "one-word deals, successive cards, runs 1",
                        "one-word deals, successive cards, serial correlation 1",
                        "dice faces, chi-square 10",
                        "dice faces, runs 1",
                        "dice faces, serial correlation 1",
                        "dice totals, chi-square 10",
                        "dice totals, runs 1",
                        "dice totals, serial correlation 1",
                        "successive rolls, chi-square 1295",
                        "successive rolls, runs 1",
                        "successive rolls, serial correlation 2",
                        "balls by place, chi-square 7921",
                        "balls by place, runs 90",
                        "balls by place, serial correlation 90",
                        "balls by gap, chi-square 3960",
                        "balls by gap, runs 1",
                        "balls by gap, serial correlation 1");
    }

    /** What is spoilt, how, and the tests that must see it. */
    static Stream<Arguments> flaws() {
        return Stream.of(
                flaw("a shuffle by remainders", Flawed::moduloBiasedShuffle, "cards by place, chi-square"),
                flaw(
                        "a shuffle that swaps any two",
                        Flawed::swapAnyShuffle,
                        "cards by place, chi-square",
                        "successive cards, serial correlation"),
                flaw("a cage that swaps any two", Flawed::swapAnyCage, "balls by place, chi-square"),
                flaw("a cage of clinging balls", Flawed::clingingBalls, "balls by gap, chi-square"),
                flaw("a deal that puts back", Flawed::puttingBack, "successive cards, chi-square"),
                flaw(
                        "a die without six after six",
                        Flawed::noSixAfterSix,
                        "successive rolls, chi-square",
                        "successive rolls, serial correlation",
                        "dice totals, serial correlation"),
                flaw("a loaded die", Flawed::loadedDie, "dice faces, chi-square"),
                flaw("a stuck word", _ -> stuck(), "one-word deals by place, chi-square", "balls by place, runs"),
                flaw("a counter", _ -> counter(1), "cards by place, chi-square", "dice faces, chi-square"),
                flaw("a counter in wide steps", _ -> counter(WIDE), "cards by place, runs", "dice faces, chi-square"));
    }

    private static Arguments flaw(String what, Function<Generator, Outcomes> flawed, String... seenBy) {
        return Arguments.of(what, flawed, List.of(seenBy));
    }

    private static Outcomes stuck() {
        return Outcomes.of(() -> 0x0123456789abcdefL);
    }

    private static Outcomes counter(long step) {
        long[] count = new long[1];
        return Outcomes.of(() -> count[0] += step);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("flaws")
    void a_flaw_is_caught(String what, Function<Generator, Outcomes> flawed, List<String> seenBy) {
        Report report = Randomness.of(flawed.apply(FastGenerator.stream(SEED, 1)), DRAWS, Progress.UNHEARD);
        assertThat(report.holds()).as(what).isFalse();
        assertThat(report.findings().stream()
                        .filter(finding -> !finding.holds() && finding.p() < report.mayBeP())
                        .map(RandomnessTest::name))
                .as("%s, seed %d", what, SEED)
                .containsAll(seenBy);
    }

    private static String name(Finding finding) {
        return finding.outcome() + ", " + finding.test();
    }

    /** The die's faces lie too evenly for chance: it is the other tail that sees it. */
    @Test
    void what_is_too_even_is_no_chance_either() {
        Finding faces = Randomness.of(counter(WIDE), DRAWS, Progress.UNHEARD).finding("dice faces", CHI_SQUARE);
        assertThat(faces.statistic()).isLessThan(1);
        assertThat(faces.holds()).isFalse();
    }

    /** The word 0 is always one of those that must be drawn again. */
    @Test
    void a_generator_that_never_comes_to_an_outcome_is_told_so() {
        assertThatThrownBy(() -> test(() -> 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the generator gave no outcome within 1000 words");
    }

    @Test
    void the_same_words_give_the_same_report() {
        assertThat(test(seeded(9))).isEqualTo(test(seeded(9)));
    }

    @Test
    void too_few_draws_say_nothing() {
        assertThatThrownBy(() -> Randomness.of(seeded(1), 24_999, Progress.UNHEARD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected at least 25000 draws, got 24999");
    }

    @Test
    void progress_is_told_up_to_the_end() {
        List<Long> heard = new ArrayList<>();
        Randomness.of(FastGenerator.stream(SEED, 0), 25_000, heard::add);
        assertThat(heard).isSorted().startsWith(0L).endsWith(25_000L).hasSizeGreaterThan(3);
    }
}
