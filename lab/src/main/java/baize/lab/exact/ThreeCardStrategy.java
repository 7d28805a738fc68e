package baize.lab.exact;

import baize.core.card.Rank;
import baize.core.card.ThreeCardCategory;
import baize.core.card.ThreeCardHand;
import java.util.List;

/**
 * A way to play Three Card Poker: play from some strength up, fold below it.
 *
 * @param name as given on the command line
 * @param text what a player remembers
 * @param weakest the weakest strength that is played
 */
public record ThreeCardStrategy(String name, String text, int weakest) {
    public static final String OPTIMAL = "optimal";

    /** Never folds. */
    public static final ThreeCardStrategy ALWAYS = new ThreeCardStrategy("always", "never fold", 0);

    /** The ways to play that need no solver, as players name them. */
    public static final List<ThreeCardStrategy> SIMPLE = List.of(
            new ThreeCardStrategy(
                    "queen-or-better",
                    "play queen high or better, as the dealer does",
                    ThreeCardHand.weakestWithHighCard(Rank.QUEEN)),
            ALWAYS,
            new ThreeCardStrategy(
                    "pair-or-better", "play a pair or better", ThreeCardHand.weakest(ThreeCardCategory.PAIR)));

    /** Whether a hand of this strength is played. */
    public boolean plays(int strength) {
        return strength >= weakest;
    }
}
