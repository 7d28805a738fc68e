package baize.server;

import io.vertx.ext.web.Router;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Objects;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The interface described for programs: {@code /openapi.json} and {@code /asyncapi.json}, written as YAML. */
public final class Descriptions implements Routes {
    private static final List<String> NAMES = List.of("openapi", "asyncapi");

    private final Kept<String, Document> documents = new Kept<>(NAMES.size());

    @Override
    public void on(Router router) {
        for (String name : NAMES)
            router.get("/" + name + ".json").handler(context -> Document.answer(context, () -> document(name)));
    }

    /** Turned into JSON when it is first asked for. */
    private Document document(String name) {
        return documents.get(name, wanted -> Document.of(json(wanted)));
    }

    /** A description as JSON. */
    static JsonNode json(String name) {
        String file = "/" + name + ".yaml";
        try (InputStream in = Objects.requireNonNull(Descriptions.class.getResourceAsStream(file), file)) {
            Object yaml = new Load(LoadSettings.builder().setLabel(file).build()).loadFromInputStream(in);
            return JsonMapper.shared().valueToTree(yaml);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
