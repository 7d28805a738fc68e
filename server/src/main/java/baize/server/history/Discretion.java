package baize.server.history;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What a past round keeps to itself. At a table everyone sees what lies on it; at a terminal a player's wagers and
 * credits are between the player and the house, and so are a player's cards in a hall, where only what is called out is
 * everyone's. Who has a ticket's number has its money, so nobody is told one.
 *
 * @param reader whose own affairs are told; none for a passer-by
 */
record Discretion(@Nullable Patron reader) {
    private static final int SHOWN = 4;

    /** What everyone at the table may know anyway, although it names a patron: seats. */
    private static final String SEAT = "marker";

    private static final String WAGERS = "bets";

    /** A claim with what was found, and what tells of one. */
    private static final String CLAIM = "findings";

    private static final String CLAIMED = "bingo/claim-";

    /** Leaves out of a round what is another's. */
    @Rule({"craps 3.3.3", "craps 3.6.1", "bingo 4.7"})
    void others(ObjectNode round) {
        ArrayNode steps = (ArrayNode) round.path("steps");
        for (int at = steps.size() - 1; at >= 0; at--) {
            ObjectNode step = (ObjectNode) steps.get(at);
            String by = step.path("by").asString("");
            boolean own = reader != null && by.equals("patron/" + reader.id());
            if (by.startsWith("patron/") && !own) steps.remove(at);
            else if (!own) step.remove("entries");
            if (step.get("view") instanceof ObjectNode view) view.remove("meters");
        }
        prune(round);
    }

    private void prune(JsonNode node) {
        if (node instanceof ArrayNode array)
            for (int at = array.size() - 1; at >= 0; at--) if (isAnothers(array.get(at))) array.remove(at);
        if (node instanceof ObjectNode object && object.has(WAGERS) && names(object)) object.putArray(WAGERS);
        for (JsonNode part : List.copyOf(new ArrayList<>(node.values()))) prune(part);
    }

    private boolean isAnothers(JsonNode node) {
        return names(node) && !node.has(SEAT) && !node.has(WAGERS) && !isAnnounced(node);
    }

    private static boolean isAnnounced(JsonNode node) {
        return node.has(CLAIM) || node.path("event").asString("").startsWith(CLAIMED);
    }

    /** Whether it names another than the reader. */
    private boolean names(JsonNode node) {
        JsonNode patron = node.path("patron");
        return patron.isString() && (reader == null || !patron.asString().equals(reader.id()));
    }

    /** Leaves of the number of every ticket the end, by which it can be known. */
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    static void tickets(JsonNode node) {
        if (node instanceof ObjectNode object && object.path("number").isString()) {
            String digits = object.path("number").asString();
            if (digits.matches("[0-9]{18}")) object.put("number", digits.substring(digits.length() - SHOWN));
        }
        for (JsonNode part : node.values()) tickets(part);
    }
}
