package baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.Combinations;
import baize.core.rule.Rule;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ThreeCardHandTest {
    private static final List<String> LOWEST_FIRST =
            List.of("1+1+1", "2+1", "flush", "straight", "3", "straight flush");

    private static int hand(String cards) {
        return ThreeCardHand.strength(Card.parseAll(cards));
    }

    @Test
    @Rule({"three-card-poker 11.1", "three-card-poker 11.1.6"})
    void all_22100_hands_fall_into_the_published_counts() {
        Map<ThreeCardCategory, Integer> counts = new EnumMap<>(ThreeCardCategory.class);
        Combinations.threes(
                (a, b, c) -> counts.merge(ThreeCardHand.category(ThreeCardHand.strength(a, b, c)), 1, Integer::sum));
        assertThat(counts.values()).containsExactly(16_440, 3_744, 1_096, 720, 52, 48);
    }

    @Test
    @Rule({"three-card-poker 11.1", "three-card-poker 11.2", "three-card-poker 3.3"})
    void strengths_order_all_hands_as_the_slow_twin_does() {
        Map<Long, Integer> strengths = new TreeMap<>();
        Combinations.threes((a, b, c) -> {
            int strength = ThreeCardHand.strength(a, b, c);
            long twin = SlowHand.comparison(List.of(Card.of(a), Card.of(b), Card.of(c)), LOWEST_FIRST);
            Integer before = strengths.put(twin, strength);
            if (before != null) assertThat(strength).isEqualTo(before);
        });
        assertThat(strengths).hasSize(ThreeCardHand.STRENGTHS);
        int expected = 0;
        for (int strength : strengths.values()) assertThat(strength).isEqualTo(expected++);
    }

    @Test
    void the_order_of_the_cards_does_not_matter() {
        Combinations.threes((a, b, c) -> {
            int strength = ThreeCardHand.strength(a, b, c);
            if (ThreeCardHand.strength(c, a, b) != strength || ThreeCardHand.strength(b, c, a) != strength)
                throw new AssertionError(a + " " + b + " " + c);
        });
    }

    @Test
    @Rule("three-card-poker 11.2.1")
    void ace_king_queen_beats_three_two_ace() {
        assertThat(hand("As Kd Qc")).isGreaterThan(hand("3s 2d Ac"));
        assertThat(ThreeCardHand.describe(hand("3s 2d Ac"))).isEqualTo("straight, three high");
    }

    @Test
    @Rule("three-card-poker 11.1.3")
    void the_ace_counts_high_or_low_but_never_in_the_middle() {
        assertThat(hand("2s 3d 4c")).isGreaterThan(hand("Ac 2s 3d"));
        assertThat(hand("Ac 2s 3d")).isEqualTo(ThreeCardHand.weakest(ThreeCardCategory.STRAIGHT));
        assertThat(ThreeCardHand.category(hand("Ks Ad 2c"))).isEqualTo(ThreeCardCategory.HIGH_CARD);
        assertThat(ThreeCardHand.category(hand("Ks As 2s"))).isEqualTo(ThreeCardCategory.FLUSH);
    }

    @Test
    @Rule({"three-card-poker 11.1.1", "three-card-poker 11.1.2", "three-card-poker 11.1.4", "three-card-poker 11.1.5"})
    void three_of_a_kind_stands_between_the_straight_flush_and_the_straight_and_a_straight_above_a_flush() {
        assertThat(hand("As 2s 3s")).isGreaterThan(hand("Ac Ad Ah"));
        assertThat(hand("2c 2d 2h")).isGreaterThan(hand("As Kd Qc"));
        assertThat(hand("As 2d 3c")).isGreaterThan(hand("As Ks Js"));
        assertThat(hand("2s 3s 5s")).isGreaterThan(hand("As Ad Kc"));
        assertThat(hand("2s 2d 3c")).isGreaterThan(hand("As Kd Jc"));
    }

    @Test
    @Rule("three-card-poker 11.2.2")
    void equal_pairs_are_decided_by_the_third_card() {
        assertThat(hand("7s 7d 9c")).isGreaterThan(hand("7c 7h 8s"));
        assertThat(hand("7s 7d 9c")).isEqualTo(hand("7c 7h 9s"));
        assertThat(hand("8s 8d 2c")).isGreaterThan(hand("7c 7h As"));
    }

    @Test
    @Rule({"three-card-poker 9.1", "R-51"})
    void the_weakest_queen_high_parts_the_dealers_hands() {
        int queen = ThreeCardHand.weakestWithHighCard(Rank.QUEEN);
        assertThat(queen).isEqualTo(hand("Qs 3d 2c"));
        assertThat(hand("Js Td 8c")).isEqualTo(queen - 1);
        assertThat(hand("2s 2d 3c")).isGreaterThan(queen);
        assertThat(ThreeCardHand.weakestWithHighCard(Rank.ACE)).isEqualTo(hand("As 4d 2c"));
        assertThat(ThreeCardHand.weakestWithHighCard(Rank.TWO)).isZero();
    }

    @Test
    void hands_are_described_in_words() {
        assertThat(ThreeCardHand.describe(Card.parseAll("5s 5d 9c"))).isEqualTo("pair of fives");
        assertThat(ThreeCardHand.describe(Card.parseAll("Qs 5d 9c"))).isEqualTo("queen high");
        assertThat(ThreeCardHand.describe(Card.parseAll("8s 7d 6c"))).isEqualTo("straight, eight high");
        assertThat(ThreeCardHand.describe(Card.parseAll("6s 6d 6c"))).isEqualTo("three sixes");
        assertThat(ThreeCardHand.describe(Card.parseAll("Ks 6s 2s"))).isEqualTo("flush, king high");
        assertThat(ThreeCardHand.describe(Card.parseAll("As 3s 2s"))).isEqualTo("straight flush, three high");
        assertThat(ThreeCardHand.categoryOrdinal(hand("As 3s 2s"))).isEqualTo(5);
    }

    @Test
    void another_number_of_cards_is_no_hand() {
        assertThatThrownBy(() -> hand("As Kd")).isInstanceOf(IllegalArgumentException.class);
    }
}
