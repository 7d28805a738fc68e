package baize.games.table;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import java.time.Instant;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The register of payments that were not what they should have been, and its monthly report.
 *
 * @param count how many the table has ever had
 * @param reported up to which number they have been looked at for a report
 * @param errors those of this month, and older ones that nothing has been done about
 */
public record Payments(int count, int reported, List<PaymentError> errors) {
    static final Payments NONE = new Payments(0, 0, List.of());

    /** What is over this is reported. */
    @Rule({"caribbean-stud 14.19", "blackjack 16.21.3", "R-10"})
    private static final Money REPORTED_OVER = Money.dollars(1_000);

    /** More months than this without a tick are reported as one gap would be: from the latest back. */
    private static final int MONTHS = 12;

    static Decision<TableEvent> over(TableBook book, Table table, TableCommand.Overpayment c) {
        return err(
                book,
                c.by(),
                new PaymentError(
                        table.register().count() + 1,
                        true,
                        c.of(),
                        c.patron(),
                        c.amount(),
                        c.intentional(),
                        c.made(),
                        table.now(),
                        null,
                        null));
    }

    static Decision<TableEvent> under(TableBook book, Table table, TableCommand.Underpayment c) {
        return err(
                book,
                c.by(),
                new PaymentError(
                        table.register().count() + 1,
                        false,
                        c.of(),
                        c.patron(),
                        c.amount(),
                        c.intentional(),
                        c.made(),
                        table.now(),
                        null,
                        null));
    }

    @Rule({
        "caribbean-stud 14.16",
        "caribbean-stud 14.16.1",
        "caribbean-stud 14.17",
        "caribbean-stud 14.17.2",
        "caribbean-stud 1.1 \"Cash Change\"",
        "caribbean-stud 1.1 \"Colour Change\"",
        "blackjack 16.19",
        "blackjack 16.19.1",
        "blackjack 16.20",
        "blackjack 16.20.2",
        "R-202"
    })
    private static Decision<TableEvent> err(TableBook book, Grade by, PaymentError error) {
        PaymentClauses clauses = book.payments();
        if (clauses == null)
            return TableDecisions.refuse(book, TableReason.NOT_AN_INCIDENT, "this book has no register of payments");
        String clause = error.intentional() ? clauses.suspected() : clauses.error();
        if (!error.amount().isPositive())
            return Decision.refuse(
                    book.reason(TableReason.NO_SUCH_PAYMENT), clause, error.amount() + " is no difference");
        Recipient told = error.intentional() ? Recipient.SURVEILLANCE : Recipient.SUPERVISOR;
        return Decision.accept(List.of(
                new TableEvent.PaymentErred(error, clause, by),
                new TableEvent.Notified(told, clause, error.toString())));
    }

    @Rule({
        "caribbean-stud 14.16.2",
        "caribbean-stud 14.17.1",
        "caribbean-stud 14.18",
        "caribbean-stud 14.18.1",
        "caribbean-stud 14.18.1.1",
        "caribbean-stud 14.18.1.2",
        "blackjack 16.19.2",
        "blackjack 16.20.1",
        "blackjack 16.21",
        "blackjack 16.21.1",
        "blackjack 16.21.1.1",
        "blackjack 16.21.1.2",
        "R-202"
    })
    static Decision<TableEvent> rectify(TableBook book, Table table, TableCommand.RectifyPayment c) {
        PaymentClauses clauses = book.payments();
        if (clauses == null)
            return TableDecisions.refuse(book, TableReason.NO_SUCH_PAYMENT, "this book has no register of payments");
        if (!book.table().allows(c.by(), Grade.GAMING_SUPERVISOR))
            return Decision.refuse(
                    book.reason(TableReason.WRONG_GRADE),
                    clauses.error(),
                    TableDecisions.wrongGrade(c.by(), Grade.GAMING_SUPERVISOR));
        for (PaymentError error : table.register().errors())
            if (error.number() == c.number())
                return rectify(book, table, error, c, error.over() ? clauses.askedBack() : clauses.madeGood());
        return TableDecisions.refuse(
                book, TableReason.NO_SUCH_PAYMENT, "no payment " + c.number() + " is open in the register");
    }

    private static Decision<TableEvent> rectify(
            TableBook book, Table table, PaymentError error, TableCommand.RectifyPayment c, String clause) {
        Money amount = c.amount();
        if (amount == null)
            return Decision.accept(new TableEvent.PaymentRectified(
                    c.number(), Objects.requireNonNullElse(c.text(), ""), clause, null));
        Patron patron = error.patron();
        String fault = fault(error, amount, Boolean.TRUE.equals(c.agreed()));
        if (fault != null || patron == null)
            return Decision.refuse(book.reason(TableReason.NO_SUCH_PAYMENT), clause, String.valueOf(fault));
        Adjustment moved = new Adjustment(
                patron,
                table.guest(patron).box(),
                error.of().id(),
                error.over() ? amount.negated() : amount,
                clause,
                List.of(clause, "R-193"));
        return Decision.accept(
                new TableEvent.PaymentRectified(c.number(), how(error, amount, c.text()), clause, moved));
    }

    /** Why so much cannot be paid or recovered, if so. */
    private static @Nullable String fault(PaymentError error, Money amount, boolean agreed) {
        if (error.patron() == null) return "it is not known whose payment " + error.number() + " was";
        if (!amount.isPositive()) return amount + " is no amount";
        if (amount.isAbove(error.open()))
            return error.open() + " of payment " + error.number() + " is open, not " + amount;
        return error.over() && !agreed ? error.patron() + " has not agreed to give " + amount + " back" : null;
    }

    private static String how(PaymentError error, Money amount, @Nullable String text) {
        Money left = error.open().minus(amount);
        return amount
                + (error.over() ? " recovered" : " paid")
                + (left.isZero() ? "" : ", " + left + " open")
                + (text == null ? "" : ": " + text);
    }

    /** When the clock passes into another month, the one that is over is reported, also where there is nothing. */
    @Rule({
        "caribbean-stud 14.19",
        "caribbean-stud 1.1 \"NICC\"",
        "blackjack 16.21.3",
        "blackjack 1.1 \"NICC\"",
        "R-10",
        "R-11"
    })
    static List<TableEvent> reports(TableBook book, Table table, Instant to) {
        PaymentClauses clauses = book.payments();
        if (clauses == null || table.now() == null) return List.of();
        YearMonth over = month(table.now());
        YearMonth now = month(to);
        if (!over.isBefore(now)) return List.of();
        List<TableEvent> events = new ArrayList<>();
        List<PaymentError> reported = table.register().reportable();
        events.add(new TableEvent.PaymentsReported(over.toString(), reported));
        events.add(new TableEvent.Notified(Recipient.AUTHORITY, clauses.report(), text(over, reported)));
        for (YearMonth next = later(over.plusMonths(1), now.minusMonths(MONTHS));
                next.isBefore(now);
                next = next.plusMonths(1)) {
            events.add(new TableEvent.PaymentsReported(next.toString(), List.of()));
            events.add(new TableEvent.Notified(Recipient.AUTHORITY, clauses.report(), text(next, List.of())));
        }
        return events;
    }

    private static YearMonth later(YearMonth one, YearMonth other) {
        return one.isBefore(other) ? other : one;
    }

    @Rule("R-11")
    private static YearMonth month(Instant at) {
        return YearMonth.from(at.atZone(Table.SYDNEY));
    }

    /** Each for itself: nothing is added up or set off. */
    @Rule({"caribbean-stud 14.19", "blackjack 16.21.3", "R-10"})
    private List<PaymentError> reportable() {
        return errors.stream()
                .filter(error -> error.number() > reported && error.amount().isAbove(REPORTED_OVER))
                .toList();
    }

    private static String text(YearMonth month, List<PaymentError> reported) {
        String what = reported.stream().map(PaymentError::toString).collect(Collectors.joining("; "));
        return month + ": " + (reported.isEmpty() ? "no payment wrong by more than " + REPORTED_OVER : what);
    }

    Payments with(PaymentError error) {
        List<PaymentError> more = new ArrayList<>(errors);
        more.add(error);
        return new Payments(error.number(), reported, List.copyOf(more));
    }

    Payments rectified(TableEvent.PaymentRectified by) {
        return new Payments(
                count,
                reported,
                errors.stream()
                        .map(error -> error.number() == by.number() ? error.rectified(by) : error)
                        .toList());
    }

    /** A month is over: what was put right in it is done with; what money is open of stays. */
    Payments monthOver() {
        return new Payments(
                count, count, errors.stream().filter(error -> !error.isDone()).toList());
    }
}
