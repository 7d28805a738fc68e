package baize.server.account;

import baize.core.engine.Patron;
import baize.floor.Floor;
import baize.floor.patron.PatronState;
import baize.floor.staff.StaffState;
import baize.server.Denied;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Who comes with a number and a secret. Unknown, wrong and no longer valid are one answer, which takes one time. */
final class SignIn {
    private final Floor floor;
    private final Accounts accounts;
    private final Gatekeeper gate;
    private final Guesses guesses;

    SignIn(Floor floor, Accounts accounts, Gatekeeper gate) {
        this.floor = floor;
        this.accounts = accounts;
        this.gate = gate;
        this.guesses = gate.guesses();
    }

    /**
     * A try that may be judged.
     *
     * @param device the key of a browser that the account knows; absent for any other
     * @param pause before the next try at this number if this is wrong
     * @param held whether it must wait first, since somebody is guessing
     */
    record Try(String number, @Nullable String device, String address, String host, Duration pause, boolean held) {}

    /** Lets a try begin, or says how long it is too early; reads the store. */
    Try begin(HttpServerRequest request, String typed) {
        String number = Accounts.plain(typed);
        String key = Cookies.device(request);
        String device = key != null && accounts.devices().knows(key, number) ? key : null;
        String address = gate.origins().address(request);
        String host = gate.origins().host(request);
        Long early = device == null ? guesses.begin(address, host) : null;
        if (early != null) throw later(request, "rate", early, "too many wrong tries from your address");
        Tries.Begun begun = accounts.tries().begin(number, device);
        if (begun.opens() != null) {
            if (device == null) guesses.takeBack(address);
            throw later(request, "slowed", seconds(begun.opens()), "too many wrong tries");
        }
        return new Try(number, device, address, host, begun.pause(), device == null && guesses.isOneTooMany());
    }

    private long seconds(Instant opens) {
        return Math.max(1, Duration.between(floor.clock().instant(), opens).toSeconds() + 1);
    }

    private Denied later(HttpServerRequest request, String reason, long seconds, String why) {
        request.response().putHeader("Retry-After", Long.toString(seconds));
        return gate.denied(reason, 429, why + ": try again in " + seconds + " seconds");
    }

    /** Keeps a try back for a while where that is its lot; fails where too many wait already. */
    Future<Try> held(HttpServerRequest request, Try begun) {
        if (!begun.held()) return Future.succeededFuture(begun);
        if (!guesses.enter()) {
            long seconds = Math.max(1, guesses.hold().toSeconds());
            return Gatekeeper.blocking(() -> {
                takeBack(begun);
                throw later(request, "held", seconds, "too many sign in at once");
            });
        }
        return Objects.requireNonNull(Vertx.currentContext(), "expected a thread of the server")
                .owner()
                .timer(guesses.hold().toMillis(), TimeUnit.MILLISECONDS)
                .map(begun)
                .onComplete(_ -> guesses.release());
    }

    /** Who it is; hashes and reads the store. */
    Subject check(Try begun, String secret) {
        Subject subject = accounts.whose(begun.number(), secret);
        if (subject == null || !mayComeIn(subject, begun.number())) {
            guesses.wrong(accounts.owner(begun.number()), begun.host(), begun.pause());
            throw gate.denied("secret", 401, "that number and that PIN or password do not belong together");
        }
        accounts.tries().succeeded(begun.number(), begun.device());
        takeBackFromHouse(begun);
        Guesses.right(subject, begun.host());
        return subject;
    }

    /** The try was not judged: it counts for nothing. */
    void takeBack(Try begun) {
        accounts.tries().takeBack(begun.number(), begun.device());
        takeBackFromHouse(begun);
    }

    private void takeBackFromHouse(Try begun) {
        if (begun.device() != null) return;
        guesses.takeBack(begun.address());
        if (!begun.held()) guesses.takeBack();
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
