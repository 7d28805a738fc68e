package baize.floor.audit;

import baize.floor.journal.Batch;
import baize.floor.journal.Chain;
import baize.floor.journal.Hash;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.stream.Stream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The chains: every batch follows the one before it, and every row the one before it in its stream. */
final class Links {
    private final Map<String, Link> streams = new HashMap<>();
    private final Map<String, Batch.Part> kept = new HashMap<>();
    private long number;
    private Hash hash = Chain.GENESIS;

    private static final class Link {
        private long version;
        private long at;
        private Hash hash;

        Link(String stream) {
            hash = Chain.start(stream);
        }
    }

    void take(Batch batch, List<Row> rows) {
        long next = number + 1;
        if (batch.number() != next)
            throw new Found(next, "", 0, "it is not there; the batch after " + number + " is " + batch.number());
        long newest = Long.MIN_VALUE;
        for (Row row : rows) {
            take(next, row);
            newest = Math.max(newest, row.at());
        }
        if (rows.isEmpty()) throw new Found(next, "", 0, "it holds no rows");
        Batch expected = Chain.batch(hash, next, batch.at(), batch.parts(), rows);
        if (!expected.hash().equals(batch.hash()))
            throw new Found(
                    next,
                    "",
                    0,
                    "expected the hash " + expected.hash() + " by its rows and the batch before it, found "
                            + batch.hash());
        if (batch.at() != newest)
            throw new Found(
                    next, "", 0, "expected its newest row's time " + time(newest) + ", found " + time(batch.at()));
        number = next;
        hash = batch.hash();
    }

    /** Notes the snapshots that a batch stored. */
    void kept(Batch batch) {
        for (Batch.Part part : batch.parts())
            if (part.isSnapshot())
                kept.merge(part.stream(), part, (one, other) -> one.last() > other.last() ? one : other);
    }

    /** Every stream has the newest snapshot that was stored of it, or a newer one. */
    void checkKept(Map<String, Snapshot> found) {
        for (Batch.Part part : kept.values()) {
            Snapshot snapshot = found.get(part.stream());
            if (snapshot == null || snapshot.version() < part.last())
                throw new Found(0, part.stream(), part.last(), "the snapshot that was stored of it is not there");
        }
    }

    private void take(long batch, Row row) {
        Link link = streams.computeIfAbsent(row.stream(), Link::new);
        if (row.version() != link.version + 1)
            throw new Found(batch, row.stream(), row.version(), "expected row " + (link.version + 1) + " next");
        if (!Chain.follows(link.hash, row))
            throw new Found(
                    batch,
                    row.stream(),
                    row.version(),
                    "its hash " + row.hash() + " is not that of what it holds and of the row before it");
        if (row.at() < link.at)
            throw new Found(
                    batch,
                    row.stream(),
                    row.version(),
                    "its time " + time(row.at()) + " is before that of the row before it, " + time(link.at));
        link.version = row.version();
        link.at = row.at();
        link.hash = row.hash();
    }

    private static String time(long micros) {
        return Stream.instant(micros).toString();
    }

    /** The last batch's number. */
    long number() {
        return number;
    }

    /** The last batch's hash. */
    Hash hash() {
        return hash;
    }

    /** The version each stream has reached. */
    long version(String stream) {
        Link link = streams.get(stream);
        return link == null ? 0 : link.version;
    }

    int streams() {
        return streams.size();
    }
}
