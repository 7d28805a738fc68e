package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DealsTest {
    private static long choices(int count) {
        long choices = 1;
        for (int place = 0; place < count; place++) choices *= 52 - place;
        return choices;
    }

    private static int[] dealt(int count, long... words) {
        int[] cards = new int[count];
        Words given = new Words(words);
        new Deals(count).next(given, cards, 0);
        assertThat(given.given()).isEqualTo(words.length);
        return cards;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void every_ordered_choice_has_exactly_the_same_number_of_words(int count) {
        Set<Integer> orders = new HashSet<>();
        for (long choice = 0; choice < choices(count); choice++) {
            int[] first = dealt(count, Words.firstKept(choice, choices(count)).longValue());
            int[] last = dealt(count, Words.last(choice, choices(count)).longValue());
            if (!Arrays.equals(first, last)) throw new AssertionError("choice " + choice);
            orders.add(Arrays.stream(first).reduce(0, (number, card) -> number * 52 + card));
        }
        assertThat(orders).hasSize((int) choices(count));
    }

    /** The card at each place is the one so many from the lowest that are left. */
    private static int[] slowly(int count, long choice) {
        List<Integer> left = new ArrayList<>();
        for (int card = 0; card < 52; card++) left.add(card);
        int[] cards = new int[count];
        long rest = choice;
        for (int place = 0; place < count; place++) {
            long below = choices(count) / choices(place + 1);
            cards[place] = left.remove(/* index */ (int) (rest / below));
            rest %= below;
        }
        return cards;
    }

    @ParameterizedTest
    @ValueSource(ints = {5, 6, 10, 11})
    void a_deal_is_its_choice_written_out_from_the_first_word_of_its_run_to_the_last(int count) {
        Generator generator = FastGenerator.stream(25, count);
        for (int sample = 0; sample < 20_000; sample++) {
            long choice = Math.unsignedMultiplyHigh(generator.nextLong(), choices(count));
            int[] expected = slowly(count, choice);
            if (!Arrays.equals(
                            dealt(count, Words.firstKept(choice, choices(count)).longValue()), expected)
                    || !Arrays.equals(
                            dealt(count, Words.last(choice, choices(count)).longValue()), expected))
                throw new AssertionError("choice " + choice);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 6, 10, 11})
    void words_left_over_are_drawn_again(int count) {
        long kept = Words.firstKept(0, choices(count)).longValue();
        assertThat(dealt(count, 0, kept - 1, kept)).isEqualTo(slowly(count, 0));
    }

    @Test
    void cards_are_written_where_they_are_wanted_and_all_differ() {
        Deals deals = new Deals(10);
        Generator generator = FastGenerator.stream(25, 0);
        int[] cards = new int[14];
        for (int deal = 0; deal < 100_000; deal++) {
            deals.next(generator, cards, 2);
            long seen = 0;
            for (int at = 2; at < 12; at++) seen |= 1L << cards[at];
            if (Long.bitCount(seen) != 10 || seen >>> 52 != 0) throw new AssertionError(Arrays.toString(cards));
        }
        assertThat(new int[] {cards[0], cards[1], cards[12], cards[13]}).containsOnly(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 10})
    void every_card_comes_to_every_place_as_often(int count) {
        ChiSquare counts = new ChiSquare(count, 52);
        Deals deals = new Deals(count);
        Generator generator = FastGenerator.stream(26, count);
        int[] cards = new int[count];
        for (int deal = 0; deal < 520_000; deal++) {
            deals.next(generator, cards, 0);
            for (int place = 0; place < count; place++) counts.add(place, cards[place]);
        }
        counts.assertUniform();
    }

    @Test
    void the_secure_generator_deals_every_card_to_every_place_as_often() {
        ChiSquare counts = new ChiSquare(10, 52);
        Deals deals = new Deals(10);
        byte[] seed = new byte[CtrDrbg.SEED];
        Generator generator = new SecureGenerator(() -> seed, 1 << 13, 4);
        int[] cards = new int[10];
        for (int deal = 0; deal < 104_000; deal++) {
            deals.next(generator, cards, 0);
            for (int place = 0; place < 10; place++) counts.add(place, cards[place]);
        }
        counts.assertUniform();
    }

    @Test
    void a_word_holds_eleven_cards_at_most() {
        assertThatThrownBy(() -> new Deals(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Deals(12)).isInstanceOf(IllegalArgumentException.class);
    }
}
