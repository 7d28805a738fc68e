package baize.games.craps;

import baize.core.dice.Dice;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.pay.Travel;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import baize.games.craps.CrapsEvent.RoundSettled;
import baize.games.craps.CrapsEvent.RoundVoided;
import baize.games.craps.CrapsEvent.StandingPutBack;
import baize.games.craps.CrapsEvent.WagersVoided;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What becomes of wagers when the dice have fallen, or when they have not. */
final class CrapsSettlement {
    private CrapsSettlement() {}

    /** Everything a roll decides, as the chips lay when the period ended. */
    @Rule({"3.3.7", "3.4.3", "3.12", "R-73"})
    static RoundSettled roll(Layout layout, @Nullable Box shooter, Dice dice) {
        List<Line> lines = new ArrayList<>();
        List<Line> held = new ArrayList<>();
        List<Travel> travels = new ArrayList<>();
        for (Terminal terminal : layout.terminals())
            for (Bet bet : terminal.bets()) {
                Line line = line(layout, terminal, bet, dice);
                if (line != null) (terminal.failed() ? held : lines).add(line);
                else if (travels(bet.on(), dice)) travels.add(travel(terminal, bet, dice));
            }
        boolean passes = Shooters.passes(shooter, lines) || Shooters.passes(shooter, held);
        return new RoundSettled(dice, List.copyOf(lines), List.copyOf(held), List.copyOf(travels), passes);
    }

    private static @Nullable Line line(Layout layout, Terminal terminal, Bet bet, Dice dice) {
        Spot on = bet.on();
        boolean onLine = on.wager() == CrapsWager.PASS_LINE || on.wager() == CrapsWager.DONT_PASS;
        int number = onLine ? layout.point() : on.number();
        CrapsShowdown row = CrapsShowdown.of(on.wager(), number, on.second(), dice);
        return row == null ? null : line(terminal, bet, bet.stake(), row, CrapsPay.of(on.wager(), number, dice, row));
    }

    /** A Come or Don't Come goes to its number. */
    @Rule({"3.9.3", "3.9.11"})
    private static boolean travels(Spot on, Dice dice) {
        boolean come = on.wager() == CrapsWager.COME || on.wager() == CrapsWager.DONT_COME;
        return come && on.number() == 0 && CrapsShowdown.isPoint(dice.total());
    }

    private static Travel travel(Terminal terminal, Bet bet, Dice dice) {
        String to = Spot.of(bet.on().wager(), dice.total()).id();
        return new Travel(terminal.patron(), terminal.box(), bet.on().id(), to, bet.stake());
    }

    /** The line of a stake, or of a part of it, that ends so. */
    @Rule({"1.1 \"Draw\"", "1.1 \"Void\"", "3.9.22", "R-1", "R-74", "R-75"})
    private static Line line(Terminal terminal, Bet bet, Money stake, CrapsShowdown row, @Nullable CrapsPay pay) {
        Verdict verdict = row.verdict();
        long part = pay == null ? stake.cents() : pay.winningPart(stake.cents());
        Odds odds = pay == null ? null : pay.odds();
        long pays = odds == null ? 0 : odds.winnings(part);
        Set<String> rules = new LinkedHashSet<>(verdict.rules());
        rules.addAll(bet.on().wager().cites());
        if (pay != null) rules.addAll(pay.cites());
        if (pay != null) rules.add("R-73");
        if (odds != null && odds.winnings(part) != odds.commission(part)) rules.add("R-1");
        return new Line(
                terminal.patron(),
                terminal.box(),
                1,
                bet.on().id(),
                stake,
                Money.ZERO,
                row,
                verdict.result(),
                odds,
                Money.cents(pays),
                Money.cents(verdict.result().returned(part, pays)),
                Money.ZERO,
                verdict.rule(),
                List.copyOf(rules));
    }

    /** Lines and refunds for wagers that the dice do not decide. */
    record Voiding(List<Line> lines, List<Adjustment> adjustments) {
        static Voiding none() {
            return new Voiding(new ArrayList<>(), new ArrayList<>());
        }

        boolean isEmpty() {
            return lines.isEmpty();
        }

        WagersVoided event() {
            return new WagersVoided(List.copyOf(lines), List.copyOf(adjustments));
        }

        RoundVoided round(CrapsShowdown cause, boolean over) {
            return new RoundVoided(cause, List.copyOf(lines), List.copyOf(adjustments), over);
        }

        /** Every wager of a terminal, with the commission that was paid for it. */
        @Rule({"R-71", "R-72", "R-78"})
        void all(Terminal terminal, CrapsShowdown row) {
            for (Bet bet : terminal.bets()) one(terminal, bet, row);
            for (Decided held : terminal.held()) one(terminal, held.bet(), row);
        }

        void one(Terminal terminal, Bet bet, CrapsShowdown row) {
            lines.add(line(terminal, bet, bet.stake(), row, null));
            if (row.verdict().result() == Result.VOID)
                adjustments.addAll(Commission.refunds(terminal.patron(), terminal.box(), List.of(bet)));
        }

        /** What was placed in the round at hand, and no more. */
        @Rule({"6.4", "6.4.1", "1.1 \"Cocked Dice\"", "1.1 \"Round Of Play\"", "R-77"})
        void fresh(CrapsRules rules, Terminal terminal, CrapsShowdown row) {
            for (Bet bet : terminal.bets())
                if (bet.fresh().isPositive()) {
                    lines.add(line(terminal, bet, bet.fresh(), row, null));
                    if (row.verdict().result() != Result.VOID) continue;
                    Money refund = bet.refund(rules, bet.stake().minus(bet.fresh()));
                    adjustments.addAll(Commission.moved(terminal.patron(), terminal.box(), bet.on(), refund));
                }
        }
    }

    /** What was moved in a round that is void, and stands again where it stood: bases before what rides on them. */
    @Rule({"3.12", "R-77", "R-195"})
    static List<CrapsEvent> puttingBack(CrapsRules rules, Layout layout) {
        List<CrapsEvent> events = new ArrayList<>();
        for (Terminal terminal : layout.terminals()) {
            List<Moved> back = new ArrayList<>();
            List<Adjustment> adjustments = new ArrayList<>();
            Terminal after = terminal;
            for (boolean base : List.of(true, false))
                for (Moved one : terminal.movedHere())
                    if (base == (one.from().base() == null) && carries(after, one)) {
                        after = putBack(rules, after, one, adjustments);
                        back.add(one);
                    }
            if (!back.isEmpty())
                events.add(new StandingPutBack(
                        terminal.patron(), terminal.box(), List.copyOf(back), List.copyOf(adjustments)));
        }
        return events;
    }

    /** Whether there is what it rode on, and enough of it. */
    private static boolean carries(Terminal terminal, Moved one) {
        Spot base = one.from().base();
        if (base == null) return true;
        Money riding = terminal.at(one.from()).stake().plus(one.amount());
        return !riding.isAbove(OddsLimit.of(one.from(), terminal.at(base).stake()));
    }

    private static Terminal putBack(CrapsRules rules, Terminal terminal, Moved one, List<Adjustment> adjustments) {
        Bet there = terminal.at(one.at());
        Money refund = there.refund(rules, there.stake().minus(one.amount()));
        adjustments.addAll(Commission.moved(terminal.patron(), terminal.box(), one.at(), refund));
        if (rules.refundOnCancel())
            adjustments.addAll(Commission.moved(
                    terminal.patron(),
                    terminal.box(),
                    one.from(),
                    one.commission().negated()));
        return terminal.changed(one.at(), bet -> bet.minus(one.amount()).refunded(refund))
                .changed(one.from(), bet -> bet.putBack(one));
    }

    /**
     * What moves back when lines that were paid do not stand: each stake to its player, all else to the house.
     *
     * @param row what ends them, by player; none where the line stands after all
     */
    @Rule({"3.14.1", "6.3", "6.6", "7.9", "R-79", "R-84", "R-193"})
    static List<Adjustment> unwinding(List<Decided> last, Function<Patron, @Nullable CrapsShowdown> row) {
        List<Adjustment> adjustments = new ArrayList<>();
        for (Decided decided : last) {
            Line line = decided.line();
            CrapsShowdown ends = row.apply(line.patron());
            if (ends == null) continue;
            Verdict verdict = ends.verdict();
            boolean kept = verdict.result() == Result.LOSE;
            Money due = kept ? Money.ZERO : line.stake().plus(decided.bet().commission());
            Money amount = due.minus(line.returned());
            if (!amount.isZero())
                adjustments.add(new Adjustment(
                        line.patron(), line.box(), line.wager(), amount, verdict.rule(), verdict.rules()));
        }
        return List.copyOf(adjustments);
    }
}
