package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudIrregularity.InvalidWager;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.table.Placed;
import java.util.ArrayList;
import java.util.List;

/** Wagers by who may not make them, in the three stages of rule 14.20. */
record StudInvalid() {
    private static final List<String> CLAUSES = List.of("16.1", "16.1.1", "16.1.2", "16.19", "16.21");

    @Rule({"14.20", "14.20.1", "14.20.2", "14.20.3", "16.1", "16.19", "16.21", "R-12", "R-27"})
    Decision<StudEvent> found(StudState s, InvalidWager c) {
        if (!CLAUSES.contains(c.clause()))
            return refuse(VOID_UNDER_NO_CLAUSE, "expected clause 16.1, 16.19 or 16.21, not " + c.clause());
        if (s instanceof Settled || !s.hasWager(c.patron()))
            return refuse(NO_SUCH_WAGER, "14.20.3", c.patron() + " has no wager here; what was settled stands");
        List<StudEvent> events = new ArrayList<>();
        for (StudHand hand : s.hands()) {
            if (!hand.concerns(c.patron())) continue;
            if (s.cardsOut()) events.addAll(during(hand, c));
            else returned(hand, c.patron(), events);
        }
        return events.isEmpty()
                ? refuse(ALREADY_INVALID, c.patron() + "'s wagers are invalid already")
                : accept(events);
    }

    private static List<StudEvent> during(StudHand hand, InvalidWager c) {
        boolean known = hand.equals(hand.invalid(c.patron(), c.clause()));
        return known ? List.of() : List.of(new WagersInvalid(c.patron(), hand.box(), c.clause()));
    }

    /** An ante takes the jackpot wager on its hand with it. */
    @Rule("14.20.1")
    private static void returned(StudHand hand, Patron patron, List<StudEvent> events) {
        for (StudArea area : List.of(StudArea.JACKPOT, StudArea.ANTE)) {
            Placed was = hand.on(area);
            if (was != null && (hand.patron().equals(patron) || hand.owner(area).equals(patron)))
                events.add(new WagerReturned(hand.owner(area), hand.box(), area, was, "14.20.1"));
        }
    }
}
