package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A result that cannot be written is no success; a reader who has read enough is no failure. */
final class OutputTest {
    private static final Path FULL = Path.of("/dev/full");
    private static final String SCRIPT = """
            {"game":"three-card-poker","cards":"Js 6h 8d 7d 4c 8s","commands":[\
            {"do":"wager","patron":"ann","box":1,"on":"ante","stake":"10.00"},\
            {"do":"deal"},{"do":"play","patron":"ann","box":1},{"do":"reveal"}]}
            """;

    @TempDir
    static Path played;

    @BeforeAll
    static void play() throws Exception {
        SmallFloor.in(played);
    }

    static boolean hasFull() {
        return FULL.toFile().exists();
    }

    /** A command in this process whose output meets this fate. */
    private static Ran into(OutputStream out, String... args) {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = Main.run(
                Output.to(out),
                new PrintStream(err, false, StandardCharsets.UTF_8),
                new ByteArrayInputStream(SCRIPT.getBytes(StandardCharsets.UTF_8)),
                args);
        return new Ran(status, "", err.toString(StandardCharsets.UTF_8));
    }

    private static OutputStream failing(String why) {
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException(why);
            }
        };
    }

    private static String[] split(String command) {
        return command.replace("PLAYED", played.toString()).split(" ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--help",
                "par three-card-poker",
                "par three-card-poker --json",
                "par --help",
                "simulate three-card-poker --rounds 1000 --seed 7",
                "simulate three-card-poker --rounds 1000 --seed 7 --json",
                "settle -",
                "settle --json -",
                "settle --lines -",
                "rules",
                "rules --json",
                "rules three-card-poker 9.2",
                "audit --data PLAYED",
                "audit --data PLAYED --json",
                "replay --data PLAYED --round 4-1",
                "replay --data PLAYED --round 4-1 --json",
                "scorecards --house cards=5 --series 4D2",
                "scorecards --house cards=5 --series 4D2 --json",
                "chance --draws 25000 --seed 1 --json",
                "bench secure-deal --json",
            })
    void what_cannot_be_written_is_one_line_and_status_1_whatever_the_command(String command) {
        Ran ran = into(failing("No space left on device"), split(command));
        assertThat(ran.err().lines().filter(line -> !line.startsWith("measuring ")))
                .containsExactly("baize: standard output could not be written: No space left on device");
        assertThat(ran.status()).isEqualTo(1);
    }

    @Test
    void who_stops_reading_a_pipe_hears_nothing_of_it() {
        Ran ran = into(failing("Broken pipe"), "rules");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
    }

    @Test
    void bad_input_stays_bad_input() {
        assertThat(into(failing("No space left on device"), "par", "poker").status())
                .isEqualTo(2);
    }

    @Test
    void a_house_that_cannot_tell_its_passwords_does_not_stay_open(@TempDir Path folder) {
        Ran ran = into(
                failing("No space left on device"),
                "serve",
                "--port",
                "0",
                "--data",
                folder.resolve("data").toString());
        assertThat(ran.err()).contains("baize: standard output could not be written: No space left on device");
        assertThat(ran.status()).isEqualTo(1);
    }

    @ParameterizedTest
    @EnabledIf("hasFull")
    @ValueSource(
            strings = {
                "par three-card-poker --html /dev/full",
                "scorecards --house cards=5 --series 4D2 --pdf /dev/full"
            })
    void a_file_that_fills_the_disk_is_one_line_and_status_1(String command) {
        Ran ran = Ran.baize(split(command));
        assertThat(ran.err()).contains(" /dev/full could not be written: ").hasLineCount(1);
        assertThat(ran.status()).isEqualTo(1);
    }

    /** A process of its own under a shell; its status comes on standard error, for a pipe has another's. */
    private static Ran shell(String redirected, List<String> flags, String... args) throws Exception {
        List<String> command = new ArrayList<>(List.of("sh", "-c", redirected, "sh"));
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(flags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), "baize.cli.Main"));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        List<String> err = new ArrayList<>(process.errorReader().readAllLines());
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        int status = Integer.parseInt(err.removeLast());
        return new Ran(status, out, String.join("\n", err));
    }

    @Test
    @EnabledIf("hasFull")
    void a_full_disk_is_told_by_a_real_process() throws Exception {
        for (String form : List.of("par three-card-poker", "par three-card-poker --json", "rules --json")) {
            Ran ran = shell("\"$@\" >/dev/full; echo $? >&2", List.of(), form.split(" "));
            assertThat(ran.err())
                    .startsWith("baize: standard output could not be written: ")
                    .hasLineCount(1);
            assertThat(ran.status()).isEqualTo(1);
        }
    }

    @Test
    void a_closed_output_is_told_by_a_real_process() throws Exception {
        Ran ran = shell(
                "\"$@\"; echo $? >&2", List.of("-Dbaize.terminals=none,closed"), "par", "three-card-poker", "--json");
        assertThat(ran.err()).isEqualTo("baize: standard output could not be written: it is closed");
        assertThat(ran.status()).isEqualTo(1);
    }

    @Test
    void a_closed_pipe_stays_quiet_in_a_real_process() throws Exception {
        Ran ran = shell("{ \"$@\"; echo $? >&2; } | head -n 1", List.of(), "rules", "--json");
        assertThat(ran.out()).isEqualTo("{\n");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
    }
}
