package baize.lab.par;

import java.util.List;
import java.util.Optional;

/**
 * How a player plays who gives away least, and what simpler ways cost.
 *
 * @param text the strategy as a player remembers it
 * @param threshold the weakest hand that is played, where the strategy is that simple
 * @param staysIn how often a player of this strategy puts up the second wager
 * @param table what to do in each situation, the best first
 * @param alternatives simpler strategies by name
 * @param chart what to do by the dealer's card, where that is how it is played
 */
public record StrategySheet(
        String name,
        String text,
        Optional<Threshold> threshold,
        Figure staysIn,
        List<Row> table,
        List<Alternative> alternatives,
        Optional<ChartSheet> chart) {
    /** The weakest hand that is played, {@code Q-6-4}, and the rule that it makes. */
    public record Threshold(String cards, String text) {}

    /**
     * What to do in one situation.
     *
     * @param probability that it comes up
     * @param expectedValue the player's, when it does and the strategy is followed
     */
    public record Row(String situation, String action, Figure probability, Figure expectedValue) {}

    /**
     * A simpler strategy.
     *
     * @param cost how much less it expects than the best
     */
    public record Alternative(String name, String text, Figure expectedValue, Figure cost) {}

    public StrategySheet {
        table = List.copyOf(table);
        alternatives = List.copyOf(alternatives);
    }
}
