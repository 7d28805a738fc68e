package baize.games.bingo;

import static baize.games.bingo.BingoShowdown.BINGO;
import static baize.games.bingo.BingoShowdown.FORFEITED;
import static baize.games.bingo.BingoShowdown.INVALIDATED;
import static baize.games.bingo.BingoShowdown.JACKPOT;
import static baize.games.bingo.BingoShowdown.RETAINED;
import static baize.games.bingo.BingoShowdown.SESSION_PLAYED;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.FeesReturned;
import baize.games.bingo.BingoEvent.GameUndone;
import baize.games.bingo.BingoEvent.JackpotMoved;
import baize.games.jackpot.Jackpot;
import baize.games.table.Invalidation;
import baize.games.table.Invalidation.Fate;
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
    private final List<String> rules;
    private final Map<Patron, Line> fees = new HashMap<>();
    private final TakingBack back;
    private final List<Line> returned = new ArrayList<>();

    private BingoUndoing(Hall hall, Outcome outcome, Invalidation how) {
        this.hall = hall;
        this.outcome = outcome;
        this.how = how;
        this.back = new TakingBack(hall);
        this.rules = BingoSettlement.invalidated(how.fraudulent() ? "9.4.2" : "9.4.1");
        for (Line line : hall.lines()) if (line.wager().equals(BingoShowdown.ENTRY)) fees.put(line.patron(), line);
    }

    @Rule({"6.4", "8.4.2", "9.4.1", "9.4.2", "R-124"})
    static List<BingoEvent> of(BingoRules rules, Hall hall, Outcome outcome, Invalidation how) {
        BingoUndoing undoing = new BingoUndoing(hall, outcome, how);
        for (Entry entry : outcome.entries()) undoing.fee(entry);
        for (Line line : hall.lines())
            if (line.ending() == BINGO || line.ending() == JACKPOT) undoing.back.prize(line, undoing.rules);
        List<BingoEvent> events = new ArrayList<>();
        events.add(undoing.event());
        if (!undoing.returned.isEmpty()) events.add(new FeesReturned(List.copyOf(undoing.returned)));
        if (outcome.drawn() != null)
            events.add(new JackpotMoved(new Jackpot(rules.jackpot())
                    .putBack(hall.jackpot().pool(), outcome.drawn(), undoing.rules.getFirst())));
        events.addAll(undoing.back.notices());
        return events;
    }

    private GameUndone event() {
        List<Prize> carried = new ArrayList<>(hall.carried());
        for (Prize prize : outcome.again()) BingoCalling.added(carried, prize);
        return new GameUndone(rules.getFirst(), rules, back.undone(), back.adjustments(), List.copyOf(carried));
    }

    /** Where the session has ended, its fees go back, but for those of who is named. */
    @Rule({"9.5", "R-21", "R-124"})
    private void fee(Entry entry) {
        Fate fate = how.of(entry.patron()) == Fate.REFUNDED ? entry.fate() : how.of(entry.patron());
        boolean refunded = fate == Fate.REFUNDED;
        Line line = entry.left() ? null : fees.get(entry.patron());
        if (line == null) {
            if (refunded && entry.fee().isPositive() && outcome.ended() == SESSION_PLAYED) refund(entry);
            if (!refunded) takeAgain(entry, fate);
            return;
        }
        Money amount = (refunded ? entry.fee() : Money.ZERO).minus(line.returned());
        if (amount.isZero()) return;
        if (amount.isPositive() && back.isAway(entry.patron())) refund(entry);
        else back.move(line, amount, row(fate).cites());
    }

    /** A fee that had gone back to somebody who had left, where the hall closed after the game. */
    @Rule({"9.5", "R-193"})
    private void takeAgain(Entry entry, Fate fate) {
        for (Line line : hall.lines())
            if (line.wager().equals(BingoShowdown.ENTRY)
                    && line.patron().equals(entry.patron())
                    && line.stake().isZero()
                    && line.returned().isPositive()
                    && !back.has(line)) {
                back.move(line, line.returned().negated(), row(fate).cites());
                return;
            }
    }

    /** A fee that was kept goes back to somebody who is not there. */
    private void refund(Entry entry) {
        returned.add(INVALIDATED.keptBefore(entry.patron(), entry.seat(), entry.fee()));
    }

    private static BingoShowdown row(Fate fate) {
        return switch (fate) {
            case REFUNDED -> INVALIDATED;
            case FORFEITED -> FORFEITED;
            case RETAINED -> RETAINED;
        };
    }
}
