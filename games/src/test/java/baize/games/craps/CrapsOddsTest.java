package baize.games.craps;

import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import baize.games.craps.CrapsEvent.WagerPlaced;
import baize.games.craps.CrapsEvent.WagerTaken;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wagers that ride on others, and those that pay a commission. */
class CrapsOddsTest {
    private static final Craps GAME = game();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            pass-line=10 3-3                      | odds-6           | 20 | 3.9.2.1
            pass-line=10 5-5                      | odds-10          | 20 | 3.9.2.1
            2:field=1 4-4 come=10 4-5             | come-odds-9      | 20 | 3.9.4.1
            dont-pass=10 5-5                      | dont-odds-10     | 40 | 3.9.12.1
            dont-pass=10 4-1                      | dont-odds-5      | 30 | 3.9.12.1
            dont-pass=10 5-1                      | dont-odds-6      | 24 | 3.9.12.1
            2:field=1 4-4 dont-come=10 2-2        | dont-come-odds-4 | 40 | 3.9.13.1
            2:field=1 4-4 dont-come=10 4-5        | dont-come-odds-9 | 30 | 3.9.13.1
            2:field=1 4-4 dont-come=10 5-1        | dont-come-odds-6 | 24 | 3.9.13.1
            """)
    @Rule({"3.9.2.1", "3.9.4.1", "3.9.12.1", "3.9.13.1", "R-69", "R-70"})
    void no_more_rides_than_twice_the_base_or_than_wins_twice_the_base(
            String play, String on, long most, String clause) {
        play(GAME, play).when(wager(on, most + 1)).thenRefused(ABOVE_ODDS_LIMIT, clause);
        var given = play(GAME, play).having(wager(on, most));
        given.when(wager(on, 1)).thenRefused(ABOVE_ODDS_LIMIT, clause);
        assertThat(standing(given.state(), on)).isEqualTo(dollars(most));
    }

    @Test
    @Rule({"3.9.12.1", "R-70"})
    void the_limit_is_tested_on_exact_winnings() {
        assertThat(OddsLimit.of(spot("dont-odds-6"), cents(1_01))).isEqualTo(cents(2_42));
        assertThat(OddsLimit.of(spot("dont-come-odds-5"), dollars(7))).isEqualTo(dollars(21));
        assertThat(OddsLimit.of(spot("odds-4"), dollars(7))).isEqualTo(dollars(14));
    }

    @Test
    @Rule({"3.9.2", "3.9.4", "3.9.12", "3.9.13"})
    void odds_need_their_base_and_its_number() {
        given(GAME).when(wager("odds-6", 5)).thenRefused(NOTHING_TO_RIDE_ON);
        var given = play(GAME, "2:pass-line=10 dont-pass=10 3-3");
        given.when(wager("odds-6", 5)).thenRefused(NOTHING_TO_RIDE_ON);
        given.when(wager("dont-odds-8", 5)).thenRefused(NOTHING_TO_RIDE_ON, "3.9.12");
        given.when(wager(2, "dont-odds-6", 5)).thenRefused(NOTHING_TO_RIDE_ON, "3.9.12");
        given.when(wager("come-odds-6", 5)).thenRefused(NOTHING_TO_RIDE_ON, "3.9.4");
        given.when(wager("dont-come-odds-6", 5)).thenRefused(NOTHING_TO_RIDE_ON, "3.9.13");
        given.when(wager("dont-odds-6", 5)).thenAccepted();
    }

    @Test
    @Rule({"3.9.2.1", "3.1", "R-69"})
    void the_maximum_of_the_base_does_not_bind_odds_but_one_of_their_own_does() {
        Craps limited = game("minimum=10.00", "maximum=100.00", "unit=5.00");
        play(limited, "pass-line=100 3-3").when(wager("odds-6", 200)).thenAccepted();
        play(limited, "pass-line=100 3-3").when(wager("odds-6", 5)).thenAccepted();
        play(limited, "pass-line=100 3-3").when(wager("odds-6", 7)).thenRefused(NOT_IN_UNITS);
        Craps own = game("limits.odds.maximum=150.00");
        play(own, "pass-line=100 3-3").when(wager("odds-6", 151)).thenRefused(ABOVE_MAXIMUM);
        play(own, "pass-line=100 3-3").when(wager("odds-6", 150)).thenAccepted();
    }

    @Test
    @Rule({"3.9.1", "3.9.2.1", "R-65", "R-69"})
    void what_is_added_to_the_base_raises_the_limit() {
        var given = play(GAME, "pass-line=10 4-5 pass-line=20");
        given.when(wager("odds-9", 60)).thenAccepted();
        given.when(wager("odds-9", 1)).thenRefused(ABOVE_ODDS_LIMIT);
    }

    @Test
    @Rule({"R-66", "R-69", "R-70"})
    void reducing_a_base_first_brings_its_odds_down() {
        var given = play(given(GAME).having(admit(100L, null)), "dont-pass=10 5-1 dont-odds-6=24");
        given.when(withdraw("dont-pass", 5))
                .then(
                        new WagerTaken(ANN, box(1), spot("dont-odds-6"), dollars(12), Money.ZERO),
                        new WagerTaken(ANN, box(1), spot("dont-pass"), dollars(5), Money.ZERO));
        given.when(withdraw("dont-pass", 3))
                .then(
                        new WagerTaken(ANN, box(1), spot("dont-odds-6"), dollars(8), Money.ZERO),
                        new WagerTaken(ANN, box(1), spot("dont-pass"), dollars(3), Money.ZERO));
        given.when(withdraw("dont-pass")).thenAccepted();
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"R-66", "R-69"})
    void odds_with_a_minimum_of_their_own_come_down_to_nothing_below_it() {
        var given = play(game("limits.odds.minimum=10.00"), "pass-line=4 4-5 pass-line=2 odds-9=12");
        given.when(withdraw("pass-line"))
                .then(
                        new WagerTaken(ANN, box(1), spot("odds-9"), dollars(12), Money.ZERO),
                        new WagerTaken(ANN, box(1), spot("pass-line"), dollars(2), Money.ZERO));
    }

    private static List<Adjustment> commission(String on, long cents, String clause, String ruling) {
        return List.of(new Adjustment(ANN, box(1), on, cents(cents), clause, List.of(clause, ruling)));
    }

    @Test
    @Rule({"3.9.8", "3.9.15", "R-71", "R-72"})
    void a_commission_is_debited_on_top_and_an_increase_is_charged_on_the_increase() {
        var given = given(GAME).having(admit(100L, null));
        var buy = new WagerPlaced(ANN, box(1), spot("buy-4"), dollars(20), dollars(1));
        given.when(wager("buy-4", 20)).thenAmong(buy);
        assertThat(buy.adjustments()).isEqualTo(commission("buy-4", -1_00, "3.9.8", "R-71"));
        var lay = new WagerPlaced(ANN, box(1), spot("lay-4"), dollars(5), cents(12));
        given.when(wager("lay-4", 5)).then(lay);
        given.when(wager("lay-4", 5)).then(lay);
        assertThat(lay.adjustments()).isEqualTo(commission("lay-4", -12, "3.9.15", "R-72"));
        assertThat(credits(given.state(), 1)).isEqualTo(cents(100_00 - 20_00 - 1_00 - 10_00 - 24));
    }

    @Test
    @Rule({"3.9.8", "3.9.15", "R-71", "R-72"})
    void what_is_taken_back_brings_the_commission_that_is_not_due_on_the_rest() {
        var given = given(GAME).having(admit(100L, null), wager("buy-4", 20), wager("lay-4", 5), wager("lay-4", 5));
        var part = new WagerTaken(ANN, box(1), spot("buy-4"), dollars(5), cents(25));
        given.when(withdraw("buy-4", 5)).then(part);
        assertThat(part.adjustments()).isEqualTo(commission("buy-4", 25, "3.9.8", "R-71"));
        given.when(withdraw("lay-4", 5)).then(new WagerTaken(ANN, box(1), spot("lay-4"), dollars(5), cents(12)));
        given.when(withdraw("lay-4")).then(new WagerTaken(ANN, box(1), spot("lay-4"), dollars(5), cents(12)));
        given.when(withdraw("buy-4")).then(new WagerTaken(ANN, box(1), spot("buy-4"), dollars(15), cents(75)));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"3.9.8", "R-71", "R-73"})
    void a_commission_is_kept_when_the_wager_is_decided_and_charged_anew_after() {
        var given = play(given(GAME).having(admit(100L, null)), "buy-4=20 2-2");
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100 + 40 - 1));
        given.when(wager("buy-4", 20)).thenAccepted();
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(139 - 21));
        play(given, "3-4");
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(118));
    }

    @Test
    @Rule({"3.9.8", "R-71"})
    void a_house_may_keep_the_commission_of_what_is_cancelled() {
        var given = given(game("commissionRefundOnCancel=false")).having(admit(100L, null), wager("buy-4", 40));
        given.when(withdraw("buy-4", 20)).then(new WagerTaken(ANN, box(1), spot("buy-4"), dollars(20), Money.ZERO));
        assertThat(bet(given.state(), "buy-4").commission()).isEqualTo(dollars(1));
        given.having(staff(new CrapsIrregularity.TumblerFails(MANAGER, true)));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(99));
    }

    @Test
    @Rule({"3.3.4", "3.3", "3.9.8", "R-16", "R-71"})
    void the_meter_and_the_loss_limit_must_hold_the_commission_too() {
        given(GAME).having(admit(20L, null)).when(wager("buy-4", 20)).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME).having(admit(21L, null)).when(wager("buy-4", 20)).thenAccepted();
        given(GAME).having(admit(null, 20L)).when(wager("buy-4", 20)).thenRefused(LOSS_LIMIT_EXCEEDED);
        given(GAME).having(admit(null, 21L)).when(wager("buy-4", 20)).thenAccepted();
    }
}
