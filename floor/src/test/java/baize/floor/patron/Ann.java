package baize.floor.patron;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.patron.PatronCommand.IssueCard;
import baize.floor.patron.PatronCommand.Register;
import baize.floor.patron.PatronState.Registered;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.stream.Story;
import baize.floor.ticket.TicketNumber;
import java.time.Instant;
import java.time.LocalDateTime;

/** The patron of these tests. */
final class Ann {
    static final Patron ANN = new Patron("ann");
    static final Patron BEN = new Patron("ben");
    static final By CASHIER = By.staff(Role.CASHIER);
    static final By GAMING_SUPERVISOR = By.staff(Role.GAMING_SUPERVISOR);
    static final By CASINO_SUPERVISOR = By.staff(Role.CASINO_SUPERVISOR);
    static final By GAMING_MANAGER = By.staff(Role.GAMING_MANAGER);
    static final TicketNumber TICKET = new TicketNumber("123456789012345672");

    private Ann() {}

    static Money money(String amount) {
        return Money.parse(amount);
    }

    /** A time in Sydney, {@code 2026-11-16T20:00}. */
    static Instant sydney(String local) {
        return LocalDateTime.parse(local).atZone(Sydney.ZONE).toInstant();
    }

    static Story<PatronState, PatronCommand, PatronEvent> nobody() {
        return new Story<>(new PatronMachine(), sydney("2026-11-16T20:00"));
    }

    /** Registered, with a card, on a Monday evening or when else the test wants it. */
    static Story<PatronState, PatronCommand, PatronEvent> ann(String local) {
        return new Story<>(new PatronMachine(), sydney(local))
                .does(new Register(CASHIER, ANN, "Ann Example", false))
                .does(new IssueCard(CASHIER, "C-1"));
    }

    static Story<PatronState, PatronCommand, PatronEvent> ann() {
        return ann("2026-11-16T20:00");
    }

    static Registered known(Story<PatronState, PatronCommand, PatronEvent> story) {
        return (Registered) story.state();
    }

    static Money wallet(Story<PatronState, PatronCommand, PatronEvent> story) {
        return known(story).wallet().balance();
    }

    static Allowance allowance(Story<PatronState, PatronCommand, PatronEvent> story) {
        return Allowance.of(story.state(), story.now());
    }
}
