package baize.lab.exact;

import baize.games.caribbeanstud.StudShowdown;

/**
 * How many of the dealer's hands end in each row of the settlement table, in one word, so that adding words adds all
 * counts at once. Each hand counts 24 times, once for every exchange of suits, which keeps the counts of classes of
 * hands whole. What is in no other row is in {@code DEALER_WINS}.
 */
final class StudMet {
    /** How often each hand counts. */
    static final int TIMES = SuitClasses.EXCHANGES;

    /** All that a hand meets with one upcard. */
    static final long ALL = (long) StudDeals.DEALER_HANDS * TIMES;

    private static final int NO_HAND = 42;
    private static final int BEATEN = 20;
    private static final long BEATEN_MASK = (1L << NO_HAND - BEATEN) - 1;
    private static final long EQUAL_MASK = (1L << BEATEN) - 1;
    private static final long[] ONE = one();

    private StudMet() {}

    private static long[] one() {
        long[] one = new long[StudPayoffs.ROWS.size()];
        one[StudShowdown.NO_HAND.ordinal()] = 1L << NO_HAND;
        one[StudShowdown.DEALER_BEATEN.ordinal()] = 1L << BEATEN;
        one[StudShowdown.EQUAL.ordinal()] = 1;
        return one;
    }

    /** A hand that ends in this row, counted once. */
    static long one(StudShowdown row) {
        return ONE[row.ordinal()];
    }

    static long noHand(long met) {
        return met >>> NO_HAND;
    }

    static long beaten(long met) {
        return met >>> BEATEN & BEATEN_MASK;
    }

    static long equal(long met) {
        return met & EQUAL_MASK;
    }
}
