package baize.testkit.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

final class CatalogueTest {
    private static final String HEADER = "game\tclause\tparent\tkind\tactor\tsoftware\tsummary\tnote";
    private static final String SECTION = "toss\t1\t-\tdefinition\tsystem\tinform\tTossing\tHeading.";

    private final Catalogue catalogue = Catalogue.read(Path.of(System.getProperty("baize.root", "..")));

    @Test
    void the_books_of_five_games_have_1600_clauses() {
        assertThat(catalogue.clauses()).hasSize(1600);
        assertThat(catalogue.games())
                .containsExactly("caribbean-stud", "craps", "three-card-poker", "blackjack", "bingo");
    }

    @Test
    void every_summary_stands_on_one_line_and_what_only_informs_says_why() {
        assertThat(catalogue.clauses()).allSatisfy(clause -> {
            assertThat(clause.summary()).isNotBlank().hasSizeLessThanOrEqualTo(160);
            if (clause.software() == Owes.INFORM) assertThat(clause.note()).isNotBlank();
        });
    }

    @Test
    void the_rulings_are_numbered_without_a_hole() {
        List<Ruling> rulings = catalogue.rulings();
        for (int number = 1; number <= rulings.size(); number++)
            assertThat(rulings).extracting(Ruling::number).contains("R-" + number);
    }

    @Test
    void a_note_refers_only_to_rulings_that_are_there() {
        List<String> numbers = catalogue.rulings().stream().map(Ruling::number).toList();
        assertThat(catalogue.clauses())
                .flatExtracting(clause -> Pattern.compile("R-\\d+")
                        .matcher(clause.note())
                        .results()
                        .map(MatchResult::group)
                        .toList())
                .isSubsetOf(numbers);
    }

    @Test
    void a_citation_is_bare_within_its_book_and_qualified_outside() {
        assertThat(catalogue.resolve("15.1.1", Optional.of("blackjack"))).contains("blackjack 15.1.1");
        assertThat(catalogue.resolve("blackjack 15.1.1", Optional.of("craps"))).contains("blackjack 15.1.1");
        assertThat(catalogue.resolve("1.1 \"Ante\"", Optional.of("three-card-poker")))
                .contains("three-card-poker 1.1 \"Ante\"");
        assertThat(catalogue.resolve("R-35", Optional.empty())).contains("R-35");
        assertThat(catalogue.resolve("15.1.1", Optional.of("craps"))).isEmpty();
        assertThat(catalogue.resolve("15.1.1", Optional.empty())).isEmpty();
    }

    @Test
    void a_row_that_is_wrong_is_named_by_its_line() {
        assertThatThrownBy(() -> Catalogue.of(List.of("game"), List.of())).hasMessageContaining("clauses.tsv:1:");
        assertWrong("toss\t1.1", "clauses.tsv:3: expected 8 cells, got 2");
        assertWrong(SECTION, "clauses.tsv:3: toss 1 is there twice");
        assertWrong("toss\t2.1\t2\twager\tplayer\tenforce\tSo\t", "its parent 2 does not come before it");
        assertWrong("toss\t1.1\t1\twager\tplayer\tponder\tSo\t", "software owes \"ponder\"");
    }

    private static void assertWrong(String row, String message) {
        assertThatThrownBy(() -> Catalogue.of(List.of(HEADER, SECTION, row), List.of()))
                .hasMessageContaining(message);
    }
}
