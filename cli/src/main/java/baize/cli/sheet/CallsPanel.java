package baize.cli.sheet;

import baize.cli.text.Numbers;
import baize.lab.par.CallsSheet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What there is on the page of a game of numbers that are called: curves, patterns, the jackpot's levels. */
record CallsPanel(CallsSheet sheet) {
    private static final int WIDTH = 620;
    private static final int HEIGHT = 240;
    private static final int LEFT = 40;
    private static final int BOTTOM = 26;
    private static final int CALLS = 90;

    /** The wide sections. */
    String html() {
        return curves() + table();
    }

    /** How likely the full house, one line and two lines are by each call, on one box and in the room. */
    private String curves() {
        List<String> shown = List.of("any-line", "any-2-lines", "full-house");
        String one = shown.stream()
                .map(id -> line(
                        sheet.pattern(id).distribution().stream()
                                .map(figure -> figure.value())
                                .toList(),
                        "win"))
                .collect(Collectors.joining());
        String room = shown.stream()
                .map(id -> line(sheet.pattern(id).room().distribution(), "lose"))
                .collect(Collectors.joining());
        return """
                <section><h2>Complete by call</h2>
                <svg class="calls" viewBox="0 0 %d %d" role="img" aria-label="Probability that a line, two lines\
                 and a full house are complete, by the number of calls, on one box and on the first of %d">
                %s%s%s</svg>
                <p>From left to right any line, any two lines and the full house: <b class="on-one">one box</b>,\
                 <b class="on-all">the first of %d boxes</b>. %s</p></section>
                """.formatted(WIDTH, HEIGHT, sheet.boxes(), axes(), room, one, sheet.boxes(), CallsText.note(sheet));
    }

    private static double x(int call) {
        return LEFT + (double) call * (WIDTH - LEFT - 10) / CALLS;
    }

    private static double y(double probability) {
        return 8 + (1 - probability) * (HEIGHT - BOTTOM - 8);
    }

    private static String axes() {
        String across = IntStream.rangeClosed(0, 4)
                .mapToObj(quarter -> """
                        <line x1="%d" x2="%d" y1="%s" y2="%s"/><text x="%d" y="%s" text-anchor="end">%d%%</text>
                        """.formatted(
                                LEFT,
                                WIDTH - 10,
                                Numbers.fixed(y(quarter / 4.0), 1),
                                Numbers.fixed(y(quarter / 4.0), 1),
                                LEFT - 6,
                                Numbers.fixed(y(quarter / 4.0) + 4, 1),
                                quarter * 25))
                .collect(Collectors.joining());
        String down = IntStream.rangeClosed(0, 9)
                .mapToObj(ten -> "<text x=\"%s\" y=\"%d\" text-anchor=\"middle\">%d</text>\n"
                        .formatted(Numbers.fixed(x(ten * 10), 1), HEIGHT - 6, ten * 10))
                .collect(Collectors.joining());
        return across + down;
    }

    private static String line(List<Double> probabilities, String kind) {
        String points = IntStream.range(0, probabilities.size())
                .mapToObj(call -> Numbers.fixed(x(call), 1) + "," + Numbers.fixed(y(probabilities.get(call)), 1))
                .collect(Collectors.joining(" "));
        return "<polyline class=\"" + kind + "\" points=\"" + points + "\"/>\n";
    }

    private String table() {
        String rows = sheet.patterns().stream().map(this::row).collect(Collectors.joining());
        return """
                <section><h2>Every pattern</h2>
                <p>Green squares are those numbers of a box; blue ones are as many of the line, or whole lines,\
                 wherever they are.</p>
                <table><tr><th></th><th>Pattern</th><th class="n">Calls, one box</th><th class="n">Median</th>\
                <th class="n">First of %d</th><th class="n">Winners</th><th class="n">Calls, exactly</th></tr>
                %s</table></section>
                """.formatted(sheet.boxes(), rows);
    }

    private String row(CallsSheet.Calls calls) {
        return """
                <tr><td>%s</td><td><b>%s</b></td><td class="n"><b>%s</b></td><td class="n">%d</td><td class="n">%s</td>\
                <td class="n">%s</td><td class="n fraction">%s</td></tr>
                """.formatted(
                        drawn(calls.drawn()),
                        Titles.of(calls.wager()),
                        Numbers.fixed(calls.expected().value(), 3),
                        calls.median(),
                        Numbers.fixed(calls.room().expected(), 2),
                        Numbers.fixed(calls.room().winners(), 3),
                        ParText.exact(calls.expected()));
    }

    /** The three lines as small squares, those that must be marked filled. */
    private static String drawn(List<String> lines) {
        StringBuilder svg = new StringBuilder("<svg class=\"pattern\" viewBox=\"0 0 30 18\" aria-hidden=\"true\">");
        for (int line = 0; line < lines.size(); line++)
            for (int place = 0; place < lines.get(line).length(); place++)
                svg.append("<rect x=\"%d\" y=\"%d\" width=\"5\" height=\"5\" class=\"%s\"/>"
                        .formatted(place * 6, line * 6, kind(lines.get(line).charAt(place))));
        return svg.append("</svg>").toString();
    }

    private static String kind(char drawn) {
        return switch (drawn) {
            case '#' -> "marked";
            case '.' -> "blank";
            default -> "any";
        };
    }

    /** A narrow section. */
    String levels() {
        String rows = sheet.levels().stream()
                .map(level -> """
                        <tr><td>%s</td><td class="n">%d%%</td><td class="n"><b>%s</b></td><td class="n">%s</td></tr>
                        """.formatted(
                                Titles.of(level.level()),
                                level.percent(),
                                Numbers.percent(level.probability().value()),
                                Numbers.percent(level.cost())))
                .collect(Collectors.joining());
        return """
                <section><h2>The jackpot</h2>
                <p>In a game in which it is in play: how often a level is won, and what that takes from the pool.</p>
                <table><tr><th>Level</th><th class="n">Of the pool</th><th class="n">Won</th>\
                <th class="n">Costs</th></tr>
                %s</table></section>
                """.formatted(rows);
    }
}
