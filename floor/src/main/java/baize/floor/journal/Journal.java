package baize.floor.journal;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An append-only store of rows. {@link #append} belongs to one thread, everything else to any. What is read, is read
 * from one state of the store; a {@link StoreDown} where it cannot be read, a {@link Damaged} where it makes no sense.
 */
public interface Journal extends AutoCloseable {
    /** So long a sender's id is the command's that it was sent with first. */
    Duration IDS_HOLD = Duration.ofDays(30);

    /** The same in the unit of a row's time. */
    long IDS_HOLD_MICROS = IDS_HOLD.toMillis() * 1000;

    /**
     * Stores units in one transaction, which is one batch, and returns when it is durable. Units may go on from earlier
     * ones of the call. A unit is left out as a whole when one of its versions is there already or does not directly
     * follow what is there, or when another process has stored a command of its sender under its id; so is every later
     * unit of the call on a stream of one left out. Hashes are stored as they are given.
     *
     * @param snapshots newer states of streams, to be kept instead of the older ones; those of versions that are not
     *     stored after the call are not kept, and none where no unit is stored: the batch names them
     * @throws StoreDown when the transaction failed; then nothing is certain until the streams are read again. The next
     *     call tries again, with a new connection where one is needed
     */
    List<Fate> append(List<Unit> units, List<Snapshot> snapshots);

    /**
     * Has other processes wait with what they would store until the next {@link #append} is done or {@link #letGo} is
     * called, by the thread that appends. What is read and decided meanwhile cannot come too late.
     *
     * @throws StoreDown when the store cannot be reached
     */
    void hold();

    /** Ends what {@link #hold} began where there is nothing to append after all. */
    void letGo();

    /**
     * Stores what is stored already, as durably as anything, by the thread that appends.
     *
     * @throws StoreDown when nothing can be stored now
     */
    void probe();

    /** The newest snapshot of a stream. */
    @Nullable
    Snapshot snapshot(String stream);

    /** Of the snapshots of a stream that stay, one in some thousand versions: the last that is not beyond a version. */
    @Nullable
    Snapshot checkpoint(String stream, long last);

    /** The versions of those that stay, in order. */
    List<Long> checkpoints(String stream);

    /** The rows of a stream from one version to another, both included, in order. */
    void rows(String stream, long first, long last, Consumer<Row> each);

    /**
     * The rows of a sender's command under an id, of those that held at a time: {@link #IDS_HOLD} before it and later.
     * Where there are none, that is known without reading, as a rule.
     *
     * @param surely whether what other processes stored must be found; without it, {@link #append} finds it out
     */
    List<Row> under(String by, String id, long at, boolean surely);

    /** The version a stream is at; 0 where there is none. */
    long version(String stream);

    /** The names of all streams that begin so, in order. */
    List<String> streams(String prefix);

    /** The last batch; none while the journal is empty. */
    @Nullable
    Batch head();

    /**
     * Every batch after a number with its rows, in the order of the batches; within one, in the order of its parts.
     * Holds a batch in memory, not the history. Joins batches and rows and verifies neither: that is {@link Chain}'s.
     *
     * @param after 0 walks the whole journal, and only then rows that belong to no batch are noticed
     * @throws Damaged when a batch names a row that is not there, or a row belongs to no batch
     */
    void walk(long after, BiConsumer<Batch, List<Row>> each);

    /**
     * Checks how rows lie in the store, which no hash covers.
     *
     * @throws Damaged where a row does not lie where its stream goes on
     */
    void check();

    /** Whether no other process serves the floor at this moment. */
    boolean isAlone();

    /** Whether the store is known to be away, so that whatever asks it fails at once. */
    boolean isAway();

    /** What time it is for all processes that write to the store; none where this is the only one that can. */
    @Nullable
    Instant time();

    /** Hears of other processes, on a thread of the journal's. */
    @FunctionalInterface
    interface Listener {
        /** They have stored batches; told once for several, perhaps. */
        void stored();

        /** One of them serves the floor no more. */
        default void left() {}

        /** It is this time for all of them; told every second. */
        default void time(Instant now) {}
    }

    /** Nothing stored after this call goes unheard, and lost connections are made again. */
    void listen(Listener listener);

    @Override
    void close();
}
