package baize.core.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardTest {
    @Test
    void every_card_reads_back_from_its_text_and_its_rank_and_suit() {
        assertThat(Card.deck()).hasSize(Card.COUNT).doesNotHaveDuplicates();
        for (Card card : Card.deck()) {
            assertThat(Card.parse(card.toString())).isEqualTo(card);
            assertThat(Card.of(card.rank(), card.suit())).isEqualTo(card);
        }
        assertThat(Card.parse("As").index()).isEqualTo(51);
    }

    @Test
    void cards_are_read_in_a_row() {
        assertThat(Card.parseAll(" As  Td\t2c ")).hasToString("[As, Td, 2c]");
        assertThat(Card.parseAll("")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "A", "1s", "AS", "Ax", "10s", "as"})
    void anything_else_is_no_card(String text) {
        assertThatThrownBy(() -> Card.parse(text)).hasMessageContaining("\"" + text + "\"");
    }

    @Test
    void an_index_out_of_the_deck_is_no_card() {
        assertThatThrownBy(() -> new Card(52)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Card(-1)).isInstanceOf(IllegalArgumentException.class);
    }
}
