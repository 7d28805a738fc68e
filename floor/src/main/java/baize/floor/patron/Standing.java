package baize.floor.patron;

import baize.core.engine.Patron;
import java.time.Instant;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What keeps a patron from playing, in whole or in part.
 *
 * @param pausedUntil the end of a pause
 * @param excluded why the patron is excluded from the casino, if he is
 * @param apart patrons with whom he may not play at one table
 * @param barred games from which he is excluded
 */
public record Standing(
        @Nullable Instant pausedUntil, @Nullable String excluded, SortedSet<Patron> apart, SortedSet<String> barred) {
    static final Standing CLEAR = new Standing(null, null, new TreeSet<>(), new TreeSet<>());

    public Standing {
        apart = Collections.unmodifiableSortedSet(new TreeSet<>(apart));
        barred = Collections.unmodifiableSortedSet(new TreeSet<>(barred));
    }

    Standing asOf(Instant at) {
        return pausedUntil == null || pausedUntil.isAfter(at) ? this : pausedUntil(null);
    }

    Standing pausedUntil(@Nullable Instant until) {
        return new Standing(until, excluded, apart, barred);
    }

    Standing excluded(@Nullable String why) {
        return new Standing(pausedUntil, why, apart, barred);
    }

    Standing apart(Patron from, boolean kept) {
        SortedSet<Patron> changed = new TreeSet<>(apart);
        if (kept) changed.add(from);
        else changed.remove(from);
        return new Standing(pausedUntil, excluded, changed, barred);
    }

    Standing barred(String game, boolean kept) {
        SortedSet<String> changed = new TreeSet<>(barred);
        if (kept) changed.add(game);
        else changed.remove(game);
        return new Standing(pausedUntil, excluded, apart, changed);
    }
}
