package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.card;
import static baize.testkit.Givens.cards;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.CardCounts;
import baize.core.chance.FastGenerator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.Deal;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.Shuffle;
import baize.games.table.TableCommand;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Sections 3, 4 and 7 of the book: the shoe, the cut and the first cards. */
class BlackjackDealTest {
    private static final Blackjack SHOE = game("device=shoe");
    private static final Blackjack DEVICE = game("device=shuffler");

    private static void round(Given<BlackjackState, BlackjackCommand, BlackjackEvent> given) {
        given.having(deal("Th 9d 8s"), stand(1), reveal("Td"));
    }

    /** The shoe with so many cards before the cutting card, after a first round at boxes 1 and 3. */
    private static BlackjackState atCut(int before) {
        BlackjackState state = given(SHOE)
                .having(wager(10), wager(3, 10))
                .having(deal("Th 2c 9d 8s Tc"))
                .having(stand(1), stand(3), reveal("Td"))
                .state();
        Shoe shoe = state.layout().shoe();
        Shoe nearly = new Shoe(
                6,
                shoe.out(),
                6 * 52 - shoe.out().size() - shoe.behind() - before,
                CardCounts.NONE,
                shoe.behind(),
                shoe.cut(),
                false,
                null);
        return state.with(state.layout().with(nearly));
    }

    private static BlackjackState play(BlackjackState from, BlackjackCommand... commands) {
        BlackjackState state = from;
        for (BlackjackCommand command : commands) {
            var complete = SHOE.withOutcome(state, command, SeededOutcomes.of(FastGenerator.stream(5, 5)));
            if (!(SHOE.decide(state, complete)
                    instanceof baize.core.engine.Decision.Accepted<BlackjackEvent>(var events)))
                throw new AssertionError(complete + " is refused");
            for (BlackjackEvent event : events) state = SHOE.evolve(state, event);
        }
        return state;
    }

    private static @Nullable Patron cutter(BlackjackState state) {
        var complete = SHOE.withOutcome(state, new Deal(List.of()), SeededOutcomes.of(FastGenerator.stream(6, 6)));
        if (SHOE.decide(state, complete) instanceof baize.core.engine.Decision.Accepted<BlackjackEvent>(var events))
            for (BlackjackEvent event : events) if (event instanceof ShoeShuffled shuffled) return shuffled.cutBy();
        throw new AssertionError("nothing was shuffled");
    }

    @Test
    @Rule({"7.1", "3.6", "3.6.1", "4.1", "4.1.1", "4.9", "4.3.1"})
    void a_new_shoe_is_shuffled_cut_and_burned_and_the_cards_go_from_the_left() {
        given(SHOE)
                .having(wager(1, 10), wager(3, 10))
                .when(deal("Th 2c 9d 8s 7c"))
                .then(
                        new ShoeShuffled(ANN, 52),
                        new CardBurned(),
                        new HandsDealt(
                                card("9d"),
                                List.of(
                                        new BoxCards(box(1), ANN, cards("Th 8s")),
                                        new BoxCards(box(3), CAT, cards("2c 7c")))));
    }

    @Test
    @Rule({"4.7", "4.1"})
    void cards_from_a_device_are_shuffled_but_not_cut() {
        given(DEVICE).having(wager(10)).when(deal("Th 9d 8s")).thenAmong(new ShoeShuffled(null, 0), new CardBurned());
    }

    @Test
    @Rule({"4.1.2", "4.1.3", "16.17", "16.8.1"})
    void a_shoe_is_dealt_on_until_its_cutting_card() {
        var given = given(SHOE).having(wager(10));
        round(given);
        var when = given.having(wager(10)).when(deal("Tc 9c 8c"));
        assertThat(when.events()).noneMatch(event -> event instanceof ShoeShuffled || event instanceof CardBurned);
    }

    @Test
    @Rule({"4.1.3", "4.3.2", "4.3"})
    void shown_at_a_box_the_cutting_card_makes_this_round_the_last_and_offers_that_player_the_cut() {
        BlackjackState over = play(atCut(1), wager(1, 10), wager(3, 10), new Deal(List.of()));
        assertThat(over.layout().shoe().cut()).isEqualTo(new Shoe.Cut(true, box(3)));
        assertThat(over.layout().shoe().due()).isTrue();
    }

    @Test
    @Rule({"4.3.3", "4.1.3"})
    void shown_at_the_dealer_s_hand_it_offers_the_cut_to_the_farthest_right() {
        BlackjackState dealt = play(atCut(2), wager(1, 10), wager(3, 10), new Deal(List.of()));
        assertThat(dealt.layout().shoe().cut()).isEqualTo(new Shoe.Cut(true, null));
    }

    @Test
    @Rule({"4.1.2", "4.3.4"})
    void a_cutting_card_that_heads_a_round_has_the_shoe_shuffled_first() {
        BlackjackState betting = play(atCut(0), wager(1, 10), wager(3, 10));
        assertThat(cutter(betting)).isEqualTo(CAT);
    }

    @Test
    @Rule({"4.1.4", "16.11", "16.14"})
    void a_supervisor_may_have_the_cards_shuffled_after_the_round() {
        var given = given(SHOE).having(wager(10));
        round(given);
        given.when(staff(new Shuffle(DEALER))).thenRefused(WRONG_GRADE, "4.1.4");
        given.having(staff(new Shuffle(SUPERVISOR)), wager(10));
        assertThat(given.when(deal("Th 9d 8s")).events().getFirst()).isInstanceOf(ShoeShuffled.class);
    }

    @Test
    @Rule({"3.5.1", "4.3.4 \"cards replaced\"", "4.1.1"})
    void cards_that_were_replaced_are_shuffled_and_offered_to_the_farthest_right_to_cut() {
        var given = given(SHOE).having(wager(1, 10), wager(3, 10)).having(deal("Th 2c 9d 8s Tc"));
        given.having(stand(1), stand(3), reveal("Td"), at(new TableCommand.ChangeCards(SUPERVISOR)));
        given.having(wager(1, 10), wager(3, 10));
        given.when(deal("Th 2c 9d 8s Tc")).thenAmong(new ShoeShuffled(CAT, 52), new CardBurned());
    }

    @Test
    @Rule({"7.2", "15.3"})
    void with_a_device_the_last_round_s_cards_go_back_in_after_the_next_deal() {
        var given = given(DEVICE).having(wager(10));
        round(given);
        assertThat(given.state().layout().shoe().out().size()).isEqualTo(4);
        given.having(wager(10), deal("Th 9d 8s"));
        assertThat(given.state().layout().shoe().out().size()).isEqualTo(3);
    }

    @Test
    @Rule({"3.1", "3.6"})
    void no_card_comes_more_often_than_there_are_decks_and_no_more_come_than_are_due() {
        given(SHOE)
                .having(wager(1, 10), wager(2, 10), wager(3, 10))
                .when(deal("7h 7h 7h 7h 7h 7h 7h"))
                .thenRefused(NOT_FROM_THE_SHOE);
        given(game("decks=8"))
                .having(wager(1, 10), wager(2, 10), wager(3, 10))
                .when(deal("7h 7h 7h 7h 7h 7h 7h"))
                .thenAccepted();
        given(SHOE).having(wager(10)).when(deal("Th 9d 8s 2c")).thenRefused(NOT_FROM_THE_SHOE);
        given(SHOE).having(wager(10)).when(deal("Th 9d")).thenRefused(NOT_FROM_THE_SHOE);
    }

    @Test
    @Rule({"16.7", "7.1"})
    void no_round_is_dealt_without_a_wager_nor_twice() {
        given(SHOE).when(deal("Th 9d 8s")).thenRefused(NO_WAGERS);
        given(SHOE).when(noMoreBets()).thenRefused(NO_WAGERS);
        given(SHOE)
                .having(wager(10), withdraw(BlackjackArea.MAIN))
                .when(deal("Th 9d 8s"))
                .thenRefused(NO_WAGERS);
        given(SHOE).having(wager(10), deal("Th 9d 8s")).when(deal("Th 9d 8s")).thenRefused(CARDS_ALREADY_OUT);
        given(SHOE).when(reveal()).thenRefused(NO_CARDS_OUT);
    }

    @Test
    @Rule({"16.9"})
    void a_shoe_that_runs_out_takes_back_all_but_the_cards_on_the_layout() {
        BlackjackState dealt = play(atCut(9), wager(1, 10), new Deal(List.of()));
        Shoe shoe = dealt.layout().shoe();
        Shoe empty = new Shoe(6, shoe.out(), 6 * 52 - shoe.out().size(), CardCounts.NONE, 52, shoe.cut(), false, null);
        BlackjackState state = dealt.with(dealt.layout().with(empty));
        while (state.layout().turn() != null) {
            boolean low = state.layout().boxes().getFirst().hands().getFirst().total() < 12;
            state = play(state, low ? new BlackjackCommand.Hit(ANN, box(1), null, List.of()) : stand(1));
        }
        BlackjackState over = play(state, new BlackjackCommand.Reveal(List.of()));
        int lying = over.layout().dealer().size()
                + over.layout().boxes().getFirst().hands().getFirst().cards().size();
        assertThat(over.layout().shoe().out().size()).isEqualTo(lying);
        assertThat(over.layout().shoe().due()).isTrue();
    }
}
