package baize.floor.staff;

import baize.core.engine.Reason;
import java.util.List;

/** Every refusal of what is asked about staff, in precedence. All rest on the ladder: no clause speaks of hiring. */
public enum StaffReason implements Reason {
    WRONG_ROLE,
    ALREADY_EMPLOYED,
    NOT_EMPLOYED,
    ROLE_UNCHANGED;

    @Override
    public List<String> cites() {
        return List.of("R-24");
    }
}
