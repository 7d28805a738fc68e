package baize.lab.simulate;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;

/**
 * How often a shooter kept the dice for so many rolls.
 *
 * @param shooter what was on the line in every come-out, {@code pass-line}
 * @param lengths how many turns had as many rolls as the place says; the last place has the longer ones too
 */
public record TurnCounts(String shooter, List<Long> lengths) {
    public TurnCounts {
        lengths = List.copyOf(lengths);
    }

    public long turns() {
        return lengths.stream().mapToLong(Long::longValue).reduce(0, Math::addExact);
    }

    /** Every figure that follows. */
    public Simulation.Shooter figures() {
        long rolls = 0;
        double squares = 0;
        int longest = 0;
        for (int length = 1; length < lengths.size(); length++) {
            long count = lengths.get(length);
            rolls = Math.addExact(rolls, Math.multiplyExact(count, (long) length));
            squares += (double) count * length * length;
            if (count > 0) longest = length;
        }
        long turns = turns();
        double mean = (double) rolls / turns;
        double error = Math.sqrt((squares / turns - mean * mean) / turns);
        return new Simulation.Shooter(shooter, turns, mean, error, longest, this);
    }

    TurnCounts plus(TurnCounts other) {
        if (!shooter.equals(other.shooter) || lengths.size() != other.lengths.size())
            throw new IllegalArgumentException(other.shooter + " cannot be added to " + shooter);
        List<Long> both = new ArrayList<>();
        for (int length = 0; length < lengths.size(); length++)
            both.add(Math.addExact(lengths.get(length), other.lengths.get(length)));
        return new TurnCounts(shooter, both);
    }

    /** Reads places of a tally. */
    static TurnCounts of(String shooter, long[] tally, int from, int to) {
        return new TurnCounts(
                shooter,
                LongStream.range(from, to).mapToObj(at -> tally[(int) at]).toList());
    }
}
