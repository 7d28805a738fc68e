package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

final class ParCommandTest {
    private static final String GAME = "three-card-poker";

    @Test
    void the_document_has_the_exact_fraction_of_each_wager() {
        Ran ran = Ran.baize("par", GAME, "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        JsonNode document = ran.json();
        assertThat(document.propertyNames())
                .containsExactly("game", "house", "approved", "method", "seconds", "wagers", "strategy");
        assertThat(document.at("/wagers/0/wager").asString()).isEqualTo("ante+play");
        assertThat(document.at("/wagers/0/exact").asString()).isEqualTo("-686689/20358520");
        assertThat(document.at("/wagers/1/wager").asString()).isEqualTo("pair-plus");
        assertThat(document.at("/wagers/1/exact").asString()).isEqualTo("-128/5525");
        assertThat(document.at("/approved").asBoolean()).isTrue();
        assertThat(document.at("/method").asString()).isEqualTo("exact");
    }

    @Test
    void a_wager_and_its_outcomes_have_all_their_figures() {
        JsonNode wager = Ran.baize("par", GAME, "--json").json().at("/wagers/1");
        assertThat(wager.propertyNames())
                .containsExactly(
                        "wager",
                        "per",
                        "expectedValue",
                        "exact",
                        "houseEdge",
                        "elementOfRisk",
                        "variance",
                        "standardDeviation",
                        "hitFrequency",
                        "outcomes");
        assertThat(wager.at("/houseEdge").isDouble()).isTrue();
        assertThat(wager.at("/outcomes/0").propertyNames()).containsExactly("outcome", "probability", "exact", "pays");
    }

    @Test
    void a_schedule_that_is_not_approved_is_marked() {
        String[] command = {"par", GAME, "--house", "pairPlus=1-3-6-30-40"};
        assertThat(Ran.baize(command).out()).contains("no live table may use");
        JsonNode document = Ran.baize("par", GAME, "--house", "pairPlus=1-3-6-30-40", "--json")
                .json();
        assertThat(document.at("/approved").asBoolean(true)).isFalse();
        assertThat(document.at("/house/pairPlus").asString()).isEqualTo("1-3-6-30-40");
    }

    @Test
    void people_see_edges_outcomes_and_the_best_play() {
        Ran ran = Ran.baize("par", GAME);
        assertThat(ran.status()).isZero();
        assertThat(ran.out())
                .contains("3.3730%", "-686689/20358520", "How pair-plus ends", "Best play: play Q-6-4 or better")
                .contains("queen-or-better", "pairPlus=1-4-6-30-40")
                .doesNotContain("\u001b");
    }

    @Test
    void the_page_stands_alone(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("sheet.html");
        Ran ran = Ran.baize("par", GAME, "--html", file.toString());
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEmpty();
        assertThat(Files.readString(file))
                .startsWith("<!doctype html>")
                .contains("Three Card Poker: PAR sheet", "−686689/20358520", "prefers-color-scheme: dark")
                .doesNotContain("http://", "https://", "<script", "<link", "url(");
    }

    @Test
    void caribbean_stud_has_its_fraction_its_strategy_and_its_jackpot() {
        JsonNode document = Ran.baize("par", "caribbean-stud", "--json").json();
        assertThat(document.propertyNames())
                .containsExactly("game", "house", "approved", "method", "seconds", "wagers", "strategy", "jackpot");
        assertThat(document.at("/wagers/0/wager").asString()).isEqualTo("ante+bet");
        assertThat(document.at("/wagers/0/exact").asString()).isEqualTo("-86362082531/1661102543100");
        assertThat(document.at("/wagers/1/wager").asString()).isEqualTo("jackpot");
        assertThat(document.at("/strategy/staysIn").asDouble()).isBetween(0.5222, 0.5223);
        assertThat(document.at("/jackpot/breakEven").asString()).isEqualTo("159810.53");
        assertThat(document.at("/jackpot/meters/0").propertyNames()).containsExactly("meter", "returns", "exact");
    }

    @Test
    void blackjack_has_every_wager_its_chart_and_its_jackpot() {
        JsonNode document = Ran.baize("par", "blackjack", "--json").json();
        assertThat(document.at("/wagers")
                        .valueStream()
                        .map(wager -> wager.at("/wager").asString()))
                .containsExactly(
                        "main",
                        "insurance-ace",
                        "insurance-ten",
                        "perfect-pairs",
                        "any-pairs",
                        "star-pairs",
                        "lucky-lucky",
                        "blazing-7s");
        assertThat(document.at("/wagers/0/expectedValue").asDouble()).isBetween(-0.0078275, -0.0078265);
        assertThat(document.at("/wagers/3/exact").asString()).isEqualTo("-18/311");
        assertThat(document.at("/strategy/chart").propertyNames())
                .containsExactly(
                        "upcards",
                        "hard",
                        "soft",
                        "pairs",
                        "byUpcard",
                        "rules",
                        "byComposition",
                        "blackjackAgainstAce");
        assertThat(document.at("/jackpot/breakEven").asString()).isEqualTo("332373.08");
    }

    @Test
    void what_floating_point_alone_knows_does_not_stand_among_the_exact() {
        assertThat(Ran.baize("par", "blackjack").out().lines())
                .anyMatch(line -> line.matches("Wager +Per .*Player +Player, exactly"))
                .anyMatch(line -> line.matches("main +main .*-0\\.0078270\\d"))
                .anyMatch(line -> line.matches("perfect-pairs .*-0\\.05787781 +-18/311"));
    }

    @Test
    void people_see_the_chart_of_blackjack(@TempDir Path folder) throws Exception {
        assertThat(Ran.baize("par", "blackjack").out())
                .contains("0.7827%", "H hit, S stand, D double", "maximumHands=3", "The dealer shows")
                .containsPattern("Pairs +2  3  4  5  6  7  8  9  10  A")
                .containsPattern("8-8 +P  P  P  P  P  P  P  P   P  H");
        Path file = folder.resolve("sheet.html");
        Ran.baize("par", "blackjack", "--html", file.toString());
        assertThat(Files.readString(file))
                .contains("class=\"play\"", "<td class=\"split\"", "What a rule is worth")
                .doesNotContain("http://", "https://", "<script", "<link", "url(", "NaN");
    }

    @Test
    void craps_has_every_wager_exactly_and_what_its_dice_add() {
        JsonNode document = Ran.baize("par", "craps", "--json").json();
        assertThat(document.propertyNames())
                .containsExactly("game", "house", "approved", "method", "seconds", "wagers", "dice");
        assertThat(document.at("/wagers").size()).isEqualTo(67);
        JsonNode line = document.at("/wagers/0");
        assertThat(line.at("/wager").asString()).isEqualTo("pass-line");
        assertThat(line.at("/exact").asString()).isEqualTo("-7/495");
        assertThat(line.at("/resolution").propertyNames()).containsExactly("win", "lose", "draw", "resolved", "rolls");
        assertThat(line.at("/resolution/rolls/exact").asString()).isEqualTo("557/165");
        assertThat(document.at("/dice").propertyNames()).containsExactly("added", "combinations", "shooters");
        assertThat(document.at("/dice/combinations/0/wager").asString()).isEqualTo("pass-line+odds");
        assertThat(document.at("/dice/shooters/0/exact").asString()).isEqualTo("1671/251");
        assertThat(document.at("/dice/added/0").propertyNames())
                .containsExactly("wager", "number", "expectedValue", "exact");
    }

    @Test
    void people_see_the_wagers_on_numbers_as_a_grid(@TempDir Path folder) throws Exception {
        assertThat(Ran.baize("par", "craps").out())
                .containsPattern("House edge, on +4 +5 +6 +8 +9 +10")
                .containsPattern("place +6.6667% +4.0000% +1.5152% +1.5152% +4.0000% +6.6667%")
                .containsPattern("hardway +-1/18 +-1/11 +-1/11 +-1/18")
                .containsPattern("dont-pass +1.3636% +1.4026%")
                .containsPattern("added to pass-line +-1/3 +-1/5 +-1/11")
                .contains("How field ends", "1671/251")
                .doesNotContain("How place-4 ends");
        Path file = folder.resolve("sheet.html");
        Ran.baize("par", "craps", "--html", file.toString());
        assertThat(Files.readString(file))
                .contains("<h2>On a number</h2>", "−1/66", "How long a shooter keeps the dice")
                .doesNotContain("http://", "https://", "<script", "<link", "url(", "NaN");
    }

    @Test
    void people_see_where_the_jackpot_breaks_even() {
        Ran ran = Ran.baize("par", "caribbean-stud", "--house", "bonusJackpot=250.00");
        assertThat(ran.out())
                .contains("5.1991%", "stays in with 52.2255% of all hands", "ace-king-by-upcard")
                .containsPattern("\\$159,810.53 +100.0000% +0.0000%.*breaks even")
                .containsPattern("\\$50,000.00 +67.8887% +32.1113%.*now")
                .contains("A bonus jackpot of $250.00 is not counted");
    }

    @Test
    void the_page_draws_the_jackpot_by_its_meter(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("sheet.html");
        Ran.baize("par", "caribbean-stud", "--house", "jackpotMeter=212345.67", "--html", file.toString());
        assertThat(Files.readString(file))
                .contains("<polyline points=", "even at $159,810.53", "now 115.4% at $212,345.67")
                .doesNotContain("http://", "https://", "<script", "<link", "url(", "NaN");
    }

    @Test
    void settings_are_joined_by_commas_where_the_name_of_another_follows() {
        JsonNode joined = Ran.baize(
                        "par",
                        "blackjack",
                        "--json",
                        "--house",
                        "decks=8,sideWagers=perfect-pairs,lucky-lucky,limits.main.minimum=10.00,shuffle=every-round")
                .json();
        JsonNode apart = Ran.baize(
                        "par",
                        "blackjack",
                        "--json",
                        "--house",
                        "decks=8",
                        "--house",
                        "sideWagers=perfect-pairs,lucky-lucky",
                        "--house",
                        "limits.main.minimum=10.00",
                        "--house",
                        "shuffle=every-round")
                .json();
        assertThat(joined.path("house").path("decks").asString()).isEqualTo("8");
        assertThat(joined.path("house").path("sideWagers").asString()).isEqualTo("perfect-pairs,lucky-lucky");
        assertThat(joined.path("house")).isEqualTo(apart.path("house"));
        assertThat(joined.path("wagers")).isEqualTo(apart.path("wagers"));
    }
}
