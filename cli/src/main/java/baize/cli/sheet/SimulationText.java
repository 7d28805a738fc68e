package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.games.bingo.strips.Strips;
import baize.lab.par.CallsSheet;
import baize.lab.par.ParSheet;
import baize.lab.simulate.BingoKernel;
import baize.lab.simulate.BingoSessionKernel;
import baize.lab.simulate.Blocks;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import baize.lab.simulate.Simulation;
import java.io.PrintStream;
import java.util.Optional;

/** A simulation beside the exact sheet, for people. */
public record SimulationText(PrintStream out, Ink ink, int width) {
    /** Means farther off than this many standard errors are worth a second look. */
    private static final double SUSPECT = 4;

    public void print(Simulation simulation, ParSheet exact) {
        out.println(ink.heading(Titles.of(simulation.game()) + ": " + Numbers.count(simulation.rounds(), "round")));
        out.println("strategy " + simulation.strategy() + ", seed " + simulation.seed() + ", "
                + Numbers.count(simulation.threads(), "thread") + ", " + Numbers.span(simulation.seconds()) + ", "
                + Numbers.rough(simulation.roundsPerSecond()) + " rounds/s");
        Blocks blocks = simulation.blocks();
        if (blocks != null)
            out.println("of blocks 0-" + (Math.ceilDiv(simulation.rounds(), Job.BLOCK) - 1) + " these are "
                    + (blocks.isEmpty() ? "none" : blocks));
        if (!simulation.approved()) out.println(ink.notice("a schedule that no live table may use"));
        exact.calls().ifPresent(calls -> cards(simulation, exact, calls));
        out.println();
        boolean pays = simulation.figure().equals(Kernel.PAYS);
        TextTable table = new TextTable(
                left(pays ? "Wager" : "Figure"),
                left(pays ? "Per" : "Counted"),
                right("Mean"),
                right("± std. error"),
                right("Exact"),
                right("z"),
                right("Std. dev."));
        for (Simulation.Wager wager : simulation.wagers())
            row(table, wager, Expected.of(simulation, exact, wager.wager()));
        table.print(out, ink, width);
        if (!simulation.shooters().isEmpty()) shooters(simulation, exact);
        new SpreadText(out, ink, width).print(simulation);
    }

    /** What was in play, and where the sheet is of something slightly else. */
    private void cards(Simulation simulation, ParSheet exact, CallsSheet calls) {
        int games = calls.boxes() / Strips.BOXES * BingoKernel.GAMES_A_STRIP;
        out.println(Numbers.grouped(calls.boxes()) + " boxes in play, drawn anew for every "
                + Numbers.count(games, "game"));
        if (simulation.strategy().equals(BingoSessionKernel.STRATEGY))
            out.println("a round is a whole session: every card sold, the jackpot going on from one to the next");
        boolean otherStrips = simulation.wagers().stream()
                .flatMap(wager -> Expected.of(simulation, exact, wager.wager()).stream())
                .anyMatch(expected -> !expected.exactly());
        if (otherStrips) out.println("the sheet's minor games are for strips without column ranges: no z beside them");
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

    private void row(TextTable table, Simulation.Wager wager, Optional<Expected> expected) {
        int decimals = wager.per().equals("dollars") ? 2 : 6;
        table.row(
                wager.wager(),
                wager.per(),
                Numbers.fixed(wager.mean(), decimals),
                Numbers.fixed(wager.standardError(), decimals),
                expected.map(sheet -> Numbers.fixed(sheet.value(), decimals)).orElse(""),
                expected.filter(Expected::exactly)
                        .map(sheet -> z(wager.mean() - sheet.value(), wager.standardError()))
                        .orElse(""),
                Numbers.fixed(wager.standardDeviation(), Math.min(decimals, 4)));
    }

    private String z(double off, double error) {
        double z = off / error;
        if (!Double.isFinite(z)) return "";
        String text = Numbers.fixed(z, 2);
        return Math.abs(z) > SUSPECT ? ink.bad(text) : text;
    }
}
