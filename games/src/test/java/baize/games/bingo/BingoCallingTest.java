package baize.games.bingo;

import static baize.games.bingo.BingoReason.*;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.ball.Balls;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Calling;
import baize.games.bingo.BingoState.Checking;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games are announced and numbers called; who does not claim in time forfeits. */
class BingoCallingTest {
    private static final Bingo GAME = game();
    private static final Bingo MINORS = game("minors=top-line:50.00 four-corners:80.00");

    @Test
    @Rule({"2.3.2", "4.4", "5.1", "5.5", "6.2", "1.1 \"game\""})
    void a_game_begins_with_its_colour_and_all_its_prizes() {
        given(MINORS)
                .having(anns())
                .when(start())
                .then(new GameStarted(
                        1,
                        1,
                        "white",
                        List.of(
                                new Prize(Pattern.TOP_LINE, dollars(50)),
                                new Prize(Pattern.FOUR_CORNERS, dollars(80)),
                                new Prize(Pattern.FULL_HOUSE, dollars(300))),
                        List.of()));
        var given =
                begun(GAME, anns()).having(allBut(90, ANNS)).having(call(90)).having(won(claim(ANN, 1001)));
        assertThat(given.state().round()).isEqualTo(1);
        var second = given.when(start());
        assertThat(second.events()).first().isInstanceOfSatisfying(GameStarted.class, started -> {
            assertThat(List.of(started.round(), started.game())).containsExactly(2, 2);
            assertThat(started.colour()).isEqualTo("yellow");
        });
    }

    @Test
    @Rule({"1.1 \"game\"", "4.4", "4.8", "7.1"})
    void what_belongs_to_a_game_waits_for_one_and_another_does_not_begin() {
        for (var given : List.of(given(GAME), given(GAME).having(anns())))
            for (BingoCommand command : List.of(call(4), claim(ANN, 1001), verify(), settle()))
                given.when(command).thenRefused(NO_GAME);
        begun(GAME, anns()).when(start()).thenRefused(GAME_IN_PROGRESS);
        begun(GAME, anns()).when(claim(ANN, 1001)).thenRefused(NOTHING_CALLED);
        begun(GAME, anns()).having(call(4)).when(verify()).thenRefused(NOTHING_TO_CHECK);
    }

    @Test
    @Rule({"4.5", "1.1 \"dealer terminal\"", "1.1 \"caller\""})
    void a_number_is_drawn_once_and_is_one_of_ninety() {
        var given = begun(GAME, anns());
        given.when(call(4)).then(new NumberCalled(4, null));
        given.when(call(4)).thenRefused(ALREADY_CALLED);
        given.when(call(0)).thenRefused(NO_NUMBER);
        given.when(call(91)).thenRefused(NO_NUMBER);
        given.when(new Call(null, null)).thenRefused(NO_NUMBER);
        given.when(new Call(11, 12)).then(new NumberCalled(11, 12));
        given.when(new Call(13, 13)).then(new NumberCalled(13, null));
    }

    @Test
    @Rule({"4.5", "1.1 \"dealer terminal\"", "R-136"})
    void the_terminal_draws_every_number_once_and_jackpot_numbers_apart() {
        var outcomes = SeededOutcomes.of(FastGenerator.stream(3, 3));
        Bingo game = game("jackpotGames=1", "games=1");
        var given = given(game).having(anns());
        BingoCommand begin = game.withOutcome(given.state(), start(), outcomes);
        assertThat(begin)
                .isInstanceOfSatisfying(
                        Start.class,
                        c -> assertThat(c.jackpotNumbers())
                                .hasSize(5)
                                .doesNotHaveDuplicates()
                                .allMatch(Balls.ALL::has));
        given.having(begin);
        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < 90; i++) {
            BingoCommand next = game.withOutcome(given.state(), new Call(null, null), outcomes);
            if (next instanceof Call(Integer number, Integer _)) drawn.add(number);
            given.having(next);
        }
        assertThat(drawn).hasSize(90);
        given.when(game.withOutcome(given.state(), new Call(null, null), outcomes))
                .thenRefused(ALL_CALLED);
        BingoCommand given30 = new Call(30, null);
        assertThat(game.withOutcome(given.state(), given30, outcomes)).isEqualTo(given30);
    }

    @Test
    @Rule({"4.6", "4.8", "R-135"})
    void a_game_does_not_end_before_the_fifteenth_number_nor_without_bingo() {
        var given = begun(GAME, anns(), dans());
        given.having(calls("1 2 3 5 6 7 8 10 12 13 14 15 16 18"));
        given.when(settle()).thenRefused(TOO_FEW_NUMBERS);
        given.having(call(19));
        given.when(settle()).thenRefused(NOT_WON);
    }

    @Test
    @Rule({"4.8", "7.1", "R-125", "R-130"})
    void a_claim_locks_the_draw_until_it_has_been_checked_and_bingo_ends_it() {
        var given = begun(GAME, anns(), bobs()).having(allBut(90, ANNS)).having(call(90), claim(ANN, 1001));
        assertThat(given.state()).isInstanceOf(Checking.class);
        given.when(call(1)).thenRefused(DRAW_LOCKED);
        given.when(settle()).thenRefused(DRAW_LOCKED);
        given.having(verify());
        assertThat(given.state()).isInstanceOf(Calling.class);
        given.when(call(1)).thenRefused(GAME_WON);
    }

    @Test
    @Rule({"8.1", "4.7", "4.9", "R-125", "R-126"})
    void who_has_not_claimed_when_the_next_number_comes_has_forfeited_that_prize_and_no_other() {
        var given = begun(MINORS, anns(), bobs()).having(calls("4 11 36 52 81"));
        given.when(call(17)).then(new PrizeForfeited(ANN, Pattern.TOP_LINE, 1001, 1), new NumberCalled(17, null));
        given.having(claim(ANN, 1001, 1, Pattern.TOP_LINE));
        assertThat(given.when(verify()).events())
                .first()
                .isInstanceOfSatisfying(
                        ClaimRejected.class,
                        rejected -> assertThat(rejected.rule()).isEqualTo("8.1"));
        given.having(call(90), claim(ANN, 1001, 1, Pattern.FOUR_CORNERS));
        given.when(verify()).thenAccepted();
        assertThat(play(given.state()).good(Pattern.FOUR_CORNERS)).hasSize(1);
    }

    @Test
    @Rule({"8.1", "R-126"})
    void a_forfeit_reaches_all_boxes_of_the_player_and_the_next_who_is_entitled_wins() {
        BingoBox other = box("4 11 36 52 90 / 7 8 10 12 13 / 14 15 16 18 19");
        Bingo game = game("minors=top-line:50.00");
        var given = begun(
                        game,
                        paper(ANN, 1001, ANNS, other),
                        paper(BOB, 1002, box("4 11 36 52 1 / 20 21 23 24 25 / 26 27 29 30 31")))
                .having(calls("4 11 36 52 81 90"))
                .having(claim(ANN, 1001, 2, Pattern.TOP_LINE));
        assertThat(given.when(verify()).events())
                .first()
                .isInstanceOfSatisfying(
                        ClaimRejected.class,
                        rejected -> assertThat(rejected.findings().getLast().detail())
                                .isEqualTo("the player forfeited it in this game"));
        given.having(call(1), claim(BOB, 1002), verify());
        var paid = given.when(call(2));
        assertThat(paid.line("top-line").patron()).isEqualTo(BOB);
        assertThat(paid.line("top-line").pays()).isEqualTo(dollars(50));
    }

    @Test
    @Rule({"4.8", "6.4", "8.1", "R-135"})
    void when_all_ninety_have_come_and_all_forfeited_the_prize_is_added_to_the_next_game() {
        var given = begun(GAME, anns());
        for (int number = 1; number <= 90; number++) given.having(call(number));
        given.when(call(1)).thenRefused(ALL_CALLED);
        var when = given.when(settle());
        when.thenAmong(new GameSettled(List.of(), List.of(), List.of(new Prize(Pattern.FULL_HOUSE, dollars(300)))));
        assertThat(when.events().getFirst()).isEqualTo(new PrizeForfeited(ANN, Pattern.FULL_HOUSE, 1001, 1));
        given.having(start());
        assertThat(play(given.state()).prizes()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(600)));
        assertThat(given.state().hall().carried()).isEmpty();
    }

    @Test
    @Rule({"4.6", "4.8", "R-135"})
    void a_game_that_everybody_has_left_ends_no_sooner_than_with_its_fifteenth_number() {
        var given = begun(MINORS, anns(), bobs()).having(call(1), dans());
        given.having(calls("2 3 5 6 7 8 10 12 13 14 15 16 18")).having(leave(ANN));
        given.having(leave(BOB)).when(settle()).thenRefused(TOO_FEW_NUMBERS);
        given.having(call(19));
        var when = given.when(settle());
        when.then(new GameSettled(List.of(), List.of(), List.of(new Prize(Pattern.FULL_HOUSE, dollars(300)))));
        given.having(start());
        assertThat(play(given.state()).prizes()).contains(new Prize(Pattern.FULL_HOUSE, dollars(600)));
        given.having(allBut(51, DANS)).having(call(1));
        given.when(settle()).thenRefused(NOT_WON);
    }

    @Test
    @Rule({"4.3", "4.6", "4.8", "R-135"})
    void a_caller_may_also_go_on_and_who_still_plays_keeps_the_game_open() {
        var given = begun(GAME, anns(), bobs()).having(allBut(90, BOBS)).having(call(19), leave(ANN));
        given.when(settle()).thenRefused(NOT_WON);
        given.having(leave(BOB));
        given.when(call(20)).thenAccepted();
        given.when(settle()).thenAccepted();
        given.when(start()).thenRefused(NOTHING_ISSUED);
        given.when(new OpenSession(SERIES)).thenAccepted();
        assertThat(given.state().hall().carried()).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(300)));
    }

    @Test
    @Rule({"4.8", "R-135"})
    void a_bingo_on_the_ninetieth_number_is_in_time() {
        var given = begun(GAME, anns());
        for (int number = 1; number <= 90; number++) if (number != 4) given.having(call(number));
        given.having(call(4), claim(ANN, 1001), verify());
        assertThat(given.when(settle()).line("full-house").pays()).isEqualTo(dollars(300));
    }
}
