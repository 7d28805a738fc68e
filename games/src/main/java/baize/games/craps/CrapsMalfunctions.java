package baize.games.craps;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.craps.CrapsReason.*;

import baize.core.engine.Decision;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.craps.CrapsEvent.TerminalFailed;
import baize.games.craps.CrapsEvent.TerminalRecalculated;
import baize.games.craps.CrapsIrregularity.Recalculate;
import baize.games.craps.CrapsIrregularity.TerminalFails;
import baize.games.craps.CrapsSettlement.Voiding;
import baize.games.table.Guest;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A terminal that fails: held while its records are read, then recalculated on the dice that fell, or void. */
@Rule({"6.1", "6.2", "6.3", "R-79"})
final class CrapsMalfunctions {
    private static final List<String> SIGNS = List.of("6.2.1", "6.2.2", "6.2.3");

    private CrapsMalfunctions() {}

    @Rule({"6.1", "6.2", "6.2.1", "6.2.2", "6.2.3", "6.3"})
    static Decision<CrapsEvent> fails(CrapsState s, TerminalFails c) {
        if (!SIGNS.contains(c.clause()))
            return refuse(NOT_A_MALFUNCTION, "expected 6.2.1, 6.2.2 or 6.2.3, got " + c.clause());
        Guest guest = guest(s, c.whose());
        if (guest == null && Boolean.FALSE.equals(c.confirmed())) {
            List<Decided> last = whoLeft(s, c.whose());
            if (!last.isEmpty()) return accept(CrapsRemedies.unwound(last, _ -> CrapsShowdown.UNCONFIRMED));
        }
        if (guest == null || guest.box() == null) return refuse(NOT_SEATED, c.whose() + " is at no terminal");
        Terminal terminal = s.layout().at(guest.box());
        if (terminal != null && terminal.failed())
            return refuse(TERMINAL_OUT_OF_ORDER, guest.box() + " is out of order already");
        List<CrapsEvent> events = new ArrayList<>();
        events.add(new TerminalFailed(guest.box(), c.clause()));
        if (c.confirmed() == null) return accept(events);
        Terminal failed = terminal == null ? Terminal.empty(guest.box(), guest.patron()) : terminal;
        if (c.confirmed()) mended(failed, _ -> false, events);
        else unconfirmed(s, failed, events);
        return accept(events);
    }

    /** What the last round decided at a terminal whose player has gone since. */
    @Rule({"6.3", "R-193"})
    private static List<Decided> whoLeft(CrapsState s, Whose whose) {
        return s.layout().last().stream()
                .filter(one -> whose.is(one.line().box(), one.line().patron()))
                .toList();
    }

    private static @Nullable Guest guest(CrapsState s, Whose whose) {
        for (Guest guest : s.table().guests())
            if (guest.box() != null && whose.is(guest.box(), guest.patron())) return guest;
        return null;
    }

    /** The records confirm nothing: what is undecided goes back, and so does what the last round decided there. */
    @Rule({"6.3", "R-79", "R-193"})
    private static void unconfirmed(CrapsState s, Terminal failed, List<CrapsEvent> events) {
        List<Decided> last = s.layout().last().stream()
                .filter(decided -> decided.line().box().equals(failed.box()))
                .toList();
        if (!last.isEmpty()) events.add(CrapsRemedies.unwound(last, _ -> CrapsShowdown.UNCONFIRMED));
        mended(failed, _ -> true, events);
    }

    @Rule({"6.1", "6.3"})
    static Decision<CrapsEvent> recalculate(CrapsState s, Recalculate c) {
        for (Terminal terminal : s.layout().terminals())
            if (c.whose().is(terminal.box(), terminal.patron()) && terminal.failed()) {
                List<CrapsEvent> events = new ArrayList<>();
                mended(terminal, on -> isUnconfirmed(c.unconfirmed(), on), events);
                return accept(events);
            }
        return refuse(TERMINAL_IN_ORDER, c.whose() + " has no terminal out of order");
    }

    /** What rides on a wager that is not confirmed is not confirmed either. */
    private static boolean isUnconfirmed(List<Spot> unconfirmed, Spot on) {
        return unconfirmed.contains(on) || (on.base() != null && unconfirmed.contains(on.base()));
    }

    /** What was held is paid as the dice fell, unless the records do not confirm it. */
    private static void mended(Terminal terminal, Predicate<Spot> unconfirmed, List<CrapsEvent> events) {
        Voiding undecided = Voiding.none();
        for (Bet bet : terminal.bets())
            if (unconfirmed.test(bet.on())) undecided.one(terminal, bet, CrapsShowdown.UNCONFIRMED);
        if (!undecided.isEmpty()) events.add(undecided.event());
        Voiding held = Voiding.none();
        for (Decided decided : terminal.held())
            if (unconfirmed.test(decided.bet().on())) held.one(terminal, decided.bet(), CrapsShowdown.UNCONFIRMED);
            else held.lines().add(recalculated(decided.line()));
        events.add(
                new TerminalRecalculated(terminal.box(), List.copyOf(held.lines()), List.copyOf(held.adjustments())));
    }

    private static Line recalculated(Line line) {
        Set<String> rules = new LinkedHashSet<>(line.rules());
        rules.addAll(List.of("6.1", "R-79"));
        return new Line(
                line.patron(),
                line.box(),
                line.hand(),
                line.wager(),
                line.stake(),
                line.tokens(),
                line.ending(),
                line.result(),
                line.odds(),
                line.pays(),
                line.returned(),
                line.tokensReturned(),
                line.rule(),
                List.copyOf(rules));
    }
}
