package baize.floor.staff;

/** What can be asked about a member of staff. */
public sealed interface StaffCommand {
    By by();

    record Hire(By by, String member, String name, Role role) implements StaffCommand {}

    record ChangeRole(By by, Role role) implements StaffCommand {}

    record Dismiss(By by, String text) implements StaffCommand {}
}
