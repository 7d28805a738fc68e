package baize.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.journal.NotOpened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Accounts in a file. */
final class SqliteAccountsTest extends AccountsContract {
    @TempDir
    Path folder;

    @Override
    Accounts open() {
        return Accounts.in(folder, clock, Sessions.Lifetimes.USUAL);
    }

    @Test
    void the_file_is_for_its_owners_eyes() throws IOException {
        String rights = PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve("accounts.db")));
        assertThat(rights).isEqualTo("rw-------");
    }

    @Test
    void a_file_that_is_no_database_is_one_clear_line() throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(
                other.resolve("accounts.db"), "not a database, but long enough to be looked at as one".repeat(9));
        assertThatThrownBy(() -> Accounts.in(other, clock, Sessions.Lifetimes.USUAL))
                .isInstanceOf(NotOpened.class)
                .hasMessageStartingWith("cannot open " + other)
                .hasMessageMatching("[^\n]+");
    }
}
