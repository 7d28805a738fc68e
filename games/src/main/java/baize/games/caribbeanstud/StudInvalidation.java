package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.OutcomeInvalidated;
import baize.games.caribbeanstud.StudIrregularity.Invalidate;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.table.Invalidation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An outcome that is invalidated: of the round at hand, or of the settled one until the next begins. Rule 16.9. */
record StudInvalidation(StudRules rules, StudSettlement settlement) {
    static final List<String> CAUSES = List.of("16.9", "16.9.1", "16.9.2");

    @Rule({"16.9", "16.9.1", "16.9.2", "16.10", "R-21", "R-193"})
    Decision<StudEvent> decide(StudState s, Invalidate c) {
        Settled settled = settled(s);
        if (!s.cardsOut() && settled == null) return StudRemedies.noCardsOut();
        if (!CAUSES.contains(c.cause()))
            return refuse(VOID_UNDER_NO_CLAUSE, "expected clause 16.9.1 or 16.9.2, not " + c.cause());
        Invalidation what =
                new Invalidation(c.cause().equals("16.9.2"), c.forfeit(), c.retain(), c.reason(), c.second());
        String objection = what.objection(rules.table());
        if (objection != null) return refuse(RETAINED_WITHOUT_APPROVAL, objection);
        for (Patron named : what.named())
            if (s.hands().stream().noneMatch(hand -> hand.concerns(named)))
                return refuse(NO_SUCH_WAGER, "16.10", named + " has no wager in this round");
        Function<Patron, StudShowdown> of = patron -> ending(what.of(patron));
        List<StudEvent> events = new ArrayList<>(4);
        events.add(new OutcomeInvalidated(c.cause(), c.reason()));
        events.addAll(
                settled == null ? settlement.voided(s, StudShowdown.INVALIDATED, of) : settlement.undone(settled, of));
        return accept(events);
    }

    /** The round that has been settled, where its result still stands. */
    @Rule("R-193")
    private static @Nullable Settled settled(StudState s) {
        return s instanceof Settled last && !last.voided() && !last.hands().isEmpty() ? last : null;
    }

    private static StudShowdown ending(Invalidation.Fate fate) {
        return switch (fate) {
            case REFUNDED -> StudShowdown.INVALIDATED;
            case FORFEITED -> StudShowdown.FRAUD;
            case RETAINED -> StudShowdown.RETAINED;
        };
    }
}
