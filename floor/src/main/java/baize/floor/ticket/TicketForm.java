package baize.floor.ticket;

import baize.floor.staff.By;
import baize.floor.stream.StoredForm;
import baize.floor.ticket.TicketCommand.Issue;
import baize.floor.ticket.TicketCommand.Redeem;
import baize.floor.ticket.TicketCommand.VoidTicket;
import baize.floor.ticket.TicketEvent.TicketIssued;
import baize.floor.ticket.TicketEvent.TicketRedeemed;
import baize.floor.ticket.TicketEvent.TicketVoided;
import baize.wire.Json;
import baize.wire.Names;
import tools.jackson.databind.module.SimpleModule;

/** Tickets as JSON. */
final class TicketForm {
    static final Names<TicketCommand> COMMANDS = new Names<TicketCommand>()
            .name("issue", Issue.class)
            .name("redeem", Redeem.class)
            .name("void", VoidTicket.class);

    static final Names<TicketEvent> EVENTS = new Names<TicketEvent>()
            .name("ticket/issued/1", TicketIssued.class)
            .name("ticket/redeemed/1", TicketRedeemed.class)
            .name("ticket/voided/1", TicketVoided.class);

    static final Names<TicketState> PHASES = new Names<TicketState>()
            .name("ticket/unissued/1", TicketState.Unissued.class)
            .name("ticket/outstanding/1", TicketState.Outstanding.class)
            .name("ticket/redeemed/1", TicketState.Redeemed.class)
            .name("ticket/voided/1", TicketState.Voided.class);

    static final StoredForm<TicketState, TicketCommand, TicketEvent> FORM = new StoredForm<>(
            module(),
            new StoredForm.Named<>(TicketState.class, PHASES),
            new StoredForm.Named<>(TicketCommand.class, COMMANDS),
            new StoredForm.Named<>(TicketEvent.class, EVENTS));

    private TicketForm() {}

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("ticket");
        Json.text(module, By.class, By::id, By::parse);
        Json.text(module, TicketNumber.class, TicketNumber::digits, TicketNumber::new);
        Json.text(module, TicketSide.class, side -> side.account().name(), TicketSide::parse);
        return module;
    }
}
