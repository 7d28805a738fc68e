package baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How many there are of each card. */
class CardCountsTest {
    private static final Card ACE = Card.parseAll("As").getFirst();

    @Test
    void so_many_decks_have_so_many_of_every_card() {
        CardCounts six = CardCounts.decks(6);
        assertThat(six.size()).isEqualTo(6 * 52);
        for (int i = 0; i < Card.COUNT; i++) assertThat(six.of(Card.of(i))).isEqualTo(6);
        assertThatThrownBy(() -> CardCounts.decks(0)).hasMessageContaining("1 to 15");
        assertThatThrownBy(() -> CardCounts.decks(16)).hasMessageContaining("1 to 15");
    }

    @Test
    void a_card_put_in_and_taken_out_leaves_what_was_there() {
        for (int i = 0; i < Card.COUNT; i++) {
            Card card = Card.of(i);
            CardCounts one = CardCounts.NONE.plus(card);
            assertThat(one.of(card)).isEqualTo(1);
            assertThat(one.size()).isEqualTo(1);
            assertThat(one.at(0)).isEqualTo(card);
            assertThat(one.minus(card)).isEqualTo(CardCounts.NONE);
        }
    }

    @Test
    void neither_fewer_than_none_nor_more_than_fifteen_are_counted() {
        assertThatThrownBy(() -> CardCounts.NONE.minus(ACE)).hasMessageContaining("As");
        assertThatThrownBy(() -> CardCounts.decks(15).plus(ACE)).hasMessageContaining("15");
    }

    @Test
    void laid_out_in_order_every_card_comes_as_often_as_it_is_there() {
        CardCounts left = CardCounts.decks(8).without(CardCounts.decks(2).minus(ACE));
        Map<Card, Integer> seen = new HashMap<>();
        for (int place = 0; place < left.size(); place++) seen.merge(left.at(place), 1, Integer::sum);
        for (int i = 0; i < Card.COUNT; i++)
            assertThat(seen.get(Card.of(i))).isEqualTo(Card.of(i).equals(ACE) ? 7 : 6);
        assertThatThrownBy(() -> left.at(left.size())).hasMessageContaining("below");
    }
}
