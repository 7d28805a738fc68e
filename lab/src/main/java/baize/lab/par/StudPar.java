package baize.lab.par;

import baize.core.card.HandCategory;
import baize.core.card.PokerHand;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudRules;
import baize.games.caribbeanstud.StudShowdown;
import baize.games.table.Settings;
import baize.lab.exact.Fraction;
import baize.lab.exact.Moments;
import baize.lab.exact.StudDeals;
import baize.lab.exact.StudHandCounts;
import baize.lab.exact.StudPayoffs;
import baize.lab.exact.StudSituation;
import baize.lab.exact.StudSolution;
import baize.lab.exact.StudStrategy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The PAR sheet of Caribbean Stud. */
public final class StudPar {
    public static final String GAME = "caribbean-stud";

    private static final double NANOS = 1e9;

    private final StudSolution solution;

    private StudPar(StudRules rules) {
        solution = new StudSolution(rules);
    }

    @Rule({"caribbean-stud 10.1", "caribbean-stud 10.2", "caribbean-stud 12.1", "R-38"})
    public static ParSheet of(Map<String, String> house) {
        long start = System.nanoTime();
        StudRules rules = StudRules.read(new Settings(house));
        StudPar par = new StudPar(rules);
        List<WagerSheet> wagers = par.wagers();
        StrategySheet strategy = par.strategy();
        JackpotSheet jackpot = new JackpotMeters(
                        rules.jackpot(), rules.pool().amount(), StudHandCounts.jackpot(rules.jackpot()))
                .sheet();
        double seconds = (System.nanoTime() - start) / NANOS;
        return new ParSheet(
                GAME,
                rules.settings(),
                rules.approved(),
                ParSheet.EXACT,
                seconds,
                wagers,
                Optional.of(strategy),
                Optional.of(jackpot),
                Optional.empty());
    }

    /** A jackpot wager is on the cards alone: a folded hand keeps it. */
    @Rule({"caribbean-stud 8.5.2", "R-28"})
    private List<WagerSheet> wagers() {
        long[] weights = solution.weights(solution.optimal());
        return List.of(WagerSheet.of(solution.anteBet(), weights), WagerSheet.of(solution.jackpot(), weights));
    }

    /** The sheet of a player who plays as the best does, but never folds: he waits until the time has run out. */
    @Rule({"caribbean-stud 14.14", "R-34", "R-200"})
    public static WagerSheet waits(Map<String, String> house) {
        StudRules rules = StudRules.read(new Settings(house));
        StudSolution solution = new StudSolution(rules);
        return WagerSheet.of(new StudPayoffs(rules).waiting(), solution.weights(solution.optimal()));
    }

    private StrategySheet strategy() {
        StudStrategy optimal = solution.optimal();
        return new StrategySheet(
                optimal.name(),
                optimal.text(),
                Optional.empty(),
                Figure.exactly(bet(solution.weights(optimal))),
                table(),
                alternatives(),
                Optional.empty());
    }

    private List<StrategySheet.Alternative> alternatives() {
        Fraction best = expectedValue(solution.optimal());
        return solution.strategies().stream()
                .skip(1)
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

    private Fraction expectedValue(StudStrategy strategy) {
        return Moments.of(solution.anteBet(), solution.weights(strategy)).mean();
    }

    /** A row for each category; hands without a pair are ace-king, by the upcard, or less. */
    private List<StrategySheet.Row> table() {
        List<StrategySheet.Row> rows = new ArrayList<>();
        int below = PokerHand.STRENGTHS;
        for (HandCategory category : Arrays.asList(HandCategory.values()).reversed()) {
            if (category == HandCategory.HIGH_CARD) break;
            int from = PokerHand.weakest(category);
            rows.add(row(category.id().replace('-', ' '), solution.weights(from, below), ""));
            below = from;
        }
        for (StudSituation situation : StudSituation.values())
            rows.add(row(
                    "ace king, the upcard " + situation.text(),
                    solution.weights(situation),
                    solution.aceKingRules().action(situation)));
        rows.add(row("less than ace king", solution.weights(0, StudStrategy.ACE_KING), ""));
        return rows;
    }

    /** A situation and what the best player does in it: where now this, now that, a rule and how often it is a bet. */
    private StrategySheet.Row row(String situation, long[] weights, String rule) {
        Fraction deals = Fraction.of(Arrays.stream(weights).sum());
        return new StrategySheet.Row(
                situation,
                action(bet(weights), rule),
                Figure.exactly(deals.over(Fraction.of(StudDeals.COUNT))),
                Figure.exactly(Moments.of(solution.anteBet(), weights).mean()));
    }

    private static String action(Fraction bet, String rule) {
        if (bet.signum() == 0) return "fold";
        if (bet.equals(Fraction.ONE)) return "bet";
        String share = String.format(Locale.ROOT, "%.1f%% bet", 100 * bet.toDouble());
        return rule.isEmpty() ? share : rule + " (" + share + ")";
    }

    /** How many of these deals are bet. */
    private static Fraction bet(long[] weights) {
        long folded = 0;
        for (HandCategory category : HandCategory.values())
            folded += weights[StudPayoffs.outcome(StudShowdown.FOLDED.ordinal(), category.ordinal())];
        return Fraction.ONE.minus(Fraction.of(folded, Arrays.stream(weights).sum()));
    }
}
