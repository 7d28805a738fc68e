package baize.lab.exact;

import baize.core.card.HandCategory;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudPrize;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudShowdown;
import baize.games.table.Settings;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.BiFunction;

/**
 * What Caribbean Stud's outcomes mean for its wagers. An outcome is a row of the settlement table, down to
 * {@code FOLDED}, with the category of the player's hand: all that a pay depends on.
 */
public final class StudPayoffs {
    private static final int CATEGORIES = HandCategory.values().length;

    /** The rows that cards and a decision lead to. */
    static final List<StudShowdown> ROWS = List.copyOf(EnumSet.range(StudShowdown.NO_HAND, StudShowdown.FOLDED));

    /** How many outcomes there are. */
    public static final int OUTCOMES = ROWS.size() * CATEGORIES;

    private final StudRules rules;
    private final long unit;
    private final JackpotReturn jackpot;

    public StudPayoffs(StudRules rules) {
        this.rules = rules;
        Money meter = rules.pool().amount();
        if (meter.isBelow(Money.ZERO))
            throw new Settings.BadSetting("jackpotMeter", "expected an amount of at least 0.00, got " + meter);
        unit = ante(rules).cents();
        jackpot = StudHandCounts.jackpot(rules.jackpot());
    }

    /**
     * The ante that figures are for: the table's minimum, or 1.00 where that is less. It matters only where a maximum
     * payout can be reached.
     */
    @Rule("R-38")
    public static Money ante(StudRules rules) {
        return rules.table().sign().limits("ante").minimum().max(Money.dollars(1));
    }

    /** The number of an outcome, from the ordinals of its row and category. */
    public static int outcome(int row, int category) {
        return row * CATEGORIES + category;
    }

    /** The ante with the bet that follows it, per ante. */
    @Rule({"caribbean-stud 8.5", "caribbean-stud 9.4.1", "caribbean-stud 9.5.1", "caribbean-stud 10.1", "R-38"})
    public Payoff anteBet() {
        return new Payoff("ante+bet", "ante", unit, cells(this::anteBet));
    }

    /**
     * The same for a player who waits instead of folding, at a table that no staff deals: what is a fold on other
     * sheets
     * is a hand whose time ran out.
     */
    @Rule({"caribbean-stud 14.14", "R-34", "R-200"})
    public Payoff waiting() {
        boolean folds = rules.table().playsForTheUndecided();
        StudShowdown late = folds ? StudShowdown.TIMED_OUT : StudShowdown.TIME_CALLED;
        return new Payoff(
                "ante+bet",
                "ante",
                unit,
                cells((row, category) -> anteBet(row == StudShowdown.FOLDED ? late : row, category)));
    }

    /** The jackpot wager, per jackpot wager, at the meter of the settings and with nobody else to share it. */
    @Rule({"caribbean-stud 11.4", "caribbean-stud 11.8", "caribbean-stud 12.1", "R-30"})
    public Payoff jackpot() {
        long stake = rules.jackpot().stake().cents();
        return new Payoff("jackpot", "jackpot", stake, cells((row, category) -> jackpot(row, category, stake)));
    }

    private static List<Payoff.Cell> cells(BiFunction<StudShowdown, HandCategory, Payoff.Cell> cell) {
        List<Payoff.Cell> cells = new ArrayList<>(OUTCOMES);
        for (StudShowdown row : ROWS)
            for (HandCategory category : HandCategory.values()) cells.add(cell.apply(row, category));
        return cells;
    }

    private Payoff.Cell anteBet(StudShowdown row, HandCategory category) {
        long bet = row.compareTo(StudShowdown.FOLDED) < 0 ? unit * StudRules.BET : 0;
        long toOne = rules.betPays().odds(category).pays();
        long net = row.anteReturned(unit) + row.betReturned(bet, toOne, rules.mostCents()) - unit - bet;
        boolean priced = row == StudShowdown.DEALER_BEATEN;
        return new Payoff.Cell(priced ? row.id() + "-" + category.id() : row.id(), net, unit + bet);
    }

    private Payoff.Cell jackpot(StudShowdown row, HandCategory category, long stake) {
        long won = row.leavesJackpot()
                ? jackpot.award(StudPrize.of(category), rules.pool().amount()).cents()
                : 0;
        return new Payoff.Cell(won > 0 ? category.id() : "no-prize", won - stake, stake);
    }
}
