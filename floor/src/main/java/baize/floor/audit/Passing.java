package baize.floor.audit;

import baize.core.money.Money;
import baize.floor.journal.Row;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import baize.floor.patron.PatronEvent;
import baize.floor.table.HouseFact;
import baize.floor.table.TableFact;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketSide;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Money on its way between streams, within a batch: what leaves one under a command's id arrives in the other. */
final class Passing {
    private final Map<Key, Money> sums = new LinkedHashMap<>();
    private final Map<Key, Row> last = new HashMap<>();
    private final Set<Side> sides = new HashSet<>();
    private final List<Expected> expected = new ArrayList<>();
    private final PoolMoves jackpots = new PoolMoves();
    private final AccountPayments payments = new AccountPayments();

    record Key(String by, String id) {}

    private record Side(Key key, String stream) {}

    private record Expected(Key key, String stream, Row from) {}

    void take(String by, Row row, List<?> events, List<Entry> entries) {
        Key key = new Key(by, row.id());
        for (Object event : events) payments.take(key, row, event);
        Money transit = transit(entries);
        if (transit == null) return;
        sums.merge(key, transit, Money::plus);
        last.put(key, row);
        sides.add(new Side(key, row.stream()));
        for (Object event : events) {
            String other = other(event);
            if (other != null) expected.add(new Expected(key, other, row));
        }
    }

    /** What a row says of a pool's jackpot. */
    void moved(String by, Row row, List<PoolMove> moves) {
        if (!moves.isEmpty()) jackpots.take(new Key(by, row.id()), row, moves);
    }

    private static @Nullable Money transit(List<Entry> entries) {
        for (Entry entry : entries) if (entry.account().equals(Account.TRANSIT)) return entry.amount();
        return null;
    }

    /** The stream at the other end; none where the event does not say. */
    private static @Nullable String other(Object event) {
        return switch (event) {
            case PatronEvent.MovedToTable moved -> "table/" + moved.table();
            case PatronEvent.MovedFromTable moved -> "table/" + moved.table();
            case PatronEvent.TicketBought bought -> "ticket/" + bought.number();
            case PatronEvent.TicketRedeemed redeemed -> "ticket/" + redeemed.number();
            case TableFact.Around<?>(HouseFact.ChipsBrought brought) ->
                brought.notes() ? null : "patron/" + brought.patron().id();
            case TableFact.Around<?>(HouseFact.ChipsTaken taken) ->
                "patron/" + taken.patron().id();
            case TableFact.Around<?>(HouseFact.TicketInserted inserted) -> "ticket/" + inserted.number();
            case TableFact.Around<?>(HouseFact.TicketPrinted printed) -> "ticket/" + printed.number();
            case PatronEvent.TicketRefunded refunded -> "ticket/" + refunded.number();
            case TicketEvent.TicketIssued issued -> side(issued.from());
            case TicketEvent.TicketRedeemed redeemed -> side(redeemed.to());
            default -> null;
        };
    }

    private static @Nullable String side(TicketSide side) {
        return switch (side) {
            case TicketSide.Cash _ -> null;
            case TicketSide.Wallet(var patron) -> "patron/" + patron.id();
            case TicketSide.Terminal(var table, var _) -> "table/" + table;
        };
    }

    /** Nothing may be on its way when a batch is over. */
    void end(long batch) {
        jackpots.end(batch);
        payments.end(batch);
        if (sums.isEmpty()) return;
        for (Expected one : expected)
            if (!sides.contains(new Side(one.key(), one.stream())))
                throw new Found(
                        batch,
                        one.from().stream(),
                        one.from().version(),
                        "money moved from or to " + one.stream() + ", which has no row for it in this batch");
        sums.forEach((key, sum) -> {
            Row row = last.get(key);
            if (!sum.isZero() && row != null)
                throw new Found(batch, row.stream(), row.version(), "expected nothing left in transit, found " + sum);
        });
        sums.clear();
        last.clear();
        sides.clear();
        expected.clear();
    }
}
