package baize.server.live;

import baize.core.engine.Viewer;
import baize.floor.LiveTable;
import baize.floor.table.TableFact;
import baize.games.table.TableEvent;
import baize.server.Http;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What would come of a command: what happens, what is settled, what is put right, who is told. */
final class Previews {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private Previews() {}

    static <S, C, E, V> ObjectNode of(
            LiveTable<S, C, E, V> table, List<TableFact<E>> facts, Viewer viewer, Others others) {
        ObjectNode preview = Http.object();
        JsonNode events = MAPPER.readTree(Commands.json(out -> table.tell(others.over(out), facts, viewer)));
        preview.set("events", events);
        ArrayNode lines = preview.putArray("lines");
        ArrayNode adjustments = preview.putArray("adjustments");
        for (JsonNode event : events) {
            // Where another settlement takes the place of one, what moves is the difference.
            if (!event.has("undone")) for (JsonNode line : event.path("lines")) lines.add(line);
            for (JsonNode adjustment : event.path("adjustments")) adjustments.add(adjustment);
        }
        ArrayNode notices = preview.putArray("notices");
        if (!(viewer instanceof Viewer.Staff)) return preview;
        for (TableFact<E> fact : facts)
            if (fact instanceof TableFact.Happened<E>(var event)
                    && table.wire().tableEvent(event) instanceof TableEvent.Notified(var to, var rule, var about))
                notices.addObject().put("to", to.id()).put("rule", rule).put("about", about);
        return preview;
    }
}
