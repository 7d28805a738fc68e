package baize.wire.twin;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import baize.wire.RoundScript;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Every remedy at every moment from the first wager of a round to the first of the next: afterwards everybody has
 * what a
 * twin, which shares nothing with the settlement, says they must have.
 */
@Tag("long")
class NothingOutOfReachTest {
    private static final long SEED = Long.getLong("baize.seed", 1);
    private static final int ROUNDS = Integer.getInteger("baize.rounds", 8);

    static List<Twin> twins() {
        return List.of(new ThreeCardTwin(), new StudTwin(), new BlackjackTwin(), new CrapsTwin(), new BingoTwin());
    }

    @ParameterizedTest
    @MethodSource("twins")
    @Rule({"R-192", "R-193"})
    void whatever_strikes_whenever_everybody_has_what_the_clause_gives(Twin twin) {
        StringBuilder reached = new StringBuilder(twin.game() + "\n");
        List<String> wrong = new ArrayList<>();
        for (String remedy : twin.remedies()) {
            reached.append("  ").append(remedy).append(':');
            for (String phase : twin.phases())
                reached.append(' ').append(phase).append(played(twin, remedy, phase, wrong));
            reached.append('\n');
        }
        System.out.print(reached);
        assertThat(wrong).isEmpty();
    }

    /** How the remedy was taken: accepted always, never, or now and then; the first that went wrong is told. */
    private static String played(Twin twin, String remedy, String phase, List<String> wrong) {
        int refused = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long seed = SEED + 1_000_003L * round + 31L * remedy.hashCode() + phase.hashCode();
            Playout playout = new Playout(twin.game(), seed);
            twin.play(playout, remedy, phase);
            String fault = fault(playout);
            if (fault != null) {
                wrong.add(remedy + " in " + phase + ", seed " + seed + ": " + fault + "\n" + playout.script());
                return "(WRONG)";
            }
            if (!playout.expectedRefusals().isEmpty()) refused++;
        }
        return refused == 0 ? "" : refused == ROUNDS ? "(refused)" : "(both)";
    }

    private static @Nullable String fault(Playout playout) {
        JsonNode result = RoundScript.run(playout.script());
        Set<Integer> refusals = new TreeSet<>();
        for (JsonNode refusal : result.path("refusals"))
            refusals.add(refusal.path("command").asInt());
        Map<String, Long> inPlay = new TreeMap<>();
        for (JsonNode stake : result.path("inPlay"))
            inPlay.merge(
                    stake.path("patron").asString(), cents(stake.path("stake").asString()), Long::sum);
        List<Long> pool = playout.expectedPool();
        Object expected = List.of(
                playout.expectedRefusals(),
                withoutZeros(playout.expectedNet()),
                withoutZeros(playout.expectedInPlay()),
                pool == null ? List.of() : pool);
        Object found = List.of(
                refusals,
                amounts(result.path("balances")),
                inPlay,
                pool == null ? List.of() : pool(result.path("events"), pool));
        if (found.equals(expected)) return null;
        return "refusals, net, in play and pool are to be " + expected + " and are " + found + "\n"
                + result.path("refusals") + "\n" + result.path("settlements") + "\n" + result.path("adjustments");
    }

    /** The pool after the last event that moved it; without one it stands as it is expected to. */
    private static List<Long> pool(JsonNode events, List<Long> unmoved) {
        List<Long> pool = unmoved;
        for (JsonNode event : events)
            if (event.has("pool"))
                pool = List.of(millionths(event.at("/pool/meter")), millionths(event.at("/pool/reserve")));
        return pool;
    }

    private static long millionths(JsonNode meter) {
        return cents(meter.path("amount").asString()) * 1_000_000
                + meter.path("millionths").asLong();
    }

    private static Map<String, Long> amounts(JsonNode balances) {
        TreeMap<String, Long> amounts = new TreeMap<>();
        balances.properties()
                .forEach(of -> amounts.put(of.getKey(), cents(of.getValue().asString())));
        return withoutZeros(amounts);
    }

    private static Map<String, Long> withoutZeros(Map<String, Long> amounts) {
        TreeMap<String, Long> some = new TreeMap<>(amounts);
        some.values().removeIf(amount -> amount == 0);
        return some;
    }

    private static long cents(String amount) {
        return Long.parseLong(amount.replace(".", "").replace("+", ""));
    }
}
