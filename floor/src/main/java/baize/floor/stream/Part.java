package baize.floor.stream;

import java.time.Instant;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What a command asks of one stream.
 *
 * @param asked the commands as they were sent, by which the same is known when it comes again; of no matter but in the
 *     part that answers
 * @param commands the commands as they are decided
 */
public record Part<S, C, E>(Stream<S, C, E> stream, List<C> asked, Commands<S, C> commands) {
    public Part(Stream<S, C, E> stream, Commands<S, C> commands) {
        this(stream, List.of(), commands);
    }

    /** Commands that are worked out where the stream stands when they are decided. */
    @FunctionalInterface
    public interface Commands<S, C> {
        /**
         * The commands, which are decided one after the other.
         *
         * @param at the time of the row
         */
        List<C> from(S state, Instant at);
    }

    /**
     * What follows for another stream from what has happened in the first part; where nothing does, it has no row.
     *
     * @param commands from the events of the first part and the time of the row
     * @param <F> the events of the first part
     */
    public record After<F, S, C, E>(Stream<S, C, E> stream, BiFunction<List<F>, Instant, List<C>> commands) {}

    public static <S, C, E> Part<S, C, E> of(Stream<S, C, E> stream, C command) {
        List<C> one = List.of(command);
        return new Part<>(stream, one, (_, _) -> one);
    }
}
