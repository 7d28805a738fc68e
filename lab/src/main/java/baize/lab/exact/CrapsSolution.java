package baize.lab.exact;

import baize.core.dice.Dice;
import baize.core.rule.Rule;
import baize.games.craps.CrapsRules;
import java.util.ArrayList;
import java.util.List;

/**
 * The exact odds of craps: each wager as a chain of rolls that goes on until the settlement table ends it. There is
 * nothing to decide, so there is no strategy to find.
 */
public final class CrapsSolution {
    private final CrapsPayoffs payoffs;

    public CrapsSolution(CrapsRules rules) {
        payoffs = new CrapsPayoffs(rules);
    }

    public CrapsPayoffs payoffs() {
        return payoffs;
    }

    /** A wager from its placement on. */
    public CrapsOdds odds(CrapsBet bet) {
        return odds(bet, bet.on().number());
    }

    /** Money that is added to a line wager once it has its number. */
    @Rule({"craps 3.9.1", "craps 3.9.3", "R-65"})
    public CrapsOdds added(CrapsBet bet, int number) {
        return odds(bet, number);
    }

    private CrapsOdds odds(CrapsBet bet, int number) {
        return new CrapsOdds(bet, payoffs.unit(), new Walk<>(number, at -> steps(bet, at)));
    }

    private List<Walk.Step<Integer, CrapsEnd>> steps(CrapsBet bet, int number) {
        List<Walk.Step<Integer, CrapsEnd>> steps = new ArrayList<>();
        for (Dice dice : Dice.all()) {
            CrapsEnd end = payoffs.end(bet, number, dice);
            steps.add(
                    end == null ? new Walk.Step.On<>(CrapsPayoffs.next(bet, number, dice)) : new Walk.Step.End<>(end));
        }
        return steps;
    }
}
