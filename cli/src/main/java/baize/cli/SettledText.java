package baize.cli;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.sheet.Titles;
import baize.cli.text.TextTable;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The result of a round script as tables for people. */
record SettledText(Terminal terminal) {
    void print(JsonNode result) {
        terminal.heading(Titles.of(text(result, "game")));
        List<JsonNode> lines = list(result, "settlements");
        if (lines.isEmpty()) terminal.say("no wager was settled");
        else print(settled(lines));
        adjustments(list(result, "adjustments"));
        claims(list(result, "events"));
        refusals(list(result, "refusals"));
        notices(list(result, "notices"));
        inPlay(list(result, "inPlay"));
        balances(result.path("balances"));
    }

    TextTable settled(List<JsonNode> lines) {
        TextTable table = new TextTable(
                right("Round"),
                right("Box"),
                left("Patron"),
                left("Wager"),
                right("Stake"),
                left("Result"),
                left("Odds"),
                right("Pays"),
                right("Returned"),
                left("Rule"));
        for (JsonNode line : lines)
            table.row(
                    text(line, "round"),
                    text(line, "box"),
                    text(line, "patron"),
                    wager(line),
                    text(line, "stake"),
                    result(text(line, "result")),
                    text(line, "odds"),
                    text(line, "pays"),
                    text(line, "returned"),
                    text(line, "rule"));
        return table;
    }

    /** A box may be split into hands; the first is not worth a word. */
    private static String wager(JsonNode line) {
        int hand = line.path("hand").asInt(1);
        return hand > 1 ? text(line, "wager") + ", hand " + hand : text(line, "wager");
    }

    private String result(String result) {
        return switch (result) {
            case "win" -> terminal.ink().good(result);
            case "lose" -> terminal.ink().bad(result);
            default -> result;
        };
    }

    /** A commission, or what a remedy gives or takes: no wager's, but the patron's all the same. */
    private void adjustments(List<JsonNode> adjustments) {
        if (adjustments.isEmpty()) return;
        TextTable table = new TextTable(right("Box"), left("Patron"), left("Wager"), right("Amount"), left("Rule"));
        for (JsonNode one : adjustments)
            table.row(
                    text(one, "box"), text(one, "patron"), text(one, "wager"), text(one, "amount"), text(one, "rule"));
        section("Moved beside the wagers", table);
    }

    /** Bingo: claims that were not good, and prizes that nobody called in time; neither is a line. */
    private void claims(List<JsonNode> events) {
        TextTable table = new TextTable(
                right("Call"),
                left("Patron"),
                right("Card"),
                right("Box"),
                left("Pattern"),
                left("Claim"),
                left("Rule"),
                left("Because"));
        int calls = 0;
        for (int at = 0; at < events.size(); at++) {
            JsonNode event = events.get(at);
            String name = text(event, "event");
            if (name.startsWith("bingo/game-started/")) calls = 0;
            else if (name.startsWith("bingo/number-called/")) calls++;
            else if (name.startsWith("bingo/claim-rejected/"))
                table.row(claim(calls, event, "rejected", text(event, "rule"), fault(event)));
            else if (name.startsWith("bingo/prize-forfeited/"))
                table.row(forfeit(calls, event, events.subList(at, events.size())));
        }
        if (!table.isEmpty()) section("Claims without a prize", table);
    }

    private static String[] forfeit(int calls, JsonNode forfeit, List<JsonNode> since) {
        return isLifted(forfeit, since)
                ? claim(calls, forfeit, "forfeit lifted", "8.3", "it rested on a number that was never announced")
                : claim(calls, forfeit, "forfeited", "8.1", "the next number came before it was called");
    }

    private static boolean isLifted(JsonNode forfeit, List<JsonNode> since) {
        return since.stream()
                .takeWhile(event -> !text(event, "event").startsWith("bingo/game-started/"))
                .anyMatch(event -> text(event, "event").startsWith("bingo/forfeit-lifted/")
                        && text(event, "patron").equals(text(forfeit, "patron"))
                        && text(event, "pattern").equals(text(forfeit, "pattern")));
    }

    private static String[] claim(int calls, JsonNode event, String what, String rule, String why) {
        return new String[] {
            Integer.toString(calls),
            text(event, "patron"),
            text(event, "serial"),
            text(event, "box"),
            text(event, "pattern"),
            what,
            rule,
            why
        };
    }

    /** What the check of a claim found wrong. */
    private static String fault(JsonNode event) {
        return list(event, "findings").stream()
                .filter(finding -> !finding.path("good").asBoolean(true))
                .map(finding -> text(finding, "detail"))
                .collect(Collectors.joining("; "));
    }

    private void refusals(List<JsonNode> refusals) {
        if (refusals.isEmpty()) return;
        TextTable table = new TextTable(right("Command"), left("Rule"), left("Reason"), left("Because"));
        for (JsonNode refusal : refusals)
            table.row(
                    text(refusal, "command"), text(refusal, "rule"), text(refusal, "reason"), text(refusal, "detail"));
        section("Refused (commands count from 0)", table);
    }

    private void notices(List<JsonNode> notices) {
        if (notices.isEmpty()) return;
        TextTable table = new TextTable(left("To"), left("Rule"), left("About"));
        for (JsonNode notice : notices) table.row(text(notice, "to"), text(notice, "rule"), text(notice, "about"));
        section("Notices", table);
    }

    private void inPlay(List<JsonNode> stakes) {
        if (stakes.isEmpty()) return;
        TextTable table = new TextTable(right("Box"), left("Patron"), left("Wager"), right("Stake"));
        for (JsonNode stake : stakes)
            table.row(text(stake, "box"), text(stake, "patron"), text(stake, "wager"), text(stake, "stake"));
        section("Still in play", table);
    }

    private void balances(JsonNode balances) {
        TextTable table = new TextTable(left("Patron"), right("Net"));
        for (Map.Entry<String, JsonNode> balance : balances.properties())
            table.row(balance.getKey(), balance.getValue().asString());
        if (!table.isEmpty()) section("Balances", table);
    }

    private void section(String heading, TextTable table) {
        terminal.say("");
        terminal.heading(heading);
        print(table);
    }

    private void print(TextTable table) {
        table.print(terminal.out(), terminal.ink(), terminal.width());
    }

    private static List<JsonNode> list(JsonNode node, String name) {
        return List.copyOf(node.path(name).values());
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }
}
