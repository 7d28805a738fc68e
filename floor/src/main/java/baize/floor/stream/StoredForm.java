package baize.floor.stream;

import baize.wire.Form;
import baize.wire.Json;
import baize.wire.Names;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/** How a machine of records is stored: each command, event and state is an object that begins with its name. */
public final class StoredForm<S, C, E> implements Codec<S, C, E> {
    private final Form<S> states;
    private final Form<C> commands;
    private final Form<E> events;

    /** A sealed type and the names of its records. */
    public record Named<T>(Class<T> type, Names<T> names) {}

    /**
     * The form of a machine.
     *
     * @param values how values of its own are written
     */
    public StoredForm(SimpleModule values, Named<S> states, Named<C> commands, Named<E> events) {
        Form.register(values, states.type(), Form.Key.STATE, states.names());
        Form.register(values, commands.type(), Form.Key.DO, commands.names());
        Form.register(values, events.type(), Form.Key.EVENT, events.names());
        JsonMapper mapper = Json.mapper(values);
        this.states = new Form<>(mapper, states.type(), Form.Key.STATE, states.names());
        this.commands = new Form<>(mapper, commands.type(), Form.Key.DO, commands.names());
        this.events = new Form<>(mapper, events.type(), Form.Key.EVENT, events.names());
    }

    @Override
    public void writeCommand(JsonGenerator out, C command) {
        commands.write(out, command);
    }

    @Override
    public void writeEvent(JsonGenerator out, E event) {
        events.write(out, event);
    }

    @Override
    public void writeState(JsonGenerator out, S state) {
        states.write(out, state);
    }

    @Override
    public C command(JsonNode json) {
        return commands.read(json);
    }

    @Override
    public E event(JsonNode json) {
        return events.read(json);
    }

    @Override
    public S state(JsonNode json) {
        return states.read(json);
    }
}
