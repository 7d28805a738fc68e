package baize.cli;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.sheet.AuditJson;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.floor.audit.Audit;
import baize.floor.audit.Finding;
import baize.floor.audit.Summary;
import baize.floor.journal.Journal;
import baize.floor.journal.StoreDown;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code baize audit}: a floor's whole history checked again. */
@Command(
        name = "audit",
        mixinStandardHelpOptions = true,
        description = "Checks a floor's whole history again: hash chains, every decision, money, shuffles, snapshots.")
final class AuditCommand implements Callable<Integer> {
    private static final double NANOS = 1e9;

    private final Terminal terminal;

    @Mixin
    private Store store = new Store();

    @Option(names = "--json", description = "One JSON document.")
    private boolean json;

    AuditCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() {
        long start = System.nanoTime();
        Audit.Verdict verdict;
        try (Journal journal = store.openToRead()) {
            verdict = Audit.of(journal, progress());
        } catch (StoreDown down) {
            throw new BadInput(String.valueOf(down.getMessage()), down);
        }
        double seconds = (System.nanoTime() - start) / NANOS;
        if (json) terminal.print(AuditJson.of(verdict, seconds));
        else print(verdict, seconds);
        return verdict instanceof Audit.Verdict.Clean ? 0 : 1;
    }

    /** How many batches there are is known only when the audit has begun. */
    private Audit.Progress progress() {
        baize.lab.simulate.Progress[] bar = new baize.lab.simulate.Progress[1];
        return (done, all) -> {
            if (bar[0] == null) bar[0] = terminal.progress(all, "batches");
            bar[0].done(done);
        };
    }

    private void print(Audit.Verdict verdict, double seconds) {
        switch (verdict) {
            case Audit.Verdict.Clean(var summary) -> print(summary, seconds);
            case Audit.Verdict.Broken(var finding) -> print(finding);
        }
    }

    private void print(Finding finding) {
        terminal.say(terminal.ink().bad("WRONG") + "  " + finding.line());
    }

    private void print(Summary summary, double seconds) {
        terminal.say(terminal.ink().good("CLEAN") + "  " + Numbers.count(summary.rounds(), "round")
                + " replayed and settled again in " + Numbers.span(seconds));
        terminal.say("");
        TextTable counts = new TextTable(right(""), left(""));
        counts.row(Numbers.grouped(summary.batches()), "batches, each following the one before it");
        counts.row(
                Numbers.grouped(summary.rows()),
                "rows of " + Numbers.count(summary.streams(), "stream") + ", each decided again");
        counts.row(Numbers.grouped(summary.refusals()), "refusals, each given again");
        counts.row(Numbers.grouped(summary.lines()), "wagers settled, with stakes of " + summary.turnover());
        counts.row(Numbers.grouped(summary.draws()), "deals that follow from the seeds committed to");
        counts.row(Numbers.grouped(summary.snapshots()), "snapshots that are the state");
        print(counts);
        terminal.say("");
        terminal.heading("Accounts");
        TextTable accounts = new TextTable(left("Kind"), right("Holds"));
        summary.accounts().forEach((kind, amount) -> accounts.row(kind, amount.toString()));
        accounts.row("all together", "0.00");
        print(accounts);
        terminal.say("");
        terminal.say("Head: batch " + summary.batches() + ", hash " + summary.head());
    }

    private void print(TextTable table) {
        table.print(terminal.out(), terminal.ink(), terminal.width());
    }
}
