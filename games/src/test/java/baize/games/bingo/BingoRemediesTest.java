package baize.games.bingo;

import static baize.core.pay.Result.LOSE;
import static baize.core.pay.Result.VOID;
import static baize.core.pay.Result.WIN;
import static baize.games.bingo.BingoReason.*;
import static baize.games.bingo.BingoShowdown.*;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoIrregularity.*;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Issuing;
import baize.games.bingo.BingoState.Settled;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the staff decide when something has gone wrong. */
class BingoRemediesTest {
    private static final Bingo GAME = game();

    private static Remedy correct(@Nullable Integer announced, @Nullable Integer number) {
        return staff(new CorrectCall(DEALER, announced, number, null));
    }

    private static Remedy invalidate(boolean fraud, List<Patron> forfeit, List<Patron> retain) {
        return staff(new Invalidate(SUPERVISOR, new Invalidation(fraud, forfeit, retain, null, null)));
    }

    @Test
    @Rule({"8.3", "R-139"})
    void a_number_announced_wrongly_is_announced_again_and_what_was_claimed_on_it_is_undone() {
        var given = begun(GAME, anns(), bobs()).having(allBut(90, ANNS)).having(new Call(1, 90), claim(ANN, 1001));
        given.when(correct(null, null)).then(new CallCorrected(1, 90, null));
        assertThat(given.state()).isInstanceOf(Calling.class);
        assertThat(play(given.state()).claims()).isEmpty();
        assertThat(play(given.state()).called().getLast()).isEqualTo(1);
        assertThat(play(given.state()).announced()).isNull();
        given.when(correct(null, null)).thenRefused(NO_ERROR);
        given.when(correct(1, null)).thenRefused(NO_ERROR);
        given.when(correct(90, null)).then(new CallCorrected(1, 90, null));
    }

    @Test
    @Rule({"8.3", "R-125", "R-139"})
    void a_number_entered_wrongly_is_replaced_and_the_time_to_claim_runs_anew() {
        var given = begun(GAME, electronic(ANN, 1001, true, ANNS), bobs())
                .having(allBut(90, ANNS))
                .having(call(2));
        given.when(correct(null, 4)).thenRefused(ALREADY_CALLED);
        given.when(correct(null, 91)).thenRefused(NO_NUMBER);
        given.when(correct(null, 90))
                .then(new CallCorrected(90, 2, null), new ClaimMade(ANN, 1001, 1, Pattern.FULL_HOUSE, 1, true));
        given.having(verify());
        assertThat(given.when(settle()).line("full-house").pays()).isEqualTo(dollars(300));
    }

    @Test
    @Rule({"8.3", "3.4", "R-139"})
    void marks_made_on_a_number_that_was_not_drawn_are_undone() {
        var given = begun(GAME, electronic(ANN, 1001, false, ANNS), bobs()).having(call(4), call(11));
        given.having(new Mark(ANN, 1001, 4), new Mark(ANN, 1001, 11), correct(null, 36));
        assertThat(card(given.state(), 1001).marks().numbers()).containsExactly(4);
    }

    @Test
    @Rule({"8.3", "8.4"})
    void only_a_call_can_be_corrected_and_only_a_game_can_fail() {
        given(GAME).when(correct(1, null)).thenRefused(NO_GAME);
        begun(GAME, anns()).when(correct(1, null)).thenRefused(NOTHING_CALLED);
        given(GAME).having(anns()).when(staff(new TerminalError(DEALER))).thenRefused(NO_GAME);
        given(GAME).having(anns()).when(invalidate(false, List.of(), List.of())).thenRefused(NO_GAME);
        var won = begun(GAME, anns()).having(allBut(90, ANNS)).having(call(90), claim(ANN, 1001), verify());
        won.when(staff(new TerminalError(DEALER))).thenRefused(GAME_CAN_BE_COMPLETED);
    }

    @Test
    @Rule({"8.4", "8.4.1", "8.4.2", "R-124"})
    void bg_10_a_terminal_error_voids_the_game_and_its_open_prizes_go_to_the_next() {
        var given = begun(game("games=6", "minors=top-line:50.00 four-corners:80.00"), anns(), bobs());
        for (int game = 1; game <= 2; game++)
            given.having(allBut(90, BOBS)).having(call(90), claim(BOB, 1002), verify(), settle(), start());
        given.having(calls("4 11 36 52 81")).having(claim(ANN, 1001), verify());
        var when = given.when(staff(new TerminalError(DEALER)));
        when.thenLines(line("top-line", Money.ZERO, MINOR_GAME, WIN, dollars(50), "5.4"));
        List<Prize> rolled =
                List.of(new Prize(Pattern.FOUR_CORNERS, dollars(80)), new Prize(Pattern.FULL_HOUSE, dollars(300)));
        when.thenAmong(new GameVoided(
                "8.4.2",
                List.of("8.4.2", "8.4", "8.4.1", "R-124"),
                List.of(new Divided("top-line", dollars(50), dollars(50), List.of(ANN), Money.ZERO)),
                when.lines(),
                rolled));
        assertThat(when.state()).isInstanceOf(Issuing.class);
        given.having(start());
        assertThat(play(given.state()).game()).isEqualTo(4);
        assertThat(play(given.state()).prizes())
                .containsExactly(
                        new Prize(Pattern.TOP_LINE, dollars(50)),
                        new Prize(Pattern.FOUR_CORNERS, dollars(160)),
                        new Prize(Pattern.FULL_HOUSE, dollars(600)));
    }

    @Test
    @Rule({"8.4.3", "1.1 \"void\"", "R-124"})
    void bg_11_in_the_last_game_fees_go_back_prizes_and_jackpot_roll_to_the_next_session() {
        var given = given(game(
                "games=1", "entryFee=15.00", "prize=500.00", "cards=100", "jackpotMeter=2100.00", "jackpotGames=1"));
        for (int player = 1; player <= 60; player++) given.having(next(new Patron("p" + player)));
        assertThat(pool(given.state())).isEqualTo(dollars(3_000));
        var when = given.having(start(1, 2, 3, 4, 5), call(9)).when(staff(new TerminalError(DEALER)));
        Money refunded = Money.ZERO;
        for (var line : when.lines()) {
            assertThat(line.ending()).isEqualTo(TERMINAL_FAILED);
            assertThat(line.rule()).isEqualTo("8.4.3");
            refunded = refunded.plus(line.returned());
        }
        assertThat(refunded).isEqualTo(dollars(900));
        assertThat(when.state()).isInstanceOf(Settled.class);
        assertThat(pool(when.state())).isEqualTo(dollars(3_000));
        given.having(anns(), start(1, 2, 3, 4, 5));
        assertThat(play(given.state()).prizes()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(1_000)));
    }

    @Test
    @Rule({"8.4.3", "R-124"})
    void the_lines_of_a_refund_are_exact() {
        begun(game("games=1"), anns(), bobs())
                .when(staff(new TerminalError(DEALER)))
                .thenLines(
                        line("entry", dollars(10), TERMINAL_FAILED, VOID, dollars(10), "8.4.3"),
                        line("entry", dollars(10), TERMINAL_FAILED, VOID, dollars(10), "8.4.3")
                                .at(2));
    }

    @Test
    @Rule({"8.4.3", "3.3", "R-124"})
    void a_fee_that_was_kept_when_its_player_left_goes_back_by_a_line_of_its_own() {
        var given = begun(game("games=1"), anns(), bobs()).having(leave(ANN), paper(ANN, 1003, CATS), leave(ANN));
        given.when(staff(new TerminalError(DEALER)))
                .thenLines(
                        line("entry", Money.ZERO, TERMINAL_FAILED, VOID, dollars(10), "8.4.3"),
                        line("entry", dollars(10), TERMINAL_FAILED, VOID, dollars(10), "8.4.3")
                                .at(2),
                        line("entry", Money.ZERO, TERMINAL_FAILED, VOID, dollars(10), "8.4.3"));
    }

    @Test
    @Rule({"9.5", "9.4.2", "R-21"})
    void who_has_left_gets_nothing_back_of_a_fee_that_is_forfeited_or_retained() {
        var given = begun(game("games=1"), anns(), bobs(), paper(CAT, 1003, CATS))
                .having(leave(ANN), leave(BOB), leave(CAT), paper(DAN, 1004, DANS));
        Invalidation how = new Invalidation(true, List.of(ANN), List.of(BOB), "a copy", Grade.GAMING_MANAGER);
        var when = given.when(staff(new Invalidate(Grade.GAMING_MANAGER, how)));
        assertThat(when.lines())
                .extracting(paid -> paid.patron().id() + " " + paid.returned())
                .containsExactly("cat 10.00", "dan 10.00");
    }

    @Test
    @Rule({"9.3.1", "8.4.3", "R-124"})
    void a_fee_that_was_declared_void_does_not_go_back_twice() {
        var given = begun(game("games=1"), anns(), bobs()).having(staff(new VoidEntry(SUPERVISOR, ANN, "a computer")));
        given.when(staff(new TerminalError(DEALER)))
                .thenLines(line("entry", dollars(10), TERMINAL_FAILED, VOID, dollars(10), "8.4.3")
                        .at(2));
    }

    @Test
    @Rule({"8.5", "R-140"})
    void a_failed_device_stops_the_draw_until_another_has_its_boxes_and_all_numbers() {
        var given = begun(GAME, electronic(ANN, 1001, false, ANNS), bobs()).having(call(4));
        given.when(staff(new ReplaceCard(DEALER, 1001))).thenRefused(CARD_IN_ORDER);
        given.when(staff(new CardFails(DEALER, 1001))).then(new CardFailed(1001));
        given.when(staff(new CardFails(DEALER, 1001))).thenRefused(NOTHING_TO_CHANGE, "8.5");
        given.when(call(11)).thenRefused(DRAW_PAUSED);
        given.when(staff(new ReplaceCard(DEALER, 1001))).then(new CardReplaced(1001));
        assertThat(card(given.state(), 1001).marks().numbers()).containsExactly(4);
        assertThat(card(given.state(), 1001).boxes()).containsExactly(ANNS);
        given.when(call(11)).thenAccepted();
    }

    @Test
    @Rule({"8.5"})
    void only_a_device_that_was_issued_fails() {
        var given = begun(GAME, anns());
        given.when(staff(new CardFails(DEALER, 1001))).thenRefused(NOT_ELECTRONIC, "8.5");
        given.when(staff(new CardFails(DEALER, 1002))).thenRefused(NOT_THE_HOLDER, "8.5");
        given.when(staff(new ReplaceCard(DEALER, 1002))).thenRefused(NOT_THE_HOLDER, "8.5");
        given(GAME).when(staff(new CardFails(DEALER, 1001))).thenRefused(NOT_THE_HOLDER, "8.5");
    }

    @Test
    @Rule({"8.5", "8.1", "R-140"})
    void what_was_due_on_the_last_number_is_claimed_in_the_pause() {
        var given = begun(GAME, electronic(ANN, 1001, true, ANNS), bobs()).having(allBut(90, ANNS));
        given.having(staff(new CardFails(DEALER, 1001)));
        given.when(call(90)).thenRefused(DRAW_PAUSED);
        given.having(staff(new ReplaceCard(DEALER, 1001)), new Automatic(ANN, 1001, false));
        given.having(call(90), staff(new CardFails(DEALER, 1001)));
        given.having(new Automatic(ANN, 1001, true));
        given.when(settle()).thenRefused(DRAW_PAUSED);
        given.when(staff(new ReplaceCard(DEALER, 1001)))
                .then(new CardReplaced(1001), new ClaimMade(ANN, 1001, 1, Pattern.FULL_HOUSE, 1, true));
        given.having(verify());
        assertThat(given.when(settle()).line("full-house").patron()).isEqualTo(ANN);
    }

    @Test
    @Rule({"8.5", "3.2.2"})
    void between_games_a_device_is_replaced_without_marks() {
        var given = given(GAME).having(electronic(ANN, 1001, true, ANNS), staff(new CardFails(DEALER, 1001)));
        given.when(staff(new ReplaceCard(DEALER, 1001))).then(new CardReplaced(1001));
    }

    @Test
    @Rule({"9.4", "9.4.1", "9.5", "R-21", "R-124"})
    void a_game_that_was_disrupted_is_void_and_its_prizes_go_on() {
        var given = begun(GAME, anns(), bobs()).having(call(4));
        given.when(staff(new Invalidate(DEALER, new Invalidation(false, List.of(), List.of(), null, null))))
                .thenRefused(WRONG_GRADE, "9.4");
        var when = given.when(invalidate(false, List.of(), List.of()));
        when.then(
                new OutcomeInvalidated(false, List.of(), List.of(), SUPERVISOR),
                new GameVoided(
                        "9.4.1",
                        List.of("9.4.1", "9.4", "9.5", "R-21", "R-124"),
                        List.of(),
                        List.of(),
                        List.of(new Prize(Pattern.FULL_HOUSE, dollars(300)))));
        assertThat(when.state()).isInstanceOf(Issuing.class);
    }

    @Test
    @Rule({"9.4.2", "9.5", "R-21"})
    void in_the_last_game_the_fees_go_back_but_for_the_one_who_was_fraudulent() {
        begun(game("games=1"), anns(), bobs())
                .when(invalidate(true, List.of(BOB), List.of()))
                .thenLines(
                        line("entry", dollars(10), INVALIDATED, VOID, dollars(10), "9.5"),
                        line("entry", dollars(10), FORFEITED, LOSE, Money.ZERO, "9.5")
                                .at(2));
    }

    @Test
    @Rule({"9.5", "R-21", "R-24"})
    void to_keep_an_innocent_fee_takes_a_reason_and_a_second_approver() {
        var given = begun(game("games=1"), anns(), bobs());
        given.when(invalidate(false, List.of(), List.of(ANN))).thenRefused(RETAINED_WITHOUT_APPROVAL);
        given.when(invalidate(false, List.of(BOB), List.of())).thenRefused(RETAINED_WITHOUT_APPROVAL);
        var approved = new Invalidation(false, List.of(), List.of(ANN), "a brawl", Grade.GAMING_SUPERVISOR);
        given.when(staff(new Invalidate(SUPERVISOR, approved)))
                .thenLines(
                        line("entry", dollars(10), RETAINED, LOSE, Money.ZERO, "9.5"),
                        line("entry", dollars(10), INVALIDATED, VOID, dollars(10), "9.5")
                                .at(2));
    }

    @Test
    @Rule({"9.1", "9.3", "9.3.1", "1.1 \"void\"", "R-24"})
    void the_entry_of_who_used_a_device_is_void_and_the_cards_with_it() {
        var given = begun(GAME, anns(), bobs()).having(allBut(90, ANNS)).having(call(90), claim(ANN, 1001), verify());
        given.when(staff(new VoidEntry(DEALER, ANN, "a computer"))).thenRefused(WRONG_GRADE, "9.3");
        given.when(staff(new VoidEntry(SUPERVISOR, CAT, "a computer"))).thenRefused(NOTHING_TO_VOID);
        var when = given.when(staff(new VoidEntry(SUPERVISOR, ANN, "a computer")));
        when.thenLines(line("entry", dollars(10), DEVICE_USED, VOID, dollars(10), "9.3.1"));
        when.thenAmong(new TableChanged(new TableEvent.IncidentRecorded("9.1", ANN, "a computer", SUPERVISOR)));
        assertThat(play(when.state()).isWon()).isFalse();
        given.when(settle()).thenRefused(NOT_WON);
        given.when(call(1)).then(new NumberCalled(1, null));
        given(GAME).when(staff(new VoidEntry(SUPERVISOR, ANN, "a computer"))).thenRefused(NOTHING_TO_VOID);
    }

    @Test
    @Rule({"9.3.2", "R-24"})
    void to_keep_somebody_out_takes_a_supervisor() {
        given(GAME).when(at(new TableCommand.Restrict(DEALER, ANN, List.of()))).thenRefused(WRONG_GRADE, "9.3.2");
    }
}
