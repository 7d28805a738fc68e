package baize.server.plan;

import baize.core.chance.Generator;
import baize.core.chance.SecureGenerator;
import baize.floor.People;
import baize.floor.staff.StaffState;
import baize.server.account.Accounts;
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
    /** Without what people mistake for something else. */
    private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int LENGTH = 16;

    /** Begins with it; the hashing goes on beside whatever else is done. */
    public static Enrolment of(FloorPlan plan, People people, Accounts accounts) {
        List<CompletableFuture<Void>> all = new ArrayList<>();
        Map<String, String> drawn = new LinkedHashMap<>();
        for (StaffAccount member : plan.staff()) {
            Subject subject = Subject.staff(member.id());
            boolean works = people.staff(member.id()) instanceof StaffState.Employed;
            if (!works || accounts.isEnrolled(subject, member.id())) continue;
            String password = Objects.requireNonNullElseGet(member.password(), Enrolment::draw);
            if (member.password() == null) drawn.put(member.id(), password);
            all.add(accounts.apart(() -> {
                accounts.enrol(subject, member.id(), password);
                return null;
            }));
        }
        return new Enrolment(CompletableFuture.allOf(all.toArray(new CompletableFuture<?>[0])), drawn);
    }

    private static String draw() {
        Generator generator = new SecureGenerator();
        StringBuilder password = new StringBuilder();
        for (int at = 0; at < LENGTH; at++) {
            if (at > 0 && at % 4 == 0) password.append('-');
            password.append(LETTERS.charAt(generator.below(LETTERS.length())));
        }
        return password.toString();
    }
}
