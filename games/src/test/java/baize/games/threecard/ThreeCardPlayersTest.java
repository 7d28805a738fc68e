package baize.games.threecard;

import static baize.core.pay.Result.*;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardShowdown.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardEvent.HandEnded;
import baize.games.threecard.ThreeCardEvent.PlayerWarned;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import baize.games.threecard.ThreeCardIrregularity.CallTime;
import baize.games.threecard.ThreeCardIrregularity.CannotMatch;
import baize.games.threecard.ThreeCardState.Dealt;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Players who cannot match their Ante (12.10), and players who do not decide (12.12). */
class ThreeCardPlayersTest {
    private static final ThreeCard GAME = game();
    private static final Remedy CANNOT_MATCH = staff(new CannotMatch(DEALER, whose(1)));
    private static final Remedy CALL_TIME = staff(new CallTime(DEALER, whose(1)));

    /** Ann has 60, stakes 40 and 5, and so has 15 left. */
    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> short15() {
        return given(GAME).having(admit(60L, null, null), ante(40), pairPlus(5)).having(deal("Qs 9d 4c", "2h 7h Jh"));
    }

    @Test
    @Rule({"12.10", "10.5", "R-55"})
    void tc_9_the_first_time_the_ante_goes_back_with_a_warning_and_pair_plus_plays_on() {
        var given = short15();
        given.when(CANNOT_MATCH)
                .then(
                        new PlayerWarned(ANN, box(1)),
                        new TableChanged(new TableEvent.Notified(
                                Recipient.PATRON, "12.10", "the next Ante that is not matched is forfeited")),
                        new HandEnded(box(1), UNMATCHED));
        var when = given.when(reveal());
        when.thenLines(
                line("ante", dollars(40), UNMATCHED, VOID, dollars(40), "12.10"),
                line("pair-plus", dollars(5), UNMATCHED, WIN, dollars(5 * 4 + 5), "9.4.1.6"));
        assertThat(when.line("pair-plus").rules()).contains("12.10", "10.5", "R-55");
        assertThat(when.state().table().guest(ANN).chips()).isEqualTo(dollars(15 + 40 + 25));
    }

    /** A second round on the given day in which Ann, who was warned, again has too little. */
    private static Given<ThreeCardState, ThreeCardCommand, ThreeCardEvent> again(
            ThreeCard game, String first, String second) {
        return given(game)
                .having(clock(first), admit(60L, null, null), ante(40), deal("Qs 9d 4c", "2h 7h Jh"), CANNOT_MATCH)
                .having(clock(second), ante(40), pairPlus(5), deal("Qs 9d 4c", "2h 7h Jh"));
    }

    @Test
    @Rule({"12.10", "R-55", "R-11"})
    void the_second_time_on_a_day_the_ante_is_forfeited() {
        var given = again(GAME, "2025-03-14T00:00", "2025-03-14T23:59");
        given.when(CANNOT_MATCH).then(new HandEnded(box(1), FORFEITED));
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(40), FORFEITED, LOSE, dollars(0), "12.10"),
                        line("pair-plus", dollars(5), FORFEITED, WIN, dollars(5 * 4 + 5), "9.4.1.6"));
    }

    @Test
    @Rule({"12.10", "R-55", "R-11"})
    void the_next_day_begins_at_midnight_in_sydney() {
        var when = again(GAME, "2025-03-14T23:59:59", "2025-03-15T00:00").when(CANNOT_MATCH);
        assertThat(when.events()).contains(new PlayerWarned(ANN, box(1)));
    }

    @Test
    @Rule({"12.10", "R-11"})
    void the_day_on_which_clocks_go_back_has_twenty_five_hours() {
        // 2025-04-06 begins at 13:00 UTC on the 5th (UTC+11) and ends at 14:00 UTC on the 6th (UTC+10).
        var sameDay = again(GAME, "2025-04-06T00:00", "2025-04-06T23:59").when(CANNOT_MATCH);
        assertThat(sameDay.events()).containsExactly(new HandEnded(box(1), FORFEITED));
        assertThat(sydney("2025-04-06T23:59").getEpochSecond()
                        - sydney("2025-04-06T00:00").getEpochSecond())
                .isEqualTo(25 * 3600 - 60);
        var nextDay = again(GAME, "2025-04-06T00:00", "2025-04-07T00:00").when(CANNOT_MATCH);
        assertThat(nextDay.events()).contains(new PlayerWarned(ANN, box(1)));
    }

    @Test
    @Rule("R-55")
    void a_house_may_remember_for_ever() {
        again(game("cannotMatchMemory=for-ever"), "2025-03-14T12:00", "2026-03-14T12:00")
                .when(CANNOT_MATCH)
                .then(new HandEnded(box(1), FORFEITED));
    }

    @Test
    @Rule({"12.10", "R-55"})
    void who_could_match_may_only_play_or_fold() {
        given(GAME)
                .having(admit(80L, null, null), ante(40), deal("Qs 9d 4c", "2h 7h Jh"))
                .when(CANNOT_MATCH)
                .thenRefused(COULD_MATCH);
        given(GAME)
                .having(admit(60L, null, 20L), ante(40), deal("Qs 9d 4c", "2h 7h Jh"))
                .when(CANNOT_MATCH)
                .thenRefused(COULD_MATCH);
    }

    @Test
    @Rule({"12.10", "8.5", "5.1"})
    void a_play_wager_beyond_the_chips_at_hand_is_refused() {
        short15().when(play()).thenRefused(NOT_ENOUGH_CHIPS);
    }

    @Test
    @Rule({"12.12", "9.4.1.6", "R-18", "R-52"})
    void tc_11_an_absent_player_gets_the_ante_back_and_pair_plus_is_settled() {
        var given = given(GAME).having(ante(10), pairPlus(5), deal("Ks 9d 4c", "6s 6d Kc"));
        given.when(CALL_TIME)
                .then(
                        new TableChanged(
                                new TableEvent.Notified(Recipient.SUPERVISOR, "12.12", "ann made no decision")),
                        new HandEnded(box(1), UNDECIDED));
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(10), UNDECIDED, VOID, dollars(10), "12.12"),
                        line("pair-plus", dollars(5), UNDECIDED, WIN, dollars(5 * 1 + 5), "9.4.1.6"));
    }

    @Test
    @Rule("12.12")
    void without_pair_plus_the_round_is_over_with_the_last_hand() {
        given(GAME)
                .having(ante(10), deal("Ks 9d 4c", "6s 6d Kc"))
                .when(CALL_TIME)
                .thenLines(line("ante", dollars(10), UNDECIDED, VOID, dollars(10), "12.12"));
    }

    @Test
    @Rule({"12.12", "12.1"})
    void a_hand_that_staff_end_has_not_been_handled() {
        var when = given(GAME)
                .having(ante(10), pairPlus(5), deal("Ks 9d 4c", "6s 6d Kc"))
                .when(CALL_TIME);
        assertThat(when.state()).isInstanceOf(Dealt.class);
    }

    @Test
    @Rule({"12.10", "12.12"})
    void only_a_hand_that_waits_for_a_decision_is_called() {
        var played = given(GAME).having(ante(10), deal("Ks 9d 4c", "6s 6d Kc"), play());
        played.when(CALL_TIME).thenRefused(NO_HAND_THERE);
        played.when(CANNOT_MATCH).thenRefused(NO_HAND_THERE);
        given(GAME).having(ante(10)).when(CALL_TIME).thenRefused(NO_HAND_THERE);
        given(GAME)
                .having(pairPlus(10), deal("Ks 9d 4c", "6s 6d Kc"))
                .when(CALL_TIME)
                .thenRefused(NO_HAND_THERE);
        given(GAME)
                .having(ante(10), deal("Ks 9d 4c", "6s 6d Kc"))
                .when(staff(new CallTime(DEALER, new Whose(null, BOB))))
                .thenRefused(NO_HAND_THERE);
    }
}
