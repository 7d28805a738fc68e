package baize.cli;

import baize.cli.sheet.ParPage;
import baize.cli.sheet.ParText;
import baize.lab.par.Par;
import baize.lab.par.ParSheet;
import baize.server.book.ParJson;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code baize par}: the exact sheet of every wager of a game. */
@Command(
        name = "par",
        mixinStandardHelpOptions = true,
        description = "The exact PAR sheet of every wager of a game, from the code that pays.")
final class ParCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(paramLabel = "GAME", description = "The game's id, such as three-card-poker.")
    private String game = "";

    @Option(names = "--house", paramLabel = "KEY=VALUE", description = "A house setting; may be given several times.")
    private List<String> house = List.of();

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    @Option(names = "--html", paramLabel = "FILE", description = "A page of its own, written to a file.")
    private @Nullable String html;

    ParCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        if (json && html != null) throw new BadInput("par: expected --json or --html, got both");
        Map<String, String> settings = House.read(house);
        ParSheet sheet = House.heeding(() -> Par.of(game, settings));
        if (json) terminal.print(ParJson.of(sheet));
        else if (html != null) write(sheet, html);
        else new ParText(terminal.out(), terminal.ink(), terminal.width()).print(sheet);
        return 0;
    }

    private void write(ParSheet sheet, String file) {
        try {
            Files.writeString(Path.of(file), ParPage.of(sheet));
        } catch (FileSystemException bad) {
            throw new BadInput("--html " + file + ": expected a file that can be written; " + Script.reason(bad), bad);
        } catch (IOException | InvalidPathException bad) {
            throw new BadInput("--html " + file + ": expected a file that can be written", bad);
        }
        terminal.remark("baize: wrote " + file);
    }
}
