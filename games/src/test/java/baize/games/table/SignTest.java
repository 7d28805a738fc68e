package baize.games.table;

import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.TableCommand.ChangeLimits;
import baize.games.table.TableCommand.PersonalLimit;
import baize.games.table.TableCommand.PutUpSign;
import baize.games.table.TableCommand.RaiseMinimum;
import baize.games.table.TableCommand.TakeDownSign;
import baize.games.table.TableCommand.WithdrawPersonalLimit;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.AtTable;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardState;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The sign with its limits, and how they change. */
class SignTest {
    private static final ThreeCard GAME = game("minimum=10.00", "maximum=200.00");
    private static final String DAY = "2025-03-14T";

    private static AtTable sign(long dollars, String stated) {
        return at(new PutUpSign(SUPERVISOR, null, dollars(dollars), sydney(DAY + stated)));
    }

    private static AtTable raise(long dollars) {
        return at(new RaiseMinimum(SUPERVISOR, null, dollars(dollars)));
    }

    private static AtTable change(@Nullable Long minimum, @Nullable Long maximum) {
        return at(new ChangeLimits(SUPERVISOR, null, orNull(minimum), orNull(maximum), null));
    }

    private static @Nullable Money orNull(@Nullable Long dollars) {
        return dollars == null ? null : dollars(dollars);
    }

    private static AtTable personal(int box, long minimum, long maximum) {
        return at(new PersonalLimit(SUPERVISOR, at(box), null, dollars(minimum), dollars(maximum)));
    }

    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> eight() {
        return given(GAME).having(clock(DAY + "20:00"));
    }

    @Test
    @Rule({"three-card-poker 6.5", "R-6"})
    void lm_1_a_higher_minimum_holds_from_the_first_round_twenty_minutes_after_the_sign_went_up() {
        eight().having(sign(25, "20:15"), clock(DAY + "20:19:59"))
                .when(ante(10))
                .thenAccepted();
        eight().having(sign(25, "20:15"), clock(DAY + "20:20:00"))
                .when(ante(10))
                .thenRefused(BELOW_MINIMUM);
        eight().having(sign(25, "20:15"), clock(DAY + "20:20:00"))
                .when(ante(25))
                .thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 6.5", "R-6"})
    void lm_1_a_sign_put_back_up_begins_its_twenty_minutes_anew() {
        var again = eight().having(sign(25, "20:15"), clock(DAY + "20:10"), at(new TakeDownSign(SUPERVISOR)))
                .having(clock(DAY + "20:11"), sign(25, "20:15"));
        again.having(clock(DAY + "20:30:59")).when(ante(10)).thenAccepted();
        again.having(withdraw(ThreeCardArea.ANTE), clock(DAY + "20:31:00"))
                .when(ante(10))
                .thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"three-card-poker 6.5", "R-6"})
    void a_stated_time_later_than_twenty_minutes_prevails() {
        eight().having(sign(25, "21:00"), clock(DAY + "20:59:59"))
                .when(ante(10))
                .thenAccepted();
        eight().having(sign(25, "21:00"), clock(DAY + "21:00")).when(ante(10)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"three-card-poker 6.5", "R-6"})
    void a_round_that_has_begun_keeps_its_limits() {
        eight().having(sign(25, "20:15"), clock(DAY + "20:19"), ante(1, 10), clock(DAY + "20:21"))
                .when(ante(2, 10))
                .thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 6.5", "R-11"})
    void twenty_minutes_are_elapsed_minutes_on_the_night_the_clocks_go_back() {
        Notice notice = new Notice(null, dollars(25), sydney("2025-04-06T01:50"), sydney("2025-04-06T01:50"));
        assertThat(notice.effectiveAt()).isEqualTo(sydney("2025-04-06T01:50").plusSeconds(20 * 60));
    }

    @Test
    @Rule("three-card-poker 6.5")
    void a_sign_needs_a_clock_a_rank_a_higher_minimum_and_room_below_the_maximum() {
        given(GAME).when(sign(25, "20:15")).thenRefused(CLOCK_NOT_SET);
        given(GAME)
                .when(at(new PutUpSign(DEALER, null, dollars(25), sydney(DAY + "20:15"))))
                .thenRefused(WRONG_GRADE, "6.5");
        eight().when(at(new PutUpSign(DEALER, null, dollars(25), sydney(DAY + "20:15"))))
                .thenRefused(WRONG_GRADE, "6.5");
        eight().when(sign(10, "20:15")).thenRefused(MINIMUM_NOT_HIGHER);
        eight().when(sign(201, "20:15")).thenRefused(LIMITS_CROSSED);
        eight().having(sign(25, "20:15")).when(sign(30, "20:15")).thenRefused(SIGN_ALREADY_UP);
        eight().when(at(new TakeDownSign(SUPERVISOR))).thenRefused(NO_SIGN_UP);
    }

    @Test
    @Rule({"three-card-poker 6.5", "three-card-poker 6.1"})
    void announced_and_coming_limits_never_cross() {
        eight().having(sign(50, "20:15")).when(change(null, 40L)).thenRefused(LIMITS_CROSSED);
        eight().having(change(null, 40L)).when(sign(50, "20:15")).thenRefused(LIMITS_CROSSED);
    }

    @Test
    @Rule("R-11")
    void the_clock_does_not_run_backwards() {
        eight().when(clock(DAY + "19:59")).thenRefused(CLOCK_RUNS_BACKWARDS);
        eight().when(clock(DAY + "20:00")).thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 6.5.1", "three-card-poker 6.5.4", "R-7"})
    void raised_at_once_the_minimum_leaves_those_who_play_their_old_one() {
        var given = given(GAME).having(sit(1), raise(25));
        given.when(ante(1, 10)).thenAccepted();
        given.when(ante(2, 10)).thenRefused(BELOW_MINIMUM);
        given(GAME).having(sit(1)).when(raise(10)).thenRefused(MINIMUM_NOT_HIGHER);
        given(GAME).when(raise(201)).thenRefused(LIMITS_CROSSED);
        given(GAME).when(at(new RaiseMinimum(DEALER, null, dollars(25)))).thenRefused(WRONG_GRADE, "6.5.1");
    }

    @Test
    @Rule({"three-card-poker 6.5.1.1", "three-card-poker 6.5.1.2", "three-card-poker 6.5.3", "R-7"})
    void a_marker_and_both_limits_show_the_old_minimum_until_the_player_leaves() {
        var given = given(GAME).having(sit(1), raise(25));
        TableView two = GAME.view(given.state(), new Viewer.Passerby()).table();
        assertThat(two.seats()).containsExactly(new TableView.Seat(1, ANN, true, List.of()));
        assertThat(two.sign().general().minimum()).isEqualTo(dollars(25));
        assertThat(two.old())
                .isNotNull()
                .satisfies(old -> assertThat(old.general().minimum()).isEqualTo(dollars(10)));
        given.having(leave(1), sit(1));
        TableView one = GAME.view(given.state(), new Viewer.Passerby()).table();
        assertThat(one.seats()).containsExactly(new TableView.Seat(1, ANN, false, List.of()));
        assertThat(one.old()).isNull();
        given.when(ante(1, 10)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"three-card-poker 6.5.2", "R-7"})
    void an_old_minimum_ends_with_twenty_minutes_notice() {
        var given = eight().having(sit(1), raise(25), sign(25, "20:20"));
        given.having(clock(DAY + "20:19:59")).when(ante(1, 10)).thenAccepted();
        given.having(withdraw(ThreeCardArea.ANTE), clock(DAY + "20:20"))
                .when(ante(1, 10))
                .thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"three-card-poker 6.5.2", "R-8"})
    void two_old_minimums_at_once_are_refused() {
        var given = given(GAME).having(sit(1), raise(25));
        given.having(sit(2)).when(raise(50)).thenRefused(SECOND_OLD_MINIMUM);
        given.having(leave(2), raise(50)).when(ante(1, 10)).thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 6.5.1", "R-7", "R-8"})
    void an_old_minimum_never_asks_for_more_than_the_sign() {
        var given = given(GAME).having(sit(1), raise(25), change(5L, 8L));
        given.when(ante(1, 5)).thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 6.5", "R-8"})
    void a_lower_minimum_and_another_maximum_hold_from_the_next_round() {
        var given = given(GAME).having(ante(1, 10), change(5L, 50L));
        given.when(ante(2, 5)).thenRefused(BELOW_MINIMUM);
        given.when(ante(3, 200)).thenAccepted();
        given.having(deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"), fold(1), fold(3));
        given.when(ante(1, 51)).thenRefused(ABOVE_MAXIMUM);
        given.when(ante(1, 5)).thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 6.5.1", "R-8"})
    void a_minimum_raised_at_once_does_not_hurry_another_maximum() {
        var given = given(GAME).having(ante(1, 10), change(null, 50L), raise(25));
        given.when(ante(2, 200)).thenAccepted();
        given.having(deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"), fold(1), fold(2));
        given.when(ante(2, 51)).thenRefused(ABOVE_MAXIMUM);
        given.when(ante(3, 24)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"three-card-poker 6.5", "R-6"})
    void a_higher_minimum_is_no_plain_change_of_limits() {
        given(GAME).when(change(11L, null)).thenRefused(HIGHER_MINIMUM_WITHOUT_NOTICE);
        given(GAME).when(change(null, 9L)).thenRefused(LIMITS_CROSSED);
        given(GAME)
                .when(at(new ChangeLimits(DEALER, null, dollars(5), null, null)))
                .thenRefused(WRONG_GRADE, "6.5");
    }

    @Test
    @Rule({"three-card-poker 6.6", "R-9"})
    void a_player_may_have_limits_of_the_own_shown_on_a_sign() {
        var given = given(GAME).having(sit(1), personal(1, 50, 500));
        given.when(ante(1, 501)).thenRefused(ABOVE_MAXIMUM);
        given.when(ante(1, 49)).thenRefused(BELOW_MINIMUM);
        given.when(ante(2, 500)).thenRefused(ABOVE_MAXIMUM);
        assertThat(GAME.view(given.state(), new Viewer.Passerby())
                        .table()
                        .seats()
                        .getFirst()
                        .personal())
                .containsExactly(new Guest.Personal(null, new Limits(dollars(50), dollars(500), Money.cents(1))));
        given.when(ante(1, 500)).thenAccepted();
    }

    @Test
    @Rule({"three-card-poker 6.6", "R-9"})
    void limits_of_the_own_for_one_area_stand_beside_those_for_another() {
        given(GAME)
                .having(
                        at(new PersonalLimit(SUPERVISOR, ANN, "ante", dollars(10), dollars(500))),
                        at(new PersonalLimit(SUPERVISOR, ANN, "pair-plus", dollars(10), dollars(300))),
                        ante(1, 500))
                .when(new Wager(ANN, box(1), ThreeCardArea.PAIR_PLUS, dollars(301), Money.ZERO))
                .thenRefused(ABOVE_MAXIMUM);
    }

    @Test
    @Rule({"three-card-poker 6.6", "R-9"})
    void personal_limits_stay_above_the_sign_s_minimum_and_end_when_withdrawn() {
        AtTable withdrawn = at(new WithdrawPersonalLimit(SUPERVISOR, ANN));
        given(GAME).when(personal(1, 9, 500)).thenRefused(PERSONAL_MINIMUM_TOO_LOW);
        given(GAME).when(personal(1, 50, 49)).thenRefused(LIMITS_CROSSED);
        given(GAME).when(withdrawn).thenRefused(NO_PERSONAL_LIMIT);
        given(GAME).having(personal(1, 50, 500), withdrawn).when(ante(1, 500)).thenRefused(ABOVE_MAXIMUM);
        given(GAME).having(sit(1), raise(25)).when(personal(1, 10, 500)).thenAccepted();
        given(GAME)
                .when(at(new PersonalLimit(DEALER, ANN, null, dollars(10), dollars(500))))
                .thenRefused(WRONG_GRADE, "6.6");
    }
}
