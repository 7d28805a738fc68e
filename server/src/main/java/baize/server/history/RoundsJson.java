package baize.server.history;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.floor.audit.PastRound;
import baize.floor.audit.PastRounds;
import baize.floor.table.Strangers;
import baize.server.Http;
import baize.wire.Lines;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
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
     * @param reader who it is
     * @param announced whether prizes are announced to all, so that everyone is told which were won
     */
    static ObjectNode ofTable(
            PastRounds.Page page, Predicate<Line> told, Supplier<Strangers> reader, boolean announced) {
        ObjectNode json = Http.object();
        ArrayNode rounds = json.putArray("rounds");
        for (PastRound round : page.rounds()) {
            ObjectNode one = write(rounds.addObject(), round, told, reader.get());
            if (announced) prizes(one.putArray("prizes"), round);
        }
        if (page.before() == null) return json.putNull("before");
        return json.put("before", page.rounds().getLast().number());
    }

    /** The next page goes on before a round of some table, so by its id. All of it is the reader's own. */
    static ObjectNode own(PastRounds.Page page, Supplier<Strangers> reader) {
        ObjectNode json = Http.object();
        ArrayNode rounds = json.putArray("rounds");
        for (PastRound round : page.rounds()) {
            var _ = write(rounds.addObject(), round, _ -> true, reader.get());
        }
        return json.put("before", page.before());
    }

    private static ObjectNode write(ObjectNode one, PastRound round, Predicate<Line> told, Strangers strangers) {
        one.put("round", round.id()).put("at", round.at().toString()).put("void", round.isVoid());
        ArrayNode lines = one.putArray("lines");
        for (Line line : round.lines()) {
            strangers.see(line.patron(), line.box().number());
            if (told.test(line)) Lines.write(lines.addObject(), round.number(), line, strangers.called(line.patron()));
        }
        return one;
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
