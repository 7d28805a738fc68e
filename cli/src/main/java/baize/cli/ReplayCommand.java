package baize.cli;

import baize.floor.audit.Replay;
import baize.floor.audit.ReplayJson;
import baize.floor.audit.Replayed;
import baize.floor.journal.Damaged;
import baize.floor.journal.Journal;
import baize.floor.journal.StoreDown;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** {@code baize replay}: one past round, step by step. */
@Command(
        name = "replay",
        mixinStandardHelpOptions = true,
        description = "Goes through a past round again: who did what, what came of it, and whether its shuffle holds.")
final class ReplayCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Option(names = "--round", required = true, paramLabel = "ID", description = "Table and number, such as 4-1183.")
    private String round = "";

    @Mixin
    private Store store = new Store();

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    ReplayCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        Replayed replayed = find();
        if (replayed == null)
            throw new BadInput("--round: no round " + round + "; expected a table and the number of a round it has had,"
                    + " such as 4-1183");
        ObjectNode document = ReplayJson.of(replayed);
        if (json) terminal.print(document);
        else new ReplayText(terminal).print(document);
        return 0;
    }

    private @Nullable Replayed find() {
        try (Journal journal = store.openToRead()) {
            return Replay.of(journal, round);
        } catch (Replay.Unreadable | Damaged | StoreDown damage) {
            throw new BadInput(damage.getMessage() + "; ./baize audit looks at all of it", damage);
        }
    }
}
