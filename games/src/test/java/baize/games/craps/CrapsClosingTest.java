package baize.games.craps;

import static baize.core.pay.Result.VOID;
import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsShowdown.CLEARED;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.AtTable;
import baize.games.craps.CrapsCommand.Remedy;
import baize.games.craps.CrapsEvent.CloseWarned;
import baize.games.craps.CrapsEvent.PlayerLeft;
import baize.games.craps.CrapsEvent.TableChanged;
import baize.games.craps.CrapsIrregularity.VoidWagers;
import baize.games.craps.CrapsIrregularity.WarnOfClose;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import org.junit.jupiter.api.Test;

/** Leaving with wagers on the layout, and the close of play. */
class CrapsClosingTest {
    private static final Craps GAME = game();

    private static Remedy warn(Grade by) {
        return staff(new WarnOfClose(by));
    }

    private static AtTable shut(Grade by) {
        return at(new TableCommand.Close(by));
    }

    private static TableChanged left(int box) {
        return new TableChanged(new TableEvent.SeatLeft(at(box), box(box), false));
    }

    private static TableChanged closed() {
        return new TableChanged(new TableEvent.TableClosed());
    }

    @Test
    @Rule({"3.7", "R-86"})
    void wagers_that_are_left_behind_are_played_on_and_pay_the_meter() {
        var given = play(given(GAME).having(admit(100L, null)), "pass-line=10 4-4");
        given.when(leave(1)).then(new PlayerLeft(ANN, box(1)));
        given.when(leave(1)).thenRefused(WAGERS_STAND);
        assertThat(given.state().table().at(box(1))).isNotNull();
        play(given, "5-5");
        var when = thrown(given, "6-2");
        when.thenAmong(left(1));
        assertThat(credits(when.state(), 1)).isEqualTo(dollars(110));
        assertThat(when.state().table().seated()).isZero();
        assertThat(when.state().layout().terminals()).isEmpty();
    }

    @Test
    @Rule({"3.7", "R-86"})
    void who_comes_back_and_wagers_is_there_again() {
        var given = play(GAME, "pass-line=10 4-4").having(leave(1)).having(wager("odds-8", 20));
        assertThat(GAME.isAutomatic(given.state())).isFalse();
        var when = thrown(given, "6-2");
        assertThat(when.events()).doesNotContain(left(1));
        assertThat(when.state().table().seated()).isEqualTo(1);
        given.when(leave(1)).then(left(1));
        given.when(leave(1)).thenRefused(NOT_SEATED);
    }

    @Test
    @Rule({"3.7", "3.9.3", "R-86"})
    void a_come_goes_to_its_number_without_its_player() {
        var given = play(GAME, "2:pass-line=5 4-4 come=10").having(leave(1));
        play(given, "4-5");
        Terminal terminal = given.state().layout().of(ANN);
        assertThat(terminal != null && terminal.away()).isTrue();
        assertThat(standing(given.state(), "come-9")).isEqualTo(dollars(10));
        given.when(staff(new VoidWagers(MANAGER, ANN, "7.11", "shouting"))).thenAmong(left(1));
    }

    @Test
    @Rule({"7.2", "R-86"})
    void a_warning_leaves_two_more_periods_and_comes_once() {
        var given = play(GAME, "pass-line=10");
        given.when(warn(DEALER)).thenRefused(WRONG_GRADE, "7.2");
        given.when(at(new TableCommand.CloseSign(MANAGER, null))).then(new CloseWarned(3));
        given.when(warn(MANAGER)).thenRefused(WARNING_ALREADY_GIVEN);
        assertThat(GAME.view(given.state(), new Viewer.Passerby()).lastRound()).isEqualTo(3);
        play(given, "4-4 field=5 5-5 field=5 5-5");
        given.when(wager("field", 5)).thenRefused(CLOSE_OF_PLAY);
        play(GAME, "pass-line=10 4-4").when(warn(MANAGER)).then(new CloseWarned(4));
    }

    @Test
    @Rule({"7.2", "R-71", "R-86"})
    void when_its_last_round_is_over_what_can_be_cancelled_goes_back_and_the_rest_is_played_on() {
        var given =
                play(given(GAME).having(admit(100L, null), warn(MANAGER)), "pass-line=10 buy-6=20 4-4 odds-8=20 5-5");
        var last = thrown(given, "2-3");
        last.thenLines(
                line("odds-8", dollars(20), CLEARED, VOID, dollars(20), "7.2"),
                line("buy-6", dollars(20), CLEARED, VOID, dollars(20), "7.2"));
        assertThat(credits(last.state(), 1)).isEqualTo(dollars(90));
        given.when(wager("odds-8", 20)).thenRefused(CLOSE_OF_PLAY);
        given.when(shut(MANAGER)).thenRefused(CLOSED_WITHOUT_NOTICE);
        play(given, "5-5");
        thrown(given, "3-4").thenAmong(closed());
        given.when(wager("field", 5)).thenRefused(TABLE_CLOSED);
        given.when(warn(MANAGER)).thenRefused(TABLE_CLOSED);
        given.when(shut(MANAGER)).thenRefused(TABLE_CLOSED);
        given.having(at(new TableCommand.Open(MANAGER)));
        given.when(wager("field", 5)).thenAccepted();
        given.when(warn(MANAGER)).thenAccepted();
    }

    @Test
    @Rule({"7.2", "7.7.1", "R-86"})
    void what_was_played_on_may_be_void_and_then_play_closes() {
        var given = play(given(GAME).having(warn(MANAGER)), "pass-line=10 4-4 5-5 5-5");
        given.when(staff(new VoidWagers(MANAGER, ANN, "7.11", "shouting"))).thenAmong(closed());
    }

    @Test
    @Rule({"7.2", "R-86"})
    void a_game_closes_without_a_warning_only_where_nobody_is() {
        given(GAME).when(shut(DEALER)).thenRefused(WRONG_GRADE, "7.2");
        given(GAME).when(shut(MANAGER)).then(closed());
        given(GAME).having(sit(1)).when(shut(MANAGER)).thenRefused(CLOSED_WITHOUT_NOTICE);
        play(GAME, "field=5").when(shut(MANAGER)).thenRefused(CLOSED_WITHOUT_NOTICE);
        given(GAME).when(at(new TableCommand.Open(MANAGER))).thenRefused(TABLE_OPEN);
    }
}
