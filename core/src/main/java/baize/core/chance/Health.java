package baize.core.chance;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Supplier;

/**
 * The self-tests of the generator in play, for every start: that the DRBG gives the bits it should, that the platform's
 * seeds look like full entropy, and that the words do not lean. What they find is a generator that is broken; whether a
 * working one is good is for the lab to say. Each bound is passed by a good generator with a probability of at least
 * 1 - 2^-40 at each place where it is applied, so that fewer than one start in 2^29 is refused for nothing.
 */
public final class Health {
    /** A DRBG as its published answers see it. */
    @FunctionalInterface
    interface Answers {
        /** The second {@link #ANSWER} bytes asked of a DRBG that was given these seeds, one after the other. */
        byte[] after(byte[]... seeds);
    }

    /** Bytes of each answer that NIST published. */
    static final int ANSWER = 64;

    /** Seeds looked at: their bytes are more than the 1,024 samples that SP 800-90B (4.3) asks for at a start. */
    static final int SEEDS = 22;

    /**
     * The repetition count of SP 800-90B (4.4.1): so many equal bytes in a row are a fault. A byte of full entropy
     * repeats the one before it with 2^-8, so the cut-off for 2^-40 is 1 + 40/8.
     */
    static final int REPETITIONS = 6;

    /** Bytes of a window of the adaptive proportion test, as the standard has it for samples that are not bits. */
    static final int WINDOW = 512;

    /**
     * The adaptive proportion of SP 800-90B (4.4.2): so many equal bytes in a window are a fault. It is the least
     * number that a count of Binomial(512, 2^-8) reaches with at most 2^-40. The standard counts a window's first byte
     * only; here every value is counted, which finds all that the standard does, and more.
     */
    static final int PROPORTION = 19;

    /** Words looked at: one buffer of the generator. */
    static final int WORDS = 1 << 10;

    /** How far the number of ones among 2^16 bits may be from half: 2^-40 is 7.15 standard deviations of 128. */
    static final int ONES = 916;

    /**
     * The poker test of 2^14 groups of four bits: the sum of the squared counts exceeds 2^24 by 1,024 times chi-square
     * of 15 degrees of freedom, which is below 0.17 (too even to be chance) or above 91 with at most 2^-40 each.
     */
    static final int LEAST_EXCESS = 174;

    static final int MOST_EXCESS = 91 * 1024;

    private static final int HANDS = 16;
    private static final int EVEN_SQUARES = 1 << 24;

    /** NIST CAVP, CTR_DRBG.rsp without reseeding, AES-256 no df, no inputs, count 0. */
    private static final Known SEEDED = new Known(
            "d1c07cd95af8a7f11012c84ce48bb8cb87189e99d40fccb1771c619bdf82ab22"
                    + "80b1dc2f2581f39164f7ac0c510494b3a43c41b7db17514c87b107ae793e01c5",
            "df5d73faa468649edda33b5cca79b0b05600419ccb7a879ddfec9db32ee494e5531b51de16a30f769262474c73bec010");

    /** NIST CAVP, CTR_DRBG.rsp with reseeding, no prediction resistance, AES-256 no df, no other inputs, count 0. */
    private static final Known RESEEDED = new Known(
            "b2cb8905c05e5950ca31895096be29ea3d5a3b82b269495554eb80fe07de43e1"
                    + "93b9e7c3ece73b80e062b1c1f68202fbb1c52a040ea2478864295282234aaada",
            "e4bc23c5089a19d86f4119cb3fa08c0a4991e0a1def17e101e4c14d9c323460a7c2fb58e0b086c6c57b55f56cae25bad",
            "fd85a836bba85019881e8c6bad23c9061adc75477659acaea8e4a01dfe07a1832dad1c136f59d70f8653a5dc118663d6");

    /** A published answer and the seeds that it follows from, in hexadecimal. */
    private record Known(String answer, List<String> seeds) {
        Known(String answer, String... seeds) {
            this(answer, List.of(seeds));
        }

        boolean isGivenBy(Answers drbg) {
            byte[][] entropy = seeds.stream().map(HexFormat.of()::parseHex).toArray(byte[][]::new);
            return Arrays.equals(drbg.after(entropy), HexFormat.of().parseHex(answer));
        }
    }

    private Health() {}

    /**
     * Passes when the generator of this process may be used.
     *
     * @throws IllegalStateException when it must not be, with the reason in one sentence
     */
    public static void check() {
        check(Health::answer, SecureGenerator.platformSeeds(), new SecureGenerator());
    }

    /** The same of whatever stands in for the DRBG, for the platform and for the generator in play. */
    static void check(Answers drbg, Supplier<byte[]> seeds, Generator words) {
        knownAnswers(drbg);
        seeds(seeds);
        words(words);
    }

    private static byte[] answer(byte[]... seeds) {
        CtrDrbg drbg = new CtrDrbg(seeds[0]);
        for (int at = 1; at < seeds.length; at++) drbg.reseed(seeds[at]);
        byte[] into = new byte[ANSWER + CtrDrbg.SEED];
        drbg.generate(into);
        drbg.generate(into);
        return Arrays.copyOf(into, ANSWER);
    }

    private static void knownAnswers(Answers drbg) {
        require(SEEDED.isGivenBy(drbg), "the DRBG does not give the bits that NIST published");
        require(RESEEDED.isGivenBy(drbg), "the DRBG does not give the bits that NIST published after a reseeding");
    }

    private static void seeds(Supplier<byte[]> seeds) {
        byte[] bytes = new byte[SEEDS * CtrDrbg.SEED];
        for (int seed = 0; seed < SEEDS; seed++)
            System.arraycopy(seeds.get(), 0, bytes, seed * CtrDrbg.SEED, CtrDrbg.SEED);
        require(longestRepetition(bytes) < REPETITIONS, "the platform's seeds repeat a byte " + REPETITIONS + " times");
        require(allDiffer(bytes), "the platform gives the same seed twice");
        for (int from = 0; from + WINDOW <= bytes.length; from += WINDOW)
            require(mostOfOne(bytes, from) < PROPORTION, "the platform's seeds hold one byte far too often");
        Arrays.fill(bytes, (byte) 0);
    }

    private static int longestRepetition(byte[] bytes) {
        int longest = 1;
        int length = 1;
        for (int at = 1; at < bytes.length; at++) {
            length = bytes[at] == bytes[at - 1] ? length + 1 : 1;
            longest = Math.max(longest, length);
        }
        return longest;
    }

    private static int mostOfOne(byte[] bytes, int from) {
        int[] counts = new int[1 << Byte.SIZE];
        int most = 0;
        for (int at = from; at < from + WINDOW; at++) most = Math.max(most, ++counts[Byte.toUnsignedInt(bytes[at])]);
        return most;
    }

    private static boolean allDiffer(byte[] bytes) {
        for (int one = 0; one < bytes.length; one += CtrDrbg.SEED)
            for (int other = 0; other < one; other += CtrDrbg.SEED)
                if (Arrays.equals(bytes, one, one + CtrDrbg.SEED, bytes, other, other + CtrDrbg.SEED)) return false;
        return true;
    }

    private static void words(Generator generator) {
        int[] hands = new int[HANDS];
        int ones = 0;
        long before = 0;
        for (int at = 0; at < WORDS; at++) {
            long word = generator.nextLong();
            require(at == 0 || word != before, "it gives the same word twice in a row");
            ones += Long.bitCount(word);
            for (int shift = 0; shift < Long.SIZE; shift += 4) hands[(int) (word >>> shift) & HANDS - 1]++;
            before = word;
        }
        require(Math.abs(ones - WORDS * Long.SIZE / 2) < ONES, "its words hold too many ones or too few");
        int excess = -EVEN_SQUARES;
        for (int count : hands) excess += count * count;
        require(excess > LEAST_EXCESS && excess < MOST_EXCESS, "the groups of four bits in its words are not alike");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) throw new IllegalStateException("the generator of chance must not be used: " + otherwise);
    }
}
