package baize.games.bingo;

import static baize.core.pay.Result.LOSE;
import static baize.core.pay.Result.WIN;
import static baize.games.bingo.BingoReason.WRONG_JACKPOT_NUMBERS;
import static baize.games.bingo.BingoShowdown.BINGO;
import static baize.games.bingo.BingoShowdown.JACKPOT;
import static baize.games.bingo.BingoTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoEvent.*;
import baize.games.jackpot.Pool;
import baize.testkit.Given;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The jackpot: its numbers, its levels, what fees put in and what stays. */
class BingoJackpotTest {
    private static final BingoBox ON_44 = box("4 11 36 52 81 / 9 22 44 63 79 / 17 28 58 67 90");
    private static final BingoBox BOB_ON_44 = box("1 2 3 5 6 / 8 10 44 12 13 / 14 15 16 18 20");

    private static Bingo hall(String... more) {
        List<String> all =
                new ArrayList<>(List.of("games=1", "jackpotGames=1", "jackpotMeter=2400.00", "jackpotShareOfFee=0%"));
        all.addAll(List.of(more));
        return game(all.toArray(new String[0]));
    }

    /** Ann and Bob are full on 44, which has been called and claimed; the jackpot numbers are as told. */
    private static Given<BingoState, BingoCommand, BingoEvent> both(Bingo game, Integer... numbers) {
        return given(game)
                .having(paper(ANN, 1001, ON_44), paper(BOB, 1002, BOB_ON_44), start(numbers))
                .having(allBut(44, ON_44, BOB_ON_44))
                .having(call(44), claim(ANN, 1001), claim(BOB, 1002), verify());
    }

    @Test
    @Rule({"6.5", "6.5.2", "7.1.5", "7.2", "7.6", "R-2", "R-127", "R-136", "R-142"})
    void bg_7_who_is_full_on_a_jackpot_number_divides_the_jackpot_besides_the_prize() {
        var when = both(hall("prizeForm=slot-dollars"), 7, 19, 44, 61, 88).when(settle());
        assertThat(when.lines().subList(0, 4))
                .extracting(Line::wager)
                .containsExactly("full-house", "full-house", "jackpot", "jackpot");
        Line jackpot = when.lines().get(2);
        assertThat(jackpot.pays()).isEqualTo(dollars(1_200));
        assertThat(jackpot.rule()).isEqualTo("7.2");
        assertThat(jackpot.rules()).contains("6.5.2", "7.2", "R-136", "7.6");
        assertThat(jackpot.tokensReturned()).isEqualTo(Money.ZERO);
        assertThat(when.lines().getFirst().tokensReturned()).isEqualTo(dollars(150));
        assertThat(pool(when.state())).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"6.5.2", "7.4"})
    void one_winner_takes_it_all_and_the_pool_starts_again_at_its_seed() {
        var when = given(hall("jackpotSeed=500.00"))
                .having(paper(ANN, 1001, ON_44), start(44, 1, 2, 3, 5))
                .having(allBut(44, ON_44))
                .having(call(44), claim(ANN, 1001), verify())
                .when(settle());
        assertThat(when.lines().subList(0, 2))
                .extracting(line -> line.ending().id())
                .containsExactly("bingo", "jackpot");
        when.thenLines(
                line("full-house", Money.ZERO, BINGO, WIN, dollars(300), "7.4"),
                line("jackpot", Money.ZERO, JACKPOT, WIN, dollars(2_400), "6.5.2"),
                line("entry", dollars(10), BingoShowdown.SESSION_PLAYED, LOSE, Money.ZERO, "3.3"));
        assertThat(pool(when.state())).isEqualTo(dollars(500));
    }

    @Test
    @Rule({"1.1 \"entry fee\"", "3.3", "6.4", "R-137", "R-138"})
    void bg_8_a_jackpot_that_is_not_hit_is_carried_with_all_the_fees() {
        var given = given(game("games=1", "jackpotGames=1", "jackpotMeter=2000.00", "cards=100"));
        for (int player = 1; player <= 40; player++) given.having(next(new Patron("p" + player)));
        given.having(paper(ANN, 2000, ANNS));
        given.having(leave(ANN));
        given.having(paper(BOB, 2001, BOBS));
        assertThat(pool(given.state())).isEqualTo(dollars(2_000 + 42 * 10));
        given.having(start(1, 2, 3, 5, 6)).having(allBut(90, BOBS)).having(call(90), claim(BOB, 2001), verify());
        var when = given.when(settle());
        assertThat(when.lines()).extracting(Line::wager).doesNotContain("jackpot");
        assertThat(pool(when.state())).isEqualTo(dollars(2_420));
    }

    @Test
    @Rule({"6.5.1", "R-136"})
    void up_to_five_different_numbers_are_drawn_beforehand_and_stay_in_the_draw() {
        var given = given(hall()).having(anns());
        given.when(start(1, 2, 3, 4)).thenRefused(WRONG_JACKPOT_NUMBERS);
        given.when(start(1, 2, 3, 4, 4)).thenRefused(WRONG_JACKPOT_NUMBERS);
        given.when(start(1, 2, 3, 4, 91)).thenRefused(WRONG_JACKPOT_NUMBERS);
        given.having(start(1, 2, 3, 4, 5));
        given.when(call(4)).thenAccepted();
        given(game()).having(anns()).when(start(1)).thenRefused(WRONG_JACKPOT_NUMBERS);
        given(hall("jackpotNumbers=1")).having(anns()).when(start(1)).thenAccepted();
    }

    @Test
    @Rule({"6.5.2", "8.1", "R-136"})
    void a_bingo_forfeited_on_a_jackpot_number_does_not_carry_the_jackpot_on() {
        var given = given(hall()).having(paper(ANN, 1001, ON_44), bobs(), start(44, 7, 19, 61, 88));
        given.having(allBut(44, ON_44))
                .having(allBut(18, BOBS).stream()
                        .filter(call -> call.number() != null && call.number() != 90)
                        .toList());
        given.having(call(44)).having(call(18), claim(BOB, 1002), verify());
        var when = given.when(settle());
        assertThat(when.line("full-house").patron()).isEqualTo(BOB);
        assertThat(when.lines()).extracting(Line::wager).doesNotContain("jackpot");
        assertThat(pool(when.state())).isEqualTo(dollars(2_400));
    }

    @Test
    @Rule({"6.1", "7.3", "R-137"})
    void a_card_that_meets_two_levels_has_the_higher_one_only() {
        var when = both(hall("jackpotLevels=within-45:100 numbers:50"), 44, 7, 19, 61, 88)
                .when(settle());
        List<Line> jackpot = when.lines().stream()
                .filter(one -> one.wager().equals("jackpot"))
                .toList();
        assertThat(jackpot).extracting(Line::pays).containsExactly(dollars(1_200), dollars(1_200));
        assertThat(jackpot.getFirst().rules()).contains("6.1", "R-137").doesNotContain("6.5.2");
        assertThat(pool(when.state())).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"6.4", "7.3", "R-2", "R-137"})
    void a_lower_level_leaves_the_rest_in_the_pool() {
        var when = both(hall("jackpotLevels=within-20:100 numbers:25", "jackpotMeter=2400.02"), 44, 7, 19, 61, 88)
                .when(settle());
        List<Line> jackpot = when.lines().stream()
                .filter(one -> one.wager().equals("jackpot"))
                .toList();
        assertThat(jackpot).extracting(Line::pays).containsExactly(cents(300_01), cents(300_01));
        assertThat(pool(when.state())).isEqualTo(cents(1_800_02));
    }

    @Test
    @Rule({"7.1.5", "6.5.2"})
    void the_check_says_whether_a_condition_of_the_jackpot_is_met() {
        assertThat(conditions(both(hall(), 44, 7, 19, 61, 88))).containsOnly("level numbers of the jackpot is met");
        assertThat(conditions(both(hall(), 4, 7, 19, 61, 88))).containsOnly("no level of the jackpot is met");
    }

    private static List<String> conditions(Given<BingoState, BingoCommand, BingoEvent> given) {
        return play(given.state()).claims().stream()
                .flatMap(claim -> claim.findings().stream())
                .filter(finding -> finding.clause().equals("7.1.5"))
                .map(Claimed.Finding::detail)
                .toList();
    }

    @Test
    @Rule({"6.3", "R-137"})
    void a_pool_that_halls_share_is_as_the_house_tells_it() {
        Pool told = Pool.of(dollars(9_999));
        var when = given(hall()).when(new TellJackpot(told));
        when.then(new JackpotTold(told));
        assertThat(pool(when.state())).isEqualTo(dollars(9_999));
    }

    @Test
    @Rule({"6.5.2", "R-136"})
    void an_empty_pool_pays_nothing() {
        var when = both(hall("jackpotMeter=0.00"), 44, 7, 19, 61, 88).when(settle());
        assertThat(when.lines()).extracting(Line::wager).doesNotContain("jackpot");
    }
}
