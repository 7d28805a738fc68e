package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
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
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers beyond a player's loss limit: what is within it counts, the last placed is cut first. Rule 14.21. */
record StudExcess(Stud game, StudSettlement settlement) {
    private static final List<String> WITHIN = List.of("14.21", "R-14");
    private static final List<String> CUT = List.of("14.21.1", "14.21", "R-14");

    /** Whether so much on an area, beyond what lay there, is more than the loss limit leaves. */
    @Rule({"14.21", "16.3"})
    boolean isOver(StudState s, Patron patron, Money money, @Nullable Placed was) {
        Money left = s.table().guest(patron).lossLimitLeft();
        if (left == null) return false;
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

    /** The staff find it out: undeclared chips, or a limit that was reached elsewhere. */
    @Rule({"14.21", "14.21.1", "14.21.2", "16.2", "R-14"})
    Decision<StudEvent> found(StudState s, LossLimitExceeded c) {
        StudHand hand = s instanceof Settled ? null : with(s, c.patron());
        if (hand == null) return refuse(NO_SUCH_WAGER, "14.21.2", "earlier rounds stand; no wager of theirs lies here");
        if (hand.isOver()) return refuse(ALREADY_DECIDED, hand.box() + " is over");
        Money staked = s.staked(c.patron());
        if (!staked.isAbove(c.left()))
            return refuse(WITHIN_LOSS_LIMIT, staked + " at stake is not more than " + c.left());
        List<StudEvent> events = new ArrayList<>();
        Guest guest = s.table().guest(c.patron());
        events.add(new TableChanged(new TableEvent.PatronAdmitted(
                c.patron(), guest.card(), null, c.left().minus(staked), null, guest.member(), null)));
        trim(s, c.patron(), hand.box(), c.left(), events);
        return accept(events);
    }

    /** The hand on which this patron has a wager, which may be another's. */
    private static @Nullable StudHand with(StudState s, Patron patron) {
        for (StudHand hand : s.hands()) if (hand.concerns(patron)) return hand;
        return null;
    }

    /** A wager of a fixed price that cannot be kept whole goes back whole. */
    @Rule({"14.21", "14.21.1", "R-14"})
    private void trim(StudState s, Patron patron, Box box, Money left, List<StudEvent> events) {
        StudHand hand = s.at(box);
        if (hand == null) throw new IllegalStateException("no hand at " + box);
        Money room = left.max(Money.ZERO);
        for (StudArea area : StudArea.values()) {
            Placed placed = hand.on(area);
            if (placed == null || !hand.owner(area).equals(patron)) continue;
            Money money = placed.valid().minus(placed.tokens().min(placed.valid()));
            boolean whole = !money.isAbove(room);
            Money kept = whole ? money : area == StudArea.JACKPOT ? Money.ZERO : room;
            room = room.minus(kept);
            if (area == StudArea.JACKPOT && !whole) returned(s, patron, hand, placed, events);
            else events.add(new WagerChanged(patron, box, area, placed, cut(placed, money.minus(kept))));
        }
        events.add(StudWagers.told(
                Recipient.PATRON, "14.21.1", patron + " is reminded of the duties of a player with a loss limit"));
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
