package baize.wire.twin;

import java.util.List;
import java.util.stream.Stream;

/**
 * Remedies that nothing can bring together with some phases: there they are always refused.
 *
 * @param why the clause, or what there is not
 */
record Impossible(String why, List<String> remedies, List<String> phases) {
    /** A remedy in a phase. */
    record Pair(String remedy, String phase) {
        @Override
        public String toString() {
            return remedy + " in " + phase;
        }
    }

    /** Each of these remedies in each of these phases; names are parted by spaces. */
    static Impossible in(String phases, String remedies, String why) {
        return new Impossible(why, List.of(remedies.split(" ")), List.of(phases.split(" ")));
    }

    /** Each of these remedies, whenever. */
    static Impossible ever(String remedies, String why) {
        return new Impossible(why, List.of(remedies.split(" ")), List.of());
    }

    Stream<Pair> pairs(Twin twin) {
        List<String> when = phases.isEmpty() ? twin.phases() : phases;
        if (!twin.remedies().containsAll(remedies) || !twin.phases().containsAll(when))
            throw new IllegalArgumentException(this + " names what " + twin.game() + " does not know");
        return remedies.stream().flatMap(remedy -> when.stream().map(phase -> new Pair(remedy, phase)));
    }
}
