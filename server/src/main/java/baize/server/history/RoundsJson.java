package baize.server.history;

import baize.core.pay.Line;
import baize.floor.audit.PastRound;
import baize.floor.audit.PastRounds;
import baize.server.Http;
import baize.wire.Lines;
import java.util.function.Predicate;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Pages of past rounds as JSON. */
final class RoundsJson {
    private RoundsJson() {}

    /**
     * The next page goes on before a number.
     *
     * @param told which lines the reader is told of
     */
    static ObjectNode ofTable(PastRounds.Page page, Predicate<Line> told) {
        ObjectNode json = rounds(page, told);
        if (page.before() == null) return json.putNull("before");
        return json.put("before", page.rounds().getLast().number());
    }

    /** The next page goes on before a round of some table, so by its id. */
    static ObjectNode own(PastRounds.Page page) {
        return rounds(page, _ -> true).put("before", page.before());
    }

    private static ObjectNode rounds(PastRounds.Page page, Predicate<Line> told) {
        ObjectNode json = Http.object();
        ArrayNode rounds = json.putArray("rounds");
        for (PastRound round : page.rounds()) {
            ObjectNode one = rounds.addObject()
                    .put("round", round.id())
                    .put("at", round.at().toString())
                    .put("void", round.isVoid());
            ArrayNode lines = one.putArray("lines");
            round.lines().stream().filter(told).forEach(line -> Lines.write(lines.addObject(), round.number(), line));
        }
        return json;
    }
}
