package baize.server.history;

import baize.core.engine.Grade;
import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.audit.Replay;
import baize.floor.audit.ReplayJson;
import baize.floor.audit.Replayed;
import baize.floor.journal.Damaged;
import baize.floor.journal.Journal;
import baize.server.Denied;
import baize.server.Document;
import baize.server.Kept;
import baize.server.Who;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Rounds gone through again. A round that is over never changes, so what was worked out is kept. */
final class Replays {
    private static final int KEPT = 64;
    private static final int SHOWN = 4;

    private final Journal journal;
    private final Floor floor;
    private final Kept<Wanted, Document> kept = new Kept<>(KEPT);

    private record Wanted(String id, Viewer reader) {}

    Replays(Journal journal, Floor floor) {
        this.journal = journal;
        this.floor = floor;
    }

    Document of(String id, Who who) {
        checkOver(id);
        return kept.get(new Wanted(id, asRead(who.reader())), this::told);
    }

    /** All of the staff read the same, so that it is worked out once. */
    private static Viewer asRead(Viewer viewer) {
        return viewer instanceof Viewer.Staff ? new Viewer.Staff(Grade.GAMING_MANAGER) : viewer;
    }

    /** The cards of a round at hand are nobody's business. */
    private void checkOver(String id) {
        int dash = id.lastIndexOf('-');
        LiveTable<?, ?, ?, ?> table = dash < 0 ? null : floor.table(id.substring(0, dash));
        String number = id.substring(dash + 1);
        if (table == null || !number.matches("[1-9][0-9]{0,8}")) throw noRound(id);
        if (isOver(table, Integer.parseInt(number))) return;
        throw Integer.parseInt(number) > table.round() ? noRound(id) : new Denied(409, "round " + id + " is not over");
    }

    private static <S> boolean isOver(LiveTable<S, ?, ?, ?> table, int number) {
        S state = table.hosted().state();
        int round = table.wire().round(state);
        return number < round || number == round && table.wire().betweenRounds(state);
    }

    private static Denied noRound(String id) {
        return Denied.notFound("no round " + id + "; expected a table and a number, such as 4-1183");
    }

    private Document told(Wanted wanted) {
        Replayed round = replayed(wanted);
        if (round == null || round.chance().seed() == null) throw noRound(wanted.id());
        ObjectNode json = ReplayJson.of(round);
        JsonNode steps = json.path("steps");
        hideTickets(steps);
        hideSeal(steps);
        return Document.of(json);
    }

    private @Nullable Replayed replayed(Wanted wanted) {
        try {
            return Replay.of(journal, wanted.id(), wanted.reader());
        } catch (Replay.Unreadable | Damaged damage) {
            throw new Denied(500, damage.getMessage() + "; ./baize audit looks at all of it");
        }
    }

    /** Who has a ticket's number has its money: of each the end is told, by which it can be known. */
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    private static void hideTickets(JsonNode node) {
        if (node instanceof ObjectNode object && object.path("number").isString()) {
            String digits = object.path("number").asString();
            if (digits.matches("[0-9]{18}")) object.put("number", digits.substring(digits.length() - SHOWN));
        }
        for (JsonNode part : node.values()) hideTickets(part);
    }

    /** The next round's seed is under seal; that is nobody's to take home and try. */
    private static void hideSeal(JsonNode node) {
        if (node instanceof ObjectNode object) object.remove("sealed");
        for (JsonNode part : node.values()) hideSeal(part);
    }
}
