package baize.floor.chance;

import baize.core.chance.SeededGenerator;
import baize.core.chance.SeededOutcomes;
import baize.floor.journal.Hash;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.function.Supplier;

/**
 * How a commitment and the outcomes of a round follow from its seed. Anyone can do the same by hand; the recipe is in
 * {@code docs/chance.md}.
 */
public final class Derivation {
    private static final byte[] COMMITMENT = "baize commitment 1".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] DRAW = "baize draw 1".getBytes(StandardCharsets.US_ASCII);

    private Derivation() {}

    /** What is published before the round: SHA-256 over a tag, the table, the round and the seed. */
    public static Hash commitment(String table, int round, Seed seed) {
        return Hash.of(digest("SHA-256", COMMITMENT, table, round, seed));
    }

    /** The outcomes of one draw of the round, the first being 0: seeded by SHA-384 over the same and the draw. */
    public static SeededOutcomes outcomes(String table, int round, int draw, Supplier<Seed> seed) {
        return new SeededOutcomes(() -> new SeededGenerator(digest("SHA-384", DRAW, table, round, seed.get(), draw)));
    }

    /** Numbers are four bytes, the highest first; the table's name is preceded by its length in bytes. */
    private static byte[] digest(String algorithm, byte[] tag, String table, int round, Seed seed, int... more) {
        byte[] name = table.getBytes(StandardCharsets.UTF_8);
        MessageDigest digest = Hash.digest(algorithm);
        digest.update(tag);
        number(digest, name.length);
        digest.update(name);
        number(digest, round);
        for (int number : more) number(digest, number);
        digest.update(seed.bytes());
        return digest.digest();
    }

    private static void number(MessageDigest digest, int number) {
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(number).flip());
    }
}
