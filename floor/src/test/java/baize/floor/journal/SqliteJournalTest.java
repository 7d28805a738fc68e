package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

class SqliteJournalTest extends JournalContract {
    @TempDir
    private Path temporary;

    private Path folder() {
        return temporary.resolve("a floor");
    }

    @Override
    Journal open() {
        return SqliteJournal.open(folder());
    }

    @Override
    Journal openToRead() {
        return SqliteJournal.openReadOnly(folder());
    }

    @Override
    String place() {
        return folder().resolve("floor.db").toString();
    }

    @Override
    DataSource database() {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + folder().resolve("floor.db"));
        return source;
    }

    @Override
    List<String> unguarded() {
        return List.of(
                "drop trigger if exists rows_stay",
                "drop trigger if exists rows_remain",
                "drop trigger if exists batches_stay",
                "drop trigger if exists batches_remain");
    }

    @Override
    String stray() {
        return "insert into rows (stream, version, before, id, at, body, hash)"
                + " select stream, 3, seq, 'stray', at, body, hash from rows where version = 2";
    }

    @Test
    void what_is_written_around_the_lock_stops_the_writer_before_it_does_harm() throws SQLException {
        Pen pen = new Pen();
        append(pen.unit("c-1", "a"));
        try (SqliteWriter intruder = new SqliteWriter(unlocked(), new SqliteKeys(unlocked(), SqliteKeys.Sizes.USUAL))) {
            List<Row> rows = List.of(pen.row("a", "intruder"));
            intruder.insert(rows);
            intruder.advance(Chain.batch(intruder.head().hash(), 2, 1, Parts.of(rows), rows));
            intruder.commit();
        }
        Unit late = pen.unit("late", "b");
        assertThatThrownBy(() -> append(late)).isInstanceOf(StoreDown.class);
        assertThat(append(late)).containsExactly(Fate.STORED);
        try (Journal reader = SqliteJournal.openReadOnly(folder())) {
            assertThat(Pen.ids(Pen.verified(reader))).containsExactly("c-1", "intruder", "late");
        }
    }

    private Connection unlocked() throws SQLException {
        Connection connection = connect();
        connection.setAutoCommit(false);
        return connection;
    }

    @Test
    void a_folder_is_written_by_one_process_at_a_time() {
        assertThatThrownBy(this::open)
                .isInstanceOf(NotOpened.class)
                .hasMessage("the floor in " + folder() + " is already open: another process is writing to it");
    }

    @Test
    void a_reader_sees_what_a_writer_stores() {
        Pen pen = new Pen();
        append(pen.unit("c-1", "a"));
        try (Journal reader = SqliteJournal.openReadOnly(folder())) {
            assertThat(Pen.verified(reader)).hasSize(1);
            append(pen.unit("c-2", "a"));
            assertThat(Pen.verified(reader)).hasSize(2);
            assertThatThrownBy(() -> reader.append(List.of(), List.of()))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("read only");
        }
        assertThat(append(pen.unit("c-3", "a"))).containsExactly(Fate.STORED);
    }

    @Test
    void a_reader_refuses_a_folder_without_a_journal_and_makes_none() {
        Path empty = temporary.resolve("empty");
        assertThatThrownBy(() -> SqliteJournal.openReadOnly(empty))
                .isInstanceOf(NotOpened.class)
                .hasMessage("no floor in " + empty + ": expected a file floor.db");
        assertThat(empty).doesNotExist();
    }

    @Test
    void a_file_that_is_no_database_is_refused_in_one_line() throws IOException {
        Path other = Files.createDirectory(temporary.resolve("other"));
        Files.writeString(other.resolve("floor.db"), "this is no database, but a text of some length".repeat(9));
        assertThatThrownBy(() -> SqliteJournal.open(other))
                .isInstanceOf(NotOpened.class)
                .message()
                .startsWith("cannot open " + other.resolve("floor.db"))
                .doesNotContain("\n");
        assertThatThrownBy(() -> SqliteJournal.openReadOnly(other)).isInstanceOf(NotOpened.class);
    }

    @Test
    void a_folder_that_cannot_be_made_is_refused_in_one_line() throws IOException {
        Path file = Files.createFile(temporary.resolve("file"));
        assertThatThrownBy(() -> SqliteJournal.open(file))
                .isInstanceOf(NotOpened.class)
                .hasMessage("expected a folder, got a file: " + file);
        Path inside = file.resolve("folder");
        assertThatThrownBy(() -> SqliteJournal.open(inside))
                .isInstanceOf(NotOpened.class)
                .message()
                .startsWith("cannot write to the folder " + inside + ": ")
                .doesNotContain("\n");
    }

    @Test
    void a_process_that_is_killed_while_it_makes_the_tables_leaves_none() throws IOException, SQLException {
        Path begun = Files.createDirectory(temporary.resolve("begun"));
        Path killed = Files.createDirectory(temporary.resolve("killed"));
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + begun.resolve("floor.db"));
                Statement statement = connection.createStatement()) {
            // With hardly a page in memory what is not committed is on the disk already.
            for (String pragma : List.of("journal_mode = wal", "cache_size = 1")) statement.execute("pragma " + pragma);
            connection.setAutoCommit(false);
            for (String each : SqliteJournal.SCHEMA.statements().subList(0, 12)) statement.execute(each);
            for (String file : List.of("floor.db", "floor.db-wal"))
                Files.copy(begun.resolve(file), killed.resolve(file));
        }
        assertThat(killed.resolve("floor.db-wal")).isNotEmptyFile();
        assertThatThrownBy(() -> SqliteJournal.openReadOnly(killed))
                .isInstanceOf(NotOpened.class)
                .hasMessage("no floor in " + killed.resolve("floor.db"));
        try (SqliteJournal journal = SqliteJournal.open(killed)) {
            assertThat(journal.append(List.of(new Pen().unit("c-1", "a")), List.of()))
                    .containsExactly(Fate.STORED);
        }
    }

    @Test
    void a_full_disk_stores_nothing_of_the_call_and_lets_go_on_afterwards() {
        Path other = temporary.resolve("small");
        Pen pen = new Pen();
        try (SqliteJournal journal = SqliteJournal.open(other)) {
            journal.limitPages(60);
            int stored = fill(journal, pen);
            assertThat(stored).isPositive();
            assertThat(Pen.verified(journal)).hasSize(40 * stored);
            assertThatThrownBy(() -> journal.append(units(journal, pen), List.of()))
                    .isInstanceOf(StoreDown.class);
            journal.limitPages(1);
            assertThatThrownBy(journal::probe).isInstanceOf(StoreDown.class);
            journal.limitPages(10_000);
            journal.probe();
            assertThat(journal.append(units(journal, pen), List.of())).containsOnly(Fate.STORED);
            assertThat(Pen.verified(journal)).hasSize(40 * (stored + 1));
        }
    }

    private static int fill(Journal journal, Pen pen) {
        for (int stored = 0; ; stored++) {
            try {
                journal.append(units(journal, pen), List.of());
            } catch (StoreDown full) {
                assertThat(full).hasMessageContaining("full").hasMessageContaining("floor.db");
                return stored;
            }
        }
    }

    /** Forty units on top of what is stored. */
    private static List<Unit> units(Journal journal, Pen pen) {
        List<Unit> units = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            pen.read(journal, "s-" + i);
            units.add(pen.unit("c-" + "x".repeat(200), "s-" + i));
        }
        return units;
    }
}
