package baize.floor;

import baize.core.rule.Rule;
import baize.floor.journal.Journal;
import baize.floor.table.HouseOrder.Resume;
import baize.floor.table.Interruption;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Time in which the house could not decide or could not store what was sent to it. Nobody could act in it, so it is
 * nobody's: every table is owed it until that is on the table's record.
 */
@Rule("R-201")
final class Outages {
    /** Between two looks at who else is there. */
    private static final Duration PAUSE = Duration.ofMillis(250);

    private static final int LOOKS = 5;

    private final Journal journal;
    private final InstantSource clock;
    private final Supplier<? extends Iterable<LiveTable<?, ?, ?, ?>>> tables;
    private final Map<String, Owed> owed = new ConcurrentHashMap<>();
    private @Nullable Instant alive;

    /**
     * What is to be put on a table's record.
     *
     * @param id under which it is, so that what may have been stored is not stored twice
     */
    record Owed(String id, Resume resume) {
        static Owed of(Resume resume) {
            return new Owed("resume-" + UUID.randomUUID(), resume);
        }
    }

    Outages(Journal journal, InstantSource clock, Supplier<? extends Iterable<LiveTable<?, ?, ?, ?>>> tables) {
        this.journal = journal;
        this.clock = clock;
        this.tables = tables;
    }

    /** The floor was served at that time, and by nobody now unless by another process. */
    void aliveAt(Instant last) {
        alive = isAlone() ? last : null;
    }

    /** Who was killed a moment ago is there until the store has noticed. */
    private boolean isAlone() {
        for (int look = 0; look < LOOKS; look++) {
            if (journal.isAlone()) return true;
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        return false;
    }

    /** From now on people can come to the tables again, after a time when they could not. */
    void inService() {
        Instant from = alive;
        if (from != null) lost(from, clock.instant(), Interruption.RESTART);
        alive = null;
    }

    /**
     * What stood still for so long missed what others did meanwhile, where there are others: then only what is waited
     * for begins anew.
     */
    void stoodStill(Duration time) {
        Instant now = clock.instant();
        lost(journal.isAlone() ? now.minus(time) : now, now, Interruption.STANDSTILL);
    }

    /** Another process is gone; who played through it has to come back. */
    void takenOver() {
        Instant now = clock.instant();
        lost(now, now, Interruption.TAKEOVER);
    }

    /**
     * What the clock leapt over is nobody's time; where it was set back, visits go on from now.
     *
     * @param by none where it was not set
     */
    void clockSet(@Nullable Duration by) {
        if (by == null) return;
        Instant now = clock.instant();
        lost(now.minus(by), now, Interruption.CLOCK);
    }

    /** All tables were out of service for so long. */
    void lost(Instant from, Instant to, Interruption why) {
        Resume resume = new Resume(from.isAfter(to) ? to : from, to, why);
        for (LiveTable<?, ?, ?, ?> table : tables.get())
            owed.merge(
                    table.id(),
                    Owed.of(resume),
                    (before, more) -> Owed.of(before.resume().and(more.resume())));
    }

    /** What is to be put on a table's record before anything else is done there unasked. */
    @Nullable
    Owed owed(LiveTable<?, ?, ?, ?> table) {
        return owed.get(table.id());
    }

    /** What is owed to a table is no time of play there, though it is not on the record yet. */
    Duration lostAt(LiveTable<?, ?, ?, ?> table) {
        Owed now = owed(table);
        return now == null
                ? Duration.ZERO
                : Duration.between(now.resume().from(), now.resume().to());
    }

    /** It is on the record. What came to be owed meanwhile is not, and takes off nothing twice. */
    void paid(LiveTable<?, ?, ?, ?> table, Owed what) {
        owed.remove(table.id(), what);
    }
}
