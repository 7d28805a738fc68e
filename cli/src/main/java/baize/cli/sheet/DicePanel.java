package baize.cli.sheet;

import baize.cli.text.Numbers;
import baize.lab.par.DiceSheet;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** What there is on the page of a game of dice alone: wagers on numbers as grids, additions, shooters. */
record DicePanel(DiceSheet dice, NumberGrid grid) {
    /** The wide sections. */
    String html() {
        String grids = DiceText.GRIDS.stream().map(this::grid).collect(Collectors.joining());
        return "<section><h2>On a number</h2>\n" + grids + "<p>" + DiceText.NOTE + "</p></section>\n" + shooters();
    }

    private String grid(NumberGrid.Shown shown) {
        String rows = grid.lines(shown).stream()
                .map(line -> row(
                        line.kinds().stream().map(Titles::sentence).collect(Collectors.joining(", ")),
                        grid.numbers().stream()
                                .map(number -> line.cells().getOrDefault(number, ""))
                                .toList()))
                .collect(Collectors.joining());
        return table(shown.heading(), grid.numbers(), rows);
    }

    private static String table(String heading, SortedSet<Integer> numbers, String rows) {
        String columns = numbers.stream()
                .map(number -> "<th class=\"n\">" + number + "</th>")
                .collect(Collectors.joining());
        return "<table><tr><th>" + heading + "</th>" + columns + "</tr>\n" + rows + "</table>\n";
    }

    private static String row(String name, List<String> cells) {
        return "<tr><td>" + name + "</td>"
                + cells.stream()
                        .map(cell -> "<td class=\"n\">" + ParPage.minus(cell) + "</td>")
                        .collect(Collectors.joining())
                + "</tr>\n";
    }

    /** A narrow section. */
    String added() {
        String rows = dice.added().stream()
                .map(DiceSheet.Added::wager)
                .distinct()
                .map(wager -> row(
                        "Added to " + Titles.sentence(wager),
                        grid.numbers().stream()
                                .map(number -> DiceText.added(dice, wager, number))
                                .toList()))
                .collect(Collectors.joining());
        return "<section><h2>What money is worth that is added later</h2>\n"
                + table("Player, exactly, at a number of", grid.numbers(), rows) + "</section>\n";
    }

    private String shooters() {
        String heads = DiceText.LASTING.stream()
                .map(rolls -> "<th class=\"n\">&gt; " + rolls + "</th>")
                .collect(Collectors.joining());
        String rows = dice.shooters().stream().map(DicePanel::shooter).collect(Collectors.joining());
        return """
                <section><h2>How long a shooter keeps the dice</h2>
                <table><tr><th>On the line</th><th class="n">Rolls</th><th class="n">Median</th>\
                <th class="n">99 of 100 within</th>%s</tr>
                %s</table></section>
                """.formatted(heads, rows);
    }

    private static String shooter(DiceSheet.Shooter shooter) {
        String lasting = DiceText.LASTING.stream()
                .map(rolls -> "<td class=\"n\">" + DiceText.lasting(shooter, rolls) + "</td>")
                .collect(Collectors.joining());
        return """
                <tr><td><b>%s</b> <span class="fraction">%s</span></td><td class="n">%s</td><td class="n">%d</td>\
                <td class="n">%d</td>%s</tr>
                """.formatted(
                        Titles.of(shooter.shooter()),
                        ParText.exact(shooter.rolls()),
                        Numbers.fixed(shooter.rolls().value(), 4),
                        shooter.median(),
                        shooter.longest(),
                        lasting);
    }
}
