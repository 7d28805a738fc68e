package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The worked scenarios of bingo, by the figures and clauses of {@code docs/scenarios.md}. */
class BingoScenariosTest {
    private static final Path ROOT = Path.of(System.getProperty("baize.root", ".."));
    private static final Path ROUNDS = ROOT.resolve("wire/src/test/rounds/bingo");
    private static final Pattern SHAPE = Pattern.compile("(?m)^- ([a-zA-Z0-9& ]+): ([0-9 ]+)\\.$");

    private static JsonNode run(String name) throws IOException {
        return RoundScript.run(Files.readString(ROUNDS.resolve(name + ".json")));
    }

    private static String text(JsonNode node, String key) {
        return node.get(key).stringValue();
    }

    /** The lines that are no fees: {@code ann full-house 250.00}. */
    private static List<String> prizes(JsonNode result) {
        List<String> lines = new ArrayList<>();
        for (JsonNode line : result.get("settlements"))
            if (!text(line, "wager").equals("entry"))
                lines.add(text(line, "patron") + " " + text(line, "wager") + " " + text(line, "pays"));
        return lines;
    }

    private static List<JsonNode> events(JsonNode result, String name) {
        List<JsonNode> found = new ArrayList<>();
        for (JsonNode event : result.get("events"))
            if (text(event, "event").equals("bingo/" + name + "/1")) found.add(event);
        return found;
    }

    private static List<String> words(JsonNode list) {
        List<String> words = new ArrayList<>();
        list.forEach(word -> words.add(word.stringValue()));
        return words;
    }

    /** Every clause and ruling that bears on a line or an event of the result, and every clause of a refusal. */
    private static List<String> cited(JsonNode result) {
        List<String> rules = new ArrayList<>();
        for (String part : List.of("settlements", "events"))
            for (JsonNode one : result.get(part)) if (one.has("rules")) rules.addAll(words(one.get("rules")));
        for (JsonNode refusal : result.get("refusals")) rules.add(text(refusal, "rule"));
        return rules;
    }

    /** What the pool last stood at. */
    private static Money pool(JsonNode result) {
        Money pool = Money.ZERO;
        for (JsonNode event : result.get("events"))
            if (event.has("pool")) pool = Money.parse(text(event.get("pool").get("meter"), "amount"));
        return pool;
    }

    private static String section(String name) throws IOException {
        String all = Files.readString(ROOT.resolve("docs/scenarios.md"));
        int from = all.indexOf("### " + name + " ");
        assertThat(from).as(name).isPositive();
        return all.substring(from, all.indexOf("\n### ", from));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BG-1 | 7.2 R-2 R-127",
                "BG-1-three | 7.2 R-2 R-127",
                "BG-2 | 8.1 R-125 R-126",
                "BG-3 | R-132 R-133",
                "BG-4-cone | R-132",
                "BG-4-pairs | R-132",
                "BG-4-soldiers | R-132",
                "BG-6 | 7.2 R-128",
                "BG-6-per-box | 7.2 R-128",
                "BG-7 | 6.5.2 7.2 R-136",
                "BG-10 | 8.4.1 8.4.2 R-124",
                "BG-11 | 8.4.3 R-124",
                "BG-12 | 8.2 R-130",
                "BG-14 | 3.4 4.7 R-129",
                "BG-14-off | 8.1",
                "BG-16 | 4.3 7.1.2 8.2 R-143"
            })
    void the_clauses_that_a_scenario_names_are_cited(String name, String clauses) throws IOException {
        assertThat(cited(run(name))).contains(clauses.split(" ", -1));
    }

    @Test
    @Rule({"bingo 7.2", "R-2", "R-127"})
    void bg_1_winners_on_one_number_share_alike_whoever_shouts_first() throws IOException {
        assertThat(prizes(run("BG-1"))).containsExactly("bob full-house 250.00", "ann full-house 250.00");
        JsonNode three = run("BG-1-three");
        assertThat(prizes(three))
                .containsExactly("cat full-house 166.67", "ann full-house 166.67", "bob full-house 166.67");
        JsonNode divided =
                events(three, "game-settled").getFirst().get("divided").get(0);
        assertThat(text(divided, "rounding")).isEqualTo("0.01");
        assertThat(text(divided, "prize")).isEqualTo("500.00");
    }

    @Test
    @Rule({"bingo 8.1", "R-125", "R-126"})
    void bg_2_a_late_claim_forfeits_and_the_next_wins_the_whole_prize() throws IOException {
        JsonNode result = run("BG-2");
        assertThat(text(events(result, "prize-forfeited").getFirst(), "patron")).isEqualTo("ann");
        assertThat(text(events(result, "claim-rejected").getFirst(), "rule")).isEqualTo("8.1");
        assertThat(prizes(result)).containsExactly("bob full-house 300.00");
    }

    @Test
    @Rule({"bingo 5.4.1", "bingo A \"letter T\"", "bingo A \"mark the spot\"", "R-132", "R-133"})
    void bg_3_a_shape_is_won_on_the_last_of_the_numbers_that_are_printed_for_it() throws IOException {
        JsonNode result = run("BG-3");
        Map<String, List<Integer>> calledBy = new LinkedHashMap<>();
        List<Integer> called = new ArrayList<>();
        for (JsonNode event : result.get("events")) {
            if (text(event, "event").equals("bingo/number-called/1"))
                called.add(event.get("number").intValue());
            if (text(event, "event").equals("bingo/claim-verified/1"))
                calledBy.put(text(event, "pattern"), List.copyOf(called));
        }
        Matcher shape = SHAPE.matcher(section("BG-3"));
        int shapes = 0;
        while (shape.find()) {
            String pattern =
                    shape.group(1).toLowerCase(Locale.ROOT).replace("&", "and").replace(' ', '-');
            List<Integer> numbers = new ArrayList<>();
            for (String number : shape.group(2).split(" ", -1)) numbers.add(Integer.parseInt(number));
            List<Integer> then = calledBy.getOrDefault(pattern, List.of());
            assertThat(then).as(pattern).containsAll(numbers);
            assertThat(numbers).as(pattern).contains(then.getLast());
            shapes++;
        }
        assertThat(shapes).isEqualTo(12);
        assertThat(prizes(result)).hasSize(13);
    }

    @Test
    @Rule({"bingo A \"ice cream cone\"", "bingo A \"Noah's Ark\"", "bingo A \"marching soldiers\"", "R-132"})
    void bg_4_at_least_so_many_on_each_line() throws IOException {
        JsonNode cone = run("BG-4-cone");
        assertThat(prizes(cone)).containsExactly("ann ice-cream-cone 10.00");
        assertThat(events(cone, "claim-rejected"))
                .extracting(event -> text(event, "pattern"))
                .containsExactly("ladies-waist", "pyramid");
        JsonNode pairs = run("BG-4-pairs");
        assertThat(prizes(pairs)).containsExactly("ann noahs-ark 10.00", "ann ladies-waist 10.00");
        assertThat(events(pairs, "claim-rejected"))
                .extracting(event -> text(event, "pattern"))
                .containsExactly("pickels");
        JsonNode soldiers = run("BG-4-soldiers");
        assertThat(prizes(soldiers)).containsExactly("ann marching-soldiers 10.00");
        assertThat(events(soldiers, "number-called")).hasSize(13);
    }

    @Test
    @Rule({"bingo 7.2", "R-128"})
    void bg_6_shares_are_per_player_or_per_box() throws IOException {
        assertThat(prizes(run("BG-6"))).containsExactly("ann full-house 150.00", "bob full-house 150.00");
        assertThat(prizes(run("BG-6-per-box")))
                .containsExactly("ann full-house 100.00", "ann full-house 100.00", "bob full-house 100.00");
    }

    @Test
    @Rule({"bingo 6.5.2", "bingo 7.2", "R-136"})
    void bg_7_a_jackpot_number_wins_the_jackpot_besides_the_prize() throws IOException {
        JsonNode result = run("BG-7");
        assertThat(prizes(result))
                .containsExactly(
                        "ann full-house 150.00", "bob full-house 150.00", "ann jackpot 1200.00", "bob jackpot 1200.00");
        assertThat(pool(result)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"bingo 6.4", "R-137", "R-138"})
    void bg_8_a_jackpot_that_is_not_hit_is_carried() throws IOException {
        JsonNode result = run("BG-8");
        assertThat(prizes(result)).containsExactly("ann full-house 300.00");
        assertThat(events(result, "card-issued")).hasSize(40);
        assertThat(pool(result)).isEqualTo(Money.dollars(2_400));
    }

    @Test
    @Rule({"bingo 8.4.1", "bingo 8.4.2", "R-124"})
    void bg_10_what_was_verified_stands_and_the_rest_is_added_to_game_4() throws IOException {
        JsonNode result = run("BG-10");
        assertThat(prizes(result))
                .containsExactly("bob full-house 300.00", "bob full-house 300.00", "ann top-line 50.00");
        assertThat(events(result, "game-voided").getFirst().get("carried").toString())
                .isEqualTo("[{\"pattern\":\"four-corners\",\"amount\":\"80.00\"},"
                        + "{\"pattern\":\"full-house\",\"amount\":\"300.00\"}]");
        JsonNode fourth = events(result, "game-started").getLast();
        assertThat(fourth.get("game").intValue()).isEqualTo(4);
        assertThat(fourth.get("prizes").toString()).contains("\"600.00\"", "\"80.00\"");
    }

    @Test
    @Rule({"bingo 8.4.3", "R-124"})
    void bg_11_fees_are_refunded_and_prize_and_jackpot_wait_for_the_next_session() throws IOException {
        JsonNode result = run("BG-11");
        Money refunded = Money.ZERO;
        for (JsonNode line : result.get("settlements")) refunded = refunded.plus(Money.parse(text(line, "returned")));
        assertThat(result.get("settlements")).hasSize(60);
        assertThat(refunded).isEqualTo(Money.dollars(900));
        assertThat(pool(result)).isEqualTo(Money.dollars(3_000));
        assertThat(events(result, "session-ended").getFirst().get("carried").toString())
                .isEqualTo("[{\"pattern\":\"full-house\",\"amount\":\"500.00\"}]");
        result.get("balances")
                .forEach(balance -> assertThat(balance.stringValue()).isEqualTo("0.00"));
    }

    @Test
    @Rule({"bingo 8.2", "bingo 4.3", "bingo 7.1.2", "R-130", "R-143"})
    void bg_12_and_16_a_false_claim_is_rejected_without_penalty_and_the_draw_goes_on() throws IOException {
        JsonNode twelve = run("BG-12");
        assertThat(text(events(twelve, "claim-rejected").getFirst(), "patron")).isEqualTo("ann");
        assertThat(prizes(twelve)).containsExactly("bob full-house 300.00");
        JsonNode sixteen = run("BG-16");
        assertThat(events(sixteen, "claim-rejected").toString())
                .contains("1075 is not among those issued, 1001 to 1060");
        assertThat(text(sixteen.get("events").get(sixteen.get("events").size() - 1), "event"))
                .isEqualTo("bingo/number-called/1");
    }

    @Test
    @Rule({"bingo 3.4", "bingo 4.7", "bingo 8.1", "R-129"})
    void bg_14_a_card_that_sounds_is_in_time_and_one_that_does_not_is_forfeited() throws IOException {
        assertThat(prizes(run("BG-14"))).containsExactly("ann full-house 300.00");
        JsonNode off = run("BG-14-off");
        assertThat(prizes(off)).isEmpty();
        assertThat(text(events(off, "prize-forfeited").getFirst(), "patron")).isEqualTo("ann");
    }

    /** Who is up or down by how much at the end of a further round. */
    @ParameterizedTest
    @CsvSource({
        "corrected-call, ann, +290.00",
        "replaced-card, ann, +290.00",
        "void-entry, ann, 0.00",
        "void-entry, bob, +290.00",
        "minors-and-bingo, bob, +35.00",
        "jackpot-levels-highest, ann, +1290.00",
        "jackpot-levels-lower, ann, +540.00",
        "invalidated-by-fraud, ann, 0.00",
        "invalidated-by-fraud, bob, -10.00",
        "invalidated-by-fraud, cat, -10.00",
        "closing-early, ann, +300.00",
        "closing-early, bob, 0.00",
        "refund-of-who-left, ann, 0.00",
        "refund-of-who-left, bob, 0.00",
        "refund-of-who-left, cat, -10.00",
        "refund-of-who-left, dan, 0.00",
        "twelve-up, ann, +205.00",
        "not-marked, ann, +290.00",
        "a-claim-on-another-s-card, ann, +290.00",
        "prize-in-dollars, ann, +44.01"
    })
    @Rule({
        "bingo 8.3",
        "bingo 8.5",
        "bingo 9.3.1",
        "bingo 7.3",
        "bingo 7.5",
        "bingo 9.5",
        "bingo 9.8",
        "bingo 4.2",
        "R-131",
        "R-137",
        "R-139",
        "R-140"
    })
    void a_further_round_leaves_its_players_with(String name, String patron, String net) throws IOException {
        assertThat(text(run(name).get("balances"), patron)).isEqualTo(net);
    }

    @Test
    @Rule({"bingo 5.5", "bingo 6.4", "R-131", "R-135"})
    void what_nobody_won_is_added_to_the_next_game() throws IOException {
        assertThat(events(run("minor-rollover"), "game-started")
                        .getLast()
                        .get("prizes")
                        .toString())
                .isEqualTo("[{\"pattern\":\"middle-line\",\"amount\":\"160.00\"},"
                        + "{\"pattern\":\"full-house\",\"amount\":\"300.00\"}]");
        assertThat(events(run("all-ninety"), "game-started")
                        .getLast()
                        .get("prizes")
                        .toString())
                .isEqualTo("[{\"pattern\":\"full-house\",\"amount\":\"600.00\"}]");
    }
}
