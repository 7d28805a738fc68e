package baize.floor.stream;

import baize.core.engine.Decision;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import java.time.Instant;
import java.util.List;

/**
 * A pure function from what stands and what is asked to what happened, with the stored form of all three. The time is
 * that of the row, so a history replays without a clock.
 *
 * @param <S> the state, immutable
 * @param <C> the commands
 * @param <E> the events
 */
public interface Machine<S, C, E> {
    S initial();

    Decision<E> decide(S state, C command, Instant at);

    /** The state after an event. Checks nothing: an event that does not fit is a corrupt history and throws. */
    S evolve(S state, E event, Instant at);

    /** The movements of money that an event stands for; they add up to zero. The one place that says so. */
    List<Entry> postings(S before, E event);

    /** Throws an {@link IllegalStateException} where state and books contradict each other. */
    void reconcile(S state, Books books);

    /** How all three are stored. */
    Codec<S, C, E> codec();
}
