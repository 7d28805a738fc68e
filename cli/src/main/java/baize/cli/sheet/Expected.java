package baize.cli.sheet;

import baize.lab.par.CallsSheet;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import baize.lab.simulate.Simulation;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the exact sheet says of a simulated mean.
 *
 * @param exactly whether it is of the very thing that was simulated, so that only chance is between the two
 */
record Expected(double value, boolean exactly) {
    private static final String JACKPOT = "jackpot-";
    private static final String WINNERS = "-winners";

    /** Of all games of a session together. */
    private static final String CALLS = "calls";

    static Optional<Expected> of(Simulation simulation, ParSheet sheet, String wager) {
        return sheet.calls().isPresent()
                ? counted(simulation, sheet.calls().get(), wager)
                : net(sheet, wager, simulation.strategy()).map(value -> new Expected(value, true));
    }

    /** The player's expectation: a strategy concerns the first wager, the others are on the cards alone. */
    private static Optional<Double> net(ParSheet sheet, String wager, String strategy) {
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

    /** Levels of the jackpot go by the full house, which is as it is played; the money of a session is on no sheet. */
    private static Optional<Expected> counted(Simulation simulation, CallsSheet sheet, String id) {
        Optional<Expected> level = sheet.levels().stream()
                .filter(each -> id.equals(JACKPOT + each.level()))
                .map(each -> new Expected(each.probability().value(), true))
                .findFirst();
        if (level.isPresent()) return level;
        if (id.equals(CALLS)) {
            CallsSheet.First bingo = sheet.patterns().getFirst().room();
            return Optional.of(new Expected(bingo.expected() * games(simulation), bingo.asPlayed()));
        }
        boolean winners = id.endsWith(WINNERS);
        String pattern = winners ? id.substring(0, id.length() - WINNERS.length()) : id;
        return sheet.patterns().stream()
                .filter(each -> each.wager().equals(pattern))
                .map(CallsSheet.Calls::room)
                .map(room -> new Expected(winners ? room.winners() : room.expected(), room.asPlayed()))
                .findFirst();
    }

    private static int games(Simulation simulation) {
        return Integer.parseInt(Objects.requireNonNull(simulation.house().get("games")));
    }
}
