package baize.lab.par;

import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.SideWager;
import baize.lab.exact.BlackjackOdds;
import baize.lab.exact.BlackjackPayoffs;
import baize.lab.exact.BlackjackShoe;
import baize.lab.exact.BlackjackSolution;
import baize.lab.exact.BlackjackStrategy;
import baize.lab.exact.Fraction;
import baize.lab.exact.Payoff;
import baize.lab.exact.SideOdds;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The PAR sheet of Star Blackjack: every wager of the book that may be made with these decks, whether this table offers
 * it or not. The main wager is played by totals; its figures are exact to the precision of floating point, those of the
 * others are fractions.
 */
public final class BlackjackPar {
    public static final String GAME = "blackjack";

    private static final double NANOS = 1e9;

    private final BlackjackRules rules;
    private final BlackjackShoe shoe;
    private final BlackjackSolution solution;
    private final SideOdds sides;
    private final List<BlackjackOdds> byUpcard;
    private final BlackjackOdds odds;

    private BlackjackPar(BlackjackRules rules) {
        this.rules = rules;
        shoe = new BlackjackShoe(rules.decks());
        solution = new BlackjackSolution(shoe, rules.maximumHands(), rules.dealerBlackjack());
        sides = new SideOdds(rules);
        byUpcard = solution.byUpcard(solution.basic());
        odds = BlackjackSolution.all(byUpcard);
    }

    @Rule({"blackjack 15.1", "blackjack 14.1", "blackjack 8.1"})
    public static ParSheet of(Map<String, String> house) {
        long start = System.nanoTime();
        BlackjackHouse read = BlackjackHouse.read(house);
        BlackjackPar par = new BlackjackPar(read.rules());
        List<WagerSheet> wagers = par.wagers();
        StrategySheet strategy = par.strategy();
        Optional<JackpotSheet> jackpot = par.jackpot();
        double seconds = (System.nanoTime() - start) / NANOS;
        return new ParSheet(
                GAME,
                read.settings(),
                true,
                ParSheet.EXACT,
                seconds,
                wagers,
                Optional.of(strategy),
                jackpot,
                Optional.empty());
    }

    private List<WagerSheet> wagers() {
        List<WagerSheet> wagers = new ArrayList<>();
        wagers.add(main());
        for (boolean ace : new boolean[] {true, false})
            wagers.add(WagerSheet.of(SideOdds.insurance(ace), sides.insuranceWeights(ace)));
        for (SideWager side : SideOdds.wagers(rules.decks()))
            wagers.add(WagerSheet.of(sides.payoff(side), sides.weights()));
        return wagers;
    }

    private WagerSheet main() {
        Payoff main = BlackjackPayoffs.MAIN;
        return new WagerSheet(
                main.wager(),
                main.per(),
                Figure.about(odds.value()),
                Figure.about(-odds.value()),
                Figure.about(-odds.value() / odds.staked()),
                Figure.about(odds.variance()),
                Math.sqrt(odds.variance()),
                Figure.about(odds.hit()),
                ends(main),
                Optional.empty());
    }

    private List<WagerSheet.Outcome> ends(Payoff main) {
        List<WagerSheet.Outcome> ends = new ArrayList<>();
        for (int at = 0; at < main.cells().size(); at++)
            if (odds.chance(at) > 0)
                ends.add(new WagerSheet.Outcome(
                        main.cells().get(at).outcome(),
                        Figure.about(odds.chance(at)),
                        Figure.exactly(Fraction.of(main.net(at), main.unit()))));
        return ends;
    }

    private StrategySheet strategy() {
        BlackjackStrategy basic = solution.basic();
        return new StrategySheet(
                basic.name(),
                basic.text(),
                Optional.empty(),
                Figure.about(odds.raised()),
                List.of(),
                alternatives(),
                Optional.of(new BlackjackChartSheet(rules, shoe, solution).sheet(byUpcard, odds.value(), sides)));
    }

    private List<StrategySheet.Alternative> alternatives() {
        return solution.strategies().stream()
                .skip(1)
                .map(simple -> {
                    double value = solution.odds(simple).value();
                    return new StrategySheet.Alternative(
                            simple.name(), simple.text(), Figure.about(value), Figure.about(odds.value() - value));
                })
                .toList();
    }

    /** The jackpot of Blazing 7's, which is for six decks. */
    @Rule({"blackjack 3.1.1", "blackjack 14.24"})
    private Optional<JackpotSheet> jackpot() {
        if (!SideOdds.wagers(rules.decks()).contains(SideWager.BLAZING_7S)) return Optional.empty();
        return Optional.of(new JackpotMeters(rules.jackpot(), rules.pool().amount(), sides.jackpot()).sheet());
    }
}
