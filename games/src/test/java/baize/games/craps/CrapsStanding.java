package baize.games.craps;

import baize.core.engine.Patron;
import baize.games.craps.CrapsCommand.Change;
import baize.games.craps.CrapsCommand.Move;
import baize.games.craps.CrapsCommand.Withdraw;
import baize.games.craps.CrapsEvent.RoundVoided;
import baize.games.craps.CrapsEvent.WagerTaken;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * After a round without a roll everything stands where it stood before its wagering period, but for those who took
 * something back themselves: kept from the states alone, without a look at what was moved.
 */
final class CrapsStanding {
    private final Map<Patron, List<Bet>> before = new HashMap<>();
    private final Set<Patron> changed = new HashSet<>();
    private int checked;

    /** How many times somebody's wagers were looked at. */
    int checked() {
        return checked;
    }

    void sent(CrapsCommand command, List<CrapsEvent> happened) {
        if (command instanceof Withdraw c) changed.add(c.patron());
        if (command instanceof Change c) changed.add(c.patron());
        boolean odds = happened.stream().filter(WagerTaken.class::isInstance).count() > 1;
        if (command instanceof Move c && odds) changed.add(c.patron());
    }

    void check(CrapsState from, CrapsState to, List<CrapsEvent> happened) {
        boolean over = to instanceof CrapsState.Settled && !(from instanceof CrapsState.Settled);
        boolean noRoll = happened.stream().anyMatch(event -> event instanceof RoundVoided one && !one.over());
        boolean alone = happened.stream().noneMatch(CrapsEvent.WagersVoided.class::isInstance);
        if (over && noRoll && alone) before.forEach((patron, bets) -> stands(to, patron, bets));
        if (happened.stream().anyMatch(CrapsStanding::takesOff))
            for (Terminal terminal : from.layout().terminals()) changed.add(terminal.patron());
        if (!(to instanceof CrapsState.Settled)) return;
        before.clear();
        changed.clear();
        for (Terminal terminal : to.layout().terminals()) before.put(terminal.patron(), bets(to, terminal.patron()));
    }

    private static boolean takesOff(CrapsEvent event) {
        return event instanceof CrapsEvent.WagersVoided
                || event instanceof CrapsEvent.TerminalRecalculated
                || event instanceof CrapsEvent.PeriodRelaxed;
    }

    private void stands(CrapsState to, Patron patron, List<Bet> bets) {
        if (changed.contains(patron)) return;
        List<Bet> now = bets(to, patron);
        if (!now.equals(bets)) throw new AssertionError(patron + " had " + bets + " and has " + now);
        checked++;
    }

    /** One may have two terminals: the one that is played at, and one that was left because it failed. */
    private static List<Bet> bets(CrapsState s, Patron patron) {
        Terminal terminal = s.layout().of(patron);
        return terminal == null ? List.of() : terminal.bets();
    }
}
