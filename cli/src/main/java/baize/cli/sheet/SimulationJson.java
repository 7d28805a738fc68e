package baize.cli.sheet;

import baize.lab.simulate.Simulation;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The document of {@code simulate --json}. */
public final class SimulationJson {
    private SimulationJson() {}

    public static ObjectNode of(Simulation simulation) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("game", simulation.game());
        ObjectNode house = node.putObject("house");
        simulation.house().forEach(house::put);
        node.put("approved", simulation.approved());
        node.put("strategy", simulation.strategy());
        node.put("engine", simulation.engine());
        node.put("rounds", simulation.rounds());
        node.put("seed", simulation.seed());
        node.put("threads", simulation.threads());
        node.put("seconds", simulation.seconds());
        node.put("roundsPerSecond", simulation.roundsPerSecond());
        for (Simulation.Wager wager : simulation.wagers())
            node.withArray("wagers").add(wager(wager, simulation.figure()));
        for (Simulation.Shooter shooter : simulation.shooters())
            node.withArray("shooters")
                    .addObject()
                    .put("shooter", shooter.shooter())
                    .put("turns", shooter.turns())
                    .put("rolls", shooter.mean())
                    .put("standardError", shooter.standardError())
                    .put("longest", shooter.longest());
        return node;
    }

    private static ObjectNode wager(Simulation.Wager wager, String figure) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("wager", wager.wager());
        node.put("per", wager.per());
        node.put("rounds", wager.rounds());
        node.put("mean", wager.mean());
        node.put("standardError", wager.standardError());
        node.put("standardDeviation", wager.standardDeviation());
        for (Simulation.Outcome outcome : wager.outcomes())
            node.withArray("outcomes")
                    .addObject()
                    .put("outcome", outcome.outcome())
                    .put("count", outcome.count())
                    .put(figure, outcome.pays());
        return node;
    }
}
