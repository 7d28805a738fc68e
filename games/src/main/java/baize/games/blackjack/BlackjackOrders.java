package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.engine.Refusal;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.OrdersGiven;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.table.Device;
import baize.games.table.Recipient;
import org.jspecify.annotations.Nullable;

/** What the house orders at a table: who is held to the minimum, whose boxes are reserved, who may share one. */
record BlackjackOrders(BlackjackRules rules) {

    @Rule({"5.13", "5.14", "5.15", "R-147"})
    @Nullable
    Refusal hold(Happening h, HoldToMinimum c) {
        boolean shoe = h.layout().table().device() == Device.SHOE;
        if (!c.clause().equals("5.15") && !shoe) return refusal(NO_SHOE, "players are held to the minimum of a shoe");
        HouseOrders.Held held = switch (c.clause()) {
            case "5.13" -> new HouseOrders.Held(c.patron(), false, false);
            case "5.14" -> new HouseOrders.Held(c.patron(), true, false);
            case "5.15" -> new HouseOrders.Held(c.patron(), true, true);
            default -> null;
        };
        if (held == null) return refusal(VOID_UNDER_NO_CLAUSE, "expected clause 5.13, 5.14 or 5.15, not " + c.clause());
        if (held.forGood())
            h.add(BlackjackRemedies.told(Recipient.INSPECTOR, c.clause(), c.patron() + " is held to the minimum"));
        h.add(new OrdersGiven(h.layout().orders().holding(held), c.clause()));
        return null;
    }

    @Nullable
    Refusal release(Happening h, Release c) {
        if (h.layout().orders().held(c.patron()) == null)
            return refusal(NO_RESTRICTION, c.patron() + " is not held to the minimum");
        h.add(new OrdersGiven(h.layout().orders().releasing(c.patron()), "5.13"));
        return null;
    }

    @Rule({"2.2.1", "5.16"})
    @Nullable
    Refusal reserve(Happening h, ReserveBoxes c) {
        for (var box : c.boxes()) {
            if (box.number() > rules.table().boxes())
                return refusal(
                        NO_SUCH_BOX, "the table has boxes 1 to " + rules.table().boxes());
            BlackjackBox there = h.layout().at(box);
            boolean others = !(h.state() instanceof BlackjackState.Settled)
                    && there != null
                    && there.wagers().stream().anyMatch(wager -> !wager.patron().equals(c.patron()));
            if (others) return refusal(WAGERS_STAND, "others have wagers on " + box);
        }
        h.add(new OrdersGiven(h.layout().orders().reserving(c.boxes(), c.patron()), "5.16"));
        return null;
    }

    @Rule({"5.5", "5.18"})
    @Nullable
    Refusal limitPlayers(Happening h, LimitPlayers c) {
        if (c.perBox() < 1 || c.perBox() > 3)
            return new Refusal(BOX_FULL, "5.18", "expected one to three players a box");
        HouseOrders orders = h.layout().orders();
        h.add(new OrdersGiven(orders.limited(c.perBox(), orders.sidesNeedWager()), "5.18"));
        return null;
    }

    @Rule({"14.6", "14.6.1", "14.6.2"})
    @Nullable
    Refusal limitSides(Happening h, LimitSides c) {
        String about = "optional wagers are " + (c.limited() ? "" : "no longer ") + "for players with a wager only";
        h.add(BlackjackRemedies.told(Recipient.SURVEILLANCE, "14.6.1", about));
        h.add(BlackjackRemedies.told(Recipient.INSPECTOR, "14.6.1", about));
        HouseOrders orders = h.layout().orders();
        h.add(new OrdersGiven(orders.limited(orders.perBox(), c.limited()), "14.6"));
        return null;
    }
}
