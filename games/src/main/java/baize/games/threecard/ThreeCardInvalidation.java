package baize.games.threecard;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.threecard.ThreeCardReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.table.Invalidation;
import baize.games.table.Resettlement;
import baize.games.threecard.ThreeCardEvent.OutcomeInvalidated;
import baize.games.threecard.ThreeCardEvent.RoundUndone;
import baize.games.threecard.ThreeCardEvent.RoundVoided;
import baize.games.threecard.ThreeCardIrregularity.Invalidate;
import baize.games.threecard.ThreeCardState.Hand;
import baize.games.threecard.ThreeCardState.Settled;
import java.util.ArrayList;
import java.util.List;

/** An outcome that is invalidated: of the round at hand, or of the settled one until the next begins. Rule 14.4. */
record ThreeCardInvalidation(ThreeCardRules rules, ThreeCardSettlement settlement) {
    static final List<String> CAUSES = List.of("14.4", "14.4.1", "14.4.2");

    @Rule({"14.4", "14.4.1", "14.4.2", "14.5", "R-21", "R-193"})
    Decision<ThreeCardEvent> decide(ThreeCardState s, Invalidate c) {
        if (!s.cardsOut() && !isSettled(s)) return ThreeCardRemedies.noCardsOut();
        if (!CAUSES.contains(c.cause()))
            return refuse(VOID_UNDER_NO_CLAUSE, "expected clause 14.4.1 or 14.4.2, not " + c.cause());
        Invalidation what =
                new Invalidation(c.cause().equals("14.4.2"), c.forfeit(), c.retain(), c.reason(), c.second());
        String objection = what.objection(rules.table());
        if (objection != null) return refuse(RETAINED_WITHOUT_APPROVAL, objection);
        for (Patron named : what.named())
            if (s.of(named) == null) return refuse(NO_SUCH_WAGER, "14.5", named + " has no wager in this round");
        List<Line> lines = new ArrayList<>();
        for (Hand hand : s.hands()) settlement.withoutCards(hand, ending(what.of(hand.patron())), lines);
        return accept(List.of(new OutcomeInvalidated(c.cause(), c.reason()), ended(s, List.copyOf(lines))));
    }

    /** Whether a round has been settled whose result still stands. */
    @Rule("R-193")
    private static boolean isSettled(ThreeCardState s) {
        return s instanceof Settled settled
                && !settled.voided()
                && !settled.hands().isEmpty();
    }

    private static ThreeCardEvent ended(ThreeCardState s, List<Line> lines) {
        return s instanceof Settled settled
                ? RoundUndone.of(new Resettlement(settled.lines(), lines, List.of("14.5", "14.4", "R-21", "R-193")))
                : new RoundVoided(ThreeCardShowdown.INVALIDATED, lines);
    }

    private static ThreeCardShowdown ending(Invalidation.Fate fate) {
        return switch (fate) {
            case REFUNDED -> ThreeCardShowdown.INVALIDATED;
            case FORFEITED -> ThreeCardShowdown.FRAUD;
            case RETAINED -> ThreeCardShowdown.RETAINED;
        };
    }
}
