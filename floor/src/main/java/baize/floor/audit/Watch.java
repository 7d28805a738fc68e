package baize.floor.audit;

import java.util.List;

/** What is checked of a kind of stream beyond what its machine decides. */
interface Watch<S, C, E> {
    /** Before a recorded command is decided again. */
    default void deciding(S state, C command) {}

    /** A refused command as it was decided: with an outcome, where chance would have added one. */
    default C prepared(S state, C command) {
        return command;
    }

    /** After a row. */
    default void happened(S before, List<E> events, S after, Tally tally) {}

    /** What a row says of a pool's jackpot: at the table that moved it, and in the pool that was moved. */
    default List<PoolMove> moved(S before, List<E> events) {
        return List.of();
    }

    /** The round at hand; empty where there is none. */
    default String round(S state) {
        return "";
    }
}
