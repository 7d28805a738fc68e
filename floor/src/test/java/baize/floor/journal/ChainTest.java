package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The hashes as docs/journal.md describes them; the figures were computed by another program. */
class ChainTest {
    private static final byte[] BODY = "{}".getBytes(StandardCharsets.UTF_8);
    private static final Row FIRST = Chain.row(Chain.start("a"), "a", 1, "c-1", 5, BODY);

    @Test
    void chains_begin_with_their_names() {
        assertThat(Chain.GENESIS).hasToString("273fc89075ece86583365744e3f7d4617911ff4bf06205957070587fbdfeffe9");
        assertThat(Chain.start("a")).hasToString("c37bb18fae80618e47710d49810abd1c0e6e9581a978aea305fb9a3bf5674671");
    }

    @Test
    void a_row_a_batch_and_a_snapshot_have_the_documented_hashes() {
        assertThat(FIRST.hash()).hasToString("6dda2180737a2f60f202b062fe52946bc76344d7ae536517d8a66f64573ee0b6");
        assertThat(Chain.batch(Chain.GENESIS, 1, 5, List.of(new Batch.Part("a", 1, 1)), List.of(FIRST))
                        .hash())
                .hasToString("30635c50fd93ad221aabacf79c0c799ada90d277ec9fb6ce01be74bebb028e83");
        assertThat(Chain.snapshot(FIRST.hash(), "a", 1, BODY).hash())
                .hasToString("8de907dbb08b14552b6bd11c1daae2c56b188b1a27455caf550305d5f2c1c116");
    }

    @Test
    void a_changed_row_does_not_follow() {
        assertThat(Chain.follows(Chain.start("a"), FIRST)).isTrue();
        assertThat(Chain.follows(Chain.start("b"), FIRST)).isFalse();
        for (Row changed : List.of(
                new Row("b", 1, "c-1", 5, BODY, FIRST.hash()),
                new Row("a", 2, "c-1", 5, BODY, FIRST.hash()),
                new Row("a", 1, "c-2", 5, BODY, FIRST.hash()),
                new Row("a", 1, "c-1", 6, BODY, FIRST.hash()),
                new Row("a", 1, "c-1", 5, new byte[] {'['}, FIRST.hash())))
            assertThat(Chain.follows(Chain.start("a"), changed)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb", "\u0000", "\ud800", "x\udc00y"})
    void what_cannot_be_stored_is_no_name_and_no_id(String text) {
        assertThatThrownBy(() -> Chain.row(Chain.GENESIS, text, 1, "c-1", 5, BODY))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Chain.row(Chain.GENESIS, "a", 1, text, 5, BODY))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
