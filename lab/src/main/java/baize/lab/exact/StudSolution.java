package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.card.Rank;
import baize.games.caribbeanstud.StudRules;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Caribbean Stud solved for one set of house settings: the best way to play, and the weight of every outcome. */
public final class StudSolution {
    private static final int RANKS = Rank.values().length;

    private final StudHands hands;
    private final StudCensus census;
    private final Payoff anteBet;
    private final Payoff jackpot;
    private final List<StudStrategy> strategies = new ArrayList<>();

    public StudSolution(StudRules rules) {
        StudPayoffs payoffs = new StudPayoffs(rules);
        anteBet = payoffs.anteBet();
        jackpot = payoffs.jackpot();
        StudDeals deals = new StudDeals();
        hands = deals.hands();
        StudNets nets = new StudNets(anteBet);
        long[] bets = new long[StudHands.COUNT];
        census = deals.sweep(() -> new StudCensus(hands, nets, bets)).stream()
                .reduce(StudCensus::plus)
                .orElseThrow();
        StudAceKing aceKing = aceKing();
        strategies.add(new StudStrategy.Optimal(StudStrategy.OPTIMAL, best()));
        strategies.add(
                new StudStrategy.ByUpcard("ace-king-by-upcard", "bet a pair or better; " + aceKing.text(), aceKing));
        int weakest = weakest();
        strategies.add(new StudStrategy.From("by-hand-alone", "bet " + ranks(weakest) + " or better", weakest));
        strategies.addAll(StudStrategy.SIMPLE);
    }

    /** The best play in words, where it is what it is known to be: only ace-king is bet now and folded then. */
    private String best() {
        boolean known = StudChart.foldedBelow(hands, census::bets) >= StudStrategy.ACE_KING
                && StudChart.betFrom(hands, census::bets) <= StudStrategy.PAIR;
        return known
                ? "bet a pair or better, fold less than ace-king, and ace-king by the upcard"
                : "bet where that is worth more than to fold, hand by hand and upcard by upcard";
    }

    /** For each situation, the third card from which on to bet ace-king gains most. */
    private StudAceKing aceKing() {
        List<Integer> thirds = new ArrayList<>();
        for (StudSituation situation : StudSituation.values()) thirds.add(third(situation));
        return new StudAceKing(thirds);
    }

    private int third(StudSituation situation) {
        int best = StudAceKing.NEVER;
        BigInteger most = BigInteger.ZERO;
        BigInteger gained = BigInteger.ZERO;
        boolean all = true;
        for (int third = RANKS - 1; third >= 0; third--) {
            int group = StudCensus.group(situation, third);
            if (census.deals(group) == 0) continue;
            gained = gained.add(gain(group));
            all = gained.compareTo(most) > 0;
            if (!all) continue;
            most = gained;
            best = third;
        }
        return all ? StudAceKing.ALWAYS : best;
    }

    /** The strength from which on to bet gains most, whatever the upcard. */
    private int weakest() {
        int best = PokerHand.STRENGTHS;
        BigInteger most = BigInteger.ZERO;
        BigInteger gained = BigInteger.ZERO;
        for (int strength = PokerHand.STRENGTHS - 1; strength >= 0; strength--) {
            gained = gained.add(gain(strength));
            if (gained.compareTo(most) <= 0) continue;
            most = gained;
            best = strength;
        }
        return best;
    }

    /** Cents won by betting every hand of a group instead of folding it. */
    private BigInteger gain(int group) {
        int category = group < PokerHand.STRENGTHS ? PokerHand.categoryOrdinal(group) : 0;
        BigInteger gain = BigInteger.ZERO;
        long folding = anteBet.net(StudPayoffs.outcome(StudCensus.FOLDED, category));
        for (int row = 0; row < StudCensus.FOLDED; row++) {
            long betting = anteBet.net(StudPayoffs.outcome(row, category));
            gain = gain.add(BigInteger.valueOf(census.bet(group, row)).multiply(BigInteger.valueOf(betting - folding)));
        }
        return gain;
    }

    public Payoff anteBet() {
        return anteBet;
    }

    public Payoff jackpot() {
        return jackpot;
    }

    /** Every way to play that has a name, the best first. */
    public List<StudStrategy> strategies() {
        return List.copyOf(strategies);
    }

    public StudStrategy optimal() {
        return strategies.getFirst();
    }

    public StudStrategy strategy(String name) {
        return strategies.stream()
                .filter(strategy -> strategy.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no strategy \"" + name + "\"; expected one of "
                        + strategies.stream().map(StudStrategy::name).collect(Collectors.joining(", "))));
    }

    /** What the solver would tell a player of ace-king. */
    public StudAceKing aceKingRules() {
        return strategies.stream()
                .filter(StudStrategy.ByUpcard.class::isInstance)
                .map(StudStrategy.ByUpcard.class::cast)
                .findFirst()
                .orElseThrow()
                .aceKing();
    }

    /** In how many deals each outcome happens to a player of this strategy. */
    public long[] weights(StudStrategy strategy) {
        StudWeights weights = new StudWeights(census);
        switch (strategy) {
            case StudStrategy.Optimal _ -> weights.best(0, PokerHand.STRENGTHS);
            case StudStrategy.From from -> {
                weights.folded(0, from.weakest());
                weights.bet(from.weakest(), PokerHand.STRENGTHS);
            }
            case StudStrategy.ByUpcard by -> {
                weights.folded(0, StudStrategy.ACE_KING);
                weights.aceKing(by.aceKing());
                weights.bet(StudStrategy.PAIR, PokerHand.STRENGTHS);
            }
        }
        return weights.counts();
    }

    /** In how many deals each outcome happens to the best player's hands from one strength to below another. */
    public long[] weights(int from, int below) {
        StudWeights weights = new StudWeights(census);
        weights.best(from, below);
        return weights.counts();
    }

    /** The same for ace-king in a situation. */
    public long[] weights(StudSituation situation) {
        StudWeights weights = new StudWeights(census);
        weights.best(situation);
        return weights.counts();
    }

    /** The chart of a strategy, which knows at once whether to bet. */
    public StudChart chart(StudStrategy strategy) {
        return switch (strategy) {
            case StudStrategy.Optimal _ -> StudChart.of(hands, census::bets);
            case StudStrategy.From from -> StudChart.from(from.weakest());
            case StudStrategy.ByUpcard by ->
                StudChart.of(hands, hand -> by.aceKing().bets(hands, hand));
        };
    }

    /** The hands that the weights are of; for what is bet of each, {@link #bets}. */
    public StudHands hands() {
        return hands;
    }

    /** The upcards with which the hand at a place is better bet than folded, as a mask. */
    public long bets(int hand) {
        return census.bets(hand);
    }

    /** The ranks of a strength, highest first: {@code A-K-J-8-3}. */
    private String ranks(int strength) {
        if (strength == PokerHand.STRENGTHS) return "nothing";
        int hand = hands.firstOf(strength);
        return IntStream.of(4, 3, 2, 1, 0)
                .mapToObj(at -> Card.of(hands.card(hand, at)).rank())
                .map(rank -> rank == Rank.TEN ? "10" : String.valueOf(rank.symbol()))
                .collect(Collectors.joining("-"));
    }
}
