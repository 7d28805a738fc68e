package baize.floor.journal;

import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What a sender's id looks like in 64 bits, by which rows are found again. Two that look alike are told apart by their
 * rows.
 */
final class Mark {
    /** How every body begins; see {@code docs/journal.md}. */
    private static final byte[] BY = "{\"by\":\"".getBytes(StandardCharsets.US_ASCII);

    private Mark() {}

    static long of(String by, String id) {
        return mixed(hashed(' ', hashed(by, 0xcbf29ce484222325L), id));
    }

    /** What tells a sender's id from every other. */
    static String key(String by, String id) {
        return by + ' ' + id;
    }

    /** Of the command that a row answers; 0 where the row does not say whose it is. */
    static long of(Row row) {
        String by = sender(row.body());
        return by == null ? 0 : of(by, row.id());
    }

    private static long hashed(char between, long hash, String text) {
        return hashed(text, (hash ^ between) * 0x100000001b3L);
    }

    private static long hashed(String text, long from) {
        long hash = from;
        for (int at = 0; at < text.length(); at++) hash = (hash ^ text.charAt(at)) * 0x100000001b3L;
        return hash;
    }

    /** Spreads over all bits what differs in a few; never 0. */
    private static long mixed(long hash) {
        long spread = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
        spread = (spread ^ spread >>> 33) * 0xc4ceb9fe1a85ec53L;
        spread ^= spread >>> 33;
        return spread == 0 ? 1 : spread;
    }

    /** Whose command a row's body says it is; none where it says nobody's. */
    static @Nullable String sender(byte[] body) {
        for (int at = 0; at < BY.length; at++) if (at >= body.length || body[at] != BY[at]) return null;
        int end = BY.length;
        while (end < body.length && body[end] != '"') end++;
        return new String(body, BY.length, end - BY.length, StandardCharsets.UTF_8);
    }

    /** Whether a row is this sender's under this id. */
    static boolean is(Row row, String by, String id) {
        return row.id().equals(id) && by.equals(sender(row.body()));
    }
}
