package baize.server.demo;

import baize.floor.Actor;
import baize.floor.staff.Role;
import baize.server.plan.FloorPlan;
import baize.server.plan.StaffAccount;
import java.util.ArrayList;
import java.util.List;

/**
 * What everyone may know of a demo floor.
 *
 * @param cashier who registers guests and bots and hands out the play money
 * @param staff whom anyone may sign in as, with their passwords
 */
public record Demo(Actor.Staff cashier, List<StaffAccount> staff) {
    public Demo {
        staff = List.copyOf(staff);
    }

    /** The demo of a floor that is set up by this plan, which {@link #staffed} has seen. */
    public static Demo of(FloorPlan plan) {
        Actor.Staff cashier = plan.staff().stream()
                .filter(member -> member.role() == Role.CASHIER)
                .map(member -> new Actor.Staff(member.id(), member.role()))
                .findFirst()
                .orElseThrow();
        return new Demo(
                cashier,
                plan.staff().stream()
                        .filter(member -> member.password() != null)
                        .toList());
    }

    /** The same plan with a cashier, without whom nobody gets play money, and with one who can have hired him. */
    public static FloorPlan staffed(FloorPlan plan) {
        List<StaffAccount> staff = new ArrayList<>(plan.staff());
        for (Role role : List.of(Role.ADMINISTRATOR, Role.CASHIER))
            if (staff.stream().noneMatch(member -> member.role() == role))
                staff.add(new StaffAccount("demo-" + role.id(), "Demo " + role.id(), role, null));
        return new FloorPlan(plan.file(), plan.tables(), staff);
    }
}
