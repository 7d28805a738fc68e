package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/**
 * The worked scenarios, read from the tables of {@code docs/scenarios.md} as they are printed: stake, winnings, stake
 * returned, clauses and the net of the round.
 */
class ScenariosTest {
    private static final Path ROOT = Path.of(System.getProperty("baize.root", ".."));
    private static final Path ROUNDS = ROOT.resolve("wire/src/test/rounds");
    private static final Pattern NET = Pattern.compile("Net of the round: \\*\\*([+-]?)\\$([0-9,.]+)\\*\\*");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "CS-1", "CS-2", "CS-3", "CS-4", "CS-5", "CS-7", "CS-8", "CS-15", "CS-20", "TC-1", "TC-2", "TC-3",
                "TC-4", "TC-5", "TC-7", "TC-8", "TC-9", "TC-11", "TC-12", "TC-14", "LM-3", "BJ-1", "BJ-2", "BJ-3",
                "BJ-4", "BJ-6", "BJ-10", "BJ-11", "BJ-13", "BJ-23"
            })
    void a_worked_scenario_is_settled_as_printed(String name) throws IOException {
        String printed = section(name);
        List<String[]> rows = printed.lines()
                .filter(line -> line.startsWith("| ") && line.contains("$"))
                .map(line -> line.substring(1).split("\\|", -1))
                .toList();
        JsonNode result = RoundScript.run(Files.readString(script(name)));
        List<JsonNode> lines = StreamSupport.stream(result.get("settlements").spliterator(), false)
                .toList();
        assertThat(rows).isNotEmpty();
        String main = name.startsWith("BJ") ? "main" : "ante";
        for (String[] row : rows) check(main, row, lines, rulings(printed));
        if (!name.equals("LM-3")) {
            assertThat(lines).hasSameSizeAs(rows);
            assertThat(result.get("balances").get("ann").stringValue()).isEqualTo(net(printed));
        }
    }

    private static Path script(String name) {
        String game =
                name.startsWith("CS") ? "caribbean-stud" : name.startsWith("BJ") ? "blackjack" : "three-card-poker";
        return ROUNDS.resolve(game).resolve(name + ".json");
    }

    private static void check(String main, String[] row, List<JsonNode> lines, List<String> rulings) {
        String wager = row[0].strip()
                .toLowerCase(Locale.ROOT)
                .replace(' ', '-')
                .replace("original", main)
                .replace("wager", main);
        JsonNode line = lines.stream()
                .filter(one -> one.get("wager").stringValue().equals(wager))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no line for " + wager));
        assertThat(money(line, "stake")).as(wager + " stake").isEqualTo(money(row[1]));
        assertThat(money(line, "pays")).as(wager + " winnings").isEqualTo(money(row[3]));
        assertThat(money(line, "returned"))
                .as(wager + " returned")
                .isEqualTo(money(row[3]).plus(money(row[4])));
        List<String> rules = new ArrayList<>();
        line.get("rules").forEach(rule -> rules.add(rule.stringValue()));
        assertThat(rules)
                .as(wager + " rules")
                .containsAll(Arrays.asList(row[6].strip().split(", ", -1)));
        assertThat(rules).contains(line.get("rule").stringValue());
        for (String ruling : rulings) assertThat(allRules(lines)).as("rulings").contains(ruling);
    }

    private static List<String> allRules(List<JsonNode> lines) {
        List<String> rules = new ArrayList<>();
        for (JsonNode line : lines) line.get("rules").forEach(rule -> rules.add(rule.stringValue()));
        return rules;
    }

    private static List<String> rulings(String printed) {
        return printed.lines()
                .filter(line -> line.startsWith("Rulings: "))
                .flatMap(line -> Arrays.stream(
                        line.substring("Rulings: ".length()).replace(".", "").split(", ", -1)))
                .toList();
    }

    private static Money money(JsonNode line, String key) {
        return Money.parse(line.get(key).stringValue());
    }

    private static Money money(String cell) {
        return Money.parse(cell.strip().replace("$", "").replace(",", ""));
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
}
