package baize.wire;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.rule.Rule;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a command claims that does not say who sends it. */
class SpeakerTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    static List<GameWire<?, ?, ?, ?>> cardGames() {
        return List.of(new ThreeCardWire(), new StudWire(), new BlackjackWire());
    }

    private static String grade(GameWire<?, ?, ?, ?> wire, Speaker speaker, String by) {
        String on = wire instanceof BlackjackWire ? "main" : "ante";
        return grade(
                wire,
                MAPPER.readTree(
                        "{\"do\":\"found-wager\",\"patron\":\"ann\",\"box\":1,\"on\":\"%s\",\"stake\":\"5.00\"%s}"
                                .formatted(on, by)),
                speaker);
    }

    private static <C> String grade(GameWire<?, C, ?, ?> wire, JsonNode json, Speaker speaker) {
        return wire.commandJson(wire.command(json, "", speaker)).path("by").asString();
    }

    @ParameterizedTest
    @MethodSource("cardGames")
    @Rule({"three-card-poker 6.3", "caribbean-stud 6.3", "blackjack 6.3"})
    void a_live_dealer_is_a_dealer_and_a_script_that_says_nothing_has_the_rank_it_needs(GameWire<?, ?, ?, ?> wire) {
        assertThat(grade(wire, new Speaker(null, Grade.DEALER), "")).isEqualTo("dealer");
        assertThat(grade(wire, new Speaker(null, Grade.CASINO_SUPERVISOR), "")).isEqualTo("casino-supervisor");
        assertThat(grade(wire, Speaker.UNKNOWN, "")).isEqualTo("gaming-supervisor");
        assertThat(grade(wire, Speaker.UNKNOWN, ",\"by\":\"dealer\"")).isEqualTo("dealer");
    }
}
