package baize.floor.patron;

import baize.core.rule.Rule;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A patron's player cards: at most one is valid, and a number once cancelled stays so. */
@Rule("caribbean-stud 1.1 \"Player Card\"")
public record PlayerCards(@Nullable String valid, SortedSet<String> cancelled) {
    public static final PlayerCards NONE = new PlayerCards(null, new TreeSet<>());

    public PlayerCards {
        cancelled = Collections.unmodifiableSortedSet(new TreeSet<>(cancelled));
    }

    PlayerCards issued(String number) {
        return new PlayerCards(number, cancelled);
    }

    PlayerCards cancelled(String number) {
        SortedSet<String> more = new TreeSet<>(cancelled);
        more.add(number);
        return new PlayerCards(null, more);
    }
}
