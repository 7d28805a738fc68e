package baize.games.craps;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A player terminal with wagers on its layout, or with a fault.
 *
 * @param bets the wagers in the order of the book
 * @param failed whether it is out of order
 * @param held what the dice decided while it was
 * @param away whether its player has left the wagers behind
 * @param moved what stood before the wagering period at hand and was moved in it; absent while nothing was
 */
@Rule({"1.1 \"PT\"", "7.1"})
public record Terminal(
        Box box,
        Patron patron,
        List<Bet> bets,
        boolean failed,
        List<Decided> held,
        boolean away,
        @Nullable List<Moved> moved) {
    static Terminal empty(Box box, Patron patron) {
        return new Terminal(box, patron, List.of(), false, List.of(), false, null);
    }

    public @Nullable Bet on(Spot spot) {
        for (Bet bet : bets) if (bet.on().equals(spot)) return bet;
        return null;
    }

    /** The wager on a place, which may be none. */
    Bet at(Spot spot) {
        Bet bet = on(spot);
        return bet == null ? Bet.none(spot) : bet;
    }

    /** With one wager changed; one without a stake is taken off. Who acts is here. */
    Terminal changed(Spot spot, UnaryOperator<Bet> change) {
        Bet changed = change.apply(at(spot));
        List<Bet> others = new ArrayList<>(bets.size() + 1);
        int place = spot.order();
        for (Bet bet : bets) if (bet.on().order() < place) others.add(bet);
        if (changed.stake().isPositive()) others.add(changed);
        for (Bet bet : bets) if (bet.on().order() > place) others.add(bet);
        return new Terminal(box, patron, List.copyOf(others), failed, held, false, null)
                .moving(Moved.upTo(spot, changed.fresh(), movedHere()));
    }

    Terminal with(List<Bet> others) {
        return new Terminal(box, patron, List.copyOf(others), failed, held, away, moved);
    }

    Terminal without(Predicate<Bet> taken) {
        return with(bets.stream().filter(taken.negate()).toList());
    }

    Terminal failing() {
        return new Terminal(box, patron, bets, true, held, away, moved);
    }

    /** With what a roll decided here, which is the last one now. */
    Terminal holding(List<Decided> more) {
        List<Decided> all = new ArrayList<>();
        for (Decided earlier : held) all.add(earlier.of(false));
        for (Decided decided : more) if (decided.line().box().equals(box)) all.add(decided.of(true));
        return new Terminal(box, patron, bets, failed, List.copyOf(all), away, moved);
    }

    /** Without what was held of this line. */
    Terminal released(Line line) {
        List<Decided> rest = new ArrayList<>(held);
        for (int i = 0; i < rest.size(); i++)
            if (rest.get(i).line().wager().equals(line.wager())) {
                rest.remove(i);
                break;
            }
        return new Terminal(box, patron, bets, failed, List.copyOf(rest), away, moved);
    }

    /** What the last roll decided here while it was out of order. */
    List<Decided> heldLast() {
        return held.stream().filter(Decided::lastRoll).toList();
    }

    /** Without that. */
    Terminal withoutHeldLast() {
        List<Decided> rest =
                held.stream().filter(decided -> !decided.lastRoll()).toList();
        return new Terminal(box, patron, bets, failed, rest, away, moved);
    }

    Terminal mended() {
        return new Terminal(box, patron, bets, false, List.of(), away, moved);
    }

    /** What was moved in this period, which may be nothing. */
    List<Moved> movedHere() {
        return moved == null ? List.of() : moved;
    }

    /** Whether something was placed here in this period: what was moved stands where it stood if there is no roll. */
    boolean hasPlaced() {
        return bets.stream().anyMatch(bet -> bet.fresh().isAbove(Moved.on(bet.on(), movedHere())));
    }

    Terminal moving(List<Moved> all) {
        List<Moved> kept = all.isEmpty() ? null : List.copyOf(all);
        return new Terminal(box, patron, bets, failed, held, away, kept);
    }

    Terminal left() {
        return new Terminal(box, patron, bets, failed, held, true, moved);
    }

    /** Nobody's any more: a fault stays with the machine. */
    Terminal vacated() {
        return new Terminal(box, patron, bets, failed, held, false, moved);
    }

    boolean hasWagers() {
        return !bets.isEmpty() || !held.isEmpty();
    }

    /** Whether there is nothing to remember of it. */
    boolean isIdle() {
        return !hasWagers() && !failed && !away;
    }

    /** What lies on the layout, or is held. */
    Money staked() {
        Money sum = Money.ZERO;
        for (Bet bet : bets) sum = sum.plus(bet.stake());
        for (Decided decided : held) sum = sum.plus(decided.bet().stake());
        return sum;
    }

    /** Whether its player may shoot the dice: with enough on the line. */
    @Rule({"3.11", "3.11.2", "1.1 \"Shooter\"", "R-81"})
    boolean mayShoot(CrapsRules rules, Table table) {
        return reaches(rules, table, CrapsWager.PASS_LINE) || reaches(rules, table, CrapsWager.DONT_PASS);
    }

    private boolean reaches(CrapsRules rules, Table table, CrapsWager line) {
        Bet bet = on(Spot.of(line, 0));
        return bet != null && !bet.stake().isBelow(rules.shooting(table, line));
    }
}
