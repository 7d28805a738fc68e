package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.Insure;
import baize.games.blackjack.BlackjackEvent.InsuranceClosed;
import baize.games.blackjack.BlackjackEvent.InsurancePlaced;
import baize.games.blackjack.BlackjackIrregularity.LateInsurance;
import baize.games.table.Placed;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Sections 8 and 9 of the book: insurance, and even money for a blackjack against an ace. */
class BlackjackInsuranceTest {
    private static final Blackjack GAME = game();

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt(String cards) {
        return given(GAME).having(wager(25), deal(cards));
    }

    private static Insure insure(long cents) {
        return new Insure(ANN, box(1), cents(cents), Money.ZERO);
    }

    @Test
    @Rule({"8.1", "R-92"})
    void against_an_ace_insurance_is_up_to_half_of_the_wager() {
        dealt("Th Ad 8s")
                .when(insure(12_50))
                .then(new InsurancePlaced(ANN, box(1), Placed.of(cents(12_50), Money.ZERO)));
        dealt("Th Ad 8s").when(insure(12_51)).thenRefused(INSURANCE_ABOVE_HALF);
        dealt("Th Ad 8s").when(insure(0)).thenRefused(INSURANCE_ABOVE_HALF);
        dealt("Th Ad 8s").when(insure(1)).thenAccepted();
        dealt("Th Ad 8s").having(insure(5_00)).when(insure(5_00)).thenRefused(INSURED_ALREADY);
        dealt("Th Ad 8s").when(BlackjackTable.insure(2, 5)).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"8.1", "6.3", "R-92", "R-3"})
    void where_part_of_the_wager_is_valid_half_of_that_part_is_insured() {
        var given = given(game("maximum=20.00")).having(found(ANN, 1, BlackjackArea.MAIN, 25), deal("Th Ad 8s"));
        given.when(insure(10_01)).thenRefused(INSURANCE_ABOVE_HALF);
        given.when(insure(10_00)).thenAccepted();
    }

    @Test
    @Rule({"8.2", "R-91"})
    void against_a_ten_it_is_offered_where_the_house_says_so() {
        dealt("Th Kd 8s").when(insure(5_00)).thenRefused(INSURANCE_NOT_OFFERED, "8.2");
        given(game("tenInsurance=true"))
                .having(wager(25), deal("Th Kd 8s"))
                .when(insure(5_00))
                .thenAccepted();
        dealt("Th 9d 8s").when(insure(5_00)).thenRefused(INSURANCE_NOT_OFFERED, "8.1");
    }

    @Test
    @Rule({"8.3", "8.4"})
    void insurance_closes_when_the_dealer_says_so_or_with_the_first_decision() {
        dealt("Th Ad 8s").when(closeInsurance()).then(new InsuranceClosed());
        dealt("Th Ad 8s").having(closeInsurance()).when(insure(5_00)).thenRefused(INSURANCE_CLOSED);
        dealt("Th Ad 8s").having(stand(1)).when(insure(5_00)).thenRefused(INSURANCE_CLOSED);
        given(GAME).having(wager(25)).when(insure(5_00)).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"9.1.2", "9.1.3", "R-90"})
    void even_money_is_for_a_blackjack_against_an_ace() {
        dealt("Th Ad 8s").when(evenMoney(1)).thenRefused(NO_EVEN_MONEY);
        given(game("tenInsurance=true"))
                .having(wager(25), deal("Ah Kd Ks"))
                .when(evenMoney(1))
                .thenRefused(NO_EVEN_MONEY);
        dealt("Ah Ad Ks").having(evenMoney(1)).when(evenMoney(1)).thenRefused(NO_HAND_THERE);
        dealt("Ah Ad Ks").having(closeInsurance()).when(evenMoney(1)).thenRefused(INSURANCE_CLOSED);
    }

    @Test
    @Rule({"9.1.2", "R-90", "R-92"})
    void each_player_of_a_shared_box_insures_and_chooses_alone() {
        var given = given(GAME)
                .having(wager(20), wager(BOB, 1, BlackjackArea.MAIN, 30))
                .having(deal("Ah Ad Ks"), new Insure(BOB, box(1), dollars(15), Money.ZERO));
        given.when(evenMoney(1)).thenAccepted();
        var when = given.when(reveal("Kc"));
        assertThat(when.line("insurance").patron()).isEqualTo(BOB);
        assertThat(when.line("main").patron()).isEqualTo(BOB);
        assertThat(when.line("insurance").returned()).isEqualTo(dollars(45));
    }

    @Test
    @Rule({"16.13", "R-114"})
    void insurance_that_was_not_offered_in_time_may_be_had_until_the_dealer_s_second_card() {
        LateInsurance late = new LateInsurance(DEALER, ANN, box(1), dollars(10), Money.ZERO);
        dealt("Th Ad 8s").having(stand(1)).when(staff(late)).thenAccepted();
        dealt("Th Ad 6s").having(hit(1, "Tc")).when(staff(late)).thenRefused(NO_HAND_THERE, "16.13");
        dealt("Th 9d 8s").when(staff(late)).thenRefused(INSURANCE_NOT_OFFERED);
        given(GAME).having(wager(25)).when(staff(late)).thenRefused(NO_CARDS_OUT);
        dealt("Th Ad 8s").when(staff(late)).thenRefused(NO_CARDS_OUT);
        dealt("Th Ad 8s").having(stand(1), reveal("9c")).when(staff(late)).thenRefused(DEALER_HAS_DRAWN);
    }
}
