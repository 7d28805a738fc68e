package baize.cli;

import baize.floor.journal.NotOpened;
import baize.lab.par.Par;
import baize.server.House;
import baize.server.Server;
import baize.server.account.Limits;
import baize.server.account.Proxies;
import baize.server.book.ParJson;
import baize.server.plan.BadPlan;
import baize.server.plan.FloorFile;
import baize.server.plan.FloorPlan;
import baize.wire.Games;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code baize serve}: a live floor with its pages. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Opens a floor: pages for people, HTTP and WebSocket for programs. Runs until it is stopped.")
final class ServeCommand implements Callable<Integer> {
    private static final int HIGHEST_PORT = 65_535;
    private static final int MOST_SOCKETS = 1_000_000;

    private final Terminal terminal;
    private final Consumer<AutoCloseable> untilStopped;

    @Option(names = "--port", paramLabel = "N", description = "Where it listens; 8080 if not given, 0 for any.")
    private String port = "8080";

    @Option(
            names = "--host",
            paramLabel = "NAME",
            description = "The address it listens at; 127.0.0.1, this machine alone, if not given.")
    private String host = "127.0.0.1";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "The floor's data folder; " + Store.FOLDER + " if not given.")
    private String data = Store.FOLDER;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Keeps the journal in a PostgreSQL database instead; the sealing key stays in the folder.")
    private @Nullable String database;

    @Option(names = "--floor", paramLabel = "FILE", description = "Tables and staff; the demo floor if not given.")
    private @Nullable String floor;

    @Option(
            names = "--demo",
            negatable = true,
            description = "Lets anyone in with play money, and bots play; so it is unless --floor is given.")
    private @Nullable Boolean demo;

    @Option(
            names = "--sockets",
            paramLabel = "N",
            description = "How many WebSockets may be open from one address at a time; 1000 if not given.")
    private String sockets = Integer.toString(Limits.Sockets.USUAL.most());

    @Option(
            names = "--proxy",
            paramLabel = "ADDRESS",
            description = "A proxy before it that is believed when it says whom it speaks for, or a network of them as"
                    + " 10.0.0.0/8; may be given several times, none if not given.")
    private List<String> proxies = List.of();

    /** For the launcher, which learns from it which classes a start needs. */
    @Option(names = "--exit-when-ready", hidden = true)
    private boolean exitWhenReady;

    /** @param untilStopped keeps the house open until the process is told to stop, then closes it */
    ServeCommand(Terminal terminal, Consumer<AutoCloseable> untilStopped) {
        this.terminal = terminal;
        this.untilStopped = untilStopped;
    }

    @Override
    public Integer call() {
        House house = open();
        house.remarks().forEach(remark -> terminal.remark("baize: " + remark));
        terminal.say("Baize is open at " + house.address());
        house.passwords()
                .forEach((member, password) ->
                        terminal.say("  " + member + " signs in with " + password + " (told this once)"));
        if (house.setupCode() != null)
            terminal.say("  Nobody works here yet: the first page makes the administrator of who knows the code "
                    + house.setupCode() + " (another at the next start)");
        if (house.demo() != null) terminal.say("This is a demo floor: everyone plays with play money.");
        terminal.err().flush();
        if (!terminal.isWritten()) {
            // Passwords are told once: a house that could not tell them does not stay open.
            house.close();
            return NotWritten.STATUS;
        }
        if (exitWhenReady) rehearse(house);
        else untilStopped.accept(house);
        return 0;
    }

    /** Does a little of all that is asked for often. */
    private static void rehearse(House house) {
        for (String game : Games.ids()) {
            var _ = ParJson.of(Par.of(game, Map.of())).toString();
        }
        house.close();
    }

    private House open() {
        boolean open = demo == null ? floor == null : demo;
        Server.Options web = new Server.Options(
                host,
                (int) WholeNumber.read("--port", port, 0, HIGHEST_PORT),
                Runtime.getRuntime().availableProcessors());
        try {
            return House.open(new House.Options(path("--data", data), database, plan(open), open, open, web, limits())
                    .behind(behind()));
        } catch (NotOpened | BadPlan bad) {
            throw new BadInput(String.valueOf(bad.getMessage()), bad);
        }
    }

    private Limits limits() {
        int most = (int) WholeNumber.read("--sockets", sockets, 1, MOST_SOCKETS);
        return Limits.USUAL.with(Limits.Sockets.USUAL.withMost(most));
    }

    private Proxies behind() {
        try {
            return Proxies.of(proxies);
        } catch (IllegalArgumentException bad) {
            throw new BadInput("--proxy: " + bad.getMessage(), bad);
        }
    }

    private FloorPlan plan(boolean open) {
        if (floor != null) return FloorFile.read(path("--floor", floor), open);
        return open ? FloorFile.demo() : FloorPlan.EMPTY;
    }

    private static Path path(String option, String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException bad) {
            throw new BadInput(option + ": expected a path, got \"" + name + "\"", bad);
        }
    }
}
