package baize.floor.journal;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The marks of a run in order, a page at a time, so that one page is read to find a mark among many. */
final class MarkPages {
    /** A mark and a place. */
    private static final int ENTRY = 2 * Long.BYTES;

    private static final int ENTRIES = 1024;
    private static final long PLACE_IN_RUN = (1L << 24) - 1;

    /** Marks from this rank on, up to the next page's. */
    @SuppressWarnings("ArrayRecordComponent") // handed on, never compared
    record Page(long low, byte[] body) {}

    private MarkPages() {}

    /** By what marks are ordered: all of it but the lowest bits. */
    static long rank(long mark) {
        return mark & ~PLACE_IN_RUN;
    }

    /** Marks of the same rank are on the same page. */
    static List<Page> of(MarkTable table) {
        long[] order = order(table);
        List<Page> pages = new ArrayList<>();
        for (int first = 0, next; first < order.length; first = next) {
            next = Math.min(order.length, first + ENTRIES);
            while (next < order.length && rank(order[next]) == rank(order[next - 1])) next++;
            pages.add(page(table, order, first, next));
        }
        return pages;
    }

    private static long[] order(MarkTable table) {
        if (table.size() > PLACE_IN_RUN) throw new IllegalArgumentException("too many marks for a run");
        long[] order = new long[table.size()];
        for (int at = 0; at < order.length; at++) order[at] = rank(table.mark(at)) | at;
        Arrays.sort(order);
        return order;
    }

    private static Page page(MarkTable table, long[] order, int first, int next) {
        ByteBuffer body = ByteBuffer.allocate((next - first) * ENTRY);
        for (int i = first; i < next; i++) {
            int at = (int) (order[i] & PLACE_IN_RUN);
            body.putLong(table.mark(at)).putLong(table.place(at));
        }
        return new Page(rank(order[first]), body.array());
    }

    /** The places of a mark on its page. */
    static List<Long> places(byte[] page, long mark) {
        ByteBuffer entries = ByteBuffer.wrap(page);
        List<Long> found = new ArrayList<>(1);
        while (entries.hasRemaining()) {
            boolean same = entries.getLong() == mark;
            long place = entries.getLong();
            if (same) found.add(place);
        }
        return found;
    }

    /** The marks of a table from one on, as they came. */
    static byte[] chunk(MarkTable table, int first) {
        ByteBuffer body = ByteBuffer.allocate((table.size() - first) * ENTRY);
        for (int at = first; at < table.size(); at++)
            body.putLong(table.mark(at)).putLong(table.place(at));
        return body.array();
    }

    static void read(byte[] chunk, MarkTable into) {
        ByteBuffer entries = ByteBuffer.wrap(chunk);
        while (entries.hasRemaining()) into.add(entries.getLong(), entries.getLong());
    }
}
