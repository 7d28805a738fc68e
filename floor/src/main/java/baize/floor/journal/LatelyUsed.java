package baize.floor.journal;

import java.util.concurrent.atomic.AtomicLongArray;

/** Marks of what this process has stored or found lately: who sends a command again does so soon, as a rule. */
final class LatelyUsed {
    private static final int SLOTS = 1 << 16;

    private final AtomicLongArray marks = new AtomicLongArray(SLOTS);

    void add(long mark) {
        marks.set(slot(mark), mark);
    }

    boolean mayHold(long mark) {
        return marks.get(slot(mark)) == mark;
    }

    private static int slot(long mark) {
        return (int) mark & SLOTS - 1;
    }
}
