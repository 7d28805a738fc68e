package baize.core.card;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * A sparse table by sum, packed: the sums are cut into rows, and each row is slid over the others until its cells fall
 * into free places. Small enough for the first-level cache, which a plain table of the same sums is not.
 */
final class SumTable {
    static final int SHIFT = 7;
    static final int MASK = (1 << SHIFT) - 1;

    /** Where each row starts: the cell of a sum is {@code cells[rows[sum >> SHIFT] + (sum & MASK)]}. */
    final short[] rows;

    final short[] cells;

    SumTable(int[] sums, int[] values) {
        int[][] columns = columns(sums);
        rows = new short[columns.length];
        int length = place(columns);
        cells = new short[length];
        BitSet filled = new BitSet(length);
        for (int at = 0; at < sums.length; at++) {
            int cell = rows[sums[at] >> SHIFT] + (sums[at] & MASK);
            if (filled.get(cell)) throw new IllegalStateException("two hands have the sum " + sums[at]);
            filled.set(cell);
            cells[cell] = (short) values[at];
        }
    }

    private static int[][] columns(int[] sums) {
        int last = Arrays.stream(sums).max().orElseThrow();
        int[][] columns = new int[(last >> SHIFT) + 1][0];
        for (int sum : sums) {
            int[] row = Arrays.copyOf(columns[sum >> SHIFT], columns[sum >> SHIFT].length + 1);
            row[row.length - 1] = sum & MASK;
            columns[sum >> SHIFT] = row;
        }
        return columns;
    }

    /** Places the fullest rows first, each at the first offset where it fits; the length of the table. */
    private int place(int[][] columns) {
        int[] fullestFirst = IntStream.range(0, columns.length)
                .boxed()
                .sorted(Comparator.comparingInt(row -> -columns[row].length))
                .mapToInt(Integer::intValue)
                .toArray();
        BitSet used = new BitSet();
        for (int row : fullestFirst) {
            int offset = 0;
            while (!fits(columns[row], offset, used)) offset++;
            rows[row] = (short) offset;
            for (int column : columns[row]) used.set(offset + column);
        }
        return used.length();
    }

    private static boolean fits(int[] columns, int offset, BitSet used) {
        for (int column : columns) if (used.get(offset + column)) return false;
        return true;
    }
}
