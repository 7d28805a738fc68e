package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import baize.testkit.Await;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A process of {@link ChildMain}, as its parent sees it. */
final class Child implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 120;

    private final Process process;
    private final Heard heard;
    private final Writer in;
    private final Thread reader;
    private final BlockingQueue<String> said = new LinkedBlockingQueue<>();
    private final Map<String, View> views = new TreeMap<>();

    /** @param store a folder, or the address of a database */
    Child(String store, Path key, long seed, Heard heard) throws IOException {
        this.heard = heard;
        process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx96m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ChildMain.class.getName(),
                        store,
                        key.toString(),
                        Long.toString(seed))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        in = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        reader = Thread.ofPlatform().daemon().name("child-reader").start(this::read);
    }

    private void read() {
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine())
                if (line.endsWith(" .")) hear(line.substring(0, line.length() - 2));
        } catch (IOException gone) {
            // It was killed while it spoke.
        }
        said.add("gone");
    }

    private void hear(String line) {
        String[] words = line.split(" ", 2);
        switch (words[0]) {
            case "send" -> heard.sent(Deed.parse(words[1]));
            case "ack" -> {
                String[] both = words[1].split(" : ", -1);
                heard.acknowledged(Deed.parse(both[0]), Ack.parse(both[1]));
            }
            case "failed" -> heard.failed();
            case "view" -> {
                View view = View.parse(words[1]);
                views.put(view.stream(), view);
            }
            default -> said.add(line);
        }
    }

    /** Waits until it says so. */
    void awaits(String word) throws InterruptedException {
        String heardLast = said.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
        assertThat(heardLast).isEqualTo(word);
    }

    /** Has bots come to its tables, each where its records say that it stands; a child that is killed may miss it. */
    void come(List<Bot.Role> roles) {
        for (Bot.Role role : roles) tell(role.after(heard).toString());
    }

    void tell(String line) {
        try {
            in.write(line + "\n");
            in.flush();
        } catch (IOException gone) {
            // Whoever was killed does not listen.
        }
    }

    /** Waits until so many more commands are answered. */
    void await(int more) throws InterruptedException {
        int enough = heard.count() + more;
        Await.until("the child is answered", () -> {
            assertThat(process.isAlive()).as("the child lives").isTrue();
            return heard.count() >= enough;
        });
    }

    /** Its tables as it sees them now. */
    Map<String, View> views() throws InterruptedException {
        tell("views");
        awaits("viewed");
        return new TreeMap<>(views);
    }

    /** SIGKILL; returns when all it said before has been heard. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        process.waitFor();
        reader.join();
    }

    /** Has its bots stop when they are answered, and waits for that. */
    void rest() throws InterruptedException {
        tell("rest");
        awaits("resting");
    }

    /** Stops it as an operator does, and waits. */
    void stop() throws InterruptedException {
        tell("stop");
        awaits("resting");
        awaits("bye");
        process.waitFor();
        reader.join();
    }

    /** Nobody is left behind, however the test ended. */
    @Override
    public void close() {
        process.destroyForcibly();
    }
}
