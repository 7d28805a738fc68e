package baize.games.bingo;

import static baize.core.pay.Result.LOSE;
import static baize.core.pay.Result.WIN;
import static baize.games.bingo.BingoShowdown.*;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.Claim;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Settled;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What winners are paid, and what becomes of fees when a session has been played. */
class BingoSettlementTest {
    private static final Claim ANN_CLAIMS = claim(ANN, 1001);
    private static final Claim BOB_CLAIMS = claim(BOB, 1002);
    private static final Claim CAT_CLAIMS = claim(CAT, 1003);

    /** Ann, Bob and Cat are all full on 90, which has been called. */
    private static Given<BingoState, BingoCommand, BingoEvent> three(Bingo game) {
        return begun(game, anns(), bobs(), cats())
                .having(allBut(90, ANNS, BOBS, CATS))
                .having(call(90));
    }

    @Test
    @Rule({"7.2", "7.4", "4.8", "1.1 \"bingo\"", "R-2", "R-127"})
    void bg_1_two_winners_divide_the_prize() {
        var when = three(game("prize=500.00"))
                .having(ANN_CLAIMS, BOB_CLAIMS, verify())
                .when(settle());
        when.thenLines(
                line("full-house", Money.ZERO, BINGO, WIN, dollars(250), "7.2"),
                line("full-house", Money.ZERO, BINGO, WIN, dollars(250), "7.2"));
        assertThat(when.lines()).extracting(Line::patron).containsExactly(ANN, BOB);
        assertThat(when.lines().getFirst().rules()).contains("7.2", "R-2", "R-127");
    }

    @Test
    @Rule({"7.2", "R-2", "R-127"})
    void bg_1_three_shares_that_do_not_divide_are_rounded_up_and_the_house_bears_the_cent() {
        var given = three(game("prize=500.00")).having(CAT_CLAIMS, ANN_CLAIMS, BOB_CLAIMS, verify());
        var when = given.when(settle());
        assertThat(when.lines())
                .extracting(Line::pays)
                .containsOnly(cents(166_67))
                .hasSize(3);
        when.thenAmong(new GameSettled(
                List.of(new Divided("full-house", dollars(500), cents(166_67), List.of(CAT, ANN, BOB), cents(1))),
                when.lines(),
                List.of()));
    }

    @ParameterizedTest
    @CsvSource({"50000, 3, 16667", "50000, 2, 25000", "1, 3, 1", "100, 1, 100", "10000, 7, 1429"})
    @Rule({"7.2", "R-1", "R-2"})
    void a_share_is_rounded_up_to_the_cent(long prize, int winners, long each) {
        assertThat(BingoShowdown.share(prize, winners)).isEqualTo(each);
        assertThat(each * winners - prize).isBetween(0L, winners - 1L);
    }

    /** Ann has two boxes full on 22, Bob has one. */
    private static Given<BingoState, BingoCommand, BingoEvent> twoBoxes(Bingo game) {
        BingoBox first = box("4 11 36 52 81 / 9 22 45 63 79 / 17 28 58 67 90");
        BingoBox second = box("1 2 3 5 6 / 7 22 10 12 13 / 14 15 16 18 20");
        BingoBox bobs = box("19 21 23 24 25 / 26 22 27 29 30 / 31 32 33 34 35");
        return begun(game, paper(ANN, 1001, first, second), paper(BOB, 1002, bobs))
                .having(allBut(22, first, second, bobs))
                .having(call(22), ANN_CLAIMS, BOB_CLAIMS, verify());
    }

    @Test
    @Rule({"7.2", "R-128"})
    void bg_6_shares_are_per_player() {
        var when = twoBoxes(game()).when(settle());
        assertThat(when.lines()).extracting(Line::patron).containsExactly(ANN, BOB);
        assertThat(when.lines()).extracting(Line::pays).containsOnly(dollars(150));
        assertThat(when.lines().getFirst().rules()).contains("R-128");
    }

    @Test
    @Rule({"7.2", "R-128"})
    void bg_6_or_per_box_where_the_house_has_announced_it() {
        var when = twoBoxes(game("sharePer=box")).when(settle());
        assertThat(when.lines()).extracting(Line::patron).containsExactly(ANN, ANN, BOB);
        assertThat(when.lines()).extracting(Line::pays).containsOnly(dollars(100));
    }

    @Test
    @Rule({"7.4"})
    void nothing_is_paid_on_a_claim_that_was_not_verified() {
        var given = three(game()).having(ANN_CLAIMS, verify(), BOB_CLAIMS);
        given.when(settle()).thenRefused(BingoReason.DRAW_LOCKED);
        given.having(verify());
        assertThat(given.when(settle()).lines()).hasSize(2);
    }

    @Test
    @Rule({"5.1", "5.2", "5.4", "5.4.1", "5.4.2", "7.4", "A \"top line\"", "R-127", "R-131", "R-132"})
    void a_minor_prize_is_paid_before_the_next_number() {
        BingoBox bobs = box("4 11 36 52 81 / 1 2 3 5 6 / 7 8 10 12 13");
        var given = begun(game("minors=top-line:50.00 any-line:20.01"), anns(), paper(BOB, 1002, bobs))
                .having(calls("4 11 36 52 81"))
                .having(ANN_CLAIMS, BOB_CLAIMS, verify());
        var when = given.when(call(9));
        when.thenLines(
                line("top-line", Money.ZERO, MINOR_GAME, WIN, dollars(25), "7.2"),
                line("top-line", Money.ZERO, MINOR_GAME, WIN, dollars(25), "7.2"),
                line("any-line", Money.ZERO, MINOR_GAME, WIN, cents(10_01), "7.2"),
                line("any-line", Money.ZERO, MINOR_GAME, WIN, cents(10_01), "7.2"));
        assertThat(when.events()).hasSize(2).last().isEqualTo(new NumberCalled(9, null));
        assertThat(when.lines().getFirst().rules()).contains("A \"top line\"", "5.4");
        assertThat(play(when.state()).prizes()).extracting(Prize::pattern).containsExactly(Pattern.FULL_HOUSE);
    }

    @Test
    @Rule({"5.4", "4.8", "R-131"})
    void minor_games_are_settled_before_bingo_on_the_same_number() {
        var when = begun(game("minors=top-line:50.00"), anns(), bobs())
                .having(allBut(81, ANNS))
                .having(call(81), ANN_CLAIMS, verify())
                .when(settle());
        when.thenLines(
                line("top-line", Money.ZERO, MINOR_GAME, WIN, dollars(50), "5.4"),
                line("full-house", Money.ZERO, BINGO, WIN, dollars(300), "7.4"));
    }

    @Test
    @Rule({"5.5", "6.4", "R-131"})
    void a_minor_prize_that_nobody_won_lapses_unless_it_was_announced_to_roll_over() {
        for (boolean rolls : List.of(false, true)) {
            var given = begun(game("minors=middle-line:80.00", "minorRollover=" + rolls), anns(), bobs())
                    .having(allBut(90, BOBS))
                    .having(call(90), BOB_CLAIMS, verify(), settle(), start());
            Money expected = dollars(rolls ? 160 : 80);
            assertThat(play(given.state()).prize(Pattern.MIDDLE_LINE))
                    .isEqualTo(new Prize(Pattern.MIDDLE_LINE, expected));
        }
    }

    @Test
    @Rule({"3.3", "1.1 \"entry fee\"", "1.1 \"session\"", "7.7"})
    void after_the_last_game_the_fees_are_kept_and_the_session_is_over() {
        var given = begun(game("games=1"), anns(), bobs(), paper(BOB, 1003, CATS))
                .having(allBut(90, ANNS))
                .having(call(90), ANN_CLAIMS, verify());
        var when = given.when(settle());
        when.thenLines(
                line("full-house", Money.ZERO, BINGO, WIN, dollars(300), "7.4"),
                line("entry", dollars(10), SESSION_PLAYED, LOSE, Money.ZERO, "3.3"),
                line("entry", dollars(20), SESSION_PLAYED, LOSE, Money.ZERO, "3.3")
                        .at(2));
        assertThat(when.state()).isInstanceOf(Settled.class);
        assertThat(when.state().staked(BOB)).isEqualTo(Money.ZERO);
        given.when(claim(ANN, 1001)).thenRefused(BingoReason.NO_GAME);
        var next = given.when(anns());
        next.thenAmong(new SessionOpened(2, SERIES, null));
    }

    @ParameterizedTest
    @CsvSource({"cash, 0", "slot-dollars, 30000", "cash:50 casino-dollars:50, 15000", "cash:34 slot-dollars:66, 19800"})
    @Rule({"7.5", "R-142"})
    void what_is_paid_in_dollars_of_the_house_is_no_money(String form, long dollars) {
        var given = begun(game("prizeForm=" + form), anns(), bobs())
                .having(admit(ANN, 100L, null))
                .having(allBut(90, ANNS))
                .having(call(90), ANN_CLAIMS, verify());
        Line won = given.when(settle()).line("full-house");
        assertThat(won.pays()).isEqualTo(dollars(300));
        assertThat(won.tokensReturned()).isEqualTo(cents(dollars));
        assertThat(chips(given.state(), ANN)).isEqualTo(cents(100_00 + 300_00 - dollars));
    }

    private static Money chips(BingoState state, Patron patron) {
        Money chips = state.table().guest(patron).chips();
        if (chips == null) throw new AssertionError(patron + " has ample means");
        return chips;
    }
}
