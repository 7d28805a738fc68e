package baize.floor.journal;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;

/** How rows and batches are chained: each hash covers the one before it. Described in {@code docs/journal.md}. */
public final class Chain {
    /** One a thread: looking a digest up takes as long as a short text takes it. */
    private static final ThreadLocal<MessageDigest> DIGESTS = ThreadLocal.withInitial(() -> Hash.digest("SHA-256"));

    private static final byte[] STREAM = utf8("baize stream 1");
    private static final byte[] BATCH = utf8("baize batch 1");
    private static final byte[] SNAPSHOT = utf8("baize snapshot 1");

    /** What the first batch goes on from. */
    public static final Hash GENESIS = Hash.of(sha256().digest(BATCH));

    private Chain() {}

    /** The hash of bytes by themselves. */
    public static Hash hash(byte[] bytes) {
        return Hash.of(sha256().digest(bytes));
    }

    /** What the first row of a stream goes on from. */
    public static Hash start(String stream) {
        MessageDigest digest = sha256();
        digest.update(STREAM);
        text(digest, stream);
        return Hash.of(digest.digest());
    }

    /**
     * The row that follows a hash.
     *
     * @throws IllegalArgumentException when the stream's name or the id could not be stored and read back: one that
     *     reached the store would spoil the transaction for everybody else in it
     */
    public static Row row(Hash before, String stream, long version, String id, long at, byte[] body) {
        if (!isPlain(stream) || !isPlain(id))
            throw new IllegalArgumentException(
                    "expected names and ids without control characters and broken surrogates");
        return new Row(stream, version, id, at, body, hash(before, stream, version, id, at, body));
    }

    /** Whether a text can be the name of a stream or the id of a command. */
    public static boolean isPlain(String text) {
        for (int i = 0, point; i < text.length(); i += Character.charCount(point)) {
            point = text.codePointAt(i);
            if (Character.isISOControl(point) || Character.getType(point) == Character.SURROGATE) return false;
        }
        return true;
    }

    /** Whether a row follows a hash with nothing changed. */
    public static boolean follows(Hash before, Row row) {
        return hash(before, row.stream(), row.version(), row.id(), row.at(), row.body())
                .equals(row.hash());
    }

    private static Hash hash(Hash before, String stream, long version, String id, long at, byte[] body) {
        MessageDigest digest = sha256();
        digest.update(before.bytes());
        text(digest, stream);
        number(digest, version);
        text(digest, id);
        number(digest, at);
        digest.update(body);
        return Hash.of(digest.digest());
    }

    /** The batch that follows another, of these parts with their rows in order. */
    public static Batch batch(Hash before, long number, long at, List<Batch.Part> parts, List<Row> rows) {
        MessageDigest digest = sha256();
        digest.update(before.bytes());
        number(digest, number);
        number(digest, at);
        for (Batch.Part part : parts) {
            text(digest, part.stream());
            number(digest, part.first());
            number(digest, part.last());
        }
        for (Row row : rows) digest.update(row.hash().bytes());
        return new Batch(number, at, List.copyOf(parts), Hash.of(digest.digest()));
    }

    /** The snapshot of a stream after the row with this hash. */
    public static Snapshot snapshot(Hash row, String stream, long version, byte[] body) {
        MessageDigest digest = sha256();
        digest.update(SNAPSHOT);
        digest.update(row.bytes());
        text(digest, stream);
        number(digest, version);
        digest.update(body);
        return new Snapshot(stream, version, body, Hash.of(digest.digest()));
    }

    private static void text(MessageDigest digest, String text) {
        byte[] bytes = utf8(text);
        number(digest, bytes.length);
        digest.update(bytes);
    }

    private static void number(MessageDigest digest, long number) {
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE)
            digest.update((byte) (number >>> shift));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static MessageDigest sha256() {
        MessageDigest digest = DIGESTS.get();
        digest.reset();
        return digest;
    }
}
