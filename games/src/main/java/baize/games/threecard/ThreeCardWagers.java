package baize.games.threecard;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.threecard.ThreeCardReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.TableEvent;
import baize.games.table.Wagering;
import baize.games.threecard.ThreeCardCommand.Change;
import baize.games.threecard.ThreeCardCommand.Wager;
import baize.games.threecard.ThreeCardCommand.Withdraw;
import baize.games.threecard.ThreeCardEvent.RoundOpened;
import baize.games.threecard.ThreeCardEvent.TableChanged;
import baize.games.threecard.ThreeCardEvent.WagerChanged;
import baize.games.threecard.ThreeCardEvent.WagerPlaced;
import baize.games.threecard.ThreeCardEvent.WagerWithdrawn;
import baize.games.threecard.ThreeCardState.Betting;
import baize.games.threecard.ThreeCardState.Hand;
import baize.games.threecard.ThreeCardState.Settled;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers before the first card: placed, changed, withdrawn. Sections 5 and 6. */
record ThreeCardWagers(ThreeCardRules rules) {

    /** The first wager opens the round, with whatever sign is then due. */
    @Rule({"1.1 \"Ante\"", "5.2", "R-6"})
    Decision<ThreeCardEvent> open(Settled s, Wager c) {
        Wagering wagering = Wagering.atRoundStart(rules, s.table());
        Betting fresh = new Betting(wagering.table(), s.round() + 1, List.of());
        Refusal refusal = refusal(fresh, wagering, c);
        if (refusal != null) return new Decision.Refused<>(refusal);
        List<ThreeCardEvent> events = opening(s);
        events.addAll(placing(wagering, c));
        return accept(events);
    }

    /** What happens when a round begins: a sign that is due changes, and the round has its number. */
    static List<ThreeCardEvent> opening(ThreeCardState s) {
        if (s.wagersStand()) return new ArrayList<>();
        List<ThreeCardEvent> events = changes(Wagering.roundStart(s.table()));
        if (s instanceof Settled) events.add(new RoundOpened(s.round() + 1));
        return events;
    }

    @Rule("5.2")
    Decision<ThreeCardEvent> place(Betting s, Wager c) {
        Wagering wagering = wagering(rules, s);
        Refusal refusal = refusal(s, wagering, c);
        if (refusal != null) return new Decision.Refused<>(refusal);
        List<ThreeCardEvent> events = opening(s);
        events.addAll(placing(wagering, c));
        return accept(events);
    }

    /** What a wager must meet now: while none stands, a round can begin with whatever sign is due. */
    @Rule("R-6")
    static Wagering wagering(ThreeCardRules rules, ThreeCardState s) {
        return s.wagersStand() ? new Wagering(rules, s.table()) : Wagering.atRoundStart(rules, s.table());
    }

    private static List<ThreeCardEvent> placing(Wagering wagering, Wager c) {
        List<ThreeCardEvent> events = changes(wagering.seating(c.patron(), c.box()));
        events.add(new WagerPlaced(c.patron(), c.box(), c.on(), Placed.of(c.stake(), c.tokens())));
        return events;
    }

    private static List<ThreeCardEvent> changes(List<TableEvent> events) {
        List<ThreeCardEvent> changes = new ArrayList<>(4);
        for (TableEvent event : events) changes.add(new TableChanged(event));
        return changes;
    }

    private @Nullable Refusal refusal(Betting s, Wagering wagering, Wager c) {
        if (c.on() == ThreeCardArea.PLAY) return refusal(PLAY_BEFORE_THE_CARDS, "the cards are not out");
        Refusal refusal = place(s, wagering, c.patron(), c.box());
        if (refusal != null) return refusal;
        Hand hand = s.at(c.box());
        if (hand != null && hand.on(c.on()) != null)
            return refusal(AREA_ALREADY_WAGERED, c.box() + " already has a wager on " + c.on().id());
        refusal = wagering.size(c.patron(), c.on().id(), c.stake());
        if (refusal != null) return refusal;
        refusal = wagering.means(c.patron(), c.stake(), c.tokens());
        Money chips = c.stake().minus(c.tokens());
        return refusal != null ? refusal : reserve(s, wagering, c.patron(), c.on(), c.stake(), chips);
    }

    /** Why this patron may not have a wager at this box, if so. */
    @Rule({"5.5", "R-61"})
    @Nullable
    Refusal place(ThreeCardState s, Wagering wagering, Patron patron, Box box) {
        Refusal refusal = wagering.seat(patron, box);
        if (refusal != null) return refusal;
        Hand own = s.of(patron);
        return own != null && !own.box().equals(box)
                ? refusal(SECOND_HAND, patron + " already plays " + own.box())
                : null;
    }

    /** The Ante for which a Play wager is to come: the one placed now, or the one that stands. */
    static Money unmatched(ThreeCardState s, Patron patron, ThreeCardArea on, Money stake) {
        if (on == ThreeCardArea.ANTE) return stake;
        Hand hand = s instanceof Settled ? null : s.of(patron);
        return hand == null || hand.ante() == null ? Money.ZERO : hand.ante().stake();
    }

    /** Where the house wants room for the Play wager within the loss limit, a wager that leaves none is refused. */
    @Rule("R-15")
    private static @Nullable Refusal reserve(
            Betting s, Wagering wagering, Patron patron, ThreeCardArea on, Money stake, Money more) {
        return wagering.reserve(patron, more, unmatched(s, patron, on, stake), "the Play wager", "R-15");
    }

    private static Refusal refusal(ThreeCardReason reason, String detail) {
        return new Refusal(reason, reason.rule(), detail);
    }

    Decision<ThreeCardEvent> change(Betting s, Change c) {
        Placed was = standing(s, c.patron(), c.box(), c.on());
        if (was == null) return refuse(NO_SUCH_WAGER, noWager(c.box(), c.on()));
        Placed placed = was.withStake(c.stake());
        Wagering wagering = new Wagering(rules, s.table());
        boolean dearer = c.stake().isAbove(was.stake());
        Refusal refusal = dearer ? wagering.blocked(c.patron()) : null;
        if (refusal == null) refusal = wagering.size(c.patron(), c.on().id(), c.stake());
        if (refusal == null && dearer) refusal = dearer(s, c, c.stake().minus(was.stake()));
        if (refusal != null) return new Decision.Refused<>(refusal);
        return accept(new WagerChanged(c.patron(), c.box(), c.on(), was, placed));
    }

    private @Nullable Refusal dearer(Betting s, Change c, Money more) {
        Wagering wagering = new Wagering(rules, s.table());
        Refusal refusal = wagering.means(c.patron(), more, Money.ZERO);
        return refusal != null ? refusal : reserve(s, wagering, c.patron(), c.on(), c.stake(), more);
    }

    Decision<ThreeCardEvent> withdraw(Betting s, Withdraw c) {
        Placed was = standing(s, c.patron(), c.box(), c.on());
        if (was == null) return refuse(NO_SUCH_WAGER, noWager(c.box(), c.on()));
        if (c.stake() == null || c.stake().equals(was.stake()))
            return accept(new WagerWithdrawn(c.patron(), c.box(), c.on(), was));
        if (c.stake().isAbove(was.stake()) || !c.stake().isPositive())
            return refuse(MORE_THAN_STANDS, c.stake() + " of the " + was.stake() + " that stands");
        return change(s, new Change(c.patron(), c.box(), c.on(), was.stake().minus(c.stake())));
    }

    private static @Nullable Placed standing(Betting s, Patron patron, Box box, ThreeCardArea on) {
        Hand hand = s.at(box);
        return hand == null || !hand.patron().equals(patron) ? null : hand.on(on);
    }

    private static String noWager(Box box, ThreeCardArea on) {
        return "no wager of theirs on " + on.id() + " of " + box;
    }
}
