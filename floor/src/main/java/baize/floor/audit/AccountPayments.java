package baize.floor.audit;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.journal.Row;
import baize.floor.patron.PatronEvent;
import baize.floor.table.HouseFact;
import baize.floor.table.TableFact;
import baize.games.table.Dollars;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What tables paid into accounts and purses or charged, within a batch: whom it concerns says so too, to the cent. */
final class AccountPayments {
    private final Map<Between, Said> tables = new LinkedHashMap<>();
    private final Map<Between, Said> patrons = new LinkedHashMap<>();

    private record Between(Passing.Key key, String table, Patron patron) {}

    private record Said(Row row, List<Payment> payments) {}

    private record Payment(Money amount, Dollars dollars, String rule) {}

    /** Notes one event of a row, where it is such a payment. */
    void take(Passing.Key key, Row row, Object event) {
        switch (event) {
            case TableFact.Around<?>(HouseFact.PaidIntoAccount(var patron, var amount, var rule)) ->
                note(tables, new Between(key, id(row), patron), row, new Payment(amount, Dollars.NONE, rule));
            case TableFact.Around<?>(HouseFact.ChargedToAccount(var patron, var amount, var rule)) ->
                note(tables, new Between(key, id(row), patron), row, new Payment(amount.negated(), Dollars.NONE, rule));
            case TableFact.Around<?>(HouseFact.DollarsPaid(var patron, var dollars, var rule)) ->
                note(tables, new Between(key, id(row), patron), row, new Payment(Money.ZERO, dollars, rule));
            case PatronEvent.PaidByTable(var table, var _, var amount, var rule) ->
                note(
                        patrons,
                        new Between(key, table, new Patron(id(row))),
                        row,
                        new Payment(amount, Dollars.NONE, rule));
            case PatronEvent.ChargedByTable(var table, var _, var amount, var _, var rule) ->
                note(
                        patrons,
                        new Between(key, table, new Patron(id(row))),
                        row,
                        new Payment(amount.negated(), Dollars.NONE, rule));
            case PatronEvent.DollarsPaid(var table, var _, var dollars, var rule) ->
                note(
                        patrons,
                        new Between(key, table, new Patron(id(row))),
                        row,
                        new Payment(Money.ZERO, dollars, rule));
            default -> {}
        }
    }

    /** Whose stream it is. */
    private static String id(Row row) {
        return row.stream().substring(row.stream().indexOf('/') + 1);
    }

    private static void note(Map<Between, Said> side, Between between, Row row, Payment payment) {
        side.computeIfAbsent(between, _ -> new Said(row, new ArrayList<>()))
                .payments()
                .add(payment);
    }

    /** Both sides have said the same when a batch is over. */
    void end(long batch) {
        if (tables.isEmpty() && patrons.isEmpty()) return;
        tables.forEach(
                (between, said) -> compare(batch, said, patrons.remove(between), between.patron() + ", whom it paid"));
        patrons.forEach((between, said) -> compare(batch, said, null, "table " + between.table() + ", which paid it"));
        tables.clear();
        patrons.clear();
    }

    private static void compare(long batch, Said said, @Nullable Said other, String who) {
        if (other != null && other.payments().equals(said.payments())) return;
        Row row = said.row();
        throw new Found(
                batch,
                row.stream(),
                row.version(),
                other == null
                        ? "paid into an account, but " + who + ", has no row that says so in this batch"
                        : "paid " + said.payments() + ", but " + who + ", has " + other.payments());
    }
}
