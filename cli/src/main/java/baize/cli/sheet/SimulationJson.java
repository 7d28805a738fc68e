package baize.cli.sheet;

import baize.lab.simulate.Blocks;
import baize.lab.simulate.Distribution;
import baize.lab.simulate.Simulation;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The document of {@code simulate --json}, and of {@code merge --json}. */
public final class SimulationJson {
    static final String VERSION = "version";
    static final String ENGINE = "engine";
    static final String BLOCKS = "blocks";
    static final String THREADS = "threads";
    static final String SECONDS = "seconds";
    static final String SPEED = "roundsPerSecond";

    /** Bars of a histogram, for those with more values than that. */
    static final int BARS = 22;

    private SimulationJson() {}

    public static ObjectNode of(Simulation simulation) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put(PartHead.GAME, simulation.game());
        ObjectNode house = node.putObject(PartHead.HOUSE);
        simulation.house().forEach(house::put);
        node.put("approved", simulation.approved());
        node.put(PartHead.STRATEGY, simulation.strategy());
        node.put(VERSION, simulation.version());
        node.put(ENGINE, simulation.engine());
        node.put(PartHead.ROUNDS, simulation.rounds());
        Blocks blocks = simulation.blocks();
        if (blocks != null) node.put(BLOCKS, blocks.toString());
        node.put(PartHead.SEED, simulation.seed());
        node.put(THREADS, simulation.threads());
        node.put(SECONDS, simulation.seconds());
        node.put(SPEED, simulation.roundsPerSecond());
        for (Simulation.Wager wager : simulation.wagers())
            node.withArray(CountsJson.WAGERS).add(wager(wager, simulation.figure()));
        for (Simulation.Shooter shooter : simulation.shooters())
            node.withArray(CountsJson.SHOOTERS)
                    .addObject()
                    .put(CountsJson.SHOOTER, shooter.shooter())
                    .put("turns", shooter.turns())
                    .put("rolls", shooter.mean())
                    .put("standardError", shooter.standardError())
                    .put("longest", shooter.longest())
                    .set(CountsJson.COUNTS, CountsJson.of(shooter.counts()));
        return node;
    }

    private static ObjectNode wager(Simulation.Wager wager, String figure) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put(CountsJson.WAGER, wager.wager());
        node.put("per", wager.per());
        node.put("rounds", wager.rounds());
        node.put("mean", wager.mean());
        node.put("standardError", wager.standardError());
        node.put("standardDeviation", wager.standardDeviation());
        for (Simulation.Outcome outcome : wager.outcomes())
            node.withArray(CountsJson.OUTCOMES)
                    .addObject()
                    .put(CountsJson.OUTCOME, outcome.outcome())
                    .put(CountsJson.COUNT, outcome.count())
                    .put(figure, outcome.pays());
        node.put("unit", wager.counts().unit());
        node.set(CountsJson.COUNTS, CountsJson.of(wager.counts()));
        spread(node, wager.counts().distribution());
        return node;
    }

    private static void spread(ObjectNode node, Distribution distribution) {
        ObjectNode quantiles = node.putObject("quantiles");
        for (int percent : Distribution.PERCENTS)
            quantiles.put(Integer.toString(percent), distribution.quantile(percent));
        ArrayNode histogram = node.putArray("histogram");
        for (Distribution.Bar bar : distribution.histogram(BARS))
            histogram.addObject().put("from", bar.from()).put("to", bar.to()).put("rounds", bar.rounds());
    }
}
