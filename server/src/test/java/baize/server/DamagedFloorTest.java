package baize.server;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.NotOpened;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A floor whose files are damaged on the disk. */
final class DamagedFloorTest {
    private static final int PAGE = 4096;

    @TempDir
    Path whole;

    @TempDir
    Path damaged;

    private static void open(Path folder) {
        House.open(Houses.demo(folder)).close();
    }

    /** A copy of the floor in which one page of a file makes no sense. */
    private void damage(String name, int page) throws IOException {
        try (Stream<Path> files = Files.list(whole)) {
            for (Path file : files.toList())
                Files.copy(
                        file,
                        damaged.resolve(file.getFileName()),
                        StandardCopyOption.REPLACE_EXISTING,
                        StandardCopyOption.COPY_ATTRIBUTES);
        }
        for (String log : List.of("-wal", "-shm")) Files.deleteIfExists(damaged.resolve(name + log));
        byte[] bytes = Files.readAllBytes(whole.resolve(name));
        Arrays.fill(bytes, page * PAGE, (page + 1) * PAGE, (byte) 'Z');
        Files.write(damaged.resolve(name), bytes);
    }

    @Test
    void a_damaged_page_is_one_line_wherever_it_lies_or_it_is_not_needed_to_open() throws IOException {
        open(whole);
        int found = 0;
        long pages = Files.size(whole.resolve("floor.db")) / PAGE;
        for (int page = 1; page < pages; page++) {
            damage("floor.db", page);
            try {
                open(damaged);
            } catch (NotOpened said) {
                assertThat(said.getMessage())
                        .as("page %d", page)
                        .hasLineCount(1)
                        .contains("floor.db");
                found++;
            }
        }
        assertThat(found).isPositive();
    }

    @Test
    void so_is_one_of_the_accounts() throws IOException {
        open(whole);
        damage("accounts.db", 1);
        String said = "";
        try {
            open(damaged);
        } catch (NotOpened line) {
            said = String.valueOf(line.getMessage());
        }
        assertThat(said).hasLineCount(1).contains("accounts.db");
    }
}
