package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The worked scenarios of Caribbean Stud that are no plain table of one player's lines, figure by figure. */
class StudScenariosTest {
    private static final Path ROUNDS =
            Path.of(System.getProperty("baize.root", ".."), "wire/src/test/rounds/caribbean-stud");

    @Test
    @Rule({"caribbean-stud 12.3.2", "R-44"})
    void cs_10_two_straight_flushes_share_two_slices() throws IOException {
        JsonNode result = run("CS-10");
        assertThat(jackpots(result)).containsExactly("bob 47500.00 47500.00", "ann 47500.00 47500.00");
        assertThat(meter(result)).isEqualTo("405000.00");
    }

    @Test
    @Rule({"caribbean-stud 12.3.2", "R-2", "R-44"})
    void cs_11_three_equal_shares_are_rounded_up_at_the_operators_cost() throws IOException {
        JsonNode result = run("CS-11");
        assertThat(jackpots(result))
                .containsExactly("cat 5510.34 5510.34", "bob 5510.34 5510.34", "ann 5510.34 5510.34");
        assertThat(paid(result).get("funding").get("pool").stringValue()).isEqualTo("16531.00");
        assertThat(paid(result).get("funding").get("rounding").stringValue()).isEqualTo("0.02");
        assertThat(meter(result)).isEqualTo("44469.00");
    }

    @Test
    @Rule({"caribbean-stud 11.10.2", "caribbean-stud 11.10.3", "caribbean-stud 11.10.4", "caribbean-stud 12.4", "R-45"})
    void cs_13_bonus_jackpots_come_first_and_the_straight_flush_before_the_royal() throws IOException {
        JsonNode result = run("CS-13");
        List<String> won = new ArrayList<>();
        for (JsonNode line : result.get("settlements"))
            if (line.get("wager").stringValue().endsWith("jackpot")
                    && line.get("result").stringValue().equals("win"))
                won.add(text(line, "patron") + " " + text(line, "wager") + " " + text(line, "pays"));
        assertThat(won)
                .containsExactly(
                        "eve bonus-jackpot 250.00",
                        "dan bonus-jackpot 250.00",
                        "cat bonus-jackpot 250.00",
                        "bob jackpot 20000.00",
                        "ann jackpot 180000.00");
    }

    @Test
    @Rule({"caribbean-stud 12.3.1", "R-43"})
    void cs_14_two_royal_flushes_share_the_pool_or_have_the_guarantee_each() throws IOException {
        JsonNode guaranteed = run("CS-14-80000");
        assertThat(jackpots(guaranteed)).containsExactly("bob 50000.00 50000.00", "ann 50000.00 50000.00");
        assertThat(paid(guaranteed).get("funding").get("guarantee").stringValue())
                .isEqualTo("20000.00");
        assertThat(jackpots(run("CS-14-130000"))).containsExactly("bob 65000.00 65000.00", "ann 65000.00 65000.00");
    }

    @Test
    @Rule({"caribbean-stud 14.2", "caribbean-stud 14.4", "R-22", "R-31"})
    void cs_17_a_misdeal_returns_every_wager_and_reverses_the_contributions() throws IOException {
        JsonNode result = run("CS-17");
        long returned = 0;
        for (JsonNode line : result.get("settlements")) {
            assertThat(text(line, "result")).isEqualTo("void");
            assertThat(text(line, "returned")).isEqualTo(text(line, "stake"));
            returned += cents(text(line, "returned"));
        }
        assertThat(returned).isEqualTo(8500 + 1000);
        assertThat(meter(result)).isEqualTo("120000.00");
    }

    @Test
    @Rule({"caribbean-stud 14.8", "caribbean-stud 14.1", "R-31"})
    void cs_18_one_miscounted_hand_is_void_and_the_others_play_on() throws IOException {
        assertThat(lines(run("CS-18")))
                .containsExactlyInAnyOrder(
                        "xan ante 10.00 void 0.00 10.00",
                        "xan bet 20.00 void 0.00 20.00",
                        "xan jackpot 5.00 void 0.00 5.00",
                        "yve ante 10.00 win 10.00 20.00",
                        "yve bet 20.00 win 20.00 40.00");
        assertThat(lines(run("CS-18-before"))).hasSize(3).allMatch(line -> line.contains(" void 0.00 "));
    }

    @Test
    @Rule({"caribbean-stud 14.20.1", "caribbean-stud 14.20.2", "caribbean-stud 14.20.3", "R-12"})
    void cs_21_an_invalid_wager_is_returned_when_it_wins_or_stands_off_and_collected_when_it_loses()
            throws IOException {
        assertThat(balance(run("CS-21-win"))).isEqualTo("0.00");
        assertThat(balance(run("CS-21-lose"))).isEqualTo("-60.00");
        assertThat(balance(run("CS-21-stand-off"))).isEqualTo("0.00");
        assertThat(balance(run("CS-21-lose-returned"))).isEqualTo("0.00");
        assertThat(balance(run("CS-21-before")))
                .as("what was settled stands, the rest goes back")
                .isEqualTo("+60.00");
    }

    @Test
    @Rule({"caribbean-stud 14.19", "R-10", "R-11"})
    void cs_22_the_monthly_report_has_what_is_over_a_thousand_dollars_and_nothing_added_up() throws IOException {
        List<String> reports = new ArrayList<>();
        for (JsonNode notice : run("CS-22").get("notices"))
            if (text(notice, "to").equals("authority")) reports.add(text(notice, "about"));
        assertThat(reports).hasSize(3);
        assertThat(reports.get(0)).startsWith("2026-09: no payment");
        assertThat(reports.get(1))
                .startsWith("2026-10: ")
                .contains("of 1000.01 ", "of 2500.00 ", "of 1200.00 ")
                .doesNotContain("of 1000.00 ", "600.00");
        assertThat(reports.get(2)).startsWith("2026-11: no payment");
    }

    private static JsonNode run(String name) throws IOException {
        return RoundScript.run(Files.readString(ROUNDS.resolve(name + ".json")));
    }

    private static String text(JsonNode node, String key) {
        return node.get(key).stringValue();
    }

    private static long cents(String money) {
        return Long.parseLong(money.replace(".", ""));
    }

    private static String balance(JsonNode result) {
        return result.get("balances").get("ann").stringValue();
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

    private static List<String> jackpots(JsonNode result) {
        List<String> won = new ArrayList<>();
        for (JsonNode line : result.get("settlements"))
            if (text(line, "wager").equals("jackpot"))
                won.add(text(line, "patron") + " " + text(line, "pays") + " " + text(line, "returned"));
        return won;
    }

    private static JsonNode paid(JsonNode result) {
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
