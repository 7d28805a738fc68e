package baize.core.chance;

import java.nio.ByteBuffer;
import java.security.DrbgParameters;
import java.security.DrbgParameters.Capability;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.function.Supplier;

/**
 * The generator of every card, die and ball that pays: {@link CtrDrbg}, in buffers. Its seeds come from the platform's
 * own SP 800-90A generator at 256 bits of strength, which the operating system seeds; that one alone is too slow for
 * bulk. A word is wiped from the buffer when it is given out. One instance belongs to one thread.
 */
public final class SecureGenerator implements Generator {
    private static final int STRENGTH = 256;
    private static final int BUFFER = 1 << 13;

    /** Buffers between reseedings: 8 MiB of words, where the standard allows 2^48 requests. */
    private static final int BUFFERS_PER_SEED = 1 << 10;

    private final Supplier<byte[]> seeds;
    private final int buffersPerSeed;
    private final CtrDrbg drbg;
    private final byte[] buffer;
    private final ByteBuffer words;
    private final int end;
    private int at;
    private int buffersLeft;

    public SecureGenerator() {
        this(platformSeeds(), BUFFER, BUFFERS_PER_SEED);
    }

    SecureGenerator(Supplier<byte[]> seeds, int bytes, int buffersPerSeed) {
        this.seeds = seeds;
        this.buffersPerSeed = buffersPerSeed;
        drbg = new CtrDrbg(seeds.get());
        buffer = new byte[bytes + CtrDrbg.SEED];
        words = ByteBuffer.wrap(buffer);
        end = bytes;
        at = end;
        buffersLeft = buffersPerSeed;
    }

    /** Seeds from the platform's generator, fresh entropy of the operating system mixed in before each. */
    static Supplier<byte[]> platformSeeds() {
        try {
            SecureRandom platform = SecureRandom.getInstance(
                    "DRBG", DrbgParameters.instantiation(STRENGTH, Capability.RESEED_ONLY, null));
            return () -> {
                byte[] seed = new byte[CtrDrbg.SEED];
                platform.reseed();
                platform.nextBytes(seed);
                return seed;
            };
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("this Java has no DRBG of 256 bits", missing);
        }
    }

    @Override
    public long nextLong() {
        if (at == end) refill();
        long word = words.getLong(at);
        words.putLong(at, 0);
        at += Long.BYTES;
        return word;
    }

    private void refill() {
        if (buffersLeft == 0) {
            drbg.reseed(seeds.get());
            buffersLeft = buffersPerSeed;
        }
        buffersLeft--;
        drbg.generate(buffer);
        at = 0;
    }

    /** Whether everything given out has been wiped. */
    boolean isWiped() {
        for (int given = 0; given < at; given++) if (buffer[given] != 0) return false;
        return true;
    }
}
