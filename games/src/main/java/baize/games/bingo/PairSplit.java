package baize.games.bingo;

import baize.core.chance.Generator;

/**
 * Divides what two boxes have together of the columns between them. A division is drawn for all columns at once, with
 * chances in 64ths that come near the right ones; if it gives each box its numbers, it is kept in proportion to what
 * the boxes weigh over the chance of the draw, which makes up for what the chances are off.
 */
final class PairSplit {
    private static final int MOST = 3;

    /** How many of 64 draws give the first box none to three numbers of a column of which both have none to six. */
    private static final int[] CHANCES = {
        64, 0, 0, 0, 32, 32, 0, 0, 9, 46, 9, 0, 2, 30, 30, 2, 0, 11, 42, 11, 0, 0, 32, 32, 0, 0, 0, 64
    };

    private static final int DRAW = 6;
    private static final long HIGH = Lanes.EVERY << DRAW;
    private static final long DRAWN = HIGH - Lanes.EVERY;

    private final BoxKinds kinds;

    /** By what both have: from which of 64 draws on the first has one number, two, three. */
    private final long[][] from = new long[MOST][PairClasses.MOST + 1];

    PairSplit(BoxKinds kinds) {
        this.kinds = kinds;
        for (int sum = 0; sum <= PairClasses.MOST; sum++) {
            int chances = 0;
            for (int count = 0; count < MOST; count++) from[count][sum] = chances += chance(sum, count);
        }
    }

    static int chance(int sum, int count) {
        return CHANCES[sum << 2 | count];
    }

    /**
     * What the first box has of the columns.
     *
     * @param sums what both have together
     * @param most the bound of the {@link PairClasses.PairClass} of these sums
     */
    long next(Generator generator, long sums, long most) {
        long one = from(1, sums);
        long two = from(2, sums);
        long three = from(3, sums);
        while (true) {
            long drawn = (generator.nextLong() & DRAWN) + HIGH;
            long ones = drawn - one & HIGH;
            long twos = drawn - two & HIGH;
            long threes = drawn - three & HIGH;
            if (Long.bitCount(ones) + Long.bitCount(twos) + Long.bitCount(threes) != kinds.numbers()) continue;
            long first = (ones >>> DRAW) + (twos >>> DRAW) + (threes >>> DRAW);
            if (keeps(generator, first, sums, most)) return first;
        }
    }

    private long from(int count, long sums) {
        long lanes = 0;
        for (int column = BingoBox.COLUMNS - 1; column >= 0; column--)
            lanes = lanes << Lanes.BITS | from[count - 1][Lanes.at(sums, column)];
        return lanes;
    }

    private boolean keeps(Generator generator, long first, long sums, long most) {
        long weight = kinds.weight(Lanes.kind(first)) * kinds.weight(Lanes.kind(sums - first));
        if (weight == 0) return false;
        long chances = most;
        for (int column = 0; column < BingoBox.COLUMNS; column++)
            chances *= chance(Lanes.at(sums, column), Lanes.at(first, column));
        return generator.below(chances) < weight * kinds.scale();
    }
}
