package baize.floor.journal;

import java.nio.ByteBuffer;

/**
 * Tells of most marks that are not in a run that they are not, in twelve bits a mark (a Bloom filter): of those that
 * are not, about one in three hundred has to be looked up.
 */
final class MarkFilter {
    private static final int BITS_A_MARK = 12;
    private static final int PROBES = 8;

    private final long[] bits;

    /** @param marks how many it is for */
    MarkFilter(int marks) {
        bits = new long[Math.max(1, Math.ceilDiv(marks * BITS_A_MARK, Long.SIZE))];
    }

    private MarkFilter(long[] bits) {
        this.bits = bits;
    }

    static MarkFilter read(byte[] bytes) {
        long[] bits = new long[bytes.length / Long.BYTES];
        ByteBuffer.wrap(bytes).asLongBuffer().get(bits);
        return new MarkFilter(bits);
    }

    byte[] bytes() {
        ByteBuffer bytes = ByteBuffer.allocate(bits.length * Long.BYTES);
        bytes.asLongBuffer().put(bits);
        return bytes.array();
    }

    void add(long mark) {
        long probe = mark;
        for (int i = 0; i < PROBES; i++, probe += step(mark)) bits[word(probe)] |= 1L << probe;
    }

    boolean mayHold(long mark) {
        long probe = mark;
        for (int i = 0; i < PROBES; i++, probe += step(mark)) if ((bits[word(probe)] & 1L << probe) == 0) return false;
        return true;
    }

    /** Odd, and made of other bits than the first probe. */
    private static long step(long mark) {
        return Long.rotateLeft(mark, 29) * 0x9e3779b97f4a7c15L | 1;
    }

    private int word(long probe) {
        return (int) ((probe >>> 32) * bits.length >>> 32);
    }
}
