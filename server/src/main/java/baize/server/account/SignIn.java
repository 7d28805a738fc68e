package baize.server.account;

import baize.core.engine.Patron;
import baize.floor.Floor;
import baize.floor.patron.PatronState;
import baize.floor.staff.StaffState;
import baize.server.Denied;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Who comes with a number and a secret. Unknown, wrong and no longer valid are one answer, which takes one time. */
final class SignIn {
    private final Floor floor;
    private final Accounts accounts;
    private final Gatekeeper gate;

    SignIn(Floor floor, Accounts accounts, Gatekeeper gate) {
        this.floor = floor;
        this.accounts = accounts;
        this.gate = gate;
    }

    /** Who it is; hashes and reads the store. */
    Subject check(HttpServerRequest request, String number, String secret) {
        String plain = Accounts.plain(number);
        Instant opens = accounts.tries().begin(plain);
        if (opens != null) throw locked(request, opens);
        Subject subject = accounts.whose(plain, secret);
        if (subject == null || !mayComeIn(subject, plain))
            throw gate.denied("secret", 401, "that number and that PIN or password do not belong together");
        accounts.tries().succeeded(plain);
        return subject;
    }

    private Denied locked(HttpServerRequest request, Instant opens) {
        long seconds =
                Math.max(1, Duration.between(floor.clock().instant(), opens).toSeconds() + 1);
        request.response().putHeader("Retry-After", Long.toString(seconds));
        return gate.denied("locked", 429, "too many wrong tries: try again in " + seconds + " seconds");
    }

    /** A card that was reported lost lets nobody in, and one who was dismissed has no business here. */
    private boolean mayComeIn(Subject subject, String number) {
        return switch (subject.kind()) {
            case STAFF -> floor.people().staff(subject.id()) instanceof StaffState.Employed;
            case PATRON ->
                floor.people().patron(new Patron(subject.id())) instanceof PatronState.Registered registered
                        && isValid(registered.cards().valid(), number);
        };
    }

    private static boolean isValid(@Nullable String card, String number) {
        return card != null && Accounts.plain(card).equals(number);
    }
}
