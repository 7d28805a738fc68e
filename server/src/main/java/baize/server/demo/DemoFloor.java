package baize.server.demo;

import baize.core.chance.SecureGenerator;
import baize.floor.Actor;
import baize.floor.staff.Role;
import baize.server.account.Demo;
import baize.server.plan.FloorPlan;
import baize.server.plan.StaffAccount;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * What everyone may know of a demo floor.
 *
 * @param cashier who registers guests and bots and hands out the play money
 * @param staff whom anyone may sign in as, with their passwords
 */
public record DemoFloor(Actor.Staff cashier, List<StaffAccount> staff) {
    public DemoFloor {
        staff = List.copyOf(staff);
    }

    /** The demo of a floor that is set up by this plan, which {@link #staffed} has seen. */
    public static DemoFloor of(FloorPlan plan) {
        Actor.Staff cashier = plan.staff().stream()
                .filter(member -> member.role() == Role.CASHIER)
                .map(member -> new Actor.Staff(member.id(), member.role()))
                .findFirst()
                .orElseThrow();
        return new DemoFloor(
                cashier,
                plan.staff().stream()
                        .filter(member -> member.password() != null)
                        .toList());
    }

    /** As the accounts know it: whose play money guests get, and whom anyone may sign in as. */
    public Demo accounts() {
        Map<String, String> passwords = new LinkedHashMap<>();
        for (StaffAccount member : staff) if (member.password() != null) passwords.put(member.id(), member.password());
        return new Demo(cashier.member(), Demo.PURSE, passwords);
    }

    /** How the bots of this demo behave. */
    public Crowd.Options crowd(BooleanSupplier audience) {
        return new Crowd.Options(cashier, audience, Pace.HUMAN, new SecureGenerator().nextLong());
    }

    /** The same plan with a cashier, without whom nobody gets play money, and with one who can have hired him. */
    public static FloorPlan staffed(FloorPlan plan) {
        List<StaffAccount> staff = new ArrayList<>(plan.staff());
        for (Role role : List.of(Role.ADMINISTRATOR, Role.CASHIER))
            if (staff.stream().noneMatch(member -> member.role() == role))
                staff.add(new StaffAccount("demo-" + role.id(), "Demo " + role.id(), role, null));
        return new FloorPlan(plan.file(), plan.pools(), plan.tables(), staff);
    }
}
