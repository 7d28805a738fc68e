package baize.lab.exact;

import baize.core.card.ThreeCardCategory;
import baize.core.pay.Odds;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardShowdown;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What Three Card Poker's outcomes mean for its wagers. An outcome is a row of the settlement table, down to
 * {@code FOLDED}, with the category of the player's hand: all that a pay depends on.
 */
public final class ThreeCardPayoffs {
    private static final int CATEGORIES = ThreeCardCategory.values().length;

    /** The rows that cards and a decision lead to: those above the settlement table's first line. */
    static final List<ThreeCardShowdown> ROWS =
            List.copyOf(EnumSet.range(ThreeCardShowdown.NO_HAND, ThreeCardShowdown.FOLDED));

    /** How many outcomes there are. */
    public static final int OUTCOMES = ROWS.size() * CATEGORIES;

    private static final long UNIT = 100;

    private final ThreeCardRules rules;

    public ThreeCardPayoffs(ThreeCardRules rules) {
        this.rules = rules;
    }

    /** The number of an outcome, from the ordinals of its row and category. */
    public static int outcome(int row, int category) {
        return row * CATEGORIES + category;
    }

    /** The Ante with the Play wager that follows it and the bonus it earns, per Ante. */
    @Rule({"three-card-poker 8.4", "three-card-poker 10.1", "three-card-poker 10.3", "three-card-poker 10.4"})
    public Payoff antePlay() {
        return new Payoff("ante+play", "ante", UNIT, cells(this::antePlay));
    }

    /** Pair Plus, per Pair Plus. */
    @Rule("three-card-poker 10.5")
    public Payoff pairPlus() {
        return new Payoff("pair-plus", "pair-plus", UNIT, cells(this::pairPlus));
    }

    /**
     * The same for a player who waits instead of folding, at a table that no staff deals: what is a fold on other
     * sheets
     * is a hand whose time ran out.
     */
    @Rule({"three-card-poker 12.12", "R-52", "R-200"})
    public Payoff waiting() {
        boolean folds = rules.table().playsForTheUndecided();
        ThreeCardShowdown late = folds ? ThreeCardShowdown.TIMED_OUT : ThreeCardShowdown.UNDECIDED;
        return new Payoff(
                "ante+play",
                "ante",
                UNIT,
                cells((row, category) -> antePlay(row == ThreeCardShowdown.FOLDED ? late : row, category)));
    }

    private static List<Payoff.Cell> cells(BiFunction<ThreeCardShowdown, ThreeCardCategory, Payoff.Cell> cell) {
        List<Payoff.Cell> cells = new ArrayList<>(OUTCOMES);
        for (ThreeCardShowdown row : ROWS)
            for (ThreeCardCategory category : ThreeCardCategory.values()) cells.add(cell.apply(row, category));
        return cells;
    }

    private Payoff.Cell antePlay(ThreeCardShowdown row, ThreeCardCategory category) {
        long play = row.compareTo(ThreeCardShowdown.FOLDED) < 0 ? UNIT : 0;
        long bonus = row.bonusPaid(UNIT, rules.anteBonus().odds(category));
        long net = row.anteReturned(UNIT) + row.playReturned(play) + bonus - UNIT - play;
        return new Payoff.Cell(bonus == 0 ? row.id() : row.id() + "-" + category.id(), net, UNIT + play);
    }

    private Payoff.Cell pairPlus(ThreeCardShowdown row, ThreeCardCategory category) {
        Odds odds = rules.pairPlus().odds(category);
        return new Payoff.Cell(category.id(), row.pairPlusReturned(UNIT, category, odds) - UNIT, UNIT);
    }
}
