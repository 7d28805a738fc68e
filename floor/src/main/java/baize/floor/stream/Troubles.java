package baize.floor.stream;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What does not work at the moment, a sentence each, for those who watch over the floor. */
public final class Troubles {
    private final ConcurrentSkipListSet<String> now = new ConcurrentSkipListSet<>();
    private final CopyOnWriteArrayList<Watcher> watchers = new CopyOnWriteArrayList<>();
    private final CopyOnWriteArrayList<Supplier<List<String>>> found = new CopyOnWriteArrayList<>();

    /** Is told of every failure, and once when it is over. */
    @FunctionalInterface
    public interface Watcher {
        /**
         * Something does not work, or does again.
         *
         * @param why none where it works again
         */
        void told(String trouble, @Nullable Throwable why);
    }

    /** It failed, once more perhaps. */
    public void failed(String trouble, Throwable why) {
        now.add(trouble);
        for (Watcher watcher : watchers) watcher.told(trouble, why);
    }

    /** It works; asked of after everything that did. */
    public void works(String trouble) {
        if (now.isEmpty() || !now.remove(trouble)) return;
        for (Watcher watcher : watchers) watcher.told(trouble, null);
    }

    public boolean has(String trouble) {
        return now.contains(trouble);
    }

    /** All that do not work now. */
    public List<String> now() {
        List<String> all = new ArrayList<>(now);
        for (Supplier<List<String>> more : found) all.addAll(more.get());
        return List.copyOf(all);
    }

    /** Adds what is not told when it fails, but found whenever somebody asks. */
    public void find(Supplier<List<String>> more) {
        found.add(more);
    }

    /** Takes back what {@link #find} added. */
    public void findNoMore(Supplier<List<String>> more) {
        found.remove(more);
    }

    public void watch(Watcher watcher) {
        watchers.add(watcher);
    }
}
