package baize.floor.staff;

import baize.floor.staff.StaffCommand.ChangeRole;
import baize.floor.staff.StaffCommand.Dismiss;
import baize.floor.staff.StaffCommand.Hire;
import baize.floor.staff.StaffEvent.Dismissed;
import baize.floor.staff.StaffEvent.Hired;
import baize.floor.staff.StaffEvent.RoleChanged;
import baize.floor.stream.StoredForm;
import baize.wire.Fields;
import baize.wire.Json;
import baize.wire.Names;
import baize.wire.Speaker;
import java.util.List;
import tools.jackson.databind.JsonNode;
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
            new StoredForm.Named<>(StaffEvent.class, EVENTS),
            StaffForm::command);

    private StaffForm() {}

    private static SimpleModule module() {
        SimpleModule module = new SimpleModule("staff");
        Json.text(module, By.class, By::id, By::parse);
        return module;
    }

    private static StaffCommand command(JsonNode json) {
        Fields f = new Fields(json, "", Speaker.JOURNAL);
        By by = f.parsed("by", "who asks", By::parse);
        StaffCommand command = switch (f.text("do")) {
            case "hire" -> new Hire(by, f.text("member"), f.text("name"), role(f));
            case "change-role" -> new ChangeRole(by, role(f));
            case "dismiss" -> new Dismiss(by, f.text("text"));
            default -> throw f.bad("do", "no such command: \"" + f.text("do") + "\"");
        };
        f.complete();
        return command;
    }

    private static Role role(Fields f) {
        return f.choice("role", List.of(Role.values()), Role::id);
    }
}
