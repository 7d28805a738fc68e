package baize.server.account;

import baize.core.engine.Patron;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronReason;
import baize.floor.staff.By;
import baize.server.Denied;
import java.util.UUID;

/** New patrons of a demo floor, each with a card and play money. They have no PIN: the session is all they have. */
final class Guests {
    private static final int ATTEMPTS = 24;

    private final Floor floor;
    private final Accounts accounts;
    private final Demo demo;

    Guests(Floor floor, Accounts accounts, Demo demo) {
        this.floor = floor;
        this.accounts = accounts;
        this.demo = demo;
    }

    /** Registers a guest through the cashier, as any patron is; waits for the disk. */
    Patron register() {
        Actor.Staff cashier = floor.people().actor(demo.cashier());
        if (cashier == null) throw new Denied(503, "nobody is at the demo's cash desk");
        By by = cashier.by();
        long number = number(cashier);
        Patron guest = new Patron(Me.GUEST + number);
        ask(cashier, guest, new PatronCommand.IssueCard(by, "g-" + number));
        ask(cashier, guest, new PatronCommand.Deposit(by, demo.purse(), Means.CASH));
        return guest;
    }

    /** Goes on from the last number; where accounts were lost and the floor was not, in longer and longer steps. */
    private long number(Actor.Staff cashier) {
        int step = 1;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++, step *= 2) {
            long number = accounts.next("guest", step);
            Patron guest = new Patron(Me.GUEST + number);
            try {
                ask(cashier, guest, new PatronCommand.Register(cashier.by(), guest, "Guest " + number, true));
                return number;
            } catch (Refused refused) {
                if (!refused.reason().equals(PatronReason.ALREADY_REGISTERED.id())) throw refused;
            }
        }
        throw new Denied(503, "no number is free for another guest");
    }

    private void ask(Actor.Staff cashier, Patron guest, PatronCommand.Asked command) {
        var _ = Refused.orDone(floor.ask(cashier, UUID.randomUUID().toString(), guest, command));
    }
}
