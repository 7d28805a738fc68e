package baize.server.plan;

import baize.core.rule.Rule;
import baize.floor.table.Setup;
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

    /**
     * Refuses what is for practice only: where a clock applies the clause on hands that nobody decides, waiting pays.
     *
     * @throws BadPlan with the line
     */
    @Rule("R-200")
    public void checkInEarnest() {
        for (PlannedTable table : tables) {
            Setup setup = table.setup();
            boolean clause = "by-the-clause".equals(setup.settings().get("undecidedAtHouseTable"));
            if (clause && setup.dealer() == Setup.Dealer.HOUSE)
                throw new BadPlan(
                        file,
                        table.line(),
                        "table " + table.id() + ": undecidedAtHouseTable: expected decline on a real floor (R-200), "
                                + "got \"by-the-clause\"");
        }
    }
}
