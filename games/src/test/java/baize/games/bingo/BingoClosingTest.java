package baize.games.bingo;

import static baize.core.pay.Result.VOID;
import static baize.games.bingo.BingoReason.*;
import static baize.games.bingo.BingoShowdown.CLOSED_EARLY;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Settled;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A hall with players closes after its sign has been up for twenty minutes. */
class BingoClosingTest {
    private static final Bingo GAME = game();
    private static final AtTable SIGN = at(new TableCommand.CloseSign(SUPERVISOR, null));
    private static final AtTable CLOSE = at(new TableCommand.Close(SUPERVISOR));
    private static final TableChanged CLOSED = new TableChanged(new TableEvent.TableClosed());

    /** Two players, a sign that went up at eight, and what was done then. */
    private static Given<BingoState, BingoCommand, BingoEvent> announced(BingoCommand... then) {
        return given(GAME)
                .having(clock("2026-11-16T20:00"), anns(), bobs(), SIGN)
                .having(then);
    }

    @Test
    @Rule({"9.8", "R-20", "R-24"})
    void a_hall_with_players_closes_no_sooner_than_its_sign_allows() {
        given(GAME).having(anns()).when(CLOSE).thenRefused(CLOSED_WITHOUT_NOTICE);
        given(GAME).when(SIGN).thenRefused(CLOCK_NOT_SET);
        announced(clock("2026-11-16T20:19")).when(CLOSE).thenRefused(CLOSED_WITHOUT_NOTICE);
        announced().when(at(new TableCommand.Close(Grade.DEALER))).thenRefused(WRONG_GRADE, "9.8");
        announced().when(clock("2026-11-16T19:59")).thenRefused(CLOCK_RUNS_BACKWARDS);
        given(GAME).when(at(new TableCommand.Open(SUPERVISOR))).thenRefused(TABLE_OPEN);
    }

    @Test
    @Rule({"9.8", "R-20", "R-124"})
    void between_games_the_session_ends_at_once_the_fees_go_back_and_prizes_wait_for_the_next() {
        var when = announced(clock("2026-11-16T20:20")).when(CLOSE);
        when.thenLines(
                line("entry", dollars(10), CLOSED_EARLY, VOID, dollars(10), "9.8"),
                line("entry", dollars(10), CLOSED_EARLY, VOID, dollars(10), "9.8")
                        .at(2));
        when.thenAmong(
                new SessionEnded(CLOSED_EARLY, when.lines(), List.of(new Prize(Pattern.FULL_HOUSE, dollars(600)))),
                CLOSED);
        assertThat(when.state()).isInstanceOf(Settled.class);
        assertThat(pool(when.state())).isEqualTo(dollars(20));
    }

    @Test
    @Rule({"9.8", "R-20", "R-124"})
    void a_game_in_play_is_finished_first_and_the_unplayed_ones_are_owed() {
        var given = announced(start(), clock("2026-11-16T20:20"));
        given.when(CLOSE).then(new TableChanged(new TableEvent.ClosingOrdered()));
        given.when(cats()).thenRefused(TABLE_CLOSED);
        given.having(allBut(90, ANNS)).having(call(90), claim(ANN, 1001), verify());
        var when = given.when(settle());
        assertThat(when.line("full-house").pays()).isEqualTo(dollars(300));
        assertThat(when.lines())
                .filteredOn(line -> line.ending() == CLOSED_EARLY)
                .hasSize(2);
        assertThat(when.events().getLast()).isEqualTo(CLOSED);
        assertThat(when.state().hall().carried()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(300)));
        given.when(new OpenSession(SERIES)).thenRefused(TABLE_CLOSED);
        given.when(anns()).thenRefused(TABLE_CLOSED);
        given.having(at(new TableCommand.Open(SUPERVISOR)));
        given.when(new OpenSession(SERIES)).thenAccepted();
    }

    @Test
    @Rule({"9.8", "3.3", "R-20"})
    void after_the_last_game_of_the_session_nothing_goes_back() {
        var given = given(game("games=1")).having(clock("2026-11-16T20:00"), anns(), SIGN, start());
        given.having(clock("2026-11-16T20:20"), CLOSE);
        given.having(allBut(90, ANNS)).having(call(90), claim(ANN, 1001), verify());
        var when = given.when(settle());
        assertThat(when.line("entry").ending()).isEqualTo(BingoShowdown.SESSION_PLAYED);
        assertThat(when.events().getLast()).isEqualTo(CLOSED);
    }

    @Test
    @Rule({"9.8", "R-20"})
    void an_empty_hall_closes_at_once() {
        given(GAME).when(CLOSE).then(CLOSED);
        var given = given(GAME).having(new OpenSession(SERIES), CLOSE);
        given.when(start()).thenRefused(TABLE_CLOSED);
        given.when(CLOSE).thenRefused(TABLE_CLOSED);
    }
}
