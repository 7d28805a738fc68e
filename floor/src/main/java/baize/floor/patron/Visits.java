package baize.floor.patron;

import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Where a patron's card is, and what tables ask to be remembered.
 *
 * @param now the table at which the card is in, if it is
 * @param warned the day of the last warning, a game
 */
public record Visits(@Nullable Visit now, SortedMap<String, LocalDate> warned) {
    static final Visits NONE = new Visits(null, new TreeMap<>());

    public Visits {
        warned = Collections.unmodifiableSortedMap(new TreeMap<>(warned));
    }

    /**
     * A card in a table.
     *
     * @param counted the time of play up to here is in the play record
     */
    public record Visit(String table, String game, Instant since, Instant counted) {
        Visit countedTo(Instant to) {
            return to.isAfter(counted) ? new Visit(table, game, since, to) : this;
        }
    }

    /** Time at the table since an instant that the play record does not hold yet. */
    public Duration uncounted(Instant since, Instant at) {
        if (now == null) return Duration.ZERO;
        Instant from = now.counted().isAfter(since) ? now.counted() : since;
        return from.isBefore(at) ? Duration.between(from, at) : Duration.ZERO;
    }

    /** The day of the last warning at a game. */
    @Rule({"three-card-poker 12.10", "R-55"})
    public @Nullable LocalDate warned(String game) {
        return warned.get(game);
    }

    Visits in(String table, String game, Instant at) {
        return new Visits(new Visit(table, game, at, at), warned);
    }

    /** A warning that a table has forgotten or never gave takes none away. */
    Visits out(String game, @Nullable LocalDate day) {
        LocalDate known = warned(game);
        if (day == null || known != null && known.isAfter(day)) return new Visits(null, warned);
        SortedMap<String, LocalDate> more = new TreeMap<>(warned);
        more.put(game, day);
        return new Visits(null, more);
    }

    Visits counted(String table, Instant to) {
        return now == null || !now.table().equals(table) ? this : new Visits(now.countedTo(to), warned);
    }
}
