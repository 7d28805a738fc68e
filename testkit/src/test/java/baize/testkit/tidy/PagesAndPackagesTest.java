package baize.testkit.tidy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PagesAndPackagesTest {
    private static final String TOSS = "games/src/main/java/baize/games/toss/";
    private static final String MARKED = "@NullMarked package baize.games.toss;";

    @Test
    void marks_of_unfinished_work_are_found_and_words_that_hold_them_are_not() {
        assertThat(leftovers("// TO" + "DO later")).containsExactly("a.txt:1: a mark of unfinished work");
        assertThat(leftovers("fine\nFIX" + "ME")).containsExactly("a.txt:2: a mark of unfinished work");
        assertThat(leftovers("MASTODON")).isEmpty();
    }

    @Test
    void hosts_of_registries_and_paths_of_a_machine_are_found() {
        assertThat(leftovers("https://repo1" + ".maven.org/x")).hasSize(1);
        assertThat(leftovers("cd /" + "work/main")).containsExactly("a.txt:1: a path of one machine");
        assertThat(leftovers("\"/" + "root/.m2\"")).hasSize(1);
        assertThat(leftovers("https://maven.apache.org/xsd docs/work/plan.md $HOME/root/x"))
                .isEmpty();
    }

    @Test
    void a_page_begins_with_its_title() {
        assertThat(markdown("# Title\n")).isEmpty();
        assertThat(markdown("Title\n")).containsExactly("docs/a.md:1: a page without a title");
        assertThat(markdown("")).hasSize(1);
    }

    @Test
    void a_link_to_a_file_that_is_not_there_is_found() {
        assertThat(markdown("# T\n[a](b.md) [b](../docs/b.md#part) [c](https://x.org/y.md) [d](#part)"))
                .isEmpty();
        assertThat(markdown("# T\n[a](c.md#part)"))
                .containsExactly("docs/a.md:2: a link to c.md#part, which is not there");
        assertThat(markdown("# T\n`[a](c.md)` is how a link is written")).isEmpty();
    }

    @Test
    void a_package_without_a_description_or_not_null_marked_is_found() {
        assertThat(packages("core/src/main/java/baize/core/x/A.java", "class A {}"))
                .containsExactly("core/src/main/java/baize/core/x:1: a package without a package-info");
        assertThat(packages("core/src/main/java/baize/core/x/package-info.java", "package baize.core.x;"))
                .containsExactly(
                        "core/src/main/java/baize/core/x/package-info.java:1:" + " a package that is not @NullMarked");
        assertThat(packages("core/src/main/java/baize/core/x/package-info.java", "@NullMarked package baize.core.x;"))
                .isEmpty();
    }

    @Test
    void a_game_has_all_its_files() {
        List<JavaSource> game = game(
                "Toss", "TossCommand", "TossEvent", "TossState", "TossReason", "TossShowdown", "TossRules", "TossView");
        assertThat(Packages.findings(game).map(Finding::what))
                .containsExactly("a game without its TossIrregularity.java");
        game.add(JavaSource.of(TOSS + "TossIrregularity.java", "interface TossIrregularity {}"));
        assertThat(Packages.findings(game)).isEmpty();
    }

    @Test
    void a_game_without_a_common_prefix_is_found() {
        assertThat(Packages.findings(game("Toss", "CoinCommand")).map(Finding::what))
                .containsExactly("a game without its X.java and XCommand.java");
    }

    @Test
    void what_the_tables_share_and_packages_inside_a_game_are_no_games() {
        for (String folder : List.of("table", "jackpot", "toss/tournament"))
            assertThat(packages("games/src/main/java/baize/games/" + folder + "/package-info.java", MARKED))
                    .isEmpty();
    }

    @Test
    void a_repository_is_walked_without_what_is_built(@TempDir Path root) throws IOException {
        Files.createDirectories(root.resolve("core/target"));
        Files.writeString(root.resolve("core/target/A.java"), "// TO" + "DO");
        Files.writeString(root.resolve("README.md"), "no title\n");
        Files.writeString(root.resolve("run"), "cd /" + "root/x\n");

        assertThat(Tidy.check(root).stream().map(Finding::toString))
                .containsExactly("README.md:1: a page without a title", "run:1: a path of one machine");
    }

    private static List<String> leftovers(String text) {
        return strings(Leftovers.findings(TextFile.of("a.txt", text)));
    }

    private static List<String> markdown(String text) {
        return strings(Markdown.findings(TextFile.of("docs/a.md", text), Path.of("docs/b.md")::equals));
    }

    private static List<String> packages(String path, String text) {
        return strings(Packages.findings(List.of(JavaSource.of(path, text))));
    }

    private static List<JavaSource> game(String... types) {
        List<JavaSource> sources = new ArrayList<>(List.of(JavaSource.of(TOSS + "package-info.java", MARKED)));
        for (String type : types) sources.add(JavaSource.of(TOSS + type + ".java", "class " + type + " {}"));
        return sources;
    }

    private static List<String> strings(Stream<Finding> findings) {
        return findings.map(Finding::toString).toList();
    }
}
