package baize.lab.exact;

import baize.core.card.HandCategory;
import baize.core.card.PokerHand;
import baize.core.card.Rank;
import java.util.List;

/** A way to play Caribbean Stud: when to bet, and when to fold. */
public sealed interface StudStrategy {
    String OPTIMAL = "optimal";

    /** The weakest hand of ace and king. */
    int ACE_KING = PokerHand.weakestWithHighCards(Rank.ACE, Rank.KING);

    /** The weakest pair, above all of ace and king. */
    int PAIR = PokerHand.weakest(HandCategory.ONE_PAIR);

    /** The ways to play that need no solver, as players name them. */
    List<StudStrategy> SIMPLE = List.of(
            new From("ace-king-or-better", "bet ace-king or better, as the dealer does", ACE_KING),
            new From("pair-or-better", "bet a pair or better", PAIR),
            new From("always", "never fold", 0));

    /** As given on the command line. */
    String name();

    /** What a player remembers. */
    String text();

    /** Every hand with every upcard as is best. */
    record Optimal(String name, String text) implements StudStrategy {}

    /** Bets from some strength up, whatever the upcard. */
    record From(String name, String text, int weakest) implements StudStrategy {}

    /** Bets a pair or better, and ace-king by the upcard. */
    record ByUpcard(String name, String text, StudAceKing aceKing) implements StudStrategy {}
}
