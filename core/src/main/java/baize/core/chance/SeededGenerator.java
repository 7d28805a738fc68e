package baize.core.chance;

import java.nio.ByteBuffer;

/**
 * The words that follow from a seed, for a deal that anyone can work out again: CTR_DRBG of NIST SP 800-90A (AES-256,
 * no derivation function, no personalisation, no additional input), instantiated with the seed as its entropy, asked
 * for {@value #REQUEST} bytes at a time; each eight bytes in order are a word, the first byte highest. One instance
 * belongs to one thread.
 */
public final class SeededGenerator implements Generator {
    /** Bytes of a seed. Who must not guess the words must not guess any of them. */
    public static final int SEED = CtrDrbg.SEED;

    /** Bytes of each request, which is part of the definition: the generator renews its key after each. */
    static final int REQUEST = 256;

    private final CtrDrbg drbg;
    private final byte[] buffer = new byte[REQUEST + CtrDrbg.SEED];
    private final ByteBuffer words = ByteBuffer.wrap(buffer);
    private int at = REQUEST;

    /** From a seed of {@link #SEED} bytes, which stays the caller's: it is neither kept nor wiped. */
    public SeededGenerator(byte[] seed) {
        drbg = new CtrDrbg(seed.clone());
    }

    @Override
    public long nextLong() {
        if (at == REQUEST) {
            drbg.generate(buffer);
            at = 0;
        }
        long word = words.getLong(at);
        at += Long.BYTES;
        return word;
    }
}
