package baize.floor.audit;

import baize.core.rule.Id;
import baize.wire.Lines;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A round gone through again, as JSON. */
public final class ReplayJson {
    private ReplayJson() {}

    public static ObjectNode of(Replayed round) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("round", round.id()).put("table", round.table()).put("game", round.game());
        ObjectNode house = json.putObject("house");
        round.setup().sortedSettings().forEach(house::put);
        json.put("dealer", Id.of(round.setup().dealer()));
        ArrayNode steps = json.putArray("steps");
        for (Replayed.Step step : round.steps()) write(steps.addObject(), step);
        ArrayNode lines = json.putArray("settlements");
        round.lines().forEach(line -> Lines.write(lines.addObject(), round.number(), line));
        write(json.putObject("chance"), round.chance());
        return json.put("agrees", round.agrees());
    }

    private static void write(ObjectNode json, Replayed.Step step) {
        json.put("version", step.version()).put("at", step.at().toString());
        if (step.id() != null) json.put("id", step.id());
        for (String name : new String[] {"by", "do", "events", "refusal", "entries"}) {
            JsonNode part = step.body().get(name);
            if (part != null) json.set(name, part);
        }
        json.set("view", step.view());
        if (step.difference() != null) json.put("difference", step.difference());
    }

    private static void write(ObjectNode json, Replayed.Chance chance) {
        json.put("source", Id.of(chance.source()))
                .put("commitment", chance.commitment().toString())
                .put("committedAt", chance.committedAt());
        if (chance.seed() != null) json.put("seed", chance.seed().hex());
        ArrayNode draws = json.putArray("draws");
        for (Replayed.Draw draw : chance.draws()) {
            ObjectNode one = draws.addObject().put("draw", draw.number());
            one.set("dealt", draw.dealt());
            if (draw.derived() != null) one.set("derived", draw.derived());
        }
    }
}
