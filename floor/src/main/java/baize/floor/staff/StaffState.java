package baize.floor.staff;

/** What the house knows of a member of staff. */
public sealed interface StaffState {
    /** Nobody yet. */
    record Unknown() implements StaffState {}

    /** At work; acts as {@link By.Staff} in this role. */
    record Employed(String member, String name, Role role) implements StaffState {
        public By by() {
            return By.staff(role);
        }
    }

    /** No longer at work; may do nothing until hired again. */
    record Former(String member, String name) implements StaffState {}
}
