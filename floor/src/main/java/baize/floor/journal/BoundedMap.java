package baize.floor.journal;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that forgets the longest unused of more than so many entries. Belongs to whoever locks it. */
public final class BoundedMap<K, V> extends LinkedHashMap<K, V> {
    private static final long serialVersionUID = 1L;

    private final int most;

    public BoundedMap(int most) {
        super(16, 0.75f, true);
        this.most = most;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > most;
    }
}
