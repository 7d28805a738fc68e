package baize.floor.journal;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 digest as a value. */
public record Hash(long a, long b, long c, long d) {
    public static final int BYTES = 32;

    /** What makes it, or another kind of digest that every Java has. */
    public static MessageDigest digest(String algorithm) {
        try {
            return MessageDigest.getInstance(algorithm);
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("this Java has no " + algorithm, missing);
        }
    }

    public static Hash of(byte[] bytes) {
        if (bytes.length != BYTES)
            throw new IllegalArgumentException("expected a hash of " + BYTES + " bytes, got " + bytes.length);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        return new Hash(in.getLong(), in.getLong(), in.getLong(), in.getLong());
    }

    public static Hash parse(String hex) {
        return of(HexFormat.of().parseHex(hex));
    }

    public byte[] bytes() {
        return ByteBuffer.allocate(BYTES)
                .putLong(a)
                .putLong(b)
                .putLong(c)
                .putLong(d)
                .array();
    }

    /** In hexadecimal digits. */
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes());
    }
}
