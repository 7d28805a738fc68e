package baize.games.craps;

import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.Move;
import baize.games.craps.CrapsCommand.Wager;
import baize.games.craps.CrapsEvent.RoundOpened;
import baize.games.craps.CrapsEvent.TableChanged;
import baize.games.craps.CrapsEvent.WagerPlaced;
import baize.games.craps.CrapsEvent.WagerTaken;
import baize.games.craps.CrapsState.Settled;
import baize.games.craps.CrapsState.Wagering;
import baize.games.table.TableEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wagers within the wagering period: placed, added to, moved and taken back. */
class CrapsWagersTest {
    private static final Craps GAME = game();
    private static final Craps LIMITED = game("minimum=10.00", "maximum=100.00", "unit=5.00");

    @Test
    @Rule({"3.3.4", "3.5", "3.5.1", "3.5.1.1", "1.1 \"PT\"", "1.1 \"Round Of Play\""})
    void the_first_wager_opens_the_round_takes_the_terminal_and_debits_the_meter() {
        var when = given(GAME).having(admit(100L, null)).when(wager("place-6", 12));
        when.then(
                new RoundOpened(1),
                new TableChanged(new TableEvent.Seated(ANN, box(1))),
                new WagerPlaced(ANN, box(1), spot("place-6"), dollars(12), Money.ZERO));
        assertThat(credits(when.state(), 1)).isEqualTo(dollars(88));
        assertThat(when.state()).isInstanceOf(Wagering.class);
    }

    @Test
    @Rule({"3.3.4", "7.1"})
    void who_names_no_terminal_has_the_next_free_one_clockwise() {
        var given = given(GAME).having(wager("field", 5));
        given.when(new Wager(CAT, null, spot("field"), dollars(5)))
                .thenAmong(new TableChanged(new TableEvent.Seated(CAT, box(2))));
        given.when(new Wager(ANN, null, spot("field"), dollars(5)))
                .then(new WagerPlaced(ANN, box(1), spot("field"), dollars(5), Money.ZERO));
    }

    @Test
    @Rule({"7.1", "2.2.1"})
    void nobody_plays_at_two_terminals_at_one_that_is_taken_or_at_none() {
        var given = given(game("boxes=2")).having(wager("field", 5), wager(2, "field", 5));
        given.when(new Wager(ANN, box(2), spot("field"), dollars(5))).thenRefused(SECOND_TERMINAL);
        given.when(new Wager(CAT, box(2), spot("field"), dollars(5))).thenRefused(BOX_TAKEN);
        given.when(new Wager(CAT, null, spot("field"), dollars(5))).thenRefused(NO_SUCH_BOX);
        given(game("boxes=2"))
                .having(wager("field", 5))
                .when(new Wager(ANN, box(2), spot("field"), dollars(5)))
                .thenRefused(SECOND_TERMINAL);
    }

    @Test
    @Rule({"3.1", "1.1 \"Minimum Bet\"", "1.1 \"Maximum Bet\"", "R-1", "R-85"})
    void a_wager_is_within_the_limits_of_its_place_and_what_is_added_is_in_units() {
        given(LIMITED).when(wager("place-6", 9)).thenRefused(BELOW_MINIMUM);
        given(LIMITED).when(wager("place-6", 12)).thenRefused(NOT_IN_UNITS);
        given(LIMITED).when(wager("place-6", 105)).thenRefused(ABOVE_MAXIMUM);
        var given = given(LIMITED).having(wager("place-6", 95));
        given.when(wager("place-6", 3)).thenRefused(NOT_IN_UNITS);
        given.when(wager("place-6", 0)).thenRefused(BELOW_MINIMUM);
        given.when(wager("place-6", 10)).thenRefused(ABOVE_MAXIMUM);
        assertThat(standing(given.when(wager("place-6", 5)).state(), "place-6")).isEqualTo(dollars(100));
        given.when(wager("place-8", 100)).thenAccepted();
        given.when(wager(2, "place-6", 100)).thenAccepted();
        given(GAME).when(wager(1, "field", cents(1_50))).thenRefused(NOT_IN_UNITS);
    }

    @Test
    @Rule({"3.9.22", "R-74"})
    void a_horn_divides_by_four() {
        Craps odd = game("unit=1.50", "minimum=1.50");
        given(odd).when(wager(1, "horn", cents(1_50))).thenRefused(NOT_IN_QUARTERS);
        var given = given(odd).having(wager(1, "horn", cents(6_00)));
        given.when(new CrapsCommand.Withdraw(ANN, spot("horn"), cents(1_50))).thenRefused(NOT_IN_QUARTERS);
        given.when(withdraw("horn", 3)).thenAccepted();
        given(GAME).when(wager("horn", 5)).thenAccepted();
    }

    @Test
    @Rule({"3.9.1", "3.9.10", "1.1 \"Come Out Roll\"", "R-65", "R-66"})
    void the_line_is_for_the_come_out_and_only_a_pass_line_is_added_to_after_the_point() {
        var given = play(GAME, "pass-line=10 2:dont-pass=10 4-4");
        given.when(wager(3, "pass-line", 10)).thenRefused(LINE_WAGER_AFTER_POINT);
        given.when(wager(3, "dont-pass", 10)).thenRefused(LINE_WAGER_AFTER_POINT, "3.9.10");
        given.when(wager(2, "dont-pass", 1)).thenRefused(NEVER_INCREASED, "3.9.10");
        assertThat(standing(given.when(wager("pass-line", 20)).state(), "pass-line"))
                .isEqualTo(dollars(30));
        thrown(given, "6-2").thenAccepted();
        given.when(wager(3, "dont-pass", 10)).thenAccepted();
    }

    @Test
    @Rule({"3.9.3", "3.9.11", "R-64", "R-65", "R-66"})
    void come_and_dont_come_are_for_when_a_point_is_on() {
        given(GAME).when(wager("come", 10)).thenRefused(NO_POINT_ON);
        given(GAME).when(wager("dont-come", 10)).thenRefused(NO_POINT_ON, "3.9.11");
        var given = play(GAME, "pass-line=10 4-4 come=10 dont-come=10");
        given.when(wager("come-9", 10)).thenRefused(NO_COME_THERE);
        given.when(wager("dont-come-9", 10)).thenRefused(NEVER_INCREASED, "3.9.11");
        play(given, "4-5");
        given.when(wager("dont-come-9", 10)).thenRefused(NEVER_INCREASED, "3.9.11");
        assertThat(standing(given.when(wager("come-9", 5)).state(), "come-9")).isEqualTo(dollars(15));
        given.when(wager("come", 10)).thenAccepted();
    }

    @Test
    @Rule({"3.3.6", "3.8.3", "1.1 \"Wagering Period\"", "R-66"})
    void after_the_period_nothing_is_placed_changed_moved_or_taken_back() {
        var given = given(GAME).having(wager("pass-line", 10), wager("place-6", 12), close());
        given.when(wager("field", 5)).thenRefused(PERIOD_OVER);
        given.when(change("place-6", 18)).thenRefused(PERIOD_OVER);
        given.when(withdraw("place-6")).thenRefused(PERIOD_OVER);
        given.when(move("place-6", "place-8")).thenRefused(PERIOD_OVER);
        given.when(close()).thenRefused(PERIOD_OVER);
        given.having(shoot("4-4")).when(withdraw("place-6")).thenAccepted();
    }

    @Test
    @Rule({"3.9.1", "3.9.3", "1.1 \"Wagering Period\"", "R-66"})
    void a_pass_line_or_come_is_locked_once_its_period_is_over() {
        var given = given(GAME).having(wager("pass-line", 10));
        given.when(withdraw("pass-line", 4))
                .then(new WagerTaken(ANN, box(1), spot("pass-line"), dollars(4), Money.ZERO));
        play(given, "4-4 pass-line=5 come=10");
        given.when(withdraw("pass-line", 6)).thenRefused(LOCKED_UNTIL_DECIDED);
        given.when(change("pass-line", 5)).thenRefused(LOCKED_UNTIL_DECIDED);
        given.when(withdraw("pass-line")).then(new WagerTaken(ANN, box(1), spot("pass-line"), dollars(5), Money.ZERO));
        given.when(withdraw("pass-line")).thenRefused(LOCKED_UNTIL_DECIDED);
        given.when(withdraw("come", 5)).thenAccepted();
        play(given, "4-5");
        given.when(withdraw("come-9")).thenRefused(LOCKED_UNTIL_DECIDED, "3.9.3");
        given.when(move("come-9", "place-9")).thenRefused(LOCKED_UNTIL_DECIDED, "3.9.3");
    }

    @ParameterizedTest
    @ValueSource(strings = {"dont-pass", "big-6", "big-8", "place-9", "buy-9", "hardway-4", "place-to-lose-9", "lay-9"})
    @Rule({"1.1 \"Wagering Period\"", "3.5.1.1", "R-66", "R-71", "R-72"})
    void anything_else_is_taken_back_in_any_period_until_it_is_decided(String on) {
        var given = play(given(GAME).having(admit(100L, null)), on + "=10 5-5");
        var when = given.when(withdraw(on));
        assertThat(credits(when.state(), 1)).isEqualTo(dollars(100));
        assertThat(when.state().layout().terminals()).isEmpty();
    }

    @Test
    @Rule({"3.5.1.1", "3.1", "R-66"})
    void no_more_is_taken_back_than_stands_and_what_is_left_is_a_wager() {
        var given = given(LIMITED).having(wager("place-6", 30));
        given.when(withdraw("place-8")).thenRefused(NO_SUCH_WAGER);
        given.when(change("place-8", 10)).thenRefused(NO_SUCH_WAGER);
        given.when(move("place-8", "place-6")).thenRefused(NO_SUCH_WAGER);
        given.when(withdraw("place-6", 31)).thenRefused(MORE_THAN_STANDS);
        given.when(withdraw("place-6", 0)).thenRefused(MORE_THAN_STANDS);
        given.when(withdraw("place-6", 25)).thenRefused(BELOW_MINIMUM);
        given.when(withdraw("place-6", 7)).thenRefused(NOT_IN_UNITS);
        given.when(change("place-6", 30)).thenRefused(MORE_THAN_STANDS);
        assertThat(standing(given.when(change("place-6", 20)).state(), "place-6"))
                .isEqualTo(dollars(20));
        assertThat(standing(given.when(change("place-6", 45)).state(), "place-6"))
                .isEqualTo(dollars(45));
        assertThat(standing(given.when(withdraw("place-6")).state(), "place-6")).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"3.5.1.2", "1.1 \"Wagering Period\""})
    void a_wager_is_moved_as_a_whole_or_in_part_or_not_at_all() {
        var given = given(LIMITED).having(admit(40L, null), wager("place-6", 40));
        given.when(new Move(ANN, spot("place-6"), spot("place-8"), dollars(20)))
                .then(
                        new WagerTaken(ANN, box(1), spot("place-6"), dollars(20), Money.ZERO),
                        new WagerPlaced(ANN, box(1), spot("place-8"), dollars(20), Money.ZERO));
        given.when(move("place-8", "come")).thenRefused(NO_POINT_ON);
        given.when(move("place-8", "buy-8")).thenRefused(NOT_ENOUGH_CHIPS);
        given.when(move("place-8", "field")).thenAccepted();
        assertThat(standing(given.state(), "field")).isEqualTo(dollars(20));
        assertThat(credits(given.state(), 1)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"3.5", "1.1 \"Wagering Period\""})
    void without_a_wager_the_period_does_not_end() {
        given(GAME).when(close()).thenRefused(NO_WAGERS);
        var given = given(GAME).having(wager("field", 5), withdraw("field"));
        given.when(close()).thenRefused(NO_WAGERS);
        assertThat(play(given, "field=5 2-2").state()).isInstanceOf(Settled.class);
        given.when(close()).thenRefused(NO_WAGERS);
    }

    @Test
    @Rule({"1.1 \"Round Of Play\"", "1.1 \"Wagering Period\""})
    void a_wager_that_stands_is_carried_into_the_next_round_without_a_word() {
        var given = play(GAME, "place-6=12 5-5");
        assertThat(given.state().round()).isEqualTo(1);
        given.when(close()).thenAmong(new RoundOpened(2));
        given.having(shoot("4-4"));
        assertThat(standing(given.state(), "place-6")).isEqualTo(dollars(12));
        assertThat(given.state().period()).isEqualTo(3);
    }
}
