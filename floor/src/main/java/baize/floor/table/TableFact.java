package baize.floor.table;

/** What has happened at a hosted table. */
public sealed interface TableFact<E> {
    /** An event of the game. */
    record Happened<E>(E event) implements TableFact<E> {}

    /** What the house did around it. */
    record Around<E>(HouseFact fact) implements TableFact<E> {}
}
