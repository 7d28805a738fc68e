package baize.floor.table;

/** What can be asked of a hosted table. */
public sealed interface TableOrder<C> {
    /** A command of the game, with its outcome where it is one of chance. */
    record Play<C>(C command) implements TableOrder<C> {}

    /** What the house asks around it. */
    record House<C>(HouseOrder order) implements TableOrder<C> {}
}
