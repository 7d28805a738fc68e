package baize.server.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class RulingsTest {
    @Test
    void every_ruling_is_told_with_its_title_in_plain_text() {
        Map<String, String> rulings = Rulings.packed();
        assertThat(rulings).hasSize(202).containsKeys("R-1", "R-202");
        assertThat(rulings.get("R-56"))
                .startsWith("Dealer does not play: Play stands off; every Ante still in is paid 1 to 1");
        assertThat(rulings.values())
                .allSatisfy(text -> assertThat(text).isNotBlank().doesNotContain("**", "`"));
    }

    @Test
    void a_ruling_without_a_decision_is_left_out() {
        assertThat(Rulings.read("""
                ### R-1 all games — Money
                - Problem: none.
                ### R-2 craps 1.1, bingo 2 — **Time**
                - Ruling: `now` is **now**.
                """)).containsExactly(Map.entry("R-2", "Time: now is now."));
    }
}
