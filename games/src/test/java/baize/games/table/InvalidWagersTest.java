package baize.games.table;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.pay.Result;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import org.junit.jupiter.api.Test;

/** A wager that was not allowed can lose, but not win. */
class InvalidWagersTest {
    private static final InvalidWagers COLLECTED = new InvalidWagers("16.22.2", false);
    private static final InvalidWagers RETURNED = new InvalidWagers("16.22.2", true);

    @Test
    @Rule({"blackjack 16.22.2", "caribbean-stud 14.20.2", "R-12"})
    void a_win_is_void_and_cites_why() {
        Verdict verdict = COLLECTED.verdict(Verdict.win("15.1.3"), "18.1");
        assertThat(verdict.result()).isEqualTo(Result.VOID);
        assertThat(verdict.rules()).containsExactly("16.22.2", "18.1", "R-12", "15.1.3");
    }

    @Test
    @Rule({"blackjack 16.22.2", "R-12"})
    void a_loss_is_collected_unless_the_house_returns_it() {
        assertThat(COLLECTED.verdict(Verdict.lose("10.5"), "18.1").result()).isEqualTo(Result.LOSE);
        assertThat(COLLECTED.verdict(Verdict.lose("10.5"), "18.1").rule()).isEqualTo("10.5");
        assertThat(RETURNED.verdict(Verdict.lose("10.5"), "18.1").result()).isEqualTo(Result.VOID);
    }

    @Test
    @Rule("R-12")
    void a_stand_off_stays_one_and_a_wager_in_order_is_left_alone() {
        assertThat(COLLECTED.verdict(Verdict.standOff("15.1.9"), "18.1").result())
                .isEqualTo(Result.STAND_OFF);
        Verdict won = Verdict.win("15.1.3");
        assertThat(COLLECTED.verdict(won, null)).isSameAs(won);
        Verdict voided = Verdict.voided("16.8");
        assertThat(COLLECTED.verdict(voided, "18.1")).isSameAs(voided);
    }
}
