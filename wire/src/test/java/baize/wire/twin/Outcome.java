package baize.wire.twin;

import baize.wire.RoundScript;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;

/**
 * What a round came to.
 *
 * @param refusals the commands that were refused, counted from 0
 * @param net what everybody has won or lost, in cents; nobody who has not
 * @param inPlay what lies on the layout
 * @param pool the jackpot's meter and its reserve in millionths of a cent; nothing where there is none
 */
record Outcome(Set<Integer> refusals, Map<String, Long> net, Map<String, Long> inPlay, List<Long> pool) {

    /** Plays a script; until an event moves the pool it stands as the house opened it. */
    static Outcome of(String script, List<Long> opening) {
        JsonNode result = RoundScript.run(script);
        Set<Integer> refusals = new TreeSet<>();
        for (JsonNode refusal : result.path("refusals"))
            refusals.add(refusal.path("command").asInt());
        Map<String, Long> net = new TreeMap<>();
        result.path("balances")
                .properties()
                .forEach(of -> net.put(of.getKey(), cents(of.getValue().asString())));
        Map<String, Long> inPlay = new TreeMap<>();
        for (JsonNode stake : result.path("inPlay"))
            inPlay.merge(
                    stake.path("patron").asString(), cents(stake.path("stake").asString()), Long::sum);
        return new Outcome(refusals, withoutZeros(net), inPlay, pool(result.path("events"), opening));
    }

    private static List<Long> pool(JsonNode events, List<Long> opening) {
        List<Long> pool = opening;
        for (JsonNode event : events)
            if (event.has("pool"))
                pool = List.of(millionths(event.at("/pool/meter")), millionths(event.at("/pool/reserve")));
        return pool;
    }

    private static long millionths(JsonNode meter) {
        return cents(meter.path("amount").asString()) * 1_000_000
                + meter.path("millionths").asLong();
    }

    private static long cents(String amount) {
        return Long.parseLong(amount.replace(".", "").replace("+", ""));
    }

    static Map<String, Long> withoutZeros(Map<String, Long> amounts) {
        TreeMap<String, Long> some = new TreeMap<>(amounts);
        some.values().removeIf(amount -> amount == 0);
        return some;
    }

    boolean hasSameMoney(Outcome other) {
        return net.equals(other.net) && inPlay.equals(other.inPlay) && pool.equals(other.pool);
    }
}
