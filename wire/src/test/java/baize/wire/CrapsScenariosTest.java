package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The worked scenarios of craps: tables as they are printed in {@code docs/scenarios.md}, the others by their figures. */
class CrapsScenariosTest {
    private static final Path ROOT = Path.of(System.getProperty("baize.root", ".."));
    private static final Path ROUNDS = ROOT.resolve("wire/src/test/rounds/craps");
    private static final Pattern NET = Pattern.compile("Net of the round: \\*\\*([+-]?)\\$([0-9,.]+)\\*\\*");

    @ParameterizedTest
    @ValueSource(strings = {"CR-1", "CR-2", "CR-3", "CR-4", "CR-6", "CR-7", "CR-9", "CR-10", "CR-19"})
    void a_worked_table_is_settled_as_printed(String name) throws IOException {
        String printed = section(name);
        JsonNode result = run(name);
        List<JsonNode> lines = new ArrayList<>();
        result.get("settlements").forEach(lines::add);
        List<String> rules = new ArrayList<>();
        for (JsonNode line : lines) rules.addAll(rules(line));
        for (String row : printed.lines().filter(CrapsScenariosTest::isRow).toList()) {
            String[] cells = row.substring(1).split("\\|", -1);
            JsonNode line = lines.stream()
                    .filter(one -> fits(one, cells))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("no line for " + row));
            assertThat(rules(line)).containsAll(Arrays.asList(cells[6].strip().split(", ", -1)));
            lines.remove(line);
        }
        assertThat(lines).isEmpty();
        assertThat(rules).containsAll(rulings(printed));
        assertThat(sum(result).signed()).isEqualTo(net(printed));
    }

    /** A row of the table that is a line: a commission is none. */
    private static boolean isRow(String line) {
        return line.startsWith("| ") && line.contains("$") && !line.startsWith("| Commission");
    }

    private static boolean fits(JsonNode line, String[] cells) {
        String wager = cells[0].replaceAll(",.*", "")
                .strip()
                .toLowerCase(Locale.ROOT)
                .replace("'", "")
                .replace(' ', '-');
        Money pays = money(cells[3]);
        return text(line, "wager").replaceAll("(?<=[a-z])-[0-9]+$", "").equals(wager.replaceAll("-[0-9]+$", ""))
                && Money.parse(text(line, "stake")).equals(money(cells[1]))
                && Money.parse(text(line, "pays")).equals(pays)
                && Money.parse(text(line, "returned")).equals(pays.plus(money(cells[4])));
    }

    private static Money money(String cell) {
        return Money.parse(cell.strip().replace("$", "").replace(",", ""));
    }

    private static List<String> rules(JsonNode line) {
        List<String> rules = new ArrayList<>();
        line.get("rules").forEach(rule -> rules.add(rule.stringValue()));
        return rules;
    }

    private static List<String> rulings(String printed) {
        return printed.lines()
                .filter(line -> line.startsWith("Rulings: "))
                .flatMap(line -> Arrays.stream(
                        line.substring("Rulings: ".length()).replace(".", "").split(", ", -1)))
                .toList();
    }

    private static Money sum(JsonNode result) {
        Money sum = Money.ZERO;
        for (JsonNode balance : result.get("balances"))
            sum = sum.plus(Money.parse(balance.stringValue().replace("+", "")));
        return sum;
    }

    private static String net(String printed) {
        Matcher matcher = NET.matcher(printed);
        assertThat(matcher.find()).isTrue();
        return matcher.group(1) + matcher.group(2).replace(",", "");
    }

    private static String section(String name) throws IOException {
        String all = Files.readString(ROOT.resolve("docs/scenarios.md"));
        int from = all.indexOf("### " + name + " ");
        assertThat(from).as(name).isPositive();
        int to = all.indexOf("\n### ", from);
        return all.substring(from, to < 0 ? all.length() : to);
    }

    @ParameterizedTest
    @CsvSource({
        "CR-10-cancelled, 0.00",
        "CR-12-made, +45.00",
        "CR-12-easy, -5.00",
        "CR-12-hard-4, +15.00",
        "CR-12-seven, -7.00",
        "CR-13-12, +20.00",
        "CR-13-9, +10.00",
        "CR-13-7, -10.00",
        "CR-14-3, +13.00",
        "CR-14-12, +30.00",
        "CR-14-7, -4.00",
        "CR-14-five-dollars, +37.50",
        "CR-16-easy, +11.00",
        "CR-16-hard, +28.00",
        "CR-16-seven, +5.00",
        "CR-16-craps, +11.00",
        "CR-21, +14.00",
        "CR-21-unconfirmed, 0.00",
        "CR-22, +14.00"
    })
    @Rule({
        "craps 3.9.8",
        "craps 3.9.9",
        "craps 3.9.16",
        "craps 3.9.17",
        "craps 3.9.18",
        "craps 3.9.22",
        "craps 3.9.23",
        "craps 3.10",
        "craps 6.1",
        "craps 6.3",
        "craps 3.14.1",
        "R-67",
        "R-71",
        "R-74",
        "R-76",
        "R-79",
        "R-84"
    })
    void a_worked_figure_is_the_player_s_net(String name, String net) throws IOException {
        assertThat(text(run(name).get("balances"), "ann")).isEqualTo(net);
    }

    @Test
    @Rule({"craps 3.9.2.1", "craps 3.11", "R-80"})
    void cr_3_odds_over_the_limit_are_refused_and_the_dice_pass() throws IOException {
        JsonNode result = run("CR-3");
        assertThat(text(result.get("refusals").get(0), "rule")).isEqualTo("3.9.2.1");
        assertThat(shooters(result)).containsExactly(1, 1, 2);
    }

    @Test
    @Rule({"craps 6.4.1", "craps 1.1 \"Cocked Dice\"", "R-77"})
    void cr_18_only_what_was_placed_for_a_cocked_throw_goes_back() throws IOException {
        JsonNode result = run("CR-18");
        assertThat(lines(result)).containsExactly("ann pass-line 5.00 void 5.00", "ann field 5.00 void 5.00");
        assertThat(result.get("inPlay").toString())
                .contains("\"pass-line\",\"stake\":\"10.00\"", "\"odds-6\",\"stake\":\"20.00\"");
        assertThat(shooters(result)).containsExactly(1, 1, 1);
    }

    @Test
    @Rule({"craps 3.11", "craps 3.11.1", "craps 3.11.2", "R-80", "R-81", "R-82"})
    void cr_20_the_dice_go_round() throws IOException {
        assertThat(shooters(run("CR-20"))).containsExactly(1, 3, 3, 3, 5, 5, 3, 3, 0);
        JsonNode late = run("CR-20-ten-seconds");
        assertThat(late.get("refusals")).hasSize(1);
        assertThat(text(late.get("refusals").get(0), "rule")).isEqualTo("3.11.1");
        assertThat(shooters(late)).containsExactly(1, 1);
    }

    @Test
    @Rule({"craps 3.14.1", "craps 3.14.2", "R-84"})
    void cr_22_the_last_round_is_unwound_the_one_before_stands_and_what_is_live_goes_back() throws IOException {
        JsonNode result = run("CR-22");
        assertThat(lines(result))
                .containsExactly(
                        "ann place-8 12.00 win 26.00", "ann field 20.00 win 40.00", "ann pass-line 10.00 void 10.00");
        JsonNode taken = result.get("adjustments").get(0);
        assertThat(text(taken, "amount")).isEqualTo("-20.00");
        assertThat(text(taken, "rule")).isEqualTo("3.14.1");
    }

    private static JsonNode run(String name) throws IOException {
        return RoundScript.run(Files.readString(ROUNDS.resolve(name + ".json")));
    }

    private static String text(JsonNode node, String key) {
        return node.get(key).stringValue();
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
                    text(line, "returned")));
        return lines;
    }

    /** Who was to shoot, throw by throw; 0 where the dice shot themselves. */
    private static List<Integer> shooters(JsonNode result) {
        List<Integer> shooters = new ArrayList<>();
        for (JsonNode event : result.get("events"))
            if (text(event, "event").equals("craps/wagering-closed/1"))
                shooters.add(event.has("shooter") ? event.get("shooter").intValue() : 0);
        return shooters;
    }
}
