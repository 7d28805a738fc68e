package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baize.testkit.book.RuleMatrix;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The rule book against the code, the tests and the golden rounds of all modules. */
final class RuleMatrixTest {
    private static final String ACCEPT = "./verify -Dbaize.accept=coverage";

    private static final RuleMatrix MATRIX = RuleMatrix.of(Path.of(System.getProperty("baize.root", "..")), "cli");

    @BeforeAll
    static void accept_the_coverage_as_it_is_when_asked() {
        if (System.getProperty("baize.accept", "").equals("coverage")) MATRIX.accept();
    }

    @Test
    void every_citation_names_a_clause_or_a_ruling() {
        assertThat(MATRIX.faults()).isEmpty();
    }

    @Test
    void every_reason_and_every_ending_is_provoked_by_some_test() {
        assumeFalse(Boolean.getBoolean("baize.fast"), "the tests that take long have not run");
        assumeTrue(MATRIX.testsHaveRun(), "no module has a target/provoked: no tests have run; run ./verify");
        assertThat(MATRIX.unprovoked()).isEmpty();
    }

    @Test
    void the_committed_rule_book_says_what_is_cited() {
        assertThat(MATRIX.outdated())
                .as("docs/rules is out of date: run %s", ACCEPT)
                .isEmpty();
    }
}
