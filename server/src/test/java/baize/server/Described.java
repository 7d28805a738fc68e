package baize.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The descriptions of the interface, and what was held against them. */
public final class Described {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final ObjectNode openapi = (ObjectNode) Descriptions.json("openapi");
    private final ObjectNode both = openapi.deepCopy();
    private final Set<String> seen = new TreeSet<>();

    public Described() {
        // Sockets speak in the forms of the other document; here both are one.
        String asyncapi = Descriptions.json("asyncapi")
                .toString()
                .replace("#/components/schemas/", "#/asyncapi/components/schemas/")
                .replace("/openapi.json#/asyncapi/components/", "#/components/");
        both.set("asyncapi", MAPPER.readTree(asyncapi));
    }

    /** Holds an answer against what is said of this request and status. */
    public void answer(String method, String path, int status, String body) {
        String at = "/paths/" + path.replace("~", "~0").replace("/", "~1") + "/" + method + "/responses/" + status;
        JsonNode response = openapi.at(at);
        assertThat(response.isMissingNode())
                .as("%s %s answers %d: %s", method, path, status, body)
                .isFalse();
        seen.add(method + " " + path + " " + status);
        String to = response.has("$ref") ? response.get("$ref").asString().substring(1) : at;
        if (openapi.at(to).path("content").has("application/json"))
            check(to + "/content/application~1json/schema", body, method + " " + path);
    }

    /** Holds a message over a socket against one of those that are described. */
    void message(String name, String text) {
        seen.add("message " + name);
        check("/asyncapi/components/schemas/" + name, text, name);
    }

    private void check(String pointer, String text, String what) {
        ObjectNode document = both.deepCopy();
        document.put("$ref", "#" + pointer);
        Schema schema = registry.getSchema(document);
        assertThat(schema.validate(MAPPER.readTree(text)))
                .as("%s: %s", what, text)
                .isEmpty();
    }

    /** Every request that is described was answered well once, and every kind of message was sent. */
    void assertComplete() {
        Set<String> missing = new TreeSet<>();
        openapi.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    if (method.getKey().equals("parameters")) return;
                    boolean well = method.getValue()
                            .path("responses")
                            .propertyStream()
                            .filter(response -> response.getKey().startsWith("2"))
                            .anyMatch(response ->
                                    seen.contains(method.getKey() + " " + path.getKey() + " " + response.getKey()));
                    if (!well) missing.add(method.getKey() + " " + path.getKey());
                }));
        for (String message : Set.of("Frame", "Pools", "Done", "Refused", "Failed"))
            if (!seen.contains("message " + message)) missing.add("message " + message);
        assertThat(missing).as("described, and never seen").isEmpty();
    }
}
