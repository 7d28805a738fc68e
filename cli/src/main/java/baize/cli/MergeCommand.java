package baize.cli;

import baize.cli.sheet.PartDocument;
import baize.cli.sheet.PartHead;
import baize.cli.sheet.SimulationJson;
import baize.cli.sheet.SimulationText;
import baize.games.table.Settings;
import baize.lab.par.Par;
import baize.lab.simulate.Blocks;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import baize.lab.simulate.Part;
import baize.lab.simulate.Simulation;
import baize.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code baize merge}: parts of one simulation into one result. */
@Command(
        name = "merge",
        mixinStandardHelpOptions = true,
        description = "Merges parts of one simulation, counted apart, into the result of the whole.")
final class MergeCommand implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "What simulate --json printed of some blocks, or a checkpoint; - for standard input.")
    private List<String> files = List.of();

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    /** A file and what it holds. */
    private record Named(String name, Part part) {}

    MergeCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        String first = PartFile.shown(files.getFirst());
        PartDocument document = PartFile.read(files.getFirst(), terminal.in());
        PartHead head = document.head();
        Job job = head.job();
        Kernel kernel = kernel(first, job);
        List<Named> parts = new ArrayList<>();
        parts.add(new Named(first, part(first, () -> {
            head.mustBe(PartHead.of(job, kernel), "");
            return document.part(job, kernel);
        })));
        for (String file : files.subList(1, files.size())) parts.add(another(file, first, head, job, kernel));
        print(job, kernel, merged(parts), head);
        return 0;
    }

    private static Kernel kernel(String file, Job job) {
        try {
            return job.kernel();
        } catch (Settings.BadSetting bad) {
            throw new BadInput(file + ": house." + bad.getMessage(), bad);
        } catch (IllegalArgumentException bad) {
            throw new BadInput(file + ": " + bad.getMessage(), bad);
        }
    }

    private Named another(String file, String first, PartHead head, Job job, Kernel kernel) {
        PartDocument document = PartFile.read(file, terminal.in());
        String name = PartFile.shown(file);
        return new Named(name, part(name, () -> {
            document.head().mustBe(head, "as in " + first);
            return document.part(job, kernel);
        }));
    }

    private static Part part(String file, Supplier<Part> read) {
        try {
            return read.get();
        } catch (Malformed bad) {
            throw new BadInput(file + ": " + bad.getMessage(), bad);
        }
    }

    private static Part merged(List<Named> parts) {
        Part all = parts.getFirst().part();
        for (int at = 1; at < parts.size(); at++) {
            Named next = parts.get(at);
            for (Named other : parts.subList(0, at)) apart(next, other);
            try {
                all = all.plus(next.part());
            } catch (ArithmeticException tooMany) {
                throw new BadInput(next.name() + ": wagers: expected counts that can be added up", tooMany);
            }
        }
        return all;
    }

    private static void apart(Named next, Named other) {
        Blocks twice = next.part().blocks().and(other.part().blocks());
        if (!twice.isEmpty())
            throw new BadInput(
                    next.name() + ": blocks: expected others than in " + other.name() + ", got " + twice + " again");
    }

    private void print(Job job, Kernel kernel, Part all, PartHead head) {
        if (all.blocks().isEmpty()) throw new BadInput("merge: expected a block that has been counted, got none");
        Blocks missing = job.all().minus(all.blocks());
        Simulation simulation =
                missing.isEmpty() ? Simulation.of(job, kernel, all) : Simulation.ofPart(job, kernel, all);
        if (!missing.isEmpty())
            terminal.remark("baize: of blocks " + job.all() + " this is a part; missing are " + missing);
        if (json) terminal.print(SimulationJson.of(simulation));
        else
            new SimulationText(terminal.out(), terminal.ink(), terminal.width())
                    .print(simulation, Par.of(head.game(), head.house()));
    }
}
