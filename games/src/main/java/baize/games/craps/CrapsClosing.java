package baize.games.craps;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.craps.CrapsReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.rule.Rule;
import baize.games.craps.CrapsEvent.CloseWarned;
import baize.games.craps.CrapsEvent.TableChanged;
import baize.games.craps.CrapsSettlement.Voiding;
import baize.games.craps.CrapsState.Settled;
import baize.games.table.TableCommand;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** The end of a round and the end of play: who has left, what is cleared, when the game closes. */
@Rule({"7.2", "R-86"})
record CrapsClosing(CrapsRules rules, Craps game) {
    /** The wagering periods that begin after a warning and are still played in full. */
    private static final int PERIODS = 2;

    Decision<CrapsEvent> warn(CrapsState s) {
        if (!s.table().open()) return refuse(TABLE_CLOSED, "the game is closed");
        if (s.layout().lastRound() > 0)
            return refuse(WARNING_ALREADY_GIVEN, "round " + s.layout().lastRound() + " is the last");
        return accept(new CloseWarned(s.period() + PERIODS));
    }

    /** A remedy, and what follows from it. */
    Decision<CrapsEvent> followed(CrapsState s, Decision<CrapsEvent> decision) {
        return decision instanceof Decision.Accepted<CrapsEvent>(var events) ? accept(followed(s, events)) : decision;
    }

    /** What may have ended wagers, and what follows: who has left is gone, and play may close. */
    List<CrapsEvent> followed(CrapsState s, List<CrapsEvent> happened) {
        List<CrapsEvent> events = new ArrayList<>(happened);
        CrapsState after = game.after(s, happened);
        if (isDue(after)) clear(after, events);
        for (Terminal terminal : game.after(s, events).layout().terminals())
            if (terminal.away() && !terminal.hasWagers())
                events.add(new TableChanged(new TableEvent.SeatLeft(terminal.patron(), terminal.box(), false)));
        return List.copyOf(events);
    }

    private static boolean isDue(CrapsState after) {
        int last = after.layout().lastRound();
        return last > 0 && after instanceof Settled && after.round() >= last;
    }

    /** What can be cancelled goes back; when nothing is left, the game closes. */
    private void clear(CrapsState s, List<CrapsEvent> events) {
        Voiding voiding = Voiding.none();
        boolean stays = false;
        for (Terminal terminal : s.layout().terminals()) {
            stays |= !terminal.held().isEmpty();
            for (Bet bet : terminal.bets())
                if (bet.isContract()) stays = true;
                else voiding.one(terminal, bet, CrapsShowdown.CLEARED);
        }
        if (!voiding.isEmpty()) events.add(voiding.event());
        if (!stays) events.add(new TableChanged(new TableEvent.TableClosed()));
    }

    /** The game closes when nobody is there, or after its warning; never with wagers on the layout. */
    Decision<CrapsEvent> close(CrapsState s, TableCommand.Close c) {
        if (!rules.table().allows(c.by(), Grade.CASINO_SUPERVISOR))
            return refuse(WRONG_GRADE, "7.2", CrapsRemedies.needs(c.by()));
        if (!s.table().open()) return refuse(TABLE_CLOSED, "the game is closed");
        if (s.wagersStand()) return refuse(CLOSED_WITHOUT_NOTICE, "wagers stand on the layout");
        if (s.table().seated() > 0 && !CrapsWagers.isLastRoundOver(s))
            return refuse(CLOSED_WITHOUT_NOTICE, "players are present and have not been warned for two periods");
        return accept(new TableChanged(new TableEvent.TableClosed()));
    }

    Decision<CrapsEvent> open(CrapsState s, TableCommand.Open c) {
        return game.shared(s, c);
    }
}
