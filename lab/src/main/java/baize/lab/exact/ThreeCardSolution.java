package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.Rank;
import baize.core.card.ThreeCardHand;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardShowdown;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Three Card Poker solved for one set of house settings: the best way to play, and the weight of every outcome. */
public final class ThreeCardSolution {
    private static final int FOLDED = ThreeCardShowdown.FOLDED.ordinal();

    private final ThreeCardDeals deals = ThreeCardDeals.enumerate();
    private final Payoff antePlay;
    private final Payoff pairPlus;
    private final ThreeCardStrategy optimal;

    public ThreeCardSolution(ThreeCardRules rules) {
        ThreeCardPayoffs payoffs = new ThreeCardPayoffs(rules);
        antePlay = payoffs.antePlay();
        pairPlus = payoffs.pairPlus();
        int weakest = weakestPlayed();
        optimal = new ThreeCardStrategy(ThreeCardStrategy.OPTIMAL, "play " + ranks(weakest) + " or better", weakest);
    }

    /** The strength from which on every hand is better played, when below it every hand is better folded. */
    @Rule("three-card-poker 8.1")
    private int weakestPlayed() {
        int weakest = ThreeCardHand.STRENGTHS;
        while (weakest > 0 && handsWorthPlaying(weakest - 1) == deals.handsOf(weakest - 1)) weakest--;
        for (int strength = 0; strength < weakest; strength++)
            if (handsWorthPlaying(strength) > 0)
                throw new IllegalStateException("no strength divides the hands: " + ranks(strength) + " is played");
        return weakest;
    }

    private int handsWorthPlaying(int strength) {
        int worth = 0;
        for (int hand = deals.firstOf(strength); hand < deals.firstOf(strength + 1); hand++)
            if (playing(hand, strength) > folding(strength)) worth++;
        return worth;
    }

    /** Cents won by a hand that is played, over all of the dealer's hands. */
    private long playing(int hand, int strength) {
        int category = ThreeCardHand.categoryOrdinal(strength);
        long cents = 0;
        for (int row = 0; row < FOLDED; row++)
            cents += deals.count(hand, row) * antePlay.net(ThreeCardPayoffs.outcome(row, category));
        return cents;
    }

    private long folding(int strength) {
        int outcome = ThreeCardPayoffs.outcome(FOLDED, ThreeCardHand.categoryOrdinal(strength));
        return ThreeCardDeals.DEALER_HANDS * antePlay.net(outcome);
    }

    public Payoff antePlay() {
        return antePlay;
    }

    public Payoff pairPlus() {
        return pairPlus;
    }

    public ThreeCardStrategy optimal() {
        return optimal;
    }

    /** Every way to play that has a name, the best first. */
    public List<ThreeCardStrategy> strategies() {
        List<ThreeCardStrategy> all = new ArrayList<>(ThreeCardStrategy.SIMPLE);
        all.addFirst(optimal);
        return all;
    }

    public ThreeCardStrategy strategy(String name) {
        return strategies().stream()
                .filter(strategy -> strategy.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no strategy \"" + name + "\"; expected one of "
                        + strategies().stream().map(ThreeCardStrategy::name).collect(Collectors.joining(", "))));
    }

    /** In how many deals each outcome happens to a player of this strategy. */
    public long[] weights(ThreeCardStrategy strategy) {
        return weights(strategy, 0, ThreeCardHand.STRENGTHS);
    }

    /** The same for hands from one strength to below another. */
    public long[] weights(ThreeCardStrategy strategy, int from, int below) {
        long[] weights = new long[ThreeCardPayoffs.OUTCOMES];
        for (int strength = from; strength < below; strength++) {
            int category = ThreeCardHand.categoryOrdinal(strength);
            if (strategy.plays(strength)) addPlayed(weights, strength, category);
            else addFolded(weights, strength, category);
        }
        return weights;
    }

    private void addPlayed(long[] weights, int strength, int category) {
        for (int row = 0; row < FOLDED; row++)
            weights[ThreeCardPayoffs.outcome(row, category)] += deals.countOfStrength(strength, row);
    }

    private void addFolded(long[] weights, int strength, int category) {
        weights[ThreeCardPayoffs.outcome(FOLDED, category)] +=
                (long) deals.handsOf(strength) * ThreeCardDeals.DEALER_HANDS;
    }

    /** The ranks of a strength, highest first: {@code Q-6-4}. */
    public String ranks(int strength) {
        int hand = deals.firstOf(strength);
        return IntStream.of(deals.first(hand), deals.second(hand), deals.third(hand))
                .mapToObj(card -> Card.of(card).rank())
                .sorted(Comparator.reverseOrder())
                .map(rank -> rank == Rank.TEN ? "10" : String.valueOf(rank.symbol()))
                .collect(Collectors.joining("-"));
    }
}
