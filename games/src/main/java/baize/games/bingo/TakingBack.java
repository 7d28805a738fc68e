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
 * charged to the account; halls of an earlier edition took back what was at hand and told the supervisor of the rest.
 */
@Rule({"9.5", "R-193"})
final class TakingBack {
    private final boolean inFull;
    private final Map<Patron, Guest> guests = new HashMap<>();
    private final List<Line> undone = new ArrayList<>();
    /** The same lines: two prizes may be alike in everything, and only one of them taken back. */
    private final Set<Line> known = Collections.newSetFromMap(new IdentityHashMap<>());

    private final List<Adjustment> adjustments = new ArrayList<>();
    private final List<BingoEvent> notices = new ArrayList<>();

    TakingBack(BingoRules rules, Hall hall) {
        this.inFull = rules.table().edition().settlesWithAccounts();
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
        return notices;
    }

    /** A prize that does not stand. */
    void prize(Line line, List<String> rules) {
        Money lacking = dollarsLacking(line);
        if (lacking.isPositive()) recover(line, lacking + " in dollars", rules);
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
        Money moved = covered(line.patron(), amount);
        if (!moved.isZero())
            adjustments.add(
                    new Adjustment(line.patron(), line.box(), line.wager(), moved, clauses.getFirst(), clauses));
        if (!moved.equals(amount)) recover(line, moved.minus(amount).toString(), clauses);
    }

    private void recover(Line line, String what, List<String> clauses) {
        String about = what + " of " + line.wager() + " is to be recovered from " + line.patron();
        notices.add(new TableChanged(new TableEvent.Notified(Recipient.SUPERVISOR, clauses.getFirst(), about)));
    }

    private Money covered(Patron patron, Money amount) {
        if (inFull || !amount.isBelow(Money.ZERO)) return amount;
        Guest guest = guests.get(patron);
        if (guest == null || isAway(patron)) return Money.ZERO;
        Money chips = guest.chips();
        if (chips == null) return amount;
        for (Adjustment earlier : adjustments)
            if (earlier.patron().equals(patron)) chips = chips.plus(earlier.amount());
        return amount.max(chips.max(Money.ZERO).negated());
    }

    /** Without a seat and without chips that are counted here. */
    boolean isAway(Patron patron) {
        Guest guest = guests.get(patron);
        return guest == null || guest.box() == null && guest.chips() == null;
    }
}
