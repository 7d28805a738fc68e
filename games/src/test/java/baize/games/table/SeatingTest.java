package baize.games.table;

import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.table.TableCommand.Close;
import baize.games.table.TableCommand.CloseSign;
import baize.games.table.TableCommand.LiftRestriction;
import baize.games.table.TableCommand.Open;
import baize.games.table.TableCommand.ReclaimSeat;
import baize.games.table.TableCommand.Restrict;
import baize.games.table.TableCommand.Sit;
import baize.games.threecard.ThreeCard;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.AtTable;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import baize.games.threecard.ThreeCardIrregularity.Misdeal;
import baize.games.threecard.ThreeCardState;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Seats taken, left and reclaimed; patrons kept out; the table closed. */
class SeatingTest {
    private static final ThreeCard GAME = game();
    private static final ThreeCard TWO_BOXES = game("boxes=2");
    private static final String NIGHT = "2025-03-15T";

    private static AtTable restrict(Patron patron, Patron... with) {
        return at(new Restrict(SUPERVISOR, patron, List.of(with)));
    }

    private static AtTable reclaim(int box) {
        return at(new ReclaimSeat(DEALER, box(box)));
    }

    /** A round that Ann plays to the end. */
    private static void round(Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> given) {
        given.having(ante(1, 10), deal("Qs 9d 4c", "Kh 7d 2s"), fold(1));
    }

    @Test
    @Rule("three-card-poker 2.1")
    void a_seat_is_taken_and_left() {
        given(GAME).when(sit(1)).then(new TableChanged(new TableEvent.Seated(ANN, box(1))));
        given(GAME).having(sit(1)).when(leave(1)).then(new TableChanged(new TableEvent.SeatLeft(ANN, box(1), false)));
        given(GAME).when(leave(1)).thenRefused(NOT_SEATED);
        given(GAME).when(at(new Sit(ANN, box(8)))).thenRefused(NO_SUCH_BOX);
    }

    @Test
    @Rule({"three-card-poker 5.4", "three-card-poker 5.6"})
    void a_seat_is_one_player_s_and_is_not_left_while_a_wager_stands() {
        given(GAME).having(sit(1)).when(at(new Sit(BOB, box(1)))).thenRefused(BOX_TAKEN);
        given(GAME).having(sit(1)).when(sit(1)).thenRefused(BOX_TAKEN);
        given(GAME).having(ante(1, 10)).when(leave(1)).thenRefused(WAGERS_STAND);
        given(GAME).having(ante(1, 10)).when(at(new Sit(ANN, box(2)))).thenRefused(WAGERS_STAND);
    }

    @Test
    @Rule({"three-card-poker 14.9", "R-19"})
    void after_three_rounds_without_a_wager_at_a_full_table_a_seat_may_be_taken_back() {
        var given = given(TWO_BOXES).having(sit(2));
        for (int rounds = 0; rounds < 3; rounds++) {
            given.when(reclaim(2)).thenRefused(SEAT_NOT_IDLE);
            round(given);
        }
        given.when(reclaim(2)).then(new TableChanged(new TableEvent.SeatLeft(BOB, box(2), true)));
        given.when(reclaim(2)).thenRefused(NOT_SEATED);
    }

    @Test
    @Rule({"three-card-poker 14.9", "R-19"})
    void void_rounds_and_rounds_at_a_table_with_a_free_seat_do_not_count() {
        var full = given(TWO_BOXES).having(sit(2));
        round(full);
        round(full);
        full.having(ante(1, 10), deal("Qs 9d 4c", "Kh 7d 2s"), staff(new Misdeal(DEALER)));
        full.when(reclaim(2)).thenRefused(SEAT_NOT_IDLE);
        var spacious = given(GAME).having(sit(2));
        for (int rounds = 0; rounds < 3; rounds++) round(spacious);
        spacious.when(reclaim(2)).thenRefused(SEAT_NOT_IDLE);
    }

    @Test
    @Rule({"three-card-poker 14.9", "R-19"})
    void any_wager_begins_the_count_anew_even_one_in_a_void_round() {
        var given = given(TWO_BOXES).having(sit(2));
        round(given);
        round(given);
        given.having(ante(1, 10), ante(2, 10), deal("Qs 9d 4c", "Kh 7d 2s", "Jh 8d 3s"), staff(new Misdeal(DEALER)));
        assertThat(given.state().table().guest(BOB).idle()).isZero();
        round(given);
        given.when(reclaim(2)).thenRefused(SEAT_NOT_IDLE);
        given.having(ante(2, 10)).when(reclaim(2)).thenRefused(WAGERS_STAND);
    }

    @Test
    @Rule({"three-card-poker 12.11.2", "three-card-poker 12.11"})
    void suspected_colluders_do_not_play_at_one_table() {
        var given = given(GAME).having(restrict(ANN, BOB), sit(1));
        given.when(ante(2, 10)).thenRefused(KEPT_APART);
        given.when(sit(2)).thenRefused(KEPT_APART);
        given.when(at(new Restrict(DEALER, ANN, List.of(BOB)))).thenRefused(WRONG_GRADE, "12.11.2");
        given.having(leave(1)).when(ante(2, 10)).thenAccepted();
    }

    @Test
    @Rule("three-card-poker 14.3.2")
    void who_is_excluded_does_not_play_until_the_restriction_is_lifted() {
        AtTable lift = at(new LiftRestriction(SUPERVISOR, ANN));
        var given = given(GAME).having(restrict(ANN));
        given.when(ante(1, 10)).thenRefused(EXCLUDED_FROM_GAME);
        given.when(at(new Restrict(DEALER, ANN, List.of()))).thenRefused(WRONG_GRADE, "14.3.2");
        given.having(lift).when(ante(1, 10)).thenAccepted();
        given(GAME).when(lift).thenRefused(NO_RESTRICTION);
    }

    @Test
    @Rule({"three-card-poker 12.11.2", "three-card-poker 14.3.2"})
    void restrictions_add_up() {
        given(GAME).having(restrict(ANN), restrict(ANN, BOB)).when(ante(1, 10)).thenRefused(EXCLUDED_FROM_GAME);
        given(GAME)
                .having(restrict(ANN, BOB), restrict(ANN, CAT), sit(2))
                .when(ante(1, 10))
                .thenRefused(KEPT_APART);
    }

    @Test
    @Rule({"three-card-poker 14.8", "R-20"})
    void lm_5_with_players_present_a_table_closes_twenty_minutes_after_the_sign() {
        AtTable close = at(new Close(SUPERVISOR));
        var given = given(GAME).having(clock(NIGHT + "02:00"), sit(1));
        given.when(close).thenRefused(CLOSED_WITHOUT_NOTICE);
        given.having(at(new CloseSign(SUPERVISOR, sydney(NIGHT + "02:10"))), clock(NIGHT + "02:19:59"));
        given.when(close).thenRefused(CLOSED_WITHOUT_NOTICE);
        given.having(ante(1, 10), clock(NIGHT + "02:20:00"));
        given.when(close).then(new TableChanged(new TableEvent.ClosingOrdered()));
        given.having(close).when(ante(2, 10)).thenRefused(TABLE_CLOSED);
        given.having(deal("Qs 9d 4c", "Kh 7d 2s"), fold(1));
        given.when(ante(1, 10)).thenRefused(TABLE_CLOSED);
        given.when(close).thenRefused(TABLE_CLOSED);
    }

    @Test
    @Rule({"three-card-poker 14.8", "R-20"})
    void lm_5_an_empty_table_closes_at_once_and_opens_again() {
        AtTable open = at(new Open(SUPERVISOR));
        given(GAME).when(at(new Close(SUPERVISOR))).thenAccepted();
        given(GAME).having(at(new Close(SUPERVISOR)), open).when(ante(1, 10)).thenAccepted();
        given(GAME).when(open).thenRefused(TABLE_OPEN);
        given(GAME).having(ante(1, 10)).when(at(new Close(SUPERVISOR))).thenRefused(CLOSED_WITHOUT_NOTICE);
        given(GAME).when(at(new Close(DEALER))).thenRefused(WRONG_GRADE, "14.8");
        given(GAME).when(at(new CloseSign(SUPERVISOR, sydney(NIGHT + "02:10")))).thenRefused(CLOCK_NOT_SET);
    }
}
