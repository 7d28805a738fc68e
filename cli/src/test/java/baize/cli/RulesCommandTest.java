package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

final class RulesCommandTest {
    @Test
    @Rule("three-card-poker 14.14")
    void the_whole_book_has_a_row_for_every_clause() {
        Ran ran = Ran.baize("rules", "--json");
        assertThat(ran.status()).isZero();
        JsonNode clauses = ran.json().at("/clauses");
        assertThat(clauses.size()).isEqualTo(1600);
        assertThat(clauses.get(0).propertyNames())
                .contains("game", "clause", "kind", "software", "summary", "code", "tests", "rounds");
    }

    @Test
    void people_see_how_far_each_game_is() {
        Ran ran = Ran.baize("rules");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("1,600 clauses", "caribbean-stud", "three-card-poker", "Owed a test");
    }

    @Test
    @Rule("three-card-poker 14.14")
    void a_game_is_shown_under_the_headings_of_its_sections() {
        Ran ran = Ran.baize("rules", "three-card-poker");
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("Three Card Poker", "Final Settlement", "9.4.1.1")
                .doesNotContain("blackjack");
        assertThat(Ran.baize("rules", "three-card-poker", "--json")
                        .json()
                        .at("/clauses")
                        .size())
                .isLessThan(1600);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.1 \"Ante\"", "1.1 Ante", "1.1 \"ante\"", "§ 1.1 ante"})
    void a_term_is_found_however_it_is_quoted(String clause) {
        Ran ran = Ran.baize("rules", "three-card-poker", clause, "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.json().at("/clauses").size()).isEqualTo(1);
        assertThat(ran.json().at("/clauses/0/clause").asString()).isEqualTo("1.1 \"Ante\"");
    }

    @Test
    void a_clause_shows_what_software_owes_it_and_what_stands_under_it() {
        Ran ran = Ran.baize("rules", "three-card-poker", "9.3");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("three-card-poker 9.3", "must enforce it", "code", "tests", "9.3.2");
    }
}
