package baize.floor.ticket;

import baize.core.engine.Patron;
import baize.floor.ledger.Account;
import java.util.Arrays;

/** Where a ticket's value comes from or goes to. It is written as the name of its account. */
public sealed interface TicketSide {
    /** Notes over the counter or out of a machine. */
    record Cash() implements TicketSide {
        @Override
        public Account account() {
            return Account.CASH;
        }
    }

    /** What a patron keeps with the house; the patron's stream moves it. */
    record Wallet(Patron patron) implements TicketSide {
        @Override
        public Account account() {
            return Account.patron(patron);
        }
    }

    /** A patron's credits on a table's terminal. */
    record Terminal(String table, Patron patron) implements TicketSide {
        @Override
        public Account account() {
            return Account.chips(table, patron);
        }
    }

    Account account();

    static TicketSide parse(String account) {
        String[] parts = account.split("/", -1);
        boolean blank = Arrays.stream(parts).anyMatch(String::isBlank);
        if (account.equals("cash")) return new Cash();
        if (parts.length == 2 && parts[0].equals("patron") && !blank) return new Wallet(new Patron(parts[1]));
        if (parts.length == 3 && parts[0].equals("chips") && !blank)
            return new Terminal(parts[1], new Patron(parts[2]));
        throw new IllegalArgumentException(
                "expected cash, patron/<id> or chips/<table>/<patron>, got \"" + account + "\"");
    }
}
