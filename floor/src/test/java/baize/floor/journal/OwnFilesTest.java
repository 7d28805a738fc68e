package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnFilesTest {
    @TempDir
    Path temporary;

    private Path folder;

    @BeforeEach
    void name() {
        assumeTrue(temporary.getFileSystem().supportedFileAttributeViews().contains("unix"));
        folder = temporary.resolve("floors").resolve("one");
    }

    private static String mode(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void open(Path path, String mode) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(mode));
    }

    @Test
    void a_new_journal_is_its_owner_s_alone() throws IOException {
        try (Journal journal = SqliteJournal.open(folder)) {
            Pen pen = new Pen();
            journal.append(List.of(pen.unit("c-1", "a")), List.of());
            assertThat(mode(folder)).isEqualTo("rwx------");
            for (String name : List.of("floor.db", "floor.db-wal", "floor.db-shm", "floor.lock"))
                assertThat(mode(folder.resolve(name))).as(name).isEqualTo("rw-------");
            assertThat(OwnFiles.narrow(folder)).isEmpty();
        }
    }

    @Test
    void what_others_may_do_is_taken_from_them_and_said_in_one_line() throws IOException {
        SqliteJournal.open(folder).close();
        Path other = Files.writeString(folder.resolve("notes.txt"), "not the floor's");
        open(folder, "rwxr-xr-x");
        open(folder.resolve("floor.db"), "rw-r--r--");
        open(other, "rw-r--r--");
        assertThat(OwnFiles.narrow(folder))
                .containsExactly("taken from others, who could read or change it: " + folder + ", "
                        + folder.resolve("floor.db"));
        assertThat(mode(folder)).isEqualTo("rwx------");
        assertThat(mode(folder.resolve("floor.db"))).isEqualTo("rw-------");
        assertThat(mode(other)).isEqualTo("rw-r--r--");
        assertThat(OwnFiles.narrow(folder)).isEmpty();
        open(folder.resolve("floor.db"), "r--------");
        assertThat(OwnFiles.narrow(folder)).as("less is enough").isEmpty();
    }

    @Test
    void what_is_another_s_is_refused() throws IOException {
        SqliteJournal.open(folder).close();
        Path file = folder.resolve("floor.db");
        try {
            Files.setAttribute(file, "unix:uid", 65_534);
        } catch (IOException mayNot) {
            assumeTrue(false, "only root gives files away");
        }
        assertThatThrownBy(() -> OwnFiles.narrow(folder))
                .isInstanceOf(NotOpened.class)
                .message()
                .startsWith(file + " is ")
                .endsWith("'s: expected a floor of who opens it")
                .hasLineCount(1);
    }

    @Test
    void a_folder_where_everyone_puts_files_stays_as_it_is() throws IOException {
        OwnFiles.makeFolder(folder);
        Files.setAttribute(folder, "unix:mode", 0_1777);
        assertThatThrownBy(() -> OwnFiles.narrow(folder))
                .isInstanceOf(NotOpened.class)
                .hasMessage(folder + " is a folder for everyone: expected one for the floor alone");
        assertThat(mode(folder)).isEqualTo("rwxrwxrwx");
    }

    @Test
    void a_folder_that_is_not_there_yet_is_made_when_it_is_needed() {
        assertThat(OwnFiles.narrow(folder)).isEmpty();
        assertThat(folder).doesNotExist();
    }
}
