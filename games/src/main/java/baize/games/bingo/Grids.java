package baize.games.bingo;

import java.util.ArrayList;
import java.util.List;

/**
 * The ways in which columns with one number and columns with two can stand on three lines. A grid is a word: three bits
 * for each column with one number in turn, that of its line set, and from {@link #PAIRS} on for each column with two.
 */
final class Grids {
    static final int PAIRS = 27;

    private static final int ALL = (1 << Pattern.LINES) - 1;

    private Grids() {}

    /** All grids of so many columns with one number and with two that give each line as many numbers. */
    static long[] of(int ones, int twos, int perLine) {
        List<Long> grids = new ArrayList<>();
        add(ones, twos, new int[] {perLine, perLine, perLine}, 0, grids);
        return grids.stream().mapToLong(grid -> grid).toArray();
    }

    /** Puts the last column that is left on each line, or on all lines but each, wherever there is room. */
    private static void add(int ones, int twos, int[] room, long grid, List<Long> grids) {
        if (room[0] < 0 || room[1] < 0 || room[2] < 0) return;
        if (ones + twos == 0) {
            if (room[0] + room[1] + room[2] == 0) grids.add(grid);
            return;
        }
        for (int line = 0; line < Pattern.LINES; line++) {
            int mask = twos > 0 ? ALL ^ 1 << line : 1 << line;
            int at = twos > 0 ? PAIRS + Pattern.LINES * (twos - 1) : Pattern.LINES * (ones - 1);
            int[] left = room.clone();
            for (int on = 0; on < Pattern.LINES; on++) left[on] -= mask >> on & 1;
            add(twos > 0 ? ones : ones - 1, Math.max(0, twos - 1), left, grid | (long) mask << at, grids);
        }
    }
}
