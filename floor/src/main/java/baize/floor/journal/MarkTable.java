package baize.floor.journal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Marks with the places of their rows, in the order they came and found by mark. Not for several threads at once. */
final class MarkTable {
    private static final int FEW = 64;

    private long[] marks = new long[FEW];
    private long[] places = new long[FEW];
    private int[] slots = new int[2 * FEW];
    private int size;

    int size() {
        return size;
    }

    long mark(int at) {
        return marks[at];
    }

    long place(int at) {
        return places[at];
    }

    void add(long mark, long place) {
        if (size == marks.length) grow();
        marks[size] = mark;
        places[size] = place;
        index(size++);
    }

    private void grow() {
        marks = Arrays.copyOf(marks, 2 * size);
        places = Arrays.copyOf(places, 2 * size);
        slots = new int[4 * size];
        for (int at = 0; at < size; at++) index(at);
    }

    private void index(int at) {
        int slot = (int) marks[at] & slots.length - 1;
        while (slots[slot] != 0) slot = slot + 1 & slots.length - 1;
        slots[slot] = at + 1;
    }

    /** The places of a mark, the oldest first. */
    List<Long> places(long mark) {
        List<Long> found = List.of();
        for (int slot = (int) mark & slots.length - 1; slots[slot] != 0; slot = slot + 1 & slots.length - 1) {
            int at = slots[slot] - 1;
            if (marks[at] != mark) continue;
            if (found.isEmpty()) found = new ArrayList<>(2);
            found.add(places[at]);
        }
        return found;
    }
}
