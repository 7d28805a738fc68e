package baize.games.blackjack;

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
import baize.games.blackjack.BlackjackCommand.Change;
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.blackjack.BlackjackEvent.WagerChanged;
import baize.games.blackjack.BlackjackEvent.WagerPlaced;
import baize.games.blackjack.BlackjackEvent.WagerReturned;
import baize.games.blackjack.BlackjackIrregularity.LimitPlayers;
import baize.games.blackjack.BlackjackIrregularity.RefuseWager;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.table.Whose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules 5.8, 6.1.1, 14.9 and 14.10 of the book: who comes first where not everyone can have a wager. */
class BlackjackPrecedenceTest {
    private static final Blackjack GAME = game("device=shuffler");

    @Test
    @Rule({"14.9", "R-115"})
    void on_a_full_area_the_last_without_a_wager_gives_way_to_one_with_a_wager_of_their_own() {
        var full = given(GAME).having(wager(10), wager(BOB, 1, MAIN, 10));
        for (Patron patron : List.of(CAT, BOB, DAN)) full.having(wager(patron, 1, LUCKY_LUCKY, 10));
        full.when(side(LUCKY_LUCKY, 10))
                .then(
                        new WagerReturned(DAN, box(1), LUCKY_LUCKY, Placed.of(dollars(10), Money.ZERO), "14.9"),
                        new WagerPlaced(ANN, box(1), LUCKY_LUCKY, Placed.of(dollars(10), Money.ZERO)));
        full.having(wager(DAN, 1, MAIN, 10), wager(DAN, 1, LUCKY_LUCKY, 10));
        full.when(wager(CAT, 1, LUCKY_LUCKY, 10)).thenRefused(BOX_FULL, "14.9");
    }

    private static final Blackjack LIMITED = game("minimum=10.00", "maximum=100.00", "unit=5.00", "device=shuffler");

    private static Placed chips(long dollars) {
        return Placed.of(dollars(dollars), Money.ZERO);
    }

    @Test
    @Rule({"6.1.1", "6.1.2", "R-191"})
    void the_seated_player_s_wager_displaces_followers_the_last_placed_first() {
        var given = given(LIMITED).having(sit(1), wager(BOB, 1, MAIN, 60), wager(CAT, 1, MAIN, 40));
        given.when(wager(30))
                .then(
                        new WagerPlaced(ANN, box(1), MAIN, chips(30)),
                        new WagerChanged(CAT, box(1), MAIN, chips(40), chips(10)));
        given.when(change(MAIN, 75))
                .then(
                        new WagerChanged(ANN, box(1), MAIN, chips(30), chips(75)),
                        new WagerReturned(CAT, box(1), MAIN, chips(10), "6.1.1"),
                        new WagerChanged(BOB, box(1), MAIN, chips(60), chips(25)));
        given.when(new Change(BOB, box(1), MAIN, dollars(30))).thenRefused(ABOVE_MAXIMUM);
        given.having(noMoreBets()).when(change(MAIN, 80)).thenRefused(NO_MORE_BETS_CALLED);
    }

    @Test
    @Rule({"6.1.1", "14.7", "R-191"})
    void what_is_left_below_the_minimum_goes_back_whole_and_the_jackpot_wager_with_it() {
        var given = given(LIMITED).having(sit(1), wager(BOB, 1, MAIN, 30), jackpot(BOB), wager(CAT, 1, ANY_PAIRS, 10));
        given.when(wager(95))
                .then(
                        new WagerPlaced(ANN, box(1), MAIN, chips(95)),
                        back(BOB, "14.7"),
                        new WagerReturned(BOB, box(1), MAIN, chips(30), "6.1.1"));
        assertThat(given.state().layout().boxes().getFirst().on(ANY_PAIRS)).hasSize(1);
    }

    @Test
    @Rule({"6.1", "6.1.1", "R-191"})
    void what_stays_of_a_wager_is_in_the_units_of_the_sign() {
        Blackjack odd = game("minimum=10.00", "maximum=103.00", "unit=5.00");
        given(odd)
                .having(sit(1), wager(BOB, 1, MAIN, 100))
                .when(wager(10))
                .then(
                        new WagerPlaced(ANN, box(1), MAIN, chips(10)),
                        new WagerChanged(BOB, box(1), MAIN, chips(100), chips(90)));
    }

    @Test
    @Rule({"6.1.1", "6.1.2", "6.1.3", "R-191"})
    void where_nobody_sits_nobody_is_displaced_and_a_follower_displaces_nobody() {
        var free = given(LIMITED).having(wager(2, 10), wager(3, 10), wager(BOB, 1, MAIN, 100));
        free.when(wager(CAT, 1, MAIN, 10)).thenRefused(ABOVE_MAXIMUM);
        assertThat(free.when(wager(CAT, 1, MAIN, 10)).refusal().detail()).contains("above the 0.00");
        var seated = given(LIMITED).having(wager(90));
        seated.when(wager(BOB, 1, MAIN, 20)).thenRefused(ABOVE_MAXIMUM);
        seated.when(wager(BOB, 1, MAIN, 10)).thenAccepted();
    }

    @Test
    @Rule({"6.1.1", "R-191"})
    void the_whole_maximum_is_offered_to_the_seated_player() {
        var given = given(LIMITED).having(sit(1), wager(BOB, 1, MAIN, 100));
        assertThat(LIMITED.offers(given.state(), new Viewer.Player(ANN)))
                .filteredOn(offer -> offer.command() instanceof Wager wager
                        && wager.on() == MAIN
                        && wager.box().equals(box(1)))
                .extracting(Offer::stakes)
                .containsExactly(new Offer.Stakes(dollars(10), dollars(100), dollars(5)));
    }

    @Test
    @Rule({"5.6", "5.8", "5.8.1", "5.8.2", "5.8.3", "14.10", "14.10.1", "14.10.2", "14.10.3", "R-104"})
    void the_jackpot_wager_of_a_box_is_for_the_seated_player_else_the_highest_wager_else_the_nearest() {
        var given = given(GAME).having(wager(2, 10), wager(3, 10), wager(4, 10), wager(10));
        given.having(wager(BOB, 1, MAIN, 10), wager(CAT, 1, MAIN, 20), jackpot(BOB));
        given.when(jackpot(CAT)).then(back(BOB, "14.10.2"), jackpotPlaced(CAT));
        given.when(jackpot(BOB)).thenRefused(AREA_ALREADY_WAGERED, "5.6");
        given.when(jackpot(ANN)).then(back(CAT, "14.10.1"), jackpotPlaced(ANN));
        given.when(jackpot(CAT)).thenRefused(AREA_ALREADY_WAGERED, "5.6");
        var equal = given(GAME).having(wager(2, 10), wager(3, 10), wager(BOB, 1, MAIN, 10), wager(CAT, 1, MAIN, 10));
        equal.having(jackpot(CAT)).when(jackpot(BOB)).then(back(CAT, "14.10.3"), jackpotPlaced(BOB));
        equal.when(jackpot(CAT)).thenRefused(AREA_ALREADY_WAGERED, "5.6");
    }

    private static Wager jackpot(Patron patron) {
        return new Wager(patron, box(1), BLAZING_7S, cents(250), Money.ZERO);
    }

    private static WagerPlaced jackpotPlaced(Patron patron) {
        return new WagerPlaced(patron, box(1), BLAZING_7S, Placed.of(cents(250), Money.ZERO));
    }

    private static WagerReturned back(Patron patron, String clause) {
        return new WagerReturned(patron, box(1), BLAZING_7S, Placed.of(cents(250), Money.ZERO), clause);
    }

    @Test
    @Rule({"14.7", "18.12"})
    void a_wager_that_is_refused_takes_its_player_s_jackpot_wager_with_it() {
        var given = given(GAME).having(wager(10), wager(BOB, 1, MAIN, 10), jackpot(BOB));
        given.having(staff(
                new RefuseWager(SUPERVISOR, new Whose(box(1), BOB), MAIN, RefusalGround.OTHER, "not at this table")));
        assertThat(GAME.offers(given.state(), new Viewer.Player(ANN)))
                .extracting(Offer::command)
                .contains(jackpot(ANN));
        assertThat(given.state().layout().boxes().getFirst().wagers()).hasSize(1);
    }

    @Test
    @Rule({"5.5", "5.18", "6.1.1", "R-191"})
    void followers_who_are_too_many_give_way_to_who_sits_there_the_last_one_first() {
        var three = given(game("device=shuffler"))
                .having(sit(1), wager(BOB, 1, MAIN, 10), wager(CAT, 1, MAIN, 20), wager(DAN, 1, MAIN, 30));
        three.when(wager(SEATS.get(4), 1, MAIN, 10)).thenRefused(BOX_FULL, "5.5");
        three.when(wager(50))
                .thenAmong(new WagerReturned(DAN, box(1), MAIN, Placed.of(dollars(30), Money.ZERO), "6.1.1"))
                .thenAccepted();
        assertThat(three.state().layout().boxes().getFirst().on(MAIN))
                .extracting(wager -> wager.patron())
                .containsExactlyInAnyOrder(BOB, CAT, ANN);
        var one = given(game("device=shuffler"))
                .having(staff(new LimitPlayers(SUPERVISOR, 1)), sit(1), wager(BOB, 1, MAIN, 10));
        one.when(wager(10))
                .thenAmong(new WagerReturned(BOB, box(1), MAIN, Placed.of(dollars(10), Money.ZERO), "6.1.1"));
    }
}
