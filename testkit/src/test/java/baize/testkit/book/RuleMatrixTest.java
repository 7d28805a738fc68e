package baize.testkit.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RuleMatrixTest {
    private static final String REASONS = """
            public enum TossReason implements baize.core.engine.Reason {
                TWO_COINS, EDGE;
                public java.util.List<String> cites() { return java.util.List.of("1.1", "R-1"); }
            }
            """;

    @TempDir
    Path root;

    private Repository repository;

    @BeforeEach
    void a_small_repository() {
        repository = Repository.in(root);
    }

    @Test
    void code_is_found_on_types_methods_fields_and_constructors() {
        repository.main("Toss", """
                @baize.core.rule.Rule("1.1") public class Toss {
                    @baize.core.rule.Rule("1.1") int coins;
                    @baize.core.rule.Rule("1.1") Toss() {}
                    @baize.core.rule.Rule({"1.1", "R-1"}) void throwIt() {}
                    static class Coin { @baize.core.rule.Rule("1.1 \\"coin\\"") void flip() {} }
                }
                """);

        assertThat(json())
                .contains("\"clause\":\"1.1\"", "\"code\":[\"Toss\",\"Toss.coins\",\"Toss.new\",\"Toss.throwIt\"]");
        assertThat(row("1.1 \\\"coin\\\"")).contains("\"code\":[\"Toss.Coin.flip\"]");
        assertThat(row("R-1")).contains("\"code\":[\"Toss.throwIt\"]");
    }

    @Test
    void a_test_finds_its_book_in_the_package_it_tests() {
        repository.test("TossTest", "class TossTest { @baize.core.rule.Rule(\"1.1\") void one_coin_a_toss() {} }");

        assertThat(row("1.1")).contains("\"code\":[],\"tests\":[\"TossTest.one_coin_a_toss\"]");
    }

    @Test
    void a_qualified_citation_and_a_type_with_a_book_of_its_own_name_another_book() {
        repository.main("Wheel", """
                @baize.core.rule.Book("spin") class Wheel {
                    static class Rim { @baize.core.rule.Rule("1.1") void turn() {} }
                }
                """);
        repository.main("Both", "class Both { @baize.core.rule.Rule(\"spin 1.1\") void turn() {} }");

        assertThat(json()).contains("One wheel a spin\",\"note\":\"\",\"code\":[\"Both.turn\",\"Wheel.Rim.turn\"]");
    }

    @Test
    void constants_cite_by_their_own_word() {
        repository.main("TossReason", REASONS);
        repository.main("TossTable", """
                final class TossTable implements baize.core.rule.Cites {
                    private static final TossTable PAYS = new TossTable();
                    public java.util.List<String> cites() { return java.util.List.of("1.1"); }
                }
                """);

        assertThat(row("1.1")).contains("\"code\":[\"TossReason.EDGE\",\"TossReason.TWO_COINS\",\"TossTable.PAYS\"]");
    }

    @Test
    void rounds_cite_in_the_book_of_their_folder() {
        repository.write("wire/src/test/rounds/toss/TO-10.out.json", "{\"settlements\":[{\"rule\":\"1.1\"}]}");
        repository.write("wire/src/test/rounds/toss/TO-2.out.json", "{\"rules\": [\"1.1 \\\"coin\\\"\" , \"1.1\"]}");

        assertThat(row("1.1")).contains("\"rounds\":[\"TO-2\",\"TO-10\"]");
        assertThat(row("1.1 \\\"coin\\\"")).contains("\"rounds\":[\"TO-2\"]");
    }

    @Test
    void a_citation_of_nothing_is_reported_with_its_class_and_member() {
        repository.main("Toss", "class Toss { @baize.core.rule.Rule({\"1.2\", \"R-9\"}) void edge() {} }");
        repository.main("TossTable", """
                final class TossTable implements baize.core.rule.Cites {
                    static final TossTable PAYS = new TossTable();
                    public java.util.List<String> cites() { return java.util.List.of("7"); }
                }
                """);
        repository.write("wire/src/test/rounds/spin/SP-1.out.json", "{\"rule\":\"1.1 \\\"coin\\\"\"}");

        assertThat(repository.matrix().faults())
                .containsExactly(
                        "SP-1 cites \"1.1 \"coin\"\", which is no clause of spin and no ruling",
                        "Toss.edge cites \"1.2\", which is no clause of toss and no ruling",
                        "Toss.edge cites \"R-9\", which is no clause of toss and no ruling",
                        "TossTable.PAYS cites \"7\", which is no clause of toss and no ruling");
    }

    @Test
    void a_bare_number_where_no_book_is_in_force_is_reported() {
        repository.compile(
                "core/target/classes",
                "baize/core/Odds.java",
                "package baize.core; class Odds { @baize.core.rule.Rule(\"1.1\") void pay() {} }");

        assertThat(repository.matrix().faults()).containsExactly("Odds.pay cites \"1.1\" where no @Book is in force");
    }

    @Test
    void a_reason_that_no_test_provokes_is_reported() {
        repository.main("TossReason", REASONS);
        repository.test("TossTest", "class TossTest {}");
        repository.write(
                "games/target/provoked/baize.games.toss.TossTest.txt", "baize.games.toss.TossReason#TWO_COINS\n");

        assertThat(repository.matrix().unprovoked()).containsExactly("TossReason.EDGE is provoked by no test");
    }

    @Test
    void the_word_of_a_deleted_test_does_not_count() {
        repository.main("TossReason", REASONS);
        repository.write(
                "games/target/provoked/baize.games.toss.GoneTest.txt",
                "baize.games.toss.TossReason#TWO_COINS\nbaize.games.toss.TossReason#EDGE\n");

        assertThat(repository.matrix().unprovoked())
                .containsExactly(
                        "TossReason.TWO_COINS is provoked by no test", "TossReason.EDGE is provoked by no test");
    }

    @Test
    void a_module_whose_tests_have_not_run_is_told_so_plainly() {
        repository.main("TossReason", REASONS);

        assertThat(repository.matrix().testsHaveRun()).isFalse();
        assertThat(repository.matrix().unprovoked())
                .containsExactly("games has 2 reasons and endings but no target/provoked: its tests have not run;"
                        + " run ./verify");
    }

    @Test
    void the_committed_pages_are_outdated_until_they_are_accepted() throws IOException {
        assertThat(repository.matrix().outdated()).hasSize(4).first().asString().contains("coverage.json:1");
        repository.matrix().accept();
        assertThat(repository.matrix().outdated()).isEmpty();

        repository.main("Toss", "class Toss { @baize.core.rule.Rule(\"1.1\") void toss() {} }");

        assertThat(repository.matrix().outdated()).anyMatch(line -> line.startsWith("docs/rules/toss.md:"));
        assertThat(Files.readString(root.resolve("docs/rules/toss.md"))).contains("### 1.1\n\nOne coin a toss.");
    }

    @Test
    void the_gaps_name_what_is_lacking() {
        repository.main("Toss", "class Toss { @baize.core.rule.Rule(\"1.1\") void toss() {} }");

        assertThat(repository.matrix().pages().get("COVERAGE.md"))
                .contains("- **1 Tossing**: 1.1 (test), 1.1 \"coin\"")
                .doesNotContain("Toss.toss");
    }

    private String json() {
        return repository.matrix().pages().getOrDefault("coverage.json", "");
    }

    /** The first line of the coverage that names the clause or the ruling. */
    private String row(String number) {
        return json().lines()
                .filter(line -> line.contains(":\"" + number + "\""))
                .findFirst()
                .orElseThrow();
    }
}
