package baize.games.craps;

import baize.core.dice.Dice;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Stake;
import baize.core.rule.Rule;
import baize.games.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What stands whatever the phase.
 *
 * @param point the number that races with the seven; 0 before a come out roll
 * @param turn who shot last; none before the first shot
 * @param passed whether the dice go on from there
 * @param terminals those with wagers or a fault, clockwise
 * @param last how the last round was settled, as far as that stands
 * @param withheld what is kept back while something is investigated
 * @param investigations how many there have been
 * @param lastRound the round with which play closes; 0 while it does not
 */
public record Layout(
        Table table,
        int round,
        int point,
        @Nullable Box turn,
        boolean passed,
        List<Terminal> terminals,
        RollHistory history,
        List<Decided> last,
        List<Withheld> withheld,
        int investigations,
        int lastRound) {

    static Layout opened(CrapsRules rules) {
        return new Layout(
                Table.opened(rules.table()),
                0,
                0,
                null,
                false,
                List.of(),
                RollHistory.NONE,
                List.of(),
                List.of(),
                0,
                0);
    }

    Layout with(Table other) {
        return new Layout(
                other, round, point, turn, passed, terminals, history, last, withheld, investigations, lastRound);
    }

    Layout with(List<Terminal> others) {
        List<Terminal> kept =
                others.stream().filter(terminal -> !terminal.isIdle()).toList();
        return new Layout(table, round, point, turn, passed, kept, history, last, withheld, investigations, lastRound);
    }

    Layout staked(Stake stake) {
        return with(table.staked(stake));
    }

    Layout inRound(int number) {
        return new Layout(
                table, number, point, turn, passed, terminals, history, last, withheld, investigations, lastRound);
    }

    Layout withLast(List<Decided> settled) {
        return new Layout(
                table, round, point, turn, passed, terminals, history, settled, withheld, investigations, lastRound);
    }

    Layout shotBy(Box shooter) {
        return new Layout(
                table, round, point, shooter, false, terminals, history, last, withheld, investigations, lastRound);
    }

    /** After a roll: a point is on, or off again, and the dice may pass. */
    @Rule({"1.1 \"Come Out Roll\"", "3.11"})
    Layout rolled(Dice dice, boolean passes) {
        int next = point == 0 && CrapsShowdown.isPoint(dice.total())
                ? dice.total()
                : dice.total() == point || dice.total() == 7 ? 0 : point;
        return new Layout(
                table,
                round,
                next,
                turn,
                passed || passes,
                terminals,
                history.with(dice, point, passes),
                last,
                withheld,
                investigations,
                lastRound);
    }

    /** With no point, as when everything has been taken off the layout. */
    Layout fromTheStart() {
        return new Layout(table, round, 0, turn, passed, terminals, history, last, withheld, investigations, lastRound);
    }

    Layout withholding(Withheld more) {
        List<Withheld> all = new ArrayList<>(withheld);
        all.add(more);
        return withheld(all, investigations + 1);
    }

    Layout determined(int number) {
        return withheld(withheld.stream().filter(one -> one.number() != number).toList(), investigations);
    }

    private Layout withheld(List<Withheld> all, int count) {
        return new Layout(
                table, round, point, turn, passed, terminals, history, last, List.copyOf(all), count, lastRound);
    }

    Layout closingAfter(int number) {
        return new Layout(
                table, round, point, turn, passed, terminals, history, last, withheld, investigations, number);
    }

    public @Nullable Terminal at(Box box) {
        for (Terminal terminal : terminals) if (terminal.box().equals(box)) return terminal;
        return null;
    }

    /** The terminal of a player; one with wagers before one that was left because it failed. */
    public @Nullable Terminal of(Patron patron) {
        Terminal found = null;
        for (Terminal terminal : terminals)
            if (terminal.patron().equals(patron) && (found == null || terminal.hasWagers())) found = terminal;
        return found;
    }

    boolean isOutOfOrder(Box box) {
        Terminal terminal = at(box);
        return terminal != null && terminal.failed();
    }

    /** The terminals with one of them changed, or joined by one. */
    Layout change(Box box, Patron patron, UnaryOperator<Terminal> change) {
        List<Terminal> all = new ArrayList<>(terminals.size() + 1);
        for (Terminal terminal : terminals) if (terminal.box().compareTo(box) < 0) all.add(terminal);
        Terminal there = at(box);
        all.add(change.apply(there == null ? Terminal.empty(box, patron) : there));
        for (Terminal terminal : terminals) if (terminal.box().compareTo(box) > 0) all.add(terminal);
        return with(all);
    }

    Layout changeAll(UnaryOperator<Terminal> change) {
        return with(terminals.stream().map(change).toList());
    }

    boolean wagersStand() {
        return terminals.stream().anyMatch(Terminal::hasWagers);
    }

    /** Whether there is anything for the dice to decide, or to be decided by later ones. */
    public boolean betsStand() {
        return terminals.stream().anyMatch(terminal -> !terminal.bets().isEmpty());
    }

    Money staked(Patron patron) {
        Terminal terminal = of(patron);
        return terminal == null ? Money.ZERO : terminal.staked();
    }
}
