package baize.games.bingo;

import java.util.Arrays;

/** All choices of up to three of up to twelve things, as bits. */
final class Subsets {
    static final int THINGS = 12;

    private static final int MOST = 3;
    private static final int[] FROM = new int[(THINGS + 1) * (MOST + 1) + 1];
    private static final short[] MASKS = masks();

    private Subsets() {}

    private static short[] masks() {
        short[] masks = new short[2 << THINGS];
        int at = 0;
        for (int things = 0; things <= THINGS; things++)
            for (int chosen = 0; chosen <= MOST; chosen++) {
                for (int mask = 0; mask < 1 << things; mask++)
                    if (Integer.bitCount(mask) == chosen) masks[at++] = (short) mask;
                FROM[of(things, chosen) + 1] = at;
            }
        return Arrays.copyOf(masks, at);
    }

    /** A way to choose, for what follows. */
    static int of(int things, int chosen) {
        return things << 2 | chosen;
    }

    /** How many choices there are. */
    static int count(int way) {
        return FROM[way + 1] - FROM[way];
    }

    /** The choice at this place. */
    static int at(int way, int place) {
        return MASKS[FROM[way] + place];
    }
}
