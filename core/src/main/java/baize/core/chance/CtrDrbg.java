package baize.core.chance;

import java.security.GeneralSecurityException;
import java.util.Arrays;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The generator CTR_DRBG of NIST SP 800-90A: AES-256, no derivation function, no additional input. Its state is a key
 * and a counter block; each request ends by replacing both, so what is in memory does not tell what was given out.
 */
final class CtrDrbg {
    /** Bytes of seed: a key and a block. Without a derivation function they must be full entropy. */
    static final int SEED = 48;

    /** The most that one request may ask for, by the standard: 2^19 bits. */
    static final int REQUEST = 1 << 16;

    private static final int KEY = 32;
    private static final int BLOCK = 16;

    private final Cipher cipher;
    private final byte[] state = new byte[SEED];

    CtrDrbg(byte[] seed) {
        try {
            cipher = Cipher.getInstance("AES/CTR/NoPadding");
        } catch (GeneralSecurityException broken) {
            throw new IllegalStateException("this Java has no AES", broken);
        }
        reseed(seed);
    }

    /** Mixes fresh entropy into the state, and wipes the seed it came in. */
    void reseed(byte[] seed) {
        if (seed.length != SEED)
            throw new IllegalArgumentException("expected a seed of " + SEED + " bytes, got " + seed.length);
        byte[] next = new byte[SEED];
        keystream(next);
        for (int at = 0; at < SEED; at++) state[at] = (byte) (next[at] ^ seed[at]);
        Arrays.fill(next, (byte) 0);
        Arrays.fill(seed, (byte) 0);
    }

    /**
     * Fills all but the last {@link #SEED} bytes with whole blocks for the caller. The rest is the new state, which the
     * standard takes from the keystream's next three blocks; it is wiped before this returns.
     */
    void generate(byte[] into) {
        int given = into.length - SEED;
        if (given < 0 || given > REQUEST || given % BLOCK != 0)
            throw new IllegalArgumentException("expected whole blocks up to " + REQUEST + " bytes, got " + given);
        keystream(into);
        System.arraycopy(into, given, state, 0, SEED);
        Arrays.fill(into, given, into.length, (byte) 0);
    }

    /** The keystream from the block after the counter; the standard steps the counter before each use. */
    private void keystream(byte[] into) {
        byte[] counter = Arrays.copyOfRange(state, KEY, SEED);
        for (int at = BLOCK - 1; at >= 0 && ++counter[at] == 0; at--) {}
        Arrays.fill(into, (byte) 0);
        try {
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(state, 0, KEY, "AES"), new IvParameterSpec(counter));
            cipher.doFinal(into, 0, into.length, into, 0);
        } catch (GeneralSecurityException broken) {
            throw new IllegalStateException("AES failed", broken);
        }
    }
}
