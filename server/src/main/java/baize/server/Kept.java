package baize.server;

import baize.floor.journal.BoundedMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A bounded memory of what takes long to work out: the longest unused is forgotten first. Whoever asks for what is
 * being worked out waits for it; who asks for something else does not. What failed is tried anew.
 */
public final class Kept<K, V> {
    private final Map<K, CompletableFuture<V>> all;

    public Kept(int most) {
        all = new BoundedMap<>(most);
    }

    /** What is kept, or is worked out now, by the caller's thread. */
    public V get(K key, Function<K, V> work) {
        CompletableFuture<V> mine = new CompletableFuture<>();
        CompletableFuture<V> kept = putIfAbsent(key, mine);
        if (kept == null) {
            kept = mine;
            try {
                mine.complete(work.apply(key));
            } catch (RuntimeException failure) {
                mine.completeExceptionally(failure);
                remove(key, mine);
            }
        }
        try {
            return kept.join();
        } catch (CompletionException failure) {
            if (failure.getCause() instanceof RuntimeException cause) throw cause;
            throw failure;
        }
    }

    private synchronized @Nullable CompletableFuture<V> putIfAbsent(K key, CompletableFuture<V> mine) {
        // Looked up first: a map in the order of use counts this as use.
        CompletableFuture<V> there = all.get(key);
        if (there == null) all.put(key, mine);
        return there;
    }

    private synchronized void remove(K key, CompletableFuture<V> mine) {
        all.remove(key, mine);
    }
}
