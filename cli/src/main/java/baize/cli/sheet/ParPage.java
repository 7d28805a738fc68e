package baize.cli.sheet;

import baize.cli.text.Numbers;
import baize.lab.exact.Fraction;
import baize.lab.par.ChartSheet;
import baize.lab.par.DiceSheet;
import baize.lab.par.Figure;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A PAR sheet as a page that stands alone: nothing is fetched from anywhere. */
public final class ParPage {
    private static final String STYLE = "/baize/cli/par.css";

    private ParPage() {}

    public static String of(ParSheet sheet) {
        String strategy = sheet.strategy().map(ParPage::strategy).orElse("");
        return """
            <!doctype html>
            <html lang="en-AU">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>%1$s: PAR sheet</title>
            <style>
            %2$s</style>
            </head>
            <body>
            <header><svg viewBox="0 0 17 25" width="17" height="25" aria-hidden="true">\
            <path d="M8.5 1L16 12.5L8.5 24L1 12.5Z" fill="none" stroke="#d9b364" stroke-width="1.4"/>\
            <path d="M8.5 6.5L12.4 12.5L8.5 18.5L4.6 12.5Z" fill="#d9b364"/></svg>Baize<small>PAR sheet</small></header>
            <main>
            <div class="wide"><h1>%1$s: PAR sheet</h1>
            %3$s</div>
            <div class="stack">
            %4$s</div>
            <div class="stack">
            %5$s</div>
            </main>
            </body>
            </html>
            """.formatted(
                        escaped(Titles.of(sheet.game())),
                        style(),
                        method(sheet),
                        body(sheet) + jackpot(sheet),
                        strategy + added(sheet) + levels(sheet) + settings(sheet));
    }

    private static String body(ParSheet sheet) {
        if (sheet.calls().isPresent()) return new CallsPanel(sheet.calls().get()).html();
        return sheet.dice().map(dice -> dice(sheet, dice)).orElseGet(() -> wagers(sheet));
    }

    private static String wagers(ParSheet sheet) {
        return wagers(sheet.wagers()) + each(sheet.wagers(), ParPage::outcomes);
    }

    /** Wagers on numbers as grids, the others as everywhere. */
    private static String dice(ParSheet sheet, DiceSheet dice) {
        NumberGrid grid = NumberGrid.of(sheet.wagers());
        List<WagerSheet> listed = new ArrayList<>(grid.others());
        listed.addAll(dice.combinations());
        return wagers(listed) + new DicePanel(dice, grid).html() + each(DiceText.severalWays(grid), ParPage::outcomes);
    }

    private static String added(ParSheet sheet) {
        return sheet.dice()
                .map(dice -> new DicePanel(dice, NumberGrid.of(sheet.wagers())).added())
                .orElse("");
    }

    private static String levels(ParSheet sheet) {
        return sheet.calls().map(calls -> new CallsPanel(calls).levels()).orElse("");
    }

    private static String jackpot(ParSheet sheet) {
        return sheet.jackpot().map(jackpot -> new JackpotPanel(jackpot).html()).orElse("");
    }

    private static String style() {
        try (InputStream in = Objects.requireNonNull(ParPage.class.getResourceAsStream(STYLE), STYLE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String method(ParSheet sheet) {
        String how = "<p>" + Titles.sentence(sheet.method()) + ", from the code that pays. Computed in "
                + Numbers.span(sheet.seconds()) + ".</p>\n";
        return sheet.approved()
                ? how
                : how + "<p class=\"notice\">Not approved: no live table may use this schedule.</p>\n";
    }

    private static String wagers(List<WagerSheet> wagers) {
        String rows = each(wagers, wager -> """
                <tr><td><b>%s</b> <span class="fraction">per %s</span></td><td class="n">%s</td><td class="n"><b>%s</b>\
                </td><td class="n">%s</td><td class="n">%s</td><td class="n">%s</td><td class="n fraction">%s</td></tr>
                """.formatted(
                        escaped(Titles.of(wager.wager())),
                        escaped(wager.per()),
                        minus(Numbers.fixed(wager.expectedValue().value(), 6)),
                        minus(Numbers.percent(wager.houseEdge().value())),
                        minus(Numbers.percent(wager.elementOfRisk().value())),
                        Numbers.fixed(wager.standardDeviation(), 4),
                        Numbers.percent(wager.hitFrequency().value()),
                        exact(wager.expectedValue())));
        return """
                <section><h2>Every wager</h2>
                <table><tr><th>Wager</th><th class="n">Player, per unit</th><th class="n">House edge</th>\
                <th class="n">Of all staked</th><th class="n">Std. dev.</th><th class="n">Wins</th>\
                <th class="n">Player, exactly</th></tr>
                %s</table></section>
                """.formatted(rows);
    }

    private static String outcomes(WagerSheet wager) {
        double most = wager.outcomes().stream()
                .mapToDouble(outcome -> outcome.probability().value())
                .max()
                .orElse(1);
        return "<section><h2>How " + escaped(Titles.of(wager.wager())) + " ends</h2>\n"
                + each(wager.outcomes(), outcome -> outcome(outcome, most)) + "</section>\n";
    }

    private static String outcome(WagerSheet.Outcome outcome, double most) {
        double net = outcome.pays().value();
        return """
                <div class="ob"><span>%s, %s</span><div class="track"><i class="%s" style="width:%s%%"></i></div>\
                <b class="n">%s</b><span class="n fraction">%s</span></div>
                """.formatted(
                        escaped(Titles.sentence(outcome.outcome())),
                        minus(Numbers.net(net)),
                        net > 0 ? "win" : net < 0 ? "lose" : "off",
                        Numbers.fixed(100 * outcome.probability().value() / most, 2),
                        Numbers.percent(outcome.probability().value()),
                        exact(outcome.probability()));
    }

    private static String strategy(StrategySheet strategy) {
        return strategy.chart().map(chart -> charted(strategy, chart)).orElseGet(() -> listed(strategy))
                + (strategy.alternatives().isEmpty() ? "" : simpler(strategy.alternatives()));
    }

    private static String charted(StrategySheet strategy, ChartSheet chart) {
        return """
                <section><h2>Best play: %s</h2>
                <p>That adds to the wager with %s of all hands.</p>
                """.formatted(
                                escaped(strategy.text()),
                                Numbers.percent(strategy.staysIn().value()))
                + new ChartPanel(chart).html();
    }

    private static String listed(StrategySheet strategy) {
        String rows = each(strategy.table(), row -> """
                <tr><td>%s</td><td>%s</td><td class="n">%s</td><td class="n">%s</td></tr>
                """.formatted(
                        escaped(Titles.sentence(row.situation())),
                        deed(row.action()),
                        Numbers.percent(row.probability().value()),
                        minus(Numbers.fixed(row.expectedValue().value(), 4))));
        return """
                <section><h2>Best play: %s</h2>
                <p>That stays in with %s of all hands.</p>
                <table><tr><th>Hand</th><th>Do</th><th class="n">How often</th><th class="n">Expected</th></tr>
                %s</table></section>
                """.formatted(
                escaped(strategy.text()), Numbers.percent(strategy.staysIn().value()), rows);
    }

    /** What to do, and small beside it how often the best player does it, where that stands in brackets. */
    private static String deed(String action) {
        int bracket = action.indexOf(" (");
        String deed = bracket < 0 ? action : action.substring(0, bracket);
        String share = bracket < 0 ? "" : action.substring(bracket + 2, action.length() - 1);
        return "<span class=\"do " + (deed.equals("fold") ? "fold" : "play") + "\">" + escaped(deed) + "</span>"
                + (share.isEmpty() ? "" : "<span class=\"fraction\">" + escaped(share) + "</span>");
    }

    private static String simpler(List<StrategySheet.Alternative> alternatives) {
        String rows = each(alternatives, simple -> """
                <tr><td>%s</td><td class="n">%s</td><td class="n"><b>%s</b></td></tr>
                """.formatted(
                        escaped(Titles.sentence(simple.text())),
                        minus(Numbers.fixed(simple.expectedValue().value(), 6)),
                        Numbers.percent(simple.cost().value())));
        return """
                <section><h2>What simpler play costs</h2>
                <table><tr><th>Play</th><th class="n">Expected</th><th class="n">Costs</th></tr>
                %s</table></section>
                """.formatted(rows);
    }

    private static String settings(ParSheet sheet) {
        return "<section><h2>Settings used</h2><dl>\n"
                + each(
                        List.copyOf(sheet.house().entrySet()),
                        setting -> "<dt>" + escaped(setting.getKey()) + "</dt><dd>" + escaped(setting.getValue())
                                + "</dd>\n")
                + "</dl></section>\n";
    }

    private static String exact(Figure figure) {
        return minus(figure.exact().map(Fraction::toString).orElse(""));
    }

    private static <T> String each(List<T> rows, Function<T, String> form) {
        return rows.stream().map(form).collect(Collectors.joining());
    }

    /** With the true minus of print. */
    static String minus(String number) {
        return number.replace('-', '−');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
