package baize.floor.audit;

import baize.floor.stream.Body;
import baize.floor.stream.Machine;
import baize.wire.Malformed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * The beginning of a row: who asked what, and whether it was refused. What came of it is worked out, not read.
 *
 * @param digest of what was asked, which is compared with nothing: what chance added to it cannot be told from it
 */
record Asked<C>(String by, @Nullable String digest, List<C> commands, Body.@Nullable Refused refusal) {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    static <C> Asked<C> read(Machine<?, C, ?> machine, byte[] body) {
        try (JsonParser in = MAPPER.createParser(body)) {
            expect(in.nextToken() == JsonToken.START_OBJECT, "an object");
            expect("by".equals(in.nextName()) && in.nextToken() == JsonToken.VALUE_STRING, "by, a text");
            String by = in.getString();
            String digest = null;
            String second = in.nextName();
            if ("asked".equals(second)) {
                expect(in.nextToken() == JsonToken.VALUE_STRING && Body.isDigest(in.getString()), "asked, a digest");
                digest = in.getString();
                second = in.nextName();
            }
            expect("do".equals(second) && in.nextToken() == JsonToken.START_ARRAY, "do, a list");
            List<C> commands = new ArrayList<>(2);
            while (in.nextToken() != JsonToken.END_ARRAY)
                commands.add(machine.codec().command(tree(in)));
            String next = in.nextName();
            expect("events".equals(next) || "refusal".equals(next), "events or refusal");
            if ("events".equals(next)) return new Asked<>(by, digest, commands, null);
            in.nextToken();
            return new Asked<>(by, digest, commands, refused(tree(in)));
        }
    }

    private static JsonNode tree(JsonParser in) {
        return in.readValueAsTree();
    }

    private static Body.Refused refused(JsonNode json) {
        for (String field : List.of("rule", "reason", "detail"))
            expect(json.path(field).isString(), "refusal." + field + ", a text");
        return new Body.Refused(
                json.path("rule").stringValue(),
                json.path("reason").stringValue(),
                json.path("detail").stringValue());
    }

    private static void expect(boolean holds, String what) {
        if (!holds) throw new Malformed("body", "expected " + what);
    }
}
