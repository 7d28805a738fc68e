package baize.floor.stream;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/** The stored form of a machine's states, commands and events. */
public interface Codec<S, C, E> {
    void writeCommand(JsonGenerator out, C command);

    C command(JsonNode json);

    void writeEvent(JsonGenerator out, E event);

    E event(JsonNode json);

    void writeState(JsonGenerator out, S state);

    S state(JsonNode json);
}
