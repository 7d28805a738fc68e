package baize.lab.simulate;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Some of a job's blocks, {@code 0-41,43-43}: in order, ranges that neither meet nor touch. */
public record Blocks(List<Range> ranges) implements Serializable {
    public static final Blocks NONE = new Blocks(List.of());

    private static final String FORM = "[0-9]{1,18}-[0-9]{1,18}";

    /** Blocks one after another, the first and the last among them. */
    public record Range(long from, long to) implements Serializable {
        public Range {
            if (from < 0 || from > to) throw new IllegalArgumentException("no blocks: " + from + "-" + to);
        }

        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    public Blocks {
        ranges = List.copyOf(ranges);
    }

    /** Blocks one after another, the first and the last among them. */
    public static Blocks of(long from, long to) {
        return new Blocks(List.of(new Range(from, to)));
    }

    /**
     * Reads what {@link #toString} writes; of no block at all that is nothing.
     *
     * @throws IllegalArgumentException if it is something else
     */
    public static Blocks parse(String text) {
        if (text.isEmpty()) return NONE;
        List<Range> ranges = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            if (!part.matches(FORM)) throw new IllegalArgumentException("expected blocks like 0-41");
            int dash = part.indexOf('-');
            ranges.add(new Range(Long.parseLong(part.substring(0, dash)), Long.parseLong(part.substring(dash + 1))));
        }
        return joined(ranges);
    }

    /** Ranges in order, those that touch made one. */
    private static Blocks joined(List<Range> ranges) {
        List<Range> joined = new ArrayList<>();
        for (Range next : ranges) {
            long end = joined.isEmpty() ? -1 : joined.getLast().to + 1;
            if (next.from < end) throw new IllegalArgumentException("blocks that meet: " + next);
            if (joined.isEmpty() || next.from > end) joined.add(next);
            else joined.add(new Range(joined.removeLast().from, next.to));
        }
        return new Blocks(joined);
    }

    public boolean isEmpty() {
        return ranges.isEmpty();
    }

    public long count() {
        return ranges.stream().mapToLong(range -> range.to - range.from + 1).sum();
    }

    /** The number of the block that so many others precede. */
    long number(long place) {
        long before = 0;
        for (Range range : ranges) {
            long number = range.from + place - before;
            if (number <= range.to) return number;
            before += range.to - range.from + 1;
        }
        throw new IllegalArgumentException("no block at " + place + " of " + this);
    }

    /**
     * These blocks and others.
     *
     * @throws IllegalArgumentException if some are among both, for nothing is counted twice
     */
    public Blocks plus(Blocks other) {
        return joined(Stream.concat(ranges.stream(), other.ranges.stream())
                .sorted(Comparator.comparingLong(Range::from))
                .toList());
    }

    /** These blocks without others. */
    public Blocks minus(Blocks other) {
        List<Range> left = new ArrayList<>();
        int first = 0;
        for (Range range : ranges) {
            while (first < other.ranges.size() && other.ranges.get(first).to < range.from) first++;
            long from = range.from;
            for (int at = first; at < other.ranges.size() && other.ranges.get(at).from <= range.to; at++) {
                Range gone = other.ranges.get(at);
                if (gone.from > from) left.add(new Range(from, gone.from - 1));
                from = gone.to + 1;
            }
            if (from <= range.to) left.add(new Range(from, range.to));
        }
        return new Blocks(left);
    }

    /** Those that are among others too. */
    public Blocks and(Blocks other) {
        return minus(minus(other));
    }

    @Override
    public String toString() {
        return ranges.stream().map(Range::toString).collect(Collectors.joining(","));
    }
}
