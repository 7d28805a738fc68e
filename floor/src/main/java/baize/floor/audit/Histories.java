package baize.floor.audit;

import baize.floor.journal.Batch;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.ledger.Account;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** All streams of a floor, followed batch by batch; what is kept grows with the streams, not with their rows. */
final class Histories {
    private final Map<String, Followed<?, ?, ?>> streams = new HashMap<>();
    private final Map<String, Snapshot> snapshots;
    private final Map<String, Deque<Long>> checkpoints;
    private final BiFunction<String, Long, @Nullable Snapshot> reading;
    private final Passing passing = new Passing();
    private final Tally tally = new Tally();

    /**
     * Histories to be compared with what is kept of them; each is forgotten when it has been compared.
     *
     * @param snapshots the newest of each stream
     * @param checkpoints the versions whose snapshots stay, in order
     * @param reading finds the one of a version
     */
    Histories(
            Map<String, Snapshot> snapshots,
            Map<String, Deque<Long>> checkpoints,
            BiFunction<String, Long, @Nullable Snapshot> reading) {
        this.snapshots = new HashMap<>(snapshots);
        this.checkpoints = checkpoints;
        this.reading = reading;
    }

    /** Reads the rows of a batch; belongs to the thread that reads. */
    Next.Batched read(Batch batch, List<Row> rows) {
        List<Next> read = new ArrayList<>(rows.size());
        for (Row row : rows) read.add(read(row));
        return new Next.Batched(batch.number(), read);
    }

    private Next read(Row row) {
        Followed<?, ?, ?> stream = streams.get(row.stream());
        try {
            if (stream == null) {
                stream = Followed.from(row);
                streams.put(row.stream(), stream);
            }
        } catch (RuntimeException damage) {
            return new Next.Illegible(row, null, damage);
        }
        return stream.read(row);
    }

    /** Decides a batch again; this and all that follows belongs to the thread that decides. */
    void take(Next.Batched batch) {
        for (Next next : batch.rows()) take(batch.number(), next);
        passing.end(batch.number());
        if (!tally.balance(Account.TRANSIT.name()).isZero())
            throw new Found(
                    batch.number(), "", 0, "expected nothing left in transit, found " + tally.balance("transit"));
    }

    private void take(long batch, Next next) {
        switch (next) {
            case Next.Legible<?, ?, ?> readable -> take(batch, readable);
            case Next.Illegible(var row, var stream, var why) -> throw found(batch, row, stream, why);
        }
    }

    /** Whatever goes wrong with a row is a finding there. */
    private void take(long batch, Next.Legible<?, ?, ?> next) {
        try {
            next.take(tally, passing);
            compare(next.stream(), next.row());
        } catch (RuntimeException damage) {
            throw found(batch, next.row(), next.stream(), damage);
        }
    }

    private static Found found(long batch, Row row, @Nullable Followed<?, ?, ?> stream, RuntimeException damage) {
        String round = damage instanceof Wrong wrong ? wrong.round() : "";
        if (round.isEmpty() && stream != null) round = stream.round();
        return new Found(new Finding(batch, row.stream(), row.version(), round, Wrong.words(damage)));
    }

    private void compare(Followed<?, ?, ?> stream, Row row) {
        compareCheckpoint(stream, row);
        Snapshot snapshot = snapshots.get(row.stream());
        if (snapshot == null || snapshot.version() != row.version()) return;
        stream.check(snapshot);
        snapshots.remove(row.stream());
        tally.snapshot();
    }

    private void compareCheckpoint(Followed<?, ?, ?> stream, Row row) {
        Deque<Long> due = checkpoints.get(row.stream());
        if (due == null || due.isEmpty() || due.getFirst() != row.version()) return;
        due.removeFirst();
        Snapshot kept = reading.apply(row.stream(), row.version());
        if (kept == null || kept.version() != row.version())
            throw new Wrong("the snapshot that was to stay is not there");
        stream.check(kept);
        tally.snapshot();
    }

    /** When every batch has been taken: what must hold of the whole. */
    void end(Links links) {
        for (Snapshot snapshot : snapshots.values())
            throw new Found(
                    0,
                    snapshot.stream(),
                    snapshot.version(),
                    "there is a snapshot of it, but the stream ends at row " + links.version(snapshot.stream()));
        checkpoints.forEach((stream, left) -> {
            for (long version : left)
                throw new Found(
                        0,
                        stream,
                        version,
                        "there is a snapshot of it, but the stream ends at row " + links.version(stream));
        });
        if (!tally.sum().isZero())
            throw new Found(links.number(), "", 0, "expected all accounts to come to 0.00, found " + tally.sum());
    }

    Summary summary(Links links) {
        return tally.summary(links);
    }
}
