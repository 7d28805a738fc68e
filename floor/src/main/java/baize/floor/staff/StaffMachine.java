package baize.floor.staff;

import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.staff.StaffCommand.ChangeRole;
import baize.floor.staff.StaffCommand.Dismiss;
import baize.floor.staff.StaffCommand.Hire;
import baize.floor.staff.StaffEvent.Dismissed;
import baize.floor.staff.StaffEvent.Hired;
import baize.floor.staff.StaffEvent.RoleChanged;
import baize.floor.staff.StaffState.Employed;
import baize.floor.staff.StaffState.Former;
import baize.floor.staff.StaffState.Unknown;
import baize.floor.stream.Codec;
import baize.floor.stream.Machine;
import java.time.Instant;
import java.util.List;

/** A member of staff and his role; stream {@code staff/<id>}. */
@Rule("R-24")
public final class StaffMachine implements Machine<StaffState, StaffCommand, StaffEvent> {
    @Override
    public StaffState initial() {
        return new Unknown();
    }

    @Override
    public Decision<StaffEvent> decide(StaffState state, StaffCommand command, Instant at) {
        Duty duty = duty(command);
        if (!duty.mayBeDoneBy(command.by()))
            return Decision.refuse(StaffReason.WRONG_ROLE, duty.cites().getFirst(), duty.refusal(command.by()));
        return switch (command) {
            case Hire c -> hire(state, c);
            case ChangeRole c -> changeRole(state, c);
            case Dismiss c -> state instanceof Employed ? Decision.accept(new Dismissed(c.text())) : notEmployed();
        };
    }

    private static Duty duty(StaffCommand command) {
        return switch (command) {
            case Hire _ -> Duty.HIRE;
            case ChangeRole _ -> Duty.CHANGE_ROLE;
            case Dismiss _ -> Duty.DISMISS;
        };
    }

    /** The house itself hires administrators alone: someone must be the first. */
    private static Decision<StaffEvent> hire(StaffState state, Hire c) {
        if (c.by().equals(By.HOUSE) && c.role() != Role.ADMINISTRATOR)
            return Decision.refuse(StaffReason.WRONG_ROLE, "the house hires an administrator, who hires the others");
        if (state instanceof Employed e)
            return Decision.refuse(
                    StaffReason.ALREADY_EMPLOYED, e.member() + " is " + e.role().id() + " already");
        return Decision.accept(new Hired(c.member(), c.name(), c.role()));
    }

    private static Decision<StaffEvent> changeRole(StaffState state, ChangeRole c) {
        if (!(state instanceof Employed employed)) return notEmployed();
        if (employed.role() == c.role())
            return Decision.refuse(
                    StaffReason.ROLE_UNCHANGED,
                    employed.member() + " is " + c.role().id() + " already");
        return Decision.accept(new RoleChanged(c.role()));
    }

    private static Decision<StaffEvent> notEmployed() {
        return Decision.refuse(StaffReason.NOT_EMPLOYED, "nobody is employed by that id");
    }

    @Override
    public StaffState evolve(StaffState state, StaffEvent event, Instant at) {
        return switch (event) {
            case Hired e -> new Employed(e.member(), e.name(), e.role());
            case RoleChanged e -> new Employed(((Employed) state).member(), ((Employed) state).name(), e.role());
            case Dismissed _ -> new Former(((Employed) state).member(), ((Employed) state).name());
        };
    }

    @Override
    public List<Entry> postings(StaffState before, StaffEvent event) {
        return List.of();
    }

    @Override
    public void reconcile(StaffState state, Books books) {
        if (!books.equals(Books.EMPTY))
            throw new IllegalStateException("staff hold no money, but the books say " + books);
    }

    @Override
    public Codec<StaffState, StaffCommand, StaffEvent> codec() {
        return StaffForm.FORM;
    }
}
