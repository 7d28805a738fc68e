package baize.games.blackjack;

import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Settings.BadSetting;
import baize.games.table.TableCommand.ChangeLimits;
import baize.games.table.TableCommand.PersonalLimit;
import baize.games.table.TableCommand.PutUpSign;
import baize.games.table.TableCommand.RaiseMinimum;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rounding up to chips may not make a stake worth more than it costs, at the opening and afterwards. */
class BlackjackRoundingTest {
    private static final Blackjack LIVE = game("chips=5-25-100", "minimum=10.00", "maximum=500.00", "unit=10.00");

    private static String[] live(String settings) {
        List<String> all = new ArrayList<>(List.of("sideWagers=none"));
        all.addAll(List.of(settings.split(" ", -1)));
        return all.toArray(new String[0]);
    }

    /** Limits that a supervisor gives the table, in cents. */
    private static BlackjackCommand change(@Nullable Long minimum, @Nullable Long unit) {
        return at(new ChangeLimits(SUPERVISOR, null, amount(minimum), null, amount(unit)));
    }

    private static @Nullable Money amount(@Nullable Long cents) {
        return cents == null ? null : cents(cents);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chips=5-25 | minimum | 5.12, R-199): a blackjack on 5.00 in chips of 5.00, 25.00 pays 10.00, which"
                        + " makes the stake worth +1.48 % to the player",
                "chips=1-5 minimum=1 | minimum | +1.48 %",
                "chips=1-5 decks=8 | minimum | +1.45 %",
                "chips=5-25 minimum=10 maximumHands=3 | minimum | 15.00 in chips of 5.00, 25.00 pays 25.00",
                "chips=5-25 minimum=10 maximumHands=3 dealerBlackjackRule=OBO | minimum | +0.08 %",
                "chips=5-25 minimum=12.50 | minimum | in chips of 5.00, 25.00 (blackjack 5.2, R-199), got 12.50",
                "chips=5-25 minimum=10 unit=1 | unit | got 1.00",
                "chips=5-25 minimum=10 maximum=99 | maximum | got 99.00",
                "chips=5-25 minimum=10 limits.main.minimum=12 | limits.main.minimum | got 12.00",
                "chips=5-25 minimum=20 limits.main.minimum=5 | minimum | +1.48 %"
            })
    @Rule({"5.2", "5.12", "R-199"})
    void a_live_table_that_leaves_a_stake_in_the_player_s_favour_is_refused_with_the_figure(
            String settings, String key, String told) {
        assertThatThrownBy(() -> BlackjackRules.checkLive(BlackjackTable.given(live(settings))))
                .isInstanceOf(BadSetting.class)
                .hasMessageStartingWith(key + ": expected")
                .hasMessageContaining(told);
    }

    @ParameterizedTest
    @CsvSource({
        "chips=5-25 minimum=10",
        "chips=5-25 minimum=15",
        "chips=5-25 minimum=10 maximumHands=3 unit=10",
        "chips=5-25 minimum=25 maximumHands=3",
        "chips=2.50-5-25 minimum=5 unit=5",
        "chips=1-2.50 minimum=2",
        "chips=5-25 limits.main.minimum=10"
    })
    @Rule({"5.12", "R-199"})
    void others_may_open(String settings) {
        assertThatCode(() -> BlackjackRules.checkLive(BlackjackTable.given(live(settings))))
                .doesNotThrowAnyException();
    }

    @Test
    @Rule({"5.2", "14.5", "R-199"})
    void the_price_of_a_jackpot_wager_is_in_chips_too() {
        String[] settings = {
            "chips=5-25",
            "minimum=10",
            "sideWagers=blazing-7s",
            "device=shuffler",
            "blazingStake=2.50",
            "blazingMinimum=10000",
            "jackpotIncrement=0.1"
        };
        assertThatThrownBy(() -> BlackjackRules.checkLive(BlackjackTable.given(settings)))
                .hasMessageStartingWith("blazingStake: expected an amount in chips of 5.00, 25.00");
    }

    @Test
    @Rule({"5.12", "6.5", "R-199"})
    void a_sign_that_favours_nobody_does_not_become_one_that_does() {
        given(LIVE).when(change(5_00L, null)).thenRefused(ROUNDING_FAVOURS_PLAYER, "5.12");
        given(LIVE).when(change(null, 2_50L)).thenRefused(NOT_IN_CHIPS);
        given(LIVE).when(change(null, 5_00L)).thenAccepted();
        Blackjack three = game("chips=5-25-100", "minimum=10.00", "maximum=500.00", "unit=10.00", "maximumHands=3");
        given(three).when(change(null, 5_00L)).thenRefused(ROUNDING_FAVOURS_PLAYER);
        given(three).when(at(new RaiseMinimum(SUPERVISOR, null, dollars(15)))).thenRefused(ROUNDING_FAVOURS_PLAYER);
        given(three)
                .having(clock("2025-03-14T20:00"))
                .when(at(new PutUpSign(SUPERVISOR, null, dollars(15), sydney("2025-03-14T21:00"))))
                .thenRefused(ROUNDING_FAVOURS_PLAYER);
        given(three)
                .when(at(new PersonalLimit(SUPERVISOR, ANN, null, dollars(15), dollars(100))))
                .thenRefused(ROUNDING_FAVOURS_PLAYER);
        given(three)
                .when(at(new PersonalLimit(SUPERVISOR, ANN, null, dollars(20), dollars(100))))
                .thenAccepted();
    }

    @Test
    @Rule("R-199")
    void a_script_whose_limits_are_open_changes_them_as_it_likes() {
        given(game("chips=5-25-100"))
                .when(at(new RaiseMinimum(SUPERVISOR, null, dollars(5))))
                .thenAccepted();
        assertThat(new BlackjackRounding(rules("minimum=1.00"))
                        .favoured(rules().table().sign().general()))
                .isNull();
    }
}
