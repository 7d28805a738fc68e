package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackArea.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.jackpot.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 14 of the book: what the optional wagers pay, which are settled with the first cards. */
class BlackjackSidesTest {
    private static final Blackjack GAME = game("device=shuffler");

    /** The line of a wager of 5.00 on an area, Ann having two cards and the dealer one. */
    private static Line settled(Blackjack game, BlackjackArea on, String one, String two, String dealers) {
        return given(game)
                .having(wager(20), side(on, 5))
                .when(deal(one + " " + dealers + " " + two))
                .line(on.id());
    }

    @ParameterizedTest
    @CsvSource({
        "PERFECT_PAIRS, Qs, Qs, 150, 14.12.3",
        "PERFECT_PAIRS, Qs, Qc, 50, 14.12.2",
        "PERFECT_PAIRS, Qs, Qh, 25, 14.12.1",
        "PERFECT_PAIRS, 4s, 4d, 25, 14.12.1",
        "ANY_PAIRS, Qs, Qs, 55, 14.15",
        "ANY_PAIRS, 4s, 4d, 55, 14.15",
        "STAR_PAIRS, Qs, Qs, 100, 14.30.3",
        "STAR_PAIRS, Qs, Qc, 40, 14.30.2",
        "STAR_PAIRS, 4s, 4h, 25, 14.30.1",
        "STAR_PAIRS, As, Ah, 150, 14.30.4",
        "STAR_PAIRS, As, As, 150, 14.30.4",
        "PERFECT_PAIRS, As, As, 150, 14.12.3"
    })
    @Rule({
        "14.11", "14.11.1", "14.11.2", "14.12", "14.12.1", "14.12.2", "14.12.3", "14.13", "14.14", "14.14.1",
        "14.14.2", "14.15", "14.16", "14.29", "14.29.1", "14.29.2", "14.30", "14.30.1", "14.30.2", "14.30.3",
        "14.30.4", "14.31", "14.32", "1.1 \"Perfect Pairs wager\"", "1.1 \"Any Pair\"", "1.1 \"Star Pairs wager\""
    })
    void a_pair_pays_by_how_alike_it_is_as_soon_as_it_is_dealt(
            BlackjackArea on, String one, String two, long pays, String rule) {
        Line line = settled(GAME, on, one, two, "9d");
        assertThat(line.result()).isEqualTo(WIN);
        assertThat(line.ending()).isEqualTo(SideEnding.SIDE_WON);
        assertThat(line.pays()).isEqualTo(dollars(pays));
        assertThat(line.returned()).isEqualTo(dollars(pays + 5));
        assertThat(line.rules()).contains(rule);
    }

    @ParameterizedTest
    @CsvSource({"PERFECT_PAIRS, Ts, Js", "ANY_PAIRS, Ts, Js", "STAR_PAIRS, Qs, Ks"})
    @Rule({"14.11.2", "14.14.2", "14.29.2", "14.3", "R-102"})
    void two_cards_of_ten_points_are_no_pair_unless_they_are_of_one_rank(BlackjackArea on, String one, String two) {
        Line line = settled(GAME, on, one, two, "9d");
        assertThat(line.ending()).isEqualTo(SideEnding.SIDE_LOST);
        assertThat(line.returned()).isEqualTo(dollars(0));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 7h, 7h, 7h, 1000", "1, 6c, 8c, 7c, 500", "1, 7h, 7h, 7s, 250", "1, 6c, 8d, 7s, 150", "1, Ah, Kh, Qh, 50",
        "2, Ah, Kh, Qh, 75", "3, Ah, Kh, Qh, 50", "1, Ah, Kd, Qh, 15", "1, As, 9s, Kd, 10", "1, As, Ad, 7c, 10",
        "2, As, Ad, 7c, 5", "3, As, Ad, 7c, 5"
    })
    @Rule({
        "14.17",
        "14.19",
        "14.20",
        "14.20 \"Suited 7,7,7\"",
        "14.20 \"Suited 6,7,8\"",
        "14.20 \"Unsuited 7,7,7\"",
        "14.20 \"Unsuited 6,7,8\"",
        "14.20 \"Suited 21\"",
        "14.20 \"Unsuited 21\"",
        "14.20 \"Any 20\"",
        "14.20 \"Any 19\"",
        "1.1 \"Lucky Lucky\"",
        "R-106"
    })
    void lucky_lucky_pays_the_highest_event_of_its_pay_table(
            int table, String one, String two, String dealer, long pays) {
        Line line = settled(game("luckyLucky=" + table), LUCKY_LUCKY, one, two, dealer);
        assertThat(line.pays()).isEqualTo(dollars(pays));
        assertThat(line.returned()).isEqualTo(dollars(pays + 5));
    }

    @ParameterizedTest
    @CsvSource({"Ts, 8d, 5c", "2s, 3d, 4c", "As, Ad, 6c", "Ts, 5d, 3c"})
    @Rule({"14.18", "R-106"})
    void on_any_other_total_lucky_lucky_loses(String one, String two, String dealer) {
        assertThat(settled(GAME, LUCKY_LUCKY, one, two, dealer).returned()).isEqualTo(dollars(0));
    }

    @ParameterizedTest
    @CsvSource({
        "7h, 7d, 7d, 2500",
        "7h, 7c, 7d, 1000",
        "7h, 7c, 9d, 100",
        "7h, Kc, 7s, 50",
        "7c, 7c, 7c, 50000",
        "7d, 7d, 7d, 500000"
    })
    @Rule({
        "14.21",
        "14.24",
        "14.24.1",
        "14.25",
        "14.23",
        "14.24 \"Three Sevens of Diamonds\"",
        "14.24 \"Three Suited Sevens\"",
        "14.24 \"Three Same Colour Sevens\"",
        "14.24 \"Three Sevens\"",
        "14.24 \"Two Player Sevens\"",
        "14.24 \"One Player Seven & One Dealer Seven\"",
        "1.1 \"Blazing 7's wager\"",
        "R-41",
        "R-107",
        "R-108"
    })
    void sevens_win_their_amount_and_the_wager_is_not_returned(String one, String two, String dealer, long dollars) {
        for (String stake : new String[] {"5.00", "2.50"}) {
            boolean pool = dollars >= 50_000;
            long cents = stake.equals("5.00") || pool ? dollars * 100 : dollars * 50;
            Blackjack game = game("device=shuffler", "blazingStake=" + stake, "blazingMeter=500000.00");
            Wager wager = new Wager(
                    ANN, baize.testkit.Givens.box(1), BLAZING_7S, baize.core.money.Money.parse(stake), cents(0));
            Line line = given(game)
                    .having(wager(20), wager)
                    .when(deal(one + " " + dealer + " " + two))
                    .line("blazing-7s");
            assertThat(line.returned()).isEqualTo(cents(cents));
            assertThat(line.pays()).isEqualTo(cents(cents));
        }
    }

    @ParameterizedTest
    @CsvSource({"7h, Kc, 9s", "Kh, Kc, 7s"})
    @Rule({"14.22", "14.23", "R-108"})
    void on_other_cards_and_on_the_dealer_s_seven_alone_blazing_sevens_loses(String one, String two, String dealer) {
        var given = given(GAME).having(wager(20), blazing(1), deal(one + " " + dealer + " " + two), stand(1));
        Line line = given.when(reveal(dealer.equals("7s") ? "Td" : "9h")).line("blazing-7s");
        assertThat(line.ending()).isEqualTo(SideEnding.SIDE_LOST);
        assertThat(line.returned()).isEqualTo(dollars(0));
    }

    @Test
    @Rule({"14.27", "14.27.1", "14.27.2", "14.27.4", "14.28", "14.28.2", "R-2", "R-109"})
    void those_who_win_the_pool_in_one_round_share_it_and_it_begins_again() {
        Blackjack game = game("device=shuffler", "blazingMinimum=25000", "blazingMeter=40000.00");
        var given = given(game).having(wager(1, 20), blazing(1), wager(2, 20), blazing(2));
        var when = given.when(deal("7d 7d 7d 7d 7d"));
        assertThat(when.lines())
                .filteredOn(one -> one.wager().equals("blazing-7s"))
                .extracting(Line::returned)
                .containsExactly(dollars(25_000), dollars(25_000));
        assertThat(when.state().layout().jackpot().pool().amount()).isEqualTo(dollars(25_000));
    }

    @Test
    @Rule({"2.3.4.1", "14.23", "14.26.2", "14.27.3"})
    void what_goes_to_the_pool_goes_there_before_the_first_card() {
        Blackjack game = game("device=shuffler", "jackpotIncrement=0.40");
        var given = given(game).having(wager(20), blazing(1), deal("Th 9d 8s"));
        assertThat(given.state().layout().jackpot().pool().amount()).isEqualTo(cents(10_001_00));
        assertThat(game.initial().layout().jackpot().pool()).isEqualTo(Pool.of(dollars(10_000)));
    }
}
