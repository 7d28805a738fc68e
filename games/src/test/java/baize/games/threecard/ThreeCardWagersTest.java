package baize.games.threecard;

import static baize.games.threecard.ThreeCardArea.ANTE;
import static baize.games.threecard.ThreeCardArea.PAIR_PLUS;
import static baize.games.threecard.ThreeCardArea.PLAY;
import static baize.games.threecard.ThreeCardReason.*;
import static baize.games.threecard.ThreeCardTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.TableEvent;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardEvent.RoundOpened;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import baize.games.threecard.ThreeCardEvent.WagerChanged;
import baize.games.threecard.ThreeCardEvent.WagerPlaced;
import baize.games.threecard.ThreeCardEvent.WagerWithdrawn;
import baize.games.threecard.ThreeCardState.Betting;
import org.junit.jupiter.api.Test;

/** Sections 5 and 6 of the book: what may be wagered, where and how much. */
class ThreeCardWagersTest {
    private static final ThreeCard GAME = game();
    private static final ThreeCard LIMITED = game("minimum=10.00", "maximum=200.00", "unit=5.00");

    private static Placed chips(long dollars) {
        return Placed.of(dollars(dollars), Money.ZERO);
    }

    @Test
    @Rule({"5.2", "1.1 \"Ante\""})
    void the_first_ante_opens_the_round_and_takes_the_seat() {
        given(GAME)
                .when(ante(10))
                .then(
                        new RoundOpened(1),
                        new TableChanged(new TableEvent.Seated(ANN, box(1))),
                        new WagerPlaced(ANN, box(1), ANTE, chips(10)));
    }

    @Test
    @Rule({"5.2", "1.1 \"Pair Plus\""})
    void a_pair_plus_may_stand_alone_or_beside_an_ante() {
        given(GAME).having(ante(10)).when(pairPlus(5)).then(new WagerPlaced(ANN, box(1), PAIR_PLUS, chips(5)));
        given(GAME).when(pairPlus(5)).thenAccepted();
    }

    @Test
    @Rule({"8.5", "1.1 \"Play wager\""})
    void a_play_wager_before_the_cards_is_refused() {
        given(GAME).when(wager(1, PLAY, dollars(10), Money.ZERO)).thenRefused(PLAY_BEFORE_THE_CARDS);
        given(GAME).having(ante(10)).when(play()).thenRefused(PLAY_BEFORE_THE_CARDS);
    }

    @Test
    @Rule({"5.4", "1.1 \"round of play\""})
    void after_the_first_card_no_wager_is_placed_changed_or_withdrawn() {
        var dealt = given(GAME).having(ante(10), deal("Qs 9d 4c", "Kh 7d 2s"));
        dealt.when(pairPlus(5)).thenRefused(NO_MORE_WAGERS);
        dealt.when(change(ANTE, 20)).thenRefused(NO_MORE_WAGERS);
        dealt.when(withdraw(ANTE)).thenRefused(NO_MORE_WAGERS);
    }

    @Test
    @Rule({"7.2", "5.4", "R-145"})
    void no_more_bets_closes_wagering_for_players() {
        var closed = given(GAME).having(ante(10), noMoreBets());
        closed.when(pairPlus(5)).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(change(ANTE, 20)).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(withdraw(ANTE)).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(noMoreBets()).thenRefused(NO_MORE_BETS_CALLED);
    }

    @Test
    @Rule({"5.5", "R-61", "6.5.1.3"})
    void a_player_wagers_on_one_hand_only() {
        given(GAME)
                .having(ante(10))
                .when(new Wager(ANN, box(2), ANTE, dollars(10), Money.ZERO))
                .thenRefused(SECOND_HAND);
    }

    @Test
    @Rule("5.6")
    void an_area_takes_one_wager() {
        given(GAME).having(ante(10)).when(ante(10)).thenRefused(AREA_ALREADY_WAGERED);
    }

    @Test
    @Rule("5.6")
    void another_player_s_box_is_taken() {
        given(GAME)
                .having(ante(10))
                .when(new Wager(BOB, box(1), PAIR_PLUS, dollars(10), Money.ZERO))
                .thenRefused(BOX_TAKEN);
    }

    @Test
    @Rule({"5.2", "5.4"})
    void a_wager_is_changed_and_withdrawn_before_the_first_card() {
        var betting = given(GAME).having(ante(10));
        betting.when(change(ANTE, 25)).then(new WagerChanged(ANN, box(1), ANTE, chips(10), chips(25)));
        betting.when(withdraw(ANTE, 5)).then(new WagerChanged(ANN, box(1), ANTE, chips(25), chips(25 - 5)));
        betting.when(withdraw(ANTE, 21)).thenRefused(MORE_THAN_STANDS);
        betting.when(withdraw(ANTE, 0)).thenRefused(MORE_THAN_STANDS);
        betting.when(withdraw(ANTE)).then(new WagerWithdrawn(ANN, box(1), ANTE, chips(20)));
        assertThat(betting.state().hands()).isEmpty();
    }

    @Test
    @Rule("5.2")
    void what_does_not_stand_cannot_be_changed_or_withdrawn() {
        given(GAME).when(withdraw(ANTE)).thenRefused(NO_SUCH_WAGER);
        given(GAME).having(ante(10)).when(withdraw(PAIR_PLUS)).thenRefused(NO_SUCH_WAGER);
        given(GAME).having(ante(2, 10)).when(change(ANTE, 10)).thenRefused(NO_SUCH_WAGER);
    }

    @Test
    @Rule({"6.1", "6.4", "R-5"})
    void a_wager_keeps_to_the_minimum_on_the_sign() {
        given(LIMITED).when(wager(1, ANTE, cents(9_99), Money.ZERO)).thenRefused(BELOW_MINIMUM);
        given(LIMITED).having(ante(10)).when(change(ANTE, 5)).thenRefused(BELOW_MINIMUM);
        given(LIMITED).having(ante(10)).when(withdraw(ANTE, 5)).thenRefused(BELOW_MINIMUM);
        given(LIMITED).when(ante(10)).thenAccepted();
    }

    @Test
    @Rule({"6.1", "6.4"})
    void a_wager_keeps_to_the_maximum_on_the_sign() {
        given(LIMITED).when(wager(1, ANTE, cents(200_01), Money.ZERO)).thenRefused(ABOVE_MAXIMUM);
        given(LIMITED).when(ante(200)).thenAccepted();
    }

    @Test
    @Rule("6.1")
    void wagers_above_the_minimum_are_in_units_only_where_the_sign_says_so() {
        given(LIMITED).when(ante(12)).thenRefused(NOT_IN_UNITS);
        given(LIMITED).when(ante(10 + 5)).thenAccepted();
        given(game("minimum=10.00"))
                .when(wager(1, ANTE, cents(10_01), Money.ZERO))
                .thenAccepted();
    }

    @Test
    @Rule("6.1")
    void an_area_may_have_limits_of_its_own() {
        ThreeCard game = game("minimum=10.00", "limits.pair-plus.minimum=5.00", "limits.pair-plus.maximum=50.00");
        given(game).when(pairPlus(5)).thenAccepted();
        given(game).when(pairPlus(51)).thenRefused(ABOVE_MAXIMUM);
        given(game).when(ante(5)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule("5.1")
    void no_more_is_wagered_than_there_are_chips_at_hand() {
        given(GAME).having(admit(30L, null, null)).when(ante(31)).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME).having(admit(30L, null, null), ante(20)).when(pairPlus(11)).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME)
                .having(admit(30L, null, null), ante(20))
                .when(change(ANTE, 31))
                .thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME)
                .having(admit(30L, null, null), ante(20))
                .when(change(ANTE, 30))
                .thenAccepted();
    }

    @Test
    @Rule("2.1")
    void the_table_has_no_box_beyond_its_last() {
        given(game("boxes=2")).when(ante(3, 10)).thenRefused(NO_SUCH_BOX);
        given(game("boxes=2")).when(ante(2, 10)).thenAccepted();
    }

    @Test
    @Rule({"7.2", "7.3.2"})
    void without_a_wager_nothing_is_closed_or_dealt() {
        given(GAME).when(noMoreBets()).thenRefused(NO_WAGERS);
        given(GAME).when(deal("Qs 9d 4c")).thenRefused(NO_WAGERS);
        given(GAME).having(ante(10), withdraw(ANTE)).when(noMoreBets()).thenRefused(NO_WAGERS);
        given(GAME).having(ante(10), withdraw(ANTE)).when(deal("Qs 9d 4c")).thenRefused(NO_WAGERS);
    }

    @Test
    @Rule("5.2")
    void a_stake_of_nothing_is_refused() {
        given(GAME).when(ante(0)).thenRefused(BELOW_MINIMUM);
        given(GAME).when(ante(-10)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"6.1", "5.1"})
    void the_stakes_offered_end_at_the_sign_or_at_what_is_at_hand() {
        var offers =
                LIMITED.offers(given(LIMITED).having(admit(48L, null, null)).state(), new Viewer.Player(ANN));
        Offer.Stakes fromTenToFortyFive = new Offer.Stakes(dollars(10), dollars(45), dollars(5));
        assertThat(offers).contains(new Offer<>(ante(10), fromTenToFortyFive));
        assertThat(given(LIMITED).having(ante(10)).state()).isInstanceOf(Betting.class);
    }
}
