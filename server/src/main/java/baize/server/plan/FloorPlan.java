package baize.server.plan;

import java.util.List;

/**
 * What a floor is to have.
 *
 * @param file what it was read from, for messages
 */
public record FloorPlan(String file, List<PlannedPool> pools, List<PlannedTable> tables, List<StaffAccount> staff) {
    /** A floor with nothing on it. */
    public static final FloorPlan EMPTY = new FloorPlan("", List.of(), List.of());

    public FloorPlan {
        pools = List.copyOf(pools);
        tables = List.copyOf(tables);
        staff = List.copyOf(staff);
    }

    /** A floor without jackpots. */
    public FloorPlan(String file, List<PlannedTable> tables, List<StaffAccount> staff) {
        this(file, List.of(), tables, staff);
    }
}
