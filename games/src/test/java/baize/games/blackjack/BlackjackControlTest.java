package baize.games.blackjack;

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
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent.ControlPassed;
import baize.games.blackjack.BlackjackIrregularity.DeviceFails;
import baize.games.blackjack.BlackjackIrregularity.VoidHand;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Rule 5.7 of the book once the cards are out: who calls the decisions when the player who did has no wager left. */
class BlackjackControlTest {
    private static final Blackjack GAME = game("device=shuffler");
    private static final Remedy VOID_ANN = staff(new VoidHand(SUPERVISOR, ANN));

    /** Ann sits at box 1; Bob and Cat, who sit elsewhere, have wagers there too, Cat the higher one. */
    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> shared(String cards) {
        return given(GAME)
                .having(wager(10), wager(BOB, 1, MAIN, 10), wager(CAT, 1, MAIN, 20))
                .having(deal(cards));
    }

    private static @Nullable Patron controller(BlackjackState state) {
        return state.layout().boxes().getFirst().controller();
    }

    @Test
    @Rule({"5.7", "5.7.2", "18.4.1", "R-104"})
    void when_the_controlling_player_s_wagers_are_void_the_highest_of_the_others_decides() {
        var given = shared("Th 9d 5s");
        given.when(VOID_ANN).thenAmong(new ControlPassed(box(1), CAT));
        assertThat(controller(given.state())).isEqualTo(CAT);
        given.when(stand(1)).thenRefused(NOT_CONTROLLING);
        given.when(new Stand(BOB, box(1), null, List.of())).thenRefused(NOT_CONTROLLING);
        given.having(new Hit(CAT, box(1), null, cards("5c")), new Stand(CAT, box(1), null, List.of()));
        assertThat(given.when(reveal("Td")).lines())
                .extracting(Line::returned)
                .containsExactly(dollars(20), dollars(40));
    }

    @Test
    @Rule({"5.7", "5.7.3", "17.5.1", "R-104"})
    void when_they_went_back_as_the_device_failed_of_equal_wagers_the_nearest_decides() {
        var given = given(GAME)
                .having(wager(10), wager(CAT, 1, MAIN, 10), wager(BOB, 1, MAIN, 10))
                .having(deal("Th 9d 8s"));
        given.having(staff(new DeviceFails(DEALER, false, false, false, List.of(BOB, CAT))));
        assertThat(controller(given.state())).isEqualTo(CAT);
        given.having(new Stand(CAT, box(1), null, List.of()));
        assertThat(given.when(reveal("Td")).lines()).hasSize(2);
    }

    @Test
    @Rule({"5.7", "18.4.1"})
    void where_another_s_wagers_are_void_control_stays() {
        var given = shared("Th 9d 8s").having(staff(new VoidHand(SUPERVISOR, CAT)));
        assertThat(controller(given.state())).isEqualTo(ANN);
        given.having(stand(1)).when(reveal("Td")).thenAccepted();
    }

    @Test
    @Rule({"5.7", "12.6.1", "12.6.2", "18.4.1", "R-101"})
    void a_split_that_was_called_is_answered_by_the_others_and_played_by_the_next() {
        var joined = shared("8h 9d 8s").having(split(1, ""), VOID_ANN);
        joined.having(
                new Split(CAT, box(1), null, Money.ZERO, List.of()),
                new Decline(BOB, box(1), null, cards("Tc")),
                new Stand(CAT, box(1), 1, cards("9c")),
                new Stand(CAT, box(1), 2, List.of()));
        assertThat(joined.when(reveal("Td")).lines()).hasSize(3);
        var left = shared("8h 9d 8s").having(split(1, ""), VOID_ANN);
        left.having(new Decline(CAT, box(1), null, List.of()), new Decline(BOB, box(1), null, cards("Tc")));
        left.having(new Stand(CAT, box(1), null, List.of()));
        assertThat(left.state().layout().turn()).isNull();
        assertThat(left.when(reveal("Td")).lines()).hasSize(2);
    }
}
