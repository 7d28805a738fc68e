package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackShowdown.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.games.blackjack.Insurance.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sections 9, 13 and 15 of the book: who is paid what. */
class BlackjackSettlementTest {
    private static final Blackjack GAME = game("tenInsurance=true");

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt(String cards) {
        return given(GAME).having(wager(20), deal(cards));
    }

    /** A pair of eights against an ace, split for 20 each. */
    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> splitEights(Blackjack game) {
        return given(game).having(wager(20), deal("8h As 8d"), split(1, "Tc"));
    }

    @Test
    @Rule({"9.1", "9.1.1", "1.1 \"Blackjack\"", "2.2.3.1"})
    void a_blackjack_against_two_to_nine_is_paid_three_to_two_at_once() {
        var when = given(GAME).having(wager(20)).when(deal("As 9d Kh"));
        when.thenLines(line("main", dollars(20), BLACKJACK_PAID, WIN, dollars(50), "9.1.1"));
        given(GAME).having(wager(20), deal("As 9d Kh")).when(reveal()).thenLines();
    }

    @Test
    @Rule({"9.1.1", "15.1.1", "R-96"})
    void with_approval_it_waits_for_the_end_and_takes_no_card_of_the_dealer_s() {
        given(game("deferBlackjacks=true"))
                .having(wager(20), deal("As 9d Kh"))
                .when(reveal())
                .thenLines(line("main", dollars(20), BLACKJACK, WIN, dollars(50), "15.1.1"));
    }

    @Test
    @Rule({"9.1.2", "R-90"})
    void even_money_is_paid_at_once_and_the_insurance_goes_back() {
        var given = dealt("As Ad Qh").having(insure(1, 10));
        given.when(evenMoney(1))
                .thenLines(
                        line("main", dollars(20), EVEN_MONEY, WIN, dollars(40), "9.1.2"),
                        line("insurance", dollars(10), EVEN_MONEY_TAKEN, VOID, dollars(10), "9.1.2"));
        given.when(reveal()).thenLines();
    }

    @Test
    @Rule({"9.1.3", "15.1.1", "15.1.8", "R-96"})
    void a_blackjack_against_a_ten_waits_for_one_card_of_the_dealer_s() {
        dealt("As Kd Qh")
                .when(reveal("5c"))
                .thenLines(line("main", dollars(20), BLACKJACK, WIN, dollars(50), "15.1.1"));
        dealt("As Kd Qh")
                .when(reveal("Ac"))
                .thenLines(line("main", dollars(20), BOTH_BLACKJACK, STAND_OFF, dollars(20), "15.1.8"));
    }

    @ParameterizedTest
    @CsvSource({
        "8s, Tc Td, DEALER_BUST, WIN, 40, 15.1.2",
        "Ts, Tc 2d, DEALER_BEATEN, WIN, 40, 15.1.3",
        "8s, Tc 2d, EQUAL, STAND_OFF, 20, 15.1.9",
        "7s, Tc 2d, DEALER_WINS, LOSE, 0, 15.1.7"
    })
    @Rule({"15.1", "15.1.2", "15.1.3", "15.1.7", "15.1.9", "15.2", "1.1 \"Stand-off\"", "1.1 \"Point Total\"", "3.2.2"})
    void the_higher_total_wins_even_money_and_equal_ones_stand_off(
            String second, String drawn, BlackjackShowdown row, baize.core.pay.Result result, long back, String rule) {
        dealt("Th 6d " + second)
                .having(stand(1))
                .when(reveal(drawn))
                .thenLines(line("main", dollars(20), row, result, dollars(back), rule));
    }

    @Test
    @Rule({"10.5", "13.4", "R-96"})
    void over_twenty_one_is_lost_and_the_dealer_draws_no_card_for_it() {
        dealt("Th 9d 6s")
                .having(hit(1, "Tc"))
                .when(reveal())
                .thenLines(line("main", dollars(20), BUSTED, LOSE, dollars(0), "10.5"));
        dealt("Th 9d 6s").having(hit(1, "Tc")).when(reveal("Td")).thenRefused(NOT_FROM_THE_SHOE);
    }

    @Test
    @Rule({"13.4", "13.3", "8.1", "R-96"})
    void insurance_alone_is_decided_by_exactly_one_card() {
        dealt("Th Ad 6s")
                .having(insure(1, 10), hit(1, "Tc"))
                .when(reveal("2d"))
                .thenLines(
                        line("insurance", dollars(10), ACE_NOT_NEEDED, LOSE, dollars(0), "13.3"),
                        line("main", dollars(20), BUSTED, LOSE, dollars(0), "10.5"));
    }

    @Test
    @Rule({"15.1.4", "15.1.6", "13.3", "8.1"})
    void insurance_against_an_ace_pays_two_to_one() {
        dealt("Th Ad 8s")
                .having(insure(1, 10), stand(1))
                .when(reveal("Kc"))
                .thenLines(
                        line("insurance", dollars(10), ACE_INSURED, WIN, dollars(30), "15.1.4"),
                        line("main", dollars(20), DEALER_BLACKJACK, LOSE, dollars(0), "15.1.6"));
    }

    @Test
    @Rule({"15.1.5", "8.2", "R-91"})
    void insurance_against_a_ten_pays_ten_to_one() {
        dealt("Th Jd 8s")
                .having(insure(1, 10), stand(1))
                .when(reveal("Ac"))
                .thenLines(
                        line("insurance", dollars(10), TEN_INSURED, WIN, dollars(110), "15.1.5"),
                        line("main", dollars(20), DEALER_BLACKJACK, LOSE, dollars(0), "15.1.6"));
        dealt("Th Jd 8s")
                .having(insure(1, 10), stand(1))
                .when(reveal("7c"))
                .thenLines(
                        line("insurance", dollars(10), TEN_NOT_NEEDED, LOSE, dollars(0), "R-91"),
                        line("main", dollars(20), DEALER_BEATEN, WIN, dollars(40), "15.1.3"));
    }

    @Test
    @Rule({"13.2", "2.2.3.2", "1.1 \"Soft Total\"", "1.1 \"Hard Total\""})
    void the_dealer_draws_to_hard_seventeen_and_to_soft_eighteen() {
        dealt("Th Ad Ts").having(stand(1)).when(reveal("6c 5d 9h")).thenAccepted();
        dealt("Th Ad Ts").having(stand(1)).when(reveal("6c")).thenRefused(NOT_FROM_THE_SHOE);
        dealt("Th Ad Ts").having(stand(1)).when(reveal("7c")).thenAccepted();
        dealt("Th 7d Ts").having(stand(1)).when(reveal("Tc")).thenAccepted();
        dealt("Th 7d Ts").having(stand(1)).when(reveal("Tc 2c")).thenRefused(NOT_FROM_THE_SHOE);
    }

    @Test
    @Rule({"15.1.6", "15.1.9", "R-95"})
    void twenty_one_without_blackjack_loses_to_the_dealer_s_blackjack() {
        dealt("Th Kd 5s")
                .having(hit(1, "6c"))
                .when(reveal("Ac"))
                .thenLines(line("main", dollars(20), DEALER_BLACKJACK, LOSE, dollars(0), "15.1.6"));
    }

    @Test
    @Rule({"11.4", "15.1.10", "R-94"})
    void of_a_doubled_hand_the_dealer_s_blackjack_takes_the_original_only() {
        dealt("6h Kd 5s")
                .having(doubled(1, "Tc"))
                .when(reveal("Ac"))
                .thenLines(
                        line("main", dollars(20), DEALER_BLACKJACK, LOSE, dollars(0), "15.1.6"),
                        line("double", dollars(20), DEALER_BLACKJACK, STAND_OFF, dollars(20), "15.1.10"));
    }

    @Test
    @Rule({"12.7", "15.1.10", "15.1.6", "R-93"})
    void of_split_hands_it_takes_one_amount_equal_to_the_original() {
        splitEights(GAME)
                .having(stand(1, "3c"), doubled(1, "Td"))
                .when(reveal("Kd"))
                .thenLines(
                        line("main", dollars(20), DEALER_BLACKJACK, LOSE, dollars(0), "15.1.6"),
                        line("main", dollars(20), DEALER_BLACKJACK, STAND_OFF, dollars(20), "15.1.10"),
                        line("double", dollars(20), DEALER_BLACKJACK, STAND_OFF, dollars(20), "15.1.10"));
    }

    @Test
    @Rule({"10.5", "12.7", "15.1.10", "R-93"})
    void busted_hands_are_lost_besides_unless_the_house_takes_original_bets_only() {
        splitEights(GAME)
                .having(hit(1, "Td Tc"), stand(1))
                .when(reveal("Kd"))
                .thenLines(
                        line("main", dollars(20), BUSTED, LOSE, dollars(0), "10.5"),
                        line("main", dollars(20), DEALER_BLACKJACK, LOSE, dollars(0), "15.1.6"));
        splitEights(game("dealerBlackjackRule=OBO"))
                .having(hit(1, "Td Tc"), stand(1))
                .when(reveal("Kd"))
                .thenLines(
                        line("main", dollars(20), BUSTED, LOSE, dollars(0), "10.5"),
                        line("main", dollars(20), DEALER_BLACKJACK, STAND_OFF, dollars(20), "15.1.10"));
    }

    @Test
    @Rule({"12.3.2", "15.1.3", "R-98", "1.1 \"Blackjack\""})
    void ace_and_ten_after_a_split_are_twenty_one_and_no_blackjack() {
        given(GAME)
                .having(wager(20), deal("Ah 9s Ad"), split(1, "Kc Qc"))
                .when(reveal("Td"))
                .thenLines(
                        line("main", dollars(20), DEALER_BEATEN, WIN, dollars(40), "15.1.3"),
                        line("main", dollars(20), DEALER_BEATEN, WIN, dollars(40), "15.1.3"));
    }

    @ParameterizedTest
    @CsvSource({"5h, 5s, Ac, 21", "Ah, 8s, 2c, 11", "Ah, 8s, Ac, 20", "6h, 3s, Ac, 20", "Ah, 9s, 9c, 19"})
    @Rule({"11.1.2", "3.2", "3.2.1", "R-97"})
    void on_a_doubled_hand_an_ace_of_the_first_two_cards_stays_one(String one, String two, String third, int total) {
        var when = given(GAME).having(wager(20), deal(one + " 9d " + two)).when(doubled(1, third));
        BlackjackHand hand = when.state().layout().boxes().getFirst().hands().getFirst();
        assertThat(hand.total()).isEqualTo(total);
    }

    @Test
    @Rule({"11.1", "11.1.3", "15.1.3", "R-97", "R-99"})
    void a_double_for_less_is_paid_on_what_was_added() {
        dealt("7h 9d 4s")
                .having(doubled(1, 5, "9c"))
                .when(reveal("Tc"))
                .thenLines(
                        line("main", dollars(20), DEALER_BEATEN, WIN, dollars(40), "15.1.3"),
                        line("double", dollars(5), DEALER_BEATEN, WIN, dollars(10), "15.1.3"));
    }

    @Test
    @Rule({"5.12", "R-89"})
    void what_chips_cannot_make_is_rounded_up_and_the_line_says_so() {
        Blackjack dollars = game("chips=1-5-25-100");
        Line line = given(dollars).having(wager(25)).when(deal("As 7d Kh")).line("main");
        assertThat(line.pays()).isEqualTo(dollars(38));
        assertThat(line.rules()).contains("5.12", "R-89");
        Line exact = given(game("chips=2.50-5-25"))
                .having(wager(25))
                .when(deal("As 7d Kh"))
                .line("main");
        assertThat(exact.pays()).isEqualTo(cents(37_50));
        assertThat(exact.rules()).doesNotContain("5.12");
    }
}
