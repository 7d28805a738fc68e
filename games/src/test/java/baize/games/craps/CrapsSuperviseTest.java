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

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.Remedy;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsState.Settled;
import baize.games.table.Invalidation;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.testkit.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules 3.14, 4.2, 6.5 and 7: payments withheld, wagers invalid or void, outcomes invalidated. */
class CrapsSuperviseTest {
    private static final Craps GAME = game();

    private static Given<CrapsState, CrapsCommand, CrapsEvent> withCredits(String play) {
        return play(given(GAME).having(admit(1, 100L, null), admit(2, 100L, null)), play);
    }

    private static Remedy withhold(long dollars) {
        return staff(new Withhold(MANAGER, ANN, dollars(dollars), "the sensor's log"));
    }

    private static Remedy determine(int number, boolean pay) {
        return staff(new Determine(MANAGER, number, pay, "as found"));
    }

    private static Remedy invalid(Patron patron) {
        return staff(new InvalidWager(MANAGER, patron));
    }

    private static Remedy voidWagers(Patron patron, String clause) {
        return staff(new VoidWagers(MANAGER, patron, clause, "tilted it"));
    }

    private static Remedy invalidate(
            boolean fraud, List<Patron> forfeit, List<Patron> retain, @Nullable String reason, @Nullable Grade second) {
        return staff(new Invalidate(MANAGER, new Invalidation(fraud, forfeit, retain, reason, second), null));
    }

    @Test
    @Rule({"4.2", "6.5"})
    void what_is_on_a_meter_may_be_withheld_and_the_inspector_is_told() {
        var given = withCredits("field=5 6-6");
        given.when(withhold(111)).thenRefused(MORE_THAN_CREDITED);
        given.when(withhold(0)).thenRefused(MORE_THAN_CREDITED);
        given.when(staff(new Withhold(MANAGER, CAT, dollars(1), "log"))).thenRefused(NOT_SEATED);
        given.when(staff(new Withhold(DEALER, ANN, dollars(1), "log"))).thenRefused(WRONG_GRADE, "6.5");
        var withheld = new CreditsWithheld(1, ANN, box(1), dollars(10), "the sensor's log");
        given.when(withhold(10))
                .then(
                        withheld,
                        new TableChanged(new TableEvent.Notified(
                                Recipient.INSPECTOR, "6.5", "10.00 of ann withheld: the sensor's log")));
        assertThat(withheld.adjustments())
                .containsExactly(new Adjustment(ANN, box(1), "credits", dollars(-10), "6.5", List.of("6.5", "4.2")));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"4.2", "6.5"})
    void an_investigation_ends_with_payment_or_without() {
        var given = withCredits("field=5 6-6").having(withhold(10), withhold(20));
        given.when(determine(3, true)).thenRefused(NO_SUCH_PAYMENT, "6.5");
        given.when(determine(2, true)).then(new CreditsDetermined(2, ANN, box(1), dollars(20), "as found"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        given.when(determine(1, false)).then(new CreditsDetermined(1, ANN, box(1), Money.ZERO, "as found"));
        given.when(determine(1, true)).thenRefused(NO_SUCH_PAYMENT, "6.5");
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        given.when(withhold(5)).thenAmong(new CreditsWithheld(3, ANN, box(1), dollars(5), "the sensor's log"));
    }

    @Test
    @Rule({"3.13", "3.13.1", "3.13.2", "3.14", "3.14.1", "3.14.2", "R-84"})
    void an_invalid_wager_is_unwound_in_the_last_round_stands_before_and_goes_back_where_it_is_undecided() {
        var given = withCredits("place-8=12 2:field=5 4-4 field=20 big-6=3 6-4 place-5=10");
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100 + 14 + 20 - 3 - 10));
        given.when(invalid(ANN))
                .thenLines(
                        line("big-6", dollars(3), INVALID, VOID, dollars(3), "3.14.1"),
                        line("place-5", dollars(10), INVALID, VOID, dollars(10), "3.14.1"));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(114));
        given.when(invalid(ANN)).thenRefused(NOTHING_TO_VOID);
        given.when(invalid(BOB)).thenRefused(NOTHING_TO_VOID);
        given.when(staff(new InvalidWager(DEALER, ANN))).thenRefused(WRONG_GRADE, "3.14");
    }

    @Test
    @Rule({"3.14.1", "R-71", "R-84"})
    void a_losing_wager_of_the_last_round_is_returned_too_with_its_commission() {
        var given = withCredits("buy-4=20 2:place-6=12 3-4");
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(79));
        var when = given.when(invalid(ANN));
        assertThat(when.events()).hasSize(1).allMatch(RoundUnwound.class::isInstance);
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
        assertThat(credits(given.state(), 2)).isEqualTo(dollars(88));
    }

    @ParameterizedTest
    @ValueSource(strings = {"7.3", "7.4", "7.5", "7.10", "7.11", "7.13"})
    @Rule({"7.3", "7.4", "7.5", "7.7", "7.7.1", "7.10", "7.11", "7.13"})
    void the_wagers_of_who_contravened_one_of_these_clauses_are_void_and_it_is_on_record(String clause) {
        var given = withCredits("pass-line=10 2:field=5 4-4 odds-8=20");
        given.when(voidWagers(ANN, clause))
                .thenLines(
                        line("pass-line", dollars(10), CONTRAVENTION, VOID, dollars(10), "7.7.1"),
                        line("odds-8", dollars(20), CONTRAVENTION, VOID, dollars(20), "7.7.1"))
                .thenAmong(new TableChanged(new TableEvent.IncidentRecorded(clause, ANN, "tilted it", MANAGER)));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"7.7", "7.7.1", "7.12"})
    void no_other_clause_voids_wagers_and_there_must_be_some() {
        var given = withCredits("pass-line=10");
        given.when(voidWagers(ANN, "7.12")).thenRefused(NOT_A_CONTRAVENTION);
        given.when(voidWagers(BOB, "7.4")).thenRefused(NOTHING_TO_VOID);
        given.when(staff(new VoidWagers(DEALER, ANN, "7.4", "so"))).thenRefused(WRONG_GRADE, "7.7");
    }

    @Test
    @Rule({"7.8", "7.8.1", "7.9", "1.1 \"Round Of Play\"", "R-21"})
    void a_round_invalidated_before_its_roll_returns_what_was_placed_in_it() {
        var given = withCredits("pass-line=10 4-4 odds-8=20 2:buy-4=20");
        var when = given.when(invalidate(false, List.of(), List.of(), null, null));
        when.thenLines(
                line("odds-8", dollars(20), INVALIDATED, VOID, dollars(20), "7.9"),
                line("buy-4", dollars(20), INVALIDATED, VOID, dollars(20), "7.9")
                        .at(2));
        assertThat(when.events()).startsWith(new OutcomeInvalidated(false, MANAGER));
        assertThat(when.state()).isInstanceOf(Settled.class);
        assertThat(standing(when.state(), "pass-line")).isEqualTo(dollars(10));
        assertThat(credits(when.state(), 2)).isEqualTo(dollars(100));
    }

    @Test
    @Rule({"7.8", "7.8.2", "7.9", "R-21", "R-71"})
    void the_wager_of_who_acted_fraudulently_is_forfeited_with_its_commission() {
        var given = withCredits("buy-4=20 5-5 buy-4=20 2:field=5");
        given.when(invalidate(true, List.of(ANN), List.of(), null, null))
                .thenLines(
                        line("buy-4", dollars(20), FORFEITED, LOSE, dollars(0), "7.9"),
                        line("field", dollars(5), INVALIDATED, VOID, dollars(5), "7.9")
                                .at(2));
        assertThat(bet(given.state(), "buy-4").commission()).isEqualTo(dollars(1));
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(58));
        given.when(withdraw("buy-4")).thenAccepted();
        assertThat(credits(given.state(), 1)).isEqualTo(dollars(79));
    }

    @Test
    @Rule({"7.8", "7.9", "R-21"})
    void the_outcome_of_a_settled_round_is_unwound() {
        given(GAME).when(invalidate(false, List.of(), List.of(), null, null)).thenRefused(NOTHING_TO_VOID, "7.8");
        var given = withCredits("field=20 2:place-6=12 4-5 place-8=12 2:field=5 4-4");
        assertThat(List.of(credits(given.state(), 1), credits(given.state(), 2)))
                .containsExactly(dollars(134), dollars(83));
        given.when(invalidate(true, List.of(ANN), List.of(), null, null)).thenAccepted();
        assertThat(List.of(credits(given.state(), 1), credits(given.state(), 2)))
                .containsExactly(dollars(134 - 26), dollars(88));
        given.when(invalidate(false, List.of(), List.of(), null, null)).thenRefused(NOTHING_TO_VOID, "7.8");
    }

    @Test
    @Rule({"7.9", "R-21"})
    void an_innocent_player_s_wager_is_retained_with_a_reason_and_a_second_approver() {
        var given = withCredits("field=20 2:field=5");
        given.when(invalidate(false, List.of(ANN), List.of(), null, null)).thenRefused(RETAINED_WITHOUT_APPROVAL);
        given.when(invalidate(false, List.of(), List.of(BOB), "agreed", null)).thenRefused(RETAINED_WITHOUT_APPROVAL);
        given.when(invalidate(false, List.of(), List.of(BOB), " ", MANAGER)).thenRefused(RETAINED_WITHOUT_APPROVAL);
        given.when(invalidate(false, List.of(), List.of(BOB), "agreed", MANAGER))
                .thenLines(
                        line("field", dollars(20), INVALIDATED, VOID, dollars(20), "7.9"),
                        line("field", dollars(5), RETAINED, LOSE, cents(0), "7.9")
                                .at(2));
        given.when(staff(new Invalidate(DEALER, new Invalidation(false, List.of(), List.of(), null, null), null)))
                .thenRefused(WRONG_GRADE, "7.8");
    }
}
