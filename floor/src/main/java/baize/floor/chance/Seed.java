package baize.floor.chance;

import java.nio.ByteBuffer;
import java.util.HexFormat;

/** The 256 bits from which a round's outcomes are derived. Its text does not show them. */
public record Seed(String hex) {
    public static final int BYTES = 32;

    public Seed {
        if (hex.length() != 2 * BYTES || !isLowerHex(hex))
            throw new IllegalArgumentException("expected a seed of " + 2 * BYTES + " hexadecimal digits");
    }

    private static boolean isLowerHex(String text) {
        for (int at = 0; at < text.length(); at++)
            if (!HexFormat.isHexDigit(text.charAt(at)) || Character.isUpperCase(text.charAt(at))) return false;
        return true;
    }

    static Seed of(long... words) {
        ByteBuffer bytes = ByteBuffer.allocate(BYTES);
        for (long word : words) bytes.putLong(word);
        return of(bytes.array());
    }

    static Seed of(byte[] bytes) {
        return new Seed(HexFormat.of().formatHex(bytes));
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    @Override
    public String toString() {
        return "seed";
    }
}
