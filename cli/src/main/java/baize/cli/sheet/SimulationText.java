package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import baize.lab.simulate.Simulation;
import java.io.PrintStream;
import java.util.Optional;
import java.util.stream.Stream;

/** A simulation beside the exact sheet, for people. */
public record SimulationText(PrintStream out, Ink ink, int width) {
    /** Means farther off than this many standard errors are worth a second look. */
    private static final double SUSPECT = 4;

    public void print(Simulation simulation, ParSheet exact) {
        out.println(ink.heading(Titles.of(simulation.game()) + ": " + Numbers.count(simulation.rounds(), "round")));
        out.println("strategy " + simulation.strategy() + ", seed " + simulation.seed() + ", "
                + Numbers.count(simulation.threads(), "thread") + ", " + Numbers.span(simulation.seconds()) + ", "
                + Numbers.rough(simulation.roundsPerSecond()) + " rounds/s");
        if (!simulation.approved()) out.println(ink.notice("a schedule that no live table may use"));
        out.println();
        TextTable table = new TextTable(
                left("Wager"),
                left("Per"),
                right("Mean"),
                right("± std. error"),
                right("Exact"),
                right("z"),
                right("Std. dev."));
        for (Simulation.Wager wager : simulation.wagers()) row(table, wager, exact, simulation.strategy());
        table.print(out, ink, width);
        if (!simulation.shooters().isEmpty()) shooters(simulation, exact);
    }

    private void shooters(Simulation simulation, ParSheet exact) {
        TextTable table = new TextTable(
                left("Shooter"),
                right("Turns"),
                right("Rolls each"),
                right("± std. error"),
                right("Exact"),
                right("z"),
                right("Longest"));
        for (Simulation.Shooter shooter : simulation.shooters()) {
            double expected = exact.dice()
                    .orElseThrow()
                    .shooter(shooter.shooter())
                    .rolls()
                    .value();
            table.row(
                    shooter.shooter(),
                    Numbers.grouped(shooter.turns()),
                    Numbers.fixed(shooter.mean(), 6),
                    Numbers.fixed(shooter.standardError(), 6),
                    Numbers.fixed(expected, 6),
                    z(shooter.mean() - expected, shooter.standardError()),
                    Numbers.grouped(shooter.longest()));
        }
        out.println();
        table.print(out, ink, width);
    }

    private void row(TextTable table, Simulation.Wager wager, ParSheet exact, String strategy) {
        Optional<Double> expected = expected(exact, wager.wager(), strategy);
        table.row(
                wager.wager(),
                wager.per(),
                Numbers.fixed(wager.mean(), 6),
                Numbers.fixed(wager.standardError(), 6),
                expected.map(value -> Numbers.fixed(value, 6)).orElse(""),
                expected.map(value -> z(wager.mean() - value, wager.standardError()))
                        .orElse(""),
                Numbers.fixed(wager.standardDeviation(), 4));
    }

    private String z(double off, double error) {
        double z = off / error;
        if (!Double.isFinite(z)) return "";
        String text = Numbers.fixed(z, 2);
        return Math.abs(z) > SUSPECT ? ink.bad(text) : text;
    }

    /** The player's exact expectation: a strategy concerns the first wager, the others are on the cards alone. */
    private static Optional<Double> expected(ParSheet sheet, String wager, String strategy) {
        boolean decided = sheet.wagers().getFirst().wager().equals(wager);
        Optional<Double> simpler = sheet.strategy().stream()
                .flatMap(best -> best.alternatives().stream())
                .filter(simple -> decided && simple.name().equals(strategy))
                .map(StrategySheet.Alternative::expectedValue)
                .map(figure -> figure.value())
                .findFirst();
        Stream<WagerSheet> combined = sheet.dice().stream().flatMap(dice -> dice.combinations().stream());
        return simpler.or(() -> Stream.concat(sheet.wagers().stream(), combined)
                .filter(row -> row.wager().equals(wager))
                .map(WagerSheet::expectedValue)
                .map(figure -> figure.value())
                .findFirst());
    }
}
