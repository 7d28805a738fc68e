package baize.games.craps;

import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.SeededOutcomes;
import baize.core.dice.Dice;
import baize.core.engine.Outcomes;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.CloseWagering;
import baize.games.craps.CrapsCommand.Shoot;
import baize.games.craps.CrapsEvent.WageringClosed;
import baize.games.craps.CrapsIrregularity.TerminalFails;
import baize.games.craps.CrapsState.Settled;
import baize.games.craps.CrapsState.Shooting;
import baize.games.table.TableCommand.ChangeLimits;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who shoots, and when the dice shoot themselves. */
class CrapsShooterTest {
    private static final Craps GAME = game("boxes=5");
    private static final String EVENING = "2025-03-14T20:00:";

    private static @Nullable Integer shooter(CrapsState state) {
        return GAME.view(state, new Viewer.Passerby()).shooter();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "nobody", textBlock = """
            pass-line=5 3:dont-pass=5 5:pass-line=5                                | 1
            3:dont-pass=5 5:pass-line=5                                            | 3
            pass-line=5 3:dont-pass=5 1-1 pass-line=5 3:dont-pass=5 5:pass-line=5  | 3
            pass-line=5 5:dont-pass=5 2-2 5-5                                      | 1
            3:dont-pass=5 6-6 3:dont-pass=5 5:pass-line=5                          | 3
            3:dont-pass=5 5:pass-line=5 2-2 3-4 5:pass-line=5 3:pass-line=5        | 5
            5:pass-line=5 4-4 3-4 3:dont-pass=5                                    | 3
            5:pass-line=5 4-4 3-4 3:dont-pass=5 5:pass-line=5                      | 3
            pass-line=5 4-4 6-2 pass-line=5 2:pass-line=5                          | 1
            pass-line=5 4-4 6-2 2:pass-line=5                                      | 2
            pass-line=5 5-6 pass-line=5 2:pass-line=5                              | 1
            pass-line=5 3-4 pass-line=5 2:pass-line=5                              | 1
            dont-pass=5 2-2 1-3 dont-pass=5 2:pass-line=5                          | 1
            dont-pass=5 5-6 dont-pass=5 2:pass-line=5                              | 1
            pass-line=5 dont-pass=5 6-6 pass-line=5 dont-pass=5 2:pass-line=5      | 2
            pass-line=5 dont-pass=5 2-2 3-4 pass-line=5 2:pass-line=5              | 2
            pass-line=5 1-1 field=5 3-4 pass-line=5 2:pass-line=5                  | 2
            field=5                                                                | nobody
            pass-line=5 1-1 field=5                                                | nobody
            """)
    @Rule({"3.11", "3.11.2", "1.1 \"Shooter\"", "R-80", "R-81"})
    void the_turn_goes_clockwise_and_passes_when_a_pass_line_loses_or_a_dont_pass_wins(
            String play, @Nullable Integer next) {
        assertThat(shooter(CrapsTable.play(GAME, play).state())).isEqualTo(next);
    }

    @Test
    @Rule({"3.11", "1.1 \"Shooter\"", "R-82"})
    void the_shooter_presses_the_button_after_the_period_and_nobody_else_does() {
        var given = given(GAME).having(wager("pass-line", 5), wager(2, "pass-line", 5));
        given.when(shoot(1, "4-4")).thenRefused(PERIOD_OPEN);
        given.when(close()).then(new WageringClosed(box(1), null));
        given.when(shoot(2, "4-4")).thenRefused(NOT_THE_SHOOTER);
        given.when(new Shoot(ANN, null)).thenRefused(NO_DICE);
        assertThat(given.when(shoot(1, "4-4")).state()).isInstanceOf(Settled.class);
        assertThat(given.state().layout().turn()).isEqualTo(box(1));
    }

    @Test
    @Rule({"3.11.1", "R-82"})
    void after_ten_seconds_the_dice_shoot_themselves() {
        var given = given(GAME).having(clock(EVENING + "00"), wager("pass-line", 5));
        given.when(close()).then(new WageringClosed(box(1), sydney(EVENING + "00")));
        assertThat(GAME.view(given.state(), new Viewer.Passerby()).shootBy()).isEqualTo(sydney(EVENING + "10"));
        given.having(clock(EVENING + "09.999")).when(shoot(2, "4-4")).thenRefused(NOT_THE_SHOOTER);
        given.having(clock(EVENING + "10")).when(shoot(1, "4-4")).thenRefused(TOO_LATE_TO_SHOOT);
        assertThat(given.when(shoot("4-4")).state().layout().point()).isEqualTo(8);
        given(GAME)
                .having(clock(EVENING + "00"), wager("pass-line", 5), close(), clock(EVENING + "09.999"))
                .when(shoot(1, "4-4"))
                .thenAccepted();
    }

    @Test
    @Rule({"3.11.2", "R-81"})
    void where_nobody_may_shoot_the_dice_are_shot_with_the_end_of_the_period() {
        var given = given(GAME).having(wager("field", 5));
        var when = given.when(new CloseWagering(Dice.of(4, 5)));
        assertThat(when.events()).startsWith(new WageringClosed(null, null));
        assertThat(when.state()).isInstanceOf(Settled.class);
        given.when(shoot("4-4")).thenRefused(PERIOD_OPEN);
        var line = given(GAME).having(wager("pass-line", 5));
        line.when(new CloseWagering(Dice.of(4, 5))).thenRefused(DICE_BEFORE_THE_SHOT);
        line.having(close()).when(shoot(1, "1-1")).thenAccepted();
    }

    @Test
    @Rule({"3.11.2", "R-81"})
    void who_shoots_has_the_least_shooting_wager_on_the_line() {
        Craps ten = game("minShootingWager=10.00");
        var given = given(ten).having(wager("pass-line", 9), wager(2, "dont-pass", 10));
        given.when(close()).then(new WageringClosed(box(2), null));
        given(ten).having(wager("pass-line", 9)).when(close()).then(new WageringClosed(null, null));
        Craps line = game("limits.pass-line.minimum=5.00", "minimum=2.00");
        given(line).having(wager("pass-line", 5)).when(close()).then(new WageringClosed(box(1), null));
    }

    @Test
    @Rule({"3.11", "R-81", "R-86"})
    void a_shooter_who_leaves_stays_the_shooter_in_name_and_the_dice_shoot_themselves() {
        var given = CrapsTable.play(GAME, "pass-line=5 2:pass-line=5 4-4").having(leave(1));
        assertThat(shooter(given.state())).isEqualTo(1);
        assertThat(GAME.isAutomatic(given.state())).isTrue();
        given.when(new CloseWagering(Dice.of(4, 4))).thenAccepted();
        assertThat(given.state().layout().turn()).isEqualTo(box(1));
    }

    @Test
    @Rule({"3.11.2", "6.1", "R-81"})
    void a_shooter_whose_terminal_fails_is_not_waited_for() {
        var given = CrapsTable.play(GAME, "pass-line=5 4-4")
                .having(staff(new TerminalFails(MANAGER, whose(1), "6.2.2", null)));
        given.when(new CloseWagering(Dice.of(4, 5))).thenAccepted();
    }

    @Test
    @Rule({"2.2.4", "3.11.2", "3.12"})
    void chance_is_asked_for_a_throw_only_where_the_dice_are_shot() {
        Outcomes outcomes = SeededOutcomes.of(baize.core.chance.FastGenerator.stream(1, 1));
        var given = given(GAME).having(wager("field", 5));
        assertThat(GAME.withOutcome(given.state(), close(), outcomes)).isNotEqualTo(close());
        given.having(wager("pass-line", 5));
        assertThat(GAME.withOutcome(given.state(), close(), outcomes)).isEqualTo(close());
        Shoot bob = new Shoot(BOB, null);
        Shoot system = new Shoot(null, null);
        assertThat(GAME.withOutcome(given.state(), system, outcomes)).isEqualTo(system);
        given.having(close());
        assertThat(GAME.withOutcome(given.state(), bob, outcomes)).isEqualTo(bob);
        assertThat(GAME.withOutcome(given.state(), system, outcomes)).isNotEqualTo(system);
        assertThat(given.state()).isInstanceOf(Shooting.class);
    }

    @Test
    @Rule({"3.1", "3.11.2", "R-8", "R-81"})
    void a_sign_that_changes_with_the_round_says_who_may_shoot_in_it() {
        Craps ten = game("minimum=10.00");
        var given = given(ten)
                .having(wager("pass-line", 10))
                .having(at(new ChangeLimits(MANAGER, "dont-pass", dollars(5), null, null)))
                .having(roll("1-1"))
                .having(wager("dont-pass", 5))
                .having(roll("4-4"));
        assertThat(ten.view(given.state(), new Viewer.Passerby()).shooter()).isEqualTo(1);
        given.having(at(new ChangeLimits(MANAGER, "pass-line", dollars(5), null, null)));
        Outcomes outcomes = SeededOutcomes.of(baize.core.chance.FastGenerator.stream(1, 1));
        CrapsCommand close = ten.withOutcome(given.state(), close(), outcomes);
        given.when(close).thenAccepted();
    }

    @Test
    @Rule("2.2.4")
    void the_dice_are_sealed_in_their_tumbler() {
        given(GAME)
                .when(at(new baize.games.table.TableCommand.ChangeCards(MANAGER)))
                .thenRefused(NO_DICE);
    }
}
