package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudIrregularity.FoundWager;
import baize.games.caribbeanstud.StudIrregularity.RefuseWager;
import baize.games.caribbeanstud.StudState.*;
import baize.games.table.FoundStake;
import baize.games.table.Placed;
import baize.games.table.Wagering;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers that the staff find on the layout, or take off it. */
record StudFound(StudRules rules, StudWagers wagers, StudExcess excess) {

    /** Valid as it lies: below the minimum in full, above the maximum up to it, a bet up to twice the ante. */
    @Rule({"6.2", "6.3", "14.11", "14.12", "R-3", "R-4", "R-5", "R-39"})
    Decision<StudEvent> found(StudState s, FoundWager c) {
        boolean bet = c.on() == StudArea.BET;
        if (s instanceof Exposed && !bet) return Decision.refuse(NO_MORE_WAGERS, "the dealer's hand is on the table");
        if (bet && !s.cardsOut()) return Decision.refuse(BET_BEFORE_THE_CARDS, "the cards are not out");
        Wagering wagering = StudWagers.wagering(rules, s);
        StudState round = s instanceof Settled ? s.with(List.of()) : s;
        StudHand hand = round.at(c.box());
        boolean inPlay = s.cardsOut() && hand != null && hand.patron().equals(c.patron());
        Refusal refusal = inPlay ? null : wagers.place(round, wagering, c.patron(), c.box());
        if (refusal != null) return new Decision.Refused<>(refusal);
        if (s.cardsOut() && hand == null) return Decision.refuse(NO_HAND_THERE, "no cards at " + c.box());
        if (hand != null && bet) return bet(s, hand, c);
        return c.on() == StudArea.JACKPOT ? jackpot(s, wagering, hand, c) : ante(s, wagering, hand, c);
    }

    private Decision<StudEvent> ante(StudState s, Wagering wagering, @Nullable StudHand hand, FoundWager c) {
        Placed was = hand == null ? null : hand.ante();
        Refusal refusal = wagering.hadAtHand(c.patron(), c.stake(), c.tokens(), was);
        FoundStake against = new FoundStake(rules, c.patron(), c.on().id(), was, c.stake(), s.cardsOut(), "6.3");
        if (refusal == null) refusal = against.refusal(c.by());
        if (refusal != null) return new Decision.Refused<>(refusal);
        Placed placed = wagering.found(c.patron(), c.on().id(), c.stake(), c.tokens(), "6.2", "6.3");
        boolean overLimit = excess.isOver(s, c.patron(), c.stake().minus(c.tokens()), was);
        boolean inOrder = placed.rules().isEmpty() && !overLimit;
        if (inOrder && s instanceof Closed && !c.by().isAtLeast(Grade.GAMING_SUPERVISOR))
            return Decision.refuse(WRONG_GRADE, "R-145", "after the call a supervisor accepts wagers");
        boolean tooLate = hand != null && (hand.bet() != null || hand.ending() != null);
        if (s.cardsOut() && (inOrder || tooLate))
            return Decision.refuse(NO_MORE_WAGERS, tooLate ? c.box() + " has decided" : "the first card is out");
        List<StudEvent> events = StudWagers.opening(s);
        events.addAll(StudWagers.changes(wagering.seating(c.patron(), c.box())));
        events.add(
                was == null
                        ? new WagerPlaced(c.patron(), c.box(), c.on(), placed)
                        : new WagerChanged(c.patron(), c.box(), c.on(), was, placed));
        events.addAll(StudWagers.changes(against.notices()));
        return accept(overLimit ? excess.trimmed(s, c.patron(), c.box(), events) : events);
    }

    /** A jackpot wager counts only where the equipment took it before the first card. */
    @Rule({"5.4", "11.1", "11.2", "14.21.1", "R-14", "R-146"})
    private Decision<StudEvent> jackpot(StudState s, Wagering wagering, @Nullable StudHand hand, FoundWager c) {
        if (s.cardsOut())
            return Decision.refuse(NO_MORE_WAGERS, "R-146", "the equipment took no wager before the first card");
        if (hand == null) return Decision.refuse(JACKPOT_WITHOUT_ANTE, "no ante at " + c.box());
        if (!s.jackpot().inOrder()) return Decision.refuse(JACKPOT_OUT_OF_ORDER, "the jackpot is out of order");
        if (hand.jackpot() != null) return Decision.refuse(AREA_ALREADY_WAGERED, c.box() + " has a jackpot wager");
        if (s instanceof Closed && !c.by().isAtLeast(Grade.GAMING_SUPERVISOR))
            return Decision.refuse(WRONG_GRADE, "R-145", "after the call a supervisor accepts wagers");
        Refusal refusal = wagers.jackpotStake(wagering, c.stake(), c.tokens());
        if (refusal == null) refusal = wagering.means(c.patron(), c.stake(), c.tokens());
        if (refusal != null) return new Decision.Refused<>(refusal);
        return accept(new WagerPlaced(c.patron(), c.box(), c.on(), Placed.of(c.stake(), c.tokens())));
    }

    /** A bet as it lies, short or long: the player may still mend it until the dealer's hand is turned. */
    @Rule({"14.11", "14.12", "14.12.1", "14.12.2", "R-39"})
    private Decision<StudEvent> bet(StudState s, StudHand hand, FoundWager c) {
        Placed ante = hand.ante();
        if (ante == null || hand.ending() != null) return Decision.refuse(ALREADY_DECIDED, c.box() + " has decided");
        Placed was = hand.bet();
        if (was != null && was.stake().equals(c.stake()))
            return Decision.refuse(ALREADY_DECIDED, c.box() + " has bet " + was.stake());
        Refusal refusal = new Wagering(rules, s.table()).hadAtHand(c.patron(), c.stake(), c.tokens(), was);
        String clause = s instanceof Exposed ? "14.12" : "14.11";
        // A bet is made once the cards are out, so to find one where none was made is no news.
        FoundStake against = new FoundStake(rules, c.patron(), c.on().id(), was, c.stake(), false, clause);
        if (refusal == null) refusal = against.refusal(c.by());
        if (refusal != null) return new Decision.Refused<>(refusal);
        Placed placed = asItLies(s, ante, c);
        List<StudEvent> events = new ArrayList<>(4);
        events.add(
                was == null
                        ? new BetPlaced(c.patron(), c.box(), placed)
                        : new WagerChanged(c.patron(), c.box(), c.on(), was, placed));
        events.addAll(StudWagers.changes(against.notices()));
        boolean overLimit = excess.isOver(s, c.patron(), c.stake().minus(c.tokens()), was);
        return accept(overLimit ? excess.trimmed(s, c.patron(), c.box(), events) : events);
    }

    private static Placed asItLies(StudState s, Placed ante, FoundWager c) {
        Placed held = StudDecisions.held(s, c.patron(), ante, c.stake(), c.tokens());
        Money due = ante.stake().times(StudRules.BET);
        if (c.stake().equals(due)) return held;
        String clause = c.stake().isBelow(due) ? "14.12.1" : "14.12.2";
        List<String> cites = new ArrayList<>(List.of(clause, "14.12", "5.6", "R-39"));
        if (held.valid().isBelow(due)) cites.addAll(held.rules());
        return new Placed(c.stake(), c.tokens(), held.valid(), List.copyOf(cites));
    }

    /** Taken off before the first card; an ante takes the jackpot wager on its hand with it. */
    @Rule({"16.16", "R-23", "R-145"})
    Decision<StudEvent> refuse(StudState s, RefuseWager c) {
        if (s.cardsOut()) return Decision.refuse(TOO_LATE_TO_REFUSE, "the first card is out");
        List<StudEvent> events = new ArrayList<>(2);
        if (!(s instanceof Settled)) for (StudHand hand : s.hands()) refuse(hand, c, events);
        return events.isEmpty() ? Decision.refuse(NO_SUCH_WAGER, "no such wager of " + c.whose()) : accept(events);
    }

    private static void refuse(StudHand hand, RefuseWager c, List<StudEvent> events) {
        boolean all = c.on() != StudArea.JACKPOT && c.whose().is(hand.box(), hand.patron());
        for (StudArea area : List.of(StudArea.JACKPOT, StudArea.ANTE)) {
            Placed was = hand.on(area);
            boolean named = c.whose().is(hand.box(), hand.owner(area)) && (c.on() == null || c.on() == area);
            if (was != null && (all || named))
                events.add(new WagerRefused(hand.owner(area), hand.box(), area, was, c.reason(), c.text()));
        }
    }

    static @Nullable StudHand find(StudState s, Whose whose) {
        for (StudHand hand : s.hands()) if (whose.is(hand.box(), hand.patron())) return hand;
        return null;
    }
}
