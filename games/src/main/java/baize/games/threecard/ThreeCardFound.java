package baize.games.threecard;

import static baize.core.engine.Decision.accept;
import static baize.games.threecard.ThreeCardReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.rule.Rule;
import baize.games.table.FoundStake;
import baize.games.table.Placed;
import baize.games.table.TableEvent;
import baize.games.table.Wagering;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardEvent.*;
import baize.games.threecard.ThreeCardIrregularity.FoundWager;
import baize.games.threecard.ThreeCardIrregularity.RefuseWager;
import baize.games.threecard.ThreeCardState.*;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers that the staff find on the layout, or take off it. */
record ThreeCardFound(ThreeCardRules rules, ThreeCardWagers wagers) {

    /**
     * Valid as it lies: below the minimum in full, above the maximum up to it. Whoever has cards has the seat already,
     * and what has since been found of the person does no harm to the hand.
     */
    @Rule({"6.2", "6.3", "R-3", "R-4", "R-5"})
    Decision<ThreeCardEvent> found(ThreeCardState s, FoundWager c) {
        if (s instanceof Exposed) return Decision.refuse(NO_MORE_WAGERS, "the dealer's hand is on the table");
        if (c.on() == ThreeCardArea.PLAY && !s.cardsOut())
            return Decision.refuse(PLAY_BEFORE_THE_CARDS, "the cards are not out");
        Wagering wagering = ThreeCardWagers.wagering(rules, s);
        ThreeCardState round = s instanceof Settled ? s.with(List.of()) : s;
        Hand hand = round.at(c.box());
        boolean inPlay = s.cardsOut() && hand != null && hand.patron().equals(c.patron());
        Refusal refusal = inPlay ? null : wagers.place(round, wagering, c.patron(), c.box());
        if (refusal != null) return new Decision.Refused<>(refusal);
        if (s.cardsOut() && hand == null) return Decision.refuse(NO_HAND_THERE, "no cards at " + c.box());
        return hand != null && c.on() == ThreeCardArea.PLAY ? play(s, hand, c) : beforePlay(s, wagering, hand, c);
    }

    private Decision<ThreeCardEvent> beforePlay(
            ThreeCardState s, Wagering wagering, @Nullable Hand hand, FoundWager c) {
        Placed was = hand == null ? null : hand.on(c.on());
        Refusal refusal = wagering.hadAtHand(c.patron(), c.stake(), c.tokens(), was);
        FoundStake against = new FoundStake(rules, c.patron(), c.on().id(), was, c.stake(), s.cardsOut(), "6.3");
        if (refusal == null) refusal = against.refusal(c.by());
        if (refusal != null) return new Decision.Refused<>(refusal);
        Placed placed = wagering.found(c.patron(), c.on().id(), c.stake(), c.tokens(), "6.2", "6.3");
        boolean inOrder = placed.rules().isEmpty();
        if (inOrder && s instanceof Closed && !c.by().isAtLeast(Grade.GAMING_SUPERVISOR))
            return Decision.refuse(WRONG_GRADE, "R-145", "after the call a supervisor accepts wagers");
        boolean tooLate = hand != null && (hand.play() != null || hand.ending() != null);
        if (s.cardsOut() && (inOrder || tooLate))
            return Decision.refuse(NO_MORE_WAGERS, tooLate ? c.box() + " has decided" : "the first card is out");
        List<ThreeCardEvent> events = ThreeCardWagers.opening(s);
        for (TableEvent event : wagering.seating(c.patron(), c.box())) events.add(new TableChanged(event));
        events.add(
                was == null
                        ? new WagerPlaced(c.patron(), c.box(), c.on(), placed)
                        : new WagerChanged(c.patron(), c.box(), c.on(), was, placed));
        for (TableEvent event : against.notices()) events.add(new TableChanged(event));
        return accept(events);
    }

    private Decision<ThreeCardEvent> play(ThreeCardState s, Hand hand, FoundWager c) {
        Placed ante = hand.ante();
        if (ante == null) return Decision.refuse(PAIR_PLUS_ONLY, "Pair Plus alone has no Play wager");
        if (!hand.isUndecided()) return Decision.refuse(ALREADY_DECIDED, c.box() + " has decided");
        if (!c.stake().equals(ante.stake()))
            return Decision.refuse(PLAY_NOT_EQUAL_TO_ANTE, c.stake() + " is not " + ante.stake());
        Refusal refusal = new Wagering(rules, s.table()).hadAtHand(c.patron(), c.stake(), c.tokens(), null);
        if (refusal != null) return new Decision.Refused<>(refusal);
        return accept(new PlayPlaced(
                c.patron(), c.box(), ThreeCardDecisions.matching(s, c.patron(), ante, c.stake(), c.tokens())));
    }

    @Rule({"14.11", "R-23", "R-145"})
    Decision<ThreeCardEvent> refuse(ThreeCardState s, RefuseWager c) {
        if (s.cardsOut()) return Decision.refuse(TOO_LATE_TO_REFUSE, "the first card is out");
        Hand hand = s instanceof Settled ? null : find(s, c.whose());
        List<ThreeCardEvent> events = new ArrayList<>(2);
        for (ThreeCardArea area : ThreeCardArea.values()) {
            Placed was = hand == null || (c.on() != null && c.on() != area) ? null : hand.on(area);
            if (hand != null && was != null)
                events.add(new WagerRefused(hand.patron(), hand.box(), area, was, c.reason(), c.text()));
        }
        return events.isEmpty() ? Decision.refuse(NO_SUCH_WAGER, "no such wager of " + c.whose()) : accept(events);
    }

    static @Nullable Hand find(ThreeCardState s, Whose whose) {
        Box box = whose.box();
        Patron patron = whose.patron();
        Hand hand = box != null ? s.at(box) : patron != null ? s.of(patron) : null;
        return hand == null || patron == null || hand.patron().equals(patron) ? hand : null;
    }
}
