package baize.core.engine;

import java.util.List;

/**
 * A game: a pure function from what stands and what is asked to what happened, or to a refusal that cites its clause.
 * It knows boxes and patrons' ids, amounts, cards, dice and order; people, accounts, chance and time come from outside,
 * as commands.
 *
 * @param <S> the state, sealed, one record a phase
 * @param <C> the commands
 * @param <E> the events
 * @param <V> what a viewer may see
 */
public interface Game<S, C, E, V> {
    S initial();

    /** What the command would make happen. All checks live here. */
    Decision<E> decide(S state, C command);

    /** The state after an event. Checks nothing: an event that does not fit is a corrupt history and throws. */
    S evolve(S state, E event);

    /** Every command this viewer could send now and see accepted. */
    List<Offer<C>> offers(S state, Viewer viewer);

    /** What this viewer may see: built up from nothing, never filtered out of the state. */
    V view(S state, Viewer viewer);

    /**
     * The command with its outcome attached, where it is one of chance and has none yet ({@code deal}, {@code shoot},
     * {@code call}); any other comes back as it is.
     */
    C withOutcome(S state, C command, Outcomes outcomes);
}
