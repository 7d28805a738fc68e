package baize.server.plan;

import baize.floor.table.Setup;

/**
 * A table that a floor is to have.
 *
 * @param line where the file speaks of it
 */
public record PlannedTable(String id, Setup setup, int line) {}
