package baize.lab.simulate;

import baize.core.chance.Generator;
import baize.lab.exact.Payoff;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game's round as a primitive loop. Deal and decisions are its own, pays are read from the game's settlement table.
 * It has no state that changes, so that all threads share it.
 */
public interface Kernel {
    /** The figure of outcomes that pay. */
    String PAYS = "pays";

    /** How many places the tally has: one for each outcome that a round is tallied by, and those of what is summed. */
    int outcomes();

    /** Plays rounds, and adds one to the tally at each round's outcome. Tallies of blocks add up, place by place. */
    void run(Generator generator, int rounds, long[] tally);

    /** What the outcomes mean for each of the game's wagers, all of which are placed in every round. */
    List<Payoff> payoffs();

    /** The tally by the outcomes that the payoffs know; another where one round can end several wagers. */
    default long[] settled(long[] tally) {
        return tally;
    }

    /** What an outcome's figure is called: what it pays per unit of stake, or, where nothing is staked, another. */
    default String figure() {
        return PAYS;
    }

    /** Figures whose values are added up instead of being counted outcome by outcome. */
    default List<ValueCounts> summed(long[] tally) {
        return List.of();
    }

    /** How long each shooter's turns were, in games of dice. */
    default List<TurnCounts> shooters(long[] tally) {
        return List.of();
    }

    /** The wager, or what stands in place of one, that is counted once in every round; none where none is. */
    default Optional<String> everyRound() {
        return Optional.of(payoffs().getFirst().wager());
    }

    /** Every house setting with the value in force. */
    Map<String, String> house();

    /** Whether a live table may open with these settings. */
    boolean approved();
}
