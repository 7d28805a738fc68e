package baize.server.account;

import baize.core.money.Money;
import baize.floor.Floor;
import baize.floor.patron.Bound;
import baize.floor.patron.PatronState;
import baize.floor.patron.Period;
import baize.floor.patron.PlayLimits;
import baize.floor.staff.StaffState;
import baize.server.Http;
import baize.server.Who;
import java.time.Duration;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What a person is told about himself. Reads the floor, so not for an event loop. */
public final class Me {
    /** Guests' ids begin so; nobody else is registered under such an id. */
    static final String GUEST = "guest-";

    private final Floor floor;
    private final @Nullable Demo demo;

    public Me(Floor floor, @Nullable Demo demo) {
        this.floor = floor;
        this.demo = demo;
    }

    /** As {@code GET /api/me} says it. */
    public ObjectNode of(Who who, @Nullable String csrf) {
        return switch (who) {
            case Who.Nobody _ -> nobody();
            case Who.Staff staff -> staff(staff, csrf);
            case Who.Player player ->
                floor.people().patron(player.patron()) instanceof PatronState.Registered registered
                        ? patron(Figures.of(floor, registered), csrf)
                        : nobody();
        };
    }

    private ObjectNode nobody() {
        ObjectNode json = Http.object();
        json.put("kind", "nobody").put("demo", demo != null);
        json.put("setup", !floor.people().haveStaff());
        if (demo != null) staff(json.putArray("staff"), demo);
        return json;
    }

    private void staff(ArrayNode list, Demo shown) {
        shown.passwords().forEach((member, password) -> {
            if (floor.people().staff(member) instanceof StaffState.Employed employed)
                list.addObject()
                        .put("id", member)
                        .put("name", employed.name())
                        .put("role", employed.role().id())
                        .put("password", password);
        });
    }

    private ObjectNode begun(String kind, String id, String name, @Nullable String csrf) {
        ObjectNode json = Http.object();
        json.put("kind", kind).put("id", id).put("name", name);
        if (csrf != null) json.put("csrf", csrf);
        return json.put("demo", demo != null);
    }

    private ObjectNode staff(Who.Staff staff, @Nullable String csrf) {
        String name = floor.people().staff(staff.member()) instanceof StaffState.Employed employed
                ? employed.name()
                : staff.member();
        return begun("staff", staff.member(), name, csrf)
                .put("role", staff.role().id());
    }

    private ObjectNode patron(Figures figures, @Nullable String csrf) {
        PatronState.Registered patron = figures.patron();
        String id = patron.patron().id();
        ObjectNode json = begun("patron", id, patron.name(), csrf);
        json.put("guest", demo != null && id.startsWith(GUEST));
        json.put("balance", patron.wallet().balance().toString());
        json.put("owed", patron.debt().toString());
        json.putObject("dollars")
                .put("casino", patron.purse().casino().toString())
                .put("slot", patron.purse().slot().toString());
        json.put("table", figures.table());
        json.put("chips", figures.chips().toString());
        json.put("inPlay", figures.inPlay().toString());
        json.put("playedSeconds", figures.played(Period.DAY).toSeconds());
        json.put("netToday", figures.lost(Period.DAY).negated().toString());
        limits(json.putObject("limits"), figures);
        var paused = patron.standing().pausedUntil();
        json.put("pausedUntil", paused == null ? null : paused.toString());
        return json.put("excluded", patron.standing().excluded() != null);
    }

    private static void limits(ObjectNode json, Figures figures) {
        PlayLimits limits = figures.patron().limits();
        ObjectNode deposit = json.putObject("deposit");
        Money deposited = figures.patron().wallet().deposited(figures.today());
        bound(deposit, Period.DAY, limits.deposit(), Me::money, one -> one.put("used", deposited.toString()));
        ObjectNode loss = json.putObject("loss");
        for (Period period : Period.values()) {
            String used = figures.lost(period).max(Money.ZERO).toString();
            bound(loss, period, limits.loss(period), Me::money, one -> one.put("used", used));
        }
        ObjectNode time = json.putObject("time");
        for (Period period : Period.values()) {
            long used = figures.played(period).toSeconds();
            bound(time, period, limits.time(period), Me::time, one -> one.put("usedSeconds", used));
        }
    }

    /** One limit, if there is one: what holds, what is used of it, and what will hold later. */
    private static <T extends Comparable<T>> void bound(
            ObjectNode json,
            Period period,
            Bound<T> bound,
            BiConsumer<ObjectNode, @Nullable T> most,
            java.util.function.Consumer<ObjectNode> used) {
        if (bound.equals(Bound.none())) return;
        ObjectNode one = json.putObject(period.id());
        most.accept(one, bound.most());
        used.accept(one);
        Bound.Change<T> pending = bound.pending();
        if (pending == null) return;
        ObjectNode next = one.putObject("next");
        most.accept(next, pending.most());
        next.put("from", pending.from().toString());
    }

    private static void money(ObjectNode json, @Nullable Money most) {
        json.put("most", most == null ? null : most.toString());
    }

    private static void time(ObjectNode json, @Nullable Duration most) {
        if (most == null) json.putNull("mostSeconds");
        else json.put("mostSeconds", most.toSeconds());
    }
}
