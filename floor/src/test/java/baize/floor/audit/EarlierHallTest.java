package baize.floor.audit;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.journal.Chain;
import baize.floor.journal.Fate;
import baize.floor.journal.Hash;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.journal.SqliteJournal;
import baize.floor.journal.Unit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A session as it was stored before halls paid into accounts: its supervisor was told whom to refund, dollars stayed
 * tokens of the hall. Two had left, one of them with the card still in, and one entry had been declared void.
 */
@Rule({"bingo 8.4.3", "R-124"})
class EarlierHallTest {
    private static final Path STORED = Path.of("src/test/journals/a-session-broken-off.jsonl");
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    @TempDir
    static Path folder;

    private final Map<String, Row> last = new HashMap<>();

    @BeforeAll
    static void store() throws IOException {
        EarlierHallTest earlier = new EarlierHallTest();
        try (SqliteJournal journal = SqliteJournal.open(folder)) {
            for (String line : Files.readAllLines(STORED)) earlier.append(journal, MAPPER.readTree(line));
        }
    }

    private void append(Journal journal, JsonNode batch) {
        List<Row> rows = new ArrayList<>();
        for (JsonNode row : batch.path("rows")) rows.add(row(row));
        JsonNode kept = batch.get("snapshot");
        assertThat(journal.append(List.of(new Unit(rows)), kept == null ? List.of() : List.of(snapshot(kept))))
                .containsOnly(Fate.STORED);
    }

    private Row row(JsonNode json) {
        String stream = json.path("stream").asString();
        Row before = last.get(stream);
        Hash hash = before == null ? Chain.start(stream) : before.hash();
        Row row = Chain.row(
                hash,
                stream,
                before == null ? 1 : before.version() + 1,
                json.path("id").asString(),
                json.path("at").asLong(),
                MAPPER.writeValueAsBytes(json.path("body")));
        last.put(stream, row);
        return row;
    }

    private Snapshot snapshot(JsonNode json) {
        String stream = json.path("stream").asString();
        return Chain.snapshot(
                requireNonNull(last.get(stream)).hash(),
                stream,
                json.path("version").asLong(),
                MAPPER.writeValueAsBytes(json.path("body")));
    }

    @Test
    void what_was_decided_then_is_decided_so_again() {
        assertThat(PlayedFloor.audit(folder)).isInstanceOfSatisfying(Audit.Verdict.Clean.class, clean -> {
            assertThat(clean.summary().rounds()).isEqualTo(2);
            assertThat(clean.summary().snapshots()).isEqualTo(1);
        });
    }

    @Test
    void its_games_are_gone_through_again_with_the_notices_as_they_were_given() {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            for (String game : List.of("10-1", "10-2"))
                assertThat(requireNonNull(Replay.of(journal, game)).agrees())
                        .as(game)
                        .isTrue();
            Replayed broken = requireNonNull(Replay.of(journal, "10-2"));
            assertThat(broken.steps())
                    .anyMatch(step -> step.body().toString().contains("10.00 is to be refunded to ann, who has left"));
            assertThat(broken.lines()).extracting(line -> line.patron()).containsExactly(new Patron("dan"));
            assertThat(broken.lines().getFirst().returned()).isEqualTo(Money.dollars(10));
        }
    }
}
