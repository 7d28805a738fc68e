package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackArea.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent.RoundOpened;
import baize.games.blackjack.BlackjackEvent.TableChanged;
import baize.games.blackjack.BlackjackEvent.WagerPlaced;
import baize.games.blackjack.BlackjackEvent.WagerWithdrawn;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.table.Placed;
import baize.games.table.TableEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Sections 5, 6 and 14 of the book: who may wager what, and where. */
class BlackjackWagersTest {
    private static final Blackjack GAME = game(
            "device=shuffler",
            "minimum=10.00",
            "maximum=100.00",
            "unit=5.00",
            "limits.perfect-pairs.minimum=1.00",
            "limits.perfect-pairs.maximum=20.00",
            "limits.perfect-pairs.unit=1.00");

    private static Patron controller(BlackjackState state, int box) {
        BlackjackBox there = state.layout().at(box(box));
        if (there == null || there.controller() == null) throw new AssertionError("nobody controls " + box);
        return there.controller();
    }

    @Test
    @Rule({"5.3", "7.1"})
    void the_first_wager_opens_the_round_and_takes_the_seat() {
        given(GAME)
                .when(wager(10))
                .then(
                        new RoundOpened(1),
                        new TableChanged(new TableEvent.Seated(ANN, box(1))),
                        new WagerPlaced(ANN, box(1), MAIN, Placed.of(dollars(10), Money.ZERO)));
    }

    @Test
    @Rule({"5.3", "5.4", "R-145"})
    void wagers_are_placed_changed_and_withdrawn_until_no_more_bets_or_the_first_card() {
        var closed = given(GAME).having(wager(20), noMoreBets());
        closed.when(wager(2, 10)).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(change(MAIN, 30)).thenRefused(NO_MORE_BETS_CALLED);
        closed.when(noMoreBets()).thenRefused(NO_MORE_BETS_CALLED);
        var dealt = given(GAME).having(wager(20), deal("Th 9d 8s"));
        dealt.when(wager(2, 10)).thenRefused(NO_MORE_WAGERS);
        dealt.when(withdraw(MAIN)).thenRefused(NO_MORE_WAGERS);
        dealt.when(change(MAIN, 30)).thenRefused(NO_MORE_WAGERS);
        dealt.when(noMoreBets()).thenRefused(CARDS_ALREADY_OUT);
        given(GAME).having(wager(20)).when(change(MAIN, 30)).thenAccepted();
        given(GAME).having(wager(20)).when(withdraw(MAIN)).thenAccepted();
        given(GAME).when(withdraw(MAIN)).thenRefused(NO_SUCH_WAGER);
        given(GAME).having(wager(20)).when(withdraw(STAR_PAIRS)).thenRefused(NO_SUCH_WAGER);
        given(GAME)
                .having(wager(20))
                .when(new Withdraw(ANN, box(1), MAIN, dollars(25)))
                .thenRefused(MORE_THAN_STANDS);
    }

    @Test
    @Rule({"6.1", "6.4", "R-5"})
    void a_wager_keeps_to_the_sign() {
        given(GAME).when(wager(9)).thenRefused(BELOW_MINIMUM);
        given(GAME).when(wager(105)).thenRefused(ABOVE_MAXIMUM);
        given(GAME).when(wager(12)).thenRefused(NOT_IN_UNITS);
        given(GAME).when(wager(100)).thenAccepted();
        given(GAME).having(wager(10)).when(side(PERFECT_PAIRS, 21)).thenRefused(ABOVE_MAXIMUM);
        given(GAME).having(wager(10)).when(change(MAIN, 5)).thenRefused(BELOW_MINIMUM);
    }

    @Test
    @Rule({"2.2.1", "5.11", "5.16"})
    void a_player_may_wager_on_several_boxes_but_not_on_one_that_is_not_there_or_reserved() {
        given(game("boxes=5")).when(wager(ANN, 6, MAIN, 10)).thenRefused(NO_SUCH_BOX);
        given(GAME).having(wager(10)).when(wager(ANN, 2, MAIN, 10)).thenAccepted();
        var reserved = given(GAME).having(staff(new ReserveBoxes(SUPERVISOR, BOB, List.of(box(2), box(3)))));
        reserved.when(wager(ANN, 2, MAIN, 10)).thenRefused(BOX_RESERVED);
        reserved.when(wager(BOB, 3, MAIN, 10)).thenAccepted();
        reserved.having(staff(new ReserveBoxes(SUPERVISOR, BOB, List.of())))
                .when(wager(ANN, 2, MAIN, 10))
                .thenAccepted();
        given(GAME)
                .having(wager(10))
                .when(staff(new ReserveBoxes(SUPERVISOR, BOB, List.of(box(1)))))
                .thenRefused(WAGERS_STAND);
        given(GAME).when(staff(new ReserveBoxes(DEALER, BOB, List.of(box(1))))).thenRefused(WRONG_GRADE, "5.16");
    }

    @Test
    @Rule({"2.2.1", "5.16"})
    void only_boxes_that_are_there_can_be_reserved() {
        var given = given(game("boxes=6"));
        given.when(staff(new ReserveBoxes(SUPERVISOR, BOB, List.of(box(6), box(7)))))
                .thenRefused(NO_SUCH_BOX, "2.2.1");
        given.when(staff(new ReserveBoxes(SUPERVISOR, BOB, List.of(box(5), box(6)))))
                .thenAccepted();
    }

    @Test
    @Rule({"5.5", "5.18", "6.1.1", "6.1.2", "6.1.3"})
    void up_to_three_players_share_a_box_and_its_maximum() {
        var two = given(GAME).having(wager(60), wager(BOB, 1, MAIN, 25));
        two.when(wager(CAT, 1, MAIN, 20)).thenRefused(ABOVE_MAXIMUM);
        two.when(wager(BOB, 1, MAIN, 10)).thenRefused(AREA_ALREADY_WAGERED);
        two.having(wager(CAT, 1, MAIN, 10)).when(wager(DAN, 1, MAIN, 10)).thenRefused(BOX_FULL);
        two.when(new Change(CAT, box(1), MAIN, dollars(20))).thenRefused(ABOVE_MAXIMUM);
        given(GAME)
                .having(staff(new LimitPlayers(SUPERVISOR, 1)), wager(10))
                .when(wager(BOB, 1, MAIN, 10))
                .thenRefused(BOX_FULL, "5.18");
        given(GAME).when(staff(new LimitPlayers(SUPERVISOR, 4))).thenRefused(BOX_FULL, "5.18");
        given(GAME).when(staff(new LimitPlayers(DEALER, 1))).thenRefused(WRONG_GRADE, "5.18");
    }

    @Test
    @Rule({"5.7", "5.7.1", "5.7.2", "5.7.3", "5.9", "1.1 \"Controlling Player\"", "R-104"})
    void the_seated_player_controls_else_the_highest_wager_else_the_nearest() {
        var seated = given(GAME).having(wager(ANN, 1, MAIN, 10), wager(BOB, 1, MAIN, 20), deal("Th 9d 8s"));
        assertThat(controller(seated.state(), 1)).isEqualTo(ANN);
        var highest = given(GAME)
                .having(wager(3, 10), wager(CAT, 1, MAIN, 10), wager(BOB, 1, MAIN, 20), deal("Th Tc 9d 8s 7s"));
        assertThat(controller(highest.state(), 1)).isEqualTo(BOB);
        var nearest = given(GAME)
                .having(wager(3, 10), wager(CAT, 1, MAIN, 10), wager(BOB, 1, MAIN, 20), wager(DAN, 1, MAIN, 20))
                .having(deal("Th Tc 9d 8s 7s"));
        assertThat(controller(nearest.state(), 1)).isEqualTo(BOB);
    }

    @Test
    @Rule({"5.13", "5.14", "5.15", "R-147"})
    void a_player_may_be_held_to_the_minimum_of_a_shoe_of_all_or_to_one_box() {
        Blackjack shoe = game("device=shoe", "minimum=10.00");
        var held = given(shoe).having(staff(new HoldToMinimum(SUPERVISOR, ANN, "5.13")));
        held.when(wager(15)).thenRefused(HELD_TO_MINIMUM);
        held.when(wager(10)).thenAccepted();
        given(shoe)
                .having(staff(new HoldToMinimum(SUPERVISOR, ANN, "5.13")), wager(10), deal("Th 9d 8s"), stand(1))
                .having(reveal("Td"))
                .when(wager(15))
                .thenAccepted();
        given(shoe)
                .having(staff(new HoldToMinimum(MANAGER, ANN, "5.14")), wager(10), deal("Th 9d 8s"), stand(1))
                .having(reveal("Td"))
                .when(wager(15))
                .thenRefused(HELD_TO_MINIMUM);
        var one = given(shoe).having(staff(new HoldToMinimum(MANAGER, ANN, "5.15")), wager(10));
        one.when(wager(ANN, 2, MAIN, 10)).thenRefused(HELD_TO_ONE_BOX);
        one.having(withdraw(MAIN), staff(new Release(SUPERVISOR, ANN)))
                .when(wager(15))
                .thenAccepted();
    }

    @Test
    @Rule({"5.13", "5.14", "R-147"})
    void holding_takes_a_shoe_a_rank_and_a_clause() {
        Blackjack shoe = game("device=shoe");
        given(GAME).when(staff(new HoldToMinimum(SUPERVISOR, ANN, "5.13"))).thenRefused(NO_SHOE);
        given(shoe).when(staff(new HoldToMinimum(DEALER, ANN, "5.13"))).thenRefused(WRONG_GRADE, "5.13");
        given(shoe).when(staff(new HoldToMinimum(SUPERVISOR, ANN, "5.14"))).thenRefused(WRONG_GRADE, "5.14");
        given(shoe).when(staff(new HoldToMinimum(MANAGER, ANN, "5.1"))).thenRefused(VOID_UNDER_NO_CLAUSE);
        given(shoe).when(staff(new Release(SUPERVISOR, ANN))).thenRefused(NO_RESTRICTION);
    }

    @Test
    @Rule({"14.1", "14.2", "14.3", "14.4", "14.8", "14.9", "5.5", "R-115"})
    void an_optional_wager_is_on_a_box_with_a_wager_by_someone_three_of_a_kind() {
        given(GAME).when(side(ANY_PAIRS, 10)).thenRefused(NO_WAGER_ON_BOX);
        var full = given(GAME).having(wager(10));
        for (Patron patron : List.of(BOB, CAT, DAN)) full.having(wager(patron, 1, LUCKY_LUCKY, 10));
        full.when(wager(SEATS.get(4), 1, LUCKY_LUCKY, 10)).thenRefused(BOX_FULL, "14.9");
        for (Patron patron : List.of(BOB, CAT, DAN)) full.having(wager(patron, 1, STAR_PAIRS, 10));
        full.when(wager(SEATS.get(4), 1, STAR_PAIRS, 10)).thenRefused(BOX_FULL, "5.5");
        full.when(side(ANY_PAIRS, 10)).thenAccepted();
        given(game("sideWagers=none"))
                .having(wager(10))
                .when(side(ANY_PAIRS, 10))
                .thenRefused(NOT_OFFERED);
    }

    @Test
    @Rule({"14.6", "14.6.1", "14.6.2", "5.8"})
    void a_gaming_manager_may_keep_optional_wagers_to_those_with_a_wager_of_their_own() {
        var limited = given(GAME).having(staff(new LimitSides(MANAGER, true)), wager(10));
        limited.when(wager(BOB, 1, ANY_PAIRS, 10)).thenRefused(NO_WAGER_OF_ONES_OWN);
        limited.having(staff(new LimitSides(MANAGER, false)))
                .when(wager(BOB, 1, ANY_PAIRS, 10))
                .thenAccepted();
        given(GAME).when(staff(new LimitSides(SUPERVISOR, true))).thenRefused(WRONG_GRADE, "14.6");
        given(game("sidesNeedWager=true"))
                .having(wager(10))
                .when(wager(BOB, 1, ANY_PAIRS, 10))
                .thenRefused(NO_WAGER_OF_ONES_OWN);
    }

    @Test
    @Rule({"5.6", "5.8", "14.5", "14.7", "14.26.3", "R-17", "R-107"})
    void one_jackpot_wager_a_box_at_its_price_in_chips_by_who_has_a_wager_there() {
        var given = given(GAME).having(wager(10), wager(BOB, 1, MAIN, 10));
        given.when(side(BLAZING_7S, 5)).thenRefused(WRONG_JACKPOT_STAKE);
        given.when(new Wager(ANN, box(1), BLAZING_7S, cents(250), cents(250))).thenRefused(NO_TOKENS_ON_JACKPOT);
        given.when(new Wager(CAT, box(1), BLAZING_7S, cents(250), Money.ZERO)).thenRefused(NO_WAGER_OF_ONES_OWN, "5.8");
        given.when(blazing(2)).thenRefused(NO_WAGER_ON_BOX, "5.8");
        given.having(blazing(1))
                .when(new Wager(BOB, box(1), BLAZING_7S, cents(250), Money.ZERO))
                .thenRefused(AREA_ALREADY_WAGERED);
        given.when(change(BLAZING_7S, 5)).thenRefused(WRONG_JACKPOT_STAKE);
    }

    @Test
    @Rule({"14.7", "14.8", "R-115"})
    void the_last_wager_of_a_box_takes_what_hangs_on_it_with_it() {
        var given = given(GAME).having(wager(10), blazing(1), wager(BOB, 1, ANY_PAIRS, 10));
        given.when(withdraw(MAIN))
                .then(
                        new WagerWithdrawn(ANN, box(1), BLAZING_7S, Placed.of(cents(250), Money.ZERO)),
                        new WagerWithdrawn(BOB, box(1), ANY_PAIRS, Placed.of(dollars(10), Money.ZERO)),
                        new WagerWithdrawn(ANN, box(1), MAIN, Placed.of(dollars(10), Money.ZERO)));
    }

    @Test
    @Rule({"6.2", "6.3", "R-3", "R-5"})
    void a_wager_found_outside_the_limits_is_valid_up_to_the_maximum() {
        var over = given(GAME)
                .having(found(ANN, 1, MAIN, 150), deal("Th 9d Ts"), stand(1))
                .when(reveal("Td"));
        assertThat(over.line("main").returned()).isEqualTo(dollars(150 + 100));
        var lost = given(GAME)
                .having(found(ANN, 1, MAIN, 150), deal("Th 9d 8s"), stand(1))
                .when(reveal("Td"));
        assertThat(lost.line("main").returned()).isEqualTo(dollars(50));
        var under = given(GAME)
                .having(found(ANN, 1, MAIN, 3), deal("Th 9d Ts"), stand(1))
                .when(reveal("Td"));
        assertThat(under.line("main").returned()).isEqualTo(dollars(6));
        assertThat(under.line("main").rules()).contains("6.2", "R-5");
    }

    @Test
    @Rule({"6.1.1", "6.1.2", "6.1.3", "6.3.1", "R-105"})
    void what_is_too_much_on_a_shared_box_goes_back_from_the_last() {
        var given = given(GAME)
                .having(wager(60), wager(BOB, 1, MAIN, 30), found(CAT, 1, MAIN, 20), deal("Th 9d 8s"), stand(1));
        var lines = given.when(reveal("Td")).lines();
        assertThat(lines).extracting(one -> one.returned()).containsExactly(Money.ZERO, Money.ZERO, dollars(10));
    }

    @Test
    @Rule({"6.2", "5.3", "R-145", "R-146"})
    void what_is_found_before_the_first_card_is_found_on_a_box_with_room() {
        given(GAME).having(wager(10)).when(found(ANN, 1, BLAZING_7S, 5)).thenRefused(NO_MORE_WAGERS, "R-146");
        given(GAME).when(found(ANN, 1, ANY_PAIRS, 5)).thenRefused(NO_WAGER_ON_BOX);
        given(GAME)
                .having(wager(10), noMoreBets())
                .when(found(BOB, 2, MAIN, 20))
                .thenRefused(WRONG_GRADE, "R-145");
        given(GAME).having(wager(10), noMoreBets()).when(found(BOB, 2, MAIN, 5)).thenAccepted();
        var full = given(GAME).having(wager(10), wager(BOB, 1, MAIN, 10), wager(CAT, 1, MAIN, 10));
        full.when(found(DAN, 1, MAIN, 5)).thenRefused(BOX_FULL);
    }

    @Test
    @Rule({"5.8.1", "5.8.2", "5.8.3", "14.10", "14.10.1", "14.10.2", "14.10.3", "14.5"})
    void the_jackpot_wager_is_offered_at_its_price_to_those_with_a_wager() {
        var given = given(GAME).having(wager(10));
        assertThat(GAME.offers(given.state(), new Viewer.Player(ANN)))
                .extracting(Offer::command)
                .contains(blazing(1));
        assertThat(GAME.offers(given.state(), new Viewer.Player(BOB)))
                .extracting(Offer::command)
                .doesNotContain(new Wager(BOB, box(1), BLAZING_7S, cents(250), Money.ZERO));
    }
}
