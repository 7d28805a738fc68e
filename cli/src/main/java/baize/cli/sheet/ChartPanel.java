package baize.cli.sheet;

import baize.cli.text.Numbers;
import baize.lab.par.ChartSheet;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A chart of play by the dealer's card, and what belongs to it: sections of the page. */
record ChartPanel(ChartSheet chart) {
    String html() {
        return each(chart.groups(), this::group) + legend() + upcards() + rules();
    }

    private String group(ChartSheet.Group group) {
        return """
                <table class="play"><thead><tr><th scope="col">%s</th>%s</tr></thead>
                <tbody>%s</tbody></table>
                """.formatted(
                        Titles.sentence(group.name()),
                        each(chart.upcards(), up -> "<th scope=\"col\">" + up + "</th>"),
                        each(group.lines(), ChartPanel::line));
    }

    private static String line(ChartSheet.Line line) {
        return "<tr><th scope=\"row\">" + line.hand().replace("-", "‑") + "</th>"
                + each(
                        line.acts(),
                        act -> "<td class=\"" + act + "\" title=\"" + act + "\">" + ChartText.letter(act) + "</td>")
                + "</tr>\n";
    }

    private static String legend() {
        return "<p class=\"acts\">"
                + each(
                        List.of("hit", "stand", "double", "split"),
                        act -> "<span class=\"" + act + "\">" + ChartText.letter(act) + "</span> " + act + " ")
                + "</p><p>A hand of more than two cards is hit where the chart doubles.</p></section>\n";
    }

    private String upcards() {
        double most = chart.byUpcard().stream()
                .mapToDouble(up -> Math.abs(up.expectedValue().value()))
                .max()
                .orElse(1);
        String rows = each(chart.byUpcard(), up -> upcard(up, most));
        return """
                <section><h2>By the dealer’s card</h2>
                %s<p>What a wager nets on average when the dealer shows the card.</p></section>
                """.formatted(rows);
    }

    private static String upcard(ChartSheet.Upcard up, double most) {
        double value = up.expectedValue().value();
        return """
                <div class="up"><b>%s</b><div class="track"><i class="%s" style="width:%s%%"></i></div>\
                <span class="n">%s</span></div>
                """.formatted(
                        up.upcard(),
                        value > 0 ? "win" : "lose",
                        Numbers.fixed(50 * Math.abs(value) / most, 2),
                        signed(Numbers.fixed(100 * value, 2) + "%"));
    }

    private String rules() {
        String rows = each(chart.rules(), rule -> """
                <tr><td>%s = %s</td><td class="n">%s</td><td class="n"><b>%s</b></td></tr>
                """.formatted(
                        rule.setting(),
                        rule.value(),
                        signed(Numbers.fixed(rule.expectedValue().value(), 6)),
                        signed(Numbers.percent(rule.difference().value()))));
        return """
                <section><h2>What a rule is worth</h2>
                <table><tr><th>With</th><th class="n">Expected</th><th class="n">To the player</th></tr>
                %s<tr><td>Play by the cards of a hand</td><td class="n">%s</td><td></td></tr></table>
                <p>A blackjack against an ace expects %s if it waits; even money is 1.</p></section>
                """.formatted(
                        rows,
                        signed(Numbers.fixed(chart.byComposition().value(), 6)),
                        Numbers.fixed(chart.waiting().value(), 6));
    }

    private static String signed(String number) {
        return number.startsWith("-") ? "−" + number.substring(1) : "+" + number;
    }

    private static <T> String each(List<T> rows, Function<T, String> form) {
        return rows.stream().map(form).collect(Collectors.joining());
    }
}
