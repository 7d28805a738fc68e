package baize.games.caribbeanstud;

import static baize.core.pay.Result.*;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudShowdown.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.DeviceFailed;
import baize.games.caribbeanstud.StudEvent.JackpotFailed;
import baize.games.caribbeanstud.StudEvent.JackpotRestored;
import baize.games.caribbeanstud.StudEvent.TableChanged;
import baize.games.caribbeanstud.StudEvent.WagerReturned;
import baize.games.caribbeanstud.StudIrregularity.DeviceFails;
import baize.games.caribbeanstud.StudIrregularity.JackpotFails;
import baize.games.caribbeanstud.StudIrregularity.JackpotWorks;
import baize.games.caribbeanstud.StudIrregularity.VoidRound;
import baize.games.caribbeanstud.StudState.Closed;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.jackpot.Pool;
import baize.games.table.Device;
import baize.games.table.Placed;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Section 15 of the book and clause 14.15: the shuffling device and the jackpot's equipment fail. */
class StudEquipmentTest {
    private static final Stud SHUFFLER = jackpotGame("device=shuffler");
    private static final Pool UNTOUCHED = Pool.of(dollars(50_000));
    private static final Placed FIVE = Placed.of(dollars(5), Money.ZERO);
    private static final StudCommand FAILS = staff(new JackpotFails(Grade.GAMING_SUPERVISOR));
    private static final StudCommand WORKS = staff(new JackpotWorks(Grade.GAMING_SUPERVISOR));
    private static final TableChanged TOLD = new TableChanged(
            new TableEvent.Notified(Recipient.INSPECTOR, "14.15", "the jackpot's equipment has failed"));

    /** Ann has 10 and a jackpot wager of 5, Bob 20; nobody has touched a card. */
    private static Given<StudState, StudCommand, StudEvent> dealt() {
        return given(SHUFFLER)
                .having(ante(1, 10), jackpot(1), ante(2, 20))
                .having(dealByFives("As Kd 9c 6s 3s", "3h 6h 9h Jh Kh", "9s 9d 7s 4h 3c"));
    }

    @Test
    @Rule("15.1")
    void a_device_that_fails_before_any_card_means_a_reshuffle() {
        given(SHUFFLER)
                .having(ante(10))
                .when(staff(new DeviceFails(DEALER, null)))
                .then(new DeviceFailed("15.1"));
    }

    @Test
    @Rule({"15.2", "15.2.1", "15.2.3", "3.7", "R-22"})
    void a_device_that_fails_in_the_round_voids_it_and_play_goes_on_from_a_shoe() {
        var given = dealt().having(fold(1), bet(2));
        var when = given.when(staff(new DeviceFails(DEALER, Device.SHOE)));
        when.thenLines(
                line("ante", dollars(20), DEVICE_FAILED, VOID, dollars(20), "15.2.1")
                        .at(2),
                line("bet", dollars(40), DEVICE_FAILED, VOID, dollars(40), "15.2.1")
                        .at(2),
                line("ante", dollars(10), DEVICE_FAILED, VOID, dollars(10), "15.2.1"),
                line("jackpot", dollars(5), DEVICE_FAILED, VOID, dollars(5), "15.2.1"));
        assertThat(when.events())
                .startsWith(new DeviceFailed("15.2"))
                .endsWith(
                        new TableChanged(new TableEvent.CardsChanged(DEALER)),
                        new TableChanged(new TableEvent.DeviceChanged(Device.SHOE)));
        assertThat(when.state().table().device()).isEqualTo(Device.SHOE);
        assertThat(when.state().jackpot().pool()).isEqualTo(UNTOUCHED);
    }

    @Test
    @Rule({"15.2.2", "15.1"})
    void a_device_that_fails_between_rounds_leaves_the_settled_round_as_it_is() {
        var given = dealt().having(fold(1), fold(2), reveal());
        List<Line> lines = ((Settled) given.state()).lines();
        var when = given.when(staff(new DeviceFails(DEALER, Device.SHUFFLER)));
        assertThat(((Settled) when.state()).lines()).isEqualTo(lines);
        assertThat(when.lines()).isEmpty();
    }

    @Test
    @Rule({"15.1", "15.2.1"})
    void a_shoe_has_no_device_that_could_fail() {
        given(game()).when(staff(new DeviceFails(DEALER, null))).thenRefused(NO_SHUFFLING_DEVICE);
        given(game())
                .having(ante(10), deal("As Kd 9c 6h 3s", "7c 7d Kh 5s 2d"))
                .when(staff(new VoidRound(DEALER, "15.2.1")))
                .thenRefused(NO_SHUFFLING_DEVICE);
        dealt().when(staff(new VoidRound(DEALER, "15.2.1"))).thenAccepted();
    }

    @Test
    @Rule({"6.7.2", "15.2.3", "R-148"})
    void at_low_limit_a_shoe_does_not_replace_the_device() {
        given(game("lowLimit=true", "device=shuffler"))
                .when(staff(new DeviceFails(DEALER, Device.SHOE)))
                .thenRefused(LOW_LIMIT_NEEDS_DEVICE);
    }

    @Test
    @Rule({"14.15", "R-49"})
    void when_the_jackpot_fails_before_the_cards_its_wagers_go_back_and_the_game_goes_on_without() {
        var given = given(SHUFFLER).having(ante(1, 10), jackpot(1), ante(2, 20));
        given.when(FAILS)
                .then(new JackpotFailed(), TOLD, new WagerReturned(ANN, box(1), StudArea.JACKPOT, FIVE, "14.15"));
        given.when(jackpot(2)).thenRefused(JACKPOT_OUT_OF_ORDER);
        given.when(FAILS).thenRefused(JACKPOT_OUT_OF_ORDER);
        given.when(found(StudArea.JACKPOT, 5)).thenRefused(JACKPOT_OUT_OF_ORDER);
        given.when(dealByFives("As Kd 9c 6s 3s", "3h 6h 9h Jh Kh", "9s 9d 7s 4h 3c"))
                .thenAccepted();
        assertThat(given.state().jackpot().pool()).isEqualTo(UNTOUCHED);
    }

    @Test
    @Rule({"14.15", "2.3", "R-22", "R-49"})
    void when_the_jackpot_fails_in_the_round_its_wagers_go_back_and_ante_and_bet_go_on() {
        var given = dealt().having(bet(1), bet(2));
        given.when(FAILS).thenAccepted();
        assertThat(given.state().jackpot().pool()).isEqualTo(UNTOUCHED);
        given.when(reveal())
                .thenLines(
                        line("ante", dollars(20), DEALER_BEATEN, WIN, dollars(40), "9.5.1.1")
                                .at(2),
                        line("bet", dollars(40), DEALER_BEATEN, WIN, dollars(80), "9.5.1.1")
                                .at(2),
                        line("ante", dollars(10), DEALER_BEATEN, WIN, dollars(20), "9.5.1.1"),
                        line("bet", dollars(20), DEALER_BEATEN, WIN, dollars(20 * 5 + 20), "9.5.1.1"),
                        line("jackpot", dollars(5), JACKPOT_FAILED, VOID, dollars(5), "14.15"));
    }

    @Test
    @Rule({"14.15", "8.5.1", "R-49"})
    void when_the_failed_jackpot_was_all_that_hands_waited_for_the_round_is_over() {
        var when = dealt().having(fold(1), fold(2)).when(FAILS);
        when.thenLines(
                line("ante", dollars(20), FOLDED, LOSE, dollars(0), "8.5").at(2),
                line("ante", dollars(10), FOLDED, LOSE, dollars(0), "8.5"),
                line("jackpot", dollars(5), JACKPOT_FAILED, VOID, dollars(5), "14.15"));
        assertThat(when.state()).isInstanceOf(Settled.class);
    }

    @Test
    @Rule({"14.15", "R-49"})
    void it_takes_a_gaming_supervisor_to_go_on_without_the_jackpot_and_with_it_again() {
        given(SHUFFLER).when(staff(new JackpotFails(DEALER))).thenRefused(WRONG_GRADE, "14.15");
        given(SHUFFLER).when(staff(new JackpotWorks(DEALER))).thenRefused(WRONG_GRADE, "14.15");
        given(SHUFFLER).when(WORKS).thenRefused(JACKPOT_IN_ORDER);
        var given = given(SHUFFLER).having(FAILS);
        given.when(WORKS).then(new JackpotRestored());
        given.having(ante(10)).when(jackpot()).thenAccepted();
    }

    @Test
    @Rule({"14.15", "R-145"})
    void after_the_call_the_antes_stay_when_the_jackpot_fails() {
        var given = given(SHUFFLER).having(ante(1, 10), jackpot(1), noMoreBets(), FAILS);
        assertThat(given.state()).isInstanceOf(Closed.class);
        assertThat(given.state().hands()).hasSize(1);
    }

    @Test
    @Rule({"2.3", "14.15"})
    void a_jackpot_that_fails_between_rounds_is_out_of_order_until_it_works_again() {
        var given = dealt().having(fold(1), fold(2), reveal());
        given.when(FAILS).then(new JackpotFailed(), TOLD);
        given.having(ante(10)).when(jackpot()).thenRefused(JACKPOT_OUT_OF_ORDER);
    }
}
