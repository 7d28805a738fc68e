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
import baize.games.table.FoundStake;
import baize.games.table.Guest;
import baize.games.table.Limits;
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
        boolean after = h.state().cardsOut();
        if (c.on() == BlackjackArea.BLAZING_7S)
            return new Refusal(NO_MORE_WAGERS, "R-146", "the equipment took no such wager");
        boolean between = h.state() instanceof Settled;
        Layout layout = between ? h.layout().opened(h.layout().round() + 1) : h.layout();
        Wagering wagering = wagers.wagering(h.state());
        BlackjackBox box = layout.at(c.box());
        Placed was = box == null ? null : box.on(c.patron(), c.on());
        FoundStake against = new FoundStake(rules, c.patron(), c.on().id(), was, c.stake(), after, "6.3");
        Refusal refusal = refused(h, layout, wagering, was, c);
        if (refusal == null) refusal = against.refusal(c.by());
        if (refusal != null) return refusal;
        Placed placed = wagering.found(c.patron(), c.on().id(), c.stake(), c.tokens(), "6.2", "6.3");
        boolean inOrder = placed.rules().isEmpty();
        if (inOrder && h.state() instanceof Closed && !c.by().isAtLeast(Grade.GAMING_SUPERVISOR))
            return new Refusal(WRONG_GRADE, "R-145", "after the call a supervisor accepts wagers");
        if (inOrder && after && !isTooMuch(layout, c)) return refusal(NO_MORE_WAGERS, "the first card is out");
        h.addAll(BlackjackWagers.opening(h.state()));
        h.addAll(BlackjackWagers.seating(h.layout(), c.patron(), c.box()));
        h.add(
                was == null
                        ? new WagerPlaced(c.patron(), c.box(), c.on(), placed)
                        : new WagerChanged(c.patron(), c.box(), c.on(), was, placed));
        if (c.on() == BlackjackArea.MAIN) share(h, c);
        h.addAll(Blackjack.changes(against.notices()));
        return null;
    }

    /** Why nothing can have been found there; of who has a wager there already the person is not asked again. */
    private @Nullable Refusal refused(
            Happening h, Layout layout, Wagering wagering, @Nullable Placed was, FoundWager c) {
        BlackjackBox box = layout.at(c.box());
        boolean after = h.state().cardsOut();
        Refusal refusal = after && was != null ? null : wagers.person(layout, wagering, c.patron(), c.box());
        if (refusal == null) refusal = wagering.hadAtHand(c.patron(), c.stake(), c.tokens(), was);
        if (refusal != null) return refusal;
        if (after && box == null) return refusal(NO_HAND_THERE, "no cards at " + c.box());
        if (c.on() != BlackjackArea.MAIN
                && (box == null || box.on(BlackjackArea.MAIN).isEmpty()))
            return refusal(NO_WAGER_ON_BOX, "no wager on " + c.box());
        if (was == null && box != null && box.on(c.on()).size() >= 3)
            return new Refusal(
                    BOX_FULL,
                    c.on() == BlackjackArea.LUCKY_LUCKY ? "14.9" : "5.5",
                    c.box() + " has three wagers on " + c.on().id());
        return after && box != null ? tooLate(layout, box, c) : null;
    }

    /**
     * Nothing is found on a hand that somebody has decided on or that leaves nothing to decide, nor on an area that was
     * settled with the deal.
     */
    @Rule({"5.4", "6.2", "6.3"})
    private static @Nullable Refusal tooLate(Layout layout, BlackjackBox box, FoundWager c) {
        boolean decided = layout.asked().stream()
                .anyMatch(one -> one.box().equals(c.box()) && one.choice() != Decided.Choice.TURNED);
        boolean settled = box.hands().getFirst().stakes().stream().anyMatch(BlackjackHand.OnHand::settled);
        if (decided || settled || !box.insurance().isEmpty()) return refusal(NO_MORE_WAGERS, c.box() + " has decided");
        if (box.hands().getFirst().isBlackjack()) return refusal(NO_MORE_WAGERS, c.box() + " has a blackjack");
        if (c.on() != BlackjackArea.MAIN && !box.isFaceDown())
            return refusal(NO_MORE_WAGERS, "optional wagers are settled with the deal");
        return null;
    }

    /** A wager and how much of it the box has room for. */
    private record Part(Wagered wager, Money valid) {
        boolean isWhole() {
            return valid.equals(wager.placed().stake());
        }
    }

    /** What the maximum of the box, or of a player's own sign, leaves each of those on it, in turn. */
    @Rule({"6.1.1", "6.1.2", "6.1.3", "6.3.1", "6.7", "R-105", "R-199"})
    private List<Part> parts(Layout layout, BlackjackBox box) {
        List<Part> parts = new ArrayList<>();
        Money taken = Money.ZERO;
        for (Wagered wager : inTurn(layout, box)) {
            Limits limits = layout.table().limits(wager.patron(), BlackjackArea.MAIN.id());
            Money room = limits.maximum().minus(taken).max(Money.ZERO);
            Money valid = new Wagering(rules, layout.table())
                    .inChipsUpTo(wager.placed().stake().min(room));
            Part part = new Part(wager, valid);
            taken = taken.plus(part.valid());
            parts.add(part);
        }
        return parts;
    }

    /** Whether a wager of this size makes it too much for the box. */
    @Rule({"6.3", "6.3.1"})
    private boolean isTooMuch(Layout layout, FoundWager c) {
        BlackjackBox box = layout.at(c.box());
        if (c.on() != BlackjackArea.MAIN || box == null) return false;
        BlackjackBox with = box.with(c.patron(), c.on(), Placed.of(c.stake(), c.tokens()));
        return parts(layout, with).stream().anyMatch(part -> !part.isWhole());
    }

    /** Where all together are above the maximum of the box, each has a part of it in turn; the rest goes back. */
    @Rule({"6.1.1", "6.1.2", "6.1.3", "6.3", "6.3.1", "R-105"})
    private void share(Happening h, FoundWager c) {
        BlackjackBox box = h.layout().at(c.box());
        if (box == null) return;
        List<Part> parts = parts(h.layout(), box);
        if (parts.stream().allMatch(Part::isWhole)) return;
        int place = 1;
        for (Part part : parts) {
            Placed was = part.wager().placed();
            List<String> cites = new ArrayList<>(List.of("6.1." + Math.min(place++, 3)));
            if (!part.isWhole()) cites.addAll(List.of("6.3.1", "6.3", "R-3"));
            cites.add("R-105");
            Placed now = new Placed(was.stake(), was.tokens(), part.valid(), List.copyOf(cites));
            h.add(new WagerChanged(part.wager().patron(), c.box(), BlackjackArea.MAIN, was, now));
        }
    }

    /** The controlling player first, whom the first card has settled, then the others in the order of their wagers. */
    @Rule({"5.9", "R-104", "R-105"})
    private static List<Wagered> inTurn(Layout layout, BlackjackBox box) {
        Guest seated = layout.table().at(box.box());
        Patron first =
                box.controller() != null ? box.controller() : box.controlling(seated == null ? null : seated.patron());
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
