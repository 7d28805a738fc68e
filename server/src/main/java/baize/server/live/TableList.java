package baize.server.live;

import baize.core.engine.Viewer;
import baize.floor.Floor;
import baize.floor.LivePool;
import baize.floor.LiveTable;
import baize.floor.jackpot.PoolState;
import baize.floor.stream.Position;
import baize.floor.table.Hosted;
import baize.floor.table.Setup;
import baize.games.table.Guest;
import baize.games.table.TableView;
import baize.server.Http;
import baize.wire.Cue;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The tables as a lobby shows them. A table that has not gone on is not written again. */
final class TableList {
    private static final Viewer ANYONE = new Viewer.Passerby();

    /** The most boxes that a table has. */
    private static final int AT_A_TABLE = 20;

    private final Floor floor;
    private final Frames frames;
    private final Map<String, Shown> known = new HashMap<>();

    /** A table as it was at a version. */
    private record Shown(long version, ObjectNode json) {}

    /** Belongs to one event loop. */
    TableList(Floor floor, Frames frames) {
        this.floor = floor;
        this.frames = frames;
    }

    ObjectNode all() {
        ObjectNode list = Http.object();
        ArrayNode tables = list.putArray("tables");
        for (LiveTable<?, ?, ?, ?> table : floor.tables())
            if (table.hosted().setup() != null) tables.add(withPools(table));
        return list;
    }

    /** A pool moves while a table rests, so it is added each time. */
    private ObjectNode withPools(LiveTable<?, ?, ?, ?> table) {
        ObjectNode json = shown(table);
        ArrayNode pools = json.putArray("pools");
        LivePool pool = floor.pools().of(table);
        PoolState.Running running = pool == null ? null : pool.running();
        if (running != null) pools.add(PoolJson.brief(running));
        return json;
    }

    private <S, C, E, V> ObjectNode shown(LiveTable<S, C, E, V> table) {
        Position<Hosted<S, C, E, V>> position = table.position();
        Shown before = known.get(table.id());
        if (before != null && before.version() == position.version()) return before.json();
        Shown now = new Shown(position.version(), one(table, position));
        known.put(table.id(), now);
        return now.json();
    }

    private <S, C, E, V> ObjectNode one(LiveTable<S, C, E, V> table, Position<Hosted<S, C, E, V>> position) {
        Hosted<S, C, E, V> hosted = position.state();
        Setup setup = Objects.requireNonNull(hosted.setup(), "set up");
        V seen = hosted.game().view(hosted.state(), ANYONE);
        TableView shared = table.wire().shared(seen);
        ObjectNode view = table.wire().viewJson(seen);
        ObjectNode one = Http.object()
                .put("id", table.id())
                .put("game", table.wire().id())
                .put("open", shared.open())
                .put("dealer", setup.dealer().name().toLowerCase(Locale.ROOT))
                .put("round", table.wire().round(hosted.state()))
                .put("phase", view.path("phase").asString(""))
                .put("version", position.version());
        LiveTable.Wait wait = table.waiting(hosted);
        if (wait != null && wait.after() == Cue.Wait.WAGERING)
            one.put("begins", wait.until().truncatedTo(ChronoUnit.MILLIS).toString());
        seats(one, table, hosted, shared.boxes());
        // Of a game that is played in sessions: what is played for, and how far it is.
        for (String shown : new String[] {"session", "prizes", "called"})
            if (view.has(shown)) one.set(shown, view.get(shown));
        for (String shown : new String[] {"sign", "notice", "closing"})
            if (view.path("table").has(shown)) one.set(shown, view.path("table").get(shown));
        ObjectNode settings = one.putObject("settings");
        setup.sortedSettings().forEach(settings::put);
        return one;
    }

    /** A hall says how many are there; a table, at which boxes, and who where everyone may know. */
    private <S, C, E, V> void seats(ObjectNode one, LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, int boxes) {
        ArrayNode seats = one.put("boxes", boxes).putArray("seats");
        int taken = 0;
        for (Guest guest : table.wire().table(hosted.state()).guests()) {
            if (guest.box() == null) continue;
            taken++;
            if (boxes > AT_A_TABLE) continue;
            ObjectNode seat = seats.addObject().put("box", guest.box().number());
            String name = frames.publicName(guest.patron());
            if (name != null) seat.put("patron", guest.patron().id()).put("name", name);
        }
        one.put("free", boxes - taken);
    }
}
