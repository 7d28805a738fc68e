package baize.cli;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.bench.Beside;
import baize.cli.bench.Goal;
import baize.cli.bench.Goals;
import baize.cli.bench.Measured;
import baize.cli.bench.Waits;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code baize bench}: the product's own figures on this machine. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "",
        description = "The speed of the parts that have been built, on this machine, beside their goals.")
final class BenchCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(arity = "0..1", paramLabel = "NAME", description = "One figure, or the beginning of several names.")
    private String name = "";

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    BenchCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        List<Goal> goals =
                Goals.ALL.stream().filter(goal -> goal.name().startsWith(name)).toList();
        if (goals.isEmpty())
            throw new BadInput("bench: no figure \"" + name + "\"; expected one of "
                    + Goals.ALL.stream().map(Goal::name).collect(Collectors.joining(", ")));
        List<Measured> figures = measure(goals);
        if (json) terminal.print(document(figures));
        else print(figures);
        return 0;
    }

    private List<Measured> measure(List<Goal> goals) {
        List<Measured> figures = new ArrayList<>();
        for (Goal goal : goals) {
            terminal.remark("measuring " + goal.name());
            terminal.err().flush();
            figures.add(goal.measure());
        }
        return figures;
    }

    private static ObjectNode document(List<Measured> figures) {
        ObjectNode document = JsonNodeFactory.instance.objectNode();
        ArrayNode rows = document.putArray("figures");
        for (Measured figure : figures) {
            ObjectNode row = rows.addObject()
                    .put("name", figure.goal().name())
                    .put("unit", figure.goal().unit())
                    .put("goal", figure.goal().goal())
                    .put("measured", figure.measured());
            Beside beside = figure.beside();
            if (beside != null)
                row.put("reference", beside.reference())
                        .put("ratio", figure.judged())
                        .put("fdatasync", beside.fdatasync());
            Waits waits = figure.waits();
            if (waits != null)
                row.put("p50", waits.p50())
                        .put("p99", waits.p99())
                        .put("p99Goal", waits.most())
                        .put("framesPerSecond", waits.framesPerSecond());
            row.put("holds", figure.holds());
        }
        return document;
    }

    private void print(List<Measured> figures) {
        TextTable table = new TextTable(left("Figure"), right("Measured"), left("Unit"), left("Goal"), left("Holds"));
        for (Measured figure : figures)
            table.row(
                    figure.goal().name(),
                    Numbers.rough(figure.measured()),
                    figure.goal().unit(),
                    (figure.goal().most() ? "at most " : "at least ")
                            + Numbers.rough(figure.goal().goal())
                            + (figure.beside() == null ? "" : " of the reference"),
                    figure.holds() ? terminal.ink().good("yes") : terminal.ink().bad("no"));
        table.print(terminal.out(), terminal.ink(), terminal.width());
        printBeside(figures);
        printWaits(figures);
    }

    private void printWaits(List<Measured> figures) {
        TextTable table =
                new TextTable(left("Answered"), right("p50 ms"), right("p99 ms"), left("Goal"), right("views/s"));
        for (Measured figure : figures) {
            Waits waits = figure.waits();
            if (waits != null)
                table.row(
                        figure.goal().name(),
                        Numbers.fixed(waits.p50(), 1),
                        Numbers.fixed(waits.p99(), 1),
                        "at most " + Numbers.fixed(waits.most(), 0),
                        Numbers.rough(waits.framesPerSecond()));
        }
        if (table.isEmpty()) return;
        terminal.say("");
        table.print(terminal.out(), terminal.ink(), terminal.width());
    }

    private void printBeside(List<Measured> figures) {
        TextTable table = new TextTable(
                left("Compared"),
                right("Measured"),
                right("Reference"),
                right("Ratio"),
                right("fdatasync/s"),
                left("On"));
        for (Measured figure : figures) {
            Beside beside = figure.beside();
            if (beside != null)
                table.row(
                        figure.goal().name(),
                        Numbers.rough(figure.measured()),
                        Numbers.rough(beside.reference()),
                        Numbers.fixed(figure.judged(), 2),
                        Numbers.rough(beside.fdatasync()),
                        beside.place());
        }
        if (table.isEmpty()) return;
        terminal.say("");
        table.print(terminal.out(), terminal.ink(), terminal.width());
    }
}
