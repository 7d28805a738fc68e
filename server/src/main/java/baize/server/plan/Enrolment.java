package baize.server.plan;

import baize.floor.People;
import baize.floor.staff.StaffState;
import baize.server.account.Accounts;
import baize.server.account.DrawnSecret;
import baize.server.account.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;

/**
 * Passwords for the staff of a plan who have none yet: their own from the file, or one that is drawn and told once.
 *
 * @param done when all of them can sign in
 * @param drawn the passwords that were drawn, by member
 */
public record Enrolment(CompletableFuture<Void> done, Map<String, String> drawn) {
    /** Begins with it; the hashing goes on beside whatever else is done. */
    public static Enrolment of(FloorPlan plan, People people, Accounts accounts) {
        List<CompletableFuture<Void>> all = new ArrayList<>();
        Map<String, String> drawn = new LinkedHashMap<>();
        for (StaffAccount member : plan.staff()) {
            Subject subject = Subject.staff(member.id());
            boolean works = people.staff(member.id()) instanceof StaffState.Employed;
            if (!works || accounts.isEnrolled(subject, member.id())) continue;
            String password = Objects.requireNonNullElseGet(member.password(), DrawnSecret::draw);
            if (member.password() == null) drawn.put(member.id(), password);
            all.add(accounts.apart(() -> {
                accounts.enrol(subject, member.id(), password);
                return null;
            }));
        }
        return new Enrolment(CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])), drawn);
    }
}
