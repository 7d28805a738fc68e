package baize.lab.exact;

import baize.core.card.Card;

/**
 * Sets of one to four cards, sorted into classes: two sets are of one class where an exchange of suits turns one into
 * the other. There are 18,369 classes of 294,203 sets, and what is counted over all hands is the same for all sets of a
 * class.
 *
 * <p>A set is looked up as the row of some of its cards and one card more; the rows of up to three cards stand one
 * after the other, so that a loop over the other card reads ahead.
 */
final class SuitClasses {
    static final int COUNT = 13 + 169 + 1_755 + 16_432;

    /** How many ways there are to exchange suits. */
    static final int EXCHANGES = 24;

    private static final int SINGLES = 1;
    private static final int PAIRS = SINGLES + Card.COUNT;
    private static final int TRIPLES = PAIRS + 1_326;
    private static final int ROWS = TRIPLES + 22_100;
    private static final int SLOTS = 1 << 16;
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private final char[] classes = new char[ROWS * Card.COUNT];
    private final byte[] symmetries = new byte[COUNT];

    /** The suits of each class found so far, and its number beside them: a table that is only needed to build. */
    private long[] keys = new long[SLOTS];

    private char[] numbers = new char[SLOTS];
    private int found;

    SuitClasses() {
        for (int a = 0; a < Card.COUNT; a++) {
            long one = Suits.with(0, a);
            put(0, a, number(one));
            for (int b = 0; b < a; b++) addPair(b, a, Suits.with(one, b));
        }
        if (found != COUNT) throw new IllegalStateException(found + " classes");
        keys = new long[0];
        numbers = new char[0];
    }

    private void addPair(int a, int b, long two) {
        int number = number(two);
        put(row(a), b, number);
        put(row(b), a, number);
        for (int c = 0; c < a; c++) addTriple(c, a, b, Suits.with(two, c));
    }

    private void addTriple(int a, int b, int c, long three) {
        int number = number(three);
        put(row(a, b), c, number);
        put(row(a, c), b, number);
        put(row(b, c), a, number);
        for (int d = 0; d < a; d++) addFour(d, a, b, c, Suits.with(three, d));
    }

    private void addFour(int a, int b, int c, int d, long four) {
        int number = number(four);
        put(row(a, b, c), d, number);
        put(row(a, b, d), c, number);
        put(row(a, c, d), b, number);
        put(row(b, c, d), a, number);
    }

    private void put(int row, int card, int number) {
        classes[row * Card.COUNT + card] = (char) number;
    }

    private int number(long suits) {
        long key = Suits.sorted(suits);
        int slot = (int) (key * MIX >>> 48);
        while (keys[slot] != 0) {
            if (keys[slot] == key) return numbers[slot];
            slot = slot + 1 & SLOTS - 1;
        }
        keys[slot] = key;
        symmetries[found] = (byte) Suits.symmetries(key);
        numbers[slot] = (char) found;
        return found++;
    }

    /** The row of no card. */
    static int row() {
        return 0;
    }

    static int row(int a) {
        return SINGLES + a;
    }

    /** The row of two cards; they ascend. */
    static int row(int a, int b) {
        return PAIRS + b * (b - 1) / 2 + a;
    }

    /** The row of three cards; they ascend. */
    static int row(int a, int b, int c) {
        return TRIPLES + c * (c - 1) * (c - 2) / 6 + b * (b - 1) / 2 + a;
    }

    /** The class of a row's cards with one more; of no meaning where that card is among them. */
    int with(int row, int card) {
        return classes[row * Card.COUNT + card];
    }

    /** The classes themselves, a row after the other: for loops that look up nothing else. */
    char[] rows() {
        return classes;
    }

    /** How many exchanges of suits leave a set of this class as it is. */
    int symmetries(int number) {
        return symmetries[number];
    }
}
