package baize.server.history;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.floor.audit.PastRound;
import baize.floor.audit.PastRounds;
import baize.server.Http;
import baize.wire.Lines;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Pages of past rounds as JSON. */
final class RoundsJson {
    private RoundsJson() {}

    /**
     * The next page goes on before a number.
     *
     * @param told which lines the reader is told of
     * @param announced whether prizes are announced to all, so that everyone is told which were won
     */
    static ObjectNode ofTable(PastRounds.Page page, Predicate<Line> told, boolean announced) {
        ObjectNode json = rounds(page, told, announced);
        if (page.before() == null) return json.putNull("before");
        return json.put("before", page.rounds().getLast().number());
    }

    /** The next page goes on before a round of some table, so by its id. */
    static ObjectNode own(PastRounds.Page page) {
        return rounds(page, _ -> true, false).put("before", page.before());
    }

    private static ObjectNode rounds(PastRounds.Page page, Predicate<Line> told, boolean announced) {
        ObjectNode json = Http.object();
        ArrayNode rounds = json.putArray("rounds");
        for (PastRound round : page.rounds()) {
            ObjectNode one = rounds.addObject()
                    .put("round", round.id())
                    .put("at", round.at().toString())
                    .put("void", round.isVoid());
            ArrayNode lines = one.putArray("lines");
            round.lines().stream().filter(told).forEach(line -> Lines.write(lines.addObject(), round.number(), line));
            if (announced) prizes(one.putArray("prizes"), round);
        }
        return json;
    }

    /** What was won, and by how many; by whom is between them and the house. */
    private static void prizes(ArrayNode json, PastRound round) {
        Map<String, List<Line>> won = round.lines().stream()
                .filter(line -> line.result() == Result.WIN)
                .collect(Collectors.groupingBy(Line::wager, LinkedHashMap::new, Collectors.toList()));
        won.forEach((wager, lines) -> json.addObject()
                .put("wager", wager)
                .put(
                        "paid",
                        lines.stream()
                                .map(Line::pays)
                                .reduce(Money.ZERO, Money::plus)
                                .toString())
                .put("winners", lines.stream().map(Line::patron).distinct().count()));
    }
}
