package baize.games.blackjack;

import static baize.games.blackjack.BlackjackArea.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cards;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.TurnCards;
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.blackjack.BlackjackEvent.CardsTurned;
import baize.games.blackjack.BlackjackEvent.HandsDealtDown;
import baize.games.blackjack.BlackjackIrregularity.CallTime;
import baize.games.blackjack.BlackjackIrregularity.Reconstruct;
import baize.games.blackjack.BlackjackIrregularity.VoidHand;
import baize.testkit.Given;
import org.junit.jupiter.api.Test;

/** Rule 3.6.2: by leave the first two cards of each box are dealt face down, and turned by who plays them. */
class BlackjackFaceDownTest {
    private static final Blackjack GAME = game("faceDown=true", "device=shuffler");

    /** Ann with a wager on any pair, Bob who follows her, and Cat at a box of her own. */
    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt(String cards) {
        return given(GAME)
                .having(wager(20), side(ANY_PAIRS, 5), wager(BOB, 1, MAIN, 10), wager(3, 10))
                .having(deal(cards));
    }

    private static BlackjackView.HandView seen(BlackjackState state, int box, Viewer viewer) {
        return GAME.view(state, viewer).boxes().stream()
                .filter(one -> one.box() == box)
                .findFirst()
                .orElseThrow()
                .hands()
                .getFirst();
    }

    private static HandFate fate(BlackjackState state, int box) {
        BlackjackBox there = state.layout().at(box(box));
        if (there == null) throw new AssertionError("no box " + box);
        return there.hands().getFirst().fate();
    }

    @Test
    @Rule({"3.6.2", "3.6.2.1", "R-116"})
    void those_with_a_wager_on_the_box_see_its_cards_and_others_when_they_are_turned() {
        var given = dealt("9h 8c 7d 9s 6c");
        for (Viewer own : new Viewer[] {new Viewer.Player(ANN), new Viewer.Player(BOB)})
            assertThat(seen(given.state(), 1, own).cards()).isEqualTo(cards("9h 9s"));
        assertThat(seen(given.state(), 3, new Viewer.Player(ANN)).cards()).isEmpty();
        for (Viewer other : new Viewer[] {new Viewer.Player(CAT), new Viewer.Staff(MANAGER), new Viewer.Passerby()}) {
            BlackjackView.HandView back = seen(given.state(), 1, other);
            assertThat(back.cards()).isEmpty();
            assertThat(back.total()).isZero();
            assertThat(back.fate()).isEqualTo(HandFate.FACE_DOWN);
        }
        given.having(turnCards(1));
        assertThat(seen(given.state(), 1, new Viewer.Passerby()).cards()).isEqualTo(cards("9h 9s"));
        assertThat(seen(given.state(), 1, new Viewer.Passerby()).total()).isEqualTo(18);
        assertThat(seen(given.state(), 3, new Viewer.Passerby()).cards()).isEmpty();
    }

    @Test
    @Rule({"3.6.2", "14.13", "14.16", "R-116"})
    void optional_wagers_are_settled_when_the_controlling_player_turns_the_cards() {
        var given = dealt("9h 8c 7d 9s 6c");
        assertThat(given.events()).hasAtLeastOneElementOfType(HandsDealtDown.class);
        assertThat(given.state().layout().lines()).isEmpty();
        var turned = given.when(turnCards(1));
        assertThat(turned.line("any-pairs").pays()).isEqualTo(dollars(55));
        assertThat(given.events()).contains(new CardsTurned(box(1), cards("9h 9s")));
        given.having(turnCards(3), stand(1), hit(3, "5c"));
        assertThat(given.when(stand(3)).state().layout().turn()).isNull();
        given.when(reveal("Td")).thenAccepted();
    }

    @Test
    @Rule({"3.6.1", "3.6.2", "5.7", "R-116"})
    void the_controlling_player_turns_them_once_and_decides_after_that() {
        var given = dealt("9h 8c 7d 8s 6c");
        given.when(stand(1)).thenRefused(CARDS_FACE_DOWN, "3.6.2");
        given.when(new TurnCards(BOB, box(1))).thenRefused(NOT_CONTROLLING);
        given.when(new TurnCards(CAT, box(1))).thenRefused(NO_HAND_THERE);
        assertThat(GAME.offers(given.state(), new Viewer.Player(ANN)))
                .extracting(Offer::command)
                .contains(turnCards(1))
                .doesNotContain(stand(1));
        given.having(turnCards(1)).when(turnCards(1)).thenRefused(CARDS_FACE_UP, "3.6.1");
        given.when(stand(1)).thenAccepted();
        given(GAME).having(wager(10)).when(turnCards(1)).thenRefused(NO_CARDS_OUT);
        given(game()).having(wager(10), deal("9h 7d 8s")).when(turnCards(1)).thenRefused(CARDS_FACE_UP);
    }

    @Test
    @Rule({"9.1.1", "9.1.2", "R-116"})
    void a_blackjack_is_paid_when_it_is_shown_and_must_be_before_insurance_closes() {
        var paid = dealt("Ah 8c 7d Ks 6c").when(turnCards(1));
        assertThat(paid.lines()).extracting(Line::wager).containsExactly("any-pairs", "main", "main");
        var ace = dealt("Ah 8c Ad Ks 6c");
        ace.when(evenMoney(1)).thenRefused(NO_EVEN_MONEY);
        ace.when(hit(1, "2c")).thenRefused(CARDS_FACE_DOWN, "3.6.2");
        var closed = dealt("Ah 8c Ad Ks 6c");
        closed.when(closeInsurance()).thenAccepted();
        assertThat(fate(closed.state(), 1)).isEqualTo(HandFate.BLACKJACK);
        assertThat(fate(closed.state(), 3)).isEqualTo(HandFate.FACE_DOWN);
        ace.having(turnCards(1)).when(evenMoney(1)).thenAccepted();
    }

    @Test
    @Rule({"14.27", "14.27.4", "R-109", "R-116"})
    void wagers_on_blazing_7s_wait_for_the_last_box_since_winners_of_a_round_share() {
        var given = given(GAME)
                .having(wager(1, 10), wager(2, 10), blazing(1), blazing(2), deal("7d 7d 7d 7d 7d"), turnCards(2));
        assertThat(given.state().layout().lines()).isEmpty();
        assertThat(given.when(turnCards(1)).lines())
                .extracting(one -> one.pays())
                .containsExactly(dollars(10_000), dollars(10_000));
    }

    @Test
    @Rule({"16.10", "R-113", "R-116"})
    void for_a_player_who_does_not_decide_the_dealer_turns_the_cards_and_draws() {
        var given = dealt("5h 8c 7d 6s 6c");
        given.when(staff(new CallTime(DEALER, whose(1)), "2c")).thenAccepted();
        assertThat(given.events()).contains(new CardsTurned(box(1), cards("5h 6s")));
        assertThat(fate(given.state(), 1)).isEqualTo(HandFate.DRAWN_FOR);
        var blackjack = dealt("Ah 8c 7d Ks 6c");
        blackjack.when(staff(new CallTime(DEALER, whose(1)))).thenAccepted();
        assertThat(fate(blackjack.state(), 1)).isEqualTo(HandFate.BLACKJACK);
        assertThat(fate(blackjack.state(), 3)).isEqualTo(HandFate.FACE_DOWN);
    }

    @Test
    @Rule({"14.8", "18.4.1", "R-116"})
    void where_the_wagers_of_a_hand_are_void_its_cards_are_turned_for_the_optional_ones_of_others() {
        var given = given(GAME).having(wager(20), wager(BOB, 1, ANY_PAIRS, 5), wager(3, 10), deal("9h 8c 7d 9s 6c"));
        var voided = given.when(staff(new VoidHand(SUPERVISOR, ANN)));
        assertThat(voided.line("any-pairs").pays()).isEqualTo(dollars(55));
        given.having(turnCards(3), hit(3, "7d"));
        given.when(reveal("Td")).thenAccepted();
    }

    @Test
    @Rule({"16.8", "R-116"})
    void a_round_played_again_keeps_what_was_turned() {
        var given = dealt("9h 8c 7d 8s 6c").having(turnCards(1), stand(1));
        given.when(staff(new Reconstruct(DEALER, cards("9h 8c 7d 8s 5c")))).thenAccepted();
        assertThat(fate(given.state(), 1)).isEqualTo(HandFate.STOOD);
        assertThat(fate(given.state(), 3)).isEqualTo(HandFate.FACE_DOWN);
        given.when(staff(new Reconstruct(DEALER, cards("9h 8c 7d 9s 5c")))).thenRefused(CANNOT_RECONSTRUCT);
        given.having(turnCards(3), hit(3, "5d"), stand(3));
        given.when(reveal("Td")).thenAccepted();
    }

    @Test
    @Rule({"3.6.2", "5.6", "R-116"})
    void a_jackpot_wager_that_won_nothing_is_settled_with_the_round() {
        Wager jackpot = new Wager(ANN, box(1), BLAZING_7S, cents(250), Money.ZERO);
        var given = given(GAME).having(wager(20), jackpot, deal("9h 7d 8s"), turnCards(1), stand(1));
        assertThat(given.when(reveal("Td")).line("blazing-7s").returned()).isEqualTo(Money.ZERO);
    }
}
