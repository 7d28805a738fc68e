package baize.server.book;

import baize.lab.par.ChartSheet;
import baize.lab.par.DiceSheet;
import baize.lab.par.Figure;
import baize.lab.par.JackpotSheet;
import baize.lab.par.ParSheet;
import baize.lab.par.StrategySheet;
import baize.lab.par.WagerSheet;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A PAR sheet as JSON, on the command line and over HTTP. */
public final class ParJson {
    private ParJson() {}

    public static ObjectNode of(ParSheet sheet) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("game", sheet.game());
        ObjectNode house = node.putObject("house");
        sheet.house().forEach(house::put);
        node.put("approved", sheet.approved());
        node.put("method", sheet.method());
        node.put("seconds", sheet.seconds());
        for (WagerSheet wager : sheet.wagers()) node.withArray("wagers").add(wager(wager));
        sheet.strategy().ifPresent(strategy -> node.set("strategy", strategy(strategy)));
        sheet.jackpot().ifPresent(jackpot -> node.set("jackpot", jackpot(jackpot)));
        sheet.dice().ifPresent(dice -> node.set("dice", dice(dice)));
        sheet.calls().ifPresent(calls -> CallsJson.put(node, calls));
        return node;
    }

    private static ObjectNode wager(WagerSheet wager) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("wager", wager.wager());
        node.put("per", wager.per());
        put(node, "expectedValue", wager.expectedValue());
        node.put("houseEdge", wager.houseEdge().value());
        node.put("elementOfRisk", wager.elementOfRisk().value());
        node.put("variance", wager.variance().value());
        node.put("standardDeviation", wager.standardDeviation());
        node.put("hitFrequency", wager.hitFrequency().value());
        for (WagerSheet.Outcome outcome : wager.outcomes()) {
            ObjectNode row = node.withArray("outcomes").addObject();
            row.put("outcome", outcome.outcome());
            put(row, "probability", outcome.probability());
            row.put("pays", outcome.pays().value());
        }
        wager.resolution().ifPresent(resolution -> node.set("resolution", resolution(resolution)));
        return node;
    }

    private static ObjectNode resolution(WagerSheet.Resolution resolution) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.set("win", figure("probability", resolution.win()));
        node.set("lose", figure("probability", resolution.lose()));
        node.set("draw", figure("probability", resolution.draw()));
        node.set("resolved", figure("expectedValue", resolution.resolved()));
        node.set("rolls", figure("expected", resolution.rolls()));
        return node;
    }

    private static ObjectNode figure(String name, Figure figure) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        put(node, name, figure);
        return node;
    }

    private static ObjectNode dice(DiceSheet dice) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        for (DiceSheet.Added added : dice.added()) {
            ObjectNode row = node.withArray("added").addObject();
            row.put("wager", added.wager()).put("number", added.number());
            put(row, "expectedValue", added.expectedValue());
        }
        for (WagerSheet combination : dice.combinations())
            node.withArray("combinations").add(wager(combination));
        for (DiceSheet.Shooter shooter : dice.shooters())
            node.withArray("shooters").add(shooter(shooter));
        return node;
    }

    private static ObjectNode shooter(DiceSheet.Shooter shooter) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("shooter", shooter.shooter());
        put(node, "rolls", shooter.rolls());
        node.put("endsOnComeOut", shooter.comeOut().value());
        node.put("median", shooter.median());
        node.put("within99", shooter.longest());
        for (int rolls = 1; rolls <= shooter.lasting().size(); rolls++)
            put(
                    node.withArray("lasting").addObject().put("rolls", rolls),
                    "probability",
                    shooter.lasting().get(rolls - 1));
        return node;
    }

    private static ObjectNode strategy(StrategySheet strategy) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("name", strategy.name());
        node.put("text", strategy.text());
        strategy.threshold()
                .ifPresent(threshold -> node.putObject("threshold")
                        .put("cards", threshold.cards())
                        .put("text", threshold.text()));
        node.put("staysIn", strategy.staysIn().value());
        for (StrategySheet.Row row : strategy.table())
            node.withArray("table")
                    .addObject()
                    .put("situation", row.situation())
                    .put("action", row.action())
                    .put("probability", row.probability().value())
                    .put("expectedValue", row.expectedValue().value());
        for (StrategySheet.Alternative simple : strategy.alternatives()) {
            ObjectNode row = node.withArray("alternatives").addObject();
            row.put("name", simple.name());
            row.put("text", simple.text());
            put(row, "expectedValue", simple.expectedValue());
            row.put("cost", simple.cost().value());
        }
        strategy.chart().ifPresent(chart -> node.set("chart", chart(chart)));
        return node;
    }

    private static ObjectNode chart(ChartSheet chart) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        chart.upcards().forEach(node.putArray("upcards")::add);
        for (ChartSheet.Group group : chart.groups())
            for (ChartSheet.Line line : group.lines()) {
                ObjectNode row = node.withArray(group.name()).addObject().put("hand", line.hand());
                line.acts().forEach(row.putArray("acts")::add);
            }
        for (ChartSheet.Upcard up : chart.byUpcard())
            node.withArray("byUpcard")
                    .addObject()
                    .put("upcard", up.upcard())
                    .put("probability", up.probability().value())
                    .put("expectedValue", up.expectedValue().value());
        for (ChartSheet.Changed rule : chart.rules())
            node.withArray("rules")
                    .addObject()
                    .put("setting", rule.setting())
                    .put("value", rule.value())
                    .put("expectedValue", rule.expectedValue().value())
                    .put("difference", rule.difference().value());
        node.put("byComposition", chart.byComposition().value());
        node.put("blackjackAgainstAce", chart.waiting().value());
        return node;
    }

    private static ObjectNode jackpot(JackpotSheet jackpot) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("stake", jackpot.stake().toString());
        node.put("meter", jackpot.meter().toString());
        node.put("breakEven", jackpot.breakEven().toString());
        node.put("bonus", jackpot.bonus().toString());
        for (JackpotSheet.Point point : jackpot.points()) {
            ObjectNode row = node.withArray("meters").addObject();
            row.put("meter", point.meter().toString());
            put(row, "returns", point.returned());
        }
        return node;
    }

    /** A figure, and beside it the fraction that it is where there is one. */
    static void put(ObjectNode node, String name, Figure figure) {
        node.put(name, figure.value());
        figure.exact().ifPresent(fraction -> node.put("exact", fraction.toString()));
    }
}
