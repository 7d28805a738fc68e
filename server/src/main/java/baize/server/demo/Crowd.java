package baize.server.demo;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.engine.Viewer;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.table.Setup;
import baize.lab.bots.Bots;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Bots in some boxes of a demo floor, all on one thread, so that a stranger finds company. They come to tables that the
 * house deals at, leave most boxes to people, and begin no round while nobody looks. A hall with rows of seats takes
 * more of them.
 */
public final class Crowd implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Crowd.class);

    /** Boxes of each table that are never a bot's. */
    static final int FOR_PEOPLE = 4;

    private static final int MOST_AT_TABLE = 3;

    /** Where there are more seats than any table has. */
    private static final int MOST_IN_HALL = 12;

    private static final int HALL = 20;
    private static final int MOST = 60;
    private static final long LOOK_NANOS = 100_000_000;

    private final Options options;
    private final List<Regular<?, ?, ?, ?>> regulars = new ArrayList<>();
    private final Thread thread;
    private volatile boolean closing;

    /**
     * How bots behave.
     *
     * @param cashier who registers them and takes their deposits
     * @param audience whether anyone looks
     * @param seed what they do follows from it, as far as time allows
     */
    public record Options(Actor.Staff cashier, BooleanSupplier audience, Pace pace, long seed) {}

    private Crowd(Floor floor, Options options) {
        this.options = options;
        for (LiveTable<?, ?, ?, ?> table : floor.tables()) add(floor, table);
        this.thread = Thread.ofPlatform().name("bots").daemon().unstarted(this::run);
    }

    /** Lets bots come to the tables that a floor has now. */
    public static Crowd at(Floor floor, Options options) {
        Crowd crowd = new Crowd(floor, options);
        // However often a table goes on, a thread that is awake need not be woken again.
        floor.watch(_ -> LockSupport.unpark(crowd.thread));
        crowd.thread.start();
        return crowd;
    }

    private <S, C, E, V> void add(Floor floor, LiveTable<S, C, E, V> table) {
        Bots.Kind<?, ?> found = Bots.find(table.wire().id());
        Setup setup = table.hosted().setup();
        if (found == null || setup == null || setup.dealer() != Setup.Dealer.HOUSE) return;
        @SuppressWarnings("unchecked") // bots and table are of one game
        Bots.Kind<S, C> kind = (Bots.Kind<S, C>) found;
        int boxes = boxes(table);
        for (int seat = 0; seat < places(table) && regulars.size() < MOST; seat++) {
            Generator generator = FastGenerator.stream(options.seed(), regulars.size());
            Company<S, C, E, V> company = new Company<>(floor, table, options, boxes);
            regulars.add(new Regular<>(company, kind, regulars.size(), generator));
        }
    }

    /** How many come to a table at most. */
    static int places(LiveTable<?, ?, ?, ?> table) {
        int boxes = boxes(table);
        return boxes > HALL ? MOST_IN_HALL : Math.min(MOST_AT_TABLE, boxes - FOR_PEOPLE);
    }

    static <V> int boxes(LiveTable<?, ?, ?, V> table) {
        return table.wire().shared(table.view(new Viewer.Passerby())).boxes();
    }

    private void run() {
        while (!closing) {
            boolean watched = options.audience().getAsBoolean();
            Instant now = Instant.now();
            for (Regular<?, ?, ?, ?> regular : regulars) look(regular, now, watched);
            LockSupport.parkNanos(LOOK_NANOS);
        }
    }

    /** One who cannot go on does not hold up the others. */
    private static void look(Regular<?, ?, ?, ?> regular, Instant now, boolean watched) {
        try {
            regular.look(now, watched);
        } catch (RuntimeException failure) {
            LOG.atWarn().setCause(failure).log("a bot could not go on");
            regular.rest(now);
        }
    }

    /** Nobody acts any more when this returns; what was sent is the floor's to finish. */
    @Override
    public void close() {
        closing = true;
        LockSupport.unpark(thread);
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
