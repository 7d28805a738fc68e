package baize.server.account;

import baize.core.engine.Patron;
import baize.floor.Actor;
import baize.floor.People;
import baize.floor.staff.Role;
import baize.server.Denied;
import baize.server.Gate;
import baize.server.Stay;
import baize.server.Who;
import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The gate over the accounts. What a member of staff may do is asked of the floor at every request. */
public final class Gatekeeper implements Gate {
    private static final String BEARER = "Bearer ";

    private final Accounts accounts;
    private final People people;
    private final Consumer<String> denials;
    private final InstantSource clock;
    private final Origins origins;
    private final Buckets signIns;
    private final Guesses guesses;
    private final Buckets guests;
    private final Buckets strangers;
    private final Buckets commands;
    private final Buckets messages;
    private final Buckets nobodys;
    private final Headcount sockets;

    /**
     * How the gate is kept.
     *
     * @param proxies that stand before the server and say whom they speak for
     */
    public record Options(Limits limits, Proxies proxies, InstantSource clock) {}

    /**
     * A gate.
     *
     * @param denials is told why, in one word, whenever someone is turned away
     */
    public Gatekeeper(Accounts accounts, People people, Options options, Consumer<String> denials) {
        this.accounts = accounts;
        this.people = people;
        this.denials = denials;
        this.clock = options.clock();
        this.origins = new Origins(options.proxies());
        this.signIns = new Buckets(options.clock(), options.limits().signIn().all());
        this.guesses = new Guesses(options.clock(), options.limits().signIn());
        this.guests = new Buckets(options.clock(), options.limits().guest());
        this.strangers = new Buckets(options.clock(), options.limits().stranger());
        this.commands = new Buckets(options.clock(), options.limits().command());
        Limits.Sockets over = options.limits().sockets();
        this.messages = new Buckets(options.clock(), over.message());
        this.nobodys = new Buckets(options.clock(), over.nobody());
        this.sockets = new Headcount(over.most());
    }

    @Override
    public Future<Who> who(HttpServerRequest request, boolean changing) {
        String authorization = request.getHeader("Authorization");
        try {
            if (authorization != null)
                return byToken(request, authorization).map(who -> counted(request, who, changing));
            String key = Cookies.read(request);
            if (key == null) return Future.succeededFuture(Who.NOBODY);
            return byCookie(request, key, changing).map(who -> counted(request, who, changing));
        } catch (Denied denied) {
            return Future.failedFuture(denied);
        }
    }

    private Future<Who> byToken(HttpServerRequest request, String authorization) {
        String key = token(authorization);
        if (key == null) throw noToken();
        Subject recalled = accounts.tokens().recall(key);
        if (recalled != null) return Future.succeededFuture(who(recalled));
        checkStranger(request);
        return blocking(() -> {
            Subject found = accounts.tokens().find(key);
            if (found != null) return who(found);
            stranger(request);
            throw noToken();
        });
    }

    private static @Nullable String token(String authorization) {
        String key = authorization.startsWith(BEARER)
                ? authorization.substring(BEARER.length()).strip()
                : "";
        return Keys.isKey(key) ? key : null;
    }

    private Denied noToken() {
        return denied("token", 401, "expected a valid token after Bearer in Authorization");
    }

    private Future<Who> byCookie(HttpServerRequest request, String key, boolean changing) {
        boolean socket = "websocket".equalsIgnoreCase(request.getHeader("Upgrade"));
        if (socket && !Boolean.TRUE.equals(origins.isOurs(request)))
            throw denied("origin", 403, "expected a socket from a page of this server");
        Subject recalled = accounts.sessions().recall(key);
        if (recalled != null) return Future.succeededFuture(proven(request, key, who(recalled), changing));
        checkStranger(request);
        return blocking(() -> {
            Subject found = accounts.sessions().find(key);
            if (found != null) return proven(request, key, who(found), changing);
            stranger(request);
            return Who.NOBODY;
        });
    }

    private Who proven(HttpServerRequest request, String key, Who who, boolean changing) {
        if (!changing || who instanceof Who.Nobody) return who;
        String proof = request.getHeader("X-Baize-Csrf");
        if (proof == null || !Keys.same(proof, Keys.csrf(key)))
            throw denied("csrf", 403, "expected the session's csrf from /api/me in the header X-Baize-Csrf");
        return who;
    }

    /** A person as he or she stands now: one who is no longer employed is nobody. */
    Who who(Subject subject) {
        return switch (subject.kind()) {
            case PATRON -> new Who.Player(new Patron(subject.id()));
            case STAFF -> {
                Actor.Staff staff = people.actor(subject.id());
                yield staff == null ? Who.NOBODY : new Who.Staff(staff.member(), staff.role());
            }
        };
    }

    private Who counted(HttpServerRequest request, Who who, boolean changing) {
        if (!changing || admits(who)) return who;
        request.response().putHeader("Retry-After", "1");
        throw new Denied(429, "too many at once: slow down");
    }

    @Override
    public Stay stay(HttpServerRequest request, Runnable over) {
        String address = origins.address(request);
        if (!sockets.enter(address)) {
            request.response().putHeader("Retry-After", "10");
            throw denied("sockets", 429, "too many sockets are open from your address");
        }
        Presented key = presented(request);
        return new SocketStay(
                this, key, address, key == null ? null : accounts.held().hold(key.hash(), over));
    }

    /**
     * What a socket was opened with: read once, since it is asked for again with every message.
     *
     * @param session whether it is a session's, and not a token
     */
    record Presented(String key, String hash, boolean session) {}

    /** What a request came in with, if it has the form of a key. */
    private static @Nullable Presented presented(HttpServerRequest request) {
        String authorization = request.getHeader("Authorization");
        String key = authorization == null ? Cookies.read(request) : token(authorization);
        return key == null ? null : new Presented(key, Keys.hash(key), authorization == null);
    }

    /** Who is at the other end of a socket by now. It came in with a good key, so it is no stranger's guess. */
    Future<Who> whoStill(@Nullable Presented with) {
        if (with == null) return Future.succeededFuture(Who.NOBODY);
        Subject recalled = with.session()
                ? accounts.sessions().recallHashed(with.hash())
                : accounts.tokens().recallHashed(with.hash());
        if (recalled != null) return Future.succeededFuture(who(recalled));
        return blocking(() -> {
            Subject found = with.session()
                    ? accounts.sessions().find(with.key())
                    : accounts.tokens().find(with.key());
            return found == null ? Who.NOBODY : who(found);
        });
    }

    /** How long what a socket was opened with lasts at most, as far as it is remembered. */
    @Nullable
    Duration left(@Nullable Presented with) {
        if (with == null) return null;
        Instant ends = with.session()
                ? accounts.sessions().ends(with.key())
                : accounts.tokens().ends(with.key());
        return ends == null ? null : Duration.between(clock.instant(), ends);
    }

    void leave(String address) {
        sockets.leave(address);
    }

    /** Whether a message may come in over a socket from an address. */
    boolean admits(Who who, String address) {
        boolean few = who instanceof Who.Nobody ? nobodys.take(address) : messages.take(address);
        if (!few) denials.accept("rate");
        return few && admits(who);
    }

    /** A socket outlasts a role: who has lost it since must come again. */
    boolean admits(Who who) {
        if (who instanceof Who.Nobody) return true;
        boolean known = !(who instanceof Who.Staff(var member, Role _)) || who.equals(who(Subject.staff(member)));
        if (known && commands.take(who.actor().name())) return true;
        denials.accept(known ? "rate" : "role");
        return false;
    }

    /** Who sends one key after another that is none is kept waiting before the store is asked again. */
    private void checkStranger(HttpServerRequest request) {
        String address = origins.address(request);
        if (!strangers.holds(address)) throw tooMany(request, strangers.seconds(address));
    }

    private void stranger(HttpServerRequest request) {
        var _ = strangers.take(origins.address(request));
    }

    /** Lets a try to sign in pass, or turns it away: so many from one address, and none that another's page sends. */
    void admitSignIn(HttpServerRequest request) {
        admit(request, signIns);
    }

    void admitGuest(HttpServerRequest request) {
        admit(request, guests);
    }

    private void admit(HttpServerRequest request, Buckets buckets) {
        if (Boolean.FALSE.equals(origins.isOurs(request)))
            throw denied("origin", 403, "expected a request from a page of this server");
        String address = origins.address(request);
        if (!buckets.take(address)) throw tooMany(request, buckets.seconds(address));
    }

    private Denied tooMany(HttpServerRequest request, long seconds) {
        request.response().putHeader("Retry-After", Long.toString(seconds));
        return denied("rate", 429, "too many from your address: try again in " + seconds + " seconds");
    }

    /** Someone is turned away, which is counted. */
    public Denied denied(String reason, int status, String detail) {
        denials.accept(reason);
        return new Denied(status, detail);
    }

    Guesses guesses() {
        return guesses;
    }

    Origins origins() {
        return origins;
    }

    boolean isSecure(HttpServerRequest request) {
        return origins.isSecure(request);
    }

    /** Reads of the store wait for the disk, so they are made off the event loop. */
    @SuppressWarnings("NullAway") // the library says that all work may bring nothing; this brings what its type says
    public static <T extends @Nullable Object> Future<T> blocking(Callable<T> work) {
        Context here = Objects.requireNonNull(Vertx.currentContext(), "expected a thread of the server");
        return here.executeBlocking(work, false);
    }
}
