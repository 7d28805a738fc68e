package baize.games.blackjack;

import baize.core.engine.Box;
import baize.core.engine.Offer;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.blackjack.BlackjackEvent.WagerChanged;
import baize.games.blackjack.BlackjackEvent.WagerReturned;
import baize.games.table.Guest;
import baize.games.table.Placed;
import baize.games.table.Table;
import baize.games.table.Wagering;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whose wager is taken where more players wish for one than the box has room for. Nobody can be asked who might still
 * come; so a wager is taken from whoever asks, and until "no more bets" gives way to one who comes before.
 */
record BlackjackPrecedence(BlackjackRules rules) {

    /** A wager that goes back, and the clause. */
    record GivingWay(Wagered wager, String clause) {
        WagerReturned returned(Box box) {
            return new WagerReturned(wager.patron(), box, wager.on(), wager.placed(), clause);
        }
    }

    /** Whether this player sits at the box, and so may wager up to its maximum whoever came before. */
    @Rule({"5.7.1", "6.1.1", "R-191"})
    boolean hasFirstOption(Layout layout, Patron patron, Box box) {
        Guest seated = layout.table().at(box);
        return seated != null && seated.patron().equals(patron);
    }

    /** A wager that may come before those of others on its box. */
    record First(Patron patron, Box box, Money stake) {}

    /**
     * What goes back to followers so that the wager of who sits at the box is within its maximum and among as many as
     * may be there: of the last placed first. What would be left of a wager below the minimum goes back too, and with a
     * whole one its jackpot wager.
     *
     * @param followers how many may stay
     */
    @Rule({"5.5", "6.1.1", "6.1.2", "6.1.3", "14.7", "R-191"})
    List<BlackjackEvent> displaced(Layout layout, Table table, First first, int followers) {
        BlackjackBox box = layout.at(first.box());
        if (box == null || !hasFirstOption(layout, first.patron(), first.box())) return List.of();
        List<Wagered> others = box.on(BlackjackArea.MAIN).stream()
                .filter(wager -> !wager.patron().equals(first.patron()))
                .toList();
        Money over = first.stake()
                .minus(table.limits(first.patron(), BlackjackArea.MAIN.id()).maximum());
        for (Wagered other : others) over = over.plus(other.placed().valid());
        List<BlackjackEvent> events = new ArrayList<>();
        int there = others.size();
        for (Wagered last : others.reversed()) {
            if (!over.isPositive() && there <= followers) break;
            Placed was = last.placed();
            Money left = there > followers
                    ? Money.ZERO
                    : staying(table, last.patron(), was.valid().minus(over));
            over = over.minus(was.valid().minus(left));
            there--;
            if (left.isPositive())
                events.add(new WagerChanged(last.patron(), first.box(), last.on(), was, was.withStake(left)));
            else events.addAll(returned(box, last));
        }
        return events;
    }

    /** The most that may stay of a wager: in units from the minimum up, in chips, or nothing. */
    @Rule("R-199")
    private Money staying(Table table, Patron patron, Money most) {
        Offer.Stakes stakes = new Wagering(rules, table).stakes(table.limits(patron, BlackjackArea.MAIN.id()), most);
        return stakes == null ? Money.ZERO : stakes.max();
    }

    private static List<BlackjackEvent> returned(BlackjackBox box, Wagered whole) {
        List<BlackjackEvent> events = new ArrayList<>(2);
        for (Wagered jackpot : box.on(BlackjackArea.BLAZING_7S))
            if (jackpot.patron().equals(whole.patron())) events.add(new GivingWay(jackpot, "14.7").returned(box.box()));
        events.add(new GivingWay(whole, "6.1.1").returned(box.box()));
        return events;
    }

    /** The wager that gives way to this one; none where there is room, or where nobody there comes after. */
    static @Nullable GivingWay givingWay(Layout layout, Wager c) {
        SideWager side = c.on().side();
        BlackjackBox box = layout.at(c.box());
        if (side == null || box == null) return null;
        List<Wagered> there = box.on(c.on());
        if (there.size() < (side.isShared() ? 3 : 1)) return null;
        return side.isShared() ? shared(box, there, c.patron()) : blazing(layout, box, there.getFirst(), c.patron());
    }

    /** Players with a wager of their own come first, and then who was first. */
    @Rule({"14.9", "R-115"})
    private static @Nullable GivingWay shared(BlackjackBox box, List<Wagered> there, Patron patron) {
        if (box.on(patron, BlackjackArea.MAIN) == null) return null;
        for (Wagered last : there.reversed())
            if (box.on(last.patron(), BlackjackArea.MAIN) == null) return new GivingWay(last, "14.9");
        return null;
    }

    /** The player who is seated there comes first, then the highest wager, and of equal ones the nearest. */
    @Rule({"5.8", "5.8.1", "5.8.2", "5.8.3", "14.10", "14.10.1", "14.10.2", "14.10.3", "R-104"})
    private static @Nullable GivingWay blazing(Layout layout, BlackjackBox box, Wagered holder, Patron patron) {
        Guest guest = layout.table().at(box.box());
        Patron seated = guest == null ? null : guest.patron();
        List<Patron> order = box.inOrder(seated);
        if (order.indexOf(patron) >= order.indexOf(holder.patron())) return null;
        if (patron.equals(seated)) return new GivingWay(holder, "14.10.1");
        return new GivingWay(holder, isHigher(box, patron, holder.patron()) ? "14.10.2" : "14.10.3");
    }

    private static boolean isHigher(BlackjackBox box, Patron one, Patron other) {
        var its = box.on(one, BlackjackArea.MAIN);
        var others = box.on(other, BlackjackArea.MAIN);
        return its != null && others != null && its.stake().isAbove(others.stake());
    }
}
