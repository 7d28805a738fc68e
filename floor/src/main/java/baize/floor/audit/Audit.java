package baize.floor.audit;

import baize.floor.journal.Batch;
import baize.floor.journal.Damaged;
import baize.floor.journal.Journal;
import baize.floor.journal.Snapshot;
import baize.floor.journal.StoreDown;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Checks a floor's whole history again, reading only: chains, decisions, money, chance, snapshots. A floor may go on
 * writing meanwhile; what it had stored when the audit began is checked.
 */
public final class Audit {
    private static final List<String> BROKEN = List.of("SQLITE_CORRUPT", "SQLITE_NOTADB", "malformed");

    private final Journal journal;
    private final Progress progress;
    private final Links links = new Links();

    private Audit(Journal journal, Progress progress) {
        this.journal = journal;
        this.progress = progress;
    }

    /** What an audit comes to. */
    public sealed interface Verdict {
        /** Everything is in order. */
        record Clean(Summary summary) implements Verdict {}

        /** Something is not; nothing after it was looked at. */
        record Broken(Finding finding) implements Verdict {}
    }

    /** Is told how far an audit is, now and then. */
    @FunctionalInterface
    public interface Progress {
        void done(long batches, long all);
    }

    /**
     * Audits what a journal holds.
     *
     * @throws StoreDown when it cannot be read, for a reason that says nothing about what it holds
     */
    public static Verdict of(Journal journal, Progress progress) {
        try {
            return new Verdict.Clean(new Audit(journal, progress).run());
        } catch (Found found) {
            return new Verdict.Broken(found.finding());
        }
    }

    private Summary run() {
        Head before = head();
        Map<String, Snapshot> snapshots = snapshots();
        Histories histories = new Histories(snapshots, checkpoints(), journal::checkpoint);
        long all = before.batch() == null ? 0 : before.batch().number();
        Pipeline.<Next.Batched>run(
                each -> journal.walk(0, (batch, rows) -> {
                    links.take(batch, rows);
                    passes(before, batch);
                    if (batch.number() <= all) links.kept(batch);
                    each.accept(histories.read(batch, rows));
                }),
                batch -> {
                    histories.take(batch);
                    progress.done(batch.number(), Math.max(all, batch.number()));
                },
                this::located);
        before.check(links, true);
        head().check(links, false);
        for (String stream : streams()) reaches(stream);
        links.checkKept(snapshots);
        check();
        histories.end(links);
        return histories.summary(links);
    }

    /** A finding for what went wrong while reading, after the last batch that could be read. */
    private RuntimeException located(RuntimeException failure) {
        return switch (failure) {
            case Found found -> found;
            case Damaged damaged -> found(damaged);
            case StoreDown down when !isBroken(down) -> down;
            default -> new Found(links.number() + 1, "", 0, Wrong.words(failure));
        };
    }

    private static Found found(Damaged damaged) {
        return new Found(damaged.batch(), damaged.stream(), damaged.version(), what(damaged));
    }

    /** What a damage says, without the place, which the finding says itself. */
    private static String what(Damaged damaged) {
        String message = String.valueOf(damaged.getMessage());
        int colon = message.indexOf(": ");
        return colon < 0 ? message : message.substring(colon + 2);
    }

    private static boolean isBroken(StoreDown down) {
        String message = String.valueOf(down.getMessage());
        return BROKEN.stream().anyMatch(message::contains);
    }

    /** The batch that was the last when the audit began is the same when its turn comes. */
    private static void passes(Head head, Batch batch) {
        Batch last = head.batch();
        if (last != null && last.number() == batch.number() && !last.hash().equals(batch.hash()))
            throw new Found(batch.number(), "", 0, "head names the hash " + last.hash() + ", found " + batch.hash());
    }

    /** What the record of the last batch says, or why it says nothing. */
    private record Head(@Nullable Batch batch, @Nullable RuntimeException failure) {
        /** @param first whether it was read before the walk, and so may be behind what was walked, not before it */
        void check(Links links, boolean first) {
            if (failure != null) throw failure;
            long number = batch == null ? 0 : batch.number();
            if (first && number > links.number())
                throw new Found(number, "", 0, "head names it, but the last batch is " + links.number());
            if (!first && number < links.number())
                throw new Found(number + 1, "", 0, "it is there, but head says that batch " + number + " is the last");
        }
    }

    private Head head() {
        try {
            return new Head(journal.head(), null);
        } catch (RuntimeException failure) {
            return new Head(null, located(failure));
        }
    }

    private List<String> streams() {
        try {
            return journal.streams("");
        } catch (RuntimeException failure) {
            throw located(failure);
        }
    }

    /** Snapshots are read before the rows, which therefore go at least as far. */
    private Map<String, Snapshot> snapshots() {
        Map<String, Snapshot> snapshots = new HashMap<>();
        try {
            for (String stream : journal.streams("")) {
                Snapshot snapshot = journal.snapshot(stream);
                if (snapshot != null) snapshots.put(stream, snapshot);
            }
        } catch (RuntimeException failure) {
            throw located(failure);
        }
        return snapshots;
    }

    /** The versions, by stream, whose snapshots stay. */
    private Map<String, Deque<Long>> checkpoints() {
        Map<String, Deque<Long>> checkpoints = new HashMap<>();
        try {
            for (String stream : journal.streams("")) {
                List<Long> versions = journal.checkpoints(stream);
                if (!versions.isEmpty()) checkpoints.put(stream, new ArrayDeque<>(versions));
            }
        } catch (RuntimeException failure) {
            throw located(failure);
        }
        return checkpoints;
    }

    /** Rows lie in the store as they should, besides saying what they should. */
    private void check() {
        try {
            journal.check();
        } catch (RuntimeException failure) {
            throw located(failure);
        }
    }

    /** A stream by its name goes as far as its rows. */
    private void reaches(String stream) {
        long version;
        try {
            version = journal.version(stream);
        } catch (RuntimeException failure) {
            throw located(failure);
        }
        long walked = links.version(stream);
        if (version < walked)
            throw new Found(0, stream, walked, "looked up by its name, the stream ends at row " + version);
    }
}
