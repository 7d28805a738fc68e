package baize.games.blackjack;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackCommand.*;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackState.*;
import baize.games.table.Limits;
import baize.games.table.Placed;
import baize.games.table.TableEvent;
import baize.games.table.Wagering;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers before the first card: placed, changed, withdrawn. Sections 5, 6 and 14. */
record BlackjackWagers(BlackjackRules rules, BlackjackPrecedence precedence) {
    BlackjackWagers(BlackjackRules rules) {
        this(rules, new BlackjackPrecedence(rules));
    }

    /** The first wager opens the round, with whatever sign is then due. */
    @Rule({"5.3", "R-6"})
    Decision<BlackjackEvent> place(BlackjackState s, Wager c) {
        Wagering wagering = wagering(s);
        Layout layout = s instanceof Settled ? s.layout().opened(s.layout().round() + 1) : s.layout();
        Refusal refusal = objection(layout, wagering, c);
        if (refusal == null) refusal = wagering.means(c.patron(), c.stake(), c.tokens());
        if (refusal == null)
            refusal = reserve(
                    layout,
                    wagering,
                    c.patron(),
                    c.box(),
                    c.on(),
                    c.stake(),
                    c.stake().minus(c.tokens()));
        if (refusal != null) return new Decision.Refused<>(refusal);
        List<BlackjackEvent> events = opening(s);
        events.addAll(seating(layout, c.patron(), c.box()));
        BlackjackPrecedence.GivingWay way = BlackjackPrecedence.givingWay(layout, c);
        if (way != null) events.add(way.returned(c.box()));
        events.add(new WagerPlaced(c.patron(), c.box(), c.on(), Placed.of(c.stake(), c.tokens())));
        if (c.on() == BlackjackArea.MAIN)
            events.addAll(precedence.displaced(
                    layout,
                    wagering.table(),
                    new BlackjackPrecedence.First(c.patron(), c.box(), c.stake()),
                    players(layout) - 1));
        return accept(events);
    }

    /** What a wager must meet now: while none stands, a round can begin with whatever sign is due. */
    @Rule("R-6")
    Wagering wagering(BlackjackState s) {
        return s.wagersStand() ? new Wagering(rules, s.table()) : Wagering.atRoundStart(rules, s.table());
    }

    /** What happens when a round begins: a sign that is due changes, and the round has its number. */
    static List<BlackjackEvent> opening(BlackjackState s) {
        if (s.wagersStand()) return new ArrayList<>();
        List<BlackjackEvent> events = new ArrayList<>(Blackjack.changes(Wagering.roundStart(s.table())));
        if (s instanceof Settled) events.add(new RoundOpened(s.layout().round() + 1));
        return events;
    }

    /** Who has no seat takes one with a wager on a box where nobody sits; others wager from where they are. */
    static List<BlackjackEvent> seating(Layout layout, Patron patron, Box box) {
        boolean sits = layout.table().guest(patron).box() != null;
        boolean free = layout.table().at(box) == null && layout.at(box) == null;
        return sits || !free ? List.of() : List.of(new TableChanged(new TableEvent.Seated(patron, box)));
    }

    private @Nullable Refusal objection(Layout layout, Wagering wagering, Wager c) {
        Refusal refusal = person(layout, wagering, c.patron(), c.box());
        if (refusal != null) return refusal;
        BlackjackBox box = layout.at(c.box());
        if (box != null && box.on(c.patron(), c.on()) != null)
            return refusal(AREA_ALREADY_WAGERED, c.patron() + " has a wager on " + c.on().id() + " of " + c.box());
        if (c.on() == BlackjackArea.MAIN) return main(layout, wagering, c);
        return c.on() == BlackjackArea.BLAZING_7S ? blazing(layout, c) : side(layout, wagering, c);
    }

    /** Why this person may not wager on this box, if so; a seat is not asked for. */
    @Rule({"5.1", "5.11", "5.15", "5.16", "18.1"})
    @Nullable
    Refusal person(Layout layout, Wagering wagering, Patron patron, Box box) {
        if (box.number() > rules.table().boxes())
            return refusal(
                    NO_SUCH_BOX, "the table has boxes 1 to " + rules.table().boxes());
        Refusal refusal = wagering.player(patron);
        if (refusal != null) return refusal;
        Patron reserved = layout.orders().reserved(box);
        if (reserved != null && !reserved.equals(patron))
            return refusal(BOX_RESERVED, box + " is reserved for " + reserved);
        HouseOrders.Held held = layout.orders().held(patron);
        boolean elsewhere =
                layout.boxes().stream().anyMatch(other -> !other.box().equals(box) && other.concerns(patron));
        if (held != null && held.oneBox() && elsewhere)
            return refusal(HELD_TO_ONE_BOX, patron + " may wager on one box");
        return null;
    }

    /** Up to three players, and together no more than the maximum of the box. */
    @Rule({"5.5", "5.13", "5.18", "6.1", "6.1.1", "6.1.2", "6.1.3"})
    private @Nullable Refusal main(Layout layout, Wagering wagering, Wager c) {
        BlackjackBox box = layout.at(c.box());
        List<Wagered> others = box == null ? List.of() : box.on(BlackjackArea.MAIN);
        int ordered = layout.orders().perBox();
        boolean full = others.size() >= players(layout);
        if (full && !precedence.hasFirstOption(layout, c.patron(), c.box()))
            return new Refusal(
                    BOX_FULL,
                    ordered < rules.playersPerBox() ? "5.18" : "5.5",
                    c.box() + " has " + players(others.size()));
        return size(layout, wagering, c.patron(), c.box(), c.stake());
    }

    /** How many may wager on one box. */
    @Rule({"5.5", "5.18"})
    private int players(Layout layout) {
        return Math.min(rules.playersPerBox(), layout.orders().perBox());
    }

    private static String players(int count) {
        return count == 1 ? "its one player" : count + " players";
    }

    private @Nullable Refusal size(Layout layout, Wagering wagering, Patron patron, Box box, Money stake) {
        Refusal refusal = wagering.size(patron, BlackjackArea.MAIN.id(), stake);
        if (refusal != null) return refusal;
        Limits limits = wagering.table().limits(patron, BlackjackArea.MAIN.id());
        if (layout.orders().held(patron) != null && stake.isAbove(limits.minimum()))
            return refusal(HELD_TO_MINIMUM, patron + " is held to " + limits.minimum());
        Money room = room(layout, wagering, patron, box);
        return stake.isAbove(room)
                ? refusal(ABOVE_MAXIMUM, stake + " is above the " + room + " that the others leave of the box")
                : null;
    }

    /** Where the house wants room for a double or a split within the loss limit, a wager must leave it on every box. */
    @Rule({"11.1", "12.1", "R-15"})
    private @Nullable Refusal reserve(
            Layout layout, Wagering wagering, Patron patron, Box box, BlackjackArea on, Money stake, Money more) {
        Money toCome = onOtherAreas(layout, patron, box, on).plus(on == BlackjackArea.MAIN ? stake : Money.ZERO);
        return wagering.reserve(patron, more, toCome, "a double or a split", "R-15");
    }

    /** What a round may ask of this player for what stands elsewhere: as much again for each wager on a hand. */
    @Rule("R-15")
    static Money onOtherAreas(Layout layout, Patron patron, Box but, BlackjackArea on) {
        Money sum = Money.ZERO;
        for (BlackjackBox box : layout.boxes()) {
            Placed placed = box.on(patron, BlackjackArea.MAIN);
            boolean elsewhere = on != BlackjackArea.MAIN || !box.box().equals(but);
            if (placed != null && elsewhere) sum = sum.plus(placed.stake());
        }
        return sum;
    }

    /** What the others leave a player of the maximum of a box; whoever sits there has all of it. */
    @Rule({"6.1.1", "6.1.2", "6.1.3", "R-191"})
    Money room(Layout layout, Wagering wagering, Patron patron, Box box) {
        Money room = wagering.table().limits(patron, BlackjackArea.MAIN.id()).maximum();
        BlackjackBox there = layout.at(box);
        if (there == null || precedence.hasFirstOption(layout, patron, box)) return room;
        for (Wagered other : there.on(BlackjackArea.MAIN))
            if (!other.patron().equals(patron)) room = room.minus(other.placed().stake());
        return room.max(Money.ZERO);
    }

    /** On a box with a wager by someone, three of a kind at most, those with a wager of their own first. */
    @Rule({"5.5", "14.3", "14.6", "14.8", "14.9", "R-115"})
    private @Nullable Refusal side(Layout layout, Wagering wagering, Wager c) {
        Refusal refusal =
                onBox(layout, c, rules.sidesNeedWager() || layout.orders().sidesNeedWager());
        if (refusal != null) return refusal;
        BlackjackBox box = layout.at(c.box());
        if (box != null && box.on(c.on()).size() >= 3 && BlackjackPrecedence.givingWay(layout, c) == null)
            return new Refusal(
                    BOX_FULL,
                    c.on() == BlackjackArea.LUCKY_LUCKY ? "14.9" : "5.5",
                    c.box() + " has three wagers on " + c.on().id());
        return wagering.size(c.patron(), c.on().id(), c.stake());
    }

    private @Nullable Refusal onBox(Layout layout, Wager c, boolean own) {
        SideWager side = c.on().side();
        if (side == null || !rules.sides().contains(side))
            return refusal(NOT_OFFERED, c.on().id() + " is not offered at this table");
        if (!rules.offered(layout.table().device()).contains(side))
            return new Refusal(NOT_OFFERED, "2.3.4.3", c.on().id() + " is offered with a shuffling device only");
        BlackjackBox box = layout.at(c.box());
        boolean jackpot = side == SideWager.BLAZING_7S;
        if (box == null || box.on(BlackjackArea.MAIN).isEmpty())
            return new Refusal(NO_WAGER_ON_BOX, jackpot ? "5.8" : "14.8", "no wager on " + c.box());
        return own && box.on(c.patron(), BlackjackArea.MAIN) == null
                ? new Refusal(
                        NO_WAGER_OF_ONES_OWN, jackpot ? "5.8" : "14.6", c.patron() + " has no wager on " + c.box())
                : null;
    }

    /** One a box, at its price, for a player with a wager there; who comes first has it. */
    @Rule({"5.6", "5.8", "5.8.1", "5.8.2", "5.8.3", "14.7", "14.10", "14.10.1", "14.10.2", "14.10.3", "R-107"})
    private @Nullable Refusal blazing(Layout layout, Wager c) {
        Refusal refusal = onBox(layout, c, true);
        if (refusal != null) return refusal;
        if (!layout.jackpot().inOrder()) return refusal(JACKPOT_OUT_OF_ORDER, "the jackpot is out of order");
        BlackjackBox box = layout.at(c.box());
        if (box != null && !box.on(c.on()).isEmpty() && BlackjackPrecedence.givingWay(layout, c) == null)
            return refusal(AREA_ALREADY_WAGERED, c.box() + " has its wager on Blazing 7's by who comes first");
        Money price = rules.jackpot().stake();
        if (!c.stake().equals(price)) return refusal(WRONG_JACKPOT_STAKE, c.stake() + " is not " + price);
        refusal = new Wagering(rules, layout.table()).inChips(price);
        if (refusal != null) return refusal;
        return c.tokens().isZero() ? null : refusal(NO_TOKENS_ON_JACKPOT, "a jackpot wager is in chips");
    }

    Decision<BlackjackEvent> change(Betting s, Change c) {
        BlackjackBox box = s.layout().at(c.box());
        Placed was = box == null ? null : box.on(c.patron(), c.on());
        if (box == null || was == null) return refuse(NO_SUCH_WAGER, noWager(c.box(), c.on()));
        Wagering wagering = new Wagering(rules, s.table());
        boolean dearer = c.stake().isAbove(was.stake());
        Refusal refusal = dearer ? wagering.blocked(c.patron()) : null;
        if (refusal == null) refusal = size(s.layout(), wagering, box, c);
        Money more = c.stake().minus(was.stake());
        if (refusal == null && dearer) refusal = wagering.means(c.patron(), more, Money.ZERO);
        if (refusal == null && dearer)
            refusal = reserve(s.layout(), wagering, c.patron(), c.box(), c.on(), c.stake(), more);
        if (refusal != null) return new Decision.Refused<>(refusal);
        List<BlackjackEvent> events = new ArrayList<>();
        events.add(new WagerChanged(c.patron(), c.box(), c.on(), was, was.withStake(c.stake())));
        if (c.on() == BlackjackArea.MAIN)
            events.addAll(precedence.displaced(
                    s.layout(),
                    s.table(),
                    new BlackjackPrecedence.First(c.patron(), c.box(), c.stake()),
                    Integer.MAX_VALUE));
        return accept(events);
    }

    private @Nullable Refusal size(Layout layout, Wagering wagering, BlackjackBox box, Change c) {
        if (c.on() == BlackjackArea.BLAZING_7S) {
            Money price = rules.jackpot().stake();
            return c.stake().equals(price) ? null : refusal(WRONG_JACKPOT_STAKE, c.stake() + " is not " + price);
        }
        if (c.on() != BlackjackArea.MAIN) return wagering.size(c.patron(), c.on().id(), c.stake());
        return size(layout, wagering, c.patron(), box.box(), c.stake());
    }

    Decision<BlackjackEvent> withdraw(Betting s, Withdraw c) {
        BlackjackBox box = s.layout().at(c.box());
        Placed was = box == null ? null : box.on(c.patron(), c.on());
        if (box == null || was == null) return refuse(NO_SUCH_WAGER, noWager(c.box(), c.on()));
        if (c.stake() != null && !c.stake().equals(was.stake())) {
            if (c.stake().isAbove(was.stake()) || !c.stake().isPositive())
                return refuse(MORE_THAN_STANDS, c.stake() + " of the " + was.stake() + " that stands");
            return change(s, new Change(c.patron(), c.box(), c.on(), was.stake().minus(c.stake())));
        }
        List<BlackjackEvent> events = new ArrayList<>();
        for (Wagered dependent : dependents(box, c.patron(), c.on()))
            events.add(new WagerWithdrawn(dependent.patron(), c.box(), dependent.on(), dependent.placed()));
        events.add(new WagerWithdrawn(c.patron(), c.box(), c.on(), was));
        return accept(events);
    }

    /** What goes with a wager that is taken off: the player's own jackpot wager, and with the last one everything. */
    @Rule({"14.7", "14.8", "R-115"})
    static List<Wagered> dependents(BlackjackBox box, Patron patron, BlackjackArea on) {
        if (on != BlackjackArea.MAIN) return List.of();
        boolean last = box.on(BlackjackArea.MAIN).size() == 1;
        return box.wagers().stream()
                .filter(wager -> wager.on() != BlackjackArea.MAIN)
                .filter(wager -> last
                        || (wager.on() == BlackjackArea.BLAZING_7S
                                && wager.patron().equals(patron)))
                .toList();
    }

    private static String noWager(Box box, BlackjackArea on) {
        return "no wager of theirs on " + on.id() + " of " + box;
    }
}
