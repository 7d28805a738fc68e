package baize.games.threecard;

import static baize.games.threecard.ThreeCardArea.*;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardCommand.Change;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardIrregularity.FoundWager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every stake is made of the table's chips. */
class ThreeCardChipsTest {
    private static final ThreeCard FIVES = game("chips=5-25-100");

    private static Wager wagerOf(ThreeCardArea on, long cents) {
        return wager(1, on, cents(cents), Money.ZERO);
    }

    private static ThreeCardCommand foundOf(ThreeCardArea on, long cents) {
        return staff(new FoundWager(DEALER, ANN, box(1), on, cents(cents), Money.ZERO));
    }

    @Test
    @Rule({"5.1", "R-199"})
    void an_ante_pair_plus_and_what_is_added_or_taken_off_are_in_chips() {
        given(FIVES).when(wagerOf(ANTE, 10_01)).thenRefused(NOT_IN_CHIPS, "5.1");
        var standing = given(FIVES).having(ante(10));
        standing.when(wagerOf(PAIR_PLUS, 1_00)).thenRefused(NOT_IN_CHIPS);
        standing.when(new Change(ANN, box(1), ANTE, cents(12_50))).thenRefused(NOT_IN_CHIPS);
        standing.when(withdraw(ANTE, 3)).thenRefused(NOT_IN_CHIPS);
        standing.when(pairPlus(5)).thenAccepted();
    }

    @Test
    @Rule({"5.1", "6.2", "R-199"})
    void a_wager_is_found_in_chips_too() {
        given(FIVES).when(foundOf(ANTE, 1)).thenRefused(NOT_IN_CHIPS);
        given(FIVES).having(ante(10)).when(foundOf(PAIR_PLUS, 2_50)).thenRefused(NOT_IN_CHIPS);
    }

    @Test
    @Rule({"5.1", "R-199"})
    void a_live_table_has_its_limits_in_chips() {
        Map<String, String> live = Map.of("chips", "5-25", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");
        assertThatCode(() -> ThreeCardRules.checkLive(live)).doesNotThrowAnyException();
        for (String wrong : List.of("minimum", "unit", "maximum", "limits.pair-plus.minimum")) {
            Map<String, String> changed = new HashMap<>(live);
            changed.put(wrong, "12.50");
            assertThatThrownBy(() -> ThreeCardRules.checkLive(changed))
                    .hasMessage(wrong + ": expected an amount in chips of 5.00, 25.00 (three-card-poker 5.1, R-199),"
                            + " got 12.50");
        }
    }
}
