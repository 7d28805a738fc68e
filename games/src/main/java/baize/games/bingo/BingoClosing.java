package baize.games.bingo;

import static baize.core.engine.Decision.accept;

import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.*;
import baize.games.bingo.BingoState.Issuing;
import baize.games.table.Closing;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** The end of a session: after its last game, or because the hall closes. */
@Rule({"9.8", "R-20", "R-124"})
record BingoClosing(BingoRules rules, Bingo game, BingoSettlement settlement) {

    /** The end of a game, and what follows from it. */
    List<BingoEvent> settled(BingoState s, List<BingoEvent> happened) {
        return ended(s, happened, BingoShowdown.SESSION_PLAYED);
    }

    /**
     * What has ended a game, and what follows: the next game of the session, or its end.
     *
     * @param how the session ends where this was its last game
     */
    List<BingoEvent> ended(BingoState s, List<BingoEvent> happened, BingoShowdown how) {
        List<BingoEvent> events = new ArrayList<>(happened);
        BingoState after = game.after(s, events);
        boolean last = after.hall().open().played() == rules.games();
        Closing closing = after.table().closing();
        boolean closes = closing != null && closing.ordered();
        if (last && how == BingoShowdown.SESSION_PLAYED) events.add(settlement.played(after));
        else if (last) events.add(settlement.brokenOff(after, how));
        else if (closes) events.add(settlement.brokenOff(after, BingoShowdown.CLOSED_EARLY));
        if (closes) events.add(new TableChanged(new TableEvent.TableClosed()));
        return List.copyOf(events);
    }

    /** A game in play is finished first; between games the session is over at once. */
    Decision<BingoEvent> close(BingoState s, TableCommand.Close c) {
        Decision<BingoEvent> decision = game.shared(s, c);
        if (!(s instanceof Issuing) || !s.wagersStand() || decision instanceof Decision.Refused) return decision;
        return accept(List.of(
                settlement.brokenOff(s, BingoShowdown.CLOSED_EARLY), new TableChanged(new TableEvent.TableClosed())));
    }
}
