package baize.games.threecard;

import static baize.core.pay.Result.*;
import static baize.games.threecard.ThreeCardShowdown.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.ThreeCardCategory;
import baize.core.card.ThreeCardHand;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.testkit.When;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Sections 9 to 11 of the book: who is paid what. The names TC are those of the worked scenarios. */
class ThreeCardSettlementTest {
    private static final ThreeCard GAME = game();

    /** An Ante of 10, its Play wager and a Pair Plus of 5, played to the end. */
    private static When<ThreeCardState, ThreeCardEvent> played(String dealer, String player) {
        return given(GAME)
                .having(ante(10), pairPlus(5), deal(dealer, player), play())
                .when(reveal());
    }

    @Test
    @Rule({"9.1", "9.4", "9.4.1", "9.4.1.5", "10.1", "10.4"})
    void tc_1_a_better_hand_is_paid_even_money_on_ante_and_play() {
        given(GAME)
                .having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"), play())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(10 + 10), "9.4.1.5"),
                        line("play", dollars(10), DEALER_BEATEN, WIN, dollars(10 + 10), "9.4.1.5"));
    }

    @Test
    @Rule({"9.1", "9.2", "9.3", "9.3.1", "9.3.2", "R-56", "1.1 \"stand off\""})
    void tc_2_with_a_dealer_below_queen_antes_are_paid_and_play_wagers_stand_off() {
        played("Js 8d 4c", "9h 7d 2s")
                .thenLines(
                        line("ante", dollars(10), NO_HAND, WIN, dollars(10 + 10), "9.3.2"),
                        line("play", dollars(10), NO_HAND, STAND_OFF, dollars(10), "9.2"),
                        line("pair-plus", dollars(5), NO_HAND, LOSE, dollars(0), "9.3.1"));
    }

    @Test
    @Rule({"9.3.2", "10.2", "10.3", "10.5", "R-56", "R-58", "1.1 \"Ante Bonus\"", "1.1 \"Pair Plus\""})
    void tc_3_a_straight_earns_a_bonus_though_the_dealer_has_no_hand() {
        played("Js 8d 4c", "6h 7d 8s")
                .thenLines(
                        line("ante", dollars(10), NO_HAND, WIN, dollars(10 + 10), "9.3.2"),
                        line("play", dollars(10), NO_HAND, STAND_OFF, dollars(10), "9.2"),
                        line("ante-bonus", dollars(0), NO_HAND, WIN, dollars(10 * 1), "9.3.2"),
                        line("pair-plus", dollars(5), NO_HAND, WIN, dollars(5 * 6 + 5), "9.3.2"));
    }

    @Test
    @Rule({"9.1", "9.4.1.2", "R-51"})
    void tc_4_the_dealer_plays_with_a_pair_of_fives() {
        given(GAME)
                .having(ante(10), deal("5s 5d 4c", "Qh 7d 2s"), play())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(10), DEALER_WINS, LOSE, dollars(0), "9.4.1.2"),
                        line("play", dollars(10), DEALER_WINS, LOSE, dollars(0), "9.4.1.2"));
    }

    @Test
    @Rule({"9.4.1.3", "9.4.1.4", "3.3", "1.1 \"stand off\""})
    void tc_5_equal_hands_stand_off_whatever_their_suits() {
        played("Ks 9d 4c", "Kh 9s 4d")
                .thenLines(
                        line("ante", dollars(10), EQUAL, STAND_OFF, dollars(10), "9.4.1.4"),
                        line("play", dollars(10), EQUAL, STAND_OFF, dollars(10), "9.4.1.4"),
                        line("pair-plus", dollars(5), EQUAL, LOSE, dollars(0), "9.4.1.3"));
    }

    @Test
    @Rule({"8.4", "R-53"})
    void tc_7_a_folded_pair_loses_ante_and_pair_plus() {
        given(GAME)
                .having(ante(10), pairPlus(5), deal("Qs 9d 4h", "4s 4d 9c"))
                .when(fold())
                .thenLines(
                        line("ante", dollars(10), FOLDED, LOSE, dollars(0), "8.4"),
                        line("pair-plus", dollars(5), FOLDED, LOSE, dollars(0), "8.4"));
    }

    @Test
    @Rule({"5.3", "9.4.1.6", "10.5", "R-54"})
    void tc_8_pair_plus_alone_is_settled_by_the_player_s_cards() {
        Line line = given(GAME)
                .having(pairPlus(5), deal("Qs 9d 4c", "8h 8d 8s"))
                .when(reveal())
                .thenLines(line("pair-plus", dollars(5), PAIR_PLUS_ALONE, WIN, dollars(5 * 30 + 5), "9.4.1.6"))
                .line("pair-plus");
        assertThat(line.odds()).isEqualTo(Odds.toOne(30));
        assertThat(line.rules()).contains("5.3", "9.4.1.6", "10.5", "R-54");
    }

    @Test
    @Rule({"9.4.1.1", "9.4.1.5", "9.4.1.6", "10.2", "11.1.1", "11.1.2"})
    void tc_14_a_low_straight_flush_beats_three_of_a_kind() {
        given(GAME)
                .having(ante(25), pairPlus(20), deal("9s 9d 9c", "Ah 2h 3h"), play())
                .when(reveal())
                .thenLines(
                        line("ante", dollars(25), DEALER_BEATEN, WIN, dollars(25 + 25), "9.4.1.5"),
                        line("play", dollars(25), DEALER_BEATEN, WIN, dollars(25 + 25), "9.4.1.5"),
                        line("ante-bonus", dollars(0), DEALER_BEATEN, WIN, dollars(25 * 5), "9.4.1.1"),
                        line("pair-plus", dollars(20), DEALER_BEATEN, WIN, dollars(20 * 40 + 20), "9.4.1.6"));
    }

    @Test
    @Rule({"9.4.1.1", "9.4.1.2", "10.2", "R-57", "1.1 \"Ante Bonus\""})
    void a_losing_ante_keeps_its_bonus() {
        played("Ah Kh Qh", "9c Tc Jc")
                .thenLines(
                        line("ante", dollars(10), DEALER_WINS, LOSE, dollars(0), "9.4.1.2"),
                        line("play", dollars(10), DEALER_WINS, LOSE, dollars(0), "9.4.1.2"),
                        line("ante-bonus", dollars(0), DEALER_WINS, WIN, dollars(10 * 5), "9.4.1.1"),
                        line("pair-plus", dollars(5), DEALER_WINS, WIN, dollars(5 * 40 + 5), "9.4.1.6"));
    }

    @Test
    @Rule({"9.4.1.1", "9.4.1.4", "R-57"})
    void an_ante_that_stands_off_keeps_its_bonus() {
        played("9c Tc Jd", "9h Th Js")
                .thenLines(
                        line("ante", dollars(10), EQUAL, STAND_OFF, dollars(10), "9.4.1.4"),
                        line("play", dollars(10), EQUAL, STAND_OFF, dollars(10), "9.4.1.4"),
                        line("ante-bonus", dollars(0), EQUAL, WIN, dollars(10 * 1), "9.4.1.1"),
                        line("pair-plus", dollars(5), EQUAL, WIN, dollars(5 * 6 + 5), "9.4.1.6"));
    }

    @ParameterizedTest
    @CsvSource({
        "2h 5d 9s, -, 0",
        "2h 2d 9s, -, 1",
        "2h 5h 9h, -, 4",
        "4h 5d 6s, 1, 6",
        "7h 7d 7s, 4, 30",
        "4h 5h 6h, 5, 40"
    })
    @Rule({"10.2", "10.3", "10.5", "11.1.1", "11.1.2", "11.1.3", "11.1.4", "11.1.5", "11.1.6", "R-58"})
    void bonus_and_pair_plus_pay_by_the_schedules(String hand, String bonus, long pairPlus) {
        var when = played("As Kd Jc", hand);
        Line line = when.line("pair-plus");
        assertThat(line.result()).isEqualTo(pairPlus == 0 ? LOSE : WIN);
        assertThat(line.pays()).isEqualTo(dollars(5 * pairPlus));
        List<Line> bonuses = when.lines().stream()
                .filter(each -> each.wager().equals("ante-bonus"))
                .toList();
        if (bonus.equals("-")) assertThat(bonuses).isEmpty();
        else assertThat(bonuses).singleElement().extracting(Line::pays).isEqualTo(dollars(10 * Long.parseLong(bonus)));
    }

    @Test
    @Rule({"10.3", "10.5"})
    void a_house_with_other_schedules_pays_by_them() {
        var when = given(game("anteBonus=1-3-4", "pairPlus=1-3-6-30-50"))
                .having(ante(10), pairPlus(5), deal("As Kd Jc", "4h 5h 6h"), play())
                .when(reveal());
        assertThat(when.line("ante-bonus").pays()).isEqualTo(dollars(10 * 4));
        assertThat(when.line("pair-plus").pays()).isEqualTo(dollars(5 * 50));
    }

    @ParameterizedTest
    @CsvSource({
        "Js Td 8c, false",
        "Js Jd 2c, true",
        "Qs 3d 2c, true",
        "Ks 3d 2c, true",
        "As 5d 3c, true",
        "2s 2d 3c, true",
        "2s 3s 5s, true",
        "As 2d 3c, true",
    })
    @Rule({"9.1", "9.2", "R-51"})
    void the_dealer_plays_with_queen_high_or_any_pair_or_better(String dealer, boolean plays) {
        int strength = ThreeCardHand.strength(cards(dealer));
        assertThat(ThreeCardShowdown.of(ThreeCardHand.STRENGTHS - 1, strength) != NO_HAND)
                .isEqualTo(plays);
    }

    @Test
    @Rule({"9.1", "9.2", "9.4.1", "9.4.1.2", "9.4.1.4", "9.4.1.5", "9.8", "R-60"})
    void of_all_pairs_of_strengths_the_dealer_s_rank_and_the_comparison_decide() {
        for (int dealer = 0; dealer < ThreeCardHand.STRENGTHS; dealer++)
            for (int player = 0; player < ThreeCardHand.STRENGTHS; player++) {
                int compared = Integer.compare(player, dealer);
                ThreeCardShowdown expected = dealer < ThreeCardShowdown.QUALIFIER
                        ? NO_HAND
                        : compared > 0 ? DEALER_BEATEN : compared < 0 ? DEALER_WINS : EQUAL;
                if (ThreeCardShowdown.of(player, dealer) != expected)
                    throw new AssertionError(player + " against " + dealer + " is not " + expected);
            }
    }

    @Test
    @Rule({"3.3", "11.1", "11.2", "11.2.1", "11.2.2"})
    void hands_of_one_category_compare_by_their_cards() {
        assertThat(ending("3s 2d Ac", "Ah Kd Qs")).isEqualTo(DEALER_BEATEN);
        assertThat(ending("4s 4d 9c", "4h 4c Ts")).isEqualTo(DEALER_BEATEN);
        assertThat(ending("4s 4d Tc", "4h 4c 9s")).isEqualTo(DEALER_WINS);
        assertThat(ending("Ks 9d 4c", "Kh 8d 7s")).isEqualTo(DEALER_WINS);
        assertThat(ending("2s 3d 4c", "Ah 2h 3s")).isEqualTo(DEALER_WINS);
    }

    private static Object ending(String dealer, String player) {
        return played(dealer, player).line("ante").ending();
    }

    @ParameterizedTest
    @CsvSource({
        "Kh Kd 2s, Ah Jh 9h, flush beats a pair",
        "Ah Jh 9h, 4s 5d 6c, straight beats a flush",
        "As Kd Qc, 2h 2d 2s, three of a kind beat a straight",
        "As Ad Ac, 2h 3h 4h, a straight flush beats three of a kind",
        "As Kd Jc, 2h 2d 3s, a pair beats three odd cards",
    })
    @Rule({"11.1", "11.1.1", "11.1.2", "11.1.3", "11.1.4", "11.1.5", "11.1.6"})
    void the_order_of_hands_is_the_book_s(String lower, String higher, String why) {
        assertThat(ending(lower, higher)).as(why).isEqualTo(DEALER_BEATEN);
        assertThat(ending(higher, lower)).as(why).isEqualTo(DEALER_WINS);
    }

    @Test
    @Rule({"9.8", "R-60"})
    void the_order_in_which_the_cards_came_makes_no_difference() {
        assertThat(ending("Qs 9d 4c", "2s Kh 7d")).isEqualTo(ending("4c Qs 9d", "7d 2s Kh"));
    }

    /** The columns of the table as a kernel reads them must be those by which lines are written. */
    @ParameterizedTest
    @EnumSource(
            value = ThreeCardShowdown.class,
            names = {"NO_HAND", "DEALER_BEATEN", "DEALER_WINS", "EQUAL", "FOLDED"})
    @Rule({"9.3.2", "9.4.1", "8.4"})
    void what_a_row_hands_back_in_cents_is_what_its_verdicts_say(ThreeCardShowdown row) {
        assertThat(row.anteReturned(10_00)).isEqualTo(returned(row.ante().result(), 10_00, 10_00));
        assertThat(row.playReturned(10_00)).isEqualTo(returned(row.play().result(), 10_00, 10_00));
        for (ThreeCardCategory category : ThreeCardCategory.values()) {
            Odds pairPlus = GAME_RULES.pairPlus().odds(category);
            assertThat(row.pairPlusReturned(5_00, category, pairPlus))
                    .isEqualTo(returned(row.pairPlus(category).result(), 5_00, 5_00 * pairPlus.pays()));
            Odds bonus = GAME_RULES.anteBonus().odds(category);
            assertThat(row.bonusPaid(10_00, bonus)).isEqualTo(row == FOLDED ? 0 : 10_00 * bonus.pays());
        }
        assertThat(row.cites()).isNotEmpty();
    }

    private static final ThreeCardRules GAME_RULES = ThreeCardRules.standard();

    private static long returned(Result result, long stake, long winnings) {
        return switch (result) {
            case WIN -> stake + winnings;
            case LOSE -> 0;
            case STAND_OFF, VOID -> stake;
        };
    }
}
