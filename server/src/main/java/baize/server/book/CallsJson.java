package baize.server.book;

import baize.lab.par.CallsSheet;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a sheet says of a game of numbers that are called, as JSON. */
final class CallsJson {
    private CallsJson() {}

    static void put(ObjectNode sheet, CallsSheet calls) {
        for (CallsSheet.Calls pattern : calls.patterns())
            sheet.withArray("wagers").add(pattern(pattern));
        ObjectNode hall = sheet.putObject("hall").put("boxes", calls.boxes());
        for (CallsSheet.JackpotLevel level : calls.levels()) {
            ObjectNode row = hall.withArray("jackpotLevels").addObject();
            row.put("level", level.level()).put("percent", level.percent());
            ParJson.put(row, "probability", level.probability());
            row.put("cost", level.cost());
        }
    }

    private static ObjectNode pattern(CallsSheet.Calls calls) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("wager", calls.wager());
        calls.drawn().forEach(node.putArray("drawn")::add);
        ParJson.put(node, "expectedCalls", calls.expected());
        node.put("median", calls.median());
        ArrayNode distribution = node.putArray("distribution");
        calls.distribution().forEach(figure -> distribution.add(figure.value()));
        node.set("first", first(calls.room()));
        node.set("firstIndependent", first(calls.independent()));
        return node;
    }

    private static ObjectNode first(CallsSheet.First first) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("expectedCalls", first.expected()).put("winners", first.winners());
        ArrayNode distribution = node.putArray("distribution");
        first.distribution().forEach(distribution::add);
        return node.put("asPlayed", first.asPlayed());
    }
}
