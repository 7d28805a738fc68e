package baize.server.live;

import baize.core.engine.Viewer;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.table.Hosted;
import baize.floor.table.Setup;
import baize.games.table.Guest;
import baize.server.Http;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The tables as a lobby shows them. */
record TableList(Floor floor, Frames frames) {
    private static final Viewer ANYONE = new Viewer.Passerby();

    ObjectNode all() {
        ObjectNode list = Http.object();
        ArrayNode tables = list.putArray("tables");
        for (LiveTable<?, ?, ?, ?> table : floor.tables()) if (table.hosted().setup() != null) tables.add(one(table));
        return list;
    }

    private <S, C, E, V> ObjectNode one(LiveTable<S, C, E, V> table) {
        Hosted<S, C, E, V> hosted = table.hosted();
        Setup setup = table.setup();
        ObjectNode view = table.wire().viewJson(hosted.game().view(hosted.state(), ANYONE));
        ObjectNode one = Http.object()
                .put("id", table.id())
                .put("game", table.wire().id())
                .put("open", view.path("table").path("open").asBoolean(false))
                .put("dealer", setup.dealer().name().toLowerCase(Locale.ROOT))
                .put("round", table.wire().round(hosted.state()))
                .put("phase", view.path("phase").asString(""))
                .put("version", table.position().version());
        seats(one, table, hosted, view.path("table").path("boxes").asInt(0));
        for (String shown : new String[] {"sign", "notice", "closing"})
            if (view.path("table").has(shown)) one.set(shown, view.path("table").get(shown));
        ObjectNode settings = one.putObject("settings");
        setup.sortedSettings().forEach(settings::put);
        return one;
    }

    private <S, C, E, V> void seats(ObjectNode one, LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, int boxes) {
        ArrayNode seats = one.put("boxes", boxes).putArray("seats");
        for (Guest guest : table.wire().table(hosted.state()).guests())
            if (guest.box() != null)
                seats.addObject()
                        .put("box", guest.box().number())
                        .put("patron", guest.patron().id())
                        .put("name", frames.name(guest.patron()));
        one.put("free", boxes - seats.size());
    }
}
