package baize.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What is told of others: boxes, wagers and results to who passes by, names to who plays along, ids to the staff. */
final class OthersTest {
    private static final String IDS = "\\b(lee-7|kim-9)\\b";
    private static final String NAMES = "\\b(Lee|Kim)\\b";

    @TempDir
    Path folder;

    private OpenFloor open;

    @BeforeEach
    void begin() {
        open = new OpenFloor(folder);
        open.registered("lee-7", "Lee");
        open.registered("kim-9", "Kim");
        open.registered("sam-1", "Sam");
    }

    @AfterEach
    void end() {
        open.assertBalanced();
        open.close();
    }

    private Line comes(String id) throws InterruptedException {
        Line line = open.line("patron/" + id);
        line.act("{\"do\":\"card-in\"}");
        line.act("{\"do\":\"buy-in\",\"amount\":\"500.00\"}");
        return line;
    }

    private static String ante(int box) {
        return "{\"do\":\"wager\",\"box\":" + box + ",\"on\":\"ante\",\"stake\":\"10.00\"}";
    }

    private static String play(int box) {
        return "{\"do\":\"play\",\"box\":" + box + "}";
    }

    private String seen(@Nullable String who) throws Exception {
        return open.get("/api/tables/4", who).body();
    }

    @Test
    void at_every_moment_of_a_round_others_are_told_by_their_boxes() throws Exception {
        try (Line lee = comes("lee-7");
                Line kim = comes("kim-9");
                Line dealer = open.line("dealer/dana")) {
            lee.act(ante(2));
            kim.act(ante(5));
            check();
            dealer.act("{\"do\":\"deal\"}");
            check();
            lee.act(play(2));
            String answer = kim.act(play(5)).toString();
            assertThat(answer).contains("kim-9").doesNotContain("lee-7");
            check();
            dealer.act("{\"do\":\"reveal\"}");
            check();
            assertThat(OpenFloor.json(open.get("/api/tables/4", null)).at("/view/lines"))
                    .extracting(line -> line.path("patron").asString())
                    .containsOnly("Box 2", "Box 5");
        }
    }

    private void check() throws Exception {
        for (String passing : new String[] {null, "cashier/cora", "patron/sam-1"})
            assertThat(seen(passing))
                    .as("%s", passing)
                    .contains("\"Box 2\"", "\"Box 5\"")
                    .doesNotContainPattern(IDS)
                    .doesNotContainPattern(NAMES);
        assertThat(seen("patron/lee-7"))
                .contains("\"lee-7\":\"Lee\"", "\"Box 5\":\"Kim\"")
                .doesNotContain("kim-9", "Box 2");
        assertThat(seen("dealer/dana"))
                .contains("\"lee-7\":\"Lee\"", "\"kim-9\":\"Kim\"")
                .doesNotContain("\"Box ");
    }

    @Test
    void one_who_gets_up_is_not_told_by_name_any_more() throws Exception {
        try (Line lee = comes("lee-7");
                Line kim = comes("kim-9")) {
            lee.act(ante(2));
            kim.act("{\"do\":\"sit\",\"box\":5}");
            assertThat(seen("patron/kim-9")).contains("\"Box 2\":\"Lee\"");
            kim.act("{\"do\":\"cash-out\",\"amount\":\"500.00\"}");
            kim.act("{\"do\":\"card-out\"}");
            assertThat(seen("patron/kim-9")).contains("\"Box 2\"").doesNotContainPattern("\\bLee\\b");
        }
    }

    @Test
    void a_refusal_calls_others_as_the_table_does() throws Exception {
        try (Line lee = comes("lee-7");
                Line kim = comes("kim-9")) {
            lee.act("{\"do\":\"sit\",\"box\":2}");
            JsonNode refusal = kim.ask("{\"do\":\"sit\",\"box\":2}").path("refusal");
            assertThat(refusal.path("detail").asString()).isNotBlank().doesNotContainPattern(IDS);
        }
    }

    @Test
    void the_list_of_tables_has_boxes_alone() throws Exception {
        try (Line lee = comes("lee-7")) {
            lee.act("{\"do\":\"sit\",\"box\":2}");
            String list = open.get("/api/tables", null).body();
            assertThat(list)
                    .contains("\"seats\":[{\"box\":2}]")
                    .doesNotContainPattern(IDS)
                    .doesNotContainPattern(NAMES);
        }
    }
}
