package baize.floor.stream;

import java.util.List;

/** What became of a command, once that is durable. A repeated command gets its first answer. */
public sealed interface Answer<E> {
    /** The version of the stream that holds the answer. */
    long version();

    /** It happened. */
    record Done<E>(long version, List<E> events) implements Answer<E> {}

    /** It did not, under a clause; nothing changed. */
    record Refused<E>(long version, String rule, String reason, String detail) implements Answer<E> {}
}
