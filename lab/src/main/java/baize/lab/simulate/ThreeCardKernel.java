package baize.lab.simulate;

import baize.core.card.ThreeCardHand;
import baize.core.chance.Deals;
import baize.core.chance.Generator;
import baize.core.rule.Rule;
import baize.games.table.Settings;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardShowdown;
import baize.lab.exact.Payoff;
import baize.lab.exact.ThreeCardPayoffs;
import baize.lab.exact.ThreeCardSolution;
import baize.lab.exact.ThreeCardStrategy;
import java.util.List;
import java.util.Map;

/** A round of Three Card Poker: one player with an Ante and a Pair Plus against the dealer. */
public final class ThreeCardKernel implements Kernel {
    /** The cards of a round: the player's three, then the dealer's. */
    public static final int CARDS = 6;

    private final ThreeCardRules rules;
    private final ThreeCardStrategy strategy;
    private final List<Payoff> payoffs;

    public ThreeCardKernel(ThreeCardRules rules, String strategy) {
        ThreeCardSolution solution = new ThreeCardSolution(rules);
        this.rules = rules;
        this.strategy = solution.strategy(strategy);
        payoffs = List.of(solution.antePlay(), solution.pairPlus());
    }

    static ThreeCardKernel of(Map<String, String> house, String strategy) {
        return new ThreeCardKernel(ThreeCardRules.read(new Settings(house)), strategy);
    }

    @Override
    public int outcomes() {
        return ThreeCardPayoffs.OUTCOMES;
    }

    @Override
    public void run(Generator generator, int rounds, long[] tally) {
        Deals deals = new Deals(CARDS);
        int[] cards = new int[CARDS];
        for (int round = 0; round < rounds; round++) {
            deals.next(generator, cards, 0);
            int player = ThreeCardHand.strength(cards[0], cards[1], cards[2]);
            int dealer = ThreeCardHand.strength(cards[3], cards[4], cards[5]);
            tally[outcome(player, dealer)]++;
        }
    }

    /** Whether a hand of this strength is played. */
    @Rule("three-card-poker 8.1")
    public boolean plays(int player) {
        return strategy.plays(player);
    }

    /** The outcome of a round with these two strengths, as the {@link #payoffs} number it. */
    public int outcome(int player, int dealer) {
        ThreeCardShowdown row = plays(player) ? ThreeCardShowdown.of(player, dealer) : ThreeCardShowdown.FOLDED;
        return ThreeCardPayoffs.outcome(row.ordinal(), ThreeCardHand.categoryOrdinal(player));
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
