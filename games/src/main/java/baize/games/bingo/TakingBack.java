package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.TableChanged;
import baize.games.table.Guest;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Lines that do not stand, and the money that moves because of it. Who has it no more owes it, and who is not there is
 * charged to the account.
 */
@Rule({"9.5", "R-193"})
final class TakingBack {
    private final Map<Patron, Guest> guests = new HashMap<>();
    private final List<Line> undone = new ArrayList<>();
    /** The same lines: two prizes may be alike in everything, and only one of them taken back. */
    private final Set<Line> known = Collections.newSetFromMap(new IdentityHashMap<>());

    private final List<Adjustment> adjustments = new ArrayList<>();
    private final List<BingoEvent> notices = new ArrayList<>();

    TakingBack(Hall hall) {
        for (Guest guest : hall.table().guests()) guests.put(guest.patron(), guest);
    }

    List<Line> undone() {
        return List.copyOf(undone);
    }

    boolean has(Line line) {
        return known.contains(line);
    }

    List<Adjustment> adjustments() {
        return List.copyOf(adjustments);
    }

    List<BingoEvent> notices() {
        return List.copyOf(notices);
    }

    /** A prize that does not stand. */
    void prize(Line line, List<String> rules) {
        Money lacking = dollarsLacking(line);
        if (lacking.isPositive()) recover(line, lacking, rules);
        move(line, line.tokensReturned().minus(line.returned()), rules);
    }

    /** Of dollars that are no money, what is not here any more: what is in a purse is not the hall's to take out. */
    @Rule({"7.5", "R-142"})
    private Money dollarsLacking(Line line) {
        Guest guest = guests.get(line.patron());
        Money held = guest == null ? Money.ZERO : guest.tokens();
        if (held == null) return Money.ZERO;
        for (Line earlier : undone)
            if (earlier.patron().equals(line.patron())) held = held.minus(earlier.tokensReturned());
        return line.tokensReturned().minus(held.max(Money.ZERO).min(line.tokensReturned()));
    }

    void move(Line line, Money amount, List<String> clauses) {
        undone.add(line);
        known.add(line);
        if (!amount.isZero())
            adjustments.add(
                    new Adjustment(line.patron(), line.box(), line.wager(), amount, clauses.getFirst(), clauses));
    }

    private void recover(Line line, Money dollars, List<String> clauses) {
        String about = dollars + " in dollars of " + line.wager() + " is to be recovered from " + line.patron();
        notices.add(new TableChanged(new TableEvent.Notified(Recipient.SUPERVISOR, clauses.getFirst(), about)));
    }

    /** Without a seat and without chips that are counted here. */
    boolean isAway(Patron patron) {
        Guest guest = guests.get(patron);
        return guest == null || guest.box() == null && guest.chips() == null;
    }
}
