package baize.games.bingo;

import baize.core.chance.Generator;

/**
 * One of several things by lot, each exactly as often as it weighs: the alias method in whole numbers. Each slot is as
 * likely and belongs to one thing up to its cut and to one other beyond, so that a draw compares once.
 */
final class Lot {
    private final long[] cuts;
    private final int[] others;
    private final long total;

    Lot(long... weights) {
        cuts = new long[weights.length];
        others = new int[weights.length];
        long sum = 0;
        for (long weight : weights) sum = Math.addExact(sum, weight);
        total = sum;
        long[] shares = new long[cuts.length];
        for (int thing = 0; thing < cuts.length; thing++)
            shares[thing] = Math.multiplyExact(weights[thing], cuts.length);
        for (int filled = 0; filled < cuts.length; filled++) fill(shares);
    }

    /** Fills the slot of the thing with the least share left from the one with the most. */
    private void fill(long[] shares) {
        int least = -1;
        int most = -1;
        for (int thing = 0; thing < shares.length; thing++) {
            if (shares[thing] < 0) continue;
            if (least < 0 || shares[thing] < shares[least]) least = thing;
            if (most < 0 || shares[thing] > shares[most]) most = thing;
        }
        cuts[least] = Math.min(shares[least], total);
        others[least] = most;
        shares[most] -= total - cuts[least];
        shares[least] = -1;
    }

    int next(Generator generator) {
        long slots = cuts.length;
        while (true) {
            long word = generator.nextLong();
            int slot = (int) Math.unsignedMultiplyHigh(word, slots);
            long fraction = word * slots;
            long at = Math.unsignedMultiplyHigh(fraction, total);
            int other = others[slot];
            if (!Generator.isLeftOver(fraction * total, slots * total)) return at < cuts[slot] ? slot : other;
        }
    }
}
