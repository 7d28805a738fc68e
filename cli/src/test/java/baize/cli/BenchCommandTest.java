package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baize.cli.bench.Goal;
import baize.cli.bench.Goals;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

@Tag("long")
final class BenchCommandTest {
    @Test
    void the_beginning_of_a_name_chooses_figures() {
        Ran ran = Ran.baize("bench", "secure-d", "--json");
        assertThat(ran.status()).isZero();
        JsonNode figures = ran.json().at("/figures");
        assertThat(figures.size()).isEqualTo(1);
        assertThat(figures.get(0).propertyNames()).containsExactly("name", "unit", "goal", "measured", "holds");
        assertThat(figures.at("/0/name").asString()).isEqualTo("secure-deal");
        assertThat(figures.at("/0/measured").asDouble()).isPositive();
    }

    @Test
    void rounds_of_the_live_table_are_all_accepted() {
        Ran ran = Ran.baize("bench", "commands-decided");
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).contains("commands-decided", "commands/s", "at least 2.0 million");
    }

    @Test
    void a_durable_figure_stands_beside_its_reference_and_the_disk() {
        Ran ran = Ran.baize("bench", "floor-1", "--json");
        assertThat(ran.status()).isZero();
        JsonNode figure = ran.json().at("/figures/0");
        assertThat(figure.propertyNames())
                .containsExactly("name", "unit", "goal", "measured", "reference", "ratio", "fdatasync", "holds");
        assertThat(figure.at("/ratio").asDouble())
                .isEqualTo(figure.at("/measured").asDouble()
                        / figure.at("/reference").asDouble());
        assertThat(figure.at("/fdatasync").asDouble()).isPositive();
    }

    @Test
    void a_floor_under_load_ends_balanced_and_opens_again() {
        Ran ran = Ran.baize("bench", "load", "--tables", "2", "--rounds", "20");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains("2 tables with 3 players each", "accounts, balanced", "opened again");
    }

    @Test
    void a_house_under_load_seats_everyone_at_a_socket() {
        Ran ran = Ran.baize("bench", "sockets", "--tables", "2", "--seconds", "1");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).startsWith("2 tables with 2 players and a dealer each");
    }

    @Test
    void strangers_who_flood_a_floor_and_talk_nonsense_are_told_apart_from_its_guests() {
        Ran ran = Ran.baize("bench", "flood", "--sockets", "2", "--seconds", "1", "--malformed", "400", "--seed", "7");
        assertThat(ran.out())
                .contains("2 strangers", "unsent answers", "400 messages that make no sense, seed 7: answers {")
                .doesNotContain("a secret is in the log", "answers of status");
    }

    @Test
    void loads_stand_behind_scripts_of_their_own_and_not_in_the_help() {
        assertThat(Ran.baize("bench", "--help").out())
                .contains("Usage: baize bench [-hV] [--json] [NAME]")
                .doesNotContain("load", "sockets", "flood", "COMMAND");
    }

    @Test
    void the_figures_have_the_names_they_are_asked_for() {
        assertThat(Goals.ALL.stream().map(Goal::name))
                .containsExactly(
                        "strengths-ordered",
                        "strengths-random",
                        "three-card-poker-rounds",
                        "caribbean-stud-rounds",
                        "blackjack-rounds",
                        "craps-rolls",
                        "craps-rolls-all-wagers",
                        "bingo-strips",
                        "bingo-games",
                        "three-card-poker-exact",
                        "caribbean-stud-exact",
                        "blackjack-exact",
                        "craps-exact",
                        "commands-decided",
                        "floor-512",
                        "floor-1",
                        "server-commands",
                        "secure-deal",
                        "secure-shoe");
    }
}
