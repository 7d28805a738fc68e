package baize.floor.ticket;

import baize.core.engine.Reason;
import java.util.List;

/** Every refusal of what is asked about a ticket, in precedence: where several apply, the first is given. */
public enum TicketReason implements Reason {
    // spotless:off
    WRONG_ROLE          ("R-24"),
    NO_SUCH_TICKET      ("craps 1.1 \"Redeemable Ticket\""),
    NUMBER_TAKEN        ("craps 1.1 \"Redeemable Ticket\""),
    ALREADY_REDEEMED    ("craps 1.1 \"Redeemable Ticket\"", "craps 3.4.2", "craps 3.8.1"),
    TICKET_VOID         ("craps 4.2"),
    AMOUNT_OUT_OF_RANGE ("R-1");
    // spotless:on

    private final List<String> cites;

    TicketReason(String... cites) {
        this.cites = List.of(cites);
    }

    @Override
    public List<String> cites() {
        return cites;
    }
}
