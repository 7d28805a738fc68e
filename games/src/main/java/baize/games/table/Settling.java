package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Ending;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns a verdict on a wager into a settled line: the one place where a table's amounts are made.
 *
 * @param besides further clauses that bear on every line of the hand
 */
public record Settling(Patron patron, Box box, int hand, boolean tokenSingleUse, List<String> besides) {

    /** The line of a wager that was placed: its valid part is decided, the rest goes back. */
    @Rule({
        "three-card-poker 1.1 \"stand off\"",
        "three-card-poker 1.1 \"void\"",
        "caribbean-stud 1.1 \"stand-off\"",
        "caribbean-stud 1.1 \"void\"",
        "blackjack 1.1 \"Stand-off\"",
        "blackjack 1.1 \"Void\"",
        "R-3",
        "R-17"
    })
    public Line line(String wager, Placed placed, Ending ending, Verdict verdict, Odds odds) {
        Money winnings = Money.cents(odds.winnings(placed.valid().cents()));
        return line(wager, placed, ending, verdict, odds, winnings);
    }

    /** The line of a wager whose winnings at these odds are held to a maximum. */
    @Rule({"R-3", "R-17", "R-38"})
    public Line line(String wager, Placed placed, Ending ending, Verdict byCards, Odds odds, Money winnings) {
        Verdict verdict = placed.valid().isZero() ? nothingInPlay(placed, byCards) : byCards;
        long valid = placed.valid().cents();
        long excess = placed.stake().minus(placed.valid()).cents();
        boolean wins = verdict.result() == Result.WIN;
        long pays = wins ? winnings.cents() : 0;
        Money tokensReturned = tokensReturned(placed, verdict.result());
        long tokensKept = placed.tokens().minus(tokensReturned).cents();
        long returned = verdict.result().returned(valid, pays) + excess - (wins ? tokensKept : 0);
        // What makes a wager differ decides the line only where it changed, or upheld, what is paid or collected.
        boolean leads = !placed.rules().isEmpty() && (wins || (verdict.result() == Result.LOSE && excess > 0));
        List<String> first = leads ? placed.rules() : verdict.rules();
        List<String> rules = joined(joined(first, leads ? verdict.rules() : placed.rules()), besides(placed));
        return new Line(
                patron,
                box,
                hand,
                wager,
                placed.stake(),
                placed.tokens(),
                ending,
                verdict.result(),
                wins ? odds : null,
                Money.cents(pays),
                Money.cents(returned),
                tokensReturned,
                rules.getFirst(),
                rules);
    }

    /** A wager with no valid part has no result: all of it goes back. */
    @Rule("R-14")
    private static Verdict nothingInPlay(Placed placed, Verdict byCards) {
        return Verdict.voided(joined(placed.rules(), byCards.rules()).toArray(new String[0]));
    }

    /** The line of a bonus that rides on another wager: no stake of its own, only winnings. */
    public Line bonus(String wager, Placed on, Ending ending, Verdict verdict, Odds odds) {
        Money pays = Money.cents(odds.winnings(on.valid().cents()));
        return new Line(
                patron,
                box,
                hand,
                wager,
                Money.ZERO,
                Money.ZERO,
                ending,
                verdict.result(),
                odds,
                pays,
                pays,
                Money.ZERO,
                verdict.rule(),
                joined(joined(verdict.rules(), on.rules()), besides));
    }

    /** The line of a bonus of a stated amount. */
    public Line bonus(String wager, Ending ending, Verdict verdict, Money pays) {
        return paid(wager, Money.ZERO, ending, verdict, pays, besides);
    }

    /** The line of a wager that is never handed back: what it wins is the whole payment. */
    @Rule("R-30")
    public Line prize(String wager, Placed placed, Ending ending, Verdict verdict, Money pays) {
        return paid(wager, placed.stake(), ending, verdict, pays, joined(placed.rules(), besides));
    }

    private Line paid(String wager, Money stake, Ending ending, Verdict verdict, Money pays, List<String> further) {
        return new Line(
                patron,
                box,
                hand,
                wager,
                stake,
                Money.ZERO,
                ending,
                verdict.result(),
                null,
                pays,
                pays,
                Money.ZERO,
                verdict.rule(),
                joined(verdict.rules(), further));
    }

    private List<String> besides(Placed placed) {
        return placed.tokens().isPositive() ? joined(besides, List.of("R-17")) : besides;
    }

    /** A losing wager takes its tokens first, since they are worth nothing to the player elsewhere. */
    private Money tokensReturned(Placed placed, Result result) {
        return switch (result) {
            case LOSE -> beyondValid(placed);
            case WIN -> tokenSingleUse ? beyondValid(placed) : placed.tokens();
            case STAND_OFF, VOID -> placed.tokens();
        };
    }

    /** The tokens that were never in play. */
    private static Money beyondValid(Placed placed) {
        return placed.tokens().minus(placed.tokens().min(placed.valid()));
    }

    private static List<String> joined(List<String> first, List<String> second) {
        if (first.isEmpty()) return second;
        if (second.isEmpty()) return first;
        List<String> all = new ArrayList<>(first);
        for (String rule : second) if (!all.contains(rule)) all.add(rule);
        return List.copyOf(all);
    }
}
