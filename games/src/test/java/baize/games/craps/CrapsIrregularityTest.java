package baize.games.craps;

import static baize.core.pay.Result.*;
import static baize.games.craps.CrapsReason.*;
import static baize.games.craps.CrapsShowdown.*;
import static baize.games.craps.CrapsTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.box;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static baize.testkit.Paid.line;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.Remedy;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsState.Settled;
import baize.games.craps.CrapsState.Shooting;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sections 3.3.8 and 6: throws without a result, a tumbler or a system that fails, and a period that is relaxed. */
class CrapsIrregularityTest {
    private static final Craps GAME = game();

    private static Remedy cocked(Grade by) {
        return staff(new Cocked(by));
    }

    private static Remedy relax(String on, long dollars) {
        return staff(new Relax(MANAGER, ANN, spot(on), dollars(dollars), "the screen was slow"));
    }

    private static Remedy system(boolean lastRound, Integer... terminals) {
        List<Box> boxes = List.of(terminals).stream().map(Box::of).toList();
        return staff(new SystemFails(MANAGER, boxes.isEmpty() ? "6.6.1.2" : "6.6.1.1", boxes, lastRound));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cocked", "fault"})
    @Rule({"1.1 \"Cocked Dice\"", "1.1 \"Void\"", "6.4", "6.4.1", "6.4.2", "R-77", "R-78"})
    void a_throw_without_a_result_returns_what_was_placed_for_it_and_no_more(String spoilt) {
        CrapsShowdown row = spoilt.equals("cocked") ? COCKED : TUMBLER_FAULT;
        String clause = spoilt.equals("cocked") ? "6.4.1" : "6.4.2";
        var given = play(given(GAME).having(admit(100L, null)), "pass-line=10 3-3 odds-6=20 5-5");
        var when = thrown(given, "pass-line=5 field=5 " + spoilt);
        when.thenLines(
                line("pass-line", dollars(5), row, VOID, dollars(5), clause),
                line("field", dollars(5), row, VOID, dollars(5), clause));
        assertThat(standing(when.state(), "pass-line")).isEqualTo(dollars(10));
        assertThat(standing(when.state(), "odds-6")).isEqualTo(dollars(20));
        assertThat(credits(when.state(), 1)).isEqualTo(dollars(70));
        assertThat(when.state().layout().point()).isEqualTo(6);
        assertThat(when.state().layout().turn()).isEqualTo(box(1));
        assertThat(when.state().layout().passed()).isFalse();
        assertThat(when.state()).isInstanceOf(Settled.class);
    }

    @Test
    @Rule({"6.4.1", "3.9.8", "3.9.3", "R-71", "R-77"})
    void a_commission_goes_back_with_what_it_was_paid_for_and_a_come_goes_nowhere() {
        var given = play(given(GAME).having(admit(100L, null)), "buy-4=20 5-5");
        var when = thrown(given, "buy-4=10 come=10 cocked");
        assertThat(bet(when.state(), "buy-4")).isEqualTo(new Bet(spot("buy-4"), dollars(20), Money.ZERO, dollars(1)));
        assertThat(credits(when.state(), 1)).isEqualTo(dollars(79));
        given.when(withdraw("buy-4")).thenAccepted();
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"6.4", "6.4.1", "6.4.2", "1.1 \"Assistant Gaming Manager\"", "R-24"})
    void a_manager_declares_a_throw_void_while_the_dice_are_to_be_shot() {
        var given = play(GAME, "pass-line=10");
        given.when(cocked(MANAGER)).thenRefused(PERIOD_OPEN);
        given.when(staff(new TumblerFails(MANAGER, false))).thenRefused(PERIOD_OPEN);
        given.having(close());
        given.when(cocked(DEALER)).thenRefused(WRONG_GRADE, "6.4");
        given.when(cocked(MANAGER)).thenLines(line("pass-line", dollars(10), COCKED, VOID, dollars(10), "6.4.1"));
        play(given, "pass-line=10").having(close());
        given.when(staff(new TumblerFails(MANAGER, false)))
                .thenLines(line("pass-line", dollars(10), TUMBLER_FAULT, VOID, dollars(10), "6.4.2"));
    }

    @Test
    @Rule({"6.4.2", "6.6", "R-71", "R-78"})
    void a_tumbler_out_of_service_ends_the_game_and_everything_goes_back() {
        var given = play(given(GAME).having(admit(100L, null)), "pass-line=10 lay-4=40 3-3 odds-6=20");
        given.when(staff(new TumblerFails(MANAGER, true)))
                .thenLines(
                        line("pass-line", dollars(10), OUT_OF_SERVICE, VOID, dollars(10), "6.4.2"),
                        line("odds-6", dollars(20), OUT_OF_SERVICE, VOID, dollars(20), "6.4.2"),
                        line("lay-4", dollars(40), OUT_OF_SERVICE, VOID, dollars(40), "6.4.2"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        assertThat(given.state().layout().point()).isZero();
        given.when(wager("pass-line", 10)).thenAccepted();
    }

    @Test
    @Rule({"6.6", "6.6.1", "6.6.1.1", "6.6.1.2", "R-78", "R-79"})
    void a_system_that_fails_voids_the_terminals_that_are_affected() {
        var given = play(GAME, "pass-line=10 2:pass-line=20 3:pass-line=30 3-3 2:field=5");
        given.when(system(false, 4, 5)).thenRefused(NOTHING_TO_VOID);
        given.when(system(false, 2, 3))
                .thenLines(
                        line("pass-line", dollars(20), SYSTEM_FAULT, VOID, dollars(20), "6.6")
                                .at(2),
                        line("field", dollars(5), SYSTEM_FAULT, VOID, dollars(5), "6.6")
                                .at(2),
                        line("pass-line", dollars(30), SYSTEM_FAULT, VOID, dollars(30), "6.6")
                                .at(3));
        assertThat(given.state().layout().point()).isEqualTo(6);
        assertThat(standing(given.state(), "pass-line")).isEqualTo(dollars(10));
        given.when(system(false)).thenLines(line("pass-line", dollars(10), SYSTEM_FAULT, VOID, dollars(10), "6.6"));
        assertThat(given.state().layout().point()).isZero();
    }

    @Test
    @Rule({"6.6", "6.6.1", "6.6.1.1", "R-79"})
    void one_terminal_alone_or_another_clause_is_no_fault_of_the_system() {
        var given = play(GAME, "pass-line=10");
        given.when(system(false, 1)).thenRefused(ONE_TERMINAL_ALONE);
        given.when(staff(new SystemFails(MANAGER, "6.2.3", List.of(), false))).thenRefused(NOT_A_MALFUNCTION, "6.6.1");
        given.when(staff(new SystemFails(DEALER, "6.6.1.2", List.of(), false))).thenRefused(WRONG_GRADE, "6.6");
    }

    @Test
    @Rule({"6.6", "6.6.1.2", "R-79"})
    void the_payouts_of_the_round_concerned_are_void_too() {
        var given = play(
                given(GAME).having(admit(1, 100L, null), admit(2, 100L, null)),
                "place-6=12 pass-line=10 2:buy-6=20 2:field=5 3-3");
        assertThat(List.of(credits(given.state(), 1), credits(given.state(), 2)))
                .containsExactly(dollars(104), dollars(118));
        var when = given.when(system(true));
        assertThat(when.events()).anyMatch(RoundUnwound.class::isInstance);
        assertThat(List.of(credits(given.state(), 1), credits(given.state(), 2)))
                .containsExactly(dollars(100), dollars(100));
        assertThat(given.state().layout().last()).isEmpty();
    }

    @Test
    @Rule({"6.6", "R-79"})
    void no_more_is_taken_back_than_is_on_the_meter() {
        var given = play(given(GAME).having(admit(12L, null)), "place-6=12 3-3 field=20")
                .having(withdraw("field", 4));
        given.having(wager("place-8", 8)).having(roll("4-4"));
        assertThat(credits(given.state(), 1)).isEqualTo(cents(2_00 + 8_00 + 9_34));
        given.having(wager("any-seven", 19)).when(system(true)).thenAccepted();
        assertThat(credits(given.state(), 1).isBelow(Money.ZERO)).isFalse();
    }

    @Test
    @Rule({"3.3.8", "3.3.6", "3.8.3", "R-83"})
    void a_manager_relaxes_the_end_of_the_period_before_the_result_is_known() {
        var given = play(given(GAME).having(admit(100L, null)), "pass-line=10 place-6=12");
        given.when(relax("place-8", 6)).thenRefused(RESULT_KNOWN);
        given.having(close());
        given.when(staff(new Relax(DEALER, ANN, spot("field"), dollars(5), "slow")))
                .thenRefused(WRONG_GRADE, "3.3.8");
        given.when(staff(new Relax(MANAGER, ANN, spot("place-8"), dollars(6), " ")))
                .thenRefused(RELAXED_WITHOUT_REASON, "3.3.8");
        given.when(relax("place-6", 12)).thenRefused(NO_SUCH_WAGER);
        given.when(relax("place-8", 600)).thenRefused(NOT_ENOUGH_CHIPS);
        given.when(relax("place-8", 6))
                .then(
                        new WagerPlaced(ANN, box(1), spot("place-8"), dollars(6), Money.ZERO),
                        new PeriodRelaxed(ANN, MANAGER, "the screen was slow"));
        given.when(relax("place-6", 0)).thenAmong(new PeriodRelaxed(ANN, MANAGER, "the screen was slow"));
        assertThat(given.state()).isInstanceOf(Shooting.class);
        given.having(shoot("4-4"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100 - 10 + 7));
        given.when(relax("field", 6)).thenRefused(RESULT_KNOWN);
    }
}
