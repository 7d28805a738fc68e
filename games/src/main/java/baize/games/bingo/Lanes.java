package baize.games.bingo;

/** Small numbers for all nine columns in one word, seven bits each, so that one addition adds all of them. */
final class Lanes {
    static final int BITS = 7;

    /** One in every column. */
    static final long EVERY = Long.MAX_VALUE / ((1 << BITS) - 1);

    private Lanes() {}

    static int at(long lanes, int column) {
        return (int) (lanes >>> BITS * column) & (1 << BITS) - 1;
    }

    /** The numbers at the beginning of some cells. */
    static long read(byte[] cells, int at) {
        long lanes = 0;
        for (int column = BingoBox.COLUMNS - 1; column >= 0; column--) lanes = lanes << BITS | cells[at + column];
        return lanes;
    }

    /** The {@linkplain BoxKinds kind} of a box that has so many numbers of the columns, none above three. */
    static int kind(long counts) {
        long low = counts & EVERY;
        long high = counts >>> 1 & EVERY;
        return BoxKinds.kind(Long.bitCount(low & ~high), Long.bitCount(low & high));
    }
}
