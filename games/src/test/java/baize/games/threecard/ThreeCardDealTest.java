package baize.games.threecard;

import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.Card;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Outcomes;
import baize.core.rule.Rule;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand.Deal;
import baize.games.threecard.ThreeCardEvent.BoxCards;
import baize.games.threecard.ThreeCardEvent.HandsDealt;
import baize.games.threecard.ThreeCardEvent.WageringClosed;
import baize.testkit.FreshDecks;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 3, 4 and 7 of the book: the cards, the shuffle and the deal. */
class ThreeCardDealTest {
    private static final ThreeCard SHOE = game("device=shoe");
    private static final ThreeCard SHUFFLER = game("device=shuffler");

    @Test
    @Rule({"7.2", "R-145"})
    void the_dealer_may_call_no_more_bets_and_deal_or_deal_at_once() {
        given(SHOE).having(ante(10)).when(noMoreBets()).then(new WageringClosed());
        given(SHOE)
                .having(ante(10), noMoreBets())
                .when(deal("Qs 9d 4c", "Kh 7d 2s"))
                .thenAccepted();
        given(SHOE).having(ante(10)).when(deal("Qs 9d 4c", "Kh 7d 2s")).thenAccepted();
    }

    @Test
    @Rule({"7.2", "7.3", "7.3.1", "7.3.2", "7.3.3", "1.1 \"card shoe\"", "1.1 \"hand\""})
    void from_a_shoe_one_card_at_a_time_goes_to_the_dealer_and_to_each_box_with_a_wager() {
        given(SHOE)
                .having(pairPlus(3, 5), ante(1, 10))
                .when(new Deal(cards("2c 3c 4c 2d 3d 4d 2h 3h 4h")))
                .then(new HandsDealt(
                        cards("2c 2d 2h"),
                        List.of(new BoxCards(box(1), cards("3c 3d 3h")), new BoxCards(box(3), cards("4c 4d 4h")))));
    }

    @Test
    @Rule({"7.2", "7.4", "7.4.1", "7.4.2", "1.1 \"shuffling device\"", "1.1 \"hand\""})
    void from_a_device_three_cards_at_a_time_go_to_the_dealer_and_to_each_box_with_a_wager() {
        given(SHUFFLER)
                .having(pairPlus(3, 5), ante(1, 10))
                .when(new Deal(cards("2c 3c 4c 2d 3d 4d 2h 3h 4h")))
                .then(new HandsDealt(
                        cards("2c 3c 4c"),
                        List.of(new BoxCards(box(1), cards("2d 3d 4d")), new BoxCards(box(3), cards("2h 3h 4h")))));
    }

    @Test
    @Rule({"3.1", "3.6"})
    void the_cards_are_as_many_as_the_hands_need_and_of_one_deck() {
        var betting = given(SHOE).having(ante(10));
        betting.when(new Deal(cards("2c 3c 4c 2d 3d"))).thenRefused(DEAL_NOT_FROM_ONE_DECK);
        betting.when(new Deal(cards("2c 3c 4c 2d 3d 4d 5d"))).thenRefused(DEAL_NOT_FROM_ONE_DECK);
        betting.when(new Deal(cards("2c 3c 4c 2d 3d 2c"))).thenRefused(DEAL_NOT_FROM_ONE_DECK);
        betting.when(new Deal(List.of())).thenRefused(DEAL_NOT_FROM_ONE_DECK);
    }

    @Test
    @Rule("1.1 \"round of play\"")
    void a_round_is_dealt_once() {
        var dealt = given(SHOE).having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"));
        dealt.when(deal("Qs 9d 4c", "Kh 7d 2s")).thenRefused(CARDS_ALREADY_OUT);
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
        assertThat(asked).containsExactly(9, 9, 9);
    }

    @Test
    @Rule("3.6")
    void cards_that_were_attached_once_are_not_drawn_again() {
        var state = given(SHOE).having(ante(10)).state();
        Outcomes none = new FreshDecks(_ -> {
            throw new AssertionError("no card is due");
        });
        Deal whole = deal("Qs 9d 4c", "Kh 7d 2s");
        assertThat(SHOE.withOutcome(state, whole, none)).isSameAs(whole);
        assertThat(SHOE.withOutcome(SHOE.initial(), new Deal(List.of()), none)).isEqualTo(new Deal(List.of()));
        assertThat(SHOE.withOutcome(state, reveal(), none)).isEqualTo(reveal());
    }

    @Test
    @Rule({"3.1", "4.1"})
    void a_deck_has_fifty_two_different_cards() {
        List<Card> deck = SeededOutcomes.of(FastGenerator.stream(1, 0)).freshDeck(52);
        assertThat(new HashSet<>(deck)).hasSize(52).hasSameElementsAs(Card.deck());
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
        given(SHOE)
                .having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"))
                .when(at(change))
                .thenRefused(ROUND_IN_PROGRESS, "3.7");
        given(SHOE).when(at(new TableCommand.ChangeCards(DEALER))).thenRefused(WRONG_GRADE, "3.7");
    }
}
