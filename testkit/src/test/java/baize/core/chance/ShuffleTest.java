package baize.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShuffleTest {
    private static long choices(int cards, int count) {
        long choices = 1;
        for (int place = 0; place < count; place++) choices *= cards - place;
        return choices;
    }

    /** A word has room for these few places; each order owns one run of words, all of one length. */
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 3", "4, 4", "5, 5", "6, 6", "7, 7", "52, 1", "52, 2", "9, 4", "312, 1"})
    void every_ordered_choice_has_exactly_the_same_number_of_words(int cards, int count) {
        int drawn = Math.min(count, cards - 1);
        long choices = choices(cards, drawn);
        Set<String> orders = new HashSet<>();
        for (long choice = 0; choice < choices; choice++) {
            String first = dealt(cards, count, Words.firstKept(choice, choices).longValue());
            assertThat(dealt(cards, count, Words.last(choice, choices).longValue()))
                    .isEqualTo(first);
            orders.add(first);
        }
        assertThat(orders).hasSize((int) choices);
    }

    private static String dealt(int cards, int count, long word) {
        int[] deck = IntStream.range(0, cards).toArray();
        Words words = new Words(word);
        Shuffle.deal(deck, count, words);
        assertThat(words.given()).isEqualTo(1);
        return Arrays.toString(Arrays.copyOf(deck, count));
    }

    @Test
    void a_word_left_over_is_drawn_again() {
        long kept = Words.firstKept(0, choices(7, 6)).longValue();
        int[] deck = IntStream.range(0, 7).toArray();
        Words words = new Words(kept - 1, 0, kept);
        Shuffle.shuffle(deck, words);
        assertThat(words.given()).isEqualTo(3);
        assertThat(deck).containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5, 51, 52})
    void a_deal_keeps_every_card(int count) {
        Generator generator = FastGenerator.stream(25, count);
        int[] deck = IntStream.range(0, 52).toArray();
        for (int deal = 0; deal < 100; deal++) {
            Shuffle.deal(deck, count, generator);
            assertThat(Arrays.stream(deck).sorted())
                    .containsExactlyElementsOf(IntStream.range(0, 52).boxed().toList());
        }
    }

    @Test
    void a_deck_has_no_more_cards_than_it_has() {
        assertThatThrownBy(() -> Shuffle.deal(new int[52], 53, new Words()))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Shuffle.deal(new int[52], -1, new Words()))
                .isInstanceOf(IllegalArgumentException.class);
        Shuffle.shuffle(new int[0], new Words());
        Shuffle.shuffle(new int[1], new Words());
    }

    @Test
    void a_shoe_holds_each_card_once_a_deck() {
        int[] counts = new int[52];
        for (int card : Shuffle.shoe(6, FastGenerator.stream(25, 0))) counts[card]++;
        assertThat(counts).containsOnly(6);
    }

    @Test
    void cards_are_dealt_from_one_deck() {
        assertThat(Shuffle.cards(52, FastGenerator.stream(25, 0))).containsExactlyInAnyOrderElementsOf(Card.deck());
        assertThat(Shuffle.cards(6, FastGenerator.stream(25, 0))).hasSize(6).doesNotHaveDuplicates();
    }

    @Test
    void every_card_comes_to_every_place_of_a_deck_as_often() {
        ChiSquare counts = new ChiSquare(52, 52);
        Generator generator = FastGenerator.stream(25, 1);
        for (int deal = 0; deal < 52_000; deal++) {
            int[] deck = Shuffle.permutation(52, generator);
            for (int place = 0; place < 52; place++) counts.add(place, deck[place]);
        }
        counts.assertUniform();
    }

    @Test
    void every_card_comes_to_the_places_of_a_shoe_as_often() {
        ChiSquare counts = new ChiSquare(312, 52);
        Generator generator = FastGenerator.stream(25, 2);
        for (int deal = 0; deal < 10_400; deal++) {
            int[] shoe = Shuffle.shoe(6, generator);
            for (int place = 0; place < shoe.length; place++) counts.add(place, shoe[place]);
        }
        counts.assertUniform();
    }
}
