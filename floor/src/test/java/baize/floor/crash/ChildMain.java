package baize.floor.crash;

import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A process with a floor and bots at its tables. It does what it is told line by line, and prints every command before
 * it is sent and every answer after it was given; a line counts where it ends with a full stop.
 */
final class ChildMain implements Bot.Notes {
    private final Floor floor;
    private final PrintStream out;
    private final long seed;
    private final List<Bot> bots = new ArrayList<>();

    private ChildMain(Floor floor, PrintStream out, long seed) {
        this.floor = floor;
        this.out = out;
        this.seed = seed;
    }

    /**
     * Opens the floor and obeys.
     *
     * @param args a folder or the address of a database, the file of the sealing key, a seed
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        Journal journal =
                args[0].startsWith("jdbc:") ? PostgresJournal.open(args[0]) : SqliteJournal.open(Path.of(args[0]));
        SealingKey key = SealingKey.inFile(Path.of(args[1]));
        try (Floor floor = Floor.open(journal, Floor.Options.of(key))) {
            new ChildMain(floor, out, Long.parseLong(args[2])).obey();
        }
        out.println("bye .");
    }

    /** Until it is told to stop, or nobody is there any more to tell it anything. */
    private void obey() throws IOException, InterruptedException {
        say("ready");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.equals("stop"); line = in.readLine()) {
            if (line.equals("views")) views();
            else if (line.equals("rest")) rest();
            else come(Bot.Role.parse(line));
        }
        rest();
    }

    private void come(Bot.Role role) {
        Crowd.setUp(floor, List.of(role));
        bots.add(new Bot(floor, this, role, seed).start());
    }

    private void rest() throws InterruptedException {
        for (Bot bot : bots) bot.stop();
        bots.clear();
        say("resting");
    }

    private void views() {
        for (LiveTable<?, ?, ?, ?> table : floor.tables()) say("view " + View.of(table));
        say("viewed");
    }

    private void say(String line) {
        out.println(line + " .");
    }

    @Override
    public void sent(Deed deed) {
        say("send " + deed);
    }

    @Override
    public void acknowledged(Deed deed, Ack ack) {
        say("ack " + deed + " : " + ack);
    }

    @Override
    public void failed() {
        say("failed");
    }
}
