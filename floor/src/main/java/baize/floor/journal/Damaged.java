package baize.floor.journal;

/** The stored form does not hold together: something is missing, left over or unreadable. */
public final class Damaged extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final long batch;
    private final String stream;
    private final long version;

    /**
     * @param batch the number of the batch; 0 where none is concerned
     * @param stream empty where no row is concerned
     */
    public Damaged(long batch, String stream, long version, String what) {
        super(place(batch, stream, version) + ": " + what);
        this.batch = batch;
        this.stream = stream;
        this.version = version;
    }

    public long batch() {
        return batch;
    }

    public String stream() {
        return stream;
    }

    public long version() {
        return version;
    }

    private static String place(long batch, String stream, long version) {
        String row = "row " + version + " of " + stream;
        if (batch == 0) return row;
        return stream.isEmpty() ? "batch " + batch : "batch " + batch + ", " + row;
    }
}
