package baize.wire;

import baize.core.engine.Game;
import baize.games.table.Settings;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A game as the outside knows it: its id, and its commands, events and views as JSON. */
public interface GameWire<S, C, E, V> {
    String id();

    /** The game under these house settings. */
    Game<S, C, E, V> game(Settings settings);

    /** The number of the round at hand. */
    int round(S state);

    /** A command that all tables share, as one of this game's. */
    C atTable(TableCommand command);

    /** What happened to what all tables share, if the event is of that kind. */
    @Nullable
    TableEvent tableEvent(E event);

    /** Reads a command; a fault is a {@link Malformed} that names {@code place}. */
    C command(JsonNode json, String place);

    ObjectNode commandJson(C command);

    ObjectNode eventJson(E event);

    /** Reads an event that {@link #eventJson} wrote. */
    E event(JsonNode json);

    ObjectNode viewJson(V view);
}
