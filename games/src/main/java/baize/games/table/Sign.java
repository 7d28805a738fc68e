package baize.games.table;

import baize.core.money.Money;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The limits on the sign at the table: general ones, and an area's own where it has them.
 *
 * @param own in the order of their areas' names, so that whatever goes through them comes to the same every time
 */
public record Sign(Limits general, Map<String, Limits> own) {
    public static final Sign OPEN = new Sign(Limits.OPEN, Map.of());

    public Sign {
        own = Collections.unmodifiableMap(new TreeMap<>(own));
    }

    public Limits limits(String area) {
        return own.getOrDefault(area, general);
    }

    /** The same sign with other limits for one area, or for all that have none of their own. */
    public Sign with(@Nullable String area, Limits limits) {
        if (area == null) return new Sign(limits, own);
        Map<String, Limits> changed = new TreeMap<>(own);
        changed.put(area, limits);
        return new Sign(general, changed);
    }

    public Limits limitsOrGeneral(@Nullable String area) {
        return area == null ? general : limits(area);
    }

    /** The same sign with at least this minimum for one area, or for all that have none of their own. */
    public Sign raisedTo(@Nullable String area, Money minimum) {
        return minimum.isAbove(limitsOrGeneral(area).minimum()) ? withMinimum(area, minimum) : this;
    }

    /** Whether some area has a lower minimum here than on the other sign. */
    public boolean undercuts(Sign other) {
        if (general.minimum().isBelow(other.general.minimum())) return true;
        for (String area : own.keySet()) if (lower(area, other)) return true;
        for (String area : other.own.keySet()) if (lower(area, other)) return true;
        return false;
    }

    private boolean lower(String area, Sign other) {
        return limits(area).minimum().isBelow(other.limits(area).minimum());
    }

    /** The same sign with another minimum for one area, or for all that have none of their own. */
    public Sign withMinimum(@Nullable String area, Money minimum) {
        return with(area, limitsOrGeneral(area).withMinimum(minimum));
    }
}
