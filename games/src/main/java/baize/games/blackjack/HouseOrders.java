package baize.games.blackjack;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the house has ordered at this table.
 *
 * @param held players held to the minimum
 * @param reserved boxes kept for one player
 * @param perBox how many players may wager on a box
 * @param sidesNeedWager whether optional wagers are for those with a wager of their own on the box
 */
@Rule({"5.5", "5.13", "5.14", "5.15", "5.16", "5.18", "14.6", "R-147"})
public record HouseOrders(List<Held> held, List<Reserved> reserved, int perBox, boolean sidesNeedWager) {
    /**
     * A player who may wager the minimum only.
     *
     * @param forGood beyond the shoe at hand
     * @param oneBox on one box only
     */
    public record Held(Patron patron, boolean forGood, boolean oneBox) {}

    public record Reserved(Box box, Patron patron) {}

    @Nullable
    Held held(Patron patron) {
        for (Held one : held) if (one.patron().equals(patron)) return one;
        return null;
    }

    /** For whom a box is reserved, if for anyone. */
    @Nullable
    Patron reserved(Box box) {
        for (Reserved one : reserved) if (one.box().equals(box)) return one.patron();
        return null;
    }

    HouseOrders holding(Held more) {
        List<Held> all = new ArrayList<>(held);
        all.removeIf(other -> other.patron().equals(more.patron()));
        all.add(more);
        return new HouseOrders(List.copyOf(all), reserved, perBox, sidesNeedWager);
    }

    HouseOrders releasing(Patron patron) {
        return new HouseOrders(
                held.stream().filter(one -> !one.patron().equals(patron)).toList(), reserved, perBox, sidesNeedWager);
    }

    /** After a shuffle: who was held for the shoe alone is free. */
    HouseOrders shuffled() {
        return new HouseOrders(held.stream().filter(Held::forGood).toList(), reserved, perBox, sidesNeedWager);
    }

    HouseOrders reserving(List<Box> boxes, Patron patron) {
        List<Reserved> all = new ArrayList<>(reserved);
        all.removeIf(other -> boxes.contains(other.box()) || other.patron().equals(patron));
        for (Box box : boxes) all.add(new Reserved(box, patron));
        return new HouseOrders(held, List.copyOf(all), perBox, sidesNeedWager);
    }

    HouseOrders limited(int players, boolean sides) {
        return new HouseOrders(held, reserved, players, sides);
    }
}
