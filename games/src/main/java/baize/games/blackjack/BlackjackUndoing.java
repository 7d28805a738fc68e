package baize.games.blackjack;

import baize.core.engine.Patron;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.RoundUndone;
import baize.games.blackjack.BlackjackEvent.WagersUndone;
import baize.games.blackjack.BlackjackState.Settled;
import baize.games.table.Resettlement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** What has been settled and does not stand: with the deal, or with the round until the next one begins. */
@Rule({"R-192", "R-193"})
record BlackjackUndoing(BlackjackSettlement settlement) {
    private static final Set<BlackjackShowdown> INTERIM =
            EnumSet.of(BlackjackShowdown.BLACKJACK_PAID, BlackjackShowdown.EVEN_MONEY);
    private static final Set<BlackjackShowdown> WITHOUT_OUTCOME =
            EnumSet.of(BlackjackShowdown.INVALIDATED, BlackjackShowdown.FRAUD, BlackjackShowdown.RETAINED);

    /** Whether a round has been settled, or is void, and nobody has wagered on the next. */
    boolean isOver(Happening h) {
        return h.state() instanceof Settled && !h.layout().lines().isEmpty();
    }

    /** Whether it was settled and its result stands. */
    boolean isSettled(Happening h) {
        return isOver(h) && h.state() instanceof Settled settled && !settled.voided();
    }

    /** Whether the outcome has been taken away already. */
    boolean hasNoOutcome(Happening h) {
        return h.layout().lines().stream()
                .anyMatch(line -> line.ending() instanceof BlackjackShowdown row && WITHOUT_OUTCOME.contains(row));
    }

    /** The other lines of one player's settled wagers, or of everyone's, that these ends make; none of what is so. */
    List<Line> paid(Layout layout, Function<Patron, BlackjackShowdown> of) {
        return settlement.undone(layout, of).stream()
                .filter(line -> !stands(layout, line))
                .toList();
    }

    /** What is void already has no other end than that. */
    private static boolean stands(Layout layout, Line other) {
        Line line = layout.lineOf(other);
        return line.equals(other) || (line.result() == Result.VOID && other.result() == Result.VOID);
    }

    /**
     * Other lines take the place of some that were settled with the deal.
     *
     * @param open how many jackpot wagers that were not settled go back with them
     */
    @Rule({"16.22.2", "18.4.1", "18.6", "R-192"})
    void atTheDeal(Happening h, List<Line> others, int open, List<String> cites) {
        Resettlement resettlement = resettlement(h, others, open, cites);
        if (!resettlement.was().isEmpty()) h.add(WagersUndone.of(resettlement));
    }

    /** The round that was settled has no result. */
    @Rule({"16.8", "18.5", "18.6", "R-193"})
    void round(Happening h, List<Line> others, List<String> cites) {
        h.add(RoundUndone.of(resettlement(h, others, 0, cites)));
    }

    /** Prizes of the jackpot go back into the pool; those who had won with the others have what is theirs then. */
    private Resettlement resettlement(Happening h, List<Line> others, int open, List<String> cites) {
        List<Line> was = new ArrayList<>();
        for (Line line : others) was.add(h.layout().lineOf(line));
        List<Line> instead = new ArrayList<>(others);
        int back = open + settlement.jackpot().returned(others);
        for (Line prize : settlement.jackpot().strike(h, was, back, cites.getFirst())) {
            Line paid = h.layout().lineOf(prize);
            if (prize.equals(paid)) continue;
            was.add(paid);
            instead.add(prize);
        }
        return new Resettlement(List.copyOf(was), List.copyOf(instead), cites);
    }

    /** What moves, first under the clause that took the settlement away. */
    static List<Adjustment> led(Resettlement other) {
        return other.adjustments().stream()
                .map(one -> {
                    Set<String> cites = new LinkedHashSet<>(other.rules().subList(0, 1));
                    cites.addAll(one.rules());
                    String clause = other.rules().getFirst();
                    return new Adjustment(
                            one.patron(), one.box(), one.wager(), one.amount(), clause, List.copyOf(cites));
                })
                .toList();
    }

    /** What goes back where a settled round is void: all but what was settled in the interim, which stands. */
    @Rule({"16.8", "R-112", "R-193"})
    List<Line> misdealt(Layout layout) {
        return paid(layout, _ -> BlackjackShowdown.MISDEALT).stream()
                .filter(line -> !isInterim(layout.lineOf(line)))
                .toList();
    }

    private static boolean isInterim(Line line) {
        return switch (line.ending()) {
            case BlackjackShowdown row -> INTERIM.contains(row);
            case Insurance row -> row == Insurance.EVEN_MONEY_TAKEN;
            default -> !BlackjackJackpot.isOne(line) || BlackjackJackpot.isPrize(line);
        };
    }

    /** The lines of the round as its cards should have come take the place of those that were settled. */
    @Rule({"16.8", "R-193", "R-196"})
    void again(Happening h, Layout paid, Layout right) {
        BlackjackJackpot jackpot = settlement.jackpot();
        List<Line> others = new ArrayList<>(right.lines());
        others.removeIf(BlackjackJackpot::isPrize);
        int back = jackpot.returned(right.lines()) - jackpot.returned(paid.lines());
        jackpot.takeBack(h, Math.max(0, back), "16.8");
        others.addAll(jackpot.payAgain(h, paid, right));
        List<Line> was = without(paid.lines(), others);
        if (was.isEmpty()) return;
        List<Line> instead = without(others, paid.lines());
        h.add(WagersUndone.of(new Resettlement(was, instead, List.of("16.8", "R-193"))));
    }

    private static List<Line> without(List<Line> lines, Collection<Line> some) {
        Set<Line> known = new HashSet<>(some);
        return lines.stream().filter(line -> !known.contains(line)).toList();
    }
}
