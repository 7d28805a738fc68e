package baize.games.caribbeanstud;

import baize.core.card.HandCategory;
import baize.core.pay.Paytable;
import baize.core.rule.Cites;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The rows of the odds for bets, each with the hands it prices and what was approved to be paid to one. Rule 10.1. */
public enum StudOdds implements Cites {
    // spotless:off
    ONE_PAIR_OR_LESS("10.1 \"One pair or less\"",   1, HandCategory.HIGH_CARD, HandCategory.ONE_PAIR),
    TWO_PAIRS       ("10.1 \"Two pairs\"",          2, HandCategory.TWO_PAIR),
    THREE_OF_A_KIND ("10.1 \"Three of a kind\"",    3, HandCategory.THREE_OF_A_KIND),
    STRAIGHT        ("10.1 \"Straight\"",           4, HandCategory.STRAIGHT),
    FLUSH           ("10.1 \"Flush\"",              5, HandCategory.FLUSH),
    FULL_HOUSE      ("10.1 \"Full House\"",         7, HandCategory.FULL_HOUSE),
    FOUR_OF_A_KIND  ("10.1 \"Four of a kind\"",    20, HandCategory.FOUR_OF_A_KIND),
    STRAIGHT_FLUSH  ("10.1 \"Straight Flush\"",    50, HandCategory.STRAIGHT_FLUSH),
    ROYAL_FLUSH     ("10.1 \"Royal Flush\"",      250, HandCategory.ROYAL_FLUSH);
    // spotless:on

    private static final StudOdds[] BY_CATEGORY = byCategory();

    private final String clause;
    private final long approved;
    private final List<HandCategory> hands;

    StudOdds(String clause, long approved, HandCategory... hands) {
        this.clause = clause;
        this.approved = approved;
        this.hands = List.of(hands);
    }

    private static StudOdds[] byCategory() {
        StudOdds[] rows = new StudOdds[HandCategory.values().length];
        for (StudOdds row : values()) for (HandCategory hand : row.hands) rows[hand.ordinal()] = row;
        return rows;
    }

    /** The row that prices a hand of this category. */
    public static StudOdds of(HandCategory category) {
        return BY_CATEGORY[category.ordinal()];
    }

    /** The approved odds as a setting spells them, {@code 1-2-3-4-5-7-20-50-250}. */
    public static String approved() {
        return IntStream.range(0, values().length)
                .mapToObj(row -> Long.toString(values()[row].approved))
                .collect(Collectors.joining("-"));
    }

    /** A schedule as a setting spells it: one figure to one for each row. */
    static Paytable<HandCategory> read(String figures) {
        long[] toOne = Paytable.figures(figures, values().length);
        Paytable.Builder<HandCategory> table = Paytable.of("bet", HandCategory.class, "10.1");
        for (StudOdds row : values()) for (HandCategory hand : row.hands) table.pays(hand, toOne[row.ordinal()]);
        return table.complete();
    }

    public String clause() {
        return clause;
    }

    @Override
    public List<String> cites() {
        return List.of(clause);
    }
}
