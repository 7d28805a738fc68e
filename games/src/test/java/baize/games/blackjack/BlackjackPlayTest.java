package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackArea.MAIN;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 10 to 12 of the book: draw, stand, double and split, alone and together on a box. */
class BlackjackPlayTest {
    private static final Blackjack GAME = game();
    private static final Blackjack THREE = game("maximumHands=3");

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt(String cards) {
        return given(GAME).having(wager(20), deal(cards));
    }

    /** Ann sits at the box and controls it, Bob has a wager there too. */
    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> shared(Blackjack game, String cards) {
        return given(game).having(wager(20), wager(BOB, 1, MAIN, 10), deal(cards));
    }

    private static BlackjackHand hand(BlackjackState state, int number) {
        return state.layout().boxes().getFirst().hands().get(number - 1);
    }

    private static Split splitOf(Patron patron, String cards) {
        return new Split(patron, box(1), null, Money.ZERO, cards(cards));
    }

    private static Decline decline(Patron patron, String cards) {
        return new Decline(patron, box(1), null, cards(cards));
    }

    @Test
    @Rule({"10.1", "10.1.3", "10.1.4", "10.2"})
    void under_twelve_a_hand_must_draw() {
        dealt("6h 9d 5s").when(stand(1)).thenRefused(MUST_DRAW);
        dealt("6h 9d 6s").when(stand(1)).thenAccepted();
        dealt("6h 9d 5s").having(hit(1, "2c")).when(stand(1)).thenAccepted();
        assertThat(dealt("6h 9d 5s").when(hit(1, "2c")).state().layout().turn()).isNotNull();
    }

    @Test
    @Rule({"10.3", "R-98"})
    void on_twenty_one_and_on_blackjack_there_is_nothing_to_decide() {
        var twentyOne = dealt("6h 9d 5s").having(hit(1, "Tc"));
        assertThat(hand(twentyOne.state(), 1).fate()).isEqualTo(HandFate.TWENTY_ONE);
        twentyOne.when(hit(1, "2c")).thenRefused(NO_HAND_THERE);
        dealt("Ah Td Ks").when(hit(1, "2c")).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"10.1", "5.7", "13.1"})
    void boxes_are_played_from_the_left_by_who_controls_them() {
        var given = given(GAME).having(wager(1, 20), wager(2, 20), deal("Th Tc 9d 8s 7s"));
        given.when(stand(2)).thenRefused(OUT_OF_TURN);
        given.when(reveal("Td")).thenRefused(PLAYERS_STILL_TO_DECIDE);
        given.when(stand(3)).thenRefused(NO_HAND_THERE);
        given.when(new Stand(ANN, box(1), 2, List.of())).thenRefused(OUT_OF_TURN);
        given.having(stand(1)).when(stand(2)).thenAccepted();
        shared(GAME, "Th 9d 8s").when(new Stand(BOB, box(1), null, List.of())).thenRefused(NOT_CONTROLLING);
        given(GAME).having(wager(20)).when(stand(1)).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"11.1", "11.1.1", "11.1.2", "11.1.3", "10.1.1", "11.2", "R-97", "R-99"})
    void nine_ten_or_eleven_may_be_doubled_for_one_card() {
        dealt("6h 9d 2s").when(doubled(1, "Td")).thenRefused(NOT_NINE_TEN_OR_ELEVEN);
        dealt("6h 9d 6s").when(doubled(1, "Td")).thenRefused(NOT_NINE_TEN_OR_ELEVEN);
        dealt("Ah 9d 7s").when(doubled(1, "Td")).thenRefused(NOT_NINE_TEN_OR_ELEVEN);
        for (String nine : List.of("6h 9d 3s", "6h 9d 4s", "6h 9d 5s", "Ah 9d 8s", "Ah 9d 9s"))
            dealt(nine).when(doubled(1, "Td")).thenAccepted();
        dealt("2h 9d 3s").having(hit(1, "4c")).when(doubled(1, "Td")).thenRefused(NOT_NINE_TEN_OR_ELEVEN);
        dealt("6h 9d 5s").having(doubled(1, "2d")).when(hit(1, "Td")).thenRefused(NO_HAND_THERE);
    }

    @Test
    @Rule({"11.1", "R-99", "R-100"})
    void a_double_is_above_nothing_and_at_most_the_wager() {
        dealt("6h 9d 5s").when(doubled(1, 21, "Td")).thenRefused(DOUBLE_ABOVE_WAGER);
        dealt("6h 9d 5s").when(doubled(1, 0, "Td")).thenRefused(DOUBLE_ABOVE_WAGER);
        dealt("6h 9d 5s").when(doubled(1, 1, "Td")).thenAccepted();
        given(game("maximum=20.00"))
                .having(wager(20), deal("6h 9d 5s"))
                .when(doubled(1, "Td"))
                .thenAccepted();
    }

    @Test
    @Rule({"12.1", "12.2", "12.3", "10.1.2", "R-102"})
    void two_cards_of_one_value_are_split_and_the_first_hand_is_played_first() {
        dealt("Th 9d 9s").when(split(1, "2c")).thenRefused(NOT_A_PAIR);
        var given = dealt("Th 9d Ks").having(split(1, "8c"));
        assertThat(hand(given.state(), 1).cards()).isEqualTo(cards("Th 8c"));
        assertThat(hand(given.state(), 2).cards()).isEqualTo(cards("Ks"));
        given.having(stand(1, "9c"));
        assertThat(hand(given.state(), 2).cards()).isEqualTo(cards("Ks 9c"));
        given.when(hit(1, "2d")).thenAccepted();
    }

    @Test
    @Rule({"12.4", "12.5", "12.5.2", "12.5.3"})
    void a_box_has_two_hands_or_three_where_the_house_allows() {
        dealt("8h 9d 8s").having(split(1, "8c")).when(split(1, "2c")).thenRefused(NO_FURTHER_SPLIT);
        var three = given(THREE).having(wager(20), deal("8h 9d 8s"), split(1, "8c"));
        three.having(split(1, "8d")).when(split(1, "2c")).thenRefused(NO_FURTHER_SPLIT, "12.5.3");
        assertThat(three.state().layout().boxes().getFirst().hands()).hasSize(3);
        assertThat(hand(three.state(), 2).stakes().getFirst().wager().stake()).isEqualTo(dollars(20));
    }

    @Test
    @Rule({"12.3.1", "12.5.4", "R-103"})
    void a_split_ace_has_one_card_and_another_ace_may_be_split_once_more() {
        var two = dealt("Ah 9d As").having(split(1, "Ac 5c"));
        assertThat(hand(two.state(), 1).fate()).isEqualTo(HandFate.SPLIT_ACE);
        assertThat(hand(two.state(), 2).fate()).isEqualTo(HandFate.SPLIT_ACE);
        var three = given(THREE).having(wager(20), deal("Ah 9d As"), split(1, "Ac"));
        three.when(hit(1, "2c")).thenRefused(SPLIT_ACE_HAS_ITS_CARD);
        three.when(doubled(1, "2c")).thenRefused(NOT_NINE_TEN_OR_ELEVEN);
        three.when(split(1, "2c 3c 4c")).thenAccepted();
    }

    @Test
    @Rule({"12.3", "11.1", "10.3", "R-98"})
    void after_a_split_a_hand_may_be_doubled_and_ten_with_an_ace_stands() {
        dealt("8h 9d 8s").having(split(1, "3c")).when(doubled(1, "Td 2c")).thenAccepted();
        var given = dealt("Th 9d Ks").having(split(1, "Ac 5c"));
        assertThat(hand(given.state(), 1).fate()).isEqualTo(HandFate.TWENTY_ONE);
    }

    @Test
    @Rule({"11.3", "R-101"})
    void others_on_a_box_double_for_their_own_or_decline_before_the_card() {
        var given = shared(GAME, "6h 9d 5s").having(doubled(1, ""));
        given.when(hit(1, "2c")).thenRefused(ANSWERS_AWAITED);
        given.when(decline(CAT, "")).thenRefused(NOTHING_TO_ANSWER);
        given.when(new DoubleDown(BOB, box(1), null, dollars(11), Money.ZERO, cards("Td")))
                .thenRefused(DOUBLE_ABOVE_WAGER);
        given.having(new DoubleDown(BOB, box(1), null, dollars(4), Money.ZERO, cards("Td")));
        var lines = given.when(reveal("Tc")).lines();
        assertThat(lines)
                .extracting(one -> one.patron() + " " + one.wager() + " " + one.returned())
                .containsExactly("ann main 40.00", "ann double 40.00", "bob main 20.00", "bob double 8.00");
        var declined = shared(GAME, "6h 9d 5s")
                .having(doubled(1, ""), decline(BOB, "Td"))
                .when(reveal("Tc"));
        assertThat(declined.lines()).hasSize(3);
        shared(GAME, "6h 9d 5s").when(decline(BOB, "")).thenRefused(NOTHING_TO_ANSWER);
    }

    @Test
    @Rule({"12.6", "12.6.1", "12.6.2", "R-101"})
    void others_on_a_box_match_a_split_or_keep_their_wager_on_the_first_hand() {
        var matched = shared(GAME, "8h 9d 8s").having(splitOf(ANN, ""), splitOf(BOB, "Tc"));
        matched.having(stand(1, "2c"), hit(1, "Td"), stand(1));
        var lines = matched.when(reveal("Ts")).lines();
        assertThat(lines)
                .extracting(one -> one.patron() + " " + one.hand() + " " + one.returned())
                .containsExactly("ann 1 0.00", "bob 1 0.00", "ann 2 40.00", "bob 2 20.00");
        var kept = shared(GAME, "8h 9d 8s").having(splitOf(ANN, ""), decline(BOB, "Tc"));
        assertThat(hand(kept.state(), 1).stakes()).hasSize(2);
        assertThat(hand(kept.state(), 2).stakes()).hasSize(1);
    }

    @Test
    @Rule({"12.5.5", "R-101"})
    void who_kept_to_the_first_hand_is_not_asked_for_a_third() {
        var given = shared(THREE, "8h 9d 8s").having(splitOf(ANN, ""), decline(BOB, "Tc"));
        given.having(stand(1, "8c"));
        given.having(split(1, "Td"));
        assertThat(given.state().layout().boxes().getFirst().answers()).isNull();
        assertThat(hand(given.state(), 3).stakes()).hasSize(1);
    }

    @Test
    @Rule({"12.5.5", "12.6.2", "R-101"})
    void who_kept_to_the_first_hand_stays_there_alone_when_it_is_split_again() {
        var given = shared(THREE, "8h 9d 8s").having(splitOf(ANN, ""), decline(BOB, "8c"));
        given.having(split(1, "Td"));
        assertThat(given.state().layout().boxes().getFirst().answers()).isNull();
        assertThat(hand(given.state(), 2).stakes()).hasSize(1);
    }
}
