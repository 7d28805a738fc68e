package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudState.*;
import baize.games.table.Placed;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.table.Wagering;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers before the first card: placed, changed, withdrawn. Sections 5, 6 and 11. */
record StudWagers(StudRules rules) {

    /** The first wager opens the round, with whatever sign is then due. */
    @Rule({"1.1 \"ante\"", "5.3", "5.3.1", "R-6"})
    Decision<StudEvent> open(Settled s, Wager c) {
        Wagering wagering = Wagering.atRoundStart(rules, s.table());
        Betting fresh = new Betting(wagering.table(), s.round() + 1, List.of(), s.jackpot());
        Refusal refusal = refusal(fresh, wagering, c);
        if (refusal != null) return new Decision.Refused<>(refusal);
        return accept(placing(s, wagering, c));
    }

    @Rule({"5.3", "5.3.1", "5.3.2"})
    Decision<StudEvent> place(Betting s, Wager c) {
        Wagering wagering = wagering(rules, s);
        Refusal refusal = refusal(s, wagering, c);
        if (refusal != null) return new Decision.Refused<>(refusal);
        return accept(placing(s, wagering, c));
    }

    /** What happens when a round begins: a sign that is due changes, and the round has its number. */
    static List<StudEvent> opening(StudState s) {
        if (s.wagersStand()) return new ArrayList<>();
        List<StudEvent> events = changes(Wagering.roundStart(s.table()));
        if (s instanceof Settled) events.add(new RoundOpened(s.round() + 1));
        return events;
    }

    /** What a wager must meet now: while none stands, a round can begin with whatever sign is due. */
    @Rule("R-6")
    static Wagering wagering(StudRules rules, StudState s) {
        return s.wagersStand() ? new Wagering(rules, s.table()) : Wagering.atRoundStart(rules, s.table());
    }

    private List<StudEvent> placing(StudState s, Wagering wagering, Wager c) {
        List<StudEvent> events = opening(s);
        StudHand there = s instanceof Settled ? null : s.at(c.box());
        boolean own = there == null || there.patron().equals(c.patron());
        if (own) events.addAll(changes(wagering.seating(c.patron(), c.box())));
        events.add(new WagerPlaced(c.patron(), c.box(), c.on(), Placed.of(c.stake(), c.tokens())));
        if (c.on() == StudArea.ANTE) warning(s, c.patron(), c.stake(), c.tokens(), events);
        return events;
    }

    /** An ante that leaves no room for its bet is accepted, but the player is told. */
    @Rule({"16.3", "R-15"})
    private static void warning(StudState s, Patron patron, Money ante, Money tokens, List<StudEvent> events) {
        Money left = s.table().guest(patron).lossLimitLeft();
        if (left == null) return;
        Money after = left.minus(ante.minus(tokens));
        Money bet = ante.times(StudRules.BET);
        if (bet.isAbove(after))
            events.add(told(
                    Recipient.PATRON,
                    "16.3",
                    "the loss limit leaves " + after + " for a bet of " + bet + ", which will be refused"));
    }

    static TableChanged told(Recipient to, String rule, String about) {
        return new TableChanged(new TableEvent.Notified(to, rule, about));
    }

    static List<StudEvent> changes(List<TableEvent> events) {
        List<StudEvent> changes = new ArrayList<>(4);
        for (TableEvent event : events) changes.add(new TableChanged(event));
        return changes;
    }

    private @Nullable Refusal refusal(Betting s, Wagering wagering, Wager c) {
        if (c.on() == StudArea.BET) return refusal(BET_BEFORE_THE_CARDS, "the cards are not out");
        Refusal refusal = c.on() == StudArea.JACKPOT ? jackpot(s, wagering, c) : ante(s, wagering, c);
        if (refusal == null) refusal = wagering.means(c.patron(), c.stake(), c.tokens());
        Money chips = c.stake().minus(c.tokens());
        return refusal != null ? refusal : reserve(s, wagering, c.patron(), c.on(), c.stake(), chips);
    }

    private @Nullable Refusal ante(Betting s, Wagering wagering, Wager c) {
        Refusal refusal = place(s, wagering, c.patron(), c.box());
        if (refusal != null) return refusal;
        if (s.at(c.box()) != null) return taken(c);
        return wagering.size(c.patron(), c.on().id(), c.stake());
    }

    /** Exactly the price on the sign, in chips, on a hand of one's own or, by leave, on another's. */
    @Rule({"5.3.2", "5.4", "11.1", "11.1.1", "11.3", "14.15", "R-17", "R-40", "R-49"})
    private @Nullable Refusal jackpot(Betting s, Wagering wagering, Wager c) {
        StudHand hand = s.at(c.box());
        boolean others = hand != null && !hand.patron().equals(c.patron());
        Refusal refusal = others ? wagering.player(c.patron()) : place(s, wagering, c.patron(), c.box());
        if (refusal != null) return refusal;
        if (hand == null) return refusal(JACKPOT_WITHOUT_ANTE, "no ante at " + c.box());
        if (others) refusal = onAnother(s, c, hand);
        if (refusal != null) return refusal;
        if (!s.jackpot().inOrder()) return refusal(JACKPOT_OUT_OF_ORDER, "the jackpot is out of order");
        if (hand.jackpot() != null) return taken(c);
        return jackpotStake(wagering, c.stake(), c.tokens());
    }

    @Nullable
    Refusal jackpotStake(Wagering wagering, Money stake, Money tokens) {
        Money price = rules.jackpot().stake();
        if (!stake.equals(price)) return refusal(WRONG_JACKPOT_STAKE, stake + " is not " + price);
        Refusal refusal = wagering.inChips(price);
        if (refusal != null) return refusal;
        return tokens.isZero() ? null : refusal(NO_TOKENS_ON_JACKPOT, "a jackpot wager is in chips");
    }

    @Rule({"5.8", "11.1.1", "R-40"})
    private static @Nullable Refusal onAnother(Betting s, Wager c, StudHand hand) {
        if (!s.jackpot().allows(c.patron(), c.box()))
            return refusal(NOT_YOUR_BOX, c.box() + " is " + hand.patron() + "'s");
        return s.hasWager(c.patron()) ? refusal(SECOND_HAND, c.patron() + " already has a wager") : null;
    }

    private static Refusal taken(Wager c) {
        return refusal(AREA_ALREADY_WAGERED, c.box() + " already has a wager on " + c.on().id());
    }

    /** Why this patron may not have a wager at this box, if so. */
    @Rule({"5.8", "5.9"})
    @Nullable
    Refusal place(StudState s, Wagering wagering, Patron patron, Box box) {
        Refusal refusal = wagering.seat(patron, box);
        if (refusal != null) return refusal;
        for (StudHand hand : s.hands())
            if (hand.concerns(patron) && !hand.box().equals(box))
                return refusal(SECOND_HAND, patron + " already has a wager at " + hand.box());
        return null;
    }

    /** The bet that is still to come: on the ante placed now, or on the one that stands. */
    static Money betToCome(StudState s, Patron patron, StudArea on, Money stake) {
        if (on == StudArea.ANTE) return stake.times(StudRules.BET);
        StudHand hand = s instanceof Settled ? null : s.of(patron);
        return hand == null || hand.ante() == null
                ? Money.ZERO
                : hand.ante().stake().times(StudRules.BET);
    }

    /** Where the house wants room for the bet within the loss limit, a wager that leaves none is refused. */
    @Rule({"16.3", "R-15"})
    private static @Nullable Refusal reserve(
            Betting s, Wagering wagering, Patron patron, StudArea on, Money stake, Money more) {
        return wagering.reserve(patron, more, betToCome(s, patron, on, stake), "the bet", "16.3");
    }

    static Refusal refusal(StudReason reason, String detail) {
        return new Refusal(reason, reason.rule(), detail);
    }

    Decision<StudEvent> change(Betting s, Change c) {
        Placed was = standing(s, c.patron(), c.box(), c.on());
        if (was == null) return refuse(NO_SUCH_WAGER, noWager(c.box(), c.on()));
        Placed placed = was.withStake(c.stake());
        Wagering wagering = new Wagering(rules, s.table());
        boolean dearer = c.stake().isAbove(was.stake());
        Refusal refusal = dearer ? wagering.blocked(c.patron()) : null;
        if (refusal == null)
            refusal = c.on() == StudArea.JACKPOT
                    ? jackpotStake(wagering, c.stake(), was.tokens())
                    : wagering.size(c.patron(), c.on().id(), c.stake());
        if (refusal == null && dearer) refusal = dearer(s, c, c.stake().minus(was.stake()));
        if (refusal != null) return new Decision.Refused<>(refusal);
        List<StudEvent> events = new ArrayList<>(2);
        events.add(new WagerChanged(c.patron(), c.box(), c.on(), was, placed));
        if (dearer) warning(s, c.patron(), c.stake(), was.stake().plus(placed.tokens()), events);
        return accept(events);
    }

    private @Nullable Refusal dearer(Betting s, Change c, Money more) {
        Wagering wagering = new Wagering(rules, s.table());
        Refusal refusal = wagering.means(c.patron(), more, Money.ZERO);
        return refusal != null ? refusal : reserve(s, wagering, c.patron(), c.on(), c.stake(), more);
    }

    /** An ante takes the jackpot wager on its hand with it, whoever's that is. */
    @Rule("11.1")
    Decision<StudEvent> withdraw(Betting s, Withdraw c) {
        Placed was = standing(s, c.patron(), c.box(), c.on());
        StudHand hand = s.at(c.box());
        if (was == null || hand == null) return refuse(NO_SUCH_WAGER, noWager(c.box(), c.on()));
        if (c.stake() != null && !c.stake().equals(was.stake())) return withdrawPart(s, c, was, c.stake());
        List<StudEvent> events = new ArrayList<>(2);
        if (c.on() == StudArea.ANTE && hand.jackpot() != null)
            events.add(new WagerWithdrawn(
                    hand.jackpot().patron(),
                    c.box(),
                    StudArea.JACKPOT,
                    hand.jackpot().placed()));
        events.add(new WagerWithdrawn(c.patron(), c.box(), c.on(), was));
        return accept(events);
    }

    private Decision<StudEvent> withdrawPart(Betting s, Withdraw c, Placed was, Money part) {
        if (part.isAbove(was.stake()) || !part.isPositive())
            return refuse(MORE_THAN_STANDS, part + " of the " + was.stake() + " that stands");
        return change(s, new Change(c.patron(), c.box(), c.on(), was.stake().minus(part)));
    }

    private static @Nullable Placed standing(Betting s, Patron patron, Box box, StudArea on) {
        StudHand hand = s.at(box);
        return hand == null || !hand.owner(on).equals(patron) ? null : hand.on(on);
    }

    private static String noWager(Box box, StudArea on) {
        return "no wager of theirs on " + on.id() + " of " + box;
    }
}
