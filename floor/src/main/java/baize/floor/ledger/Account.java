package baize.floor.ledger;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import org.jspecify.annotations.Nullable;

/**
 * An account by name. A balance above zero is what the account holds; the two sources of money, {@link #CASH} and
 * {@link #HOUSE}, go below zero by what they have given, so that all accounts together are zero.
 */
public record Account(String name) implements Comparable<Account> {
    /** Money outside: notes, cards, transfers. Below zero by what has come in and not gone out. */
    public static final Account CASH = new Account("cash");

    /** The operator's own means: floats, guarantees and rounding come from here, results return to it. */
    public static final Account HOUSE = new Account("house");

    /** Money on its way from one stream's accounts to another's; zero whenever a command is over. */
    public static final Account TRANSIT = new Account("transit");

    /** Tickets handed out and not yet redeemed. */
    public static final Account TICKETS = new Account("tickets");

    /** What a patron keeps with the house. */
    public static Account patron(Patron patron) {
        return new Account("patron/" + patron.id());
    }

    /** What a patron owes the house: below zero by so much. */
    @Rule("R-193")
    public static Account owed(Patron patron) {
        return new Account("owed/" + patron.id());
    }

    /** A patron's chips at a table. */
    public static Account chips(String table, Patron patron) {
        return new Account("chips/" + table + "/" + patron.id());
    }

    /** Wagers on a table's layout. */
    public static Account stakes(String table) {
        return new Account("stakes/" + table);
    }

    /** The chips in a table's tray, which pay and collect. */
    @Rule("caribbean-stud 1.1 \"float tray\"")
    public static Account floatTray(String table) {
        return new Account("float/" + table);
    }

    /** A jackpot's pool. */
    public static Account pool(String jackpot) {
        return new Account("pool/" + jackpot);
    }

    /** What a jackpot keeps back for its next seed. */
    public static Account reserve(String jackpot) {
        return new Account("reserve/" + jackpot);
    }

    /** Whose it is; absent where it is the house's. */
    public @Nullable Patron patron() {
        String[] parts = name.split("/", -1);
        return switch (parts[0]) {
            case "patron", "owed", "chips" -> new Patron(parts[parts.length - 1]);
            default -> null;
        };
    }

    @Override
    public int compareTo(Account other) {
        return name.compareTo(other.name);
    }

    @Override
    public String toString() {
        return name;
    }
}
