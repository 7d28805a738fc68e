package baize.games.craps;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.games.craps.CrapsState.Settled;
import baize.games.table.Guest;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What is true of a craps game at every moment, whatever has been asked of it. */
final class CrapsInvariants {
    private CrapsInvariants() {}

    static void check(CrapsRules rules, CrapsState state) {
        Layout layout = state.layout();
        Set<Integer> boxes = new HashSet<>();
        for (Terminal terminal : layout.terminals()) {
            must(boxes.add(terminal.box().number()), "one terminal a box", terminal);
            must(!terminal.isIdle(), "nothing to remember", terminal);
            must(!terminal.away() || terminal.hasWagers(), "who has left without wagers is gone", terminal);
            must(terminal.held().isEmpty() || terminal.failed(), "only a fault holds lines", terminal);
            if (terminal.hasWagers()) sitsThere(layout, terminal);
            inOrder(terminal);
            for (Bet bet : terminal.bets()) bet(rules, state, terminal, bet);
        }
        must(state.table().open() || !state.wagersStand(), "no wagers in a closed game", layout);
        must(layout.point() == 0 || CrapsShowdown.isPoint(layout.point()), "a point", layout.point());
    }

    private static void must(boolean holds, String what, Object of) {
        if (!holds) throw new AssertionError(what + ": " + of);
    }

    private static void sitsThere(Layout layout, Terminal terminal) {
        Guest guest = layout.table().at(terminal.box());
        must(guest != null && guest.patron().equals(terminal.patron()), "the player's own terminal", terminal);
        must(terminal.equals(layout.of(terminal.patron())), "one terminal a player", terminal);
    }

    /** No place holds two wagers, so a Come never meets another on its number. */
    private static void inOrder(Terminal terminal) {
        List<Integer> places = new ArrayList<>();
        for (Bet bet : terminal.bets()) places.add(Spot.layout().indexOf(bet.on()));
        assertThat(places).isSorted().doesNotHaveDuplicates();
    }

    private static void bet(CrapsRules rules, CrapsState state, Terminal terminal, Bet bet) {
        Spot on = bet.on();
        must(bet.stake().isPositive() && !bet.fresh().isAbove(bet.stake()), "a stake", bet);
        must(on.base() != null || !bet.stake().isAbove(Money.dollars(100)), "the maximum", bet);
        long due = rules.commission(on, bet.stake().cents());
        must(bet.commission().cents() >= 0 && bet.commission().cents() <= due, "the commission", bet);
        must(on.wager() != CrapsWager.HORN || bet.stake().cents() % 4 == 0, "quarters", bet);
        if (on.base() != null) rides(state, terminal, bet, on.base());
        boolean undecidedCome =
                on.number() == 0 && (on.wager() == CrapsWager.COME || on.wager() == CrapsWager.DONT_COME);
        must(!undecidedCome || state.layout().point() > 0, "a come while a point is on", bet);
        if (state instanceof Settled) {
            must(bet.fresh().isZero(), "all of it carried", bet);
            must(!on.wager().isOneRoll() && !undecidedCome, "decided by the roll", bet);
        }
    }

    private static void rides(CrapsState state, Terminal terminal, Bet bet, Spot base) {
        Bet under = terminal.at(base);
        must(under.stake().isPositive(), "odds on their base", terminal);
        must(!bet.stake().isAbove(OddsLimit.of(bet.on(), under.stake())), "the odds limit", terminal);
        boolean onLine = bet.on().wager() == CrapsWager.ODDS || bet.on().wager() == CrapsWager.DONT_ODDS;
        must(!onLine || bet.on().number() == state.layout().point(), "odds on the point", terminal);
    }
}
