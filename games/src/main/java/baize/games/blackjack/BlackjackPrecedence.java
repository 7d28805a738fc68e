package baize.games.blackjack;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackCommand.Wager;
import baize.games.blackjack.BlackjackEvent.WagerReturned;
import baize.games.table.Guest;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whose optional wager is taken where more players wish for one than the box has room for. Nobody can be asked who
 * might still come; so a wager is taken from whoever asks, and until the first card gives way to one who comes before.
 */
final class BlackjackPrecedence {
    private BlackjackPrecedence() {}

    /** A wager that goes back, and the clause. */
    record GivingWay(Wagered wager, String clause) {
        WagerReturned returned(Box box) {
            return new WagerReturned(wager.patron(), box, wager.on(), wager.placed(), clause);
        }
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
