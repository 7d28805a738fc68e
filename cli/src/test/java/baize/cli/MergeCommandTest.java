package baize.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Parts of a job, each a document of its own, merged into the document of the whole. */
final class MergeCommandTest {
    /** What two runs of one job may differ in. */
    private static final Set<String> APART = Set.of("engine", "threads", "seconds", "roundsPerSecond");

    private static final String POKER = "three-card-poker --rounds 300000 --seed 7";

    @TempDir
    Path folder;

    private static ObjectNode simulate(String options) {
        Ran ran = Ran.baize(("simulate " + options + " --json").split(" "));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        return (ObjectNode) ran.json();
    }

    private String file(String name, String content) {
        try {
            return Files.writeString(folder.resolve(name), content).toString();
        } catch (IOException failed) {
            throw new AssertionError(failed);
        }
    }

    private String part(String name, String options) {
        return file(name, simulate(options).toString());
    }

    private static Ran merge(String... files) {
        List<String> command = new ArrayList<>(List.of("merge", "--json"));
        command.addAll(List.of(files));
        return Ran.baize(command.toArray(String[]::new));
    }

    private void refused(Ran ran, String... line) {
        assertThat(ran.err().replace(folder + "/", ""))
                .startsWith("baize: ")
                .contains(line)
                .hasLineCount(1);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.status()).isEqualTo(2);
    }

    private static ObjectNode without(JsonNode document) {
        return ((ObjectNode) document.deepCopy()).without(APART);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                POKER + " --strategy queen-or-better",
                "caribbean-stud --rounds 300000 --seed 7 --house jackpotMeter=120000.00",
                "blackjack --rounds 300000 --seed 7 --house decks=6,blazingMeter=77777.00",
                "craps --rounds 300000 --seed 7 --strategy every-wager",
                "bingo --rounds 270000 --seed 7 --house cards=2,minors=any-line:50.00",
                "bingo --rounds 270000 --seed 7 --house cards=2,games=2 --strategy sessions"
            })
    void parts_of_any_game_in_any_order_merge_into_the_document_of_the_whole(String job) {
        JsonNode whole = simulate(job);
        String first = part("a.json", job + " --blocks 0-0 --threads 1");
        String second = part("b.json", job + " --blocks 1-3");
        String third = part("c.json", job + " --blocks 4-4 --threads 3");
        Ran ran = merge(second, third, first);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.status()).isZero();
        assertThat(without(ran.json())).isEqualTo(without(whole));
        assertThat(ran.json().at("/threads").asInt()).isEqualTo(3);
        Ran alone = merge(file("whole.json", whole.toPrettyString()));
        assertThat(without(alone.json())).isEqualTo(without(whole));
    }

    @Test
    void a_part_says_which_blocks_it_has_and_the_rounds_of_the_whole() {
        JsonNode part = simulate(POKER + " --blocks 1-2");
        assertThat(part.at("/blocks").asString()).isEqualTo("1-2");
        assertThat(part.at("/rounds").asLong()).isEqualTo(300_000);
        assertThat(part.at("/wagers/0/rounds").asLong()).isEqualTo(2 << 16);
        assertThat(simulate(POKER).has("blocks")).isFalse();
        assertThat(part.at("/version").asString()).startsWith("0.");
    }

    @Test
    void counts_are_whole_numbers_under_names_that_merge_by_addition() {
        String job = "bingo --rounds 150000 --seed 7 --house cards=2,games=2 --strategy sessions";
        SortedMap<String, BigInteger> sum = new TreeMap<>();
        for (String blocks : List.of("0-0", "1-1", "2-2"))
            counts(simulate(job + " --blocks " + blocks))
                    .forEach((name, count) -> sum.merge(name, count, BigInteger::add));
        assertThat(sum).isEqualTo(counts(simulate(job)));
        assertThat(sum.keySet()).anyMatch(name -> name.startsWith("entry/bins/"));
    }

    private static SortedMap<String, BigInteger> counts(JsonNode document) {
        SortedMap<String, BigInteger> counts = new TreeMap<>();
        for (JsonNode wager : document.at("/wagers"))
            gather(wager.at("/wager").asString(), wager.at("/counts"), counts);
        return counts;
    }

    private static void gather(String name, JsonNode node, Map<String, BigInteger> counts) {
        if (!node.isObject()) counts.put(name, node.bigIntegerValue());
        for (Map.Entry<String, JsonNode> field : node.properties())
            gather(name + "/" + field.getKey(), field.getValue(), counts);
    }

    @Test
    void mean_and_error_follow_from_counts_alone() {
        for (JsonNode wager : simulate(POKER).at("/wagers")) {
            double count = 0;
            double sum = 0;
            double squares = 0;
            for (Map.Entry<String, JsonNode> net : wager.at("/counts").properties()) {
                double pays =
                        Double.parseDouble(net.getKey()) / wager.at("/unit").asDouble();
                count += net.getValue().asDouble();
                sum += pays * net.getValue().asDouble();
                squares += pays * pays * net.getValue().asDouble();
            }
            double deviation = Math.sqrt(squares / count - sum / count * (sum / count));
            assertThat(wager.at("/mean").asDouble()).isCloseTo(sum / count, within(1e-9));
            assertThat(wager.at("/standardError").asDouble()).isCloseTo(deviation / Math.sqrt(count), within(1e-9));
            assertThat(wager.at("/quantiles").propertyNames()).containsExactly("1", "5", "25", "50", "75", "95", "99");
            assertThat(wager.at("/histogram/0").propertyNames()).containsExactly("from", "to", "rounds");
        }
    }

    @Test
    void a_part_is_shown_to_people_beside_the_exact_value() {
        Ran ran = Ran.baize("merge", part("a.json", POKER + " --blocks 0-1"), part("b.json", POKER + " --blocks 2-4"));
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .contains("300,000 rounds", "seed 7", "-0.033730", "-0.023167", "99%", "net per ante", "█")
                .doesNotContain("of blocks");
    }

    @Test
    void of_the_blocks_there_are_it_says_which_are_missing() {
        Ran ran = merge(part("a.json", POKER + " --blocks 0-1"), part("b.json", POKER + " --blocks 4-4"));
        assertThat(ran.status()).isZero();
        assertThat(ran.err())
                .isEqualTo("baize: of blocks 0-4 this is a part; missing are 2-3" + System.lineSeparator());
        assertThat(ran.json().at("/blocks").asString()).isEqualTo("0-1,4-4");
        String both = file("both.json", ran.out());
        Ran rest = merge(both, part("c.json", POKER + " --blocks 2-3"));
        assertThat(without(rest.json())).isEqualTo(without(simulate(POKER)));
        assertThat(Ran.baize("merge", both).out()).contains("of blocks 0-4 these are 0-1,4-4");
    }

    @Test
    void blocks_that_overlap_are_refused() {
        String a = part("a.json", POKER + " --blocks 0-2");
        String b = part("b.json", POKER + " --blocks 2-4");
        refused(merge(a, b), "b.json: blocks: expected others than in ", "a.json, got 2-2 again");
        refused(merge(a, a), "a.json: blocks: expected others than in ", "got 0-2 again");
        refused(merge(part("c.json", POKER), a), "a.json: blocks: ", "got 0-2 again");
    }

    @ParameterizedTest
    @CsvSource({
        "three-card-poker --rounds 300000 --seed 8,'seed: expected 7 as in a.json, got 8'",
        "three-card-poker --rounds 300001 --seed 7,'rounds: expected 300000 as in a.json, got 300001'",
        "craps --rounds 300000 --seed 7,'game: expected three-card-poker as in a.json, got craps'",
        "three-card-poker --rounds 300000 --seed 7 --strategy always,"
                + "'strategy: expected optimal as in a.json, got always'",
        "three-card-poker --rounds 300000 --seed 7 --house anteBonus=1-3-4,"
                + "'house.anteBonus: expected 1-4-5 as in a.json, got 1-3-4'",
    })
    void a_part_of_another_job_is_refused_with_what_differs(String other, String line) {
        refused(
                merge(part("a.json", POKER + " --blocks 0-1"), part("b.json", other + " --blocks 2-3")),
                "baize: b.json: " + line);
    }

    /** Where a document is changed, what to, and what is said of it. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "/version|\"0.0.9\"|version: expected \"0.1.0+1\", got \"0.0.9\"",
                "/version|null|version: expected a text, got null",
                "/game|\"faro\"|no simulation of \"faro\"",
                "/game|7|game: expected a text, got 7",
                "/strategy|\"bold\"|no strategy \"bold\"",
                "/rounds|0|rounds: expected a whole number from 1 to 1000000000000000, got 0",
                "/rounds|1.5|rounds: expected a whole number, got 1.5",
                "/rounds|99999999999999999999999|rounds: expected a whole number, got 99999999999999999999999",
                "/seed|\"7\"|seed: expected a whole number",
                "/house|[]|house: expected an object, got []",
                "/house/anteBonus|\"1-3-4\"|wagers: expected 131072 rounds",
                "/house/anteBonus|\"1-3\"|house.anteBonus: expected",
                "/house/luck|\"none\"|house.luck: no such setting",
                "/blocks|\"0-5\"|blocks: expected blocks of 0-4, got \"0-5\"",
                "/blocks|\"1-0\"|blocks: expected blocks in order",
                "/blocks|7|blocks: expected a text, got 7",
                "/approved|false|approved: expected true, got false",
                "/engine|null|engine: expected a text, got null",
                "/threads|-1|threads: expected a whole number from 0 on, got -1",
                "/seconds|\"1\"|seconds: expected a number",
                "/luck|1|luck: nothing of that name was expected",
                "/wagers|7|wagers: expected a list, got 7",
                "/wagers|[]|wagers: expected 131072 rounds of ante+play, got 0",
                "/wagers/0/wager|\"tie\"|wagers: expected 131072 rounds of ante+play, got 0",
                "/wagers/0/rounds|1|wagers[0].rounds: expected 131072, got 1",
                "/wagers/0/mean|0.5|wagers[0].mean: expected -0.0",
                "/wagers/0/mean|\"NaN\"|wagers[0].mean: expected -0.0",
                "/wagers/0/counts|{}|wagers[0].counts.",
                "/wagers/0/counts/-100|5|wagers[0].counts.-100: expected ",
                "/wagers/0/counts/17|5|wagers[0].counts.17: nothing of that name was expected",
                "/wagers/0/outcomes/0/count|-5|wagers[0].outcomes[0].count: expected a whole number from 0 on, got -5",
                "/wagers/0/outcomes/0/count|9223372036854775807|wagers: expected counts that can be added up",
                "/wagers/0/outcomes/0/count|12|wagers: expected 131072 rounds of ante+play, got ",
                "/wagers/0/outcomes/0/outcome|\"luck\"|wagers: expected 131072 rounds",
                "/wagers/0/outcomes/0/pays|0.125|wagers: expected 131072 rounds",
                "/wagers/1/quantiles/50|3.5|wagers[1].quantiles.50: expected -1.0, got 3.5",
                "/wagers/1/histogram/0/rounds|3|wagers[1].histogram[0].rounds: expected "
            })
    void a_document_in_which_anything_is_changed_is_refused_with_the_place(String where, String to, String line) {
        ObjectNode document = simulate(POKER + " --blocks 0-1");
        int last = where.lastIndexOf('/');
        ((ObjectNode) document.at(where.substring(0, last)))
                .set(where.substring(last + 1), JsonMapper.shared().readTree(to));
        refused(merge(file("a.json", document.toString())), "baize: a.json: " + line);
    }

    @ParameterizedTest
    @CsvSource({"game", "house", "strategy", "version", "rounds", "seed", "wagers", "engine", "threads", "seconds"})
    void a_document_in_which_anything_is_missing_is_refused(String field) {
        ObjectNode document = simulate(POKER + " --blocks 0-1");
        document.remove(field);
        refused(merge(file("a.json", document.toString())), "baize: a.json: " + field + ": ");
    }

    @Test
    void a_part_without_counts_is_refused_in_games_whose_wagers_stand_for_several_rounds_too() {
        ObjectNode document = simulate("craps --rounds 70000 --seed 7 --blocks 0-0");
        document.remove("wagers");
        document.remove("shooters");
        refused(merge(file("a.json", document.toString())), "a.json: wagers: expected what was counted of blocks 0-0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[]|expected a document of simulate --json, or a checkpoint",
                "7|expected a document of simulate --json, or a checkpoint",
                "{}|version: expected, but missing",
                "{\"game\":\"craps\",\"commands\":[]}|version: expected, but missing",
                "{\"version\":|line 1, column",
                "{\"version\":1} trailing|line 1, column",
                "{\"seed\":1,\"seed\":2}|line 1, column",
                "not JSON|line 1, column"
            })
    void a_file_of_something_else_is_refused(String text, String line) {
        refused(merge(file("a.json", text)), "baize: a.json: " + line);
    }

    @Test
    void documents_that_are_deep_or_no_text_are_refused() throws IOException {
        refused(merge(file("a.json", "[".repeat(100_000))), "baize: a.json: ");
        Files.write(folder.resolve("b.json"), new byte[] {(byte) 0xff, 0, 1});
        refused(merge(folder.resolve("b.json").toString()), "baize: b.json: expected text in UTF-8");
    }

    @Test
    void a_part_may_come_from_standard_input() {
        Ran ran = Ran.withInput(simulate(POKER + " --blocks 0-1").toString(), "merge", "-", "--json");
        assertThat(ran.json().at("/blocks").asString()).isEqualTo("0-1");
    }
}
