package baize.server.account;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who holds on to a session or a token over an open socket, and is to hear at once when it is over. */
final class Held {
    private final Map<String, Set<Hold>> all = new HashMap<>();

    /** One that holds on. */
    final class Hold {
        private final String hash;
        private final Runnable ended;
        private volatile boolean over;

        private Hold(String hash, Runnable ended) {
            this.hash = hash;
            this.ended = ended;
        }

        boolean isOver() {
            return over;
        }

        void letGo() {
            remove(this);
        }
    }

    /** @param hash of the key of the session or token */
    synchronized Hold hold(String hash, Runnable ended) {
        Hold hold = new Hold(hash, ended);
        all.computeIfAbsent(hash, _ -> new HashSet<>()).add(hold);
        return hold;
    }

    private synchronized void remove(Hold hold) {
        Set<Hold> same = all.get(hold.hash);
        if (same == null) return;
        same.remove(hold);
        if (same.isEmpty()) all.remove(hold.hash);
    }

    /** It is over; when this returns, everyone who held on knows. */
    void end(String hash) {
        for (Hold hold : taken(hash)) {
            hold.over = true;
            hold.ended.run();
        }
    }

    private synchronized List<Hold> taken(String hash) {
        @Nullable Set<Hold> same = all.remove(hash);
        return same == null ? List.of() : new ArrayList<>(same);
    }
}
