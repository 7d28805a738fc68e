package baize.lab.simulate;

import baize.core.card.PokerHand;
import baize.core.chance.Deals;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudShowdown;
import baize.games.table.Settings;
import baize.lab.exact.Payoff;
import baize.lab.exact.StudChart;
import baize.lab.exact.StudPayoffs;
import baize.lab.exact.StudSolution;
import java.util.List;
import java.util.Map;

/**
 * A round of Caribbean Stud: one player with an ante and a jackpot wager against the dealer. The meter stands in every
 * round where the settings put it.
 */
public final class StudKernel implements Kernel {
    /** The cards of a round: the player's five, then the dealer's, the upcard last. */
    public static final int CARDS = 10;

    private static final int UPCARD = CARDS - 1;

    private final StudRules rules;
    private final StudChart chart;
    private final List<Payoff> payoffs;

    public StudKernel(StudRules rules, String strategy) {
        StudSolution solution = new StudSolution(rules);
        this.rules = rules;
        chart = solution.chart(solution.strategy(strategy));
        payoffs = List.of(solution.anteBet(), solution.jackpot());
    }

    static StudKernel of(Map<String, String> house, String strategy) {
        return new StudKernel(StudRules.read(new Settings(house)), strategy);
    }

    @Override
    public int outcomes() {
        return StudPayoffs.OUTCOMES;
    }

    @Override
    public void run(Generator generator, int rounds, long[] tally) {
        Deals deals = new Deals(CARDS);
        int[] cards = new int[CARDS];
        for (int round = 0; round < rounds; round++) {
            deals.next(generator, cards, 0);
            tally[outcome(cards)]++;
        }
    }

    /** Whether the player's cards, of this strength, are bet against the upcard. */
    @Rule("caribbean-stud 8.1")
    public boolean bets(int strength, int[] cards) {
        return chart.bets(strength, cards, cards[UPCARD]);
    }

    /** The outcome of a round with these cards, as the {@link #payoffs} number it. */
    public int outcome(int[] cards) {
        int player = PokerHand.strength(cards[0], cards[1], cards[2], cards[3], cards[4]);
        int dealer = PokerHand.strength(cards[5], cards[6], cards[7], cards[8], cards[UPCARD]);
        StudShowdown row = bets(player, cards) ? StudShowdown.of(player, dealer) : StudShowdown.FOLDED;
        return StudPayoffs.outcome(row.ordinal(), PokerHand.categoryOrdinal(player));
    }

    @Override
    public List<Payoff> payoffs() {
        return payoffs;
    }

    @Override
    public Map<String, String> house() {
        return rules.settings();
    }

    @Override
    public boolean approved() {
        return rules.approved();
    }
}
