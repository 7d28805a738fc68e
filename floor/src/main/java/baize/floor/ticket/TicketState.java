package baize.floor.ticket;

import baize.core.money.Money;

/** What has become of a ticket. */
public sealed interface TicketState {
    /** No ticket of that number. */
    record Unissued() implements TicketState {}

    /** Worth its amount. */
    record Outstanding(TicketNumber number, Money amount, TicketSide from) implements TicketState {}

    record Redeemed(TicketNumber number, Money amount, TicketSide from, TicketSide to) implements TicketState {}

    record Voided(TicketNumber number, Money amount, TicketSide from, String text) implements TicketState {}
}
