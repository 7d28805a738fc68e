package baize.games.blackjack;

import static baize.core.pay.Result.*;
import static baize.games.blackjack.BlackjackReason.*;
import static baize.games.blackjack.BlackjackShowdown.*;
import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.DeviceFailed;
import baize.games.blackjack.BlackjackEvent.ShuffleOrdered;
import baize.games.blackjack.BlackjackEvent.WagerReturned;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.table.Device;
import baize.games.table.Placed;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 17 of the book: the shuffling device fails. */
class BlackjackDeviceTest {
    private static final Blackjack GAME = game("device=shuffler", "jackpotIncrement=0.25");

    private static Given<BlackjackState, BlackjackCommand, BlackjackEvent> dealt() {
        return given(GAME).having(wager(1, 20), wager(2, 30), blazing(2), deal("Th Tc 9d 8s 7s"));
    }

    @Test
    @Rule({
        "17.1", "17.1.1", "17.1.2", "17.1.3", "17.1.4", "17.1.5", "17.2", "17.3", "17.3.1", "17.3.2", "17.3.3", "17.3.4"
    })
    void with_another_device_and_nobody_harmed_the_game_goes_on() {
        dealt().when(staff(new DeviceFails(DEALER, false, true, false, List.of())))
                .then(new DeviceFailed("17.2"));
        dealt().when(staff(new DeviceFails(DEALER, false, true, true, List.of())))
                .then(new DeviceFailed("17.3"));
        dealt().when(staff(new DeviceFails(DEALER, false, true, false, List.of(ANN))))
                .thenRefused(CONDITIONS_NOT_MET);
        given(game("device=shoe"))
                .when(staff(new DeviceFails(DEALER, false, true, false, List.of())))
                .thenRefused(NO_SHUFFLING_DEVICE);
    }

    @Test
    @Rule({"17.4", "R-117", "R-22"})
    void where_someone_is_harmed_the_round_is_over_and_its_wagers_go_back() {
        var when = dealt().when(staff(new DeviceFails(DEALER, true, false, false, List.of())));
        when.thenLines(
                line("main", dollars(20), DEVICE_HARMED, VOID, dollars(20), "17.4"),
                line("blazing-7s", cents(250), DEVICE_HARMED, VOID, cents(250), "17.4")
                        .at(2),
                line("main", dollars(30), DEVICE_HARMED, VOID, dollars(30), "17.4")
                        .at(2));
        assertThat(when.state().layout().jackpot().pool().amount()).isEqualTo(dollars(10_000));
        dealt().when(staff(new VoidRound(SUPERVISOR, "17.4"))).thenAccepted();
    }

    @Test
    @Rule({"17.5", "17.5.1", "17.5.2", "17.5.3", "17.5.4", "R-117", "R-22"})
    void without_another_device_each_player_takes_the_wagers_back_or_finishes_from_a_shoe() {
        var given = dealt();
        given.when(staff(new DeviceFails(DEALER, false, false, false, List.of(ANN))))
                .thenLines(
                        line("blazing-7s", cents(250), DEVICE_RETURNED, VOID, cents(250), "17.5.1")
                                .at(2),
                        line("main", dollars(30), DEVICE_RETURNED, VOID, dollars(30), "17.5.1")
                                .at(2));
        assertThat(given.state().table().device()).isEqualTo(Device.SHOE);
        assertThat(given.state().layout().jackpot().pool().amount()).isEqualTo(dollars(10_000));
        given.having(stand(1));
        assertThat(given.when(reveal("Td")).lines()).hasSize(1);
        var none = dealt().when(staff(new DeviceFails(DEALER, false, false, false, List.of())));
        assertThat(none.lines()).hasSize(3);
        assertThat(none.state()).isInstanceOf(BlackjackState.Settled.class);
    }

    @Test
    @Rule({"2.3.4.3", "17.5", "R-149"})
    void after_the_device_failed_and_a_shoe_is_used_there_is_no_jackpot() {
        var given = dealt();
        given.having(staff(new DeviceFails(DEALER, false, false, false, List.of(ANN))), stand(1), reveal("Td"));
        given.having(wager(1, 20)).when(blazing(1)).thenRefused(NOT_OFFERED, "2.3.4.3");
        BlackjackView view = GAME.view(given.state(), new Viewer.Passerby());
        assertThat(view.sides()).contains("star-pairs").doesNotContain("blazing-7s");
        assertThat(view.jackpot().offered()).isFalse();
    }

    @Test
    @Rule({"2.3.4.3", "17.5.3", "R-149"})
    void a_device_that_fails_before_the_cards_gives_jackpot_wagers_back() {
        var given = given(GAME).having(wager(1, 20), blazing(1), noMoreBets());
        given.when(staff(new DeviceFails(DEALER, false, false, false, List.of())))
                .thenAmong(
                        new ShuffleOrdered("17.5.3"),
                        new WagerReturned(
                                ANN, box(1), BlackjackArea.BLAZING_7S, Placed.of(cents(250), Money.ZERO), "2.3.4.3"));
        assertThat(given.state().table().device()).isEqualTo(Device.SHOE);
        given.having(deal("Th 9d 8s"), stand(1));
        assertThat(given.state().layout().shoe().behind()).isPositive();
        assertThat(given.when(reveal("Td")).lines()).hasSize(1);
    }

    @Test
    @Rule({"6.8", "6.8.2", "R-148"})
    void low_limit_gaming_needs_a_device() {
        given(game("device=shuffler", "lowLimit=true"))
                .having(wager(1), deal("Th 9d 8s"))
                .when(staff(new DeviceFails(DEALER, false, false, false, List.of())))
                .thenRefused(LOW_LIMIT_NEEDS_DEVICE);
    }
}
