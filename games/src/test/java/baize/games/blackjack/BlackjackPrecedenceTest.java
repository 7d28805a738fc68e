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
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.blackjack.BlackjackEvent.WagerPlaced;
import baize.games.blackjack.BlackjackEvent.WagerReturned;
import baize.games.blackjack.BlackjackIrregularity.RefuseWager;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.table.Whose;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rules 5.8, 14.9 and 14.10 of the book: who comes first where not everyone can have an optional wager. */
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
        full.when(wager(CAT, 1, LUCKY_LUCKY, 10)).thenRefused(BOX_FULL);
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
}
