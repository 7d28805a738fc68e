package baize.cli.sheet;

import baize.cli.text.Numbers;
import baize.core.money.Money;
import baize.lab.par.JackpotSheet;
import java.util.stream.Collectors;

/** What a jackpot wager returns as its meter grows, drawn and in figures: a section of the page. */
record JackpotPanel(JackpotSheet jackpot) {
    private static final int LEFT = 46;
    private static final int RIGHT = 404;
    private static final int TOP = 12;
    private static final int BOTTOM = 176;
    private static final int TICKS = 4;
    private static final double NEAR = 0.35;
    private static final double QUARTER = 0.25;

    String html() {
        return """
                <section><h2>The jackpot wager: return and meter</h2>
                <svg class="chart" viewBox="0 0 420 200" role="img" aria-label="%s">
                %s%s<polyline points="%s"/>
                %s</svg>
                <p>%s</p>
                <table><tr><th class="n">Meter</th><th class="n">Returns</th><th class="n">House edge</th>\
                <th class="n">Returns, exactly</th></tr>
                %s</table></section>
                """.formatted(even(), levels(), meters(), line(), marks(), note(), rows());
    }

    private double highest() {
        return jackpot.points().getLast().meter().cents();
    }

    /** The top of the scale: whole quarters, above all that is drawn and above the stake. */
    private double most() {
        double returned = jackpot.points().getLast().returned().value();
        return QUARTER * Math.max(5, Math.ceil(returned / QUARTER));
    }

    private String x(Money meter) {
        return Numbers.fixed(LEFT + (RIGHT - LEFT) * (meter.cents() / highest()), 1);
    }

    private String y(double returned) {
        return Numbers.fixed(BOTTOM - (BOTTOM - TOP) * (returned / most()), 1);
    }

    /** A line for each quarter of the stake, or for as many as can be read; that of the stake is broken. */
    private String levels() {
        StringBuilder lines = new StringBuilder();
        double step = QUARTER * Math.ceil(most() / QUARTER / 8);
        for (double level = 0; level <= most(); level += step) lines.append(level(level, "grid"));
        return lines + level(1, "even");
    }

    private String level(double level, String kind) {
        return """
                <line class="%1$s" x1="%2$d" x2="%3$d" y1="%4$s" y2="%4$s"/><text class="scale" x="%5$d" y="%4$s" \
                dy="4" text-anchor="end">%6$s%%</text>
                """.formatted(kind, LEFT, RIGHT, y(level), LEFT - 6, Numbers.fixed(100 * level, 0));
    }

    private String meters() {
        StringBuilder ticks = new StringBuilder();
        for (int tick = 0; tick <= TICKS; tick++) {
            Money meter = Money.cents(Math.round(highest() * tick / TICKS));
            ticks.append("""
                    <text class="scale" x="%s" y="%d" text-anchor="middle">%s</text>
                    """.formatted(x(meter), BOTTOM + 18, brief(meter)));
        }
        return ticks.toString();
    }

    /** {@code $250k}, {@code $1.5m}. */
    private static String brief(Money meter) {
        double dollars = meter.cents() / 100.0;
        if (dollars >= 1e6) return "$" + trimmed(dollars / 1e6) + "m";
        return dollars >= 1e3 ? "$" + trimmed(dollars / 1e3) + "k" : "$" + trimmed(dollars);
    }

    private static String trimmed(double number) {
        return Numbers.fixed(number, 2).replaceFirst("\\.?0+$", "");
    }

    private String line() {
        return jackpot.points().stream()
                .map(point -> x(point.meter()) + "," + y(point.returned().value()))
                .collect(Collectors.joining(" "));
    }

    private String marks() {
        StringBuilder marks = new StringBuilder();
        for (JackpotSheet.Point point : jackpot.points()) {
            if (point.meter().equals(jackpot.breakEven())) marks.append(mark(point, "even", true, even()));
            if (point.meter().equals(jackpot.meter())) marks.append(mark(point, "now", false, now(point)));
        }
        return marks.toString();
    }

    /** A dot with its words to the left above it or to the right below it, where a rising line leaves room. */
    private String mark(JackpotSheet.Point point, String kind, boolean above, String words) {
        double across = point.meter().cents() / highest();
        boolean left = above ? across > NEAR : across > 1 - NEAR;
        return """
                <circle class="%1$s" cx="%2$s" cy="%3$s" r="4.5"/><text class="%1$s" x="%2$s" y="%3$s" dx="%4$d" \
                dy="%5$d" text-anchor="%6$s">%7$s</text>
                """.formatted(
                        kind,
                        x(point.meter()),
                        y(point.returned().value()),
                        left ? -6 : 8,
                        above ? -9 : left ? 34 : 16,
                        left ? "end" : "start",
                        words);
    }

    private String even() {
        return "even at " + dollars(jackpot.breakEven());
    }

    private static String now(JackpotSheet.Point point) {
        return "now " + Numbers.fixed(100 * point.returned().value(), 1) + "% at " + dollars(point.meter());
    }

    static String dollars(Money amount) {
        return "$" + Numbers.grouped(amount.cents() / 100) + "."
                + Numbers.fixed(amount.cents() % 100 / 100.0, 2).substring(2);
    }

    private String note() {
        String text = "What comes back of each " + dollars(jackpot.stake())
                + " wager on average, by what the meter shows, to a player who shares the jackpot with nobody.";
        return jackpot.bonus().isZero()
                ? text
                : text + " The bonus jackpot of " + dollars(jackpot.bonus())
                        + " is not counted: it hangs on what the others at the table are dealt.";
    }

    private String rows() {
        return jackpot.points().stream()
                .map(point -> """
                        <tr><td class="n">%s</td><td class="n"><b>%s</b></td><td class="n">%s</td>\
                        <td class="n fraction">%s</td></tr>
                        """.formatted(
                                dollars(point.meter()),
                                Numbers.percent(point.returned().value()),
                                Numbers.percent(1 - point.returned().value()).replace('-', '−'),
                                point.returned().exact().map(Object::toString).orElse("")))
                .collect(Collectors.joining());
    }
}
