package baize.core.chance;

/**
 * A seeded generator for simulation and for nothing that pays: xoshiro256++ by Blackman and Vigna, its state filled by
 * SplitMix64. The same seed and stream give the same words everywhere.
 */
public final class FastGenerator implements Generator {
    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private long s0;
    private long s1;
    private long s2;
    private long s3;

    FastGenerator(long s0, long s1, long s2, long s3) {
        this.s0 = s0;
        this.s1 = s1;
        this.s2 = s2;
        this.s3 = s3;
    }

    /**
     * One of the 2^64 streams of a seed. Each starts from a point of its own among 2^256 - 1, so two of them meet with
     * a probability that no number of rounds makes matter.
     */
    public static FastGenerator stream(long seed, long stream) {
        long start = mix(mix(seed + GOLDEN) + stream * GOLDEN);
        return new FastGenerator(splitMix(start, 1), splitMix(start, 2), splitMix(start, 3), splitMix(start, 4));
    }

    /** The word of SplitMix64 at this place, counted from 1. */
    static long splitMix(long seed, int place) {
        return mix(seed + place * GOLDEN);
    }

    private static long mix(long word) {
        long mixed = (word ^ word >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        return mixed ^ mixed >>> 31;
    }

    @Override
    public long nextLong() {
        long word = Long.rotateLeft(s0 + s3, 23) + s0;
        long shifted = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= shifted;
        s3 = Long.rotateLeft(s3, 45);
        return word;
    }
}
