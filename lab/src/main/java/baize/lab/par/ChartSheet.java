package baize.lab.par;

import java.util.List;

/**
 * The best play of a game in which the dealer shows a card, as a chart, and what goes with it.
 *
 * @param upcards the chart's columns, {@code 2} to {@code A}
 * @param groups kinds of hands, each with its rows
 * @param byUpcard what the player expects by the dealer's card
 * @param rules what the game would be worth with one setting changed
 * @param byComposition what is expected by a player who looks at the cards of a hand instead of its total
 * @param waiting what a blackjack against an ace expects that does not take even money
 */
public record ChartSheet(
        List<String> upcards,
        List<Group> groups,
        List<Upcard> byUpcard,
        List<Changed> rules,
        Figure byComposition,
        Figure waiting) {
    /** Hands of one kind, {@code hard}, {@code soft} or {@code pairs}. */
    public record Group(String name, List<Line> lines) {
        public Group {
            lines = List.copyOf(lines);
        }
    }

    /**
     * What to do with a hand.
     *
     * @param hand its total or its cards, {@code 16}, {@code 17 to 20}, {@code A-A}
     * @param acts {@code hit}, {@code stand}, {@code double} or {@code split}, by upcard
     */
    public record Line(String hand, List<String> acts) {
        public Line {
            acts = List.copyOf(acts);
        }
    }

    /** What a wager expects when the dealer shows this card. */
    public record Upcard(String upcard, Figure probability, Figure expectedValue) {}

    /**
     * The game under one other setting, played at its best.
     *
     * @param difference how much more it expects
     */
    public record Changed(String setting, String value, Figure expectedValue, Figure difference) {}

    public ChartSheet {
        upcards = List.copyOf(upcards);
        groups = List.copyOf(groups);
        byUpcard = List.copyOf(byUpcard);
        rules = List.copyOf(rules);
    }
}
