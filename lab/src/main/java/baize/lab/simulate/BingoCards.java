package baize.lab.simulate;

import baize.core.ball.Balls;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.bingo.BingoBox;
import baize.games.bingo.Pattern;
import baize.games.bingo.strips.Strips;
import java.util.Arrays;
import java.util.List;

/**
 * The boxes in play, laid out for two walks through the calls of a game. Backwards, for the full house: boxes that
 * hold a ball are a set of bits, and a box is open as long as one of its balls is still to be called, so that the
 * last box that the last balls reach is the first that was complete. Forwards, for patterns: each box has its
 * marks, and what marks show is one look into a table made from the patterns themselves.
 */
final class BingoCards {
    private static final int WORD = Long.SIZE;

    /** Marks of a strip's boxes lie this far apart, a power of two. */
    private static final int STRIDE = 8;

    /** Bits of a spot below the box: which of its fifteen numbers it is. */
    private static final int PLACE_BITS = 4;

    private static final int PLACE = (1 << PLACE_BITS) - 1;

    private final int strips;
    private final boolean columnRanges;
    private final int words;
    private final long padding;

    /** By word of boxes, then by ball. */
    private final long[] holding;

    /** By ball, then by strip: the box that holds it, and the place there. */
    private final byte[] spots;

    /** By the marks of a box: which patterns they show. */
    private final int[] shown;

    private final byte[] cells = new byte[Strips.CELLS];
    private final int all;
    private final short[] marks;
    private final int[] calls;
    private final int[] winners;
    private final int stripsOfOne;
    private final int[] sharers;
    private final int[] lastSharer;

    /**
     * So many strips, all blank yet.
     *
     * @param patterns followed call by call, beside the full house
     * @param stripsOfOne how many strips after one another have one share of a prize between them
     */
    BingoCards(int strips, boolean columnRanges, List<Pattern> patterns, int stripsOfOne) {
        this.strips = strips;
        this.stripsOfOne = stripsOfOne;
        this.columnRanges = columnRanges;
        int boxes = strips * Strips.BOXES;
        words = Math.ceilDiv(boxes, WORD);
        padding = boxes % WORD == 0 ? 0 : -1L << boxes;
        holding = new long[words * Balls.COUNT];
        spots = new byte[Balls.COUNT * strips];
        shown = patterns.isEmpty() ? new int[0] : shown(patterns);
        all = (1 << patterns.size()) - 1;
        marks = new short[strips * STRIDE];
        calls = new int[patterns.size()];
        winners = new int[patterns.size()];
        sharers = new int[patterns.size()];
        lastSharer = new int[patterns.size()];
    }

    @Rule({"bingo 5.3", "bingo 5.4.1", "R-132"})
    private static int[] shown(List<Pattern> patterns) {
        int[] shown = new int[1 << BingoBox.NUMBERS];
        for (int marks = 0; marks < shown.length; marks++)
            for (int at = 0; at < patterns.size(); at++) if (patterns.get(at).isShownBy(marks)) shown[marks] |= 1 << at;
        return shown;
    }

    /** Other cards for all. */
    @Rule({"bingo 2.2.1", "R-134"})
    void draw(Generator generator) {
        Arrays.fill(holding, 0);
        for (int strip = 0; strip < strips; strip++) {
            Strips.fill(generator, columnRanges, cells);
            put(strip, cells);
        }
    }

    /** Lays out the six boxes of a strip, as {@link Strips#fill} writes them, where there is none. */
    void put(int strip, byte[] filled) {
        for (int box = 0; box < Strips.BOXES; box++) {
            int bit = strip * Strips.BOXES + box;
            int place = 0;
            for (int cell = box * BingoBox.SPACES; cell < (box + 1) * BingoBox.SPACES; cell++) {
                int ball = filled[cell] - 1;
                if (ball < 0) continue;
                holding[bit / WORD * Balls.COUNT + ball] |= 1L << bit;
                spots[ball * strips + strip] = (byte) (box << PLACE_BITS | place++);
            }
        }
    }

    /**
     * The call on which the first box is full, and in the bits above how many boxes are full then: {@link #call} and
     * {@link #winners} read it. Keeps one word of boxes in a register while it walks.
     *
     * @param balls in the order of their calls, each one less than its number
     */
    @Rule({"bingo 1.1 \"bingo\"", "bingo 7.2", "R-127"})
    int fullHouse(int[] balls) {
        int first = Balls.COUNT;
        int full = 0;
        for (int word = 0; word < words; word++) {
            long open = word == words - 1 ? padding : 0;
            long before;
            int at = Balls.COUNT;
            do {
                before = open;
                open |= holding[word * Balls.COUNT + balls[--at]];
            } while (open != -1);
            if (at > first) continue;
            full = Long.bitCount(~before) + (at == first ? full : 0);
            first = at;
        }
        return full << Byte.SIZE | first + 1;
    }

    /** Between how many the prize of the {@link #fullHouse} that these balls made is divided. */
    @Rule({"bingo 7.2", "R-128"})
    int sharers(int[] balls, int won) {
        if (stripsOfOne == 1 || winners(won) == 1) return winners(won);
        int count = 0;
        int last = -1;
        for (int word = 0; word < words; word++) {
            long open = word == words - 1 ? padding : 0;
            for (int at = call(won); at < Balls.COUNT; at++) open |= holding[word * Balls.COUNT + balls[at]];
            for (long full = ~open; full != 0; full &= full - 1) {
                int sharer = (word * WORD + Long.numberOfTrailingZeros(full)) / (Strips.BOXES * stripsOfOne);
                if (sharer != last) count++;
                last = sharer;
            }
        }
        return count;
    }

    static int call(int won) {
        return won & 0xff;
    }

    static int winners(int won) {
        return won >>> Byte.SIZE;
    }

    /** Calls the balls until every pattern has been shown; then {@link #won} knows when and by how many. */
    @Rule({"bingo 5.4", "bingo 5.4.1", "bingo 7.2", "R-127"})
    void patterns(int[] balls) {
        Arrays.fill(marks, (short) 0);
        Arrays.fill(winners, 0);
        Arrays.fill(sharers, 0);
        Arrays.fill(lastSharer, -1);
        int open = all;
        for (int at = 0; open != 0; at++) {
            int won = mark(balls[at], open);
            open &= ~won;
            for (; won != 0; won &= won - 1) calls[Integer.numberOfTrailingZeros(won)] = at + 1;
        }
    }

    /** Marks a ball on every strip; which of the open patterns it has completed. */
    private int mark(int ball, int open) {
        int won = 0;
        for (int strip = 0; strip < strips; strip++) {
            int spot = spots[ball * strips + strip];
            int box = strip * STRIDE + (spot >> PLACE_BITS);
            int now = marks[box] | 1 << (spot & PLACE);
            marks[box] = (short) now;
            int fresh = shown[now] & open;
            if (fresh != 0) {
                won |= fresh;
                for (int left = fresh; left != 0; left &= left - 1) shownBy(strip, Integer.numberOfTrailingZeros(left));
            }
        }
        return won;
    }

    /** One more box shows a pattern; strips come in their order, so a second box of one sharer follows the first. */
    private void shownBy(int strip, int pattern) {
        winners[pattern]++;
        int sharer = strip / stripsOfOne;
        if (sharer != lastSharer[pattern]) sharers[pattern]++;
        lastSharer[pattern] = sharer;
    }

    /** The call on which a pattern was first shown, and by how many boxes. */
    int won(int pattern) {
        return winners[pattern] << Byte.SIZE | calls[pattern];
    }

    /** Between how many a pattern's prize is divided. */
    @Rule({"bingo 7.2", "R-128"})
    int sharers(int pattern) {
        return sharers[pattern];
    }
}
