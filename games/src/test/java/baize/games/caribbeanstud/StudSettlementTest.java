package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.PokerHand;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.testkit.When;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Sections 9, 10 and 13 of the book: who is paid what. The names CS are those of the worked scenarios. */
class StudSettlementTest {
    private static final Stud GAME = game();

    /** An ante of 10 and its bet, played to the end. */
    private static When<StudState, StudEvent> played(String dealer, String player) {
        return given(GAME).having(ante(10), deal(dealer, player), bet()).when(reveal());
    }

    @Test
    @Rule({"9.1", "9.5", "9.5.1", "9.5.1.1", "10.1", "10.1 \"Ante\"", "10.1 \"One pair or less\""})
    void cs_1_a_better_hand_is_paid_even_money_on_the_ante_and_by_its_odds_on_the_bet() {
        var when = played("As Kd 9c 6h 3s", "7c 7d Kh 5s 2d");
        when.thenLines(
                line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(10 + 10), "9.5.1.1"),
                line("bet", dollars(20), DEALER_BEATEN, WIN, dollars(20 + 20), "9.5.1.1"));
        assertThat(when.line("ante").rules()).contains("10.1 \"Ante\"");
        assertThat(when.line("bet").rules()).contains("10.1", "10.1 \"One pair or less\"");
    }

    @Test
    @Rule({"9.2", "9.4", "9.4.1", "10.1 \"Ante\"", "R-35", "R-36", "1.1 \"stand-off\""})
    void cs_2_with_a_dealer_below_ace_king_antes_are_paid_and_bets_stand_off_without_comparison() {
        played("Ah Qd 9c 6h 3s", "Jc 9d 6s 4h 2c")
                .thenLines(
                        line("ante", dollars(10), NO_HAND, WIN, dollars(10 + 10), "9.4.1"),
                        line("bet", dollars(20), NO_HAND, STAND_OFF, dollars(20), "9.2"));
    }

    @Test
    @Rule({"9.5.1.2", "9.5"})
    void cs_3_a_worse_hand_loses_ante_and_bet() {
        given(GAME)
                .having(ante(25), deal("Kc Kd 8s 5h 2c", "8c 8d As Qh 4s"), bet())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(25), DEALER_WINS, LOSE, dollars(0), "9.5.1.2"),
                        line("bet", dollars(50), DEALER_WINS, LOSE, dollars(0), "9.5.1.2"));
    }

    @Test
    @Rule({"9.5.1.3", "3.3", "R-50", "1.1 \"stand-off\""})
    void cs_4_equal_hands_stand_off_whatever_their_suits() {
        played("Ac Kd Qh 9s 7c", "As Kh Qd 9c 7d")
                .thenLines(
                        line("ante", dollars(10), EQUAL, STAND_OFF, dollars(10), "9.5.1.3"),
                        line("bet", dollars(20), EQUAL, STAND_OFF, dollars(20), "9.5.1.3"));
    }

    @Test
    @Rule({"9.3", "9.5", "R-36"})
    void hands_are_settled_one_at_a_time_from_the_dealer_s_right() {
        var when = given(GAME)
                .having(ante(1, 10), ante(4, 20), ante(7, 30))
                .having(deal("As Kd 9c 6h 3s", "7c 7d Kh 5s 2d", "8c 8d Qh 5c 2s", "9h Td Qc 4s 2h"))
                .having(bet(1), bet(4), bet(7))
                .when(reveal());
        assertThat(when.lines()).extracting(each -> each.box().number()).containsExactly(7, 7, 4, 4, 1, 1);
        assertThat(when.lines()).extracting(Line::wager).startsWith("ante", "bet", "ante", "bet");
    }

    @ParameterizedTest
    @CsvSource({
        "Qh Jd 9s 4c 2c, 0, ''",
        "Ah Kc Qd 9h 4d, 1, One pair or less",
        "7c 7d Kh 5s 2d, 1, One pair or less",
        "7c 7d 5h 5s 2d, 2, Two pairs",
        "7c 7d 7h 5s 2d, 3, Three of a kind",
        "4c 5d 6d 7h 8s, 4, Straight",
        "Ac 2d 3h 4s 5d, 4, Straight",
        "2h 6h 9h Jh Kh, 5, Flush",
        "7c 7d 7h 5s 5d, 7, Full House",
        "7c 7d 7h 7s 5d, 20, Four of a kind",
        "4c 5c 6c 7c 8c, 50, Straight Flush",
        "Th Jh Qh Kh Ah, 250, Royal Flush",
    })
    @Rule({
        "10.1",
        "10.1 \"One pair or less\"",
        "10.1 \"Two pairs\"",
        "10.1 \"Three of a kind\"",
        "10.1 \"Straight\"",
        "10.1 \"Flush\"",
        "10.1 \"Full House\"",
        "10.1 \"Four of a kind\"",
        "10.1 \"Straight Flush\"",
        "10.1 \"Royal Flush\""
    })
    void a_winning_bet_pays_by_the_odds_of_its_hand(String hand, long toOne, String row) {
        Line bet = played("As Kd 9c 6s 3s", hand).line("bet");
        assertThat(bet.result()).isEqualTo(toOne == 0 ? LOSE : WIN);
        assertThat(bet.pays()).isEqualTo(dollars(20 * toOne));
        if (toOne > 0) assertThat(bet.rules()).contains("10.1 \"" + row + "\"");
    }

    @Test
    @Rule("10.1")
    void a_house_with_other_odds_pays_by_them() {
        var flush = given(game("betPays=1-2-3-4-6-9-25-60-300"))
                .having(ante(10), deal("As Kd 9c 6s 3s", "2h 6h 9h Jh Kh"), bet())
                .when(reveal());
        assertThat(flush.line("bet").pays()).isEqualTo(dollars(20 * 6));
    }

    @Test
    @Rule({"10.1 \"Royal Flush\"", "10.2", "12.1.1", "11.7.1", "11.8", "R-38", "R-41", "R-42"})
    void cs_8_a_royal_flush_is_held_to_the_maximum_payout_and_takes_the_whole_jackpot() {
        var when = given(game(
                        "jackpotStake=5.00", "jackpotIncrement=0", "jackpotMeter=183456.70", "maximumPayout=20000.00"))
                .having(ante(50), jackpot(), deal("Ac Ad 9s 6c 3d", "Th Jh Qh Kh Ah"), bet())
                .when(reveal());
        when.thenLines(
                line("ante", dollars(50), DEALER_BEATEN, WIN, dollars(50 + 50), "9.5.1.1"),
                line("bet", dollars(100), DEALER_BEATEN, WIN, dollars(20_000 + 100), "9.5.1.1"),
                line("jackpot", dollars(5), DEALER_BEATEN, WIN, cents(18_345_670), "12.1.1"));
        assertThat(when.line("bet").rules()).contains("10.1 \"Royal Flush\"", "10.2", "R-38");
        assertThat(when.state().jackpot().pool().amount()).isEqualTo(dollars(50_000));
    }

    @ParameterizedTest
    @CsvSource({"399.99, 399.99, true", "400.00, 400.00, false", "400.01, 400.00, false"})
    @Rule({"10.2", "R-38"})
    void the_maximum_payout_is_reached_and_cited_only_when_it_bites(String most, String pays, boolean cited) {
        var when = given(game("maximumPayout=" + most))
                .having(ante(10), deal("As Kd 9c 6h 3s", "7c 7d 7h 7s 5d"), bet())
                .when(reveal());
        assertThat(when.line("bet").pays().toString()).isEqualTo(pays);
        assertThat(when.line("bet").rules().contains("10.2")).isEqualTo(cited);
        assertThat(when.line("ante").rules()).doesNotContain("10.2");
    }

    @ParameterizedTest
    @CsvSource({
        "As Qd Jc 9h 8s, false",
        "As Kd 4c 3h 2s, true",
        "Ks Qd Jc 9h 8s, false",
        "2s 2d 3c 4h 5s, true",
        "2s 3s 5s 7s 9s, true",
        "As 2d 3c 4h 5s, true",
    })
    @Rule({"9.1", "9.2", "R-35"})
    void the_dealer_plays_with_ace_and_king_or_any_pair_or_better(String dealer, boolean plays) {
        int strength = PokerHand.strength(cards(dealer));
        assertThat(StudShowdown.of(PokerHand.STRENGTHS - 1, strength) != NO_HAND)
                .isEqualTo(plays);
    }

    @Test
    @Rule({"9.1", "9.2", "9.5.1", "9.5.1.1", "9.5.1.2", "9.5.1.3", "9.10", "R-50"})
    void of_all_pairs_of_strengths_the_dealer_s_rank_and_the_comparison_decide() {
        for (int dealer = 0; dealer < PokerHand.STRENGTHS; dealer++)
            for (int player = 0; player < PokerHand.STRENGTHS; player++) {
                StudShowdown expected = dealer < StudShowdown.QUALIFIER
                        ? NO_HAND
                        : player > dealer ? DEALER_BEATEN : player < dealer ? DEALER_WINS : EQUAL;
                if (StudShowdown.of(player, dealer) != expected)
                    throw new AssertionError(player + " against " + dealer + " is not " + expected);
            }
    }

    @ParameterizedTest
    @CsvSource({
        "As Kd 9c 6h 3s, 2c 2d 4h 5s 6d",
        "Ac Ad Kh Qs Jd, 2c 2d 3h 3s 4d",
        "Ac Ad Kh Ks Qd, 2c 2d 2h 3s 4d",
        "Ac Ad Ah Ks Qd, 2c 3d 4h 5s As",
        "Ac Kd Qh Js Td, 2c 3c 4c 5c 7c",
        "Ad Kd Qd Jd 9d, 2c 2s 2h 3s 3h",
        "Ac Ad Ah Ks Kd, 2c 2d 2h 2s 3d",
        "Ac Ad Ah As Kd, 2c 3c 4c 5c 6c",
        "9s Ts Js Qs Ks, Th Jh Qh Kh Ah",
    })
    @Rule({
        "13.1", "13.1.1", "13.1.2", "13.1.3", "13.1.4", "13.1.5", "13.1.6", "13.1.7", "13.1.8", "13.1.9", "13.1.10",
        "9.10"
    })
    void the_order_of_hands_is_the_book_s(String lower, String higher) {
        assertThat(played(lower, higher).line("ante").ending()).isEqualTo(DEALER_BEATEN);
        assertThat(played(higher, lower).line("ante").ending()).isEqualTo(DEALER_WINS);
    }

    @Test
    @Rule({"13.2", "13.2.1", "13.2.2", "3.3"})
    void hands_of_one_category_compare_by_their_cards() {
        assertThat(ending("5s 4d 3c 2h Ac", "Ah Kd Qs Jc Th")).isEqualTo(DEALER_BEATEN);
        assertThat(ending("6s 5d 4c 3h 2c", "Ah 2d 3s 4h 5c")).isEqualTo(DEALER_WINS);
        assertThat(ending("9s 9d 5c 5h Kc", "9h 9c 6s 6h 2d")).isEqualTo(DEALER_BEATEN);
        assertThat(ending("9s 9d 5c 5h Kc", "9h 9c 5s 5d Ah")).isEqualTo(DEALER_BEATEN);
        assertThat(ending("Ts Td 2c 2h 3c", "9h 9c 8s 8d Ah")).isEqualTo(DEALER_WINS);
    }

    private static Object ending(String dealer, String player) {
        return played(dealer, player).line("ante").ending();
    }

    /** The columns of the table as a kernel reads them must be those by which lines are written. */
    @ParameterizedTest
    @EnumSource(
            value = StudShowdown.class,
            names = {"NO_HAND", "DEALER_BEATEN", "DEALER_WINS", "EQUAL", "FOLDED"})
    @Rule({"9.2", "9.4.1", "9.5.1", "8.5", "10.2"})
    void what_a_row_hands_back_in_cents_is_what_its_verdicts_say(StudShowdown row) {
        assertThat(row.anteReturned(10_00)).isEqualTo(returned(row.ante().result(), 10_00, 10_00));
        for (long toOne : new long[] {1, 2, 3, 4, 5, 7, 20, 50, 250}) {
            assertThat(row.betReturned(20_00, toOne, Long.MAX_VALUE))
                    .isEqualTo(returned(row.bet().result(), 20_00, 20_00 * toOne));
            assertThat(row.betReturned(20_00, toOne, 30_00))
                    .isEqualTo(returned(row.bet().result(), 20_00, Math.min(30_00, 20_00 * toOne)));
        }
        assertThat(row.cites()).isNotEmpty();
    }

    private static long returned(Result result, long stake, long winnings) {
        return switch (result) {
            case WIN -> stake + winnings;
            case LOSE -> 0;
            case STAND_OFF, VOID -> stake;
        };
    }
}
