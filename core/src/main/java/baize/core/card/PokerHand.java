package baize.core.card;

import baize.core.rule.Rule;
import java.util.List;

/**
 * The strength of five cards: 0 for the weakest to 7461 for a royal flush. Hands compare as their strengths do, and
 * hands that tie have the same. Cards are given by index and must differ.
 *
 * <p>A hand is the sum of one key a card, so enumeration adds a card with one addition ({@link #EMPTY}, {@link #with}).
 * Its top bits are a sum of rank keys that no other five ranks share and that looks up the strength; at its foot each
 * suit has a counter whose top bit is set by the fifth card.
 */
@Rule({
    "caribbean-stud 3.3",
    "caribbean-stud 13.1",
    "caribbean-stud 13.2",
    "caribbean-stud 13.2.1",
    "caribbean-stud 13.2.2",
    "R-50"
})
public final class PokerHand {
    /** How many hands there are that do not tie. */
    public static final int STRENGTHS = 7462;

    /** The hand without cards. */
    public static final long EMPTY = 0x3333;

    private static final long FLUSH = 0x8888;
    private static final int SUM_BITS = 19;
    private static final int SUM = Long.SIZE - SUM_BITS;

    /** The smallest keys, found one after the other, whose sums of five (four at most of one) are all different. */
    private static final int[] RANK_KEYS = {0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415};

    private static final HandOrder ORDER = new HandOrder(RankPattern.all(5), PokerHand::categorize);
    private static final long[] CARDS = cards();
    private static final char[] PLAIN = plain();
    private static final byte[] CATEGORY = ORDER.categoryByStrength();
    private static final HandCategory[] CATEGORIES = HandCategory.values();
    private static final int PAIRS = weakest(HandCategory.ONE_PAIR);
    private static final int TO_FLUSH = weakest(HandCategory.FLUSH);
    private static final int TO_STRAIGHT_FLUSH = weakest(HandCategory.STRAIGHT_FLUSH) - weakest(HandCategory.STRAIGHT);

    private PokerHand() {}

    private static int categorize(RankPattern pattern, boolean flush) {
        return (pattern.isStraight() ? straight(pattern, flush) : flush ? HandCategory.FLUSH : groups(pattern))
                .ordinal();
    }

    private static HandCategory straight(RankPattern pattern, boolean flush) {
        if (!flush) return HandCategory.STRAIGHT;
        return pattern.top() == Rank.ACE.ordinal() ? HandCategory.ROYAL_FLUSH : HandCategory.STRAIGHT_FLUSH;
    }

    private static HandCategory groups(RankPattern pattern) {
        return switch (pattern.most()) {
            case 4 -> HandCategory.FOUR_OF_A_KIND;
            case 3 -> pattern.second() == 2 ? HandCategory.FULL_HOUSE : HandCategory.THREE_OF_A_KIND;
            case 2 -> pattern.second() == 2 ? HandCategory.TWO_PAIR : HandCategory.ONE_PAIR;
            default -> HandCategory.HIGH_CARD;
        };
    }

    private static long[] cards() {
        long[] keys = new long[Card.COUNT];
        for (int card = 0; card < Card.COUNT; card++)
            keys[card] = ((long) RANK_KEYS[card >> 2] << SUM) + (1L << 4 * (card & 3));
        return keys;
    }

    /** As long as the sum's bits can count, so that no access needs a check; unsigned, which loads faster. */
    private static char[] plain() {
        char[] strengths = new char[1 << SUM_BITS];
        for (RankPattern pattern : RankPattern.all(5))
            strengths[pattern.sum(RANK_KEYS)] = (char) ORDER.strength(pattern, false);
        return strengths;
    }

    /** The hand with one more card. */
    public static long with(long hand, int card) {
        return hand + CARDS[card];
    }

    /** The strength of a hand built by {@link #with} from five cards. */
    public static int strength(long hand) {
        int plain = PLAIN[(int) (hand >>> SUM)];
        if ((hand & FLUSH) == 0) return plain;
        return plain < PAIRS ? plain + TO_FLUSH : plain + TO_STRAIGHT_FLUSH;
    }

    public static int strength(int a, int b, int c, int d, int e) {
        return strength(EMPTY + CARDS[a] + CARDS[b] + CARDS[c] + CARDS[d] + CARDS[e]);
    }

    /** The strength of five cards in any order. */
    public static int strength(List<Card> cards) {
        if (cards.size() != 5) throw new IllegalArgumentException("expected five cards, got " + cards);
        long hand = EMPTY;
        for (Card card : cards) hand = with(hand, card.index());
        return strength(hand);
    }

    public static HandCategory category(int strength) {
        return CATEGORIES[CATEGORY[strength]];
    }

    public static int categoryOrdinal(int strength) {
        return CATEGORY[strength];
    }

    /** The lowest strength of a category. */
    public static int weakest(HandCategory category) {
        return ORDER.weakest(category.ordinal());
    }

    /** The lowest strength of a hand without a pair whose two highest cards are these or better. */
    public static int weakestWithHighCards(Rank highest, Rank second) {
        return ORDER.weakestFrom(highest, second);
    }

    /** {@code pair of fives}, {@code ace-king high}, {@code full house, kings over twos}. */
    public static String describe(int strength) {
        RankPattern ranks = ORDER.pattern(strength);
        String one = RankWords.one(ranks.top());
        String many = RankWords.many(ranks.top());
        return switch (category(strength)) {
            case HIGH_CARD -> one + "-" + RankWords.one(ranks.rank(1)) + " high";
            case ONE_PAIR -> "pair of " + many;
            case TWO_PAIR -> "two pairs, " + many + " and " + RankWords.many(ranks.rank(2));
            case THREE_OF_A_KIND -> "three " + many;
            case STRAIGHT -> "straight, " + one + " high";
            case FLUSH -> "flush, " + one + " high";
            case FULL_HOUSE -> "full house, " + many + " over " + RankWords.many(ranks.rank(3));
            case FOUR_OF_A_KIND -> "four " + many;
            case STRAIGHT_FLUSH -> "straight flush, " + one + " high";
            case ROYAL_FLUSH -> "royal flush";
        };
    }

    public static String describe(List<Card> cards) {
        return describe(strength(cards));
    }
}
