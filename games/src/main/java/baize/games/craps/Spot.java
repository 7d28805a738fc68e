package baize.games.craps;

import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A place of the layout that holds one wager: what the book calls a selection.
 *
 * @param number what the wager is about, the smaller face of a hop; 0 where it names nothing
 * @param second the larger face of a hop; 0 otherwise
 */
@Rule({"1.1 \"Maximum Bet\"", "R-85"})
public record Spot(CrapsWager wager, int number, int second) {
    private static final List<Spot> ALL = all();
    private static final Map<String, Spot> BY_ID = byId();
    private static final Map<Spot, Integer> PLACES = places();

    private static List<Spot> all() {
        List<Spot> spots = new ArrayList<>();
        for (CrapsWager wager : CrapsWager.values())
            switch (wager.about()) {
                case LINE -> {
                    spots.add(new Spot(wager, 0, 0));
                    if (wager == CrapsWager.COME || wager == CrapsWager.DONT_COME)
                        for (int number : CrapsWager.POINTS) spots.add(new Spot(wager, number, 0));
                }
                case ROLL -> spots.add(new Spot(wager, 0, 0));
                case POINT, HARDWAY, SIX, EIGHT ->
                    wager.about().numbers().forEach(number -> spots.add(new Spot(wager, number, 0)));
                case PAIR -> {
                    for (int first = 1; first <= 6; first++)
                        for (int second = first; second <= 6; second++) spots.add(new Spot(wager, first, second));
                }
            }
        return List.copyOf(spots);
    }

    private static Map<String, Spot> byId() {
        Map<String, Spot> ids = new HashMap<>();
        for (Spot spot : ALL) ids.put(spot.id(), spot);
        return Map.copyOf(ids);
    }

    private static Map<Spot, Integer> places() {
        Map<Spot, Integer> places = new HashMap<>();
        for (Spot spot : ALL) places.put(spot, places.size());
        return Map.copyOf(places);
    }

    /** Every place of the layout, in the order of the book. */
    public static List<Spot> layout() {
        return ALL;
    }

    /** The place of a wager about this number; 0 where it names none. */
    public static Spot of(CrapsWager wager, int number) {
        return new Spot(wager, number, 0);
    }

    /** Reads {@code place-6} or {@code hop-2-4}; there is no other wager. */
    @Rule("3.9")
    public static Spot parse(String id) {
        Spot spot = BY_ID.get(id);
        if (spot == null)
            throw new IllegalArgumentException(
                    "expected a wager like pass-line, place-6, hardway-8 or hop-2-4, got \"" + id + "\"");
        return spot;
    }

    /** Where it comes in the order of the book. */
    int order() {
        return PLACES.getOrDefault(this, -1);
    }

    /** The place of the wager that these odds ride on; none for any other. */
    public @Nullable Spot base() {
        CrapsWager base = wager.base();
        if (base == null) return null;
        boolean onLine = base == CrapsWager.PASS_LINE || base == CrapsWager.DONT_PASS;
        return of(base, onLine ? 0 : number);
    }

    /** {@code place-6}, {@code hop-2-4}, {@code field}. */
    public String id() {
        return switch (wager.about()) {
            case LINE, POINT, HARDWAY -> number == 0 ? wager.id() : wager.id() + "-" + number;
            case SIX, EIGHT, ROLL -> wager.id();
            case PAIR -> wager.id() + "-" + number + "-" + second;
        };
    }

    @Override
    public String toString() {
        return id();
    }
}
