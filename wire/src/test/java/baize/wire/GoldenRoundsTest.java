package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Id;
import baize.games.bingo.BingoReason;
import baize.games.bingo.BingoShowdown;
import baize.games.blackjack.BlackjackReason;
import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.Insurance;
import baize.games.blackjack.SideEnding;
import baize.games.caribbeanstud.StudReason;
import baize.games.caribbeanstud.StudShowdown;
import baize.games.craps.CrapsReason;
import baize.games.craps.CrapsShowdown;
import baize.games.threecard.ThreeCardReason;
import baize.games.threecard.ThreeCardShowdown;
import baize.testkit.Provoked;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Every script under {@code src/test/rounds} gives the result that stands beside it. What a regulator can run, we test.
 * {@code -Dbaize.accept=rounds} writes the results anew, for a reader to compare.
 */
class GoldenRoundsTest {
    private static final Path ROUNDS = Path.of(System.getProperty("baize.module", "."), "src/test/rounds");
    private static final JsonMapper MAPPER = new JsonMapper();

    static List<Path> scripts() throws IOException {
        try (Stream<Path> files = Files.walk(ROUNDS)) {
            return files.filter(file -> file.toString().endsWith(".json")
                            && !file.toString().endsWith(".out.json"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("scripts")
    void a_round_script_gives_the_result_beside_it(Path script) throws IOException {
        Path golden = Path.of(script.toString().replaceAll("\\.json$", ".out.json"));
        String result = pretty(RoundScript.run(Files.readString(script)));
        if (System.getProperty("baize.accept", "").equals("rounds")) Files.writeString(golden, result);
        assertThat(result).isEqualTo(Files.readString(golden));
        provoked(MAPPER.readTree(result));
    }

    /** One settled line, refusal, notice or event to a line, so that a change is a readable difference. */
    static String pretty(ObjectNode result) {
        StringBuilder text = new StringBuilder("{\n");
        result.forEachEntry((key, value) -> {
            text.append(text.length() > 2 ? ",\n" : "")
                    .append("  \"")
                    .append(key)
                    .append("\": ");
            if (value.isArray() && !value.isEmpty()) {
                text.append("[\n");
                for (int i = 0; i < value.size(); i++)
                    text.append(i > 0 ? ",\n" : "").append("    ").append(value.get(i));
                text.append("\n  ]");
            } else text.append(value);
        });
        return text.append("\n}\n").toString();
    }

    private static void provoked(JsonNode result) {
        Vocabulary words = Vocabulary.of(result.get("game").stringValue());
        for (JsonNode line : result.get("settlements")) note(words.endings(), line.get("ending"));
        for (JsonNode refusal : result.get("refusals")) note(words.reasons(), refusal.get("reason"));
    }

    /** The endings and reasons of a game. */
    private record Vocabulary(List<Enum<?>> endings, List<Enum<?>> reasons) {
        static Vocabulary of(String game) {
            return switch (game) {
                case "three-card-poker" -> of(ThreeCardReason.values(), ThreeCardShowdown.values());
                case "caribbean-stud" -> of(StudReason.values(), StudShowdown.values());
                case "blackjack" ->
                    of(BlackjackReason.values(), BlackjackShowdown.values(), Insurance.values(), SideEnding.values());
                case "craps" -> of(CrapsReason.values(), CrapsShowdown.values());
                case "bingo" -> of(BingoReason.values(), BingoShowdown.values());
                default -> throw new IllegalArgumentException("no game " + game);
            };
        }

        private static Vocabulary of(Enum<?>[] reasons, Enum<?>[]... endings) {
            return new Vocabulary(
                    Stream.of(endings).<Enum<?>>flatMap(Stream::of).toList(), List.of(reasons));
        }
    }

    private static void note(List<Enum<?>> constants, JsonNode id) {
        for (Enum<?> constant : constants) if (Id.of(constant).equals(id.stringValue())) Provoked.note(constant);
    }
}
