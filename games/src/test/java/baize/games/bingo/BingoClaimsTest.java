package baize.games.bingo;

import static baize.games.bingo.BingoReason.*;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Checking;
import baize.games.bingo.Claimed.Finding;
import baize.games.table.TableCommand;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Claims, and how the supervisor checks them step by step. */
class BingoClaimsTest {
    private static final Bingo GAME = game("minors=top-line:50.00");

    /** Ann's box is full but for 90, Bob's is not near. */
    private static Given<BingoState, BingoCommand, BingoEvent> nearly(Bingo game) {
        return begun(game, anns(), bobs()).having(allBut(90, ANNS));
    }

    private static Given<BingoState, BingoCommand, BingoEvent> full() {
        return nearly(game()).having(call(90));
    }

    /** What the check of the only claim found. */
    private static List<Finding> found(Given<BingoState, BingoCommand, BingoEvent> given) {
        return switch (given.when(verify()).events().getFirst()) {
            case ClaimVerified e -> e.findings();
            case ClaimRejected e -> {
                assertThat(e.rule()).isEqualTo(e.findings().getLast().clause());
                assertThat(e.rules()).startsWith(e.rule()).doesNotHaveDuplicates();
                yield e.findings();
            }
            default -> throw new AssertionError("no claim was checked");
        };
    }

    private static void rejected(Given<BingoState, BingoCommand, BingoEvent> given, String clause, String detail) {
        List<Finding> found = found(given);
        assertThat(found.getLast().clause()).isEqualTo(clause);
        assertThat(found.getLast().good()).isFalse();
        assertThat(found.getLast().detail()).contains(detail);
        assertThat(found.subList(0, found.size() - 1)).allMatch(Finding::good);
        given.when(call(1)).thenAccepted();
    }

    @Test
    @Rule({"7.1", "7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.1.6", "7.4", "4.7"})
    void a_right_claim_passes_every_step_of_the_check() {
        var given = full();
        given.when(claim(ANN, 1001)).then(new ClaimMade(ANN, 1001, 1, Pattern.FULL_HOUSE, 1, false));
        assertThat(found(given))
                .allMatch(Finding::good)
                .extracting(Finding::clause)
                .containsExactly("7.1.1", "7.1.2", "7.1.3", "7.1.4", "7.4", "8.1", "9.3.2", "7.1.6");
        assertThat(play(given.state()).isWon()).isTrue();
    }

    @Test
    @Rule({"7.1", "1.1 \"senior gaming services host/gaming services supervisor\"", "1.1 \"dealer\"", "R-24"})
    void a_gaming_supervisor_or_above_checks_it() {
        full().having(claim(ANN, 1001)).when(new Verify(DEALER, null)).thenRefused(WRONG_GRADE, "7.1");
        for (Grade by : List.of(Grade.CASINO_SUPERVISOR, Grade.GAMING_MANAGER))
            full().having(claim(ANN, 1001)).when(new Verify(by, null)).thenAccepted();
        var given = full().having(claim(ANN, 1001));
        given.when(new Verify(SUPERVISOR, 1002)).thenRefused(NOTHING_TO_CHECK);
        given.when(new Verify(SUPERVISOR, 1001)).thenAccepted();
    }

    @Test
    @Rule({"4.3", "7.1.2", "8.2", "R-143"})
    void bg_16_a_card_that_was_never_issued_is_a_false_claim() {
        rejected(full().having(claim(ANN, 1075)), "7.1.2", "1075 is not among those issued, 1001 to 1002");
    }

    @Test
    @Rule({"2.3.1", "7.1.2", "8.2"})
    void a_card_that_was_given_up_wins_nothing() {
        rejected(full().having(leave(ANN), claim(ANN, 1001)), "7.1.2", "1001 was given up and is out of play");
    }

    @Test
    @Rule({"7.1.2", "8.2"})
    void a_claim_on_another_s_card_is_false_and_takes_nothing_from_its_holder() {
        var given = full().having(claim(BOB, 1001));
        assertThat(found(given).getLast()).isEqualTo(new Finding("7.1.2", false, "1001 is ann's"));
        given.when(claim(ANN, 1001)).thenAccepted();
        given.when(verify()).thenAccepted();
        assertThat(given.when(settle()).line("full-house").patron()).isEqualTo(ANN);
    }

    @Test
    @Rule({"7.1.3", "7.7", "R-143"})
    void a_card_is_for_its_game() {
        rejected(full().having(new Claim(ANN, DEALER, 1001, null, null, 2)), "7.1.3", "for game 2, not 1");
        var late = full().having(paper(CAT, 1003, CATS));
        rejected(late.having(claim(CAT, 1003)), "7.1.3", "plays from game 2 on");
    }

    @Test
    @Rule({"7.1.4", "8.2", "1.1 \"bingo\"", "5.4.1"})
    void numbers_that_were_not_called_are_missing() {
        rejected(full().having(claim(BOB, 1002)), "7.1.4", "14 numbers are missing");
        var one = begun(game(), anns(), bobs()).having(allBut(90, ANNS, BOBS)).having(call(19), claim(BOB, 1002));
        assertThat(found(one).getLast().detail()).isEqualTo("1 number is missing");
        rejected(full().having(claim(ANN, 1001, 2, Pattern.FULL_HOUSE)), "7.1.4", "the card has no box 2");
    }

    @Test
    @Rule({"3.4", "7.4", "8.2", "R-130"})
    void what_is_pressed_by_hand_must_be_marked_and_may_be_marked_and_claimed_again_in_time() {
        var given = begun(game(), electronic(ANN, 1001, false, ANNS), bobs())
                .having(allBut(90, ANNS))
                .having(call(90));
        for (int number : ANNS.numbers()) if (number != 45) given.having(new Mark(ANN, 1001, number));
        given.having(claim(ANN, 1001));
        assertThat(found(given).getLast()).isEqualTo(new Finding("7.4", false, "not all of them are marked"));
        given.when(claim(ANN, 1001)).thenRefused(ALREADY_CLAIMED);
        given.having(new Mark(ANN, 1001, 45));
        given.when(claim(ANN, 1001)).thenAccepted();
        assertThat(found(given)).allMatch(Finding::good);
        assertThat(given.when(settle()).lines()).hasSize(1);
    }

    @Test
    @Rule({"8.1", "8.2", "R-125"})
    void bg_2_who_claims_after_the_next_number_is_late_and_the_next_who_is_full_wins_all() {
        BingoBox bobs = box("4 11 36 52 33 / 7 8 10 12 13 / 14 15 16 18 90");
        var given = begun(game(), anns(), paper(BOB, 1002, bobs)).having(allBut(81, ANNS));
        given.having(allBut(33, box("4 11 36 52 33 / 7 8 10 12 13 / 14 15 16 18 90")).stream()
                .filter(call -> !ANNS.numbers().contains(call.number()))
                .toList());
        given.having(call(81));
        given.when(call(33)).thenAmong(new PrizeForfeited(ANN, Pattern.FULL_HOUSE, 1001, 1));
        given.having(claim(ANN, 1001));
        assertThat(found(given).getLast()).isEqualTo(new Finding("8.1", false, "it was complete before 33"));
        given.having(claim(BOB, 1002), verify());
        var settled = given.when(settle());
        assertThat(settled.line("full-house").patron()).isEqualTo(BOB);
        assertThat(settled.line("full-house").pays()).isEqualTo(dollars(300));
    }

    @Test
    @Rule({"9.3.2", "7.4"})
    void who_was_excluded_wins_nothing() {
        var given = full().having(at(new TableCommand.Restrict(SUPERVISOR, ANN, List.of())), claim(ANN, 1001));
        rejected(given, "9.3.2", "the player is excluded");
        given.when(paper(ANN, 1003, CATS)).thenRefused(EXCLUDED_FROM_GAME);
        given.when(at(new TableCommand.LiftRestriction(SUPERVISOR, BOB))).thenRefused(NO_RESTRICTION);
        given.having(at(new TableCommand.LiftRestriction(SUPERVISOR, ANN)));
        given.when(paper(ANN, 1003, CATS)).thenAccepted();
    }

    @Test
    @Rule({"8.2", "R-130"})
    void bg_12_a_false_claim_costs_nothing_and_a_right_one_during_the_check_is_in_time() {
        var given = full().having(claim(BOB, 1002));
        assertThat(given.state()).isInstanceOf(Checking.class);
        given.having(claim(ANN, 1001));
        var checked = given.when(verify());
        assertThat(checked.events()).hasSize(2);
        assertThat(checked.events().getFirst()).isInstanceOf(ClaimRejected.class);
        assertThat(checked.events().getLast()).isInstanceOf(ClaimVerified.class);
        assertThat(checked.state().hall().open().cards()).hasSize(2);
        assertThat(given.when(settle()).line("full-house").patron()).isEqualTo(ANN);
    }

    @Test
    @Rule({"4.7", "5.4", "5.4.2", "R-131"})
    void one_call_claims_everything_that_the_number_completed_on_the_card() {
        var given = begun(GAME, anns(), bobs()).having(allBut(81, ANNS)).having(call(81));
        given.when(claim(ANN, 1001))
                .then(
                        new ClaimMade(ANN, 1001, 1, Pattern.TOP_LINE, 1, false),
                        new ClaimMade(ANN, 1001, 1, Pattern.FULL_HOUSE, 1, false));
        given.when(claim(ANN, 1001)).thenRefused(ALREADY_CLAIMED);
        given.when(claim(ANN, 1001, 1, Pattern.TOP_LINE)).thenRefused(ALREADY_CLAIMED);
    }

    @Test
    @Rule({"1.1 \"scorecard\"", "5.2", "5.4", "5.5", "R-131"})
    void a_claim_names_a_box_of_the_card_and_a_prize_that_is_still_to_be_won() {
        var given = begun(GAME, anns(), bobs()).having(calls("4 11 36 52 81"));
        given.when(claim(ANN, 1001, 7, Pattern.TOP_LINE)).thenRefused(NO_SUCH_BOX);
        given.when(claim(ANN, 1001, 0, Pattern.TOP_LINE)).thenRefused(NO_SUCH_BOX);
        given.when(claim(ANN, 1001, 1, Pattern.LETTER_T)).thenRefused(NOT_OFFERED);
        given.having(claim(ANN, 1001), verify(), call(9));
        given.when(claim(BOB, 1002, 1, Pattern.TOP_LINE)).thenRefused(PRIZE_GONE);
    }

    @Test
    @Rule({"4.7", "4.9"})
    void another_person_may_call_for_the_player_and_the_claim_is_the_card_s() {
        var own = full().when(new Claim(ANN, null, 1001, null, null, null));
        own.then(new ClaimMade(ANN, 1001, 1, Pattern.FULL_HOUSE, 1, false));
    }

    @Test
    @Rule({"3.4", "4.7", "R-129"})
    void bg_14_a_card_that_plays_by_itself_sounds_in_time() {
        BingoBox full = box("4 11 52 81 36 / 9 22 45 63 79 / 17 28 58 67 90");
        var given = begun(game(), electronic(ANN, 1001, true, full), bobs()).having(allBut(36, full));
        given.when(call(36)).then(new NumberCalled(36, null), new ClaimMade(ANN, 1001, 1, Pattern.FULL_HOUSE, 1, true));
        assertThat(found(given)).allMatch(Finding::good);
        assertThat(given.when(settle()).line("full-house").pays()).isEqualTo(dollars(300));
    }

    @Test
    @Rule({"8.1", "R-129"})
    void bg_14_with_the_setting_off_it_marks_but_does_not_call() {
        BingoBox full = box("4 11 52 81 36 / 9 22 45 63 79 / 17 28 58 67 90");
        Bingo game = game("autoPlayCalls=false");
        var late = begun(game, electronic(ANN, 1001, true, full), bobs()).having(allBut(36, full));
        late.when(call(36)).then(new NumberCalled(36, null));
        late.when(call(1)).thenAmong(new PrizeForfeited(ANN, Pattern.FULL_HOUSE, 1001, 1));
        var called = begun(game, electronic(ANN, 1001, true, full), bobs()).having(allBut(36, full));
        called.having(call(36), claim(ANN, 1001));
        assertThat(found(called)).allMatch(Finding::good);
    }

    @Test
    @Rule({"8.1", "9.3.2", "R-126", "R-129"})
    void an_automatic_card_is_silent_for_what_is_forfeited_and_for_who_is_excluded() {
        Bingo game = game("minors=top-line:50.00", "autoPlayCalls=true");
        var given = begun(game, electronic(ANN, 1001, true, ANNS), bobs())
                .having(at(new TableCommand.Restrict(SUPERVISOR, ANN, List.of())))
                .having(calls("4 11 36 52"));
        given.when(call(81)).then(new NumberCalled(81, null));
        given.when(call(9)).then(new PrizeForfeited(ANN, Pattern.TOP_LINE, 1001, 1), new NumberCalled(9, null));
        given.having(at(new TableCommand.LiftRestriction(SUPERVISOR, ANN)));
        given.when(call(22)).then(new NumberCalled(22, null));
    }
}
