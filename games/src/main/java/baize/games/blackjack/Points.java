package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.rule.Rule;
import java.util.List;

/**
 * The points of a hand in one number, so that kernels need no objects: the hard total, and a bit for whether there is
 * an ace. Add cards one by one with {@link #with}, and read {@link #total} and {@link #isSoft}.
 */
@Rule({"1.1 \"Point Total\"", "1.1 \"Hard Total\"", "1.1 \"Soft Total\"", "3.2", "3.2.1", "3.2.2", "3.2.3"})
public final class Points {
    /** The hand without cards. */
    public static final int NONE = 0;

    public static final int TWENTY_ONE = 21;

    private static final int ACE = 1 << 8;
    private static final int HARD = ACE - 1;

    private Points() {}

    /** The value of a rank from 1 for the ace to 10. */
    public static int value(Rank rank) {
        return rank == Rank.ACE ? 1 : Math.min(rank.ordinal() + 2, 10);
    }

    public static int value(Card card) {
        return value(card.rank());
    }

    /** The hand with one more card of this value, an ace being 1. */
    public static int with(int points, int value) {
        return value == 1 ? points + 1 | ACE : points + value;
    }

    public static int of(List<Card> cards) {
        int points = NONE;
        for (Card card : cards) points = with(points, value(card));
        return points;
    }

    /** With every ace counted as one. */
    public static int hard(int points) {
        return points & HARD;
    }

    /** Whether an ace counts as eleven. */
    public static boolean isSoft(int points) {
        return points >= ACE && hard(points) <= 11;
    }

    /** The total that counts: an ace is eleven where that does not go over twenty-one. */
    public static int total(int points) {
        return isSoft(points) ? hard(points) + 10 : hard(points);
    }

    public static boolean isBust(int points) {
        return hard(points) > TWENTY_ONE;
    }

    /** An ace and a card of ten points; whether they are the first two cards is the caller's to know. */
    @Rule("1.1 \"Blackjack\"")
    public static boolean isBlackjack(List<Card> firstTwo) {
        return firstTwo.size() == 2 && total(of(firstTwo)) == TWENTY_ONE;
    }

    /** Whether the dealer draws another card to these points. */
    @Rule({"13.2", "2.2.3.2"})
    public static boolean dealerDraws(int points) {
        return isSoft(points) ? total(points) < 18 : hard(points) < 17;
    }

    /** Whether a hand of two cards may be doubled: nine to eleven with aces at one, unless it is twenty-one already. */
    @Rule({"11.1", "11.1.1", "11.1.2", "10.3", "R-97", "R-98"})
    public static boolean mayDouble(int points) {
        int hard = hard(points);
        return hard >= 9 && hard <= 11 && total(points) != TWENTY_ONE;
    }

    /** The total of a doubled hand: an ace of its first two cards stays one. */
    @Rule({"11.1.2", "3.2.1", "R-97"})
    public static int doubled(int points, int value) {
        int hard = hard(points);
        return value == 1 && hard + 11 <= TWENTY_ONE ? hard + 11 : hard + value;
    }
}
