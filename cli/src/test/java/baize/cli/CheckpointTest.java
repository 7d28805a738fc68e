package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.lab.simulate.Blocks;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import baize.lab.simulate.LocalEngine;
import baize.lab.simulate.Progress;
import baize.lab.simulate.Run;
import baize.lab.simulate.Simulation;
import baize.testkit.Await;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

/** Runs that are kept in a file: stopped anywhere they go on from there, and what is not theirs is refused. */
final class CheckpointTest {
    private static final Set<String> APART = Set.of("engine", "threads", "seconds", "roundsPerSecond");
    private static final String POKER = "three-card-poker --rounds 300000 --seed 7";

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("run.json");
    }

    private static Ran simulate(String options) {
        return Ran.baize(("simulate " + options + " --json").split(" "));
    }

    private Ran kept(String options) {
        return simulate(options + " --checkpoint " + file());
    }

    private static ObjectNode without(Ran ran) {
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        return ((ObjectNode) ran.json()).without(APART);
    }

    /** A file as a run leaves it that was stopped when these blocks had been counted. */
    private void stopped(Job job, String done, Blocks aim) {
        Kernel kernel = job.kernel();
        LocalEngine engine = new LocalEngine(2);
        Run run = new Run(job, kernel, Blocks.parse(done), null);
        engine.run(run, Progress.UNHEARD);
        Checkpoint.of(file().toString()).write(Simulation.ofPart(job, kernel, run.part(engine)), aim);
    }

    private void stoppedPoker() {
        Job job = new Job("three-card-poker", Map.of(), "optimal", 300_000, 7);
        stopped(job, "0-0,3-3", job.all());
    }

    private static Map<String, String> house(String options) {
        String[] words = options.split(" ");
        int at = List.of(words).indexOf("--house");
        return at < 0 ? Map.of() : House.read(List.of(words[at + 1]));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "three-card-poker|queen-or-better|",
                "caribbean-stud|optimal| --house jackpotMeter=120000.00",
                "blackjack|optimal| --house decks=6,blazingMeter=77777.00",
                "craps|place-6|",
                "craps|optimal|",
                "bingo|optimal| --house cards=2,minors=any-line:50.00",
                "bingo|sessions| --house cards=2,games=2"
            })
    void a_run_of_any_game_that_was_stopped_goes_on_to_the_result_of_the_whole(
            String game, String strategy, String house) {
        String given = house == null ? "" : " " + house;
        String options = game + " --rounds 270000 --seed 7 --strategy " + strategy + given;
        Job job = new Job(game, house(options), strategy, 270_000, 7);
        stopped(job, "1-1,3-3", job.all());
        Ran rest = kept(options);
        assertThat(without(rest)).isEqualTo(without(simulate(options)));
        assertThat(without(kept(options))).as("once more").isEqualTo(without(rest));
        assertThat(without(Ran.baize("merge", "--json", file().toString()))).isEqualTo(without(rest));
    }

    @Test
    void a_run_without_a_file_begins_one_and_leaves_nothing_beside_it() throws IOException {
        assertThat(without(kept(POKER))).isEqualTo(without(simulate(POKER)));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactly(file());
        }
    }

    @Test
    void a_part_of_a_job_is_kept_too() {
        Job job = new Job("three-card-poker", Map.of(), "optimal", 300_000, 7);
        stopped(job, "2-2", Blocks.of(1, 3));
        assertThat(without(kept(POKER + " --blocks 1-3"))).isEqualTo(without(simulate(POKER + " --blocks 1-3")));
    }

    @Test
    void a_seed_that_was_drawn_is_that_of_the_file() {
        stoppedPoker();
        assertThat(without(kept("three-card-poker --rounds 300000"))).isEqualTo(without(simulate(POKER)));
    }

    @Test
    void what_there_is_of_a_run_that_was_stopped_can_be_merged() {
        stoppedPoker();
        Ran ran = Ran.baize("merge", "--json", file().toString());
        assertThat(ran.err()).contains("missing are 1-2,4-4");
        assertThat(ran.json().at("/blocks").asString()).isEqualTo("0-0,3-3");
        assertThat(ran.json().has("checkpoint")).isFalse();
    }

    @Test
    void a_run_of_which_nothing_was_counted_yet_has_nothing_to_merge() {
        Job job = new Job("three-card-poker", Map.of(), "optimal", 300_000, 7);
        stopped(job, "", job.all());
        Ran ran = Ran.baize("merge", file().toString());
        assertThat(ran.err())
                .isEqualTo("baize: merge: expected a block that has been counted, got none" + System.lineSeparator());
        assertThat(ran.status()).isEqualTo(2);
        assertThat(without(kept(POKER))).isEqualTo(without(simulate(POKER)));
    }

    private void refused(Ran ran, String line, byte... before) throws IOException {
        assertThat(ran.err().replace(folder + "/", ""))
                .startsWith("baize: " + line)
                .hasLineCount(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.status()).isEqualTo(2);
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "three-card-poker --rounds 300000 --seed 8,'seed: expected 8, got 7'",
        "three-card-poker --rounds 299999 --seed 7,'rounds: expected 299999, got 300000'",
        "three-card-poker --rounds 300000 --strategy always,'strategy: expected always, got optimal'",
        "three-card-poker --rounds 300000 --house pairPlus=1-3-6-30-40,"
                + "'house.pairPlus: expected 1-3-6-30-40, got 1-4-6-30-40'",
        "craps --rounds 300000,'game: expected craps, got three-card-poker'",
        "three-card-poker --rounds 300000 --blocks 0-3,'checkpoint.of: expected blocks 0-3, got 0-4'",
    })
    void a_file_of_another_run_is_refused_with_what_differs_and_left_as_it_is(String options, String line)
            throws IOException {
        stoppedPoker();
        refused(kept(options), "run.json: " + line, Files.readAllBytes(file()));
    }

    @Test
    void a_file_of_another_version_is_refused() throws IOException {
        stoppedPoker();
        String older = Files.readString(file()).replace(Job.VERSION, "0.0.9+1");
        Files.writeString(file(), older);
        refused(kept(POKER), "run.json: checkpoint.sha256: ", older.getBytes(StandardCharsets.UTF_8));
        ObjectNode document =
                simulate(POKER + " --blocks 0-1").json().deepCopy().asObject();
        document.put("version", "0.0.9+1");
        Files.writeString(file(), document.toString());
        refused(
                kept(POKER),
                "run.json: version: expected \"" + Job.VERSION + "\", got \"0.0.9+1\"",
                document.toString().getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void a_document_of_a_run_is_no_checkpoint() throws IOException {
        String text = simulate(POKER).out();
        Files.writeString(file(), text);
        refused(kept(POKER), "run.json: checkpoint: expected", text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "\u0000\u0000\u0000\u0000",
                "null",
                "[]",
                "{}",
                "{\"checkpoint\":null}",
                "{\"checkpoint\":7}",
                "{\"checkpoint\":{}}",
                "{\"checkpoint\":{\"of\":\"0-4\",\"sha256\":\"\"}}",
                "a letter to a friend",
                "{\"game\":\"three-card-poker\",\"cards\":\"\",\"commands\":[]}"
            })
    void a_foreign_file_is_refused_and_left_as_it_is(String text) throws IOException {
        Files.writeString(file(), text);
        refused(kept(POKER), "run.json: ", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void a_torn_file_is_refused_wherever_it_is_torn() throws IOException {
        stoppedPoker();
        byte[] whole = Files.readAllBytes(file());
        for (int length = 0; length < whole.length - 2; length += 97) {
            byte[] torn = Arrays.copyOf(whole, length);
            Files.write(file(), torn);
            refused(kept(POKER), "run.json: ", torn);
            byte[] zeroed = Arrays.copyOf(torn, whole.length);
            Files.write(file(), zeroed);
            refused(kept(POKER), "run.json: ", zeroed);
        }
    }

    @Test
    void a_file_in_which_a_digit_is_changed_is_refused_whichever_it_is() throws IOException {
        stoppedPoker();
        byte[] whole = Files.readAllBytes(file());
        for (int at = 0; at < whole.length; at += 13) {
            byte[] changed = whole.clone();
            if (changed[at] < '0' || changed[at] > '9') continue;
            changed[at] = (byte) (changed[at] == '9' ? '1' : changed[at] + 1);
            Files.write(file(), changed);
            refused(kept(POKER), "run.json: ", changed);
            assertThat(Ran.baize("merge", file().toString()).status()).isEqualTo(2);
        }
    }

    @Test
    void a_file_that_cannot_be_written_any_more_is_told_in_one_line() throws IOException {
        Path inside = Files.createDirectory(folder.resolve("inside")).resolve("run.json");
        Job job = new Job("three-card-poker", Map.of(), "optimal", 300_000, 7);
        Kernel kernel = job.kernel();
        LocalEngine engine = new LocalEngine(1);
        Run run = new Run(job, kernel, job.all(), null);
        Checkpoint checkpoint = Checkpoint.of(inside.toString());
        Simulation none = Simulation.ofPart(job, kernel, run.part(engine));
        checkpoint.write(none, job.all());
        Files.delete(inside);
        Files.delete(inside.getParent());
        assertThatThrownBy(() -> checkpoint.write(none, job.all()))
                .isInstanceOf(NotWritten.class)
                .hasMessage("--checkpoint " + inside + " could not be written: there is none");
    }

    @Test
    void through_a_link_the_file_itself_is_replaced() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link.json"), file());
        stoppedPoker();
        assertThat(without(simulate(POKER + " --checkpoint " + link))).isEqualTo(without(simulate(POKER)));
        assertThat(link).isSymbolicLink();
        assertThat(file()).isRegularFile();
    }

    @Test
    void a_process_that_is_told_to_end_keeps_what_it_has_counted() throws Exception {
        String options = "three-card-poker --rounds 100000000 --seed 7 --json";
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "baize.cli.Main",
                        "simulate",
                        "three-card-poker",
                        "--rounds",
                        "100000000",
                        "--seed",
                        "7",
                        "--json",
                        "--checkpoint",
                        file().toString())
                .start();
        Await.until("the checkpoint is begun", () -> Files.exists(file()));
        Await.letPass(Duration.ofMillis(200), "so that some blocks are counted");
        process.toHandle().destroy();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        List<String> err = process.errorReader().readAllLines();
        assertThat(err)
                .hasSize(1)
                .first()
                .asString()
                .startsWith("baize: stopped; ")
                .endsWith("goes on from there");
        assertThat(process.inputReader().readAllLines()).isEmpty();
        assertThat(process.exitValue()).isEqualTo(143);
        assertThat(without(kept(options.replace(" --json", ""))))
                .isEqualTo(without(simulate(options.replace(" --json", ""))));
    }
}
