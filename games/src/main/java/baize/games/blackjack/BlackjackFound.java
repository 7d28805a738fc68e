package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.FoundWager;
import baize.games.blackjack.BlackjackIrregularity.RefuseWager;
import baize.games.blackjack.BlackjackState.*;
import baize.games.table.Guest;
import baize.games.table.Placed;
import baize.games.table.Wagering;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers that the staff find on the layout, or take off it. */
record BlackjackFound(BlackjackRules rules, BlackjackWagers wagers) {

    /** Valid as it lies: below the minimum in full, above what the box allows up to that. */
    @Rule({"6.2", "6.3", "6.3.1", "R-3", "R-5", "R-105"})
    @Nullable
    Refusal found(Happening h, FoundWager c) {
        if (h.state().cardsOut()) return refusal(NO_MORE_WAGERS, "the first card is out");
        if (c.on() == BlackjackArea.BLAZING_7S)
            return new Refusal(NO_MORE_WAGERS, "R-146", "the equipment took no such wager");
        boolean between = h.state() instanceof Settled;
        Layout layout = between ? h.layout().opened(h.layout().round() + 1) : h.layout();
        Wagering wagering = wagers.wagering(h.state());
        Refusal refusal = wagers.person(layout, wagering, c.patron(), c.box());
        BlackjackBox box = layout.at(c.box());
        Placed was = box == null ? null : box.on(c.patron(), c.on());
        if (refusal == null) refusal = wagering.hadAtHand(c.patron(), c.stake(), c.tokens(), was);
        if (refusal != null) return refusal;
        if (c.on() != BlackjackArea.MAIN
                && (box == null || box.on(BlackjackArea.MAIN).isEmpty()))
            return refusal(NO_WAGER_ON_BOX, "no wager on " + c.box());
        if (was == null && box != null && box.on(c.on()).size() >= 3)
            return refusal(BOX_FULL, c.box() + " has three wagers on " + c.on().id());
        Placed placed = wagering.found(c.patron(), c.on().id(), c.stake(), c.tokens(), "6.2", "6.3");
        if (placed.rules().isEmpty() && h.state() instanceof Closed && !c.by().isAtLeast(Grade.GAMING_SUPERVISOR))
            return new Refusal(WRONG_GRADE, "R-145", "after the call a supervisor accepts wagers");
        h.addAll(BlackjackWagers.opening(h.state()));
        h.addAll(BlackjackWagers.seating(h.layout(), c.patron(), c.box()));
        h.add(
                was == null
                        ? new WagerPlaced(c.patron(), c.box(), c.on(), placed)
                        : new WagerChanged(c.patron(), c.box(), c.on(), was, placed));
        if (c.on() == BlackjackArea.MAIN) share(h, c);
        return null;
    }

    /** Where all together are above the maximum of the box, each has a part of it in turn; the rest goes back. */
    @Rule({"6.1.1", "6.1.2", "6.1.3", "6.3", "6.3.1", "R-105"})
    private static void share(Happening h, FoundWager c) {
        BlackjackBox box = h.layout().at(c.box());
        if (box == null) return;
        Money most = h.layout().table().sign().limits(BlackjackArea.MAIN.id()).maximum();
        Money sum = Money.ZERO;
        for (Wagered wager : box.on(BlackjackArea.MAIN))
            sum = sum.plus(wager.placed().stake());
        if (!sum.isAbove(most)) return;
        Money room = most;
        int place = 1;
        for (Wagered wager : inTurn(h.layout(), box)) {
            Placed was = wager.placed();
            Money valid = was.stake().min(room);
            room = room.minus(valid);
            List<String> cites = new ArrayList<>(List.of("6.1." + Math.min(place++, 3)));
            if (valid.isBelow(was.stake())) cites.addAll(List.of("6.3.1", "6.3", "R-3"));
            cites.add("R-105");
            Placed now = new Placed(was.stake(), was.tokens(), valid, List.copyOf(cites));
            h.add(new WagerChanged(wager.patron(), c.box(), BlackjackArea.MAIN, was, now));
        }
    }

    /** The controlling player first, then the others in the order of their wagers. */
    private static List<Wagered> inTurn(Layout layout, BlackjackBox box) {
        Guest seated = layout.table().at(box.box());
        Patron first = box.controlling(seated == null ? null : seated.patron());
        List<Wagered> all = new ArrayList<>(box.on(BlackjackArea.MAIN));
        all.sort((one, other) ->
                Boolean.compare(other.patron().equals(first), one.patron().equals(first)));
        return all;
    }

    /**
     * Taken off before the first card, the jackpot wager of the same player with it; the last wager of a box takes the
     * optional ones with it.
     */
    @Rule({"14.7", "18.12", "R-23", "R-115", "R-145"})
    @Nullable
    Refusal refuse(Happening h, RefuseWager c) {
        if (h.state().cardsOut()) return refusal(TOO_LATE_TO_REFUSE, "the first card is out");
        int before = h.events().size();
        if (!(h.state() instanceof Settled)) for (BlackjackBox box : h.layout().boxes()) refuse(h, box, c);
        return h.events().size() == before ? refusal(NO_SUCH_WAGER, "no such wager of " + c.whose()) : null;
    }

    private static void refuse(Happening h, BlackjackBox box, RefuseWager c) {
        List<Wagered> off = new ArrayList<>();
        for (Wagered wager : box.wagers()) {
            boolean named = c.whose().is(box.box(), wager.patron()) && (c.on() == null || c.on() == wager.on());
            if (named) off.add(wager);
        }
        for (Wagered wager : List.copyOf(off))
            for (Wagered dependent : BlackjackWagers.dependents(box, wager.patron(), wager.on()))
                if (!off.contains(dependent)) off.add(dependent);
        boolean emptied = box.on(BlackjackArea.MAIN).stream().allMatch(off::contains);
        for (Wagered wager : box.wagers())
            if (off.contains(wager) || emptied)
                h.add(new WagerRefused(wager.patron(), box.box(), wager.on(), wager.placed(), c.reason(), c.text()));
    }
}
