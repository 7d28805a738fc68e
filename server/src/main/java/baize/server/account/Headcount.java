package baize.server.account;

import java.util.HashMap;
import java.util.Map;

/** How many are there from each address at the moment, and that they are not too many. */
final class Headcount {
    private final int most;
    private final Map<String, Integer> there = new HashMap<>();

    Headcount(int most) {
        this.most = most;
    }

    /** One more comes in, if there is room for one from this address. */
    synchronized boolean enter(String address) {
        int now = there.getOrDefault(address, 0);
        if (now >= most) return false;
        there.put(address, now + 1);
        return true;
    }

    synchronized void leave(String address) {
        there.computeIfPresent(address, (_, now) -> now > 1 ? now - 1 : null);
    }
}
