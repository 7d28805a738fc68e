package baize.games.craps;

import baize.core.engine.Box;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Line;
import baize.core.pay.Result;
import baize.core.pay.Travel;
import baize.core.rule.Rule;
import baize.games.craps.CrapsEvent.*;
import baize.games.craps.CrapsState.*;
import baize.games.table.Guest;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;

/** The state after an event: what each kind of event changes. */
final class CrapsEvolution {
    private CrapsEvolution() {}

    static CrapsState evolve(CrapsState state, CrapsEvent event) {
        return switch (event) {
            case TableChanged e -> state.change(layout -> changed(layout, e.event()));
            case RoundOpened e -> new Wagering(state.layout().inRound(e.round()));
            case WagerPlaced e -> placed(state, e);
            case WagerTaken e -> taken(state, e);
            case StandingMoved e ->
                state.change(layout -> layout.change(e.box(), e.patron(), terminal -> moved(terminal, e)));
            case StandingPutBack e -> state.change(layout -> putBack(layout, e));
            case WageringClosed e -> closed(state, e);
            case RoundSettled e -> new Settled(settled(state.layout(), e));
            case RoundVoided e -> new Settled(voided(state.layout(), e));
            case WagersVoided e -> state.change(layout -> without(layout, e.lines(), e.adjustments()));
            case TerminalFailed e -> state.change(layout -> failed(layout, e.box()));
            case TerminalRecalculated e -> state.change(layout -> recalculated(layout, e));
            case RoundUnwound e ->
                state.change(layout -> adjusted(layout, e.adjustments()).withLast(standing(layout, e.unwound())));
            case HeldUnwound e -> state.change(layout -> heldUnwound(layout, e));
            case CreditsWithheld e ->
                state.change(layout -> adjusted(layout, e.adjustments())
                        .withholding(new Withheld(e.number(), e.patron(), e.box(), e.amount(), e.text())));
            case CreditsDetermined e ->
                state.change(layout -> adjusted(layout, e.adjustments()).determined(e.number()));
            case CloseWarned e -> state.change(layout -> layout.closingAfter(e.lastRound()));
            case PlayerLeft e -> state.change(layout -> layout.change(e.box(), e.patron(), Terminal::left));
            case PeriodRelaxed _, OutcomeInvalidated _ -> state;
        };
    }

    /** Who leaves a terminal without wagers leaves nothing; where play closed or begins again, no warning stands. */
    private static Layout changed(Layout layout, TableEvent event) {
        Layout after = layout.with(layout.table().evolve(event));
        return switch (event) {
            case TableEvent.SeatLeft e -> after.change(e.box(), e.patron(), Terminal::vacated);
            case TableEvent.TableClosed _, TableEvent.TableOpened _ -> after.closingAfter(0);
            default -> after;
        };
    }

    private static CrapsState placed(CrapsState state, WagerPlaced e) {
        return state.change(layout -> adjusted(layout, e.adjustments())
                .change(
                        e.box(),
                        e.patron(),
                        terminal -> terminal.changed(e.on(), bet -> bet.plus(e.amount(), e.commission())))
                .staked(e.staked()));
    }

    private static CrapsState taken(CrapsState state, WagerTaken e) {
        return state.change(layout -> adjusted(layout, e.adjustments())
                .change(
                        e.box(),
                        e.patron(),
                        terminal -> terminal.changed(e.on(), bet -> bet.minus(e.amount(), e.refund())))
                .staked(e.staked()));
    }

    /** What comes home stands there as it did. */
    @Rule({"3.12", "R-195"})
    private static Terminal moved(Terminal terminal, StandingMoved e) {
        Terminal after = terminal;
        List<Moved> away = new ArrayList<>(terminal.movedHere());
        for (Moved one : e.moved())
            if (one.from().equals(one.at())) after = after.changed(one.at(), bet -> bet.standing(one.amount()));
            else away.add(one);
        return after.moving(away);
    }

    @Rule({"3.12", "R-195"})
    private static Layout putBack(Layout layout, StandingPutBack e) {
        Layout after = adjusted(layout, e.adjustments());
        for (Moved one : e.back())
            after = after.change(
                    e.box(),
                    e.patron(),
                    terminal -> away(
                            terminal,
                            terminal.changed(one.at(), bet -> bet.minus(one.amount()))
                                    .changed(one.from(), bet -> bet.putBack(one))));
        List<Adjustment> refunds = e.adjustments().stream()
                .filter(one -> one.amount().isPositive())
                .toList();
        return refunded(after, refunds);
    }

    private static Terminal away(Terminal before, Terminal after) {
        return before.away() ? after.left() : after;
    }

    private static Shooting closed(CrapsState state, WageringClosed e) {
        Box shooter = e.shooter();
        Layout layout = shooter == null ? state.layout() : state.layout().shotBy(shooter);
        return new Shooting(layout, shooter, e.at());
    }

    /** What the dice decided comes down, what they gave a number goes there, and the rest is carried on. */
    @Rule({"3.4.3", "R-73", "R-87"})
    private static Layout settled(Layout layout, RoundSettled e) {
        List<Decided> decided = Decided.of(layout, e.lines());
        List<Decided> held = Decided.of(layout, e.held());
        return layout.changeAll(terminal -> moved(off(off(terminal, e.lines()), e.held()), e.travels())
                        .holding(held))
                .with(layout.table().settled(e.lines()))
                .rolled(e.dice(), e.passes())
                .withLast(decided);
    }

    private static Terminal off(Terminal terminal, List<Line> lines) {
        return terminal.without(bet -> lines.stream()
                .anyMatch(line -> line.box().equals(terminal.box())
                        && line.wager().equals(bet.on().id())));
    }

    private static Terminal moved(Terminal terminal, List<Travel> travels) {
        Terminal after = carried(terminal);
        for (Travel travel : travels)
            if (travel.box().equals(terminal.box())) {
                Spot from = Spot.parse(travel.from());
                Bet bet = after.at(from);
                boolean away = after.away();
                after = after.changed(from, _ -> Bet.none(from))
                        .changed(Spot.parse(travel.to()), _ -> bet.at(Spot.parse(travel.to())));
                if (away) after = after.left();
            }
        return after;
    }

    private static Layout voided(Layout layout, RoundVoided e) {
        Layout after = without(layout, e.lines(), e.adjustments()).changeAll(CrapsEvolution::carried);
        return e.over() ? after.fromTheStart() : after;
    }

    /** As it goes into the next round. */
    private static Terminal carried(Terminal terminal) {
        return terminal.with(terminal.bets().stream().map(Bet::carried).toList())
                .moving(List.of());
    }

    /** Without what these lines took off, which may be a part of what stood. */
    private static Layout without(Layout layout, List<Line> lines, List<Adjustment> adjustments) {
        Layout after = layout.with(layout.table().settled(lines));
        for (Line line : lines) after = after.change(line.box(), line.patron(), terminal -> less(terminal, line));
        return refunded(adjusted(after, adjustments), adjustments);
    }

    private static Terminal less(Terminal terminal, Line line) {
        Spot on = Spot.parse(line.wager());
        Bet bet = terminal.on(on);
        if (bet == null) return terminal.released(line);
        boolean away = terminal.away();
        boolean goesBack = line.result() == Result.VOID;
        Terminal after = terminal.changed(
                on, stood -> goesBack ? stood.minus(line.stake()) : stood.minus(line.stake(), Money.ZERO));
        return away ? after.left() : after;
    }

    /** What is left of a wager has less commission paid for it. */
    private static Layout refunded(Layout layout, List<Adjustment> refunds) {
        Layout after = layout;
        for (Adjustment refund : refunds) {
            Terminal terminal = refund.box() == null ? null : after.at(refund.box());
            Spot on = Spot.parse(refund.wager());
            if (terminal != null && terminal.on(on) != null)
                after = after.change(
                        terminal.box(),
                        refund.patron(),
                        there -> there.with(there.bets().stream()
                                .map(bet -> bet.on().equals(on) ? bet.refunded(refund.amount()) : bet)
                                .toList()));
        }
        return after;
    }

    private static Layout failed(Layout layout, Box box) {
        Guest guest = layout.table().at(box);
        if (guest == null) throw new IllegalStateException("corrupt history: nobody at " + box);
        return layout.change(box, guest.patron(), Terminal::failing);
    }

    private static Layout recalculated(Layout layout, TerminalRecalculated e) {
        Terminal terminal = layout.at(e.box());
        if (terminal == null) throw new IllegalStateException("corrupt history: no terminal at " + e.box());
        List<Decided> last = new ArrayList<>(layout.last());
        for (Decided held : terminal.heldLast()) {
            Decided paid = held.paid(e.lines());
            if (paid != null) last.add(paid);
        }
        return adjusted(layout.with(layout.table().settled(e.lines())), e.adjustments())
                .change(e.box(), terminal.patron(), Terminal::mended)
                .withLast(List.copyOf(last));
    }

    private static Layout heldUnwound(Layout layout, HeldUnwound e) {
        return adjusted(layout.with(layout.table().settled(e.lines())), e.adjustments())
                .changeAll(Terminal::withoutHeldLast);
    }

    private static List<Decided> standing(Layout layout, List<Line> unwound) {
        List<Decided> rest = new ArrayList<>(layout.last());
        rest.removeIf(decided -> unwound.contains(decided.line()));
        return List.copyOf(rest);
    }

    private static Layout adjusted(Layout layout, List<Adjustment> adjustments) {
        return adjustments.isEmpty() ? layout : layout.with(layout.table().adjusted(adjustments));
    }
}
