package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

final class AuditCommandTest {
    @TempDir
    static Path played;

    @BeforeAll
    static void play() throws Exception {
        SmallFloor.in(played);
    }

    @Test
    void a_floor_in_order_is_summed_up() {
        Ran ran = Ran.baize("audit", "--data", played.toString());
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines().toList())
                .anyMatch(line -> line.startsWith("CLEAN  2 rounds replayed and settled again in "))
                .anyMatch(line -> line.matches(" *1  refusals, each given again"))
                .anyMatch(line -> line.matches("stakes +15.00"))
                .anyMatch(line -> line.matches("Head: batch [0-9]+, hash [0-9a-f]{64}"));
    }

    @Test
    void the_document_has_the_same_figures() {
        JsonNode json =
                Ran.baize("audit", "--data", played.toString(), "--json").json();
        assertThat(json.at("/clean").asBoolean()).isTrue();
        assertThat(json.at("/rounds").asInt()).isEqualTo(2);
        assertThat(json.at("/draws").asInt()).isEqualTo(1);
        assertThat(json.at("/accounts/transit").asString()).isEqualTo("0.00");
        assertThat(json.at("/head/hash").asString()).hasSize(64);
    }

    @Test
    void what_is_wrong_is_one_line_and_status_one(@TempDir Path folder) throws Exception {
        SmallFloor.damaged(played, folder);
        Ran ran = Ran.baize("audit", "--data", folder.toString());
        assertThat(ran.status()).isEqualTo(1);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).matches("WRONG  batch [0-9]+, row [0-9]+ of table/4: its hash [0-9a-f]{64} .*\n");
        JsonNode json =
                Ran.baize("audit", "--data", folder.toString(), "--json").json();
        assertThat(json.at("/clean").asBoolean()).isFalse();
        assertThat(json.at("/finding/stream").asString()).isEqualTo("table/4");
        assertThat(json.at("/finding/version").asInt()).isPositive();
    }

    @Test
    void no_floor_is_bad_input_in_one_line(@TempDir Path empty) {
        String none = empty.resolve("none").toString();
        Ran ran = Ran.baize("audit", "--data", none);
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).isEqualTo("baize: --data: no folder " + none + "; expected a floor's data folder\n");
        assertThat(Ran.baize("audit", "--data", empty.toString()).err())
                .isEqualTo("baize: no floor in " + empty + ": expected a file floor.db\n");
        assertThat(Ran.baize("audit", "--data", none, "--database", "x").err())
                .isEqualTo("baize: expected --data or --database, got both\n");
    }

    @Test
    void a_file_that_is_no_database_is_bad_input(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("floor.db"), "no database, but long enough to look like one".repeat(99));
        Ran ran = Ran.baize("audit", "--data", folder.toString());
        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).startsWith("baize: cannot open ").hasLineCount(1);
    }
}
