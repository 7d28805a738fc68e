package baize.games.table;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the limits of a live table are where the house leaves them open. */
class LiveLimitsTest {
    @Test
    @Rule({"R-15", "R-199"})
    void a_live_table_has_its_smallest_chip_for_a_unit_and_reserves_unless_the_house_says_otherwise() {
        String reserves = "lossLimitReserveFullBet";
        assertThat(LiveLimits.written(Map.of("chips", "5-2.50", "minimum", "10.00", reserves, "false")))
                .isEqualTo(Map.of("chips", "5-2.50", "minimum", "10.00", "unit", "2.50", reserves, "false"));
        assertThat(LiveLimits.written(Map.of("chips", "5-25")))
                .isEqualTo(Map.of("chips", "5-25", "minimum", "5.00", "unit", "5.00", reserves, "true"));
        assertThat(LiveLimits.written(Map.of("decks", "8"))).isEqualTo(Map.of("decks", "8"));
    }
}
