package baize.floor.ticket;

import baize.core.money.Money;

/** What has happened to a ticket. */
public sealed interface TicketEvent {
    record TicketIssued(TicketNumber number, Money amount, TicketSide from) implements TicketEvent {}

    record TicketRedeemed(TicketSide to) implements TicketEvent {}

    record TicketVoided(String text) implements TicketEvent {}
}
