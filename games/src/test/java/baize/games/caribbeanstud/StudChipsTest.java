package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudArea.*;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Change;
import baize.games.caribbeanstud.StudCommand.Wager;
import baize.games.caribbeanstud.StudIrregularity.FoundWager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every stake is made of the table's chips. */
class StudChipsTest {
    private static final Stud FIVES = game("chips=5-25-100", "jackpotStake=5.00");

    private static Wager anteOf(long cents) {
        return wager(1, ANTE, cents(cents), Money.ZERO);
    }

    private static StudCommand foundOf(StudArea on, long cents) {
        return staff(new FoundWager(DEALER, ANN, box(1), on, cents(cents), Money.ZERO));
    }

    @Test
    @Rule({"5.2", "R-199"})
    void an_ante_and_what_is_added_to_it_or_taken_off_are_in_chips() {
        given(FIVES).when(anteOf(12_50)).thenRefused(NOT_IN_CHIPS, "5.2");
        var standing = given(FIVES).having(ante(10));
        standing.when(new Change(ANN, box(1), ANTE, cents(12_50))).thenRefused(NOT_IN_CHIPS);
        standing.when(withdraw(ANTE, 3)).thenRefused(NOT_IN_CHIPS);
        standing.when(change(ANTE, 15)).thenAccepted();
    }

    @Test
    @Rule({"5.2", "5.4", "R-199"})
    void a_jackpot_wager_whose_price_the_chips_cannot_pay_is_refused() {
        Stud odd = game("chips=5-25-100", "jackpotStake=2.50");
        Wager wager = wager(1, JACKPOT, cents(2_50), Money.ZERO);
        given(odd).having(ante(10)).when(wager).thenRefused(NOT_IN_CHIPS);
        given(odd).having(ante(10)).when(foundOf(JACKPOT, 2_50)).thenRefused(NOT_IN_CHIPS);
        given(FIVES)
                .having(ante(10))
                .when(wager(1, JACKPOT, cents(5_00), Money.ZERO))
                .thenAccepted();
    }

    @Test
    @Rule({"5.2", "6.2", "14.12", "R-199"})
    void antes_and_bets_are_found_in_chips_too() {
        given(FIVES).when(foundOf(ANTE, 1)).thenRefused(NOT_IN_CHIPS);
        var dealt = given(FIVES).having(ante(10), deal("As Kd 9h 7c 2s", "Ac Qd Jh 8c 3s"));
        dealt.when(foundOf(BET, 17_50)).thenRefused(NOT_IN_CHIPS);
        dealt.when(foundOf(BET, 15_00)).thenAccepted();
    }

    @Test
    @Rule({"5.2", "R-199"})
    void a_live_table_has_its_limits_and_the_price_of_its_jackpot_in_chips() {
        Map<String, String> live = Map.of("chips", "5-25", "jackpotStake", "5.00", "jackpotIncrement", "0.25");
        assertThatCode(() -> StudRules.checkLive(live)).doesNotThrowAnyException();
        for (String wrong : List.of("minimum", "unit", "maximum", "limits.bet.maximum", "jackpotStake")) {
            Map<String, String> changed = new HashMap<>(live);
            changed.put(wrong, "12.50");
            assertThatThrownBy(() -> StudRules.checkLive(changed))
                    .hasMessage(wrong + ": expected an amount in chips of 5.00, 25.00 (caribbean-stud 5.2, R-199), got"
                            + " 12.50");
        }
    }
}
