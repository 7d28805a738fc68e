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
import baize.games.bingo.BingoIrregularity.Invalidate;
import baize.games.bingo.BingoIrregularity.VoidEntry;
import baize.games.table.Invalidation;
import baize.games.table.TableCommand;
import baize.testkit.Given;
import baize.testkit.When;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Whoever used a device or acted fraudulently keeps nothing of the game, whenever that is found out. */
class BingoVoidingTest {
    private static final Bingo MINORS = game("minors=top-line:50.00");

    private static Remedy voidEntry(Patron patron) {
        return staff(new VoidEntry(SUPERVISOR, patron, "a computer"));
    }

    private static Remedy forfeit(Patron patron) {
        return staff(new Invalidate(SUPERVISOR, new Invalidation(true, List.of(patron), List.of(), null, null)));
    }

    private static Money chips(When<BingoState, BingoEvent> when, Patron patron) {
        return Objects.requireNonNull(when.state().table().guest(patron).chips());
    }

    /** Ann has been paid the line, and then, on 90, the bingo. */
    private static Given<BingoState, BingoCommand, BingoEvent> lineWon(Bingo game) {
        return BingoTable.given(game, 100L)
                .having(start())
                .having(calls("4 11 36 52 81"))
                .having(claim(ANN, 1001), verify(), call(9));
    }

    private static Given<BingoState, BingoCommand, BingoEvent> won(Bingo game) {
        return lineWon(game).having(calls("22 45 63 79 17 28 58 67 90")).having(BingoTable.won(claim(ANN, 1001)));
    }

    @Test
    @Rule({"1.1 \"void\"", "9.3.1", "R-193"})
    void a_void_entry_has_no_result_so_a_line_that_it_won_is_to_be_won_again() {
        var when = lineWon(MINORS).when(voidEntry(ANN));
        assertThat(chips(when, ANN)).isEqualTo(dollars(100));
        assertThat(play(when.state()).prize(Pattern.TOP_LINE)).isEqualTo(new Prize(Pattern.TOP_LINE, dollars(50)));
    }

    @Test
    @Rule({"9.3.1", "R-193"})
    void found_out_after_the_game_it_reaches_the_bingo_too_until_the_next_begins() {
        var when = won(MINORS).when(voidEntry(ANN));
        assertThat(chips(when, ANN)).isEqualTo(dollars(100));
        assertThat(when.state().hall().carried()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(300)));
        var next = won(MINORS).having(start()).when(voidEntry(ANN));
        assertThat(chips(next, ANN)).isEqualTo(dollars(450));
    }

    @Test
    @Rule({"9.3.1", "R-193"})
    void found_out_after_the_session_the_fee_goes_back_and_the_prizes_fall_and_only_once() {
        var given = won(game("games=1", "minors=top-line:50.00"));
        var when = given.when(voidEntry(ANN));
        assertThat(chips(when, ANN)).isEqualTo(dollars(100));
        given.when(voidEntry(ANN)).thenRefused(NOTHING_TO_VOID);
        var after = given.when(
                staff(new Invalidate(SUPERVISOR, new Invalidation(false, List.of(), List.of(), null, null))));
        assertThat(chips(after, ANN)).isEqualTo(dollars(100));
        assertThat(chips(after, BOB)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"9.3.1", "3.3", "R-193"})
    void the_entry_of_who_has_left_is_declared_void_too() {
        var when = won(MINORS).having(leave(ANN)).when(voidEntry(ANN));
        assertThat(when.line("entry").returned()).isEqualTo(dollars(10));
        assertThat(chips(when, ANN)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"9.4.2", "9.5", "R-193"})
    void whoever_forfeits_keeps_no_minor_prize_of_the_game_before_its_end_or_after_it() {
        var before = lineWon(MINORS).when(forfeit(ANN));
        assertThat(chips(before, ANN)).isEqualTo(dollars(90));
        var after = won(MINORS).when(forfeit(ANN));
        assertThat(chips(after, ANN)).isEqualTo(dollars(90));
        for (var when : List.of(before, after))
            assertThat(when.state().hall().carried())
                    .containsExactlyInAnyOrder(
                            new Prize(Pattern.TOP_LINE, dollars(50)), new Prize(Pattern.FULL_HOUSE, dollars(300)));
        var bobs = won(MINORS).when(forfeit(BOB));
        assertThat(chips(bobs, ANN)).isEqualTo(dollars(140));
    }

    @Test
    @Rule({"9.4.2", "9.5", "R-193"})
    void somebody_of_whom_nothing_can_be_kept_is_not_named() {
        lineWon(MINORS).when(forfeit(DAN)).thenRefused(NOTHING_TO_KEEP);
        lineWon(MINORS).having(voidEntry(BOB)).when(forfeit(BOB)).thenRefused(NOTHING_TO_KEEP);
    }

    @Test
    @Rule({"9.4.2", "9.5", "9.8", "R-193"})
    void a_fee_that_had_gone_back_to_a_fraudulent_player_who_left_is_taken_again() {
        var given = BingoTable.given(game("games=2"), 100L)
                .having(clock("2026-11-16T20:00"), cats())
                .having(at(new TableCommand.CloseSign(SUPERVISOR, null)), start())
                .having(leave(BOB), clock("2026-11-16T20:20"))
                .having(at(new TableCommand.Close(SUPERVISOR)))
                .having(allBut(90, ANNS))
                .having(call(90))
                .having(BingoTable.won(claim(ANN, 1001)));
        var when = given.when(forfeit(BOB));
        assertThat(chips(when, BOB)).isEqualTo(dollars(90));
    }

    @Test
    @Rule({"6.4", "8.4.2", "R-124", "R-194"})
    void the_jackpot_of_a_game_that_is_void_goes_to_the_next_jackpot_game() {
        var given = BingoTable.given(game("games=3", "jackpotGames=1 3", "jackpotMeter=500.00"), 100L)
                .having(start(90, 1, 2, 3, 5))
                .having(calls("4 11"))
                .having(staff(new BingoIrregularity.TerminalError(DEALER)));
        assertThat(pool(given.state())).isEqualTo(dollars(520));
        given.having(start()).having(allBut(90, ANNS)).having(call(90)).having(BingoTable.won(claim(ANN, 1001)));
        assertThat(pool(given.state())).isEqualTo(dollars(520));
        given.having(start(90, 1, 2, 3, 5)).having(allBut(90, ANNS)).having(call(90), claim(ANN, 1001), verify());
        assertThat(given.when(settle()).line("jackpot").pays()).isEqualTo(dollars(520));
    }
}
