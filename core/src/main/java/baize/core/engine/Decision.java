package baize.core.engine;

import java.util.List;

/** The answer to a command: what happened, or why not. */
public sealed interface Decision<E> {
    /** It happened; the events are the whole of it. */
    record Accepted<E>(List<E> events) implements Decision<E> {}

    /** It did not happen, and nothing changed. */
    record Refused<E>(Refusal refusal) implements Decision<E> {}

    static <E> Decision<E> accept(E event) {
        return new Accepted<>(List.of(event));
    }

    static <E> Decision<E> accept(List<E> events) {
        return new Accepted<>(List.copyOf(events));
    }

    static <E> Decision<E> refuse(Reason reason, String detail) {
        return refuse(reason, reason.rule(), detail);
    }

    static <E> Decision<E> refuse(Reason reason, String rule, String detail) {
        return new Refused<>(new Refusal(reason, rule, detail));
    }
}
