package baize.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class DescriptionsTest {
    private static final JsonNode OPENAPI = Descriptions.json("openapi");

    @Test
    void every_reference_leads_somewhere() {
        assertThat(dangling(OPENAPI, OPENAPI)).isEmpty();
        JsonNode sockets = Descriptions.json("asyncapi");
        assertThat(dangling(sockets, sockets)).isEmpty();
    }

    private static List<String> dangling(JsonNode node, JsonNode whole) {
        List<String> found = new ArrayList<>();
        String to = node.path("$ref").asString("");
        if (to.startsWith("#") && whole.at(to.substring(1)).isMissingNode()) found.add(to);
        if (to.startsWith("/openapi.json#")
                && OPENAPI.at(to.substring("/openapi.json#".length())).isMissingNode()) found.add(to);
        node.forEach(child -> found.addAll(dangling(child, whole)));
        return found;
    }

    @Test
    void every_operation_has_a_name_of_its_own_and_a_summary() {
        List<String> names = new ArrayList<>();
        for (JsonNode path : OPENAPI.path("paths"))
            path.properties().forEach(operation -> {
                if (operation.getKey().equals("parameters")) return;
                names.add(operation.getValue().path("operationId").asString(""));
                assertThat(operation.getValue().path("summary").asString("")).isNotBlank();
                assertThat(operation.getValue().path("responses").size()).isPositive();
            });
        assertThat(names).doesNotHaveDuplicates().doesNotContain("").hasSizeGreaterThan(25);
    }
}
