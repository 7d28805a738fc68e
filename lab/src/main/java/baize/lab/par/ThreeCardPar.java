package baize.lab.par;

import baize.core.card.ThreeCardCategory;
import baize.core.card.ThreeCardHand;
import baize.core.rule.Rule;
import baize.games.table.Settings;
import baize.games.threecard.ThreeCardRules;
import baize.lab.exact.Fraction;
import baize.lab.exact.Moments;
import baize.lab.exact.ThreeCardDeals;
import baize.lab.exact.ThreeCardPayoffs;
import baize.lab.exact.ThreeCardSolution;
import baize.lab.exact.ThreeCardStrategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The PAR sheet of Three Card Poker. */
public final class ThreeCardPar {
    public static final String GAME = "three-card-poker";

    private static final double NANOS = 1e9;

    private final ThreeCardSolution solution;

    private ThreeCardPar(ThreeCardRules rules) {
        solution = new ThreeCardSolution(rules);
    }

    @Rule({"three-card-poker 10.3", "three-card-poker 10.5", "R-58"})
    public static ParSheet of(Map<String, String> house) {
        long start = System.nanoTime();
        ThreeCardRules rules = ThreeCardRules.read(new Settings(house));
        ThreeCardPar par = new ThreeCardPar(rules);
        List<WagerSheet> wagers = par.wagers();
        StrategySheet strategy = par.strategy();
        double seconds = (System.nanoTime() - start) / NANOS;
        return new ParSheet(
                GAME,
                rules.settings(),
                rules.approved(),
                ParSheet.EXACT,
                seconds,
                wagers,
                Optional.of(strategy),
                Optional.empty(),
                Optional.empty());
    }

    /** A Pair Plus is on the cards alone, as if no hand were ever folded. */
    private List<WagerSheet> wagers() {
        return List.of(
                WagerSheet.of(solution.antePlay(), solution.weights(solution.optimal())),
                WagerSheet.of(solution.pairPlus(), solution.weights(ThreeCardStrategy.ALWAYS)));
    }

    /** The sheet of a player who plays as the best does, but never folds: he waits until the time has run out. */
    @Rule({"three-card-poker 12.12", "R-52", "R-200"})
    public static WagerSheet waits(Map<String, String> house) {
        ThreeCardRules rules = ThreeCardRules.read(new Settings(house));
        ThreeCardSolution solution = new ThreeCardSolution(rules);
        return WagerSheet.of(new ThreeCardPayoffs(rules).waiting(), solution.weights(solution.optimal()));
    }

    private StrategySheet strategy() {
        ThreeCardStrategy optimal = solution.optimal();
        StrategySheet.Threshold threshold =
                new StrategySheet.Threshold(solution.ranks(optimal.weakest()), optimal.text());
        return new StrategySheet(
                optimal.name(),
                optimal.text(),
                Optional.of(threshold),
                played(),
                table(),
                alternatives(),
                Optional.empty());
    }

    private Figure played() {
        long folded = Arrays.stream(solution.weights(
                        solution.optimal(), 0, solution.optimal().weakest()))
                .sum();
        return Figure.exactly(Fraction.ONE.minus(Fraction.of(folded, ThreeCardDeals.COUNT)));
    }

    private List<StrategySheet.Alternative> alternatives() {
        Fraction best = expectedValue(solution.optimal());
        return ThreeCardStrategy.SIMPLE.stream()
                .map(simple -> {
                    Fraction expected = expectedValue(simple);
                    return new StrategySheet.Alternative(
                            simple.name(),
                            simple.text(),
                            Figure.exactly(expected),
                            Figure.exactly(best.minus(expected)));
                })
                .toList();
    }

    private Fraction expectedValue(ThreeCardStrategy strategy) {
        return Moments.of(solution.antePlay(), solution.weights(strategy)).mean();
    }

    /** A row for each category, and for hands without a pair one for each highest rank. */
    private List<StrategySheet.Row> table() {
        List<StrategySheet.Row> rows = new ArrayList<>();
        int below = ThreeCardHand.STRENGTHS;
        for (int strength = below - 1; strength >= 0; strength--) {
            if (strength > 0 && situation(strength).equals(situation(strength - 1))) continue;
            rows.add(row(strength, below));
            below = strength;
        }
        return rows;
    }

    private static String situation(int strength) {
        ThreeCardCategory category = ThreeCardHand.category(strength);
        return category == ThreeCardCategory.HIGH_CARD
                ? ThreeCardHand.describe(strength)
                : category.id().replace('-', ' ');
    }

    private StrategySheet.Row row(int from, int below) {
        long[] weights = solution.weights(solution.optimal(), from, below);
        Fraction deals = Fraction.of(Arrays.stream(weights).sum());
        return new StrategySheet.Row(
                situation(from),
                action(from, below),
                Figure.exactly(deals.over(Fraction.of(ThreeCardDeals.COUNT))),
                Figure.exactly(Moments.of(solution.antePlay(), weights).mean()));
    }

    private String action(int from, int below) {
        ThreeCardStrategy optimal = solution.optimal();
        if (!optimal.plays(below - 1)) return "fold";
        return optimal.plays(from) ? "play" : optimal.text();
    }
}
