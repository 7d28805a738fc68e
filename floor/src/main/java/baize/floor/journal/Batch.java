package baize.floor.journal;

import java.util.List;

/**
 * One transaction: the rows it stored, in order, and its place in the global chain.
 *
 * @param number counts batches from 1
 * @param at the newest row's time
 * @param parts one for each stream, in the order of their names
 * @param hash of the batch before, the number, the time, and the parts with the hashes of their rows
 */
public record Batch(long number, long at, List<Part> parts, Hash hash) {
    /** Rows of one stream, from one version to another, both included; or, from 0 on, the snapshot of a version. */
    public record Part(String stream, long first, long last) {
        static Part snapshot(Snapshot kept) {
            return new Part(kept.stream(), 0, kept.version());
        }

        public boolean isSnapshot() {
            return first == 0;
        }
    }
}
