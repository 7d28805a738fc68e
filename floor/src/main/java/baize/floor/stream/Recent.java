package baize.floor.stream;

/**
 * The latest commands stored in a stream, by sender and id, and the versions they were answered at. Two that look alike
 * here are told apart by their rows. They are found by chains: the newest version of each chain is known, and of each
 * version how far back the one before it is, so that what is old falls off the end unasked. Not for use by several
 * threads at once.
 */
final class Recent {
    private static final int FEW = 32;

    private final int most;
    private long[] marks;
    private int[] back;
    private long[] newest;
    private long first;
    private long last;

    /** @param most how many commands are remembered, a power of two */
    Recent(int most) {
        this.most = most;
        int size = Math.min(most, FEW);
        marks = new long[size];
        back = new int[size];
        newest = new long[size];
    }

    int size() {
        return most;
    }

    /** What tells a command from every other of its stream. */
    static String key(String by, String id) {
        return by + ' ' + id;
    }

    /** Versions come in order; some may be missing. */
    void add(String key, long version) {
        if (first == 0) first = version;
        while (version - first >= marks.length && marks.length < most) grow();
        add(mark(key), version);
    }

    private void add(long mark, long version) {
        int at = slot(version);
        int chain = chain(mark);
        long before = version - newest[chain];
        marks[at] = mark;
        back[at] = before < marks.length ? (int) before : 0;
        newest[chain] = version;
        last = version;
    }

    /** Few streams are long: room is made when it is needed, before anything has fallen off. */
    private void grow() {
        long[] known = marks;
        long end = last;
        marks = new long[2 * known.length];
        back = new int[marks.length];
        newest = new long[marks.length];
        for (long version = first; version <= end; version++) {
            long mark = known[(int) version & known.length - 1];
            if (mark != 0) add(mark, version);
        }
    }

    /** The latest version before another at which this command, or one that looks like it, was answered; 0 for none. */
    long version(String key, long before) {
        long mark = mark(key);
        long version = newest[chain(mark)];
        while (version > 0 && version > last - marks.length) {
            int at = slot(version);
            if (marks[at] == mark && version < before) return version;
            if (back[at] == 0) return 0;
            version -= back[at];
        }
        return 0;
    }

    private int slot(long version) {
        return (int) version & marks.length - 1;
    }

    private int chain(long mark) {
        return (int) (mark ^ mark >>> 32) & newest.length - 1;
    }

    private static long mark(String key) {
        long mark = 0xcbf29ce484222325L;
        for (int at = 0; at < key.length(); at++) mark = (mark ^ key.charAt(at)) * 0x100000001b3L;
        return mark;
    }
}
