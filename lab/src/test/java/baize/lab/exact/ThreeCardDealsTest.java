package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.ThreeCardHand;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardShowdown;
import org.junit.jupiter.api.Test;

class ThreeCardDealsTest {
    private static final int STEP = 541;

    private final ThreeCardDeals deals = ThreeCardDeals.enumerate();

    @Test
    void all_deals_are_counted_once() {
        long total = 0;
        for (int strength = 0; strength < ThreeCardHand.STRENGTHS; strength++)
            for (int row = 0; row < ThreeCardPayoffs.ROWS.size(); row++) total += deals.countOfStrength(strength, row);
        assertThat(total).isEqualTo(ThreeCardDeals.COUNT).isEqualTo(407_170_400L);
    }

    @Test
    void every_hand_meets_all_of_the_dealers_hands() {
        for (int hand = 0; hand < ThreeCardDeals.HANDS; hand++) {
            int met = 0;
            for (int row = 0; row < ThreeCardPayoffs.ROWS.size(); row++) met += deals.count(hand, row);
            assertThat(met).isEqualTo(ThreeCardDeals.DEALER_HANDS);
        }
    }

    @Test
    @Rule({"three-card-poker 9.1", "three-card-poker 9.4.1", "three-card-poker 11.1", "three-card-poker 11.2", "R-51"})
    void the_sweep_counts_what_a_plain_enumeration_counts() {
        for (int hand = 0; hand < ThreeCardDeals.HANDS; hand += STEP) compareWithPlainEnumeration(hand);
        compareWithPlainEnumeration(deals.firstOf(ThreeCardShowdown.QUALIFIER) - 1);
        compareWithPlainEnumeration(deals.firstOf(ThreeCardShowdown.QUALIFIER));
        compareWithPlainEnumeration(ThreeCardDeals.HANDS - 1);
    }

    private void compareWithPlainEnumeration(int hand) {
        int[] expected = SlowThreeCard.endings(deals.first(hand), deals.second(hand), deals.third(hand));
        for (SlowThreeCard.Ending ending : SlowThreeCard.Ending.values())
            assertThat(deals.count(
                            hand, ThreeCardShowdown.valueOf(ending.name()).ordinal()))
                    .as("hand %d, %s", hand, ending)
                    .isEqualTo(expected[ending.ordinal()]);
    }

    @Test
    void hands_stand_in_order_of_strength() {
        int before = 0;
        for (int hand = 0; hand < ThreeCardDeals.HANDS; hand++) {
            int score = SlowThreeCard.score(deals.first(hand), deals.second(hand), deals.third(hand));
            assertThat(score).isGreaterThanOrEqualTo(before);
            before = score;
        }
    }
}
