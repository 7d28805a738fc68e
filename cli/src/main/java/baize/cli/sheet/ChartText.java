package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.lab.par.ChartSheet;
import baize.lab.par.StrategySheet;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/** A chart of play by the dealer's card for people, and what belongs to it. */
record ChartText(PrintStream out, Ink ink, int width) {
    void print(StrategySheet strategy, ChartSheet chart) {
        out.println(
                "adds to the wager with " + Numbers.percent(strategy.staysIn().value()) + " of all hands; by the cards"
                        + " of a hand instead of its total it expects "
                        + Numbers.fixed(chart.byComposition().value(), 6));
        for (ChartSheet.Group group : chart.groups()) group(chart.upcards(), group);
        out.println(legend());
        upcards(chart);
        rules(chart);
        out.println();
        out.println("A blackjack against an ace expects "
                + Numbers.fixed(chart.waiting().value(), 6) + " if it waits; even money is 1.");
    }

    private void group(List<String> upcards, ChartSheet.Group group) {
        List<TextTable.Column> columns = new ArrayList<>(List.of(left(Titles.sentence(group.name()))));
        for (String up : upcards) columns.add(right(up));
        TextTable table = new TextTable(columns.toArray(TextTable.Column[]::new));
        for (ChartSheet.Line line : group.lines()) {
            List<String> cells = new ArrayList<>(List.of(line.hand()));
            for (String act : line.acts()) cells.add(inked(act));
            table.row(cells.toArray(String[]::new));
        }
        out.println();
        table.print(out, ink, width);
    }

    private String inked(String act) {
        String letter = letter(act);
        return switch (act) {
            case "stand" -> ink.bad(letter);
            case "double" -> ink.good(letter);
            case "split" -> ink.notice(letter);
            default -> letter;
        };
    }

    /** One letter an act; a split is a P, as players write it. */
    static String letter(String act) {
        return switch (act) {
            case "stand" -> "S";
            case "hit" -> "H";
            case "double" -> "D";
            case "split" -> "P";
            default -> throw new IllegalArgumentException("no act \"" + act + "\"");
        };
    }

    private String legend() {
        return inked("hit") + " hit, " + inked("stand") + " stand, " + inked("double")
                + " double (hit where that is too late), " + inked("split") + " split";
    }

    private void upcards(ChartSheet chart) {
        TextTable table = new TextTable(left("The dealer shows"), right("How often"), right("Expected"));
        for (ChartSheet.Upcard up : chart.byUpcard())
            table.row(
                    up.upcard(),
                    Numbers.percent(up.probability().value()),
                    Numbers.fixed(up.expectedValue().value(), 6));
        out.println();
        table.print(out, ink, width);
    }

    private void rules(ChartSheet chart) {
        TextTable table = new TextTable(left("With"), right("Expected"), right("Worth to the player"));
        for (ChartSheet.Changed rule : chart.rules())
            table.row(
                    rule.setting() + "=" + rule.value(),
                    Numbers.fixed(rule.expectedValue().value(), 6),
                    Numbers.percent(rule.difference().value()));
        out.println();
        table.print(out, ink, width);
    }
}
