package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.lab.exact.Fraction;
import baize.lab.par.DiceSheet;
import baize.lab.par.Figure;
import baize.lab.par.JackpotSheet;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import java.io.PrintStream;
import java.util.stream.Collectors;

/** A PAR sheet as tables for people. */
public record ParText(PrintStream out, Ink ink, int width) {
    private static final String INDENT = "  ";

    public void print(ParSheet sheet) {
        out.println(ink.heading(Titles.of(sheet.game()) + ": PAR sheet"));
        String method = sheet.method() + ", computed in " + Numbers.span(sheet.seconds());
        out.println(sheet.approved() ? method : method + ink.notice("; a schedule that no live table may use"));
        sheet.calls().ifPresent(calls -> new CallsText(out, ink, width).print(calls));
        sheet.dice().ifPresent(dice -> dice(sheet, dice));
        if (sheet.calls().isEmpty() && sheet.dice().isEmpty()) {
            wagers(sheet);
            for (WagerSheet wager : sheet.wagers()) outcomes(wager);
        }
        sheet.strategy().ifPresent(this::strategy);
        sheet.jackpot().ifPresent(this::jackpot);
        house(sheet);
    }

    private void dice(ParSheet sheet, DiceSheet dice) {
        new DiceText(out, ink, width).print(sheet, dice);
        for (WagerSheet wager : DiceText.severalWays(NumberGrid.of(sheet.wagers()))) outcomes(wager);
    }

    private void wagers(ParSheet sheet) {
        TextTable table = new TextTable(
                left("Wager"),
                left("Per"),
                right("House edge"),
                right("Of all staked"),
                right("Std. dev."),
                right("Wins"),
                right("Player"),
                right("Player, exactly"));
        for (WagerSheet wager : sheet.wagers())
            table.row(
                    wager.wager(),
                    wager.per(),
                    Numbers.percent(wager.houseEdge().value()),
                    Numbers.percent(wager.elementOfRisk().value()),
                    Numbers.fixed(wager.standardDeviation(), 4),
                    Numbers.percent(wager.hitFrequency().value()),
                    Numbers.fixed(wager.expectedValue().value(), 8),
                    exact(wager.expectedValue()));
        out.println();
        table.print(out, ink, width);
    }

    /** The fraction that it is; nothing where it is known to the precision of floating point alone. */
    static String exact(Figure figure) {
        return figure.exact().map(Fraction::toString).orElse("");
    }

    private void outcomes(WagerSheet wager) {
        double most = wager.outcomes().stream()
                .mapToDouble(outcome -> outcome.probability().value())
                .max()
                .orElse(1);
        TextTable table =
                new TextTable(left("Outcome"), right("Net"), right("Probability"), right("Exactly"), left(""));
        for (WagerSheet.Outcome outcome : wager.outcomes())
            table.row(
                    outcome.outcome(),
                    Numbers.net(outcome.pays().value()),
                    Numbers.percent(outcome.probability().value()),
                    exact(outcome.probability()),
                    bar(outcome, most));
        out.println();
        out.println(ink.heading("How " + wager.wager() + " ends"));
        table.print(out, ink, width);
    }

    private String bar(WagerSheet.Outcome outcome, double most) {
        String bar = Numbers.bar(outcome.probability().value() / most);
        double net = outcome.pays().value();
        return net > 0 ? ink.good(bar) : net < 0 ? ink.bad(bar) : bar;
    }

    private void strategy(StrategySheet strategy) {
        out.println();
        out.println(ink.heading("Best play: " + strategy.text()));
        if (strategy.chart().isPresent()) {
            new ChartText(out, ink, width).print(strategy, strategy.chart().get());
            if (!strategy.alternatives().isEmpty()) simpler(strategy);
            return;
        }
        out.println("stays in with " + Numbers.percent(strategy.staysIn().value()) + " of all hands");
        TextTable table = new TextTable(left("Hand"), left("Do"), right("How often"), right("Expected"));
        for (StrategySheet.Row row : strategy.table())
            table.row(
                    row.situation(),
                    row.action(),
                    Numbers.percent(row.probability().value()),
                    Numbers.fixed(row.expectedValue().value(), 6));
        table.print(out, ink, width);
        if (!strategy.alternatives().isEmpty()) simpler(strategy);
    }

    private void simpler(StrategySheet strategy) {
        TextTable table = new TextTable(left("Simpler play"), right("Expected"), right("Costs"), left("That is"));
        for (StrategySheet.Alternative simple : strategy.alternatives())
            table.row(
                    simple.name(),
                    Numbers.fixed(simple.expectedValue().value(), 6),
                    Numbers.percent(simple.cost().value()),
                    simple.text());
        out.println();
        table.print(out, ink, width);
    }

    private void jackpot(JackpotSheet jackpot) {
        TextTable table = new TextTable(
                right("Meter"), right("Returns"), right("House edge"), right("Returns, exactly"), left(""));
        for (JackpotSheet.Point point : jackpot.points())
            table.row(
                    JackpotPanel.dollars(point.meter()),
                    Numbers.percent(point.returned().value()),
                    Numbers.percent(1 - point.returned().value()),
                    exact(point.returned()),
                    mark(jackpot, point));
        out.println();
        out.println(ink.heading("The jackpot wager of " + JackpotPanel.dollars(jackpot.stake()) + ", by its meter"));
        table.print(out, ink, width);
        if (!jackpot.bonus().isZero())
            out.println("A bonus jackpot of " + JackpotPanel.dollars(jackpot.bonus())
                    + " is not counted: it hangs on what the others at the table are dealt.");
    }

    private static String mark(JackpotSheet jackpot, JackpotSheet.Point point) {
        String now = point.meter().equals(jackpot.meter()) ? "now" : "";
        return point.meter().equals(jackpot.breakEven()) ? (now + " breaks even").strip() : now;
    }

    private void house(ParSheet sheet) {
        out.println();
        out.println(ink.heading("Settings"));
        out.println(INDENT
                + sheet.house().entrySet().stream()
                        .map(setting -> setting.getKey() + "=" + setting.getValue())
                        .collect(Collectors.joining("\n" + INDENT)));
    }
}
