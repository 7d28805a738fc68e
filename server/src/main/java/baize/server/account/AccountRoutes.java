package baize.server.account;

import baize.core.engine.Patron;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.Ids;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.staff.StaffCommand;
import baize.server.Denied;
import baize.server.Http;
import baize.server.Routes;
import baize.server.Who;
import baize.wire.Fields;
import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Coming in, going out, and who one is. */
public final class AccountRoutes implements Routes {
    private final Floor floor;
    private final Accounts accounts;
    private final Gatekeeper gate;
    private final @Nullable Guests guests;
    private final SignIn signIn;
    private final Me me;
    private final Object settingUp = new Object();
    private final @Nullable String setupCode;

    /** @param setupCode what the console of an empty floor shows, and the first administrator must have seen */
    public AccountRoutes(
            Floor floor, Accounts accounts, Gatekeeper gate, @Nullable Demo demo, @Nullable String setupCode) {
        this.setupCode = setupCode;
        this.floor = floor;
        this.accounts = accounts;
        this.gate = gate;
        this.guests = demo == null ? null : new Guests(floor, accounts, demo);
        this.signIn = new SignIn(floor, accounts, gate);
        this.me = new Me(floor, demo);
    }

    @Override
    public void on(Router router) {
        router.post("/api/guest").handler(this::guest);
        router.post("/api/sign-in").handler(this::signIn);
        router.post("/api/sign-out").handler(this::signOut);
        router.post("/api/setup").handler(this::setUp);
        router.get("/api/me").handler(this::me);
    }

    private void guest(RoutingContext context) {
        if (guests == null) throw Denied.notFound("guests come to demo floors alone");
        HttpServerRequest request = context.request();
        gate.admitGuest(request);
        Refused.answer(context, Gatekeeper.blocking(() -> {
            Patron guest = guests.register();
            return begun(request, Subject.patron(guest.id()), new Who.Player(guest));
        }));
    }

    private void signIn(RoutingContext context) {
        HttpServerRequest request = context.request();
        Fields body = Http.fields(context);
        String number = Given.secret(body, "number");
        String secret = Given.secret(body, "secret");
        body.complete();
        gate.admitSignIn(request);
        Refused.answer(
                context,
                Gatekeeper.blocking(() -> signIn.begin(request, number))
                        .compose(begun -> signIn.held(request, begun))
                        .compose(begun -> judged(request, begun, secret)));
    }

    private Future<JsonNode> judged(HttpServerRequest request, SignIn.Try begun, String secret) {
        Future<JsonNode> done = apart(() -> {
            Subject subject = signIn.check(begun, secret);
            JsonNode json = begun(request, subject, gate.who(subject));
            remember(request, begun.number());
            return json;
        });
        return done.recover(failure -> {
            if (failure instanceof Denied denied && denied.status() == 401) return Future.failedFuture(failure);
            return Gatekeeper.blocking(() -> {
                        signIn.takeBack(begun);
                        return begun;
                    })
                    .compose(_ -> Future.failedFuture(failure));
        });
    }

    /** From now on nobody's guesses elsewhere keep this person waiting here. */
    private void remember(HttpServerRequest request, String number) {
        String before = Cookies.device(request);
        String device = before == null ? Keys.draw() : before;
        accounts.devices().remember(device, number);
        Cookies.writeDevice(request, device, gate.isSecure(request));
    }

    /** Nobody is left signed in under the cookie that is replaced. */
    private JsonNode begun(HttpServerRequest request, Subject subject, Who who) {
        String before = Cookies.read(request);
        if (before != null) accounts.sessions().end(before);
        String key = accounts.sessions().begin(subject);
        Cookies.write(request, key, gate.isSecure(request));
        return me.of(who, Keys.csrf(key));
    }

    private void signOut(RoutingContext context) {
        HttpServerRequest request = context.request();
        String key = Cookies.read(request);
        Future<Void> out = gate.who(request, true)
                .compose(who -> Gatekeeper.blocking(() -> {
                    if (key != null && !(who instanceof Who.Nobody))
                        accounts.sessions().end(key);
                    return null;
                }));
        var _ = out.onSuccess(_ -> {
                    Cookies.clear(request, gate.isSecure(request));
                    var _ = context.response().setStatusCode(204).end();
                })
                .onFailure(failure -> Http.fail(context, failure));
    }

    private void setUp(RoutingContext context) {
        HttpServerRequest request = context.request();
        Fields body = Http.fields(context);
        String member = Given.id(body, "member");
        String name = Given.name(body);
        String password = Given.password(body, member, name);
        String code = Given.secret(body, "code");
        body.complete();
        gate.admitSignIn(request);
        Refused.answer(context, apart(() -> {
            Subject subject = first(code, member, name, password);
            return begun(request, subject, gate.who(subject));
        }));
    }

    /** The password comes first: an administrator who could not sign in would leave the floor without one for good. */
    private Subject first(String code, String member, String name, String password) {
        synchronized (settingUp) {
            if (setupCode == null || floor.people().haveStaff()) throw Denied.notFound("this floor is set up already");
            if (!DrawnSecret.matches(setupCode, code))
                throw gate.denied("setup", 403, "code: expected the one that the console showed when the floor opened");
            Subject subject = Subject.staff(Ids.check(member));
            accounts.enrol(subject, member, password);
            var hire = new StaffCommand.Hire(By.HOUSE, member, name, Role.ADMINISTRATOR);
            var _ = Refused.orDone(
                    floor.people().ask(Actor.HOUSE, UUID.randomUUID().toString(), member, hire));
            return subject;
        }
    }

    private void me(RoutingContext context) {
        HttpServerRequest request = context.request();
        Refused.answer(
                context, gate.who(request, false).compose(who -> Gatekeeper.blocking(() -> me.of(who, csrf(request)))));
    }

    /** The proof that pages must send with what they change; programs with a token need none. */
    public static @Nullable String csrf(HttpServerRequest request) {
        String key = request.getHeader("Authorization") == null ? Cookies.read(request) : null;
        return key == null ? null : Keys.csrf(key);
    }

    private <T> Future<T> apart(Callable<T> work) {
        CompletableFuture<T> done = accounts.apart(work);
        return Future.fromCompletionStage(done, Vertx.currentContext());
    }
}
