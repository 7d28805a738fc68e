package baize.server.history;

import baize.core.engine.Patron;
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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Rounds gone through again. A round that is over never changes, so what was worked out is kept. */
final class Replays {
    private static final int KEPT = 64;
    private static final String RESERVE = "reserve";
    private static final String PATRON = "patron/";

    private final Journal journal;
    private final Floor floor;
    private final Kept<Wanted, Document> kept = new Kept<>(KEPT);

    /** @param reader whose affairs may be told: a sender's name, or empty for no one's, or {@code *} for everyone's */
    private record Wanted(String id, String reader) {}

    Replays(Journal journal, Floor floor) {
        this.journal = journal;
        this.floor = floor;
    }

    Document of(String id, Who who) {
        checkOver(id);
        String reader = switch (who) {
            case Who.Nobody _ -> "";
            case Who.Player _ -> who.actor().name();
            case Who.Staff _ -> "*";
        };
        return kept.get(new Wanted(id, reader), this::told);
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
        Replayed round = replayed(wanted.id());
        if (round == null || round.chance().seed() == null) throw noRound(wanted.id());
        ObjectNode json = ReplayJson.of(round);
        Discretion.tickets(json.path("steps"));
        if (!wanted.reader().equals("*")) {
            leaveOut((ArrayNode) json.path("steps"), step -> concernsAnother(step, wanted.reader()));
            for (JsonNode step : json.path("steps")) hideReserve((ObjectNode) step);
            if (isDiscreet(round.table())) new Discretion(patron(wanted.reader())).others(json);
        }
        return Document.of(json);
    }

    private boolean isDiscreet(String id) {
        LiveTable<?, ?, ?, ?> table = floor.table(id);
        return table != null && table.wire().isDiscreet();
    }

    private static @Nullable Patron patron(String reader) {
        return reader.startsWith(PATRON) ? new Patron(reader.substring(PATRON.length())) : null;
    }

    private @Nullable Replayed replayed(String id) {
        try {
            return Replay.of(journal, id);
        } catch (Replay.Unreadable | Damaged damage) {
            throw new Denied(500, damage.getMessage() + "; ./baize audit looks at all of it");
        }
    }

    private static void leaveOut(ArrayNode all, Predicate<JsonNode> unwanted) {
        for (int at = all.size() - 1; at >= 0; at--) if (unwanted.test(all.get(at))) all.remove(at);
    }

    /** What a jackpot keeps back for its next seed is not displayed, nor the movements it could be worked out from. */
    private static void hideReserve(ObjectNode step) {
        boolean moved = false;
        for (String part : new String[] {"do", "events"})
            if (step.get(part) instanceof ArrayNode all && all.findValue(RESERVE) != null) {
                leaveOut(all, each -> each.findValue(RESERVE) != null);
                moved = true;
            }
        if (moved) step.remove("entries");
    }

    /** What a patron brought along, bought and may still lose is between the patron and the house. */
    private static boolean concernsAnother(JsonNode step, String reader) {
        JsonNode first = step.path("do").path(0);
        return first.path("do").asString("").startsWith("house/")
                && first.has("patron")
                && !reader.equals(PATRON + first.path("patron").asString(""));
    }
}
