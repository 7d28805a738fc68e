package baize.games.bingo;

import static baize.games.bingo.BingoShowdown.BINGO;
import static baize.games.bingo.BingoShowdown.FORFEITED;
import static baize.games.bingo.BingoShowdown.INVALIDATED;
import static baize.games.bingo.BingoShowdown.JACKPOT;
import static baize.games.bingo.BingoShowdown.RETAINED;
import static baize.games.bingo.BingoShowdown.SESSION_PLAYED;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.FeesReturned;
import baize.games.bingo.BingoEvent.GameUndone;
import baize.games.bingo.BingoEvent.JackpotMoved;
import baize.games.bingo.BingoEvent.TableChanged;
import baize.games.jackpot.Jackpot;
import baize.games.table.Guest;
import baize.games.table.Invalidation;
import baize.games.table.Invalidation.Fate;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The result of the game that was settled last, taken away. All is then as if the game had been invalidated before it
 * was settled: the bingo and its jackpot are undone, minor prizes stand, what is to be won goes on.
 */
@Rule({"9.4", "9.5", "R-21", "R-124"})
final class BingoUndoing {
    private final Hall hall;
    private final Outcome outcome;
    private final Invalidation how;
    private final boolean accounts;
    private final List<String> rules;
    private final Map<Patron, Line> fees = new HashMap<>();
    private final Map<Patron, Guest> guests = new HashMap<>();
    private final List<Line> undone = new ArrayList<>();
    private final List<Adjustment> adjustments = new ArrayList<>();
    private final List<Line> returned = new ArrayList<>();
    private final List<BingoEvent> notices = new ArrayList<>();

    private BingoUndoing(BingoRules house, Hall hall, Outcome outcome, Invalidation how) {
        this.hall = hall;
        this.outcome = outcome;
        this.how = how;
        this.accounts = house.accounts();
        this.rules = BingoSettlement.invalidated(how.fraudulent() ? "9.4.2" : "9.4.1");
        for (Line line : hall.lines()) if (line.wager().equals(BingoShowdown.ENTRY)) fees.put(line.patron(), line);
        for (Guest guest : hall.table().guests()) guests.put(guest.patron(), guest);
    }

    @Rule({"6.4", "8.4.2", "9.4.1", "9.4.2", "R-124"})
    static List<BingoEvent> of(BingoRules rules, Hall hall, Outcome outcome, Invalidation how) {
        BingoUndoing undoing = new BingoUndoing(rules, hall, outcome, how);
        for (Entry entry : outcome.entries()) undoing.fee(entry);
        for (Line line : hall.lines()) if (line.ending() == BINGO || line.ending() == JACKPOT) undoing.prize(line);
        List<BingoEvent> events = new ArrayList<>();
        events.add(undoing.event());
        if (!undoing.returned.isEmpty()) events.add(new FeesReturned(List.copyOf(undoing.returned)));
        if (outcome.drawn() != null)
            events.add(new JackpotMoved(new Jackpot(rules.jackpot())
                    .putBack(hall.jackpot().pool(), outcome.drawn(), undoing.rules.getFirst())));
        events.addAll(undoing.notices);
        return events;
    }

    private GameUndone event() {
        List<Prize> carried = new ArrayList<>(hall.carried());
        for (Prize prize : outcome.again()) BingoCalling.added(carried, prize);
        return new GameUndone(
                rules.getFirst(), rules, List.copyOf(undone), List.copyOf(adjustments), List.copyOf(carried));
    }

    /** Where the session has ended, its fees go back, but for those of who is named. */
    @Rule({"9.5", "R-21", "R-124"})
    private void fee(Entry entry) {
        Fate fate = how.of(entry.patron()) == Fate.REFUNDED ? entry.fate() : how.of(entry.patron());
        boolean refunded = fate == Fate.REFUNDED;
        Line line = entry.left() ? null : fees.get(entry.patron());
        if (line == null) {
            if (refunded && entry.fee().isPositive() && outcome.ended() == SESSION_PLAYED) refund(entry);
            return;
        }
        Money amount = (refunded ? entry.fee() : Money.ZERO).minus(line.returned());
        if (amount.isZero()) return;
        if (amount.isPositive() && isAway(entry.patron())) refund(entry);
        else move(line, amount, row(fate).cites());
    }

    /** A fee that was kept goes back to somebody who is not there: into the account, or by the supervisor. */
    private void refund(Entry entry) {
        if (accounts) returned.add(INVALIDATED.keptBefore(entry.patron(), entry.seat(), entry.fee()));
        else notices.add(BingoSettlement.refundDue(entry));
    }

    private static BingoShowdown row(Fate fate) {
        return switch (fate) {
            case REFUNDED -> INVALIDATED;
            case FORFEITED -> FORFEITED;
            case RETAINED -> RETAINED;
        };
    }

    private void prize(Line line) {
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

    /** No more is taken back than is at hand; the supervisor is told of the rest. */
    private void move(Line line, Money amount, List<String> clauses) {
        undone.add(line);
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
        if (!amount.isBelow(Money.ZERO)) return amount;
        Guest guest = guests.get(patron);
        if (guest == null || isAway(patron)) return Money.ZERO;
        Money chips = guest.chips();
        if (chips == null) return amount;
        for (Adjustment earlier : adjustments)
            if (earlier.patron().equals(patron)) chips = chips.plus(earlier.amount());
        return amount.max(chips.max(Money.ZERO).negated());
    }

    /** Without a seat and without chips that are counted here. */
    private boolean isAway(Patron patron) {
        Guest guest = guests.get(patron);
        return guest == null || guest.box() == null && guest.chips() == null;
    }
}
