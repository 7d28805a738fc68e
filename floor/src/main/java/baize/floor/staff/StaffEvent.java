package baize.floor.staff;

/** What has happened to a member of staff. */
public sealed interface StaffEvent {
    record Hired(String member, String name, Role role) implements StaffEvent {}

    record RoleChanged(Role role) implements StaffEvent {}

    record Dismissed(String text) implements StaffEvent {}
}
