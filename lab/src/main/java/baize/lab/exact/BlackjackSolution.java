package baize.lab.exact;

import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.DealerBlackjack;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Star Blackjack solved for a full shoe: the best play by totals, and what that and other play is worth. Nothing is
 * drawn at random. Every hand that a player can hold is weighed against every way the dealer's can end, with all cards
 * that are out taken out of the shoe.
 */
@Rule({"blackjack 10.1", "blackjack 11.1", "blackjack 12.1", "blackjack 12.5", "blackjack 13.2", "blackjack 15.1"})
public final class BlackjackSolution {
    private final BlackjackShoe shoe;
    private final int maximumHands;
    private final DealerBlackjack rule;
    private final BlackjackStrategy basic;

    public BlackjackSolution(BlackjackRules rules) {
        this(new BlackjackShoe(rules.decks()), rules.maximumHands(), rules.dealerBlackjack());
    }

    /** With the work that is done already for a shoe. */
    public BlackjackSolution(BlackjackShoe shoe, int maximumHands, DealerBlackjack rule) {
        this(
                shoe,
                maximumHands,
                rule,
                new BlackjackStrategy(
                        BlackjackStrategy.BASIC,
                        "by the total of the hand and the dealer's card, as the chart says",
                        shoe.each(against -> against.solver().best(rule))));
    }

    private BlackjackSolution(BlackjackShoe shoe, int maximumHands, DealerBlackjack rule, BlackjackStrategy basic) {
        this.shoe = shoe;
        this.maximumHands = maximumHands;
        this.rule = rule;
        this.basic = basic;
    }

    /** The same with boxes split into more or fewer hands, to which the best chart is the same. */
    public BlackjackSolution withHands(int maximum) {
        return new BlackjackSolution(shoe, maximum, rule, basic);
    }

    /** Every way to play that has a name, the best first. */
    public List<BlackjackStrategy> strategies() {
        List<BlackjackStrategy> all = new ArrayList<>(List.of(basic));
        all.addAll(BlackjackStrategy.SIMPLE);
        return all;
    }

    public BlackjackStrategy basic() {
        return basic;
    }

    /** A way to play by its name; the best is also called optimal. */
    public BlackjackStrategy strategy(String name) {
        if (name.equals(BlackjackStrategy.OPTIMAL)) return basic;
        return strategies().stream()
                .filter(strategy -> strategy.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no strategy \"" + name + "\"; expected one of "
                        + strategies().stream().map(BlackjackStrategy::name).collect(Collectors.joining(", "))));
    }

    /** How a box ends against each upcard, the ace first. */
    public List<BlackjackOdds> byUpcard(BlackjackStrategy strategy) {
        return shoe.each(against -> against.solver().odds(strategy.column(against.up()), maximumHands, rule));
    }

    /** How a box ends. */
    public BlackjackOdds odds(BlackjackStrategy strategy) {
        return all(byUpcard(strategy));
    }

    /** All upcards together, each as often as it comes up. */
    public static BlackjackOdds all(List<BlackjackOdds> byUpcard) {
        BlackjackOdds all = new BlackjackOdds();
        for (int up = 1; up <= byUpcard.size(); up++) all.add(byUpcard.get(up - 1), BlackjackShoe.chance(up));
        return all;
    }

    /** What is expected by a player who decides by the cards of a hand instead of its total. */
    public double byComposition() {
        List<Double> values = shoe.each(against -> against.solver().byComposition(maximumHands, rule));
        double sum = 0;
        for (int up = 1; up <= values.size(); up++) sum += BlackjackShoe.chance(up) * values.get(up - 1);
        return sum;
    }
}
