package baize.games.table;

import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudTable.*;
import static baize.testkit.Given.given;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.Stud;
import baize.games.caribbeanstud.StudCommand;
import baize.games.caribbeanstud.StudCommand.AtTable;
import baize.games.caribbeanstud.StudEvent;
import baize.games.caribbeanstud.StudEvent.TableChanged;
import baize.games.caribbeanstud.StudState;
import baize.games.table.PaymentError.Of;
import baize.games.table.TableCommand.Overpayment;
import baize.games.table.TableCommand.RectifyPayment;
import baize.games.table.TableCommand.Underpayment;
import baize.games.table.TableEvent.PaymentErred;
import baize.games.table.TableEvent.PaymentRectified;
import baize.games.table.TableEvent.PaymentsReported;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardReason;
import baize.games.threecard.ThreeCardTable;
import baize.testkit.Given;
import baize.testkit.When;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The register of wrong payments and its monthly report (14.16 to 14.19 of Caribbean Stud). */
class PaymentsTest {
    private static final Stud GAME = game();
    private static final Grade SHIFT = Grade.GAMING_SUPERVISOR;

    private static AtTable over(@Nullable Patron patron, String amount) {
        return at(new Overpayment(DEALER, Of.WAGER, patron, Money.parse(amount), false, null));
    }

    private static AtTable under(String amount) {
        return at(new Underpayment(DEALER, Of.WAGER, ANN, Money.parse(amount), false, null));
    }

    private static AtTable rectify(int number, String how) {
        return at(new RectifyPayment(SHIFT, number, how));
    }

    private static AtTable moves(int number, String amount, boolean agreed) {
        return at(new RectifyPayment(SHIFT, number, null, Money.parse(amount), agreed));
    }

    private static Given<StudState, StudCommand, StudEvent> march() {
        return given(GAME).having(clock("2025-03-02T20:00"));
    }

    private static List<PaymentsReported> reports(When<StudState, StudEvent> when) {
        return when.events().stream()
                .filter(event -> event instanceof TableChanged(PaymentsReported _))
                .map(event -> (PaymentsReported) ((TableChanged) event).event())
                .toList();
    }

    private static List<String> notices(When<StudState, StudEvent> when) {
        return when.events().stream()
                .filter(event -> event instanceof TableChanged(TableEvent.Notified n) && n.to() == Recipient.AUTHORITY)
                .map(event -> ((TableEvent.Notified) ((TableChanged) event).event()).about())
                .toList();
    }

    @Test
    @Rule({
        "caribbean-stud 14.16",
        "caribbean-stud 14.16.1",
        "caribbean-stud 14.18.1.1",
        "caribbean-stud 14.19",
        "caribbean-stud 1.1 \"Colour Change\"",
        "caribbean-stud 1.1 \"NICC\"",
        "blackjack 16.19",
        "blackjack 16.19.1",
        "blackjack 16.21.1.1",
        "blackjack 16.21.3",
        "blackjack 1.1 \"NICC\"",
        "R-10",
        "R-11"
    })
    void cs_22_each_payment_wrong_by_more_than_a_thousand_is_reported_for_the_month_in_which_it_was_noticed() {
        Instant before = sydney("2025-02-28T23:30");
        var given = march().having(at(new Overpayment(DEALER, Of.COLOUR_CHANGE, null, dollars(1_200), false, before)))
                .having(over(ANN, "1000.00"), over(ANN, "1000.01"))
                .having(under("2500.00"), rectify(4, "reimbursed the same night"))
                .having(over(BOB, "600.00"), over(BOB, "600.00"));
        var when = given.when(clock("2025-04-01T00:00"));
        assertThat(reports(when)).singleElement().satisfies(report -> {
            assertThat(report.month()).isEqualTo("2025-03");
            assertThat(report.errors())
                    .extracting(error -> error.number() + " " + error.amount())
                    .containsExactly("1 1200.00", "3 1000.01", "4 2500.00");
            assertThat(report.errors().getFirst().made()).isEqualTo(before);
        });
        assertThat(notices(when))
                .containsExactly(
                        "2025-03: overpayment of 1200.00 to an unknown patron on a colour-change, not rectified;"
                                + " overpayment of 1000.01 to ann on a wager, not rectified;"
                                + " underpayment of 2500.00 to ann on a wager, reimbursed the same night");
    }

    @Test
    @Rule({"caribbean-stud 14.19", "blackjack 16.21.3", "R-11"})
    void a_month_ends_at_midnight_in_sydney() {
        var given = march().having(over(ANN, "2000.00"));
        assertThat(reports(given.when(clock("2025-03-31T23:59:59")))).isEmpty();
        assertThat(reports(given.when(clock("2025-04-01T00:00")))).hasSize(1);
        // Clocks go back on 6 April and forward on 5 October: the month is the wall clock's.
        given.having(over(ANN, "3000.00"));
        assertThat(reports(given.when(clock("2025-04-30T23:59:59")))).isEmpty();
        assertThat(reports(given.when(clock("2025-05-01T00:00"))))
                .singleElement()
                .satisfies(report -> assertThat(report.errors())
                        .extracting(PaymentError::amount)
                        .containsExactly(dollars(3_000)));
    }

    @Test
    @Rule({"caribbean-stud 14.19", "blackjack 16.21.3", "R-10"})
    void a_month_without_any_has_a_nil_report_and_so_has_every_month_that_was_slept_through() {
        var when = given(GAME).having(clock("2024-12-15T12:00")).when(clock("2025-03-01T00:00"));
        assertThat(reports(when)).extracting(PaymentsReported::month).containsExactly("2024-12", "2025-01", "2025-02");
        assertThat(reports(when)).allMatch(report -> report.errors().isEmpty());
        assertThat(notices(when))
                .containsExactly(
                        "2024-12: no payment wrong by more than 1000.00",
                        "2025-01: no payment wrong by more than 1000.00",
                        "2025-02: no payment wrong by more than 1000.00");
    }

    @Test
    @Rule({"caribbean-stud 14.19", "blackjack 16.21.3", "R-10"})
    void what_was_reported_once_is_not_reported_again_and_numbers_go_on() {
        var given = march().having(over(ANN, "2000.00"), clock("2025-04-01T00:00"));
        assertThat(reports(given.when(clock("2025-05-01T00:00"))))
                .allMatch(report -> report.errors().isEmpty());
        given.having(over(ANN, "5.00"));
        assertThat(given.state().table().register().errors())
                .extracting(PaymentError::number)
                .containsExactly(1, 2);
    }

    @Test
    @Rule({"caribbean-stud 14.16.2", "caribbean-stud 14.18"})
    void what_was_not_put_right_in_its_month_can_be_later_and_then_leaves_the_register() {
        var given = march().having(over(ANN, "2000.00"), over(BOB, "30.00"), rectify(2, "asked back"))
                .having(clock("2025-04-01T00:00"));
        given.when(rectify(2, "again")).thenRefused(NO_SUCH_PAYMENT);
        given.having(rectify(1, "asked back in April"), clock("2025-05-01T00:00"));
        assertThat(given.state().table().register().errors()).isEmpty();
    }

    @Test
    @Rule("caribbean-stud 14.16")
    void the_register_is_for_the_staff_to_see() {
        var given = march().having(over(ANN, "2000.00"));
        assertThat(GAME.view(given.state(), new Viewer.Staff(DEALER)).table().payments())
                .singleElement()
                .extracting(PaymentError::amount)
                .isEqualTo(dollars(2_000));
        assertThat(GAME.view(given.state(), new Viewer.Player(ANN)).table().payments())
                .isNull();
        assertThat(GAME.view(given.state(), new Viewer.Passerby()).table().payments())
                .isNull();
    }

    @Test
    @Rule({"caribbean-stud 14.19", "blackjack 16.21.3"})
    void the_first_time_that_a_table_is_told_reports_nothing() {
        assertThat(reports(given(GAME).when(clock("2025-04-01T00:00")))).isEmpty();
    }

    @Test
    @Rule({
        "caribbean-stud 14.16",
        "caribbean-stud 14.16.1",
        "caribbean-stud 1.1 \"Cash Change\"",
        "blackjack 16.19",
        "blackjack 16.19.1"
    })
    void an_unintended_error_is_recorded_and_the_supervisor_told() {
        var when = march().when(at(new Underpayment(DEALER, Of.CASH_CHANGE, ANN, cents(12_50), false, null)));
        PaymentError error = new PaymentError(
                1, false, Of.CASH_CHANGE, ANN, cents(12_50), false, null, sydney("2025-03-02T20:00"), null, null);
        when.then(
                new TableChanged(new PaymentErred(error, "14.16", DEALER)),
                new TableChanged(new TableEvent.Notified(
                        Recipient.SUPERVISOR,
                        "14.16",
                        "underpayment of 12.50 to ann on a cash-change, not rectified")));
    }

    @Test
    @Rule({
        "caribbean-stud 14.17",
        "caribbean-stud 14.17.1",
        "caribbean-stud 14.17.2",
        "blackjack 16.20",
        "blackjack 16.20.1",
        "blackjack 16.20.2"
    })
    void one_that_may_have_been_intended_is_recorded_as_such_and_surveillance_told() {
        var given = march();
        var when = given.when(at(new Overpayment(SHIFT, Of.WAGER, null, dollars(300), true, null)));
        assertThat(when.events())
                .last()
                .isEqualTo(new TableChanged(new TableEvent.Notified(
                        Recipient.SURVEILLANCE,
                        "14.17",
                        "overpayment of 300.00 to an unknown patron on a wager, suspected to be intended,"
                                + " not rectified")));
        given.when(rectify(1, "the patron was found on film and asked"))
                .then(new TableChanged(
                        new PaymentRectified(1, "the patron was found on film and asked", "14.18.1.2", null)));
    }

    @Test
    @Rule({
        "caribbean-stud 14.16.2",
        "caribbean-stud 14.18",
        "caribbean-stud 14.18.1",
        "caribbean-stud 14.18.1.1",
        "caribbean-stud 14.18.1.2",
        "blackjack 16.19.2",
        "blackjack 16.21",
        "blackjack 16.21.1",
        "blackjack 16.21.1.1",
        "blackjack 16.21.1.2",
        "R-63"
    })
    void what_was_done_to_put_it_right_is_recorded_under_its_clause() {
        var given = march().having(over(ANN, "20.00"), under("30.00"));
        given.when(rectify(1, "asked back"))
                .then(new TableChanged(new PaymentRectified(1, "asked back", "14.18.1.2", null)));
        given.when(rectify(2, "made good"))
                .then(new TableChanged(new PaymentRectified(2, "made good", "14.18.1.1", null)));
        assertThat(given.state().table().register().errors())
                .extracting(PaymentError::rectified)
                .containsExactly("asked back", "made good");
        given.when(rectify(3, "made good")).thenRefused(NO_SUCH_PAYMENT);
        given.when(at(new RectifyPayment(DEALER, 1, "asked back"))).thenRefused(WRONG_GRADE, "14.16");
    }

    @Test
    @Rule({"caribbean-stud 14.18.1.1", "blackjack 16.21.1.1", "R-193"})
    void an_underpayment_is_paid_and_no_more_than_the_difference() {
        var given = march().having(under("30.00"));
        given.when(moves(1, "30.01", false)).thenRefused(NO_SUCH_PAYMENT, "14.18.1.1");
        given.when(moves(1, "0.00", false)).thenRefused(NO_SUCH_PAYMENT, "14.18.1.1");
        Adjustment paid = new Adjustment(ANN, null, "wager", dollars(30), "14.18.1.1", List.of("14.18.1.1", "R-193"));
        given.when(moves(1, "30.00", false))
                .then(new TableChanged(new PaymentRectified(1, "30.00 paid", "14.18.1.1", paid)));
        assertThat(given.state().table().register().errors())
                .extracting(PaymentError::rectified)
                .containsExactly("30.00 paid");
        given.when(moves(1, "0.01", false)).thenRefused(NO_SUCH_PAYMENT, "14.18.1.1");
    }

    @Test
    @Rule({"caribbean-stud 14.18.1.2", "blackjack 16.21.1.2", "R-193"})
    void an_overpayment_is_recovered_as_far_as_the_patron_agrees_and_the_rest_stays_open() {
        var given = march().having(over(ANN, "20.00"));
        given.when(moves(1, "20.00", false)).thenRefused(NO_SUCH_PAYMENT, "14.18.1.2");
        given.having(moves(1, "15.00", true));
        assertThat(given.state().table().register().errors())
                .extracting(PaymentError::rectified)
                .containsExactly("15.00 recovered, 5.00 open");
        given.having(clock("2025-04-01T00:00"));
        given.when(moves(1, "5.01", true)).thenRefused(NO_SUCH_PAYMENT, "14.18.1.2");
        given.having(at(new RectifyPayment(SHIFT, 1, "met at the door", dollars(5), true)));
        assertThat(given.state().table().register().errors())
                .extracting(PaymentError::rectified)
                .containsExactly("5.00 recovered: met at the door");
        given.having(clock("2025-05-01T00:00"));
        assertThat(given.state().table().register().errors()).isEmpty();
    }

    @Test
    @Rule({"caribbean-stud 14.18", "blackjack 16.21", "R-193"})
    void nothing_is_paid_to_nobody_knows_whom_but_what_was_tried_is_noted() {
        var given = march().having(over(null, "20.00"));
        given.when(moves(1, "20.00", true)).thenRefused(NO_SUCH_PAYMENT, "14.18.1.2");
        given.when(rectify(1, "nobody was found")).thenAccepted();
        given.when(at(new RectifyPayment(DEALER, 1, null, dollars(5), true))).thenRefused(WRONG_GRADE, "14.16");
    }

    @Test
    @Rule({"caribbean-stud 14.16", "caribbean-stud 14.17", "blackjack 16.19", "blackjack 16.20", "R-11"})
    void an_error_has_an_amount_and_a_time_where_the_table_knows_it() {
        var unset = given(GAME).having(over(ANN, "20.00"));
        assertThat(unset.state().table().register().errors())
                .extracting(PaymentError::noticed)
                .containsOnlyNulls();
        march().when(over(ANN, "0.00")).thenRefused(NO_SUCH_PAYMENT, "14.16");
        march().when(at(new Underpayment(DEALER, Of.WAGER, ANN, cents(-1), true, null)))
                .thenRefused(NO_SUCH_PAYMENT, "14.17");
    }

    @Test
    @Rule("three-card-poker 14.12")
    void three_card_poker_has_no_such_register_and_no_report() {
        Given<?, ThreeCardCommand, ?> given =
                given(ThreeCardTable.game()).having(ThreeCardTable.clock("2025-03-31T12:00"));
        for (TableCommand command : List.of(
                new Overpayment(SUPERVISOR, Of.WAGER, ANN, dollars(2_000), false, null),
                new Underpayment(SUPERVISOR, Of.WAGER, ANN, dollars(2_000), false, null)))
            given.when(ThreeCardTable.at(command)).thenRefused(ThreeCardReason.NOT_AN_INCIDENT);
        given.when(ThreeCardTable.at(new RectifyPayment(SUPERVISOR, 1, "asked back")))
                .thenRefused(ThreeCardReason.NO_SUCH_PAYMENT);
        assertThat(given.when(ThreeCardTable.clock("2025-04-01T00:00")).events())
                .hasSize(1);
    }
}
