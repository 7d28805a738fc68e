package baize.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.PostgresAddress;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.staff.StaffCommand;
import baize.testkit.Postgres;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Which house opens, and which does not. */
@ExtendWith(Postgres.class)
class OpeningHouseTest {
    @TempDir
    Path folder;

    private House demo() {
        return House.open(Houses.demo(folder));
    }

    private House real() {
        return real(null);
    }

    private House real(@Nullable String database) {
        return House.open(Houses.empty(folder, database));
    }

    private void refused(Runnable opening, String line) {
        assertThatThrownBy(opening::run)
                .isInstanceOf(NotOpened.class)
                .message()
                .startsWith(line)
                .hasLineCount(1);
    }

    private void isClean() {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    @Test
    @Rule("R-24")
    void a_real_floor_never_opens_as_a_demo() {
        real().close();
        refused(this::demo, "this is a real floor, and it stays one: start it with --no-demo");
        real().close();
        isClean();
    }

    @Test
    @Rule("R-24")
    void a_demo_floor_never_opens_as_a_real_one() {
        demo().close();
        refused(this::real, "this is a demo floor, whose staff everyone knows, and it stays one: start it with --demo");
        demo().close();
        isClean();
    }

    @Test
    @Rule("R-24")
    void a_floor_whose_journal_does_not_say_what_it_is_does_not_open() {
        try (Floor floor = Floor.open(
                SqliteJournal.open(folder), Floor.Options.of(SealingKey.inFile(folder.resolve("seal.key"))))) {
            var hire = new StaffCommand.Hire(By.HOUSE, "ada", "Ada", Role.ADMINISTRATOR);
            floor.people().ask(Actor.HOUSE, "1", "ada", hire).join();
        }
        String line = "the journal does not say whether this is a demo floor or a real one: expected";
        refused(this::demo, line);
        refused(this::real, line);
        isClean();
    }

    @Test
    void a_floor_without_its_key_does_not_open() throws IOException {
        real().close();
        Path key = folder.resolve("seal.key");
        String right = Files.readString(key);
        Files.delete(key);
        refused(this::real, "no sealing key " + key + ": expected the one this floor has had so far");
        assertThat(key).doesNotExist();
        Files.writeString(key, "00".repeat(32));
        refused(this::real, "the sealing key " + key + " is not the key of this floor");
        Files.writeString(key, "not a key");
        refused(this::real, key + ": expected a sealing key of 64 hexadecimal digits");
        Files.writeString(key, right);
        real().close();
    }

    @Test
    void a_demo_floor_under_another_key_does_not_open_either() throws IOException {
        demo().close();
        Files.writeString(folder.resolve("seal.key"), "00".repeat(32));
        refused(this::demo, "the sealing key " + folder.resolve("seal.key") + " is not the key of this floor");
    }

    @Test
    @Tag("postgres")
    void a_process_without_the_key_of_a_floor_on_postgresql_does_not_open(Postgres.Database database)
            throws IOException {
        real(database.url()).close();
        Path key = folder.resolve("seal.key");
        String right = Files.readString(key);
        Files.delete(key);
        refused(() -> real(database.url()), "no sealing key " + key);
        Files.writeString(key, right);
        real(database.url()).close();
        try (Journal journal = PostgresJournal.openReadOnly(database.url())) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    private static final String OTHER =
            " holds a floor of format 99, and this program is for format 5: open it with the"
                    + " program that wrote it, or begin a new floor in another folder or database";

    private static void becomesAnother(String url) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement update = connection.createStatement()) {
            update.execute("update format set number = 99");
        }
    }

    @Test
    void a_floor_of_another_format_does_not_open() throws SQLException {
        real().close();
        becomesAnother("jdbc:sqlite:" + folder.resolve("floor.db"));
        refused(this::real, folder.resolve("floor.db") + OTHER);
    }

    @Test
    @Tag("postgres")
    void a_floor_of_another_format_on_postgresql_does_not_open(Postgres.Database database) throws SQLException {
        real(database.url()).close();
        becomesAnother(database.url());
        refused(() -> real(database.url()), new PostgresAddress(database.url()).place() + OTHER);
    }

    @Test
    void a_folder_whose_journal_is_gone_does_not_begin_anew() throws IOException {
        demo().close();
        Path kept = folder.resolveSibling("kept.db");
        Files.move(folder.resolve("floor.db"), kept);
        refused(this::demo, "no floor.db in " + folder + " beside its seal.key");
        Files.delete(folder.resolve("seal.key"));
        refused(this::demo, "no floor.db in " + folder + " beside its accounts.db");
        Files.createFile(folder.resolve("floor.db"));
        refused(this::demo, "the journal is empty, but people have accounts: expected the journal of the floor in ");
        Files.delete(kept);
    }

    @Test
    void a_floor_that_was_stopped_before_its_first_row_begins_at_the_next_start() {
        SqliteJournal.open(folder).close();
        var _ = SealingKey.inFile(folder.resolve("seal.key"));
        real().close();
    }

    @Test
    void files_that_others_could_read_are_narrowed_and_that_is_said() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("unix"));
        demo().close();
        for (String name : new String[] {"floor.db", "accounts.db", "seal.key", "floor.lock"})
            Files.setPosixFilePermissions(folder.resolve(name), PosixFilePermissions.fromString("rw-r--r--"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        try (House house = demo()) {
            assertThat(house.remarks()).hasSize(1);
            assertThat(house.remarks().getFirst())
                    .startsWith("taken from others, who could read or change it: " + folder + ", ");
            try (var files = Files.list(folder)) {
                for (Path file : files.toList())
                    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                            .as(file.toString())
                            .isEqualTo("rw-------");
            }
        }
        try (House again = demo()) {
            assertThat(again.remarks()).isEmpty();
        }
    }

    private static int setUp(House house, String code) throws Exception {
        String body = "{\"code\":\"" + code + "\",\"member\":\"ada\",\"name\":\"Ada\",\"password\":\"long enough\"}";
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                            HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + house.port() + "/api/setup"))
                                    .POST(HttpRequest.BodyPublishers.ofString(body))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .statusCode();
        }
    }

    @Test
    @Rule("R-24")
    void the_first_administrator_needs_the_code_of_this_start() throws Exception {
        String before;
        try (House house = real()) {
            before = Objects.requireNonNull(house.setupCode());
        }
        try (House house = real()) {
            String code = Objects.requireNonNull(house.setupCode());
            assertThat(code).isNotEqualTo(before).matches("([a-z2-9]{4}-){3}[a-z2-9]{4}");
            assertThat(setUp(house, before)).isEqualTo(403);
            assertThat(setUp(house, code.toUpperCase(java.util.Locale.ROOT))).isEqualTo(200);
            assertThat(setUp(house, code)).isEqualTo(404);
        }
        try (House house = real()) {
            assertThat(house.setupCode()).isNull();
        }
    }
}
