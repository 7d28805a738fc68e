package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.card;
import static baize.testkit.Givens.cards;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.engine.Outcomes;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Deal;
import baize.games.caribbeanstud.StudEvent.BoxCards;
import baize.games.caribbeanstud.StudEvent.HandsDealt;
import baize.games.caribbeanstud.StudEvent.WageringClosed;
import baize.games.table.TableCommand;
import baize.testkit.FreshDecks;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 3, 4 and 7 of the book: the cards, the shuffle and the deal. */
class StudDealTest {
    private static final Stud SHOE = game("device=shoe");
    private static final Stud SHUFFLER = game("device=shuffler");
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String ANNS = "7c 7d Kh 5s 2d";
    private static final List<Card> FIFTEEN = cards("2c 3c 4c 2d 3d 4d 2h 3h 4h 2s 3s 4s 5c 6c 7c");

    @Test
    @Rule({"7.2", "R-145"})
    void the_dealer_may_call_no_more_bets_and_deal_or_deal_at_once() {
        given(SHOE).having(ante(10)).when(noMoreBets()).then(new WageringClosed());
        given(SHOE).having(ante(10), noMoreBets()).when(deal(DEALERS, ANNS)).thenAccepted();
        given(SHOE).having(ante(10)).when(deal(DEALERS, ANNS)).thenAccepted();
    }

    @Test
    @Rule({"7.1", "7.2", "7.3", "7.3.1", "7.3.2", "7.3.3", "1.1 \"card shoe\"", "1.1 \"hand\""})
    void from_a_shoe_one_card_at_a_time_goes_to_the_dealer_and_each_ante_and_the_dealer_s_last_is_turned_up() {
        given(SHOE)
                .having(ante(3, 5), ante(1, 10))
                .when(new Deal(FIFTEEN))
                .then(new HandsDealt(
                        cards("2c 2d 2h 2s 5c"),
                        card("5c"),
                        List.of(
                                new BoxCards(box(1), cards("3c 3d 3h 3s 6c")),
                                new BoxCards(box(3), cards("4c 4d 4h 4s 7c")))));
    }

    @Test
    @Rule({"7.1", "7.2", "7.4", "7.4.1", "7.4.2", "1.1 \"shuffling device\"", "1.1 \"hand\""})
    void from_a_device_five_cards_together_go_to_the_dealer_and_each_ante_and_the_bottom_one_is_turned_up() {
        given(SHUFFLER)
                .having(ante(3, 5), ante(1, 10))
                .when(new Deal(FIFTEEN))
                .then(new HandsDealt(
                        cards("2c 3c 4c 2d 3d"),
                        card("3d"),
                        List.of(
                                new BoxCards(box(1), cards("4d 2h 3h 4h 2s")),
                                new BoxCards(box(3), cards("3s 4s 5c 6c 7c")))));
    }

    @Test
    @Rule({"3.1", "3.6"})
    void the_cards_are_as_many_as_the_hands_need_and_of_one_deck() {
        var betting = given(SHOE).having(ante(10));
        betting.when(new Deal(cards("2c 3c 4c 2d 3d 4d 2h 3h 4h"))).thenRefused(DEAL_NOT_FROM_ONE_DECK);
        betting.when(new Deal(FIFTEEN)).thenRefused(DEAL_NOT_FROM_ONE_DECK);
        betting.when(new Deal(cards("2c 3c 4c 2d 3d 4d 2h 3h 4h 2c"))).thenRefused(DEAL_NOT_FROM_ONE_DECK);
        betting.when(new Deal(List.of())).thenRefused(DEAL_NOT_FROM_ONE_DECK);
    }

    @Test
    @Rule({"3.1", "7.2"})
    void seven_hands_and_the_dealer_s_take_forty_cards_of_the_deck() {
        var given = given(SHUFFLER);
        for (int box = 1; box <= 7; box++) given.having(ante(box, 10));
        given.when(new Deal(Card.deck().subList(0, 40))).thenAccepted();
        assertThat(given.state().hands())
                .hasSize(7)
                .allMatch(hand -> hand.cards().size() == 5);
    }

    @Test
    @Rule("1.1 \"round of play\"")
    void a_round_is_dealt_once() {
        var dealt = given(SHOE).having(ante(10), deal(DEALERS, ANNS));
        dealt.when(deal(DEALERS, ANNS)).thenRefused(CARDS_ALREADY_OUT);
        dealt.when(noMoreBets()).thenRefused(CARDS_ALREADY_OUT);
    }

    @Test
    @Rule({"4.1", "4.1.1", "4.1.2", "4.1.3", "3.6"})
    void every_round_is_dealt_from_a_deck_shuffled_afresh() {
        List<Integer> asked = new ArrayList<>();
        Outcomes outcomes = new FreshDecks(count -> {
            asked.add(count);
            return Card.deck().subList(0, count);
        });
        var given = given(SHOE);
        for (int round = 0; round < 3; round++) {
            given.having(ante(1, 10), ante(2, 10));
            given.having(SHOE.withOutcome(given.state(), new Deal(List.of()), outcomes));
            given.having(fold(1), fold(2));
        }
        assertThat(asked).containsExactly(15, 15, 15);
    }

    @Test
    @Rule("3.6")
    void cards_that_were_attached_once_are_not_drawn_again() {
        var state = given(SHOE).having(ante(10)).state();
        Outcomes none = new FreshDecks(_ -> {
            throw new AssertionError("no card is due");
        });
        Deal whole = deal(DEALERS, ANNS);
        assertThat(SHOE.withOutcome(state, whole, none)).isSameAs(whole);
        assertThat(SHOE.withOutcome(SHOE.initial(), new Deal(List.of()), none)).isEqualTo(new Deal(List.of()));
        assertThat(SHOE.withOutcome(state, reveal(), none)).isEqualTo(reveal());
    }

    @Test
    @Rule("4.4")
    void cards_from_a_device_are_not_cut() {
        TableCommand cut = new TableCommand.Incident(DEALER, "4.2", null, "cut");
        given(SHUFFLER).when(at(cut)).thenRefused(CUT_WITH_DEVICE);
        given(SHOE).when(at(cut)).thenAccepted();
    }

    @Test
    @Rule({"3.7", "1.1 \"round of play\""})
    void a_supervisor_changes_the_cards_between_rounds() {
        TableCommand change = new TableCommand.ChangeCards(SUPERVISOR);
        given(SHOE).when(at(change)).thenAccepted();
        given(SHOE).having(ante(10), deal(DEALERS, ANNS)).when(at(change)).thenRefused(ROUND_IN_PROGRESS, "3.7");
        given(SHOE).when(at(new TableCommand.ChangeCards(DEALER))).thenRefused(WRONG_GRADE, "3.7");
    }
}
