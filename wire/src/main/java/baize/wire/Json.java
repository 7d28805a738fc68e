package baize.wire;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Id;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.lang.reflect.RecordComponent;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/** How our values look in JSON: money {@code "12.50"}, cards {@code "As"}, boxes as numbers, enums in kebab-case. */
public final class Json {
    /** Where a complaint of the parser turns to the parser's own affairs. */
    private static final String ASIDE = "[(\\[\n]";

    private Json() {}

    /** A mapper that knows the values of {@code core} and those of a game's own module. */
    public static JsonMapper mapper(SimpleModule own) {
        return JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .changeDefaultVisibility(seen -> seen.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
                .annotationIntrospector(new Habits())
                .changeDefaultPropertyInclusion(_ -> JsonInclude.Value.ALL_NON_NULL)
                .addModule(values())
                .addModule(own)
                .build();
    }

    private static SimpleModule values() {
        SimpleModule module = new SimpleModule("baize-values");
        text(module, Money.class, Money::toString, Money::parse);
        text(module, Card.class, Card::toString, Card::parse);
        text(module, Patron.class, Patron::id, Patron::new);
        text(module, Odds.class, Odds::toString, Json::odds);
        module.addSerializer(new StdSerializer<Box>(Box.class) {
            @Override
            public void serialize(Box box, JsonGenerator out, SerializationContext context) {
                out.writeNumber(box.number());
            }
        });
        module.addDeserializer(Box.class, new StdDeserializer<Box>(Box.class) {
            @Override
            public Box deserialize(JsonParser in, DeserializationContext context) {
                return Box.of(in.getIntValue());
            }
        });
        return module;
    }

    /** Registers a value that is written as a string. */
    public static <T> void text(
            SimpleModule module, Class<T> type, Function<T, String> write, Function<String, T> read) {
        module.addSerializer(new StdSerializer<T>(type) {
            @Override
            public void serialize(T value, JsonGenerator out, SerializationContext context) {
                out.writeString(Retold.text(out, value, write));
            }
        });
        module.addDeserializer(type, new StdDeserializer<T>(type) {
            @Override
            public T deserialize(JsonParser in, DeserializationContext context) {
                return read.apply(in.getString());
            }
        });
    }

    private static Odds odds(String text) {
        String[] parts = text.split(" to ", -1);
        if (parts.length != 2)
            throw new IllegalArgumentException("expected odds like \"7 to 6\", got \"" + text + "\"");
        return new Odds(Long.parseLong(parts[0]), Long.parseLong(parts[1]));
    }

    /** Reads a document; a fault in its syntax is reported with line and column. */
    public static JsonNode read(JsonMapper mapper, String text) {
        try {
            JsonNode node = mapper.readTree(text);
            if (node == null || node.isMissingNode()) throw new Malformed("", "expected a JSON document, got nothing");
            return node;
        } catch (JacksonException bad) {
            TokenStreamLocation at = bad.getLocation();
            String place = at == null ? "" : "line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw new Malformed(place, "not JSON: " + complaint(bad));
        }
    }

    /** What the parser complains of, in one line. */
    static String complaint(JacksonException bad) {
        return String.valueOf(bad.getOriginalMessage()).split(ASIDE, 2)[0].strip();
    }

    /** Enum constants as every interface spells them; of a record all is required that is not marked as nullable. */
    private static final class Habits extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public String[] findEnumValues(
                MapperConfig<?> config, AnnotatedClass type, Enum<?>[] constants, String[] names) {
            for (int i = 0; i < constants.length; i++) names[i] = Id.of(constants[i]);
            return names;
        }

        @Override
        public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
            RecordComponent[] components = member.getDeclaringClass().getRecordComponents();
            if (components == null || !(member instanceof AnnotatedParameter part)) return null;
            RecordComponent component = components[part.getIndex()];
            return !component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        }
    }
}
