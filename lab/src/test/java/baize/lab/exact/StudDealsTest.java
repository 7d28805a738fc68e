package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.card.HandCategory;
import baize.core.card.PokerHand;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudShowdown;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class StudDealsTest {
    private static final long SEED = 25;
    private static final int PAIRS = 300;
    private static final long[] MET = new long[StudHands.COUNT * Card.COUNT];

    private static StudHands hands;

    @BeforeAll
    static void sweep() {
        StudDeals deals = new StudDeals();
        hands = deals.hands();
        List<Kept> kept = deals.sweep(Kept::new);
        assertThat(kept).hasSize(Runtime.getRuntime().availableProcessors());
    }

    /** Keeps all that is met. */
    private static final class Kept implements StudDeals.Visitor {
        @Override
        public void hand(int hand, long[] met) {
            System.arraycopy(met, 0, MET, hand * Card.COUNT, Card.COUNT);
        }
    }

    @Test
    void hands_alike_but_for_suits_stand_for_all_hands() {
        long all = 0;
        long[] categories = new long[HandCategory.values().length];
        for (int hand = 0; hand < StudHands.COUNT; hand++) {
            all += hands.alike(hand);
            categories[PokerHand.categoryOrdinal(hands.strength(hand))] += hands.alike(hand);
        }
        assertThat(all).isEqualTo(2_598_960);
        assertThat(StudDeals.COUNT).isEqualTo(19_933_230_517_200L);
        assertThat(categories).containsExactly(1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4);
        for (HandCategory category : HandCategory.values())
            assertThat(StudHandCounts.of(category)).isEqualTo(categories[category.ordinal()]);
    }

    @Test
    void hands_stand_in_order_of_strength() {
        long before = 0;
        for (int hand = 0; hand < StudHands.COUNT; hand++) {
            long score = SlowStud.score(cards(hand));
            assertThat(score).isGreaterThanOrEqualTo(before);
            before = score;
        }
    }

    @Test
    @Rule({"caribbean-stud 9.1", "caribbean-stud 9.5.1", "R-35", "R-50"})
    void the_sweep_counts_what_a_plain_enumeration_counts_for_hundreds_of_random_hands() {
        FastGenerator generator = FastGenerator.stream(SEED, 0);
        for (int pair = 0; pair < PAIRS; pair++) {
            int hand = generator.below(StudHands.COUNT);
            compare(hand, upcard(hand, generator));
        }
    }

    @Test
    @Rule({"caribbean-stud 9.1", "R-35"})
    void the_sweep_counts_right_on_both_sides_of_every_border() {
        FastGenerator generator = FastGenerator.stream(SEED, 1);
        int qualifies = hands.firstOf(StudShowdown.QUALIFIER);
        int pairs = hands.firstOf(PokerHand.weakest(HandCategory.ONE_PAIR));
        int half = hands.firstOf(hands.strength(StudHands.COUNT / 2));
        for (int hand : new int[] {0, qualifies - 1, qualifies, pairs - 1, pairs, half - 1, half, StudHands.COUNT - 1})
            compare(hand, upcard(hand, generator));
    }

    private static int upcard(int hand, FastGenerator generator) {
        int upcard = generator.below(Card.COUNT);
        while (contains(cards(hand), upcard)) upcard = generator.below(Card.COUNT);
        return upcard;
    }

    private static boolean contains(int[] cards, int card) {
        return Arrays.stream(cards).anyMatch(each -> each == card);
    }

    private static void compare(int hand, int upcard) {
        int[] expected = SlowStud.endings(cards(hand), upcard);
        long met = MET[hand * Card.COUNT + upcard];
        assertThat(new long[] {StudMet.noHand(met), StudMet.beaten(met), StudMet.equal(met)})
                .as("seed %d, hand %d, upcard %s", SEED, hand, Card.of(upcard))
                .containsExactly(
                        StudMet.TIMES * (long) expected[SlowStud.Ending.NO_HAND.ordinal()],
                        StudMet.TIMES * (long) expected[SlowStud.Ending.DEALER_BEATEN.ordinal()],
                        StudMet.TIMES * (long) expected[SlowStud.Ending.EQUAL.ordinal()]);
        assertThat(Arrays.stream(expected).sum()).isEqualTo(StudDeals.DEALER_HANDS);
    }

    private static int[] cards(int hand) {
        int[] cards = new int[5];
        for (int at = 0; at < cards.length; at++) cards[at] = hands.card(hand, at);
        return cards;
    }

    @Test
    void classes_of_cards_are_told_apart_by_nothing_but_suits() {
        SuitClasses classes = new SuitClasses();
        Deals deals = new Deals(4);
        FastGenerator generator = FastGenerator.stream(SEED, 2);
        int[] cards = new int[4];
        for (int round = 0; round < 10_000; round++) {
            deals.next(generator, cards, 0);
            int[] swapped = Arrays.stream(cards).map(card -> card ^ 1).toArray();
            assertThat(number(classes, swapped)).isEqualTo(number(classes, cards));
            int[] other = cards.clone();
            other[0] = (cards[0] + 4) % Card.COUNT;
            if (!contains(cards, other[0])) assertThat(number(classes, other)).isNotEqualTo(number(classes, cards));
        }
    }

    private static int number(SuitClasses classes, int[] cards) {
        int[] sorted = cards.clone();
        Arrays.sort(sorted);
        int number = classes.with(SuitClasses.row(sorted[0], sorted[1], sorted[2]), sorted[3]);
        assertThat(classes.with(SuitClasses.row(sorted[1], sorted[2], sorted[3]), sorted[0]))
                .isEqualTo(number);
        return number;
    }
}
