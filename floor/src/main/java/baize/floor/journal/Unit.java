package baize.floor.journal;

import java.util.List;

/** The rows of one command, a row a stream: all of them are stored, or none. */
public record Unit(List<Row> rows) {}
