package baize.floor.staff;

import baize.floor.staff.StaffCommand.ChangeRole;
import baize.floor.staff.StaffCommand.Dismiss;
import baize.floor.staff.StaffCommand.Hire;
import baize.floor.staff.StaffEvent.Dismissed;
import baize.floor.staff.StaffEvent.Hired;
import baize.floor.staff.StaffEvent.RoleChanged;
import baize.floor.stream.StoredForm;
import baize.wire.Json;
import baize.wire.Names;
import tools.jackson.databind.module.SimpleModule;

/** Staff as JSON. */
final class StaffForm {
    static final Names<StaffCommand> COMMANDS = new Names<StaffCommand>()
            .name("hire", Hire.class)
            .name("change-role", ChangeRole.class)
            .name("dismiss", Dismiss.class);

    static final Names<StaffEvent> EVENTS = new Names<StaffEvent>()
            .name("staff/hired/1", Hired.class)
            .name("staff/role-changed/1", RoleChanged.class)
            .name("staff/dismissed/1", Dismissed.class);

    static final Names<StaffState> PHASES = new Names<StaffState>()
            .name("staff/unknown/1", StaffState.Unknown.class)
            .name("staff/employed/1", StaffState.Employed.class)
            .name("staff/former/1", StaffState.Former.class);

    static final StoredForm<StaffState, StaffCommand, StaffEvent> FORM = new StoredForm<>(
            module(),
            new StoredForm.Named<>(StaffState.class, PHASES),
            new StoredForm.Named<>(StaffCommand.class, COMMANDS),
            new StoredForm.Named<>(StaffEvent.class, EVENTS));

    private StaffForm() {}

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("staff");
        Json.text(module, By.class, By::id, By::parse);
        return module;
    }
}
