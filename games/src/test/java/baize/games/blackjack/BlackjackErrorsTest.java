package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackShowdown.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.card;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Section 16 of the book, its first part: cards that came wrongly. */
class BlackjackErrorsTest {
    private static final Blackjack GAME = game();

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt(String cards) {
        return given(GAME).having(wager(1, 20), wager(2, 20), deal(cards));
    }

    private static BlackjackHand hand(BlackjackState state, int box) {
        return state.layout().boxes().get(box - 1).hands().getFirst();
    }

    @Test
    @Rule({"16.1", "1.1 \"Burn/ed\"", "16.17"})
    void a_card_found_face_up_is_burned_and_stays_burned() {
        var given = dealt("Th Tc 9d 6s 7s");
        given.when(staff(new FaceUpCard(DEALER), "2c")).then(new CardBurnedSeen(card("2c"), "16.1"));
        assertThat(given.state().layout().shoe().out().of(card("2c"))).isEqualTo(1);
        assertThat(hand(given.state(), 1).cards()).isEqualTo(cards("Th 6s"));
    }

    @Test
    @Rule({"16.2", "16.3", "R-111"})
    void a_card_dealt_in_error_is_the_next_card_and_who_draws_takes_it() {
        var given = dealt("Th Tc 9d 6s 7s").having(staff(new DealtInError(DEALER, true), "2c"));
        given.when(staff(new DealtInError(DEALER, true), "3c")).thenRefused(NO_HAND_THERE);
        given.when(hit(1, "3c")).thenRefused(NOT_FROM_THE_SHOE);
        given.having(hit(1, ""));
        assertThat(hand(given.state(), 1).cards()).isEqualTo(cards("Th 6s 2c"));
    }

    @Test
    @Rule({"16.3", "16.4", "R-111"})
    void refused_by_all_it_is_the_dealer_s_next_card() {
        var given = dealt("Th Tc 9d 6s 7s").having(staff(new DealtInError(DEALER, true), "8c"), stand(1), stand(2));
        given.having(reveal());
        assertThat(given.state().layout().dealer()).isEqualTo(cards("9d 8c"));
    }

    @Test
    @Rule({"16.5", "15.3"})
    void where_no_card_is_due_to_the_dealer_either_it_is_burned_with_the_round() {
        var given = given(GAME)
                .having(wager(20), deal("Th 9d 6s"), hit(1, "Kc"), staff(new DealtInError(DEALER, true), "8c"));
        given.when(reveal()).thenAmong(new CardBurnedSeen(card("8c"), "16.5"));
        assertThat(given.state().layout().shoe().aside()).isNull();
        var voided = dealt("Th Tc 9d 6s 7s").having(staff(new DealtInError(DEALER, true), "8c"));
        voided.having(staff(new VoidRound(SUPERVISOR, "16.8")));
        assertThat(voided.state().layout().shoe().aside()).isNull();
    }

    @Test
    @Rule({"16.3", "10.2", "R-111"})
    void under_twelve_it_cannot_be_refused() {
        var given = dealt("5h Tc 9d 6s 7s").having(staff(new DealtInError(DEALER, true), "8c"));
        given.when(stand(1)).thenRefused(MUST_DRAW);
    }

    @Test
    @Rule({"16.5", "16.6", "R-111"})
    void on_the_dealer_s_finished_hand_it_is_burned_if_it_was_seen_and_else_opens_the_next_round() {
        var over = dealt("Th Tc 9d 6s 7s").having(stand(1), stand(2), reveal("Td"));
        over.when(staff(new DealtInError(DEALER, true), "2c")).then(new CardBurnedSeen(card("2c"), "16.5"));
        over.when(staff(new DealtInError(DEALER, false))).then(new CardKept());
        given(GAME)
                .having(wager(10))
                .when(staff(new DealtInError(DEALER, true), "2c"))
                .thenRefused(DEALERS_HAND_INCOMPLETE);
        given(GAME).when(staff(new DealtInError(DEALER, true), "2c")).thenRefused(DEALERS_HAND_INCOMPLETE);
    }

    @Test
    @Rule({"16.8", "R-112"})
    void a_misdealt_round_is_played_again_with_its_cards_as_they_should_have_come() {
        var given = dealt("Th Tc 9d 6s 7s").having(hit(1, "3c"), stand(1));
        given.when(staff(new Reconstruct(DEALER, cards("Tc Th 9d 7s 6s 3c")))).thenAccepted();
        assertThat(hand(given.state(), 1).cards()).isEqualTo(cards("Tc 7s 3c"));
        assertThat(hand(given.state(), 2).cards()).isEqualTo(cards("Th 6s"));
        var lines = given.having(stand(2)).when(reveal("Td")).lines();
        assertThat(lines).extracting(one -> one.returned()).containsExactly(dollars(40), dollars(0));
    }

    @Test
    @Rule({"16.8", "R-112"})
    void where_that_cannot_be_done_the_round_is_void_but_what_was_paid_stands() {
        var given = dealt("Th Tc 9d 6s 7s").having(stand(1));
        given.when(staff(new Reconstruct(DEALER, cards("5c 6h 9d 3s 6s")))).thenRefused(CANNOT_RECONSTRUCT);
        given.when(staff(new Reconstruct(DEALER, cards("Th Tc 9d 6s 7s 2c")))).thenRefused(CANNOT_RECONSTRUCT);
        given.when(staff(new Reconstruct(DEALER, cards("Th Tc 9d")))).thenRefused(CANNOT_RECONSTRUCT);
        given(GAME).when(staff(new Reconstruct(DEALER, cards("Th")))).thenRefused(NO_CARDS_OUT);
        var paid = given(GAME).having(wager(1, 20), wager(2, 20), deal("Ah Tc 9d Ks 7s"));
        paid.when(staff(new Reconstruct(DEALER, cards("Tc Ah 9d 7s Ks")))).thenRefused(CANNOT_RECONSTRUCT);
        paid.when(staff(new VoidRound(SUPERVISOR, "16.8")))
                .thenLines(line("main", dollars(20), MISDEALT, VOID, dollars(20), "16.8")
                        .at(2));
    }

    @Test
    @Rule({"16.8.1", "16.8", "R-112"})
    void a_busted_hand_goes_back_and_play_goes_on_with_the_cards_that_are_left() {
        var given = dealt("Th Tc 9d 6s 7s").having(hit(1, "Kc"));
        given.when(staff(new VoidRound(SUPERVISOR, "16.8")))
                .thenLines(
                        line("main", dollars(20), MISDEALT, VOID, dollars(20), "16.8"),
                        line("main", dollars(20), MISDEALT, VOID, dollars(20), "16.8")
                                .at(2));
        var next = given.having(wager(10)).when(deal("Th 9d 8s"));
        assertThat(next.events()).noneMatch(ShoeShuffled.class::isInstance);
        dealt("Th Tc 9d 6s 7s").when(staff(new VoidRound(DEALER, "16.8"))).thenRefused(WRONG_GRADE, "16.8");
        dealt("Th Tc 9d 6s 7s").when(staff(new VoidRound(SUPERVISOR, "8.1"))).thenRefused(VOID_UNDER_NO_CLAUSE);
        given(GAME).when(staff(new VoidRound(SUPERVISOR, "16.8"))).thenRefused(NO_CARDS_OUT);
    }
}
