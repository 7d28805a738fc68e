package baize.core.card;

import baize.core.rule.Rule;
import java.util.List;

/**
 * The strength of three cards: 0 for the weakest to 740 for a straight flush to the ace. Hands compare as their
 * strengths do, and hands that tie have the same. Cards are given by index and must differ.
 *
 * <p>A hand is the sum of one key a card. Its top bits are a sum of rank keys that no other three ranks share and that
 * looks up the strength; at its foot each suit has a counter whose top bit is set by the third card.
 */
@Rule({"three-card-poker 11.1", "three-card-poker 11.2", "three-card-poker 11.2.1", "three-card-poker 11.2.2"})
public final class ThreeCardHand {
    /** How many hands there are that do not tie. */
    public static final int STRENGTHS = 741;

    /** The smallest keys, found one after the other, whose sums of three are all different. */
    private static final int[] RANK_KEYS = {0, 1, 4, 13, 32, 71, 124, 218, 375, 572, 744, 1208, 1556};

    private static final int EMPTY = 0b001_001_001_001;
    private static final int FLUSH = 0b100_100_100_100;
    private static final int SUM_BITS = 13;
    private static final int SUM = Integer.SIZE - SUM_BITS;

    private static final HandOrder ORDER = new HandOrder(RankPattern.all(3), ThreeCardHand::categorize);
    private static final int[] CARDS = cards();
    private static final char[] PLAIN = plain();
    private static final byte[] CATEGORY = ORDER.categoryByStrength();
    private static final ThreeCardCategory[] CATEGORIES = ThreeCardCategory.values();
    private static final int PAIRS = weakest(ThreeCardCategory.PAIR);
    private static final int TO_FLUSH = weakest(ThreeCardCategory.FLUSH);
    private static final int TO_STRAIGHT_FLUSH =
            weakest(ThreeCardCategory.STRAIGHT_FLUSH) - weakest(ThreeCardCategory.STRAIGHT);

    private ThreeCardHand() {}

    private static int categorize(RankPattern pattern, boolean flush) {
        ThreeCardCategory category;
        if (pattern.isStraight()) category = flush ? ThreeCardCategory.STRAIGHT_FLUSH : ThreeCardCategory.STRAIGHT;
        else if (flush) category = ThreeCardCategory.FLUSH;
        else
            category = switch (pattern.most()) {
                case 3 -> ThreeCardCategory.THREE_OF_A_KIND;
                case 2 -> ThreeCardCategory.PAIR;
                default -> ThreeCardCategory.HIGH_CARD;
            };
        return category.ordinal();
    }

    private static int[] cards() {
        int[] keys = new int[Card.COUNT];
        for (int card = 0; card < Card.COUNT; card++)
            keys[card] = (RANK_KEYS[card >> 2] << SUM) + (1 << 3 * (card & 3));
        return keys;
    }

    /** As long as the sum's bits can count, so that no access needs a check. */
    private static char[] plain() {
        char[] strengths = new char[1 << SUM_BITS];
        for (RankPattern pattern : RankPattern.all(3))
            strengths[pattern.sum(RANK_KEYS)] = (char) ORDER.strength(pattern, false);
        return strengths;
    }

    public static int strength(int a, int b, int c) {
        int hand = EMPTY + CARDS[a] + CARDS[b] + CARDS[c];
        int plain = PLAIN[hand >>> SUM];
        if ((hand & FLUSH) == 0) return plain;
        return plain < PAIRS ? plain + TO_FLUSH : plain + TO_STRAIGHT_FLUSH;
    }

    /** The strength of three cards in any order. */
    public static int strength(List<Card> cards) {
        if (cards.size() != 3) throw new IllegalArgumentException("expected three cards, got " + cards);
        return strength(cards.get(0).index(), cards.get(1).index(), cards.get(2).index());
    }

    public static ThreeCardCategory category(int strength) {
        return CATEGORIES[CATEGORY[strength]];
    }

    public static int categoryOrdinal(int strength) {
        return CATEGORY[strength];
    }

    /** The lowest strength of a category. */
    public static int weakest(ThreeCardCategory category) {
        return ORDER.weakest(category.ordinal());
    }

    /** The lowest strength of a hand without a pair whose highest card is of this rank or above. */
    public static int weakestWithHighCard(Rank rank) {
        return ORDER.weakestFrom(rank);
    }

    /** {@code pair of fives}, {@code queen high}, {@code straight, eight high}. */
    public static String describe(int strength) {
        RankPattern ranks = ORDER.pattern(strength);
        return switch (category(strength)) {
            case HIGH_CARD -> RankWords.one(ranks.top()) + " high";
            case PAIR -> "pair of " + RankWords.many(ranks.top());
            case FLUSH -> "flush, " + RankWords.one(ranks.top()) + " high";
            case STRAIGHT -> "straight, " + RankWords.one(ranks.top()) + " high";
            case THREE_OF_A_KIND -> "three " + RankWords.many(ranks.top());
            case STRAIGHT_FLUSH -> "straight flush, " + RankWords.one(ranks.top()) + " high";
        };
    }

    public static String describe(List<Card> cards) {
        return describe(strength(cards));
    }
}
