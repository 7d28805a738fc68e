package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudHand.JackpotWager;
import baize.games.caribbeanstud.StudIrregularity.AllowJackpot;
import baize.games.caribbeanstud.StudIrregularity.JackpotUndetected;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.table.Recipient;
import java.util.ArrayList;
import java.util.List;

/** What the staff do about the jackpot: let another wager on a box, hand back a chip, go on without it. */
record StudJackpot(StudRules rules, StudSettlement settlement, StudDecisions decisions) {

    /** Jackpot wagers of the round go back, with what they put into the pool; ante and bet go on. */
    @Rule({"2.3", "14.15", "R-49"})
    Decision<StudEvent> fails(StudState s) {
        if (!s.jackpot().inOrder()) return refuse(JACKPOT_OUT_OF_ORDER, "it is out of order already");
        List<StudEvent> events = new ArrayList<>();
        events.add(new JackpotFailed());
        events.add(StudWagers.told(Recipient.INSPECTOR, "14.15", "the jackpot's equipment has failed"));
        if (s instanceof Settled) return accept(events);
        return accept(s.cardsOut() ? during(s, events) : before(s, events));
    }

    private static List<StudEvent> before(StudState s, List<StudEvent> events) {
        for (StudHand hand : s.hands()) {
            JackpotWager wager = hand.jackpot();
            if (wager != null)
                events.add(new WagerReturned(wager.patron(), hand.box(), StudArea.JACKPOT, wager.placed(), "14.15"));
        }
        return events;
    }

    private List<StudEvent> during(StudState s, List<StudEvent> events) {
        StudState after = s;
        int returned = 0;
        for (StudHand hand : s.hands()) {
            if (!hand.hasLiveJackpot()) continue;
            events.add(new JackpotWagerEnded(hand.box(), StudShowdown.JACKPOT_FAILED));
            after = after.withHand(hand.box(), hand.patron(), h -> h.jackpotEnded(StudShowdown.JACKPOT_FAILED));
            returned++;
        }
        after = settlement.takeBack(after, returned, "14.15", events);
        return decisions.over(after, events);
    }

    /** One jackpot wager's end, apart from its hand: it goes back, with what it put into the pool. */
    @Rule({"14.8", "16.8.1", "R-22"})
    List<StudEvent> ending(StudState s, StudHand hand, StudShowdown ending) {
        List<StudEvent> events = new ArrayList<>();
        events.add(new JackpotWagerEnded(hand.box(), ending));
        StudState after = s.withHand(hand.box(), hand.patron(), h -> h.jackpotEnded(ending));
        after = settlement.takeBack(after, 1, ending.jackpot().rule(), events);
        return decisions.over(after, events);
    }

    @Rule({"14.15", "R-49"})
    Decision<StudEvent> works(StudState s) {
        return s.jackpot().inOrder() ? refuse(JACKPOT_IN_ORDER, "it is in order") : accept(new JackpotRestored());
    }

    @Rule({"5.4", "11.2", "R-146"})
    Decision<StudEvent> undetected(StudState s, JackpotUndetected c) {
        if (s.cardsOut()) return refuse(NO_MORE_WAGERS, "the first card is out");
        StudHand hand = s instanceof Settled ? null : s.at(c.box());
        JackpotWager wager = hand == null ? null : hand.jackpot();
        if (wager == null) return refuse(NO_SUCH_WAGER, "no jackpot wager at " + c.box());
        return accept(new WagerReturned(wager.patron(), c.box(), StudArea.JACKPOT, wager.placed(), "R-146"));
    }

    @Rule({"11.1.1", "5.8", "R-40"})
    Decision<StudEvent> allow(StudState s, AllowJackpot c) {
        if (s.cardsOut()) return refuse(NO_MORE_WAGERS, "the first card is out");
        StudHand hand = s instanceof Settled ? null : s.at(c.box());
        if (hand == null) return refuse(JACKPOT_WITHOUT_ANTE, "no ante at " + c.box());
        if (hand.jackpot() != null) return refuse(AREA_ALREADY_WAGERED, c.box() + " has a jackpot wager");
        if (s.hasWager(c.patron())) return refuse(SECOND_HAND, c.patron() + " has a wager already");
        return accept(new JackpotAllowed(c.patron(), c.box()));
    }
}
