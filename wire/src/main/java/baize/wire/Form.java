package baize.wire;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.TokenBuffer;

/** The records of one sealed type as JSON objects, each with its stable name in front under one key. */
public final class Form<T> {
    private final JsonMapper mapper;
    private final Class<T> type;
    private final Key key;
    private final Names<T> names;
    private final ObjectWriter writer;

    /** Where the name stands. */
    public enum Key {
        DO("do", Do.class),
        EVENT("event", Event.class),
        STATE("state", State.class);

        private final String field;
        private final Class<?> mixIn;

        Key(String field, Class<?> mixIn) {
            this.field = field;
            this.mixIn = mixIn;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "do")
    private interface Do {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
    private interface Event {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "state")
    private interface State {}

    /** Tells a mapper's module of the names; the form itself is made with that mapper. */
    public static <T> void register(SimpleModule module, Class<T> type, Key key, Names<T> names) {
        module.setMixInAnnotation(type, key.mixIn);
        module.registerSubtypes(names.types());
    }

    public Form(JsonMapper mapper, Class<T> type, Key key, Names<T> names) {
        this.mapper = mapper;
        this.type = type;
        this.key = key;
        this.names = names;
        this.writer = mapper.writerFor(type).without(SerializationFeature.FLUSH_AFTER_WRITE_VALUE);
    }

    public void write(JsonGenerator out, T value) {
        writer.writeValue(out, value);
    }

    /** Reads what {@link #write} wrote; a name that is none of these, or another form of it, is {@link Malformed}. */
    public T read(JsonNode json) {
        JsonNode name = json.get(key.field);
        if (name == null || !name.isString())
            throw new Malformed(key.field, "expected an object with a stored name, got " + Fields.show(json));
        if (!names.has(name.stringValue())) throw new Malformed(key.field, "no such name: " + name.stringValue());
        try {
            return mapper.treeToValue(json, type);
        } catch (JacksonException bad) {
            throw new Malformed(name.stringValue(), Json.complaint(bad));
        }
    }

    /** What is written, as a tree. */
    public static ObjectNode tree(JsonMapper mapper, Consumer<JsonGenerator> writing) {
        try (TokenBuffer buffer = TokenBuffer.forGeneration()) {
            writing.accept(buffer);
            return (ObjectNode) mapper.readTree(buffer);
        }
    }
}
