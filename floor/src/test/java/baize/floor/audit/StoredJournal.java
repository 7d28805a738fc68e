package baize.floor.audit;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.Chain;
import baize.floor.journal.Fate;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.journal.SqliteJournal;
import baize.floor.journal.Unit;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A journal that earlier code has written, kept as its batches, a line each; the hashes follow from the rows. */
final class StoredJournal {
    private static final Path FOLDER = Path.of("src/test/journals");
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final Map<String, List<Row>> streams = new HashMap<>();

    private StoredJournal() {}

    /** Stores it in an empty folder. */
    static void in(Path folder, String name) {
        StoredJournal stored = new StoredJournal();
        try (SqliteJournal journal = SqliteJournal.open(folder);
                BufferedReader lines = new BufferedReader(new InputStreamReader(open(name), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine())
                stored.append(journal, MAPPER.readTree(line));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static InputStream open(String name) throws IOException {
        InputStream file = Files.newInputStream(FOLDER.resolve(name));
        return name.endsWith(".gz") ? new GZIPInputStream(file) : file;
    }

    private void append(Journal journal, JsonNode batch) {
        List<Row> rows = new ArrayList<>();
        for (JsonNode row : batch.path("rows")) rows.add(row(row));
        List<Snapshot> snapshots = new ArrayList<>();
        for (JsonNode kept : batch.path("snapshots")) snapshots.add(snapshot(kept));
        assertThat(journal.append(List.of(new Unit(rows)), snapshots)).containsOnly(Fate.STORED);
    }

    private Row row(JsonNode json) {
        String stream = json.path("stream").asString();
        List<Row> before = streams.computeIfAbsent(stream, _ -> new ArrayList<>());
        Row row = Chain.row(
                before.isEmpty() ? Chain.start(stream) : before.getLast().hash(),
                stream,
                before.size() + 1,
                json.path("id").asString(),
                json.path("at").asLong(),
                MAPPER.writeValueAsBytes(json.path("body")));
        before.add(row);
        return row;
    }

    private Snapshot snapshot(JsonNode json) {
        String stream = json.path("stream").asString();
        int version = json.path("version").asInt();
        Row of = requireNonNull(streams.get(stream)).get(version - 1);
        return Chain.snapshot(of.hash(), stream, version, MAPPER.writeValueAsBytes(json.path("body")));
    }
}
