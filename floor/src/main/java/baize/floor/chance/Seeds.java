package baize.floor.chance;

import baize.core.chance.Generator;
import baize.floor.journal.Hash;
import java.util.function.Supplier;

/** Where seeds come from and are kept: drawn by the generator in play, sealed until their round. */
public final class Seeds {
    private final ThreadLocal<Generator> generators;
    private final SealingKey key;

    /**
     * Seeds from these generators under this key.
     *
     * @param generators a generator for each thread that draws
     */
    public Seeds(Supplier<Generator> generators, SealingKey key) {
        this.generators = ThreadLocal.withInitial(generators);
        this.key = key;
    }

    /** A fresh seed for a round: what may be published of it, and the rest under seal. */
    public Committed commit(String table, int round) {
        Generator generator = generators.get();
        Seed seed = Seed.of(generator.nextLong(), generator.nextLong(), generator.nextLong(), generator.nextLong());
        return new Committed(
                round, Derivation.commitment(table, round, seed), new Sealed(key.seal(table, round, seed)));
    }

    /** The seed of a round, taken out of its seal. */
    public Seed open(String table, Committed committed) {
        return key.open(table, committed.round(), committed.sealed().text());
    }

    /** Whether a seed comes out of its seal under this key, and is the one committed to. */
    public boolean isOurs(String table, Committed committed) {
        try {
            Seed seed = open(table, committed);
            return Derivation.commitment(table, committed.round(), seed).equals(committed.commitment());
        } catch (IllegalStateException sealed) {
            return false;
        }
    }

    public SealingKey key() {
        return key;
    }

    /**
     * A seed that the house is bound to and nobody has seen.
     *
     * @param commitment published before the round's first wager
     * @param sealed the seed under the sealing key
     */
    public record Committed(int round, Hash commitment, Sealed sealed) {}
}
