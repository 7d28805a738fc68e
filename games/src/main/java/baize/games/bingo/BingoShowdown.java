package baize.games.bingo;

import static baize.core.pay.Verdict.lose;
import static baize.core.pay.Verdict.voided;
import static baize.core.pay.Verdict.win;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Ending;
import baize.core.pay.Line;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The settlement table of bingo. The first rows are for prizes, which have no stake of their own; the others are for
 * the entry fee, the one stake of a session.
 */
public enum BingoShowdown implements Ending {
    // spotless:off
    BINGO           (win("7.4", "4.7", "4.8", "1.1 \"bingo\"", "R-127")),
    MINOR_GAME      (win("5.4", "5.4.1", "5.4.2", "7.4", "R-127", "R-131", "R-132")),
    JACKPOT         (win("7.4", "6.1")),

    SESSION_PLAYED  (lose("3.3", "1.1 \"entry fee\"")),
    LEFT_EARLY      (lose("3.3", "4.9")),
    TERMINAL_FAILED (voided("8.4.3", "8.4", "1.1 \"void\"", "R-124")),
    CLOSED_EARLY    (voided("9.8", "R-20", "R-124")),
    DEVICE_USED     (voided("9.3.1", "9.1", "1.1 \"void\"")),
    INVALIDATED     (voided("9.5", "9.4", "R-21", "R-124")),
    FORFEITED       (lose("9.5", "9.4.2", "R-21")),
    RETAINED        (lose("9.5", "R-21"));
    // spotless:on

    /** What the entry fee is called among the wagers. */
    public static final String ENTRY = "entry";

    /** What the jackpot is called among the wagers. */
    public static final String JACKPOT_WAGER = "jackpot";

    private final Verdict verdict;

    BingoShowdown(Verdict verdict) {
        this.verdict = verdict;
    }

    public Verdict verdict() {
        return verdict;
    }

    @Override
    public List<String> cites() {
        return verdict.rules();
    }

    /** The row that a pattern is paid under. */
    static BingoShowdown of(Pattern pattern) {
        return pattern == Pattern.FULL_HOUSE ? BINGO : MINOR_GAME;
    }

    /** What each of so many winners is paid: the same amount, rounded up to the cent. */
    @Rule({"7.2", "R-1", "R-2"})
    public static long share(long prize, int winners) {
        return Math.ceilDiv(prize, (long) winners);
    }

    /**
     * The line of a prize that is won.
     *
     * @param first clauses of the prize itself, where it has some, the deciding one first
     */
    Line prize(Patron patron, int box, String wager, Money pays, PrizeForm form, List<String> first) {
        List<String> rules = joined(first, verdict.rules());
        return new Line(
                patron,
                Box.of(box),
                1,
                wager,
                Money.ZERO,
                Money.ZERO,
                this,
                verdict.result(),
                null,
                pays,
                pays,
                form.dollars(pays),
                rules.getFirst(),
                rules);
    }

    /** The line of an entry fee. */
    Line fee(Patron patron, Box seat, Money fee) {
        return new Line(
                patron,
                seat,
                1,
                ENTRY,
                fee,
                Money.ZERO,
                this,
                verdict.result(),
                null,
                Money.ZERO,
                Money.cents(verdict.result().returned(fee.cents(), 0)),
                Money.ZERO,
                verdict.rule(),
                verdict.rules());
    }

    /** The line of a fee that was kept when its player left and goes back after all: nothing of it stands any more. */
    @Rule({"8.4.3", "9.5", "9.8", "R-124"})
    Line keptBefore(Patron patron, Box seat, Money fee) {
        return new Line(
                patron,
                seat,
                1,
                ENTRY,
                Money.ZERO,
                Money.ZERO,
                this,
                verdict.result(),
                null,
                Money.ZERO,
                fee,
                Money.ZERO,
                verdict.rule(),
                verdict.rules());
    }

    private static List<String> joined(List<String> first, List<String> second) {
        Set<String> all = new LinkedHashSet<>(first);
        all.addAll(second);
        return List.copyOf(all);
    }
}
