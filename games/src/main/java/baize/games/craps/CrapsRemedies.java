package baize.games.craps;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.craps.CrapsReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.Wager;
import baize.games.craps.CrapsCommand.Withdraw;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsIrregularity.*;
import baize.games.craps.CrapsSettlement.Voiding;
import baize.games.craps.CrapsState.Settled;
import baize.games.craps.CrapsState.Shooting;
import baize.games.table.Guest;
import baize.games.table.Invalidation;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What the staff decide when something has gone wrong. Rules 3.3.8, 3.14, 4.2, 6 and 7. */
record CrapsRemedies(CrapsRules rules, Craps game, CrapsWagers wagers, CrapsClosing closing) {

    Decision<CrapsEvent> decide(CrapsState s, CrapsIrregularity irregularity) {
        if (!rules.table().allows(irregularity.by(), Grade.CASINO_SUPERVISOR))
            return refuse(WRONG_GRADE, clause(irregularity), needs(irregularity.by()));
        return switch (irregularity) {
            case Cocked _ -> noRollNow(s, CrapsShowdown.COCKED);
            case TumblerFails c -> tumbler(s, c);
            case TerminalFails c -> CrapsMalfunctions.fails(s, c);
            case Recalculate c -> CrapsMalfunctions.recalculate(s, c);
            case SystemFails c -> system(s, c);
            case Relax c -> relax(s, c);
            case Withhold c -> withhold(s, c);
            case Determine c -> determine(s, c);
            case InvalidWager c -> invalidWager(s, c);
            case VoidWagers c -> voidWagers(s, c);
            case Invalidate c -> invalidate(s, c);
            case WarnOfClose _ -> closing.warn(s);
            case Vacate c -> vacate(s, c);
        };
    }

    private static String clause(CrapsIrregularity irregularity) {
        return switch (irregularity) {
            case Cocked _, TumblerFails _ -> "6.4";
            case TerminalFails _, Recalculate _ -> "6.1";
            case SystemFails _ -> "6.6";
            case Relax _ -> "3.3.8";
            case Withhold _, Determine _ -> "6.5";
            case InvalidWager _ -> "3.14";
            case VoidWagers _ -> "7.7";
            case Invalidate _ -> "7.8";
            case WarnOfClose _ -> "7.2";
            case Vacate _ -> "7.13";
        };
    }

    static String needs(Grade by) {
        return "needs an assistant gaming manager, not a " + by.id();
    }

    /** The round without its roll: what was placed in it goes back, what was carried into it stays. */
    @Rule({"6.4", "6.4.1", "6.4.2", "1.1 \"Cocked Dice\"", "R-77", "R-78"})
    List<CrapsEvent> noRoll(CrapsState s, CrapsShowdown cause) {
        return noRoll(s, cause, _ -> cause);
    }

    private List<CrapsEvent> noRoll(CrapsState s, CrapsShowdown cause, Function<Patron, CrapsShowdown> row) {
        List<CrapsEvent> events = new ArrayList<>(CrapsSettlement.puttingBack(rules, s.layout()));
        Voiding voiding = Voiding.none();
        for (Terminal terminal : game.after(s, events).layout().terminals())
            voiding.fresh(rules, terminal, row.apply(terminal.patron()));
        events.add(voiding.round(cause, false));
        return events;
    }

    private Decision<CrapsEvent> noRollNow(CrapsState s, CrapsShowdown cause) {
        if (!(s instanceof Shooting)) return refuse(PERIOD_OPEN, "the dice are not to be shot yet");
        return accept(noRoll(s, cause));
    }

    @Rule({"6.4", "6.4.2", "R-78"})
    private Decision<CrapsEvent> tumbler(CrapsState s, TumblerFails c) {
        if (!c.outOfService()) return noRollNow(s, CrapsShowdown.TUMBLER_FAULT);
        return over(s, CrapsShowdown.OUT_OF_SERVICE);
    }

    /** The game is over: everything that is undecided goes back. */
    @Rule({"6.4.2", "6.6", "R-78"})
    private Decision<CrapsEvent> over(CrapsState s, CrapsShowdown cause) {
        Voiding voiding = Voiding.none();
        for (Terminal terminal : s.layout().terminals()) voiding.all(terminal, cause);
        List<CrapsEvent> events = new ArrayList<>(CrapsWagers.opening(s));
        events.add(voiding.round(cause, true));
        return accept(events);
    }

    @Rule({"6.6", "6.6.1", "6.6.1.1", "6.6.1.2", "R-78", "R-79", "R-193"})
    private Decision<CrapsEvent> system(CrapsState s, SystemFails c) {
        if (!List.of("6.6.1.1", "6.6.1.2").contains(c.clause()))
            return refuse(NOT_A_MALFUNCTION, "6.6.1", "expected 6.6.1.1 or 6.6.1.2, got " + c.clause());
        if (c.clause().equals("6.6.1.1") && c.terminals().size() == 1)
            return refuse(ONE_TERMINAL_ALONE, "one terminal alone is a fault of that terminal (6.1)");
        Predicate<Box> affected =
                box -> c.terminals().isEmpty() || c.terminals().contains(box);
        List<CrapsEvent> events = new ArrayList<>();
        if (c.lastRound()) unwind(s, affected, events);
        Box idle = idle(s, c);
        if (idle != null) return refuse(NOTHING_TO_VOID, "nothing stands at " + idle);
        List<Terminal> all = s.layout().terminals();
        boolean everybody = c.terminals().isEmpty()
                || (!all.isEmpty() && all.stream().map(Terminal::box).allMatch(affected));
        if (everybody) {
            if (over(s, CrapsShowdown.SYSTEM_FAULT) instanceof Decision.Accepted<CrapsEvent>(var over))
                events.addAll(over);
            return accept(events);
        }
        Voiding voiding = Voiding.none();
        for (Terminal terminal : s.layout().terminals())
            if (affected.test(terminal.box())) voiding.all(terminal, CrapsShowdown.SYSTEM_FAULT);
        if (!voiding.isEmpty()) events.add(voiding.event());
        return events.isEmpty() ? refuse(NOTHING_TO_VOID, "nothing stands there") : accept(events);
    }

    /** Of the terminals that are named, one that nothing of stands or was decided. */
    private static @Nullable Box idle(CrapsState s, SystemFails c) {
        for (Box box : c.terminals()) {
            Terminal terminal = s.layout().at(box);
            boolean decided = c.lastRound()
                    && s.layout().last().stream()
                            .anyMatch(one -> one.line().box().equals(box));
            if (!decided && (terminal == null || !terminal.hasWagers())) return box;
        }
        return null;
    }

    private void unwind(CrapsState s, Predicate<Box> affected, List<CrapsEvent> events) {
        List<Decided> last = s.layout().last().stream()
                .filter(decided -> affected.test(decided.line().box()))
                .toList();
        if (!last.isEmpty()) events.add(unwound(last, _ -> CrapsShowdown.SYSTEM_FAULT));
    }

    static RoundUnwound unwound(List<Decided> last, Function<Patron, @Nullable CrapsShowdown> row) {
        List<Adjustment> adjustments = CrapsSettlement.unwinding(last, row);
        return new RoundUnwound(last.stream().map(Decided::line).toList(), adjustments);
    }

    /** Before the result is known, for a reason, for a player and by a manager who are both named. */
    @Rule({"3.3.8", "R-83"})
    private Decision<CrapsEvent> relax(CrapsState s, Relax c) {
        if (!(s instanceof Shooting)) return refuse(RESULT_KNOWN, "there is no period to be relaxed");
        if (c.text().isBlank()) return refuse(RELAXED_WITHOUT_REASON, "expected a reason, got none");
        Terminal terminal = s.layout().of(c.patron());
        Money standing = terminal == null ? Money.ZERO : terminal.at(c.on()).stake();
        Money more = c.stake().minus(standing);
        if (more.isZero()) return refuse(NO_SUCH_WAGER, c.on() + " is " + standing + " already");
        Decision<CrapsEvent> changed = more.isPositive()
                ? wagers.place(s, new Wager(c.patron(), null, c.on(), more))
                : wagers.withdraw(s, new Withdraw(c.patron(), c.on(), more.negated()));
        if (!(changed instanceof Decision.Accepted<CrapsEvent>(var events))) return changed;
        List<CrapsEvent> all = new ArrayList<>(events);
        all.add(new PeriodRelaxed(c.patron(), c.by(), c.text()));
        return accept(all);
    }

    @Rule({"4.2", "6.5"})
    private Decision<CrapsEvent> withhold(CrapsState s, Withhold c) {
        Guest guest = s.table().guest(c.patron());
        Box box = guest.box() == null ? lastBox(s, c.patron()) : guest.box();
        if (box == null) return refuse(NOT_SEATED, c.patron() + " is at no terminal");
        Money credited = guest.box() == null ? credited(s, c.patron()) : guest.chips();
        if (!c.amount().isPositive() || (credited != null && c.amount().isAbove(credited)))
            return refuse(MORE_THAN_CREDITED, c.amount() + " is not on the meter");
        int number = s.layout().investigations() + 1;
        return accept(List.of(
                new CreditsWithheld(number, c.patron(), box, c.amount(), c.text()),
                new TableChanged(new TableEvent.Notified(
                        Recipient.INSPECTOR, "6.5", c.amount() + " of " + c.patron() + " withheld: " + c.text()))));
    }

    /** Where somebody played the last round who has left since; the amount can be demanded back. */
    @Rule({"6.5", "R-193"})
    private @Nullable Box lastBox(CrapsState s, Patron patron) {
        List<Decided> last = decided(s, patron);
        return last.isEmpty() ? null : last.getFirst().line().box();
    }

    /** What the last round has brought somebody who has left, but for what is withheld of it already. */
    @Rule({"6.5", "R-193"})
    private static Money credited(CrapsState s, Patron patron) {
        Money sum = Money.ZERO;
        for (Decided one : decided(s, patron)) sum = sum.plus(one.line().returned());
        for (Withheld withheld : s.layout().withheld())
            if (withheld.patron().equals(patron)) sum = sum.minus(withheld.amount());
        return sum;
    }

    @Rule({"4.2", "6.5"})
    private Decision<CrapsEvent> determine(CrapsState s, Determine c) {
        for (Withheld withheld : s.layout().withheld())
            if (withheld.number() == c.number())
                return accept(new CreditsDetermined(
                        c.number(),
                        withheld.patron(),
                        withheld.box(),
                        c.pay() ? withheld.amount() : Money.ZERO,
                        c.text()));
        return refuse(NO_SUCH_PAYMENT, "6.5", "nothing is withheld under number " + c.number());
    }

    /** What the last round decided is unwound, what was decided before stands, what is undecided goes back. */
    @Rule({"3.13", "3.13.1", "3.13.2", "3.14", "3.14.1", "3.14.2", "R-84"})
    private Decision<CrapsEvent> invalidWager(CrapsState s, InvalidWager c) {
        List<CrapsEvent> events = new ArrayList<>();
        List<Decided> last = decided(s, c.patron());
        if (!last.isEmpty()) events.add(unwound(last, _ -> CrapsShowdown.INVALID));
        voided(s, c.patron(), CrapsShowdown.INVALID, events);
        return events.isEmpty() ? refuse(NOTHING_TO_VOID, c.patron() + " has wagered nothing") : accept(events);
    }

    /** What the last round decided of a player's wagers, as far as that stands. */
    private static List<Decided> decided(CrapsState s, Patron patron) {
        return s.layout().last().stream()
                .filter(decided -> decided.line().patron().equals(patron))
                .toList();
    }

    private static void voided(CrapsState s, Patron patron, CrapsShowdown row, List<CrapsEvent> events) {
        Terminal terminal = s.layout().of(patron);
        if (terminal == null) return;
        Voiding voiding = Voiding.none();
        voiding.all(terminal, row);
        if (!voiding.isEmpty()) events.add(voiding.event());
    }

    /** Any wager: what the last round decided too, until the dice of the next are released. */
    @Rule({"7.3", "7.4", "7.5", "7.7", "7.7.1", "7.10", "7.11", "7.13", "R-193"})
    private Decision<CrapsEvent> voidWagers(CrapsState s, VoidWagers c) {
        if (!List.of("7.3", "7.4", "7.5", "7.10", "7.11", "7.13").contains(c.clause()))
            return refuse(NOT_A_CONTRAVENTION, "expected 7.3, 7.4, 7.5, 7.10, 7.11 or 7.13, got " + c.clause());
        List<CrapsEvent> events = new ArrayList<>();
        List<Decided> last = decided(s, c.patron());
        if (!last.isEmpty()) events.add(unwound(last, _ -> CrapsShowdown.CONTRAVENTION));
        voided(s, c.patron(), CrapsShowdown.CONTRAVENTION, events);
        if (events.isEmpty()) return refuse(NOTHING_TO_VOID, c.patron() + " has wagered nothing");
        events.add(new TableChanged(new TableEvent.IncidentRecorded(c.clause(), c.patron(), c.text(), c.by())));
        return accept(events);
    }

    /** Before the roll the round has no result; after it, until the dice of the next are released, it is unwound. */
    @Rule({"7.8", "7.8.1", "7.8.2", "7.9", "R-21", "R-193"})
    private Decision<CrapsEvent> invalidate(CrapsState s, Invalidate c) {
        Invalidation how = c.invalidation();
        String objection = how.objection(rules.table());
        if (objection != null) return refuse(RETAINED_WITHOUT_APPROVAL, objection);
        boolean last = s instanceof Settled || Boolean.TRUE.equals(c.lastRound());
        if (last && s.layout().last().isEmpty() && heldLast(s).isEmpty())
            return refuse(NOTHING_TO_VOID, "7.8", "no round has been decided");
        Patron nobody = without(s, last, how.named());
        if (nobody != null) return refuse(NOTHING_TO_KEEP, nobody + " has wagered nothing in that round");
        List<CrapsEvent> events = new ArrayList<>();
        events.add(new OutcomeInvalidated(how.fraudulent(), c.by()));
        if (last) events.addAll(takenAway(s, how));
        else events.addAll(noRoll(s, CrapsShowdown.INVALIDATED, patron -> fate(how, patron)));
        return accept(events);
    }

    /** What the last round decided, whether it was paid or is held. */
    @Rule({"6.1", "7.9", "R-193"})
    private List<CrapsEvent> takenAway(CrapsState s, Invalidation how) {
        List<CrapsEvent> events = new ArrayList<>();
        List<Decided> last = s.layout().last();
        if (!last.isEmpty()) events.add(unwound(last, patron -> fate(how, patron)));
        Voiding held = Voiding.none();
        for (Terminal terminal : s.layout().terminals())
            for (Decided one : terminal.heldLast()) held.one(terminal, one.bet(), fate(how, terminal.patron()));
        if (!held.isEmpty()) events.add(new HeldUnwound(List.copyOf(held.lines()), List.copyOf(held.adjustments())));
        return events;
    }

    private static List<Decided> heldLast(CrapsState s) {
        return s.layout().terminals().stream()
                .flatMap(terminal -> terminal.heldLast().stream())
                .toList();
    }

    /** Of those who are named, somebody who has no wager that could be kept. */
    @Rule({"7.9", "R-193"})
    private static @Nullable Patron without(CrapsState s, boolean last, List<Patron> named) {
        for (Patron patron : named) {
            Terminal terminal = s.layout().of(patron);
            boolean placed = terminal != null && terminal.hasPlaced();
            boolean held = terminal != null && !terminal.heldLast().isEmpty();
            if (last ? decided(s, patron).isEmpty() && !held : !placed) return patron;
        }
        return null;
    }

    private static CrapsShowdown fate(Invalidation how, Patron patron) {
        return switch (how.of(patron)) {
            case REFUNDED -> CrapsShowdown.INVALIDATED;
            case FORFEITED -> CrapsShowdown.FORFEITED;
            case RETAINED -> CrapsShowdown.RETAINED;
        };
    }

    @Rule({"7.13", "7.13.1", "7.13.2"})
    private static Decision<CrapsEvent> vacate(CrapsState s, Vacate c) {
        Guest guest = s.table().at(c.box());
        if (guest == null) return refuse(NOT_SEATED, c.box() + " is free");
        if (s.hasWager(guest.patron())) return refuse(SEAT_NOT_IDLE, guest.patron() + " has wagers on the layout");
        return accept(new TableChanged(new TableEvent.SeatLeft(guest.patron(), c.box(), true)));
    }
}
