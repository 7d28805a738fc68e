package baize.floor.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** A command as it was sent: who, under which id, and what it asks of which streams. The first part answers. */
final class Request<E> {
    private final String by;
    private final String id;
    private final String key;
    private final String asked;
    private final Part<?, ?, E> first;
    private final List<Part<?, ?, ?>> parts;
    private final List<Part.After<E, ?, ?, ?>> after;
    private final Consumer<List<E>> seen;
    private final List<Stream<?, ?, ?>> locked;
    private final CompletableFuture<Answer<E>> answer = new CompletableFuture<>();
    private final CompletableFuture<Boolean> hasTheKey = new CompletableFuture<>();
    private int attempts;

    Request(
            String by,
            String id,
            Part<?, ?, E> first,
            List<Part<?, ?, ?>> others,
            List<Part.After<E, ?, ?, ?>> after,
            Consumer<List<E>> seen) {
        this.by = by;
        this.id = id;
        this.key = by + ' ' + id;
        this.first = first;
        this.asked = digest(first);
        this.parts = others;
        this.after = after;
        this.seen = seen;
        this.locked = others.isEmpty() && after.isEmpty() ? List.of(first.stream()) : sorted();
    }

    /** Always in the same order, so that two commands cannot wait for each other. */
    private List<Stream<?, ?, ?>> sorted() {
        List<Stream<?, ?, ?>> streams = new ArrayList<>(1 + parts.size() + after.size());
        streams.add(first.stream());
        for (Part<?, ?, ?> part : parts) streams.add(part.stream());
        for (Part.After<E, ?, ?, ?> part : after) streams.add(part.stream());
        streams.sort(Comparator.comparing(Stream::name));
        for (int at = 1; at < streams.size(); at++)
            if (streams.get(at).name().equals(streams.get(at - 1).name()))
                throw new IllegalArgumentException(
                        "expected one part for " + streams.get(at).name());
        return streams;
    }

    String by() {
        return by;
    }

    String id() {
        return id;
    }

    /** Sender and id: what tells this command from every other. */
    String key() {
        return key;
    }

    /** A digest of what is asked of the first stream. */
    String asked() {
        return asked;
    }

    private static <S, C> String digest(Part<S, C, ?> part) {
        return Body.digest(part.stream().machine(), part.asked());
    }

    /** Whether another under the same key asks the same. */
    boolean asksAs(Request<?> other) {
        return asked.equals(other.asked)
                && first.stream().name().equals(other.first.stream().name());
    }

    Part<?, ?, E> first() {
        return first;
    }

    List<Part<?, ?, ?>> others() {
        return parts;
    }

    List<Part.After<E, ?, ?, ?>> after() {
        return after;
    }

    /** Is shown what has happened in the first part; where it throws, nothing has. */
    Consumer<List<E>> seen() {
        return seen;
    }

    List<Stream<?, ?, ?>> streams() {
        return locked;
    }

    CompletableFuture<Answer<E>> answer() {
        return answer;
    }

    /** Whether the id is this command's: known when it has been decided, or is over without that. */
    CompletableFuture<Boolean> hasTheKey() {
        return hasTheKey;
    }

    /** Counts one more time that it is decided again. */
    int again() {
        return ++attempts;
    }

    /** How often it was decided again. */
    int attempts() {
        return attempts;
    }

    /** Whether it was accepted before and is decided again. */
    boolean isAgain() {
        return attempts > 0;
    }
}
