package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The README's example is what the program prints. */
class ReadmeTest {
    private static final Path ROOT = Path.of(System.getProperty("baize.root", ".."));

    @Test
    void the_round_in_the_readme_is_settled_as_shown() throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        Ran ran = Ran.baize("settle", ROOT.resolve("examples/straight.json").toString());
        assertThat(ran.status()).isZero();
        assertThat(readme)
                .contains(
                        "$ ./baize settle examples/straight.json\n" + ran.out().stripTrailing() + "\n```");
        assertThat(readme)
                .contains(
                        Files.readString(ROOT.resolve("examples/straight.json")).strip());
    }
}
