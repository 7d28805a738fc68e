package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The scripts that start it all, in a house whose Java only says how it was called. */
final class LauncherTest {
    private static final Path ROOT = Path.of(System.getProperty("baize.root", ".."));

    @TempDir
    Path root;

    @BeforeEach
    void build() throws IOException {
        for (String script : List.of("baize", "verify", "tools/jdk.sh", "tools/browser.sh"))
            copy(ROOT.resolve(script), root.resolve(script));
        write("cli/target/baize.jar", "");
        write("jdk/release", "JAVA_VERSION=\"25.0.1\"\n");
        program("jdk/bin/javac", "exit 0");
        program("jdk/bin/java", "echo \"$*\" >\"$(dirname \"$0\")/called\"");
        program("jdk/bin/mvn", "echo \"mvn $*\"");
        program("jdk/bin/chromium", "exit 0");
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to.getParent());
        Files.copy(from, to);
    }

    private Path write(String name, String text) throws IOException {
        Files.createDirectories(root.resolve(name).getParent());
        return Files.writeString(root.resolve(name), text);
    }

    private void program(String name, String line) throws IOException {
        assertThat(write(name, "#!/bin/sh\n" + line + "\n").toFile().setExecutable(true))
                .isTrue();
    }

    /** Runs a line of a shell that has a path and nothing else: no HOME, as under cron. */
    private String run(String line) throws Exception {
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", line).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.clear();
        environment.put("PATH", root.resolve("jdk/bin") + ":/usr/local/bin:/usr/bin:/bin");
        Process process = builder.directory(root.toFile()).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }

    private String called() throws IOException {
        return Files.readString(root.resolve("jdk/bin/called")).strip();
    }

    @Test
    void it_starts_where_there_is_no_home() throws Exception {
        assertThat(run("./baize par craps")).isEmpty();
        assertThat(called()).contains("-Dbaize.terminals=none ").endsWith("baize.jar par craps");
        assertThat(run("./verify -q")).isEqualTo("mvn verify -q\n");
    }

    @Test
    void it_tells_the_program_that_the_output_is_closed() throws Exception {
        assertThat(run("./baize par craps >&-")).isEmpty();
        assertThat(called()).contains("-Dbaize.terminals=none,closed ");
        assertThat(run("./baize par craps 2>&-")).isEmpty();
        assertThat(called()).contains("-Dbaize.terminals=none ");
    }
}
