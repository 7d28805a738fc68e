package baize.games.craps;

import static baize.core.pay.Result.*;
import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsShowdown.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.Remedy;
import baize.games.craps.CrapsCommand.Wager;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsIrregularity.Recalculate;
import baize.games.craps.CrapsIrregularity.TerminalFails;
import baize.games.craps.CrapsIrregularity.TumblerFails;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules 6.1 to 6.3: a terminal that fails, what is held there, and what its records confirm. */
class CrapsMalfunctionTest {
    private static final Craps GAME = game();

    private static Remedy fails(String clause, @Nullable Boolean confirmed) {
        return staff(new TerminalFails(MANAGER, whose(1), clause, confirmed));
    }

    private static Remedy fails() {
        return fails("6.2.2", null);
    }

    private static Remedy recalculate(String... unconfirmed) {
        List<Spot> spots = Stream.of(unconfirmed).map(Spot::parse).toList();
        return staff(new Recalculate(MANAGER, whose(1), spots));
    }

    private static Given<CrapsState, CrapsCommand, CrapsEvent> withCredits(String play) {
        return play(given(GAME).having(admit(100L, null)), play);
    }

    @Test
    @Rule({"6.1", "6.2", "R-79"})
    void what_the_dice_decide_is_held_while_a_terminal_is_out_of_order_and_paid_when_confirmed() {
        var given = withCredits("place-6=12 field=5").having(fails());
        var settled = thrown(given, "3-3");
        settled.thenLines();
        assertThat(credits(settled.state(), 1)).isEqualTo(dollars(83));
        assertThat(settled.state().staked(ANN)).isEqualTo(dollars(17));
        given.when(recalculate())
                .thenLines(
                        line("place-6", dollars(12), PLACE_WON, WIN, dollars(26), "3.9.7.1"),
                        line("field", dollars(5), FIELD_LOST, LOSE, dollars(0), "3.9.16"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(109));
        given.when(wager("field", 5)).thenAccepted();
    }

    @Test
    @Rule({"6.1", "R-79"})
    void a_line_that_was_recalculated_says_so() {
        var given = withCredits("place-6=12").having(fails()).having(roll("3-3"));
        assertThat(given.when(recalculate()).line("place-6").rules())
                .startsWith("3.9.7.1")
                .contains("6.1", "R-79");
    }

    @Test
    @Rule({"6.3", "1.1 \"Void\"", "R-71", "R-79"})
    void what_the_records_do_not_confirm_is_void_decided_or_not() {
        var given =
                withCredits("buy-6=20 place-8=12 place-6=12").having(fails()).having(roll("3-3"));
        given.when(recalculate("buy-6", "place-8"))
                .thenLines(
                        line("place-8", dollars(12), UNCONFIRMED, VOID, dollars(12), "6.3"),
                        line("place-6", dollars(12), PLACE_WON, WIN, dollars(26), "3.9.7.1"),
                        line("buy-6", dollars(20), UNCONFIRMED, VOID, dollars(20), "6.3"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(114));
    }

    @Test
    @Rule({"6.3", "3.9.2", "R-79"})
    void odds_go_with_a_base_that_is_not_confirmed() {
        var given = withCredits("pass-line=10 3-3 odds-6=20").having(fails());
        given.when(recalculate("pass-line"))
                .thenLines(
                        line("pass-line", dollars(10), UNCONFIRMED, VOID, dollars(10), "6.3"),
                        line("odds-6", dollars(20), UNCONFIRMED, VOID, dollars(20), "6.3"));
        var decided = withCredits("pass-line=10 3-3 odds-6=20").having(fails()).having(roll("3-4"));
        decided.when(recalculate("pass-line")).thenAccepted();
        assertThat(credits(decided.state(), 1)).isEqualTo(dollars(100));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6.2.1", "6.2.2", "6.2.3"})
    @Rule({"6.2", "6.2.1", "6.2.2", "6.2.3"})
    void a_terminal_is_taken_to_have_failed_under_one_of_three_clauses(String clause) {
        play(GAME, "pass-line=10").when(fails(clause, null)).then(new TerminalFailed(box(1), clause));
        play(GAME, "pass-line=10").when(fails("6.1", null)).thenRefused(NOT_A_MALFUNCTION);
    }

    @Test
    @Rule({"6.1", "6.2", "R-24"})
    void a_terminal_in_order_is_not_recalculated_and_one_out_of_order_takes_no_wager() {
        var given = play(GAME, "place-6=12");
        given.when(recalculate()).thenRefused(TERMINAL_IN_ORDER);
        given.when(staff(new TerminalFails(Grade.GAMING_SUPERVISOR, whose(1), "6.2.3", null)))
                .thenRefused(WRONG_GRADE, "6.1");
        given.when(staff(new TerminalFails(MANAGER, whose(2), "6.2.3", null))).thenRefused(NOT_SEATED);
        given.having(fails());
        given.when(fails()).thenRefused(TERMINAL_OUT_OF_ORDER);
        given.when(wager("field", 5)).thenRefused(TERMINAL_OUT_OF_ORDER);
        given.when(withdraw("place-6")).thenRefused(TERMINAL_OUT_OF_ORDER);
        given.when(change("place-6", 18)).thenRefused(TERMINAL_OUT_OF_ORDER);
    }

    @Test
    @Rule({"6.1", "6.3", "R-79"})
    void records_that_have_been_read_already_settle_it_at_once() {
        var confirmed = withCredits("place-6=12 3-3 place-8=12");
        confirmed
                .when(fails("6.2.1", true))
                .then(new TerminalFailed(box(1), "6.2.1"), new TerminalRecalculated(box(1), List.of(), List.of()));
        assertThat(credits(confirmed.state(), 1)).isEqualTo(dollars(102));
        var unconfirmed = withCredits("place-6=12 place-4=10 3-3");
        unconfirmed
                .when(fails("6.2.1", false))
                .thenLines(line("place-4", dollars(10), UNCONFIRMED, VOID, dollars(10), "6.3"));
        assertThat(credits(unconfirmed.state(), 1)).isEqualTo(dollars(100));
        assertThat(unconfirmed.state().layout().terminals()).isEmpty();
    }

    @Test
    @Rule({"6.1", "3.9.3", "R-79"})
    void a_come_is_held_as_often_as_it_is_decided() {
        var given = withCredits("pass-line=5 5-5 come=10 3-3 come=20").having(fails());
        play(given, "4-2 2-4");
        assertThat(given.state().staked(ANN)).isEqualTo(dollars(35));
        given.when(recalculate())
                .thenLines(
                        line("come-6", dollars(10), COME_POINT_MADE, WIN, dollars(20), "3.9.3.1.2"),
                        line("come-6", dollars(20), COME_POINT_MADE, WIN, dollars(40), "3.9.3.1.2"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(125));
    }

    @Test
    @Rule({"6.4.2", "6.1", "R-78"})
    void what_is_held_goes_back_when_the_game_is_over() {
        var given = withCredits("pass-line=5 5-5 come=10 3-3 come=20").having(fails());
        play(given, "4-2");
        given.when(staff(new TumblerFails(MANAGER, true)))
                .thenLines(
                        line("pass-line", dollars(5), OUT_OF_SERVICE, VOID, dollars(5), "6.4.2"),
                        line("come-6", dollars(20), OUT_OF_SERVICE, VOID, dollars(20), "6.4.2"),
                        line("come-6", dollars(10), OUT_OF_SERVICE, VOID, dollars(10), "6.4.2"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        given.when(wager("field", 1)).thenRefused(TERMINAL_OUT_OF_ORDER);
        given.having(recalculate()).when(wager("field", 1)).thenAccepted();
    }

    @Test
    @Rule({"6.1", "3.5"})
    void what_is_held_alone_gives_the_dice_nothing_to_do() {
        var given = withCredits("field=5").having(fails()).having(roll("4-5"));
        given.when(close()).thenRefused(NO_WAGERS);
        given.when(leave(1)).thenAccepted();
        given.when(recalculate()).thenAmong(new TableChanged(new TableEvent.SeatLeft(ANN, box(1), false)));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(105));
        assertThat(given.state().table().seated()).isZero();
    }

    @Test
    @Rule({"6.1", "7.1"})
    void who_leaves_a_terminal_that_failed_plays_at_another_and_nobody_is_sent_there() {
        var given = given(GAME).having(sit(1), fails(), leave(1));
        given.when(new Wager(BOB, null, spot("field"), dollars(5)))
                .thenAmong(new TableChanged(new TableEvent.Seated(BOB, box(2))));
        given.when(new Wager(ANN, null, spot("field"), dollars(5)))
                .thenAmong(new WagerPlaced(ANN, box(3), spot("field"), dollars(5), Money.ZERO));
        given.when(withdraw("field")).thenAccepted();
        given.when(new Wager(CAT, box(1), spot("field"), dollars(5))).thenRefused(TERMINAL_OUT_OF_ORDER);
    }
}
