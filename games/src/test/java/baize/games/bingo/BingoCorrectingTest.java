package baize.games.bingo;

import static baize.games.bingo.BingoReason.*;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoIrregularity.CorrectCall;
import baize.games.bingo.BingoState.Issuing;
import baize.testkit.Given;
import baize.testkit.When;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Numbers that were not announced, and calls that are put right when others have followed. */
class BingoCorrectingTest {
    private static final Bingo GAME = game();
    private static final Bingo MINORS = game("minors=top-line:50.00");

    /** What Ann lacks when Bob's other numbers have been called. */
    private static final String ANNS_REST = "4 11 36 52 9 22 45 63 79 17 28 58 67 81";

    private static Remedy correct(int call, @Nullable Integer announced, @Nullable Integer number) {
        return staff(new CorrectCall(DEALER, announced, number, call));
    }

    /** Bob lacks 15, which is drawn as the fifteenth number while 51 is said, and 44 follows. */
    private static Given<BingoState, BingoCommand, BingoEvent> said51(Bingo game, Issue bobs) {
        return begun(game, anns(), bobs).having(allBut(15, BOBS)).having(new Call(15, 51));
    }

    private static <T> List<T> all(List<BingoEvent> events, Class<T> type) {
        return events.stream().filter(type::isInstance).map(type::cast).toList();
    }

    private static Money chips(When<BingoState, BingoEvent> when, Patron patron) {
        return Objects.requireNonNull(when.state().table().guest(patron).chips());
    }

    @Test
    @Rule({"8.1", "8.3", "R-125", "R-139"})
    void a_number_that_was_never_announced_forfeits_nothing_and_can_be_announced_when_others_have_followed() {
        var given = said51(GAME, bobs());
        given.when(call(44)).then(new NumberCalled(44, null));
        given.having(claim(BOB, 1002));
        assertThat(all(given.when(verify()).events(), ClaimRejected.class))
                .extracting(ClaimRejected::rule)
                .containsExactly("8.3");
        given.when(correct(15, null, null)).then(new CallCorrected(15, 51, 15));
        given.having(claim(BOB, 1002), verify());
        assertThat(given.when(settle()).line("full-house").pays()).isEqualTo(dollars(300));
    }

    @Test
    @Rule({"8.1", "8.3", "R-125", "R-139"})
    void the_time_to_claim_runs_from_the_corrected_announcement() {
        var given = said51(GAME, bobs()).having(call(44), correct(15, null, null));
        given.when(call(45)).thenAmong(new PrizeForfeited(BOB, Pattern.FULL_HOUSE, 1002, 1));
        given.having(claim(BOB, 1002));
        assertThat(all(given.when(verify()).events(), ClaimRejected.class))
                .extracting(ClaimRejected::rule)
                .containsExactly("8.1");
    }

    @Test
    @Rule({"3.4", "8.3", "R-129", "R-139"})
    void a_card_that_plays_by_itself_marks_and_sounds_on_what_is_announced() {
        var given = said51(GAME, electronic(BOB, 1002, true, BOBS));
        assertThat(play(given.state()).claims()).isEmpty();
        given.when(call(44)).then(new NumberCalled(44, null));
        given.when(correct(15, null, null))
                .then(new CallCorrected(15, 51, 15), new ClaimMade(BOB, 1002, 1, Pattern.FULL_HOUSE, 1, true));
    }

    @Test
    @Rule({"3.4", "8.3", "8.5", "R-139", "R-140"})
    void what_was_not_announced_is_neither_pressed_nor_marked_on_a_new_device() {
        var given = said51(GAME, electronic(BOB, 1002, false, BOBS));
        given.when(new Mark(BOB, 1002, 15)).thenRefused(NOT_CALLED);
        given.having(
                staff(new BingoIrregularity.CardFails(DEALER, 1002)),
                staff(new BingoIrregularity.ReplaceCard(DEALER, 1002)));
        assertThat(card(given.state(), 1002).marks().numbers()).hasSize(14).doesNotContain(15);
        given.having(call(44), correct(15, null, null), new Mark(BOB, 1002, 15), claim(BOB, 1002));
        assertThat(all(given.when(verify()).events(), ClaimVerified.class)).hasSize(1);
    }

    @Test
    @Rule({"8.1", "8.3", "R-126", "R-139"})
    void a_wrong_announcement_that_is_reported_late_lifts_what_was_forfeited_on_it() {
        var given = begun(GAME, anns(), bobs()).having(allBut(15, BOBS)).having(call(15), call(44));
        assertThat(play(given.state()).hasForfeited(BOB, Pattern.FULL_HOUSE)).isTrue();
        given.when(correct(15, 51, null))
                .then(new CallCorrected(15, 51, 15), new ForfeitLifted(BOB, Pattern.FULL_HOUSE));
        given.having(claim(BOB, 1002), verify());
        assertThat(given.when(settle()).line("full-house").pays()).isEqualTo(dollars(300));
    }

    @Test
    @Rule({"8.1", "R-126", "R-139"})
    void what_was_forfeited_on_other_numbers_stays_forfeited() {
        var given = begun(MINORS, anns(), bobs()).having(calls("4 11 36 52 81 1 2"));
        assertThat(play(given.state()).hasForfeited(ANN, Pattern.TOP_LINE)).isTrue();
        given.when(correct(6, 51, null)).then(new CallCorrected(1, 51, 6));
        assertThat(play(given.state()).hasForfeited(ANN, Pattern.TOP_LINE)).isTrue();
    }

    @Test
    @Rule({"8.3", "R-127", "R-139"})
    void who_has_called_on_the_last_number_shares_with_who_could_not_call_on_the_one_that_is_corrected() {
        var given = said51(GAME, bobs()).having(calls(ANNS_REST)).having(claim(ANN, 1001), verify());
        assertThat(play(given.state()).isWon()).isTrue();
        given.having(correct(15, null, null));
        assertThat(play(given.state()).isWon()).isTrue();
        given.having(claim(BOB, 1002), verify());
        assertThat(given.when(settle()).lines()).extracting(line -> line.pays()).containsOnly(dollars(150));
    }

    @Test
    @Rule({"5.4", "8.3", "R-139"})
    void a_minor_prize_that_was_paid_on_a_number_not_drawn_is_taken_back_and_to_be_won_again() {
        var given = begun(MINORS, anns(), bobs(), dans())
                .having(calls("4 11 36 52 81"))
                .having(claim(ANN, 1001), verify(), call(35));
        assertThat(play(given.state()).prize(Pattern.TOP_LINE)).isNull();
        given.having(calls("37 38 39 40"));
        var when = given.when(correct(5, null, 83));
        PrizesRecalled recalled = all(when.events(), PrizesRecalled.class).getFirst();
        assertThat(recalled.rule()).isEqualTo("8.3");
        assertThat(recalled.adjustments()).singleElement().satisfies(one -> {
            assertThat(one.patron()).isEqualTo(ANN);
            assertThat(one.amount()).isEqualTo(dollars(-50));
        });
        assertThat(play(when.state()).prize(Pattern.TOP_LINE)).isEqualTo(new Prize(Pattern.TOP_LINE, dollars(50)));
        given.having(claim(DAN, 1004), verify());
        assertThat(given.when(call(81)).line("top-line").pays()).isEqualTo(dollars(50));
    }

    /** Ann and Bob share the line on 5, which both have beside 5. */
    private static Given<BingoState, BingoCommand, BingoEvent> shared(Bingo game) {
        BingoBox other = box("4 11 36 52 6 / 9 22 45 63 79 / 17 28 58 67 90");
        return begun(game, paper(ANN, 1001, other), bobs())
                .having(calls("4 11 36 52 1 2 3 5 6"))
                .having(claim(ANN, 1001), claim(BOB, 1002), verify(), call(90));
    }

    @Test
    @Rule({"7.2", "8.3", "R-2", "R-139"})
    void where_one_of_two_winners_falls_the_other_has_the_whole_prize() {
        var given = shared(MINORS);
        var when = given.when(correct(4, null, 53));
        assertThat(all(when.events(), PrizesRecalled.class).getFirst().divided())
                .containsExactly(new Divided("top-line", dollars(50), dollars(50), List.of(BOB), Money.ZERO));
        assertThat(when.line("top-line").patron()).isEqualTo(BOB);
        assertThat(when.line("top-line").pays()).isEqualTo(dollars(25));
        assertThat(play(when.state()).prize(Pattern.TOP_LINE)).isNull();
    }

    @Test
    @Rule({"8.3", "R-139"})
    void claims_that_wait_or_were_found_good_fall_with_the_number_they_rested_on_and_no_others() {
        var given = begun(MINORS, anns(), dans())
                .having(calls("35 37 38 39 4 11 36 52 40 81"))
                .having(claim(ANN, 1001), verify());
        given.when(correct(6, null, 12))
                .then(new CallCorrected(12, 11, 6), new ClaimUndone(ANN, 1001, 1, Pattern.TOP_LINE));
        var other = begun(MINORS, anns(), dans())
                .having(calls("35 37 38 39 4 11 36 52 81"))
                .having(claim(ANN, 1001));
        other.when(correct(1, null, 12)).then(new CallCorrected(12, 35, 1));
        assertThat(play(other.state()).claims()).hasSize(1);
    }

    @Test
    @Rule({"6.4", "6.5.2", "8.3", "R-135", "R-139", "R-193"})
    void a_bingo_that_was_paid_on_a_number_not_drawn_is_taken_back_until_the_next_game_and_goes_on_to_it() {
        Bingo jackpot = game("jackpotGames=1", "jackpotMeter=500.00");
        var given =
                BingoTable.given(jackpot, 100L).having(start(90, 1, 2, 3, 5)).having(allBut(90, ANNS));
        given.having(call(90)).having(won(claim(ANN, 1001)));
        assertThat(pool(given.state())).isEqualTo(Money.ZERO);
        var when = given.when(correct(15, null, 89));
        assertThat(when.state()).isInstanceOf(Issuing.class);
        assertThat(chips(when, ANN)).isEqualTo(dollars(90));
        assertThat(pool(when.state())).isEqualTo(dollars(520));
        assertThat(when.state().hall().carried()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(300)));
        assertThat(when.state().hall().lines()).isEmpty();
        given.when(correct(15, null, 88)).thenRefused(TOO_LATE_TO_CORRECT);
        given.having(start());
        given.when(correct(15, null, 88)).thenRefused(NOTHING_CALLED);
    }

    @Test
    @Rule({"7.7", "8.3", "R-193"})
    void after_the_last_game_too_until_the_next_session_opens_and_the_fees_stay_where_they_are() {
        var given = BingoTable.given(game("games=1"), 100L).having(start()).having(allBut(90, ANNS));
        given.having(call(90)).having(won(claim(ANN, 1001)));
        var when = given.when(correct(3, null, 89));
        assertThat(chips(when, ANN)).isEqualTo(dollars(90));
        assertThat(chips(when, BOB)).isEqualTo(dollars(90));
        assertThat(when.state().hall().carried()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(300)));
        var late = BingoTable.given(game("games=1"), 100L).having(start()).having(allBut(90, ANNS));
        late.having(call(90)).having(won(claim(ANN, 1001))).having(new OpenSession(SERIES));
        late.when(correct(3, null, 89)).thenRefused(NO_GAME);
    }

    @Test
    @Rule({"7.7", "8.3"})
    void once_the_game_is_over_nobody_wins_any_more_on_a_number_that_is_corrected() {
        var over = said51(GAME, bobs()).having(calls(ANNS_REST)).having(won(claim(ANN, 1001)));
        over.when(correct(15, null, null)).thenRefused(TOO_LATE_TO_CORRECT);
    }

    @Test
    @Rule({"6.5.2", "8.3", "R-136", "R-137", "R-139"})
    void the_jackpot_is_won_by_the_number_the_bingo_was_won_on_as_it_was_drawn() {
        Bingo jackpot = game("jackpotGames=1", "jackpotMeter=500.00", "jackpotLevels=within-15:100 numbers:50");
        var given = BingoTable.given(jackpot, 100L).having(start(15, 80, 82, 83, 84));
        given.having(allBut(15, BOBS)).having(new Call(15, 51), call(44), call(45), correct(15, null, null));
        given.having(claim(BOB, 1002), verify());
        assertThat(given.when(settle()).line("jackpot").pays()).isEqualTo(dollars(520));
    }

    @Test
    @Rule({"4.8", "8.3", "R-135", "R-139"})
    void a_game_without_a_winner_does_not_end_while_a_number_has_not_been_announced() {
        var given = begun(GAME, bobs()).having(new Call(15, 51));
        for (int number = 1; number <= 90; number++) if (number != 15) given.having(call(number));
        given.when(settle()).thenRefused(NOT_ANNOUNCED);
        given.having(correct(1, null, null), claim(BOB, 1002), verify());
        assertThat(given.when(settle()).line("full-house").pays()).isEqualTo(dollars(300));
    }

    @Test
    @Rule("8.3")
    void only_a_call_of_the_game_can_be_corrected() {
        var given = said51(GAME, bobs()).having(call(44));
        given.when(correct(0, null, null)).thenRefused(NO_SUCH_CALL);
        given.when(correct(17, null, null)).thenRefused(NO_SUCH_CALL);
        given.when(correct(14, null, null)).thenRefused(NO_ERROR);
    }
}
