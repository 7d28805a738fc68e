package baize.lab.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Parts of a job, counted apart or one after another: merged they are the whole, to the last count. */
class PartTest {
    private static final long SEED = 37;
    private static final LocalEngine TWO = new LocalEngine(2);

    static List<Job> jobs() {
        return List.of(
                job("three-card-poker", Map.of(), "optimal"),
                job("caribbean-stud", Map.of("jackpotMeter", "120000.00"), "always"),
                job("blackjack", Map.of("decks", "6", "blazingMeter", "77777.00"), "optimal"),
                job("blackjack", Map.of("shuffle", "as-dealt", "sideWagers", "none"), "optimal"),
                job("craps", Map.of(), "optimal"),
                job("craps", Map.of(), "table"),
                job("bingo", Map.of("cards", "3", "minors", "any-line:50.00"), "optimal"),
                job("bingo", Map.of("cards", "2", "games", "2", "minors.2", "any-line:50.00"), "sessions"));
    }

    private static Job job(String game, Map<String, String> house, String strategy) {
        return new Job(game, house, strategy, (game.equals("bingo") ? 3L : 6L) * Job.BLOCK + 789, SEED);
    }

    private static Part run(Job job, Kernel kernel, Blocks blocks) {
        Run run = new Run(job, kernel, blocks, null);
        TWO.run(run, Progress.UNHEARD);
        return run.part(TWO);
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void the_whole_is_any_parts_of_it_and_any_run_that_was_stopped_and_gone_on_with(Job job) {
        Kernel kernel = job.kernel();
        Part whole = run(job, kernel, job.all());
        Generator generator = FastGenerator.stream(SEED, 1);
        List<Long> blocks =
                new ArrayList<>(LongStream.range(0, job.blocks()).boxed().toList());
        Collections.shuffle(blocks, new Random(SEED));
        Blocks first = Blocks.NONE;
        Blocks second = Blocks.NONE;
        for (long block : blocks)
            if (generator.nextLong() < 0) first = first.plus(Blocks.of(block, block));
            else second = second.plus(Blocks.of(block, block));
        Part parts = run(job, kernel, second).plus(run(job, kernel, first));
        assertThat(parts.counts()).as("seed %d: %s and %s", SEED, first, second).isEqualTo(whole.counts());
        assertThat(parts.blocks()).isEqualTo(job.all());

        Run stopped = new Run(job, kernel, job.all(), null);
        long[] tally = new long[kernel.outcomes()];
        job.run(kernel, 2, tally);
        stopped.add(Blocks.of(2, 2), tally);
        Part before = stopped.part(TWO);
        Run goesOn = new Run(job, kernel, job.all(), before);
        assertThat(goesOn.open()).isEqualTo(Blocks.parse("0-1,3-" + (job.blocks() - 1)));
        TWO.run(goesOn, Progress.UNHEARD);
        assertThat(goesOn.part(TWO).counts()).isEqualTo(whole.counts());
        assertThat(Simulation.of(job, kernel, goesOn.part(TWO)).wagers())
                .isEqualTo(Simulation.of(job, kernel, whole).wagers());
    }

    @ParameterizedTest
    @MethodSource("jobs")
    void the_settings_in_force_give_the_same_game_again(Job job) {
        Kernel kernel = job.kernel();
        Job again = new Job(job.game(), kernel.house(), job.strategy(), 5_000, SEED);
        Kernel same = again.kernel();
        assertThat(same.house()).isEqualTo(kernel.house());
        assertThat(same.approved()).isEqualTo(kernel.approved());
        assertThat(run(again, same, again.all()).counts())
                .isEqualTo(run(again, kernel, again.all()).counts());
    }

    /** Whoever changes what a seed gives counts {@link Job#VERSION} up, and sets the new hash. */
    @ParameterizedTest
    @CsvSource({
        "0, 727498560b66",
        "1, a6898ca67355",
        "2, e233b868f729",
        "3, 83d38a79b63e",
        "4, 8476be4dbfed",
        "5, cf4ac98c0851",
        "6, 226eff072346",
        "7, 1af6a075d10b",
    })
    void what_a_seed_gives_changes_with_the_version_alone(int job, String hash) {
        assertThat(hash(job))
                .as("counts of %s under %s", jobs().get(job), Job.VERSION)
                .isEqualTo(hash);
    }

    private static String hash(int number) {
        Job job = jobs().get(number);
        Job few = new Job(job.game(), job.house(), job.strategy(), 2_000, SEED);
        Counts counts = run(few, few.kernel(), few.all()).counts();
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(counts.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 6);
        } catch (NoSuchAlgorithmException never) {
            throw new AssertionError(never);
        }
    }

    @Test
    void the_version_is_that_of_the_program() throws IOException {
        String pom =
                Files.readString(Path.of(System.getProperty("baize.root", "..")).resolve("pom.xml"));
        assertThat(pom).contains("<version>" + Job.VERSION.replaceFirst("\\+[0-9]+$", "") + "</version>");
    }

    @Test
    void no_block_is_counted_twice() {
        Job job = jobs().getFirst();
        Kernel kernel = job.kernel();
        Part part = run(job, kernel, Blocks.of(1, 2));
        assertThatThrownBy(() -> part.plus(part)).isInstanceOf(IllegalArgumentException.class);
        Run run = new Run(job, kernel, job.all(), part);
        long[] tally = new long[kernel.outcomes()];
        assertThatThrownBy(() -> run.add(Blocks.of(2, 3), tally))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2-2");
        run.add(Blocks.of(3, 3), tally);
        assertThatThrownBy(() -> run.add(Blocks.of(3, 3), tally)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void counts_of_another_game_do_not_merge() {
        List<Counts> all = jobs().stream().map(job -> Counts.none(job.kernel())).toList();
        for (int one : new int[] {0, 1, 2, 4, 5, 6, 7})
            for (int other : new int[] {0, 1, 2, 4, 5, 6, 7})
                if (one != other)
                    assertThatThrownBy(() -> all.get(one).plus(all.get(other)))
                            .as("%d and %d", one, other)
                            .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_count_that_goes_beyond_its_range_is_no_count() {
        Job job = jobs().getFirst();
        Kernel kernel = job.kernel();
        long[] tally = new long[kernel.outcomes()];
        tally[0] = Long.MAX_VALUE;
        Run run = new Run(job, kernel, job.all(), null);
        run.add(Blocks.of(0, 0), tally);
        assertThatThrownBy(() -> run.add(Blocks.of(1, 1), tally)).isInstanceOf(ArithmeticException.class);
        Counts most = Counts.of(kernel, tally);
        assertThatThrownBy(() -> most.plus(most)).isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> new Sum(1, Long.MAX_VALUE, BigInteger.ONE).plus(new Sum(1, 1, BigInteger.ONE)))
                .isInstanceOf(ArithmeticException.class);
        assertThatThrownBy(() -> new TurnCounts("pass-line", List.of(0L, Long.MAX_VALUE))
                        .plus(new TurnCounts("pass-line", List.of(0L, 1L))))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void what_it_took_is_added_up() {
        Effort local = new Effort("local", 2, 1.5);
        assertThat(local.plus(local)).isEqualTo(new Effort("local", 2, 3));
        assertThat(new Effort("spark", 8, 1).plus(local).plus(local)).isEqualTo(new Effort("local+spark", 8, 4));
    }

    @Test
    void an_engine_that_fails_leaves_no_thread_counting_on() {
        Job job = new Job("three-card-poker", Map.of(), "optimal", 1_000_000_000_000L, SEED);
        Run run = new Run(job);
        assertThatThrownBy(() -> TWO.run(run, rounds -> {
                    throw new IllegalStateException("the disk is full");
                }))
                .hasMessage("the disk is full");
        assertThat(run.rounds()).isLessThan(job.rounds());
    }
}
