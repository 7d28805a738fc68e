package baize.floor;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronEvent;
import baize.floor.patron.PatronMachine;
import baize.floor.patron.PatronState;
import baize.floor.stream.Body;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.stream.Stream;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What went into a patron's wallet and out of it, the newest first.
 *
 * @param before where an older part begins: the version to read up to, not included; 0 where there is none
 */
public record Statement(List<Movement> movements, long before) {
    /** Rows read at a time; most of a patron's rows move money. */
    private static final int PAGE = 64;

    /**
     * One row of the wallet.
     *
     * @param events all that happened in it
     * @param change above zero where money came in; zero where it only came to be owed, or such was paid at the desk
     * @param balance after it
     */
    public record Movement(Instant at, List<PatronEvent> events, Money change, Money balance) {}

    /** Reads a statement back from where a wallet stands now. */
    static final class Reader {
        private final Journal journal;
        private final PatronMachine machine;
        private final String stream;
        private final Account wallet;
        private final List<Movement> found = new ArrayList<>();
        private Money balance = Money.ZERO;

        Reader(Journal journal, PatronMachine machine, String stream, Patron patron) {
            this.journal = journal;
            this.machine = machine;
            this.stream = stream;
            this.wallet = Account.patron(patron);
        }

        /** The last movements before a version, which is not beyond where the wallet stands now. */
        Statement read(Position<PatronState> now, long before, int most) {
            long last = Math.min(now.version(), before - 1);
            Position<PatronState> then =
                    last == now.version() ? now : StoredState.at(journal, stream, machine, Math.max(0, last));
            balance = then.books().balance(wallet);
            while (last > 0 && found.size() < most) last = page(last, most);
            return new Statement(List.copyOf(found), last > 0 ? last + 1 : 0);
        }

        /** Goes back through some rows; where it came to. */
        private long page(long from, int most) {
            List<Row> rows = new ArrayList<>(PAGE);
            journal.rows(stream, Math.max(1, from - PAGE + 1), from, rows::add);
            for (Row row : rows.reversed()) {
                Body<PatronCommand, PatronEvent> body = body(row);
                Money change = change(body);
                if (change.isZero() && body.events().stream().noneMatch(Reader::concernsDebt)) continue;
                found.add(new Movement(Stream.instant(row.at()), body.events(), change, balance));
                balance = balance.minus(change);
                if (found.size() == most) return row.version() - 1;
            }
            return rows.isEmpty() ? 0 : rows.getFirst().version() - 1;
        }

        /** What comes to be owed moves nothing in the wallet, and belongs to the statement all the same. */
        private static boolean concernsDebt(PatronEvent event) {
            return event instanceof PatronEvent.ChargedByTable || event instanceof PatronEvent.OwedPaid;
        }

        private Body<PatronCommand, PatronEvent> body(Row row) {
            return Body.read(machine, row.body());
        }

        private Money change(Body<?, ?> body) {
            Money sum = Money.ZERO;
            for (Entry entry : body.entries()) if (entry.account().equals(wallet)) sum = sum.plus(entry.amount());
            return sum;
        }
    }
}
