package baize.floor.ticket;

import baize.core.money.Money;
import baize.floor.staff.By;

/** What can be asked about a ticket. */
public sealed interface TicketCommand {
    By by();

    record Issue(By by, TicketNumber number, Money amount, TicketSide from) implements TicketCommand {}

    record Redeem(By by, TicketSide to) implements TicketCommand {}

    /** Makes a ticket worthless that should not be; its value goes back to where it came from. */
    record VoidTicket(By by, String text) implements TicketCommand {}
}
