package baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.Combinations;
import baize.core.rule.Rule;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PokerHandTest {
    private static final List<String> LOWEST_FIRST = List.of(
            "1+1+1+1+1",
            "2+1+1+1",
            "2+2+1",
            "3+1+1",
            "straight",
            "flush",
            "3+2",
            "4+1",
            "straight flush",
            "royal flush");

    private static int hand(String cards) {
        return PokerHand.strength(Card.parseAll(cards));
    }

    @Test
    @Rule({"caribbean-stud 13.1", "caribbean-stud 13.1.10"})
    void all_2598960_hands_fall_into_the_published_counts() {
        int[] counts = new int[HandCategory.values().length];
        Combinations.fives((a, b, c, d, e) ->
                counts[PokerHand.category(PokerHand.strength(a, b, c, d, e)).ordinal()]++);
        assertThat(counts).containsExactly(1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4);
    }

    /** Suits matter only through a flush, so the twin is asked once for each choice of ranks, suited and not. */
    @Test
    @Rule({"caribbean-stud 13.1", "caribbean-stud 13.2", "caribbean-stud 3.3", "R-50"})
    void strengths_order_all_hands_as_the_slow_twin_does() {
        Map<Integer, Integer> byRanks = new HashMap<>();
        Map<Long, Integer> strengths = new TreeMap<>();
        Combinations.fives((a, b, c, d, e) -> {
            int strength = PokerHand.strength(a, b, c, d, e);
            Integer before = byRanks.putIfAbsent(ranksAndFlush(a, b, c, d, e), strength);
            if (before == null) {
                List<Card> cards = List.of(Card.of(a), Card.of(b), Card.of(c), Card.of(d), Card.of(e));
                assertThat(strengths.put(SlowHand.comparison(cards, LOWEST_FIRST), strength))
                        .isNull();
            } else if (before != strength) throw new AssertionError("suits broke a tie: " + a + " " + b + " " + c);
        });
        assertThat(strengths).hasSize(PokerHand.STRENGTHS);
        int expected = 0;
        for (int strength : strengths.values()) assertThat(strength).isEqualTo(expected++);
    }

    /** Cards come in ascending order, so their ranks do too. */
    private static int ranksAndFlush(int a, int b, int c, int d, int e) {
        int ranks = (((a >> 2) * 13 + (b >> 2)) * 13 + (c >> 2)) * 169 + (d >> 2) * 13 + (e >> 2);
        boolean flush = (a & 3) == (b & 3) && (b & 3) == (c & 3) && (c & 3) == (d & 3) && (d & 3) == (e & 3);
        return 2 * ranks + (flush ? 1 : 0);
    }

    @Test
    void a_hand_built_card_by_card_has_the_same_strength() {
        int[] cards = Combinations.without(1, 3, 5, 8, 9, 17, 21, 22, 30, 31, 33, 40, 41, 44, 45, 46, 50);
        Combinations.fives(cards, (a, b, c, d, e) -> {
            long hand = PokerHand.EMPTY;
            for (int card : new int[] {e, b, d, a, c}) hand = PokerHand.with(hand, card);
            if (PokerHand.strength(hand) != PokerHand.strength(a, b, c, d, e))
                throw new AssertionError(a + " " + b + " " + c + " " + d + " " + e);
        });
    }

    @Test
    @Rule({"caribbean-stud 13.2.1", "caribbean-stud 13.1.6"})
    void the_straight_to_the_ace_beats_the_straight_from_the_ace() {
        assertThat(hand("As Kd Qc Jh Ts")).isGreaterThan(hand("5s 4d 3c 2h As"));
        assertThat(hand("6s 5d 4c 3h 2s")).isGreaterThan(hand("5s 4d 3c 2h As"));
        assertThat(PokerHand.category(hand("Qs Kd Ac 2h 3s"))).isEqualTo(HandCategory.HIGH_CARD);
    }

    @Test
    @Rule("caribbean-stud 13.2.2")
    void two_pairs_are_decided_by_the_higher_pair_then_the_second_then_the_fifth_card() {
        assertThat(hand("Ks Kd 2c 2h 3s")).isGreaterThan(hand("Qs Qd Jc Jh As"));
        assertThat(hand("Ks Kd 3c 3h 2s")).isGreaterThan(hand("Kc Kh 2c 2h As"));
        assertThat(hand("Ks Kd 3c 3h 5s")).isGreaterThan(hand("Kc Kh 3s 3d 4s"));
        assertThat(hand("Ks Kd 3c 3h 5s")).isEqualTo(hand("Kc Kh 3s 3d 5d"));
    }

    @Test
    @Rule({"caribbean-stud 13.1.1", "caribbean-stud 13.1.2", "R-50"})
    void the_royal_flush_is_above_every_straight_flush_and_the_steel_wheel_is_the_lowest_of_them() {
        assertThat(hand("Ad Kd Qd Jd Td")).isEqualTo(PokerHand.STRENGTHS - 1);
        assertThat(hand("Ks Qs Js Ts 9s")).isEqualTo(PokerHand.STRENGTHS - 2);
        assertThat(hand("5h 4h 3h 2h Ah")).isEqualTo(PokerHand.weakest(HandCategory.STRAIGHT_FLUSH));
    }

    @Test
    @Rule({
        "caribbean-stud 13.1.3",
        "caribbean-stud 13.1.4",
        "caribbean-stud 13.1.5",
        "caribbean-stud 13.1.7",
        "caribbean-stud 13.1.8",
        "caribbean-stud 13.1.9"
    })
    void each_class_begins_above_the_best_hand_of_the_one_below() {
        List<String> steps = List.of(
                "As Kd Qc Jh 9s", "2s 2d 3c 4h 5s",
                "As Ad Kc Qh Js", "3s 3d 2c 2h 4s",
                "As Ad Kc Kh Qs", "2s 2d 2c 3h 4s",
                "As Ad Ac Kh Qs", "5s 4d 3c 2h As",
                "As Kd Qc Jh Ts", "7s 5s 4s 3s 2s",
                "As Ks Qs Js 9s", "2s 2d 2c 3h 3s",
                "As Ad Ac Kh Ks", "2s 2d 2c 2h 3s",
                "As Ad Ac Ah Ks", "5s 4s 3s 2s As");
        for (int at = 0; at < steps.size(); at += 2)
            assertThat(hand(steps.get(at + 1))).as(steps.get(at + 1)).isEqualTo(hand(steps.get(at)) + 1);
    }

    @Test
    @Rule("caribbean-stud 9.1")
    void the_weakest_ace_king_parts_the_dealers_hands() {
        int qualifies = PokerHand.weakestWithHighCards(Rank.ACE, Rank.KING);
        assertThat(qualifies).isEqualTo(hand("As Kd 4c 3h 2s"));
        assertThat(hand("As Qd Jc Th 9s")).isEqualTo(qualifies - 1);
    }

    @Test
    void hands_are_described_in_words() {
        assertThat(PokerHand.describe(Card.parseAll("As Kd 4c 3h 2s"))).isEqualTo("ace-king high");
        assertThat(PokerHand.describe(Card.parseAll("5s 5d 4c 3h 2s"))).isEqualTo("pair of fives");
        assertThat(PokerHand.describe(Card.parseAll("5s 5d Kc Kh 2s"))).isEqualTo("two pairs, kings and fives");
        assertThat(PokerHand.describe(Card.parseAll("5s 5d 5c Kh 2s"))).isEqualTo("three fives");
        assertThat(PokerHand.describe(Card.parseAll("5s 4d 3c 2h As"))).isEqualTo("straight, five high");
        assertThat(PokerHand.describe(Card.parseAll("Ks 4s 3s 2s 9s"))).isEqualTo("flush, king high");
        assertThat(PokerHand.describe(Card.parseAll("Ks Kd Kc 2h 2s"))).isEqualTo("full house, kings over twos");
        assertThat(PokerHand.describe(Card.parseAll("6s 6d 6c 6h 2s"))).isEqualTo("four sixes");
        assertThat(PokerHand.describe(Card.parseAll("9s 8s 7s 6s 5s"))).isEqualTo("straight flush, nine high");
        assertThat(PokerHand.describe(Card.parseAll("As Ks Qs Js Ts"))).isEqualTo("royal flush");
    }

    @Test
    void another_number_of_cards_is_no_hand() {
        assertThatThrownBy(() -> hand("As Kd 2c")).isInstanceOf(IllegalArgumentException.class);
    }
}
