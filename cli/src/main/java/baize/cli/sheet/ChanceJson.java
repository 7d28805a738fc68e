package baize.cli.sheet;

import baize.lab.randomness.Finding;
import baize.lab.randomness.Report;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The document of {@code chance --json}. */
public final class ChanceJson {
    private ChanceJson() {}

    public static ObjectNode of(Chance chance) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("draws", chance.draws());
        chance.seed().ifPresent(seed -> node.put("seed", seed));
        ObjectNode health = node.putObject("health");
        health.put("holds", chance.problem().isEmpty());
        chance.problem().ifPresent(problem -> health.put("problem", problem));
        chance.report().ifPresent(report -> add(node, report));
        node.put("holds", chance.holds());
        return node;
    }

    private static void add(ObjectNode node, Report report) {
        for (Finding finding : report.findings())
            node.withArray("tests")
                    .addObject()
                    .put("outcome", finding.outcome())
                    .put("test", finding.test())
                    .put("statistic", finding.statistic())
                    .put("degreesOfFreedom", finding.degreesOfFreedom())
                    .put("p", finding.p())
                    .put("holds", finding.holds());
        node.put("failing", report.failing());
        node.put("mayFail", report.mayFail());
        node.put("leastP", report.leastP());
        node.put("mayBeP", report.mayBeP());
    }
}
