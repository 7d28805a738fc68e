package baize.floor.journal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which units of a call go in, given the versions their streams are at.
 *
 * @param rows those of the units that go in, in the order of a batch
 */
record Admission(List<Fate> fates, List<Row> rows, Map<String, Long> reached) {
    private static final long LOST = -1;

    /**
     * @param at the version of every stream of the units; afterwards those reached, with what was lost taken out
     * @param used what has been used by others, by {@link Mark#key}
     */
    static Admission of(List<Unit> units, Map<String, Long> at, Set<String> used) {
        Map<String, Long> reached = new HashMap<>(at);
        List<Fate> fates = new ArrayList<>(units.size());
        List<Row> rows = new ArrayList<>(units.size() + 16);
        for (Unit unit : units) {
            boolean fits = !isUsed(unit, used) && fits(unit, reached);
            fates.add(fits ? Fate.STORED : Fate.TAKEN);
            if (fits) rows.addAll(unit.rows());
            else unit.rows().forEach(row -> reached.put(row.stream(), LOST));
        }
        rows.sort(Parts.ORDER);
        return new Admission(fates, rows, reached);
    }

    private static boolean isUsed(Unit unit, Set<String> used) {
        if (used.isEmpty()) return false;
        Row row = unit.rows().getFirst();
        String by = Mark.sender(row.body());
        return by != null && used.contains(Mark.key(by, row.id()));
    }

    private static boolean fits(Unit unit, Map<String, Long> reached) {
        for (Row row : unit.rows()) {
            Long before = reached.put(row.stream(), row.version());
            if (before == null || before == LOST || row.version() != before + 1) return false;
        }
        return true;
    }

    /** Whether a snapshot is of a state that is stored; one that rests on a unit left out is not. */
    boolean backs(Snapshot snapshot) {
        return snapshot.version() > 0 && snapshot.version() <= reached.getOrDefault(snapshot.stream(), LOST);
    }
}
