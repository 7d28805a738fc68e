package baize.games.craps;

import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.AtTable;
import baize.games.craps.CrapsEvent.TableChanged;
import baize.games.craps.CrapsIrregularity.Vacate;
import baize.games.table.PaymentError.Of;
import baize.games.table.TableCommand;
import baize.games.table.TableCommand.*;
import baize.games.table.TableEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What all tables share, under the clauses of craps: the sign, terminals, people kept out or apart. */
class CrapsTableTest {
    private static final Craps GAME = game("minimum=10.00", "maximum=200.00", "boxes=5");
    private static final String DAY = "2025-03-14T";

    private static AtTable sign(long dollars) {
        return at(new PutUpSign(MANAGER, null, dollars(dollars), sydney(DAY + "20:15")));
    }

    private static AtTable limits(long minimum, long maximum) {
        return at(new ChangeLimits(MANAGER, null, dollars(minimum), dollars(maximum), null));
    }

    private static AtTable personal(long minimum, long maximum) {
        return at(new PersonalLimit(MANAGER, ANN, null, dollars(minimum), dollars(maximum)));
    }

    private static AtTable restrict(int box, Integer... with) {
        return at(new Restrict(
                MANAGER, at(box), List.of(with).stream().map(CrapsTable::at).toList()));
    }

    @Test
    @Rule({"3.1", "R-6", "R-11"})
    void a_higher_minimum_is_announced_and_holds_from_a_round_twenty_minutes_later() {
        given(GAME).when(sign(25)).thenRefused(CLOCK_NOT_SET);
        var given = given(GAME).having(clock(DAY + "20:00"));
        given.when(at(new PutUpSign(DEALER, null, dollars(25), sydney(DAY + "20:15"))))
                .thenRefused(WRONG_GRADE, "3.1");
        given.when(sign(10)).thenRefused(MINIMUM_NOT_HIGHER);
        given.when(sign(201)).thenRefused(LIMITS_CROSSED);
        given.when(at(new TakeDownSign(MANAGER))).thenRefused(NO_SIGN_UP);
        given.having(sign(25)).when(sign(30)).thenRefused(SIGN_ALREADY_UP);
        given.when(clock(DAY + "19:59")).thenRefused(CLOCK_RUNS_BACKWARDS);
        given.having(clock(DAY + "20:19")).having(wager("field", 10)).having(roll("4-5"));
        given.having(clock(DAY + "20:20")).when(wager("field", 10)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"3.1", "R-8", "R-9"})
    void limits_change_with_the_next_round_and_a_player_may_have_others() {
        given(GAME).when(limits(11, 200)).thenRefused(HIGHER_MINIMUM_WITHOUT_NOTICE);
        var given = given(GAME).having(wager("field", 10), limits(5, 50));
        given.when(wager("place-6", 5)).thenRefused(BELOW_MINIMUM);
        given.having(roll("4-4")).when(wager("place-6", 51)).thenRefused(ABOVE_MAXIMUM);
        given.when(wager("place-6", 5)).thenAccepted();
        given.when(personal(4, 500)).thenRefused(PERSONAL_MINIMUM_TOO_LOW);
        given.when(at(new WithdrawPersonalLimit(MANAGER, ANN))).thenRefused(NO_PERSONAL_LIMIT);
        given.having(personal(5, 500)).when(wager("place-8", 500)).thenAccepted();
        given.when(wager(2, "place-8", 500)).thenRefused(ABOVE_MAXIMUM);
    }

    @Test
    @Rule({"3.1", "R-1"})
    void limits_do_not_come_down_to_stakes_below_a_dollar_which_rounding_would_favour() {
        var cents = new ChangeLimits(MANAGER, null, cents(50), null, null);
        given(GAME).when(at(cents)).thenRefused(STAKE_TOO_SMALL, "R-1");
        given(GAME)
                .when(at(new ChangeLimits(MANAGER, "field", null, null, cents(1))))
                .thenRefused(STAKE_TOO_SMALL);
    }

    @Test
    @Rule({"3.1", "R-7", "R-8"})
    void players_keep_the_old_minimum_once() {
        AtTable once = at(new RaiseMinimum(MANAGER, null, dollars(20)));
        AtTable twice = at(new RaiseMinimum(MANAGER, null, dollars(30)));
        var given = given(GAME).having(sit(1), once);
        given.when(wager("field", 10)).thenAccepted();
        given.when(wager(2, "field", 10)).thenRefused(BELOW_MINIMUM);
        given.having(sit(2)).when(twice).thenRefused(SECOND_OLD_MINIMUM);
    }

    @Test
    @Rule({"7.7", "7.7.2", "7.11", "R-24"})
    void who_is_excluded_does_not_play_and_who_is_kept_apart_does_not_play_with_the_other() {
        given(GAME).when(at(new Restrict(DEALER, ANN, List.of()))).thenRefused(WRONG_GRADE, "7.7.2");
        var given = given(GAME).having(restrict(1));
        given.when(wager("field", 10)).thenRefused(EXCLUDED_FROM_GAME);
        given.when(sit(1)).thenRefused(EXCLUDED_FROM_GAME);
        given.having(at(new LiftRestriction(MANAGER, ANN)))
                .when(wager("field", 10))
                .thenAccepted();
        given.when(at(new LiftRestriction(MANAGER, ANN))).thenRefused(NO_RESTRICTION);
        given.having(restrict(2, 1)).when(wager(2, "field", 10)).thenRefused(KEPT_APART);
        given.when(at(new Restrict(DEALER, CAT, List.of(ANN)))).thenRefused(WRONG_GRADE, "7.11");
    }

    @Test
    @Rule({"7.13", "7.13.1", "7.13.2"})
    void who_does_not_play_may_be_directed_to_leave_the_terminal() {
        var given = given(GAME).having(sit(1), wager(2, "field", 10));
        given.when(staff(new Vacate(DEALER, box(1)))).thenRefused(WRONG_GRADE, "7.13");
        given.when(staff(new Vacate(MANAGER, box(3)))).thenRefused(NOT_SEATED);
        given.when(staff(new Vacate(MANAGER, box(2)))).thenRefused(SEAT_NOT_IDLE);
        given.when(at(new ReclaimSeat(MANAGER, box(1))))
                .then(new TableChanged(new TableEvent.SeatLeft(ANN, box(1), true)));
    }

    @Test
    @Rule({"7.1", "2.2.1", "3.3"})
    void a_terminal_is_one_player_s_and_a_player_has_one_terminal() {
        var given = given(GAME).having(sit(1));
        given.when(sit(1)).thenRefused(BOX_TAKEN);
        given.when(at(new Sit(BOB, box(1)))).thenRefused(BOX_TAKEN);
        given.when(at(new Sit(BOB, box(6)))).thenRefused(NO_SUCH_BOX);
        given.having(wager("field", 10)).when(at(new Sit(ANN, box(2)))).thenRefused(WAGERS_STAND);
        given.when(at(new CardOut(ANN))).thenRefused(WAGERS_STAND);
        given.having(roll("4-5")).having(at(new Sit(ANN, box(2))));
        assertThat(given.state().table().at(box(1))).isNull();
    }

    @Test
    @Rule({"4.2", "6.5"})
    void the_book_keeps_no_register_of_wrong_payments() {
        given(GAME).when(at(new RectifyPayment(MANAGER, 1, "found"))).thenRefused(NO_SUCH_PAYMENT);
        TableCommand over = new Overpayment(DEALER, Of.WAGER, ANN, dollars(5), false, null);
        given(GAME).when(at(over)).thenRefused(NOT_AN_INCIDENT);
    }
}
