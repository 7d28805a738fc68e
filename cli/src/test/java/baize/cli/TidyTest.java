package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.testkit.tidy.Tidy;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The habits of the code base, over all files of all modules. */
final class TidyTest {
    @Test
    void every_file_keeps_the_habits_of_the_code_base() {
        assertThat(Tidy.check(Path.of(System.getProperty("baize.root", "..")))).isEmpty();
    }
}
