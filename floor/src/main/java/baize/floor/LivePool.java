package baize.floor;

import baize.floor.jackpot.PoolCommand;
import baize.floor.jackpot.PoolEvent;
import baize.floor.jackpot.PoolMachine;
import baize.floor.jackpot.PoolState;
import baize.floor.journal.Journal;
import baize.floor.stream.Live;
import baize.floor.stream.Stream;
import baize.games.jackpot.Pool;
import org.jspecify.annotations.Nullable;

/** A jackpot's pool on the floor. What is seen of it is always what is durable. */
public final class LivePool {
    private static final String PREFIX = "pool/";
    private static final PoolMachine MACHINE = new PoolMachine();

    private final String id;
    private final Stream<PoolState, PoolCommand, PoolEvent> stream;

    private LivePool(String id, Stream<PoolState, PoolCommand, PoolEvent> stream) {
        this.id = id;
        this.stream = stream;
    }

    static LivePool open(Journal journal, String id) {
        return new LivePool(id, Stream.open(journal, stream(id), MACHINE, Live.plain()));
    }

    /** The name of a pool's stream. */
    public static String stream(String id) {
        return PREFIX + id;
    }

    /** The id of the pool whose stream has this name; none where it is another thing's. */
    static @Nullable String idOf(String stream) {
        return stream.startsWith(PREFIX) ? stream.substring(PREFIX.length()) : null;
    }

    public String id() {
        return id;
    }

    Stream<PoolState, PoolCommand, PoolEvent> stream() {
        return stream;
    }

    /** Counts what has happened to it. */
    public long version() {
        return stream.durable().version();
    }

    /** As it stands; none where nobody would set it up. */
    public PoolState.@Nullable Running running() {
        return stream.state() instanceof PoolState.Running running ? running : null;
    }

    /** Where it stands once all that is on its way is stored, for a command that it is part of. */
    Pool pending() {
        if (stream.pendingState() instanceof PoolState.Running running) return running.pool();
        throw new IllegalStateException("pool " + id + " is not set up");
    }
}
