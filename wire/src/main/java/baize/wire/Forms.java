package baize.wire;

import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** How the commands, events, states and views of one game are written, and the stored ones read. */
interface Forms<S, C, E, V> {
    JsonMapper mapper();

    void writeCommand(JsonGenerator out, C command);

    void writeEvent(JsonGenerator out, E event);

    E event(JsonNode json);

    void writeState(JsonGenerator out, S state);

    S state(JsonNode json);

    void writeView(JsonGenerator out, V view);
}
