package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.lab.par.DiceSheet;
import baize.lab.par.Figure;
import baize.lab.par.ParSheet;
import baize.lab.par.WagerSheet;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The wagers of a game of dice for people: those on numbers as grids, the others as a list. */
record DiceText(PrintStream out, Ink ink, int width) {
    static final List<NumberGrid.Shown> GRIDS = List.of(
            new NumberGrid.Shown(
                    "House edge", sheet -> Numbers.percent(sheet.houseEdge().value())),
            new NumberGrid.Shown("Player, exactly", sheet -> ParText.exact(sheet.expectedValue())),
            new NumberGrid.Shown(
                    "Wins", sheet -> Numbers.percent(sheet.hitFrequency().value())),
            new NumberGrid.Shown("Rolls until decided", sheet -> rolls(sheet)));

    /** After how many rolls it is said how many turns go on. */
    static final List<Integer> LASTING = List.of(1, 2, 3, 5, 10, 15, 20);

    static final String NOTE = "Per unit of stake. What a Buy or Lay pays as commission comes on top and is counted in;"
            + " nothing is rounded to the cent.";

    /** Only what can end in more ways than won and lost is shown way by way. */
    static List<WagerSheet> severalWays(NumberGrid grid) {
        return grid.others().stream()
                .filter(sheet -> sheet.outcomes().size() > 2)
                .toList();
    }

    void print(ParSheet sheet, DiceSheet dice) {
        NumberGrid grid = NumberGrid.of(sheet.wagers());
        out.println(NOTE);
        wagers(Stream.concat(grid.others().stream(), dice.combinations().stream())
                .toList());
        GRIDS.forEach(shown -> grid(grid, shown));
        added(dice, grid);
        shooters(dice);
    }

    private void wagers(List<WagerSheet> wagers) {
        TextTable table = new TextTable(
                left("Wager"),
                right("House edge"),
                right("No draws"),
                right("Of all staked"),
                right("Std. dev."),
                right("Wins"),
                right("Rolls"),
                right("Exactly"));
        for (WagerSheet wager : wagers)
            table.row(
                    wager.wager(),
                    Numbers.percent(wager.houseEdge().value()),
                    wager.resolution()
                            .map(each -> Numbers.percent(-each.resolved().value()))
                            .orElse(""),
                    Numbers.percent(wager.elementOfRisk().value()),
                    Numbers.fixed(wager.standardDeviation(), 4),
                    Numbers.percent(wager.hitFrequency().value()),
                    rolls(wager),
                    ParText.exact(wager.expectedValue()));
        out.println();
        table.print(out, ink, width);
    }

    static String rolls(WagerSheet wager) {
        return wager.resolution()
                .map(each -> Numbers.fixed(each.rolls().value(), 2))
                .orElse("");
    }

    private void grid(NumberGrid grid, NumberGrid.Shown shown) {
        List<TextTable.Column> columns = new ArrayList<>(List.of(left(shown.heading() + ", on")));
        for (int number : grid.numbers()) columns.add(right(Integer.toString(number)));
        TextTable table = new TextTable(columns.toArray(TextTable.Column[]::new));
        for (NumberGrid.Line line : grid.lines(shown)) {
            List<String> cells = new ArrayList<>(List.of(String.join(", ", line.kinds())));
            for (int number : grid.numbers()) cells.add(line.cells().getOrDefault(number, ""));
            table.row(cells.toArray(String[]::new));
        }
        out.println();
        table.print(out, ink, width);
    }

    private void added(DiceSheet dice, NumberGrid grid) {
        List<TextTable.Column> columns = new ArrayList<>(List.of(left("Player, exactly, at a number of")));
        for (int number : grid.numbers()) columns.add(right(Integer.toString(number)));
        TextTable table = new TextTable(columns.toArray(TextTable.Column[]::new));
        for (String wager :
                dice.added().stream().map(DiceSheet.Added::wager).distinct().toList()) {
            List<String> cells = new ArrayList<>(List.of("added to " + wager));
            for (int number : grid.numbers()) cells.add(added(dice, wager, number));
            table.row(cells.toArray(String[]::new));
        }
        out.println();
        out.println(ink.heading("What money is worth that is added later"));
        table.print(out, ink, width);
    }

    static String added(DiceSheet dice, String wager, int number) {
        return dice.added().stream()
                .filter(each -> each.wager().equals(wager) && each.number() == number)
                .map(DiceSheet.Added::expectedValue)
                .map(ParText::exact)
                .findFirst()
                .orElse("");
    }

    private void shooters(DiceSheet dice) {
        List<TextTable.Column> columns = new ArrayList<>(List.of(
                left("On the line"), right("Rolls"), right("Exactly"), right("Median"), right("99 of 100 within")));
        for (int rolls : LASTING) columns.add(right("> " + rolls));
        TextTable table = new TextTable(columns.toArray(TextTable.Column[]::new));
        for (DiceSheet.Shooter shooter : dice.shooters()) {
            List<String> cells = new ArrayList<>(List.of(
                    shooter.shooter(),
                    Numbers.fixed(shooter.rolls().value(), 4),
                    ParText.exact(shooter.rolls()),
                    Integer.toString(shooter.median()),
                    Integer.toString(shooter.longest())));
            for (int rolls : LASTING) cells.add(lasting(shooter, rolls));
            table.row(cells.toArray(String[]::new));
        }
        out.println();
        out.println(ink.heading("How long a shooter keeps the dice"));
        table.print(out, ink, width);
    }

    /** How many turns go on after so many rolls, to the nearest tenth of a per cent. */
    static String lasting(DiceSheet.Shooter shooter, int rolls) {
        Figure share = Objects.requireNonNull(shooter.lasting().get(rolls - 1));
        return Numbers.fixed(100 * share.value(), 1) + "%";
    }
}
