package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.PostgresAddress;
import baize.floor.journal.PostgresJournal;
import baize.testkit.Postgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A floor that this program is not for is neither served nor audited nor replayed. */
@ExtendWith(Postgres.class)
final class AnotherFormatTest {
    private static final String OTHER =
            " holds a floor of format 99, and this program is for format 5: open it with the"
                    + " program that wrote it, or begin a new floor in another folder or database\n";

    @TempDir
    Path folder;

    private static void becomesAnother(String url) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url);
                Statement update = connection.createStatement()) {
            update.execute("update format set number = 99");
        }
    }

    private static void refused(String place, String... store) {
        for (List<String> command : List.of(List.of("serve"), List.of("audit"), List.of("replay", "--round", "4-1"))) {
            List<String> arguments = new ArrayList<>(command);
            arguments.addAll(List.of(store));
            Ran ran = Ran.baize(arguments.toArray(String[]::new));
            assertThat(ran.status()).as(ran.err()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).isEqualTo("baize: " + place + OTHER);
        }
    }

    @Test
    void it_is_refused_in_one_line() throws Exception {
        SmallFloor.in(folder);
        Path file = folder.resolve("floor.db");
        becomesAnother("jdbc:sqlite:" + file);
        refused(file.toString(), "--data", folder.toString());
    }

    @Test
    @Tag("postgres")
    void it_is_refused_in_one_line_on_postgresql(Postgres.Database database) throws Exception {
        PostgresJournal.open(database.url()).close();
        becomesAnother(database.url());
        refused(new PostgresAddress(database.url()).place(), "--database", database.url());
    }
}
