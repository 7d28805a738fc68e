package baize.cli.sheet;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.text.Ink;
import baize.cli.text.Numbers;
import baize.cli.text.TextTable;
import baize.lab.simulate.Distribution;
import baize.lab.simulate.Kernel;
import baize.lab.simulate.Simulation;
import baize.lab.simulate.ValueCounts;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What rounds came to, for people: quantiles of every wager, and of one of them a drawn histogram. */
record SpreadText(PrintStream out, Ink ink, int width) {
    private static final String DOLLARS = "dollars";

    void print(Simulation simulation) {
        if (simulation.wagers().isEmpty()) return;
        boolean pays = simulation.figure().equals(Kernel.PAYS);
        quantiles(simulation, pays);
        histogram(drawn(simulation), pays);
    }

    private void quantiles(Simulation simulation, boolean pays) {
        List<TextTable.Column> columns = new ArrayList<>();
        columns.add(left(pays ? "At most, in so many rounds" : "At most, so often"));
        for (int percent : Distribution.PERCENTS) columns.add(right(percent + "%"));
        TextTable table = new TextTable(columns.toArray(TextTable.Column[]::new));
        for (Simulation.Wager wager : simulation.wagers()) {
            Distribution distribution = wager.counts().distribution();
            List<String> cells = new ArrayList<>(List.of(wager.wager()));
            for (int percent : Distribution.PERCENTS) cells.add(value(wager, distribution.quantile(percent), pays));
            table.row(cells.toArray(String[]::new));
        }
        out.println();
        table.print(out, ink, width);
    }

    /** The wager that the strategy is named after; of sessions the first that is in money; otherwise the first. */
    private static Simulation.Wager drawn(Simulation simulation) {
        List<Simulation.Wager> wagers = simulation.wagers();
        Optional<Simulation.Wager> named = wagers.stream()
                .filter(wager -> wager.wager().equals(simulation.strategy()))
                .findFirst();
        return named.or(() -> wagers.stream()
                        .filter(wager -> wager.counts() instanceof ValueCounts)
                        .findFirst())
                .orElse(wagers.getFirst());
    }

    private void histogram(Simulation.Wager wager, boolean pays) {
        Distribution distribution = wager.counts().distribution();
        List<Distribution.Bar> bars = distribution.histogram(SimulationJson.BARS);
        long highest = bars.stream().mapToLong(Distribution.Bar::rounds).max().orElse(1);
        double all = distribution.rounds();
        TextTable table = new TextTable(right(pays ? "Net" : "Value"), right("Rounds"), right("Share"), left(""));
        for (Distribution.Bar bar : bars)
            table.row(
                    range(wager, bar, pays),
                    Numbers.grouped(bar.rounds()),
                    Numbers.percent(bar.rounds() / all),
                    Numbers.bar((double) bar.rounds() / highest));
        out.println();
        out.println(ink.heading(wager.wager() + (pays ? ", net per " : ", ") + wager.per()));
        table.print(out, ink, width);
    }

    private static String range(Simulation.Wager wager, Distribution.Bar bar, boolean pays) {
        String from = value(wager, bar.from(), pays);
        String to = value(wager, bar.to(), pays);
        return from.equals(to) ? from : from + " to " + to;
    }

    private static String value(Simulation.Wager wager, double value, boolean pays) {
        if (wager.per().equals(DOLLARS)) return Numbers.fixed(value, 2);
        String net = Numbers.net(value);
        return pays || !net.startsWith("+") ? net : net.substring(1);
    }
}
