package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudIrregularity.LossLimitExceeded;
import baize.games.caribbeanstud.StudState.Settled;
import baize.games.table.Guest;
import baize.games.table.Placed;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Wagers beyond a player's loss limit: what is within it counts, the last placed is cut first. Rule 14.21. */
record StudExcess(Stud game, StudRules rules, StudSettlement settlement) {
    private static final List<String> WITHIN = List.of("14.21", "R-14");
    private static final List<String> CUT = List.of("14.21.1", "14.21", "R-14");

    /** Whether so much on an area, beyond what lay there, is more than the loss limit leaves; what was cut stays so. */
    @Rule({"14.21", "16.3"})
    boolean isOver(StudState s, Patron patron, Money money, @Nullable Placed was) {
        Money left = s.table().guest(patron).lossLimitLeft();
        if (left == null) return false;
        if (was != null && was.rules().contains("14.21.1")) return true;
        Money more = was == null ? money : money.minus(was.stake().minus(was.tokens()));
        return more.isPositive() && more.isAbove(left);
    }

    /** What has happened, and what the loss limit then makes of the player's wagers. */
    List<StudEvent> trimmed(StudState s, Patron patron, Box box, List<StudEvent> happened) {
        StudState after = s;
        for (StudEvent event : happened) after = game.evolve(after, event);
        Guest guest = after.table().guest(patron);
        if (guest.lossLimitLeft() == null) return happened;
        List<StudEvent> events = new ArrayList<>(happened);
        trim(after, patron, box, guest.lossLimitLeft().plus(after.staked(patron)), events);
        return events;
    }

    /** The staff find it out: undeclared chips, or a limit that was reached elsewhere; a dealer alone has no say. */
    @Rule({"14.21", "14.21.1", "14.21.2", "16.2", "R-14", "R-24"})
    Decision<StudEvent> found(StudState s, LossLimitExceeded c) {
        if (!rules.table().allows(c.by(), Grade.GAMING_SUPERVISOR))
            return refuse(WRONG_GRADE, "14.21", "needs a gaming-supervisor, not a " + c.by().id());
        StudHand hand = s instanceof Settled ? null : with(s, c.patron());
        if (hand == null) return refuse(NO_SUCH_WAGER, "14.21.2", "earlier rounds stand; no wager of theirs lies here");
        if (hand.isOver()) return refuse(ALREADY_DECIDED, hand.box() + " is over");
        Guest guest = s.table().guest(c.patron());
        if (isWithoutLimit(guest)) return refuse(NO_LOSS_LIMIT, c.patron() + " has set no loss limit");
        Money staked = s.staked(c.patron());
        if (!staked.isAbove(c.left()))
            return refuse(WITHIN_LOSS_LIMIT, staked + " at stake is not more than " + c.left());
        List<StudEvent> events = new ArrayList<>();
        events.add(new TableChanged(new TableEvent.PatronAdmitted(
                c.patron(), guest.card(), null, c.left().minus(staked), null, guest.member(), null)));
        trim(s, c.patron(), hand.box(), c.left(), events);
        return accept(events);
    }

    /** Whether the house has said all there is to say of this patron's means, and a loss limit is no part of it. */
    @Rule({"14.21", "1.1 \"Loss Limit\""})
    private static boolean isWithoutLimit(Guest guest) {
        boolean known = guest.chips() != null && guest.tokens() != null;
        return known && guest.lossLimitLeft() == null;
    }

    /** The hand on which this patron has a wager, which may be another's. */
    private static @Nullable StudHand with(StudState s, Patron patron) {
        for (StudHand hand : s.hands()) if (hand.concerns(patron)) return hand;
        return null;
    }

    @Rule({"14.21", "14.21.1", "R-14"})
    private void trim(StudState s, Patron patron, Box box, Money left, List<StudEvent> events) {
        StudHand hand = s.at(box);
        if (hand == null) throw new IllegalStateException("no hand at " + box);
        List<StudArea> own = new ArrayList<>();
        for (StudArea area : StudArea.values())
            if (hand.on(area) != null && hand.owner(area).equals(patron)) own.add(area);
        Map<StudArea, Money> excess = lastFirst(hand, own, left.max(Money.ZERO), s.cardsOut());
        for (StudArea area : own) {
            Placed placed = Objects.requireNonNull(hand.on(area));
            Money over = excess.getOrDefault(area, Money.ZERO);
            if (area == StudArea.JACKPOT && over.isPositive()) returned(s, patron, hand, placed, events);
            else events.add(new WagerChanged(patron, box, area, placed, cut(placed, over)));
        }
        events.add(StudWagers.told(
                Recipient.PATRON, "14.21.1", patron + " is reminded of the duties of a player with a loss limit"));
    }

    /**
     * The last placed wager is cut first, then the one before; what was collected with a fold stays so. One of a fixed
     * price that cannot be kept whole goes back whole, and the room that this frees stays free.
     */
    @Rule({"14.21.1", "R-14"})
    private static Map<StudArea, Money> lastFirst(StudHand hand, List<StudArea> own, Money left, boolean cardsOut) {
        Map<StudArea, Money> excess = new EnumMap<>(StudArea.class);
        Money over = left.negated();
        for (StudArea area : own) over = over.plus(inPlay(hand, area, cardsOut));
        for (StudArea area : own.reversed()) {
            boolean collected = area != StudArea.JACKPOT && hand.ending() != null;
            Money money = collected ? Money.ZERO : inPlay(hand, area, cardsOut);
            if (!over.isPositive() || money.isZero()) continue;
            Money off = area == StudArea.JACKPOT ? money : money.min(over);
            excess.put(area, off);
            over = over.minus(off);
        }
        return excess;
    }

    /** Of a wager, the money that is still in play. */
    private static Money inPlay(StudHand hand, StudArea area, boolean cardsOut) {
        if (area == StudArea.JACKPOT && cardsOut && !hand.hasLiveJackpot()) return Money.ZERO;
        Placed placed = Objects.requireNonNull(hand.on(area));
        return placed.valid().minus(placed.tokens().min(placed.valid()));
    }

    /** A wager that is not cut further keeps the clauses under which it was. */
    private static Placed cut(Placed placed, Money excess) {
        if (excess.isZero() && placed.rules().contains("14.21")) return placed;
        List<String> cites = new ArrayList<>(excess.isZero() ? WITHIN : CUT);
        for (String rule : placed.rules()) if (!cites.contains(rule)) cites.add(rule);
        return new Placed(placed.stake(), placed.tokens(), placed.valid().minus(excess), List.copyOf(cites));
    }

    private void returned(StudState s, Patron patron, StudHand hand, Placed placed, List<StudEvent> events) {
        if (!s.cardsOut()) {
            events.add(new WagerReturned(patron, hand.box(), StudArea.JACKPOT, placed, "14.21.1"));
            return;
        }
        if (!hand.hasLiveJackpot()) return;
        events.add(new JackpotWagerEnded(hand.box(), StudShowdown.JACKPOT_EXCESS));
        settlement.takeBack(s, 1, "14.21.1", events);
    }
}
