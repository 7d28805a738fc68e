package baize.games.threecard;

import static baize.core.pay.Result.LOSE;
import static baize.core.pay.Result.VOID;
import static baize.core.pay.Result.WIN;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardShowdown.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.threecard.ThreeCardCommand.TimeOut;
import baize.games.threecard.ThreeCardIrregularity.CallTime;
import baize.games.threecard.ThreeCardIrregularity.CannotMatch;
import baize.games.threecard.ThreeCardIrregularity.Misdeal;
import baize.games.threecard.ThreeCardIrregularity.VoidHand;
import baize.games.threecard.ThreeCardIrregularity.VoidRound;
import baize.games.threecard.ThreeCardIrregularity.WrongCount;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Time that runs out where no staff deals, and hands that were given up. */
class ThreeCardTimeOutTest {
    private static final TimeOut LATE = new TimeOut(box(1));

    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> dealt(String... settings) {
        return given(game(settings)).having(ante(10), pairPlus(5), deal("Qs 9d 4c", "7h 7d 2s"));
    }

    @Test
    @Rule({"8.4", "R-53", "R-200"})
    void at_a_table_without_staff_a_hand_is_folded_when_the_time_has_run_out() {
        var when = dealt().when(LATE);
        when.thenLines(
                line("ante", dollars(10), TIMED_OUT, LOSE, dollars(0), "8.4"),
                line("pair-plus", dollars(5), TIMED_OUT, LOSE, dollars(0), "8.4"));
        assertThat(when.lines()).allSatisfy(line -> assertThat(line.rules()).contains("R-200"));
    }

    @Test
    @Rule({"12.12", "R-52", "R-200"})
    void by_the_clause_the_ante_goes_back_as_if_staff_had_called_time() {
        String byTheClause = "undecidedAtHouseTable=by-the-clause";
        assertThat(dealt(byTheClause).having(LATE).when(reveal()).lines())
                .isEqualTo(dealt(byTheClause)
                        .having(staff(new CallTime(DEALER, whose(1))))
                        .when(reveal())
                        .lines());
        dealt(byTheClause)
                .having(LATE)
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), UNDECIDED, VOID, dollars(10), "12.12"),
                        line("pair-plus", dollars(5), UNDECIDED, WIN, dollars(10), "9.4.1.6"));
    }

    @Test
    @Rule({"12.12", "R-18", "R-200"})
    void a_member_of_staff_still_applies_the_clause() {
        dealt().having(staff(new CallTime(DEALER, whose(1))))
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), UNDECIDED, VOID, dollars(10), "12.12"),
                        line("pair-plus", dollars(5), UNDECIDED, WIN, dollars(10), "9.4.1.6"));
    }

    @Test
    @Rule({"8.1", "R-200"})
    void only_a_hand_that_waits_runs_out_of_time() {
        dealt().having(play(1)).when(LATE).thenRefused(NO_HAND_THERE);
        dealt().when(new TimeOut(box(2))).thenRefused(NO_HAND_THERE);
        given(game()).having(ante(10)).when(LATE).thenRefused(NO_HAND_THERE);
        given(game()).when(LATE).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"8.4", "12.1", "R-200"})
    void a_hand_that_ran_out_of_time_is_a_folded_hand() {
        var given = given(game())
                .having(ante(1, 10), ante(2, 20), deal("Qs 9d 4c", "7h 7d 2s", "Jh 8d 3s"))
                .having(LATE);
        given.when(play(1)).thenRefused(ALREADY_DECIDED);
        given.when(fold(1)).thenRefused(ALREADY_DECIDED);
        given.when(staff(new Misdeal(DEALER))).thenRefused(CARDS_HANDLED);
        given.when(staff(new WrongCount(DEALER, box(1), 2))).thenRefused(FOLDED_HAND);
        given.having(play(2), expose()).when(concede(1)).thenRefused(FOLDED_HAND);
    }

    @Test
    @Rule({"8.4", "12.12", "R-200"})
    void everybody_sees_beforehand_what_happens_at_zero() {
        Viewer passerby = new Viewer.Passerby();
        ThreeCardState waits = dealt().state();
        assertThat(game().view(waits, passerby).atZero()).isEqualTo("fold");
        assertThat(game("undecidedAtHouseTable=by-the-clause")
                        .view(waits, passerby)
                        .atZero())
                .isEqualTo("ante-back");
        assertThat(game().view(dealt().having(play(1)).state(), passerby).atZero())
                .isNull();
        assertThat(game().view(given(game()).having(ante(10)).state(), passerby).atZero())
                .isNull();
    }

    @Test
    @Rule({"8.4", "12.7", "R-197"})
    void a_folded_hand_that_is_found_short_stays_folded_and_nothing_is_returned() {
        var given = given(game()).having(ante(1, 10), ante(2, 20), deal("Qs 9d 4c", "7h 7d 2s", "Jh 8d 3s"), fold(1));
        given.when(staff(new WrongCount(DEALER, box(1), 2))).thenRefused(FOLDED_HAND);
        given.when(staff(new VoidHand(DEALER, whose(1), "12.7"))).thenRefused(FOLDED_HAND);
        assertThat(FOLDED_HAND.cites()).contains("R-197");
        assertThat(given.having(play(2)).when(reveal()).lines().getFirst().returned())
                .isEqualTo(dollars(0));
    }

    @Test
    @Rule({"12.10", "R-55", "R-198"})
    void a_warning_that_was_given_in_a_void_round_stands() {
        var given = given(game())
                .having(clock("2025-03-14T20:00"), admit(15L, null, 0L))
                .having(ante(1, 10), ante(2, 20), deal("Qs 9d 4c", "7h 7d 2s", "Jh 8d 3s"))
                .having(staff(new CannotMatch(DEALER, whose(1))), staff(new VoidRound(SUPERVISOR, "14.4.1")))
                .having(ante(1, 10), deal("Qs 9d 4c", "7h 7d 2s"));
        given.when(staff(new CannotMatch(DEALER, whose(1))))
                .thenLines(line("ante", dollars(10), FORFEITED, LOSE, dollars(0), "12.10"));
    }

    @Test
    @Rule({"9.5", "14.3.1", "R-59", "R-192"})
    void the_pair_plus_of_a_cheat_who_has_conceded_is_void() {
        var given = given(game())
                .having(ante(1, 10), pairPlus(1, 5), deal("Qs 9d 4c", "7h 7d 2s"), play(1), expose(), concede(1));
        given.when(staff(new VoidHand(SUPERVISOR, whose(1), "14.3.1")))
                .thenLines(
                        line("ante", dollars(10), CONCEDED_BREACH, LOSE, dollars(0), "9.5"),
                        line("play", dollars(10), CONCEDED_BREACH, LOSE, dollars(0), "9.5"),
                        line("pair-plus", dollars(5), CONCEDED_BREACH, VOID, dollars(5), "14.3.1"));
    }
}
