package baize.floor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.Chain;
import baize.floor.journal.Hash;
import baize.floor.journal.Row;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is changed behind the journal's back is found, and where it was changed. */
@Tag("long")
class DamageTest {
    private static final int SAMPLES = 4;
    private static final long SEED = Long.getLong("baize.seed", 20_261_116);

    @TempDir
    static Path played;

    @TempDir
    Path folder;

    private final Random random = new Random(SEED);
    private int copies;

    @BeforeAll
    static void play() {
        PlayedFloor.in(played);
    }

    private Copy copy() throws SQLException {
        return new Copy(played, folder.resolve("copy" + copies++));
    }

    private record Victim(long seq, String stream, long version) {}

    private Victim victim(Copy copy, String where) throws SQLException {
        List<List<Object>> all =
                copy.rows("select r.seq, s.name, r.version from rows r join streams s on s.number = r.stream " + where);
        List<Object> one = all.get(random.nextInt(all.size()));
        return new Victim(((Number) one.get(0)).longValue(), (String) one.get(1), ((Number) one.get(2)).longValue());
    }

    private static String damage(Object what) {
        return what + ", baize.seed=" + SEED;
    }

    private static void isAt(Copy copy, Victim victim, Finding finding) {
        boolean named = finding.stream().equals(victim.stream()) && finding.version() == victim.version();
        boolean batchNamed = finding.batch() == copy.batch(victim.stream(), victim.version());
        assertThat(named || batchNamed)
                .as(damage(victim + " damaged, found " + finding.line()))
                .isTrue();
    }

    private byte[] flipped(byte[] bytes) {
        byte[] changed = bytes.clone();
        changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(7));
        return changed;
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "body", "hash"})
    void a_byte_of_a_row_is_found_at_the_row(String column) throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                Victim victim = victim(copy, "");
                boolean text = column.equals("id");
                Object value = copy.value("select " + column + " from rows where seq = " + victim.seq());
                Object changed = text
                        ? new String(
                                flipped(((String) value).getBytes(StandardCharsets.US_ASCII)),
                                StandardCharsets.US_ASCII)
                        : flipped((byte[]) value);
                copy.run("update rows set " + column + " = ? where seq = ?", changed, victim.seq());
                Finding finding = copy.finding(damage(column + " of " + victim));
                assertThat(finding.stream()).as(finding.line()).isEqualTo(victim.stream());
                assertThat(finding.version()).as(finding.line()).isEqualTo(victim.version());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"at, at + 1", "at, at - 1", "version, version + 100000", "stream, stream % 5 + 1", "stream, 77"})
    void a_number_of_a_row_is_found_at_the_row(String column, String changed) throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                Victim victim = victim(copy, column.equals("stream") ? "where r.stream > 5 or r.stream < 5" : "");
                copy.run("update rows set " + column + " = " + changed + " where seq = ?", victim.seq());
                isAt(copy, victim, copy.finding(damage(column + " of " + victim)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"events", "entries", "do", "refusal"})
    void a_byte_in_any_part_of_a_body_is_found_also_when_the_row_is_hashed_again(String part) throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                Victim victim = victim(copy, "where instr(r.body, '\"" + part + "\":') > 0 and r.version > 1");
                byte[] body = ((byte[]) copy.value("select body from rows where seq = " + victim.seq())).clone();
                int from = new String(body, StandardCharsets.UTF_8).indexOf("\"" + part + "\":");
                body[from + random.nextInt(body.length - from)] ^= 1;
                List<Object> row = copy.rows("select id, at from rows where seq = " + victim.seq())
                        .getFirst();
                Row hashed = Chain.row(
                        Hash.of((byte[]) copy.value("select r.hash from rows r join streams s on s.number = r.stream"
                                + " where s.name = '" + victim.stream() + "' and version = " + (victim.version() - 1))),
                        victim.stream(),
                        victim.version(),
                        (String) row.getFirst(),
                        ((Number) row.getLast()).longValue(),
                        body);
                copy.run(
                        "update rows set body = ?, hash = ? where seq = ?",
                        body,
                        hashed.hash().bytes(),
                        victim.seq());
                isAt(copy, victim, copy.finding(damage(part + " of " + victim)));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"parts", "hash"})
    void a_byte_of_a_batch_is_found_at_the_batch(String column) throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                long number = random.nextLong(1, 1 + copy.number("select max(number) from batches"));
                Object value = copy.value("select " + column + " from batches where number = " + number);
                Object changed = value instanceof String text
                        ? new String(flipped(text.getBytes(StandardCharsets.US_ASCII)), StandardCharsets.US_ASCII)
                        : flipped((byte[]) value);
                copy.run("update batches set " + column + " = ? where number = ?", changed, number);
                Finding finding = copy.finding(damage(column + " of batch " + number));
                assertThat(finding.batch()).as(finding.line()).isEqualTo(number);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"at = at + 1", "at = at - 1", "number = number + 100000"})
    void a_number_of_a_batch_is_found_at_the_batch(String change) throws SQLException {
        try (Copy copy = copy()) {
            long number = random.nextLong(1, 1 + copy.number("select max(number) from batches"));
            copy.run("update batches set " + change + " where number = ?", number);
            Finding finding = copy.finding(damage(change + " of batch " + number));
            assertThat(finding.batch()).as(finding.line()).isEqualTo(number);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"number = number + 1", "number = number - 1", "number = 0", "hash = zeroblob(32)"})
    void a_head_that_is_not_the_last_batch_is_found(String change) throws SQLException {
        try (Copy copy = copy()) {
            long last = copy.number("select max(number) from batches");
            copy.run("update head set " + change);
            Finding finding = copy.finding(change);
            assertThat(finding.batch()).as(finding.line()).isIn(1L, last - 1, last, last + 1);
            assertThat(finding.line()).contains("head");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "version = version + 1",
                "version = version - 1",
                "hash = zeroblob(32)",
                "hash = x'00'",
                "stream = 1"
            })
    void a_snapshot_that_is_not_the_state_is_found(String change) throws SQLException {
        try (Copy copy = copy()) {
            copy.run("update snapshots set " + change);
            String stream = (String) copy.value("select s.name from snapshots p join streams s on s.number = p.stream");
            Finding finding = copy.finding(change);
            // What is another stream's now is missing where it was.
            assertThat(finding.stream()).as(finding.line()).isIn(stream, "table/1");
        }
    }

    @Test
    void a_snapshot_that_says_the_same_in_another_form_is_found() throws SQLException {
        try (Copy copy = copy()) {
            byte[] body = (byte[]) copy.value("select body from snapshots");
            store(copy, (new String(body, StandardCharsets.UTF_8) + " ").getBytes(StandardCharsets.UTF_8));
            assertThat(copy.finding("a space").what())
                    .isEqualTo("its snapshot is not the state: the same values in another form");
        }
    }

    /** Stores another snapshot of table 1, with its hash made right. */
    private static void store(Copy copy, byte[] body) throws SQLException {
        long version = copy.number("select version from snapshots");
        byte[] row = (byte[]) copy.value(
                "select r.hash from rows r join snapshots p on p.stream = r.stream and p.version = r.version");
        copy.run(
                "update snapshots set body = ?, hash = ?",
                body,
                Chain.snapshot(Hash.of(row), "table/1", version, body).hash().bytes());
    }

    @Test
    void a_byte_of_a_snapshot_is_found_also_when_it_is_hashed_again() throws SQLException {
        for (int sample = 0; sample < 2 * SAMPLES; sample++) {
            try (Copy copy = copy()) {
                byte[] body = flipped((byte[]) copy.value("select body from snapshots"));
                long version = copy.number("select version from snapshots");
                byte[] row = (byte[]) copy.value("select r.hash from rows r join snapshots p on p.stream = r.stream"
                        + " and p.version = r.version");
                byte[] hash = Chain.snapshot(Hash.of(row), "table/1", version, body)
                        .hash()
                        .bytes();
                copy.run("update snapshots set body = ?", body);
                if (sample % 2 == 0) copy.run("update snapshots set hash = ?", hash);
                Finding finding = copy.finding(damage("snapshot"));
                assertThat(finding.stream()).as(finding.line()).isEqualTo("table/1");
                assertThat(finding.version()).as(finding.line()).isEqualTo(version);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"name = name || 'x'", "name = 'patron/nobody'", "name = '?'", "number = number + 1000"})
    void a_stream_under_another_name_is_found_at_its_first_row(String change) throws SQLException {
        for (int stream = 1; stream <= 5; stream++) {
            try (Copy copy = copy()) {
                String name = (String) copy.value("select name from streams where number = " + stream);
                copy.run("update streams set " + change + " where number = ?", stream);
                isAt(copy, new Victim(0, name, 1), copy.finding(change + " of " + name));
            }
        }
    }

    @Test
    void a_row_that_is_gone_is_found_at_its_place() throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                Victim victim = victim(copy, "");
                copy.run("delete from rows where seq = ?", victim.seq());
                Finding finding = copy.finding(damage("delete " + victim));
                assertThat(finding.stream()).isEqualTo(victim.stream());
                assertThat(finding.version()).isEqualTo(victim.version());
            }
        }
    }

    @Test
    void a_batch_that_is_gone_is_found_at_its_place() throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                long last = copy.number("select max(number) from batches");
                long number = sample == 0 ? last : random.nextLong(1, 1 + last);
                copy.run("delete from batches where number = ?", number);
                Finding finding = copy.finding(damage("delete batch " + number));
                assertThat(finding.batch() == number || copy.batch(finding.stream(), finding.version()) == number)
                        .as(finding.line())
                        .isTrue();
            }
        }
    }

    @Test
    void a_stream_or_a_head_that_is_gone_is_found() throws SQLException {
        try (Copy copy = copy()) {
            copy.run("delete from streams where name = 'patron/ben'");
            isAt(copy, new Victim(0, "patron/ben", 1), copy.finding("delete stream"));
        }
        try (Copy copy = copy()) {
            copy.run("delete from head");
            assertThat(copy.finding("delete head").line()).contains("head");
        }
    }

    @Test
    void a_checkpoint_that_is_not_the_state_is_found() throws SQLException {
        try (Copy copy = copy()) {
            copy.run("insert into checkpoints select stream, version, body, hash from snapshots");
            assertThat(copy.verdict()).isInstanceOf(Audit.Verdict.Clean.class);
        }
        try (Copy copy = copy()) {
            copy.run("insert into checkpoints select stream, version, body, hash from snapshots");
            byte[] body = flipped((byte[]) copy.value("select body from checkpoints"));
            copy.run("update checkpoints set body = ?", body);
            long version = copy.number("select version from checkpoints");
            Finding finding = copy.finding(damage("checkpoint"));
            assertThat(finding.stream()).isEqualTo("table/1");
            assertThat(finding.version()).isEqualTo(version);
        }
        try (Copy copy = copy()) {
            copy.run("insert into checkpoints select stream, version + 10000, body, hash from snapshots");
            assertThat(copy.finding("a checkpoint beyond the end").what()).contains("the stream ends at row");
        }
    }

    @Test
    void a_snapshot_that_is_gone_is_found() throws SQLException {
        try (Copy copy = copy()) {
            copy.run("delete from snapshots");
            Finding finding = copy.finding("delete snapshots");
            assertThat(finding.stream()).isEqualTo("table/1");
            assertThat(finding.line()).contains("snapshot");
        }
    }

    @Test
    void a_row_that_points_elsewhere_or_lies_elsewhere_is_found() throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                Victim victim = victim(copy, "where r.version > 1");
                copy.run("update rows set before = before - 1 where seq = ?", victim.seq());
                isAt(copy, victim, copy.finding(damage("before of " + victim)));
            }
            try (Copy copy = copy()) {
                Victim first = victim(copy, "where s.name = 'table/1' and r.version between 2 and 100");
                copy.run("update rows set seq = -1 where seq = ?", first.seq());
                copy.run("update rows set seq = ? where seq = ?", first.seq(), first.seq() + 1);
                copy.run("update rows set seq = ? where seq = -1", first.seq() + 1);
                assertThat(copy.finding(damage("seq of " + first)).line()).isNotEmpty();
            }
        }
    }

    @Test
    void a_stream_whose_newest_row_is_another_is_found() throws SQLException {
        for (String newest : List.of("newest - 1", "1", "newest + 100000", "(select max(seq) from rows) - newest")) {
            try (Copy copy = copy()) {
                copy.run("update streams set newest = " + newest + " where name = 'patron/ann'");
                assertThat(copy.finding("newest = " + newest).stream()).isEqualTo("patron/ann");
            }
        }
    }

    @Test
    void two_rows_that_changed_places_are_found_at_the_first() throws SQLException {
        for (int sample = 0; sample < SAMPLES; sample++) {
            try (Copy copy = copy()) {
                Victim first = victim(copy, "where s.name = 'table/1' and r.version < 100");
                long second = first.version() + random.nextLong(1, 201);
                copy.run("update rows set version = 999999 where seq = ?", first.seq());
                copy.run(
                        "update rows set version = ? where version = ? and stream ="
                                + " (select number from streams where name = 'table/1')",
                        first.version(),
                        second);
                copy.run("update rows set version = ? where seq = ?", second, first.seq());
                isAt(copy, first, copy.finding(damage(first + " and " + second)));
            }
        }
    }

    @Test
    void a_row_that_is_there_twice_is_found_under_its_new_version() throws SQLException {
        try (Copy copy = copy()) {
            Victim victim = victim(copy, "where s.name = 'table/1'");
            long version =
                    copy.number("select 1 + max(version) from rows where stream = (select stream from rows where seq = "
                            + victim.seq() + ")");
            copy.run("create table twin as select * from rows where seq = ?", victim.seq());
            copy.run("update twin set version = ?, seq = (select 1 + max(seq) from rows)", version);
            copy.run("insert into rows select * from twin");
            Finding finding = copy.finding(damage("twin of " + victim));
            assertThat(finding.stream()).isEqualTo("table/1");
            assertThat(finding.version()).isEqualTo(version);
        }
    }

    @Test
    void a_history_that_is_cut_short_is_not_what_head_says() throws SQLException {
        try (Copy copy = copy()) {
            long last = copy.number("select max(number) from batches");
            copy.run("delete from rows where seq = (select max(seq) from rows)");
            copy.run("delete from batches where number = ?", last);
            Finding finding = copy.finding("cut");
            assertThat(finding.batch()).isEqualTo(last);
        }
    }

    @Test
    void a_page_of_rubbish_is_a_finding_and_no_stack_trace() throws Exception {
        int found = 0;
        for (int sample = 0; sample < 2 * SAMPLES; sample++) {
            Path copy = PlayedFloor.copy(played, folder.resolve("pages" + sample));
            Path file = copy.resolve("floor.db");
            byte[] bytes = Files.readAllBytes(file);
            int page = 1 + random.nextInt(bytes.length / 4096 - 1);
            for (int at = 0; at < 4096; at++) bytes[4096 * page + at] = (byte) random.nextInt();
            Files.write(file, bytes);
            if (PlayedFloor.audit(copy) instanceof Audit.Verdict.Broken) found++;
        }
        assertThat(found).as(damage("pages")).isEqualTo(2 * SAMPLES);
    }
}
