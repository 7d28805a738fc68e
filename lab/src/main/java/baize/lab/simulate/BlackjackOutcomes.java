package baize.lab.simulate;

import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.SideWager;
import baize.lab.exact.BlackjackPayoffs;
import baize.lab.exact.FirstCards;
import baize.lab.exact.Payoff;
import baize.lab.exact.SideOdds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** A round's outcome as one number: what its first cards are, how insurance ended and how the box did. */
final class BlackjackOutcomes {
    static final int UNINSURED = 0;
    static final int ACE_WON = 1;
    static final int ACE_LOST = 2;
    static final int TEN_WON = 3;
    static final int TEN_LOST = 4;

    private static final int INSURANCES = 5;
    private static final Payoff.Cell NOT_PLACED = new Payoff.Cell("not-offered", 0, 0);

    private final BlackjackRules rules;
    private final int count;

    BlackjackOutcomes(BlackjackRules rules) {
        this.rules = rules;
        int kinds = rules.sides().isEmpty() ? 1 : FirstCards.kinds().size();
        count = outcome(kinds, 0, 0);
    }

    static int outcome(int kind, int insured, int main) {
        return (kind * INSURANCES + insured) * BlackjackPayoffs.OUTCOMES + main;
    }

    int count() {
        return count;
    }

    /** The wager, insurance where it is offered, and the optional wagers of the table. */
    @Rule({"blackjack 8.1", "blackjack 8.2", "blackjack 14.4"})
    List<Payoff> payoffs() {
        List<Payoff> payoffs = new ArrayList<>();
        payoffs.add(spread(
                BlackjackPayoffs.MAIN,
                outcome -> BlackjackPayoffs.MAIN.cells().get(outcome % BlackjackPayoffs.OUTCOMES)));
        payoffs.add(insurance(true, ACE_WON));
        if (rules.tenInsurance()) payoffs.add(insurance(false, TEN_WON));
        SideOdds sides = new SideOdds(rules);
        for (SideWager side : SideWager.values()) {
            if (!rules.sides().contains(side)) continue;
            Payoff payoff = sides.payoff(side);
            payoffs.add(spread(payoff, outcome -> payoff.cells().get(outcome / outcome(1, 0, 0))));
        }
        return payoffs;
    }

    private Payoff insurance(boolean ace, int won) {
        Payoff payoff = SideOdds.insurance(ace);
        return spread(payoff, outcome -> {
            int ended = outcome / BlackjackPayoffs.OUTCOMES % INSURANCES - won;
            return ended == 0 || ended == 1 ? payoff.cells().get(ended) : NOT_PLACED;
        });
    }

    private Payoff spread(Payoff payoff, IntFunction<Payoff.Cell> cell) {
        List<Payoff.Cell> cells = new ArrayList<>(count);
        for (int outcome = 0; outcome < count; outcome++) cells.add(cell.apply(outcome));
        return new Payoff(payoff.wager(), payoff.per(), payoff.unit(), cells);
    }
}
