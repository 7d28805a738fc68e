package baize.cli.sheet;

import baize.lab.par.CallsSheet;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import baize.lab.simulate.Simulation;
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

    static Optional<Expected> of(Simulation simulation, ParSheet sheet, String wager) {
        return sheet.calls()
                .map(calls -> counted(calls, wager))
                .or(() -> net(sheet, wager, simulation.strategy()).map(value -> new Expected(value, true)));
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

    /** Levels of the jackpot go by the full house, which is as it is played. */
    private static Expected counted(CallsSheet sheet, String id) {
        if (id.startsWith(JACKPOT))
            return new Expected(
                    sheet.level(id.substring(JACKPOT.length())).probability().value(), true);
        boolean winners = id.endsWith(WINNERS);
        String pattern = winners ? id.substring(0, id.length() - WINNERS.length()) : id;
        CallsSheet.First first = sheet.pattern(pattern).room();
        return new Expected(winners ? first.winners() : first.expected(), first.asPlayed());
    }
}
