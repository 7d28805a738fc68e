package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.lab.par.CallsSheet;
import java.io.PrintStream;

/** How many calls each pattern takes, for people. */
record CallsText(PrintStream out, Ink ink, int width) {
    private static final String AS_PLAYED = "One box is exact, and so is the first of many.";

    private static final String FULL_HOUSE =
            "One box is exact, and so is the first full house of many. The first of many with another pattern is that"
                    + " of strips without column ranges; with them it comes later, up to two calls among 600 boxes.";

    /** How near the sheet is to the cards in play. */
    static String note(CallsSheet sheet) {
        return sheet.patterns().stream().allMatch(calls -> calls.room().asPlayed()) ? AS_PLAYED : FULL_HOUSE;
    }

    void print(CallsSheet sheet) {
        TextTable table = new TextTable(
                left("Pattern"),
                right("Calls, one box"),
                right("Exactly"),
                right("Median"),
                right("First of " + sheet.boxes()),
                right("Winners"),
                right("First, if independent"));
        for (CallsSheet.Calls calls : sheet.patterns())
            table.row(
                    calls.wager(),
                    Numbers.fixed(calls.expected().value(), 4),
                    ParText.exact(calls.expected()),
                    Integer.toString(calls.median()),
                    Numbers.fixed(calls.room().expected(), 3),
                    Numbers.fixed(calls.room().winners(), 4),
                    Numbers.fixed(calls.independent().expected(), 3));
        out.println(note(sheet));
        out.println();
        table.print(out, ink, width);
        levels(sheet);
    }

    private void levels(CallsSheet sheet) {
        TextTable table =
                new TextTable(left("Jackpot level"), right("Of the pool"), right("Probability"), right("Costs"));
        for (CallsSheet.JackpotLevel level : sheet.levels())
            table.row(
                    level.level(),
                    level.percent() + "%",
                    Numbers.percent(level.probability().value()),
                    Numbers.percent(level.cost()));
        out.println();
        out.println(ink.heading("The jackpot, in a game in which it is in play"));
        table.print(out, ink, width);
    }
}
