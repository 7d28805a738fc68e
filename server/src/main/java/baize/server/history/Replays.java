package baize.server.history;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.audit.Replay;
import baize.floor.audit.ReplayJson;
import baize.floor.audit.Replayed;
import baize.floor.journal.Damaged;
import baize.floor.journal.Journal;
import baize.floor.table.Reader;
import baize.server.Denied;
import baize.server.Document;
import baize.server.Kept;
import baize.server.Who;
import baize.server.demo.Regulars;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Rounds gone through again. A round that is over never changes, so what was worked out is kept. */
final class Replays {
    private static final int KEPT = 64;

    private final Journal journal;
    private final Floor floor;
    private final Predicate<Patron> isPublic;
    private final Kept<Wanted, Document> kept = new Kept<>(KEPT);

    private record Wanted(String id, Viewer viewer) {}

    Replays(Journal journal, Floor floor) {
        this.journal = journal;
        this.floor = floor;
        this.isPublic = Regulars.of(floor);
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
        return Document.of(ReplayJson.of(round));
    }

    private @Nullable Replayed replayed(Wanted wanted) {
        try {
            return Replay.of(journal, wanted.id(), new Reader(wanted.viewer(), isPublic));
        } catch (Replay.Unreadable | Damaged damage) {
            throw new Denied(500, damage.getMessage() + "; ./baize audit looks at all of it");
        }
    }
}
