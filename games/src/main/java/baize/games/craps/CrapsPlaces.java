package baize.games.craps;

import static baize.games.craps.CrapsReason.*;

import baize.core.engine.Refusal;
import baize.core.rule.Rule;
import org.jspecify.annotations.Nullable;

/** Where a wager may be placed or added to, as the point stands and as the player's other wagers do. */
final class CrapsPlaces {
    private CrapsPlaces() {}

    static @Nullable Refusal refusal(Layout layout, Terminal terminal, Spot on) {
        return switch (on.wager()) {
            case PASS_LINE -> passLine(layout, terminal, on);
            case DONT_PASS -> dontPass(layout, terminal, on);
            case COME -> come(layout, terminal, on);
            case DONT_COME -> dontCome(layout, on);
            case ODDS, DONT_ODDS -> lineOdds(layout, terminal, on);
            case COME_ODDS, DONT_COME_ODDS -> riding(terminal, on);
            case BIG_6,
                    BIG_8,
                    PLACE,
                    BUY,
                    HARDWAY,
                    PLACE_TO_LOSE,
                    LAY,
                    FIELD,
                    ANY_SEVEN,
                    ANY_CRAPS,
                    C,
                    E,
                    C_AND_E,
                    HORN,
                    HOP -> null;
        };
    }

    /** Before the come out roll; after it only more of what stands. */
    @Rule({"3.9.1", "1.1 \"Come Out Roll\"", "R-65"})
    private static @Nullable Refusal passLine(Layout layout, Terminal terminal, Spot on) {
        if (layout.point() == 0 || terminal.on(on) != null) return null;
        return CrapsWagers.refusal(LINE_WAGER_AFTER_POINT, "the point is " + layout.point());
    }

    @Rule({"3.9.10", "R-66"})
    private static @Nullable Refusal dontPass(Layout layout, Terminal terminal, Spot on) {
        if (layout.point() == 0) return null;
        CrapsReason reason = terminal.on(on) == null ? LINE_WAGER_AFTER_POINT : NEVER_INCREASED;
        return new Refusal(reason, "3.9.10", "the point is " + layout.point());
    }

    /** While a point is on; with a number of its own only more of what stands. */
    @Rule({"3.9.3", "R-64", "R-65"})
    private static @Nullable Refusal come(Layout layout, Terminal terminal, Spot on) {
        if (on.number() > 0)
            return terminal.on(on) != null ? null : CrapsWagers.refusal(NO_COME_THERE, "no Come has gone there");
        return layout.point() > 0 ? null : new Refusal(NO_POINT_ON, "3.9.3", "the next roll is a come out roll");
    }

    @Rule({"3.9.11", "R-64", "R-66"})
    private static @Nullable Refusal dontCome(Layout layout, Spot on) {
        if (on.number() > 0) return new Refusal(NEVER_INCREASED, "3.9.11", "a Don't Come has its number");
        return layout.point() > 0 ? null : new Refusal(NO_POINT_ON, "3.9.11", "the next roll is a come out roll");
    }

    @Rule({"3.9.2", "3.9.12"})
    private static @Nullable Refusal lineOdds(Layout layout, Terminal terminal, Spot on) {
        if (layout.point() == on.number()) return riding(terminal, on);
        String detail = layout.point() == 0 ? "no point is on" : "the point is " + layout.point();
        return new Refusal(NOTHING_TO_RIDE_ON, on.wager().clause(), detail);
    }

    @Rule({"3.9.2", "3.9.4", "3.9.12", "3.9.13"})
    private static @Nullable Refusal riding(Terminal terminal, Spot on) {
        Spot base = on.base();
        if (base == null || terminal.on(base) != null) return null;
        return new Refusal(NOTHING_TO_RIDE_ON, on.wager().clause(), "no wager stands on " + base);
    }
}
