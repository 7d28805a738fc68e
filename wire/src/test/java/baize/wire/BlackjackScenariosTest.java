package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The worked scenarios of Star Blackjack that are no plain table of one player's lines, figure by figure. */
class BlackjackScenariosTest {
    private static final Path ROUNDS =
            Path.of(System.getProperty("baize.root", ".."), "wire/src/test/rounds/blackjack");

    @Test
    @Rule({"blackjack 5.12", "R-89"})
    void bj_1_with_chips_of_two_fifty_the_blackjack_is_paid_exactly() throws IOException {
        assertThat(balance(run("BJ-1-half-chips"), "ann")).isEqualTo("+37.50");
    }

    @Test
    @Rule({"blackjack 12.7", "blackjack 15.1.10", "blackjack 10.5", "R-93"})
    void bj_8_a_dealer_s_blackjack_takes_one_amount_and_busted_hands_besides() throws IOException {
        assertThat(lines(run("BJ-8")))
                .containsExactly(
                        "ann main 100.00 lose 0.00 0.00",
                        "ann main 100.00 stand-off 0.00 100.00",
                        "ann double 100.00 stand-off 0.00 100.00");
        assertThat(balance(run("BJ-8"), "ann")).isEqualTo("-100.00");
        assertThat(balance(run("BJ-8-bust"), "ann")).isEqualTo("-200.00");
        assertThat(balance(run("BJ-8-bust-obo"), "ann")).isEqualTo("-100.00");
    }

    @Test
    @Rule({"blackjack 6.1.1", "blackjack 6.1.2", "blackjack 6.1.3", "blackjack 6.3.1", "R-3", "R-105"})
    void bj_14_a_shared_box_over_the_maximum_is_filled_in_order() throws IOException {
        assertThat(lines(run("BJ-14")))
                .containsExactly(
                        "con main 300.00 win 300.00 600.00",
                        "sec main 150.00 win 150.00 300.00",
                        "thi main 100.00 win 50.00 150.00");
        JsonNode losing = run("BJ-14-losing");
        assertThat(List.of(balance(losing, "con"), balance(losing, "sec"), balance(losing, "thi")))
                .containsExactly("-300.00", "-150.00", "-50.00");
    }

    @ParameterizedTest
    @CsvSource({
        "perfect, 150.00, 55.00, 100.00",
        "coloured, 50.00, 55.00, 40.00",
        "mixed, 25.00, 55.00, 25.00",
        "aces, 25.00, 55.00, 150.00",
        "none, 0.00, 0.00, 0.00"
    })
    @Rule({"blackjack 14.12", "blackjack 14.15", "blackjack 14.30", "blackjack 14.32", "R-102"})
    void bj_16_pairs_pay_by_how_alike_they_are(String pair, String perfect, String any, String star)
            throws IOException {
        assertThat(paid(run("BJ-16-" + pair))).containsExactly(perfect, any, star);
    }

    @ParameterizedTest
    @CsvSource({
        "suited-777, 1000.00",
        "678, 150.00",
        "suited-21, 50.00",
        "suited-21-table-2, 75.00",
        "unsuited-21, 15.00",
        "20, 10.00",
        "19, 10.00",
        "19-table-3, 5.00",
        "23, 0.00"
    })
    @Rule({"blackjack 14.17", "blackjack 14.18", "blackjack 14.20", "R-106"})
    void bj_17_lucky_lucky_pays_its_highest_event(String event, String pays) throws IOException {
        assertThat(paid(run("BJ-17-" + event))).containsExactly(pays);
    }

    @ParameterizedTest
    @CsvSource({
        "same-colour, 2500.00, 1250.00",
        "three, 1000.00, 500.00",
        "two, 100.00, 50.00",
        "one-each, 50.00, 25.00",
        "dealer-alone, 0.00, 0.00"
    })
    @Rule({"blackjack 14.22", "blackjack 14.23", "blackjack 14.24", "R-107", "R-108"})
    void bj_18_blazing_sevens_pays_fixed_amounts_and_keeps_the_stake(String event, String five, String half)
            throws IOException {
        assertThat(blazing(run("BJ-18-" + event + "-5"))).containsExactly("ann " + five + " " + five);
        assertThat(blazing(run("BJ-18-" + event + "-2"))).containsExactly("ann " + half + " " + half);
    }

    @Test
    @Rule({"blackjack 14.27.2", "R-2", "R-109"})
    void bj_19_two_three_suited_sevens_share_two_slices() throws IOException {
        JsonNode result = run("BJ-19");
        assertThat(blazing(result)).containsExactly("ann 47500.00 47500.00", "bob 47500.00 47500.00");
        assertThat(meter(result)).isEqualTo("405000.00");
    }

    @Test
    @Rule({"blackjack 14.27.1", "blackjack 14.28", "R-109"})
    void bj_21_two_threes_of_diamonds_share_the_pool_or_have_the_reset_value_each() throws IOException {
        JsonNode rich = run("BJ-21-180000");
        assertThat(blazing(rich)).containsExactly("ann 90000.00 90000.00", "bob 90000.00 90000.00");
        JsonNode poor = run("BJ-21-40000");
        assertThat(blazing(poor)).containsExactly("ann 25000.00 25000.00", "bob 25000.00 25000.00");
        assertThat(award(poor).get("funding").get("guarantee").stringValue()).isEqualTo("10000.00");
        assertThat(List.of(meter(rich), meter(poor))).containsExactly("25000.00", "25000.00");
    }

    @Test
    @Rule({"blackjack 16.8", "blackjack 9.1.1", "R-112"})
    void bj_22_a_void_round_leaves_what_was_paid_and_returns_the_rest() throws IOException {
        assertThat(lines(run("BJ-22")))
                .containsExactly(
                        "one main 20.00 win 30.00 50.00",
                        "two main 50.00 void 0.00 50.00",
                        "three main 10.00 void 0.00 10.00");
    }

    @Test
    @Rule({"blackjack 16.3", "blackjack 16.4", "blackjack 10.2", "R-111"})
    void bj_25_a_card_refused_by_all_is_the_dealer_s() throws IOException {
        assertThat(lines(run("BJ-25-dealers"))).hasSize(4).allMatch(line -> line.contains(" lose "));
        JsonNode taken = run("BJ-25");
        assertThat(balance(taken, "dan")).isEqualTo("+10.00");
        assertThat(text(taken.get("refusals").get(0), "reason")).isEqualTo("must-draw");
    }

    @Test
    @Rule({"blackjack 16.18.1", "blackjack 16.18.2", "R-22"})
    void bj_26_the_jackpot_s_wagers_go_back_with_what_they_had_put_in() throws IOException {
        JsonNode result = run("BJ-26");
        assertThat(blazing(result)).containsExactly("ann 0.00 5.00", "bob 0.00 5.00", "cat 0.00 5.00");
        assertThat(meter(result)).isEqualTo("10000.00");
        assertThat(text(result.get("refusals").get(0), "reason")).isEqualTo("jackpot-out-of-order");
    }

    private static JsonNode run(String name) throws IOException {
        return RoundScript.run(Files.readString(ROUNDS.resolve(name + ".json")));
    }

    private static String text(JsonNode node, String key) {
        return node.get(key).stringValue();
    }

    private static String balance(JsonNode result, String patron) {
        return result.get("balances").get(patron).stringValue();
    }

    private static List<String> paid(JsonNode result) {
        List<String> paid = new ArrayList<>();
        for (JsonNode line : result.get("settlements")) paid.add(text(line, "pays"));
        return paid;
    }

    private static List<String> lines(JsonNode result) {
        List<String> lines = new ArrayList<>();
        for (JsonNode line : result.get("settlements"))
            lines.add(String.join(
                    " ",
                    text(line, "patron"),
                    text(line, "wager"),
                    text(line, "stake"),
                    text(line, "result"),
                    text(line, "pays"),
                    text(line, "returned")));
        return lines;
    }

    private static List<String> blazing(JsonNode result) {
        List<String> won = new ArrayList<>();
        for (JsonNode line : result.get("settlements"))
            if (text(line, "wager").equals("blazing-7s"))
                won.add(text(line, "patron") + " " + text(line, "pays") + " " + text(line, "returned"));
        return won;
    }

    private static JsonNode award(JsonNode result) {
        for (JsonNode event : result.get("events")) if (text(event, "event").equals("jackpot/paid/1")) return event;
        throw new AssertionError("nothing was paid");
    }

    /** The pool as the last event that moved it left it. */
    private static String meter(JsonNode result) {
        String meter = "";
        for (JsonNode event : result.get("events"))
            if (text(event, "event").startsWith("jackpot/"))
                meter = event.get("pool").get("meter").get("amount").stringValue();
        return meter;
    }
}
