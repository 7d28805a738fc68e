package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Ending;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A settlement that does not stand, and the one that takes its place. The difference is all that moves: whoever was
 * paid
 * too much gives it back, whoever lost too much gets it, whether or not it is at hand; what becomes of a debt is not
 * the
 * game's affair. A wager that has no line in the new settlement is as if it had never been made.
 *
 * @param was the lines that were paid
 * @param instead those that are right
 * @param rules the clauses that take the first away: they decide on what has no line any more, and bear on all
 */
@Rule({"R-192", "R-193"})
public record Resettlement(List<Line> was, List<Line> instead, List<String> rules) {

    private record Wager(Patron patron, Box box, int hand, String id) {
        static Wager of(Line line) {
            return new Wager(line.patron(), line.box(), line.hand(), line.wager());
        }
    }

    /** What each wager's player gets, or, below zero, gives; what comes to the same does not move. */
    public List<Adjustment> adjustments() {
        Map<Wager, Money> moves = new LinkedHashMap<>();
        Map<Wager, Line> lines = new LinkedHashMap<>();
        for (Line line : was) moves.merge(Wager.of(line), won(line).negated(), Money::plus);
        for (Line line : instead) {
            moves.merge(Wager.of(line), won(line), Money::plus);
            lines.putIfAbsent(Wager.of(line), line);
        }
        List<Adjustment> adjustments = new ArrayList<>();
        moves.forEach((wager, amount) -> {
            if (!amount.isZero()) adjustments.add(adjustment(wager, amount, lines.get(wager)));
        });
        return List.copyOf(adjustments);
    }

    private Adjustment adjustment(Wager wager, Money amount, @Nullable Line line) {
        Set<String> cites = new LinkedHashSet<>(line == null ? List.of() : line.rules());
        cites.addAll(rules);
        return new Adjustment(
                wager.patron(),
                wager.box(),
                wager.id(),
                amount,
                cites.iterator().next(),
                List.copyOf(cites));
    }

    /** What a line left its player up, or, below zero, down. Tokens are no money. */
    private static Money won(Line line) {
        Money out = line.stake().minus(line.tokens());
        return line.returned().minus(line.tokensReturned()).minus(out);
    }

    /** How many tokens a line left its player with, fewer than before. */
    private static Money tokens(Line line) {
        return line.tokensReturned().minus(line.tokens());
    }

    /** The table after it: the money as adjusted, and tokens in the same way. */
    Table on(Table table) {
        Table after = table.adjusted(adjustments());
        for (Line line : was)
            after = after.tokensMoved(line.patron(), tokens(line).negated());
        for (Line line : instead) after = after.tokensMoved(line.patron(), tokens(line));
        return after;
    }

    /**
     * The line that takes the place of a settled one whose wager has another end after all: void, the stake goes back;
     * lost, all of it is kept. Winnings without a stake of their own have no line any more.
     */
    public static @Nullable Line ended(Line settled, Ending ending, Verdict verdict) {
        if (settled.stake().isZero()) return null;
        if (verdict.result() == Result.WIN) throw new IllegalArgumentException("nothing is won by " + ending);
        boolean kept = verdict.result() == Result.LOSE;
        return new Line(
                settled.patron(),
                settled.box(),
                settled.hand(),
                settled.wager(),
                settled.stake(),
                settled.tokens(),
                ending,
                verdict.result(),
                null,
                Money.ZERO,
                kept ? Money.ZERO : settled.stake(),
                kept ? Money.ZERO : settled.tokens(),
                verdict.rule(),
                verdict.rules());
    }
}
