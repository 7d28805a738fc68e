package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * All deals of Caribbean Stud: for each of the player's hands and each upcard, in how many of the dealer's 163,185
 * hands with that upcard it ends in each row of the settlement table. Hands that differ in nothing but the exchange of
 * suits are looked at once, in order of strength, so that from one to the next little changes ({@link StudTally}).
 *
 * <p>The sweep is cut into as many stretches as there are processors; each starts from a count of its own, so that the
 * result does not depend on how many there are.
 */
public final class StudDeals {
    /** What the dealer may have beside an upcard: four of 46 cards. */
    public static final int DEALER_HANDS = 163_185;

    public static final int UPCARDS = 47;
    public static final long COUNT = 2_598_960L * UPCARDS * DEALER_HANDS;

    private final StudHands hands = new StudHands();
    private final SuitClasses classes = new SuitClasses();

    /** Hears of each hand what it meets; hands come in order of strength. One of its own for each stretch. */
    public interface Visitor {
        /**
         * What a hand meets.
         *
         * @param met by upcard, as {@link StudMet} reads it; of no meaning where the hand holds the upcard
         */
        void hand(int hand, long[] met);
    }

    public StudHands hands() {
        return hands;
    }

    /** Sweeps all hands; answers with the visitors, in the order of their stretches. */
    public <V extends Visitor> List<V> sweep(Supplier<V> visitors) {
        int stretches = Runtime.getRuntime().availableProcessors();
        return IntStream.range(0, stretches)
                .parallel()
                .mapToObj(stretch -> sweep(border(stretch, stretches), border(stretch + 1, stretches), visitors.get()))
                .toList();
    }

    /** The strength at which a stretch starts, so that all have about as many hands. */
    private int border(int stretch, int stretches) {
        if (stretch == stretches) return PokerHand.STRENGTHS;
        return hands.strength((int) ((long) StudHands.COUNT * stretch / stretches));
    }

    private <V extends Visitor> V sweep(int from, int below, V visitor) {
        if (from >= below) return visitor;
        StudTally tally = new StudTally(hands, classes, from);
        long[] met = new long[Card.COUNT];
        for (int strength = from; strength < below; strength++) {
            if (strength > from) tally.advance(strength);
            for (int hand = hands.firstOf(strength); hand < hands.firstOf(strength + 1); hand++) {
                tally.meet(hand, met);
                visitor.hand(hand, met);
            }
        }
        return visitor;
    }
}
