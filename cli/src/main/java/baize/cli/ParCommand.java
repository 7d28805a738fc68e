package baize.cli;

import baize.cli.sheet.ParPage;
import baize.cli.sheet.ParText;
import baize.lab.par.Par;
import baize.lab.par.ParSheet;
import baize.server.book.ParJson;
import java.nio.charset.StandardCharsets;
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

    @Option(
            names = "--house",
            paramLabel = "KEY=VALUE",
            description = "House settings, joined by commas or each by itself.")
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
        String page = ParPage.of(sheet);
        new OutputFile("--html", file).write(out -> out.write(page.getBytes(StandardCharsets.UTF_8)));
        terminal.remark("baize: wrote " + file);
    }
}
