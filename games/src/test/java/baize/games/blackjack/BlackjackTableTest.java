package baize.games.blackjack;

import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.AtTable;
import baize.games.blackjack.BlackjackCommand.Stand;
import baize.games.blackjack.BlackjackEvent.TableChanged;
import baize.games.blackjack.BlackjackIrregularity.VoidRound;
import baize.games.table.PaymentError.Of;
import baize.games.table.TableCommand.ChangeCards;
import baize.games.table.TableCommand.ChangeLimits;
import baize.games.table.TableCommand.Close;
import baize.games.table.TableCommand.CloseSign;
import baize.games.table.TableCommand.LiftRestriction;
import baize.games.table.TableCommand.Open;
import baize.games.table.TableCommand.Overpayment;
import baize.games.table.TableCommand.PersonalLimit;
import baize.games.table.TableCommand.PutUpSign;
import baize.games.table.TableCommand.RaiseMinimum;
import baize.games.table.TableCommand.ReclaimSeat;
import baize.games.table.TableCommand.RectifyPayment;
import baize.games.table.TableCommand.Restrict;
import baize.games.table.TableCommand.Sit;
import baize.games.table.TableCommand.TakeDownSign;
import baize.games.table.TableCommand.WithdrawPersonalLimit;
import baize.games.table.TableEvent;
import baize.games.table.TableView;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What all tables share, under the clauses of Star Blackjack: the sign, seats, patrons kept out, closing. */
class BlackjackTableTest {
    private static final Blackjack GAME = game("minimum=10.00", "maximum=200.00");
    private static final Blackjack FIVE_BOXES = game("boxes=5");
    private static final String DAY = "2025-03-14T";
    private static final String CARDS = "Th 9c 8s";

    private static AtTable sign(long dollars, String stated) {
        return at(new PutUpSign(SUPERVISOR, null, dollars(dollars), sydney(DAY + stated)));
    }

    private static AtTable raise(long dollars) {
        return at(new RaiseMinimum(SUPERVISOR, null, dollars(dollars)));
    }

    private static AtTable change(long minimum, long maximum) {
        return at(new ChangeLimits(SUPERVISOR, null, dollars(minimum), dollars(maximum), null));
    }

    private static AtTable personal(long minimum, long maximum) {
        return at(new PersonalLimit(SUPERVISOR, ANN, null, dollars(minimum), dollars(maximum)));
    }

    private static AtTable restrict(Patron patron, Patron... with) {
        return at(new Restrict(SUPERVISOR, patron, List.of(with)));
    }

    private static AtTable reclaim() {
        return at(new ReclaimSeat(DEALER, box(2)));
    }

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> eight() {
        return given(GAME).having(clock(DAY + "20:00"));
    }

    /** A round that Ann plays to the end. */
    private static void round(Given<BlackjackState, BlackjackCommand, BlackjackEvent> given) {
        given.having(wager(1, 10), deal(CARDS), stand(1), reveal("Td"));
    }

    @Test
    @Rule({"6.5", "R-6"})
    void a_higher_minimum_holds_from_the_first_round_twenty_minutes_after_the_sign_went_up() {
        eight().having(sign(25, "20:15"), clock(DAY + "20:19:59"))
                .when(wager(10))
                .thenAccepted();
        eight().having(sign(25, "20:15"), clock(DAY + "20:20:00"))
                .when(wager(10))
                .thenRefused(BELOW_MINIMUM);
        eight().having(sign(25, "20:15"), clock(DAY + "20:19"), wager(1, 10), clock(DAY + "20:21"))
                .when(wager(2, 10))
                .thenAccepted();
    }

    @Test
    @Rule({"6.5", "R-6", "R-8", "R-11"})
    void a_sign_needs_a_clock_a_rank_and_a_higher_minimum_and_is_up_once() {
        given(GAME).when(sign(25, "20:15")).thenRefused(CLOCK_NOT_SET);
        eight().when(at(new PutUpSign(DEALER, null, dollars(25), sydney(DAY + "20:15"))))
                .thenRefused(WRONG_GRADE, "6.5");
        eight().when(sign(10, "20:15")).thenRefused(MINIMUM_NOT_HIGHER);
        eight().when(sign(201, "20:15")).thenRefused(LIMITS_CROSSED);
        eight().having(sign(25, "20:15")).when(sign(30, "20:15")).thenRefused(SIGN_ALREADY_UP);
        eight().when(at(new TakeDownSign(SUPERVISOR))).thenRefused(NO_SIGN_UP);
        eight().when(clock(DAY + "19:59")).thenRefused(CLOCK_RUNS_BACKWARDS);
        given(GAME).when(change(11, 200)).thenRefused(HIGHER_MINIMUM_WITHOUT_NOTICE);
    }

    @Test
    @Rule({"6.5", "R-8"})
    void a_lower_minimum_and_another_maximum_hold_from_the_next_round() {
        var given = given(GAME).having(wager(1, 10), change(5, 50));
        given.when(wager(2, 5)).thenRefused(BELOW_MINIMUM);
        given.having(deal(CARDS), stand(1), reveal("Td"));
        given.when(wager(1, 51)).thenRefused(ABOVE_MAXIMUM);
        given.when(wager(1, 5)).thenAccepted();
    }

    @Test
    @Rule({"6.5.1", "6.5.1.1", "6.5.1.2", "6.6.1", "6.6.2", "R-7"})
    void raised_at_once_the_minimum_leaves_those_who_play_their_old_one_under_a_marker() {
        var given = given(GAME).having(sit(1), raise(25));
        TableView two = GAME.view(given.state(), new Viewer.Passerby()).table();
        assertThat(two.seats()).containsExactly(new TableView.Seat(1, ANN, true, List.of()));
        assertThat(two.old()).isNotNull();
        given.when(wager(2, 10)).thenRefused(BELOW_MINIMUM);
        given.when(wager(1, 10)).thenAccepted();
        given.having(withdraw(BlackjackArea.MAIN), leave(1), sit(1));
        assertThat(GAME.view(given.state(), new Viewer.Passerby()).table().old())
                .isNull();
        given.when(wager(1, 10)).thenRefused(BELOW_MINIMUM);
        given(GAME).when(at(new RaiseMinimum(DEALER, null, dollars(25)))).thenRefused(WRONG_GRADE, "6.5.1");
    }

    @Test
    @Rule({"6.5.1.3", "5.11", "R-7"})
    void who_plays_several_boxes_has_the_marker_where_he_or_she_sits() {
        var given = given(GAME).having(wager(1, 10), wager(ANN, 2, BlackjackArea.MAIN, 10), raise(25));
        TableView view = GAME.view(given.state(), new Viewer.Passerby()).table();
        assertThat(view.seats()).containsExactly(new TableView.Seat(1, ANN, true, List.of()));
        given.having(deal("Th Tc 9c 8s 7s"), stand(1), new Stand(ANN, box(2), null, List.of()), reveal("Td"));
        given.when(wager(ANN, 2, BlackjackArea.MAIN, 10)).thenAccepted();
    }

    @Test
    @Rule({"6.6", "R-7", "R-8"})
    void an_old_minimum_ends_with_twenty_minutes_notice_and_there_are_never_two() {
        var given = eight().having(sit(1), raise(25), sit(2));
        given.when(raise(50)).thenRefused(SECOND_OLD_MINIMUM);
        given.having(sign(25, "20:20"), clock(DAY + "20:19:59"))
                .when(wager(1, 10))
                .thenAccepted();
        given.having(withdraw(BlackjackArea.MAIN), clock(DAY + "20:20"))
                .when(wager(1, 10))
                .thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"6.7", "R-9"})
    void a_player_may_have_limits_of_the_own() {
        var given = given(GAME).having(sit(1), personal(50, 500));
        given.when(wager(1, 501)).thenRefused(ABOVE_MAXIMUM);
        given.when(wager(1, 500)).thenAccepted();
        given(GAME).when(personal(9, 500)).thenRefused(PERSONAL_MINIMUM_TOO_LOW);
        given(GAME).when(at(new WithdrawPersonalLimit(SUPERVISOR, ANN))).thenRefused(NO_PERSONAL_LIMIT);
        given(GAME)
                .when(at(new PersonalLimit(DEALER, ANN, null, dollars(10), dollars(500))))
                .thenRefused(WRONG_GRADE, "6.7");
    }

    @Test
    @Rule({"2.1", "5.4", "5.11"})
    void a_seat_is_one_player_s_and_is_not_left_while_a_wager_stands() {
        given(GAME).when(leave(1)).thenRefused(NOT_SEATED);
        given(GAME).having(sit(1)).when(at(new Sit(BOB, box(1)))).thenRefused(BOX_TAKEN);
        given(GAME).having(wager(1, 10)).when(leave(1)).thenRefused(WAGERS_STAND);
        var other = given(GAME).having(wager(1, 10), sit(2), wager(BOB, 1, BlackjackArea.MAIN, 10));
        other.when(leave(2)).thenRefused(WAGERS_STAND);
        other.when(at(new Sit(BOB, box(3)))).thenRefused(WAGERS_STAND);
    }

    @Test
    @Rule({"18.10", "R-19"})
    void after_three_rounds_without_a_wager_at_a_full_table_a_seat_may_be_taken_back() {
        var given = given(FIVE_BOXES).having(sit(2), sit(3), sit(4), sit(5));
        for (int rounds = 0; rounds < 3; rounds++) {
            given.when(reclaim()).thenRefused(SEAT_NOT_IDLE);
            round(given);
            given.having(wager(1, 10), deal(CARDS), staff(new VoidRound(SUPERVISOR, "16.8")));
        }
        given.when(reclaim()).then(new TableChanged(new TableEvent.SeatLeft(BOB, box(2), true)));
    }

    @Test
    @Rule("5.18")
    void who_is_kept_apart_from_another_does_not_play_at_one_table() {
        var given = given(GAME).having(restrict(ANN, BOB), sit(1));
        given.when(wager(2, 10)).thenRefused(KEPT_APART);
        given.when(at(new Restrict(DEALER, ANN, List.of(BOB)))).thenRefused(WRONG_GRADE, "5.18");
        given.having(leave(1)).when(wager(2, 10)).thenAccepted();
    }

    @Test
    @Rule({"18.4.2", "18.4"})
    void who_is_excluded_does_not_play_until_the_restriction_is_lifted() {
        AtTable lift = at(new LiftRestriction(SUPERVISOR, ANN));
        var given = given(GAME).having(restrict(ANN));
        given.when(wager(1, 10)).thenRefused(EXCLUDED_FROM_GAME);
        given.when(at(new Restrict(DEALER, ANN, List.of()))).thenRefused(WRONG_GRADE, "18.4.2");
        given.having(lift).when(wager(1, 10)).thenAccepted();
        given(GAME).when(lift).thenRefused(NO_RESTRICTION);
    }

    @Test
    @Rule({"18.9", "R-20"})
    void with_players_present_a_table_closes_twenty_minutes_after_the_sign() {
        AtTable close = at(new Close(SUPERVISOR));
        var given = eight().having(sit(1));
        given.when(close).thenRefused(CLOSED_WITHOUT_NOTICE);
        given.having(at(new CloseSign(SUPERVISOR, null)), clock(DAY + "20:19:59"));
        given.when(close).thenRefused(CLOSED_WITHOUT_NOTICE);
        given.having(wager(1, 10), clock(DAY + "20:20:00"), close);
        given.when(wager(2, 10)).thenRefused(TABLE_CLOSED);
        given.having(deal(CARDS), stand(1), reveal("Td"));
        given.when(wager(1, 10)).thenRefused(TABLE_CLOSED);
        given.having(at(new Open(SUPERVISOR))).when(at(new Open(SUPERVISOR))).thenRefused(TABLE_OPEN);
        given(GAME).when(at(new Close(DEALER))).thenRefused(WRONG_GRADE, "18.9");
    }

    @Test
    @Rule({"3.5", "3.5.1", "3.5.2"})
    void cards_are_replaced_between_rounds_and_not_within_one() {
        AtTable change = at(new ChangeCards(SUPERVISOR));
        given(GAME).when(change).thenAccepted();
        given(GAME).having(wager(10), deal(CARDS)).when(change).thenRefused(ROUND_IN_PROGRESS, "3.5");
        given(GAME).when(at(new ChangeCards(DEALER))).thenRefused(WRONG_GRADE, "3.5");
    }

    @Test
    @Rule({"16.19", "16.19.1", "16.19.2", "16.20", "16.20.1", "16.21", "16.21.1.2"})
    void a_wrong_payment_is_on_record_with_what_was_tried_to_put_it_right() {
        var given = eight().having(at(new Overpayment(DEALER, Of.WAGER, ANN, dollars(5), false, null)));
        given.when(at(new RectifyPayment(Grade.GAMING_SUPERVISOR, 1, "asked back")))
                .thenAccepted();
        given.when(at(new RectifyPayment(Grade.GAMING_SUPERVISOR, 7, "asked back")))
                .thenRefused(NO_SUCH_PAYMENT);
    }
}
