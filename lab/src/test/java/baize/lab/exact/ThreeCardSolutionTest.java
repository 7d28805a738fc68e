package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.card.ThreeCardCategory;
import baize.core.card.ThreeCardHand;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardShowdown;
import org.junit.jupiter.api.Test;

class ThreeCardSolutionTest {
    private final ThreeCardSolution solution = new ThreeCardSolution(ThreeCardRules.standard());

    @Test
    @Rule("three-card-poker 8.1")
    void the_best_is_to_play_queen_six_four_or_better() {
        assertThat(solution.optimal().text()).isEqualTo("play Q-6-4 or better");
        assertThat(solution.optimal().weakest()).isEqualTo(strength("Qs 6d 4c"));
        assertThat(solution.optimal().plays(strength("Qs 6d 3c"))).isFalse();
    }

    @Test
    void no_other_strength_to_play_from_is_better() {
        Fraction best = expectedValue(solution.optimal());
        for (int weakest = 0; weakest <= ThreeCardHand.STRENGTHS; weakest++)
            assertThat(expectedValue(new ThreeCardStrategy("other", "", weakest)))
                    .isLessThanOrEqualTo(best);
    }

    @Test
    void whatever_the_strategy_all_deals_are_weighed() {
        for (ThreeCardStrategy strategy : solution.strategies()) {
            long total = 0;
            for (long weight : solution.weights(strategy)) total += weight;
            assertThat(total).isEqualTo(ThreeCardDeals.COUNT);
        }
    }

    @Test
    @Rule({"three-card-poker 8.4", "R-53"})
    void a_folded_hand_loses_ante_and_pair_plus_whatever_it_holds() {
        for (ThreeCardCategory category : ThreeCardCategory.values()) {
            int folded = ThreeCardPayoffs.outcome(ThreeCardShowdown.FOLDED.ordinal(), category.ordinal());
            assertThat(solution.antePlay().net(folded))
                    .isEqualTo(-solution.antePlay().unit());
            assertThat(solution.pairPlus().net(folded))
                    .isEqualTo(-solution.pairPlus().unit());
        }
    }

    @Test
    void an_unknown_strategy_is_answered_with_the_known_ones() {
        assertThatThrownBy(() -> solution.strategy("martingale"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no strategy \"martingale\"; expected one of "
                        + "optimal, queen-or-better, always, pair-or-better");
    }

    private Fraction expectedValue(ThreeCardStrategy strategy) {
        return Moments.of(solution.antePlay(), solution.weights(strategy)).mean();
    }

    private static int strength(String cards) {
        return ThreeCardHand.strength(Card.parseAll(cards));
    }
}
