package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudArea.ANTE;
import static baize.games.caribbeanstud.StudArea.BET;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.Wager;
import baize.games.caribbeanstud.StudEvent.RoundOpened;
import baize.games.caribbeanstud.StudEvent.TableChanged;
import baize.games.caribbeanstud.StudEvent.WagerChanged;
import baize.games.caribbeanstud.StudEvent.WagerPlaced;
import baize.games.caribbeanstud.StudEvent.WagerWithdrawn;
import baize.games.caribbeanstud.StudState.Betting;
import baize.games.table.Placed;
import baize.games.table.TableEvent;
import org.junit.jupiter.api.Test;

/** Sections 5 and 6 of the book: what may be wagered, where and how much. */
class StudWagersTest {
    private static final Stud GAME = game();
    private static final Stud LIMITED = game("minimum=10.00", "maximum=200.00", "unit=5.00");
    private static final String DEALERS = "As Kd 9c 6h 3s";
    private static final String ANNS = "7c 7d Kh 5s 2d";

    private static Placed chips(long dollars) {
        return Placed.of(dollars(dollars), Money.ZERO);
    }

    @Test
    @Rule({"5.3", "5.3.1", "1.1 \"ante\""})
    void the_first_ante_opens_the_round_and_takes_the_seat() {
        given(GAME)
                .when(ante(10))
                .then(
                        new RoundOpened(1),
                        new TableChanged(new TableEvent.Seated(ANN, box(1))),
                        new WagerPlaced(ANN, box(1), ANTE, chips(10)));
    }

    @Test
    @Rule({"5.5", "8.1", "1.1 \"bet\""})
    void a_bet_before_the_cards_is_refused() {
        given(GAME).when(wager(1, BET, dollars(20), Money.ZERO)).thenRefused(BET_BEFORE_THE_CARDS);
        given(GAME).having(ante(10)).when(bet()).thenRefused(BET_BEFORE_THE_CARDS);
        given(GAME).having(ante(10), noMoreBets()).when(bet()).thenRefused(BET_BEFORE_THE_CARDS);
        given(GAME).having(ante(10)).when(found(BET, 20)).thenRefused(BET_BEFORE_THE_CARDS);
    }

    @Test
    @Rule({"5.7", "1.1 \"round of play\""})
    void after_the_first_card_no_wager_is_placed_changed_or_withdrawn() {
        var dealt = given(jackpotGame()).having(ante(10), deal(DEALERS, ANNS));
        dealt.when(jackpot()).thenRefused(NO_MORE_WAGERS);
        dealt.when(ante(2, 10)).thenRefused(NO_MORE_WAGERS);
        dealt.when(change(ANTE, 20)).thenRefused(NO_MORE_WAGERS);
        dealt.when(withdraw(ANTE)).thenRefused(NO_MORE_WAGERS);
        dealt.having(bet()).when(change(ANTE, 20)).thenRefused(NO_MORE_WAGERS);
        dealt.having(expose()).when(change(BET, 30)).thenRefused(NO_MORE_WAGERS);
    }

    @Test
    @Rule({"7.2", "5.7", "R-145"})
    void no_more_bets_closes_wagering_for_players() {
        var closed = given(jackpotGame()).having(ante(10), noMoreBets());
        closed.when(jackpot()).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(change(ANTE, 20)).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(withdraw(ANTE)).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(noMoreBets()).thenRefused(NO_MORE_BETS_CALLED);
    }

    @Test
    @Rule("5.8")
    void a_player_wagers_on_one_hand_only() {
        given(GAME)
                .having(ante(10))
                .when(new Wager(ANN, box(2), ANTE, dollars(10), Money.ZERO))
                .thenRefused(SECOND_HAND);
    }

    @Test
    @Rule("5.9")
    void an_area_takes_one_wager() {
        given(GAME).having(ante(10)).when(ante(10)).thenRefused(AREA_ALREADY_WAGERED);
        given(jackpotGame()).having(ante(10), jackpot()).when(jackpot()).thenRefused(AREA_ALREADY_WAGERED);
    }

    @Test
    @Rule("5.9")
    void another_player_s_box_is_taken() {
        given(GAME)
                .having(ante(10))
                .when(new Wager(BOB, box(1), ANTE, dollars(10), Money.ZERO))
                .thenRefused(BOX_TAKEN);
    }

    @Test
    @Rule({"5.3", "5.7"})
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
    @Rule("5.3")
    void what_does_not_stand_cannot_be_changed_or_withdrawn() {
        given(GAME).when(withdraw(ANTE)).thenRefused(NO_SUCH_WAGER);
        given(GAME).when(change(ANTE, 10)).thenRefused(NO_SUCH_WAGER);
        given(GAME).having(ante(10)).when(withdraw(StudArea.JACKPOT)).thenRefused(NO_SUCH_WAGER);
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
    @Rule({"6.1", "5.6", "R-4"})
    void the_maximum_is_that_of_the_ante_and_a_bet_may_be_twice_as_much() {
        given(LIMITED)
                .having(ante(200), deal(DEALERS, ANNS))
                .when(bet())
                .then(new StudEvent.BetPlaced(ANN, box(1), chips(400)));
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
    @Rule("5.2")
    void no_more_is_wagered_than_there_are_chips_at_hand() {
        given(GAME).having(admit(30L, null, null)).when(ante(31)).thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME)
                .having(admit(30L, null, null), ante(20))
                .when(change(ANTE, 31))
                .thenRefused(NOT_ENOUGH_CHIPS);
        given(GAME)
                .having(admit(30L, null, null), ante(20))
                .when(change(ANTE, 30))
                .thenAccepted();
        given(GAME)
                .having(admit(30L, null, null), ante(11), deal(DEALERS, ANNS))
                .when(bet())
                .thenRefused(NOT_ENOUGH_CHIPS);
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
        given(GAME).when(deal(DEALERS)).thenRefused(NO_WAGERS);
        given(GAME).having(ante(10), withdraw(ANTE)).when(noMoreBets()).thenRefused(NO_WAGERS);
        given(GAME).having(ante(10), withdraw(ANTE)).when(deal(DEALERS)).thenRefused(NO_WAGERS);
    }

    @Test
    @Rule("5.3")
    void a_stake_of_nothing_is_refused() {
        given(GAME).when(ante(0)).thenRefused(BELOW_MINIMUM);
        given(GAME).when(ante(-10)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"6.1", "5.2"})
    void the_stakes_offered_end_at_the_sign_or_at_what_is_at_hand() {
        var offers =
                LIMITED.offers(given(LIMITED).having(admit(48L, null, null)).state(), new Viewer.Player(ANN));
        Offer.Stakes fromTenToFortyFive = new Offer.Stakes(dollars(10), dollars(45), dollars(5));
        assertThat(offers).contains(new Offer<>(ante(10), fromTenToFortyFive));
        assertThat(given(LIMITED).having(ante(10)).state()).isInstanceOf(Betting.class);
    }
}
