package baize.lab.exact;

import java.util.Collections;
import java.util.List;

/**
 * The sizes of the columns of a strip with column ranges. All but the first and the last, the edges, are of one size,
 * so it only counts how many of them have some number of something, not which, and that is one of {@link Multisets}.
 * What all columns have is the place of a multiset and a pair of numbers for the edges.
 *
 * @param between how many columns there are between the edges
 * @param size how many numbers each of those has
 */
record BingoRangedColumns(int first, int between, int size, int last) {
    static BingoRangedColumns of(List<Integer> columns) {
        int between = columns.size() - 2;
        int size = columns.get(1);
        if (Collections.frequency(columns.subList(1, between + 1), size) != between)
            throw new IllegalArgumentException("expected columns of one size between the edges, got " + columns);
        return new BingoRangedColumns(columns.getFirst(), between, size, columns.getLast());
    }

    int numbers() {
        return first + between * size + last;
    }

    /** How many multisets there are for all columns between the edges. */
    int multisets() {
        return Multisets.count(size, between);
    }

    /** How many pairs there are for the edges. */
    int edges() {
        return (first + 1) * (last + 1);
    }

    int edge(int ofFirst, int ofLast) {
        return ofFirst * (last + 1) + ofLast;
    }
}
