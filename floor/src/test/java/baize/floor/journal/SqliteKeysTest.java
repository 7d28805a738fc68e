package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Commands found by sender and id, however many came after them; with so few marks in memory that all parts are used.
 */
@Tag("long")
class SqliteKeysTest {
    private static final SqliteKeys.Sizes SMALL = new SqliteKeys.Sizes(8, 64, 3);
    private static final long HOUR = 3_600_000_000L;
    private static final long START = 1_700_000_000_000_000L;

    @TempDir
    private Path folder;

    private final Pen pen = new Pen();
    private final Map<String, Long> stored = new HashMap<>();
    private long now = START;

    private SqliteJournal open() {
        return SqliteJournal.open(folder, SMALL);
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("floor.db"));
    }

    private long count(String table) throws SQLException {
        try (Connection connection = connect();
                Statement select = connection.createStatement();
                var found = select.executeQuery("select count(*) from " + table)) {
            return found.next() ? found.getLong(1) : -1;
        }
    }

    /** Some units of some senders, an hour later. */
    private void store(SqliteJournal journal, Random random) {
        now += HOUR;
        List<Unit> units = new ArrayList<>();
        for (int i = random.nextInt(1, 6); i > 0; i--) {
            String by = "patron/p" + random.nextInt(4);
            String id = "c-" + stored.size();
            units.add(new Unit(List.of(pen.row(by, "s-" + random.nextInt(3), id, now))));
            stored.put(by + " " + id, now);
        }
        assertThat(journal.append(units, List.of())).containsOnly(Fate.STORED);
    }

    /** Looks a few of them up. */
    private void check(SqliteJournal journal) {
        List<String> some = new ArrayList<>(stored.keySet());
        Collections.shuffle(some, new Random(now));
        check(journal, some.subList(0, Math.min(30, some.size())));
    }

    private void check(SqliteJournal journal, Collection<String> keys) {
        for (String key : keys) {
            long at = Objects.requireNonNull(stored.get(key));
            String[] parts = key.split(" ", -1);
            boolean holds = at >= now - Journal.IDS_HOLD_MICROS;
            assertThat(journal.under(parts[0], parts[1], now, false))
                    .as(key)
                    .extracting(Row::at)
                    .isEqualTo(holds ? List.of(at) : List.of());
            assertThat(journal.under("patron/other", parts[1], now, false)).isEmpty();
        }
    }

    @Test
    void every_command_of_thirty_days_is_found_and_no_other_over_many_openings() throws SQLException {
        Random random = new Random(16);
        for (int opening = 0; opening < 40; opening++) {
            try (SqliteJournal journal = open()) {
                check(journal);
                for (int i = random.nextInt(60); i > 0; i--) store(journal, random);
                check(journal);
            }
        }
        try (SqliteJournal journal = open()) {
            check(journal, stored.keySet());
        }
        assertThat(now - START).as("time gone by").isGreaterThan(Journal.IDS_HOLD_MICROS * 5 / 4);
        assertThat(stored).hasSizeGreaterThan(40 * 64);
        assertThat(count("key_runs")).as("runs of 30 days").isBetween(15L, (long) stored.size() / 64);
        assertThat(count("key_chunks")).isBetween(0L, 8L);
    }

    @Test
    void what_is_missing_is_made_from_the_rows() throws SQLException {
        Random random = new Random(17);
        try (SqliteJournal journal = open()) {
            for (int i = 0; i < 900; i++) store(journal, random);
        }
        try (Connection connection = connect();
                Statement delete = connection.createStatement()) {
            for (String table : List.of("key_chunks", "key_runs", "key_pages")) delete.execute("delete from " + table);
        }
        try (SqliteJournal journal = open()) {
            check(journal, stored.keySet());
        }
        assertThat(count("key_runs")).isPositive();
    }

    @Test
    void what_a_full_disk_did_not_store_is_neither_found_nor_missed() {
        Random random = new Random(18);
        try (SqliteJournal journal = open()) {
            for (int i = 0; i < 100; i++) store(journal, random);
            for (int pages = 40; pages < 400; pages += 20) {
                journal.limitPages(pages);
                fill(journal);
                journal.limitPages(Integer.MAX_VALUE);
                check(journal);
                store(journal, random);
            }
            check(journal, stored.keySet());
        }
    }

    private void fill(SqliteJournal journal) {
        for (int i = 0; i < 50; i++) {
            pen.read(journal, "s-0");
            Unit unit = new Unit(List.of(pen.row("patron/p0", "s-0", "c-" + stored.size(), ++now)));
            try {
                journal.append(List.of(unit), List.of());
                stored.put("patron/p0 c-" + stored.size(), now);
            } catch (StoreDown full) {
                pen.read(journal, "s-0");
                return;
            }
        }
    }

    @Test
    void a_journal_opened_to_read_has_none_of_it() {
        open().close();
        try (Journal reader = SqliteJournal.openReadOnly(folder)) {
            assertThatThrownBy(() -> reader.under("patron/p0", "c-1", now, true))
                    .hasMessageContaining("read only");
        }
    }

    @Test
    void of_marks_that_are_not_in_a_run_hardly_any_has_to_be_looked_up() {
        MarkFilter filter = new MarkFilter(1 << 14);
        for (int i = 0; i < 1 << 14; i++) filter.add(Mark.of("patron/ann", "c" + i));
        MarkFilter again = MarkFilter.read(filter.bytes());
        int suspected = 0;
        for (int i = 0; i < 1 << 14; i++) {
            assertThat(again.mayHold(Mark.of("patron/ann", "c" + i))).isTrue();
            if (again.mayHold(Mark.of("patron/ann", "d" + i))) suspected++;
        }
        assertThat(suspected).isLessThan((1 << 14) / 150);
    }
}
