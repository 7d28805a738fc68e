package baize.server.plan;

import baize.floor.staff.Role;
import org.jspecify.annotations.Nullable;

/**
 * A member of staff that a floor is to have.
 *
 * @param password for all to see; on demo floors alone
 */
public record StaffAccount(
        String id, String name, Role role, @Nullable String password) {}
