package baize.wire;

import baize.core.pay.Line;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Settled wagers as every output shows them. */
public final class Lines {
    private Lines() {}

    /** Writes a line of a round. */
    public static void write(ObjectNode json, int round, Line line) {
        write(json, round, line, line.patron().id());
    }

    /**
     * The same for somebody who may not know whose it is.
     *
     * @param patron what the reader calls the patron
     */
    public static void write(ObjectNode json, int round, Line line, String patron) {
        json.put("round", round)
                .put("patron", patron)
                .put("box", line.box().number())
                .put("hand", line.hand())
                .put("wager", line.wager())
                .put("stake", line.stake().toString())
                .put("ending", line.ending().id())
                .put("result", line.result().id());
        if (line.odds() != null) json.put("odds", line.odds().toString());
        json.put("pays", line.pays().toString()).put("returned", line.returned().toString());
        if (line.tokens().isPositive())
            json.put("tokens", line.tokens().toString())
                    .put("tokensReturned", line.tokensReturned().toString());
        json.put("rule", line.rule());
        ArrayNode rules = json.putArray("rules");
        line.rules().forEach(rules::add);
    }
}
