package baize.cli;

import static baize.cli.text.TextTable.Column.left;
import static baize.cli.text.TextTable.Column.right;

import baize.cli.sheet.Titles;
import baize.cli.text.TextTable;
import baize.games.table.Table;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** A round gone through again, for people: a paragraph a step, then the lines and the shuffle. */
record ReplayText(Terminal terminal) {
    private static final DateTimeFormatter SECONDS = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss");

    void print(JsonNode round) {
        terminal.heading("Round " + text(round, "round") + ", " + Titles.of(text(round, "game")));
        steps(round.path("steps"));
        terminal.say("");
        terminal.heading("Settled");
        List<JsonNode> lines = List.copyOf(round.path("settlements").values());
        if (lines.isEmpty()) terminal.say("no wager was settled");
        else print(new SettledText(terminal).settled(lines));
        terminal.say("");
        terminal.heading("Shuffle");
        chance(round.path("chance"));
        terminal.say("");
        terminal.say(
                round.path("agrees").asBoolean(false)
                        ? terminal.ink().good("Decided again today, it goes the same way.")
                        : terminal.ink().bad("Decided again today, it goes another way: see above."));
    }

    private void steps(JsonNode steps) {
        TextTable table = new TextTable(right("Row"), left("Time"), left("By"), left(""));
        Map<String, String> seen = Map.of();
        for (JsonNode step : steps) {
            Map<String, String> sees = leaves(step.path("view"));
            List<String> said = said(step, seen, sees);
            table.row(text(step, "version"), time(text(step, "at")), text(step, "by"), said.getFirst());
            for (String line : said.subList(1, said.size())) table.row("", "", "", line);
            seen = sees;
        }
        print(table);
    }

    private List<String> said(JsonNode step, Map<String, String> seen, Map<String, String> sees) {
        List<String> lines = new ArrayList<>();
        for (JsonNode command : step.path("do"))
            if (!isOfSeeds(text(command, "do"))) lines.add(terminal.ink().heading(words(command, "do")));
        if (lines.isEmpty()) lines.add("");
        JsonNode refusal = step.path("refusal");
        if (refusal.isObject())
            lines.add(terminal.ink().bad("refused") + " by " + text(refusal, "rule") + ": " + text(refusal, "detail"));
        for (JsonNode event : step.path("events"))
            if (!event.has("lines") && !isOfSeeds(text(event, "event"))) lines.add("  " + words(event, "event"));
        List<String> money = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : step.path("entries").properties())
            money.add(entry.getKey() + " " + signed(entry.getValue().asString()));
        if (!money.isEmpty()) lines.add("  money: " + String.join(", ", money));
        String changed = changed(seen, sees);
        if (!changed.isEmpty()) lines.add(terminal.ink().faint("  seen: " + changed));
        String difference = text(step, "difference");
        if (!difference.isEmpty()) lines.add(terminal.ink().bad("today: " + difference));
        return lines;
    }

    /** Seeds are told of under the shuffle. */
    private static boolean isOfSeeds(String name) {
        return name.startsWith("house/seed-") || name.equals("house/reveal") || name.equals("house/commit");
    }

    /** A name without what it belongs to and its version, then its fields: {@code wager patron ann, stake 10.00}. */
    private static String words(JsonNode node, String key) {
        String name = text(node, key).replaceFirst("/[0-9]+$", "").replaceFirst("^.*/", "");
        List<String> fields = new ArrayList<>();
        leaves(node).forEach((place, value) -> {
            if (!place.equals(key) && !place.endsWith("sealed")) fields.add(place + " " + value);
        });
        return fields.isEmpty() ? name : name + "  " + String.join(", ", fields);
    }

    /** What the view shows that it did not show before; the lines come at the end. */
    private static String changed(Map<String, String> seen, Map<String, String> sees) {
        List<String> changes = new ArrayList<>();
        sees.forEach((place, value) -> {
            boolean news = !value.equals(seen.get(place)) && !place.startsWith("lines");
            if (news && (!seen.isEmpty() || !place.startsWith("table"))) changes.add(place + " " + value);
        });
        return String.join(", ", changes);
    }

    /** All values by their places; a list of plain values is one. */
    private static Map<String, String> leaves(JsonNode node) {
        Map<String, String> leaves = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) add(leaves, field.getKey(), field.getValue());
        return leaves;
    }

    private static void add(Map<String, String> leaves, String place, JsonNode value) {
        if (value.isObject()) leaves(value).forEach((inner, leaf) -> leaves.put(place + "." + inner, leaf));
        else if (!value.isArray()) leaves.put(place, value.asString());
        else if (value.isEmpty()) return;
        else if (value.get(0).isValueNode()) leaves.put(place, plain(value));
        else for (int at = 0; at < value.size(); at++) add(leaves, place + " " + (at + 1), value.get(at));
    }

    private static String plain(JsonNode list) {
        List<String> values = new ArrayList<>();
        for (JsonNode value : list) values.add(value.asString());
        return String.join(" ", values);
    }

    private static String signed(String amount) {
        return amount.startsWith("-") ? amount : "+" + amount;
    }

    /** The casino's legal time, to the second. */
    private static String time(String instant) {
        return SECONDS.format(Instant.parse(instant).atZone(Table.SYDNEY));
    }

    private void chance(JsonNode chance) {
        TextTable table = new TextTable(left(""), left(""));
        table.row("commitment", text(chance, "commitment") + ", in row " + text(chance, "committedAt"));
        if (chance.has("seed")) table.row("seed", text(chance, "seed"));
        for (JsonNode draw : chance.path("draws")) {
            table.row("dealt", words(draw.path("dealt"), "do"));
            if (draw.has("derived")) table.row("by the seed", words(draw.path("derived"), "do"));
        }
        print(table);
        terminal.say(
                switch (text(chance, "source")) {
                    case "follows" ->
                        terminal.ink().good("The seed is the one committed to, and gives what was dealt.");
                    case "not-revealed" -> "The seed is not revealed yet.";
                    case "unused" -> "The seed is the one committed to; nothing was drawn from it.";
                    case "console" -> "The outcomes were entered at a console.";
                    default ->
                        terminal.ink().bad("What was dealt does not follow from the seed that was committed to.");
                });
    }

    private void print(TextTable table) {
        table.print(terminal.out(), terminal.ink(), terminal.width());
    }

    private static String text(JsonNode node, String name) {
        return node.path(name).asString("");
    }
}
