package baize.lab.simulate;

import baize.core.chance.Generator;
import baize.games.blackjack.BlackjackRules;
import baize.lab.exact.BlackjackSolution;
import baize.lab.exact.BlackjackStrategy;
import baize.lab.exact.Payoff;
import baize.lab.par.BlackjackHouse;
import java.util.List;
import java.util.Map;

/**
 * A round of Star Blackjack: one player with a wager, insured whenever that is offered, and with every optional wager
 * of the table. Cards of earlier rounds matter only where the settings ask for it, as {@link BlackjackHouse} says.
 */
public final class BlackjackKernel implements Kernel {
    private final BlackjackHouse house;
    private final BlackjackTables tables;
    private final BlackjackOutcomes outcomes;
    private final List<Payoff> payoffs;

    public BlackjackKernel(BlackjackHouse house, String strategy) {
        this(house, new BlackjackSolution(house.rules()).strategy(strategy));
    }

    private BlackjackKernel(BlackjackHouse house, BlackjackStrategy strategy) {
        this.house = house;
        tables = new BlackjackTables(house.rules(), strategy);
        outcomes = new BlackjackOutcomes(house.rules());
        payoffs = outcomes.payoffs();
    }

    static BlackjackKernel of(Map<String, String> house, String strategy) {
        return new BlackjackKernel(BlackjackHouse.read(house), strategy);
    }

    @Override
    public int outcomes() {
        return outcomes.count();
    }

    @Override
    public void run(Generator generator, int rounds, long[] tally) {
        BlackjackPlayer player = player(new BlackjackCards(house));
        for (int round = 0; round < rounds; round++) tally[player.round(generator)]++;
    }

    /** The player of this strategy, with cards of their own. */
    BlackjackPlayer player(BlackjackCards cards) {
        BlackjackRules rules = house.rules();
        return new BlackjackPlayer(tables, cards, !rules.sides().isEmpty(), rules.tenInsurance());
    }

    BlackjackTables tables() {
        return tables;
    }

    @Override
    public List<Payoff> payoffs() {
        return payoffs;
    }

    @Override
    public Map<String, String> house() {
        return house.settings();
    }

    @Override
    public boolean approved() {
        return true;
    }
}
