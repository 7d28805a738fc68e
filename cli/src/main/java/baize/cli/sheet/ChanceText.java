package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.lab.randomness.Finding;
import baize.lab.randomness.Report;
import java.io.PrintStream;

/** The tests of the generator for people: a row each, and what they say together. */
public record ChanceText(PrintStream out, Ink ink, int width) {
    private static final double SMALL = 0.00005;

    public void print(Chance chance) {
        String whose = chance.seed().isPresent() ? "seed " + chance.seed().getAsLong() : "the generator in play";
        out.println(ink.heading("Chance: " + Numbers.count(chance.draws(), "draw") + " of each kind, " + whose));
        out.println(chance.problem().map(ink::bad).orElse("self-tests: " + ink.good("hold")));
        chance.report().ifPresent(this::print);
        out.println();
        out.println(chance.holds() ? ink.good("It holds.") : ink.bad("It does not hold."));
    }

    private void print(Report report) {
        out.println();
        TextTable table = new TextTable(
                left("Outcome"), left("Test"), right("Statistic"), right("Deg. of freedom"), right("p"), left("Holds"));
        for (Finding finding : report.findings())
            table.row(
                    finding.outcome(),
                    finding.test(),
                    Numbers.fixed(finding.statistic(), 2),
                    Numbers.grouped(finding.degreesOfFreedom()),
                    p(finding.p()),
                    finding.holds() ? ink.good("yes") : ink.bad("no"));
        table.print(out, ink, width);
        out.println();
        out.println(
                "at 99% each, " + report.failing() + " of " + report.findings().size() + " fail, where "
                        + report.mayFail() + " may; the least p is " + p(report.leastP()) + ", where "
                        + Numbers.fixed(report.mayBeP(), 6) + " would do");
    }

    private static String p(double p) {
        return p > 0 && p < SMALL ? "<0.00005" : Numbers.fixed(p, 4);
    }
}
