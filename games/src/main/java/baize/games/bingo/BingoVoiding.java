package baize.games.bingo;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.bingo.BingoReason.NOTHING_TO_VOID;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.ClaimUndone;
import baize.games.bingo.BingoEvent.EntryVoided;
import baize.games.bingo.BingoEvent.TableChanged;
import baize.games.bingo.BingoIrregularity.VoidEntry;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** Who used a device or acted fraudulently: what was paid, and what was won with it, until the next game begins. */
@Rule({"9.1", "9.3.1", "9.5", "R-193"})
record BingoVoiding(BingoSettlement settlement) {

    /** What somebody has paid for the session that is open, or was last, and has not got back. */
    static List<Entry> paid(Hall hall, Patron patron) {
        Session session = hall.session();
        LastGame over = hall.over();
        List<Entry> all = session != null
                ? session.entries()
                : over == null || over.entries() == null ? List.of() : over.entries();
        return all.stream()
                .filter(entry -> entry.patron().equals(patron) && entry.fee().isPositive())
                .toList();
    }

    /** Void is invalid and without a result: the fee goes back, and what the cards have won in the game falls. */
    @Rule({"1.1 \"void\"", "9.1", "9.3", "9.3.1", "R-193"})
    Decision<BingoEvent> entry(BingoState s, VoidEntry c) {
        List<Entry> paid = paid(s.hall(), c.patron());
        List<BingoEvent> recalled = BingoRecall.of(
                settlement,
                s,
                (_, claim) -> claim.patron().equals(c.patron()),
                List.of("9.3.1", "9.1", "1.1 \"void\"", "R-193"));
        if (paid.isEmpty() && recalled.isEmpty()) return refuse(NOTHING_TO_VOID, c.patron() + " has paid no entry fee");
        List<Line> lines = new ArrayList<>();
        for (Entry entry : paid) {
            boolean there = s.hall().session() != null && !entry.left();
            lines.add(
                    there
                            ? BingoShowdown.DEVICE_USED.fee(c.patron(), entry.seat(), entry.fee())
                            : BingoShowdown.DEVICE_USED.keptBefore(c.patron(), entry.seat(), entry.fee()));
        }
        List<BingoEvent> events = new ArrayList<>();
        events.add(new EntryVoided(c.patron(), List.copyOf(lines)));
        events.addAll(recalled);
        events.add(new TableChanged(new TableEvent.IncidentRecorded("9.1", c.patron(), c.text(), c.by())));
        return accept(events);
    }

    /** A wager that is forfeited wins nothing: what those who acted fraudulently have won in the game beside bingo. */
    @Rule({"9.4.2", "9.5"})
    List<BingoEvent> forfeited(BingoState s, List<Patron> whose) {
        List<BingoEvent> events = new ArrayList<>();
        Play play = s.play();
        if (play != null)
            for (Claimed claim : play.claims())
                if (whose.contains(claim.patron()))
                    events.add(new ClaimUndone(claim.patron(), claim.serial(), claim.box(), claim.pattern()));
        events.addAll(BingoRecall.of(
                settlement,
                s,
                (won, claim) -> !won.prize().isMain() && whose.contains(claim.patron()),
                List.of("9.5", "9.4.2", "R-193")));
        return events;
    }
}
