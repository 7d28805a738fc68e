package baize.games.craps;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.craps.CrapsReason.*;

import baize.core.engine.Box;
import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.craps.CrapsCommand.Change;
import baize.games.craps.CrapsCommand.Move;
import baize.games.craps.CrapsCommand.Wager;
import baize.games.craps.CrapsCommand.Withdraw;
import baize.games.craps.CrapsEvent.RoundOpened;
import baize.games.craps.CrapsEvent.StandingMoved;
import baize.games.craps.CrapsEvent.TableChanged;
import baize.games.craps.CrapsEvent.WagerPlaced;
import baize.games.craps.CrapsEvent.WagerTaken;
import baize.games.craps.CrapsState.Settled;
import baize.games.table.Limits;
import baize.games.table.Table;
import baize.games.table.TableEvent;
import baize.games.table.Wagering;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Wagers within the wagering period: placed, added to, moved and taken back. Rules 3.3 to 3.5 and 3.9. */
record CrapsWagers(CrapsRules rules, Craps game) {

    @Rule({"3.3.4", "3.5", "3.5.1", "3.5.1.1"})
    Decision<CrapsEvent> place(CrapsState s, Wager c) {
        List<CrapsEvent> opening = opening(s);
        CrapsState open = game.after(s, opening);
        Box box = box(open.layout(), c.patron(), c.box());
        Refusal refusal = refusal(open, c.patron(), box, c.on(), c.stake());
        if (refusal != null) return new Decision.Refused<>(refusal);
        List<CrapsEvent> events = new ArrayList<>(opening);
        for (TableEvent seated : new Wagering(rules, open.table()).seating(c.patron(), box))
            events.add(new TableChanged(seated));
        events.add(placed(c.patron(), box, c.on(), c.stake()));
        return accept(events);
    }

    private WagerPlaced placed(Patron patron, Box box, Spot on, Money amount) {
        return new WagerPlaced(patron, box, on, amount, Money.cents(rules.commission(on, amount.cents())));
    }

    /** What happens when a round begins to happen: a sign that is due changes, and the round has its number. */
    static List<CrapsEvent> opening(CrapsState s) {
        if (!(s instanceof Settled)) return List.of();
        List<CrapsEvent> events = new ArrayList<>();
        for (TableEvent due : Wagering.roundStart(s.table())) events.add(new TableChanged(due));
        events.add(new RoundOpened(s.round() + 1));
        return events;
    }

    /** The terminal of a wager: where the player is, or else the one named, or the next free one clockwise. */
    @Rule("7.1")
    Box box(Layout layout, Patron patron, @Nullable Box named) {
        if (named != null) return named;
        Box own = layout.table().guest(patron).box();
        if (own != null) return own;
        int number = 1;
        while (layout.table().at(Box.of(number)) != null || layout.isOutOfOrder(Box.of(number))) number++;
        return Box.of(number);
    }

    /** Why this much more may not be placed, if so. */
    @Nullable
    Refusal refusal(CrapsState s, Patron patron, Box box, Spot on, Money amount) {
        Refusal person = atTerminal(s, patron, box);
        if (person != null) return person;
        Terminal terminal = terminal(s.layout(), patron, box);
        Refusal there = CrapsPlaces.refusal(s.layout(), terminal, on);
        if (there != null) return there;
        Refusal size = size(s, terminal, on, amount);
        return size == null ? means(s.table(), patron, on, amount) : size;
    }

    static Terminal terminal(Layout layout, Patron patron, Box box) {
        Terminal terminal = layout.at(box);
        return terminal == null ? Terminal.empty(box, patron) : terminal;
    }

    @Rule({"3.13", "3.13.1", "3.13.2", "7.1", "7.2", "1.1 \"Player Card\"", "R-86"})
    private @Nullable Refusal atTerminal(CrapsState s, Patron patron, Box box) {
        Box own = s.table().guest(patron).box();
        Refusal seat = new Wagering(rules, s.table()).seat(patron, box);
        if (own != null && !own.equals(box) && (seat == null || seat.reason() == BOX_TAKEN))
            return refusal(SECOND_TERMINAL, patron + " plays at " + own);
        if (seat != null) return seat;
        if (s.layout().isOutOfOrder(box)) return refusal(TERMINAL_OUT_OF_ORDER, box + " is out of order");
        if (isLastRoundOver(s))
            return refusal(CLOSE_OF_PLAY, "play has closed but for wagers that cannot be cancelled");
        return null;
    }

    @Rule({"7.2", "R-86"})
    static boolean isLastRoundOver(CrapsState s) {
        int last = s.layout().lastRound();
        return last > 0 && s.period() > last;
    }

    /** A wager is within the limits of its place; what is added to it is in units. */
    @Rule({"1.1 \"Minimum Bet\"", "1.1 \"Maximum Bet\"", "3.1", "3.9.22", "R-1", "R-74", "R-85"})
    private @Nullable Refusal size(CrapsState s, Terminal terminal, Spot on, Money amount) {
        Limits limits = rules.limits(s.table(), terminal.patron(), on);
        Money standing = terminal.at(on).stake();
        Money total = standing.plus(amount);
        boolean first = standing.isZero();
        if (!amount.isPositive() || total.isBelow(limits.minimum()))
            return refusal(BELOW_MINIMUM, (first ? total : amount) + " is below " + limits.minimum());
        if (total.isAbove(limits.maximum())) return refusal(ABOVE_MAXIMUM, total + " is above " + limits.maximum());
        if (!(first ? amount.minus(limits.minimum()) : amount).isMultipleOf(limits.unit()))
            return refusal(NOT_IN_UNITS, amount + " is not in units of " + limits.unit());
        if (on.wager() == CrapsWager.HORN && total.cents() % 4 != 0)
            return refusal(NOT_IN_QUARTERS, total + " does not divide by four");
        return oddsLimit(terminal, on, total);
    }

    private static @Nullable Refusal oddsLimit(Terminal terminal, Spot on, Money total) {
        Spot base = on.base();
        if (base == null) return null;
        Money most = OddsLimit.of(on, terminal.at(base).stake());
        if (!total.isAbove(most)) return null;
        String rule = switch (on.wager()) {
            case COME_ODDS -> "3.9.4.1";
            case DONT_ODDS -> "3.9.12.1";
            case DONT_COME_ODDS -> "3.9.13.1";
            default -> "3.9.2.1";
        };
        return new Refusal(ABOVE_ODDS_LIMIT, rule, total + " is above " + most);
    }

    /** The commission is debited on top of the wager. */
    @Rule({"1.1 \"PT Chip Account\"", "3.3", "3.3.4", "3.9.8", "3.9.15", "R-16", "R-71", "R-72"})
    private @Nullable Refusal means(Table table, Patron patron, Spot on, Money amount) {
        Money commission = Money.cents(rules.commission(on, amount.cents()));
        return new Wagering(rules, table).means(patron, amount.plus(commission), Money.ZERO);
    }

    @Rule({"3.5.1.1", "1.1 \"Wagering Period\"", "R-66"})
    Decision<CrapsEvent> withdraw(CrapsState s, Withdraw c) {
        Terminal terminal = s.layout().of(c.patron());
        Bet bet = terminal == null ? null : terminal.on(c.on());
        if (terminal == null || bet == null) return refuse(NO_SUCH_WAGER, c.patron() + " has no wager on " + c.on());
        Money amount = c.stake() == null ? bet.free() : c.stake();
        Refusal refusal = taking(s, terminal, bet, amount);
        if (refusal != null) return new Decision.Refused<>(refusal);
        List<CrapsEvent> events = new ArrayList<>(opening(s));
        events.addAll(taken(s, terminal, bet, amount));
        return accept(events);
    }

    private @Nullable Refusal taking(CrapsState s, Terminal terminal, Bet bet, Money amount) {
        if (terminal.failed()) return refusal(TERMINAL_OUT_OF_ORDER, terminal.box() + " is out of order");
        if (bet.free().isZero() || (bet.isContract() && amount.isAbove(bet.free())))
            return new Refusal(
                    LOCKED_UNTIL_DECIDED,
                    bet.on().wager().clause(),
                    bet.free() + " of " + bet.on() + " was placed in this period");
        if (amount.isAbove(bet.stake()) || !amount.isPositive())
            return refusal(MORE_THAN_STANDS, amount + " is not part of " + bet.stake());
        Limits limits = rules.limits(s.table(), terminal.patron(), bet.on());
        Money rest = bet.stake().minus(amount);
        if (rest.isPositive() && rest.isBelow(limits.minimum()))
            return refusal(BELOW_MINIMUM, rest + " would be below " + limits.minimum());
        if (rest.isPositive() && !amount.isMultipleOf(limits.unit()))
            return refusal(NOT_IN_UNITS, amount + " is not in units of " + limits.unit());
        boolean quarters = bet.on().wager() != CrapsWager.HORN || rest.cents() % 4 == 0;
        return quarters ? null : refusal(NOT_IN_QUARTERS, rest + " does not divide by four");
    }

    /** What rides on a base wager comes down with it, before it. */
    @Rule({"R-66", "R-69", "R-70", "R-71", "R-72"})
    private List<CrapsEvent> taken(CrapsState s, Terminal terminal, Bet bet, Money amount) {
        List<CrapsEvent> events = new ArrayList<>(2);
        Money rest = bet.stake().minus(amount);
        for (Bet odds : terminal.bets())
            if (bet.on().equals(odds.on().base())) {
                Money over = excess(s, terminal, odds, rest);
                if (over.isPositive()) events.add(taking(terminal, odds, over));
            }
        events.add(taking(terminal, bet, amount));
        return events;
    }

    private Money excess(CrapsState s, Terminal terminal, Bet odds, Money base) {
        Money most = OddsLimit.of(odds.on(), base);
        if (!odds.stake().isAbove(most)) return Money.ZERO;
        var stakes = rules.limits(s.table(), terminal.patron(), odds.on()).upTo(most);
        return stakes == null ? odds.stake() : odds.stake().minus(stakes.max());
    }

    private WagerTaken taking(Terminal terminal, Bet bet, Money amount) {
        return new WagerTaken(terminal.patron(), terminal.box(), bet.on(), amount, refund(bet, amount));
    }

    /** A change is what must be added or taken back. */
    @Rule("3.5.1.1")
    Decision<CrapsEvent> change(CrapsState s, Change c) {
        Terminal terminal = s.layout().of(c.patron());
        Bet bet = terminal == null ? null : terminal.on(c.on());
        if (bet == null) return refuse(NO_SUCH_WAGER, c.patron() + " has no wager on " + c.on());
        Money more = c.stake().minus(bet.stake());
        return more.isPositive()
                ? place(s, new Wager(c.patron(), null, c.on(), more))
                : withdraw(s, new Withdraw(c.patron(), c.on(), more.negated()));
    }

    /** What is moved is taken from one place and put on the other, or neither. */
    @Rule({"3.5.1.2", "1.1 \"Wagering Period\""})
    Decision<CrapsEvent> move(CrapsState s, Move c) {
        Terminal terminal = s.layout().of(c.patron());
        Bet bet = terminal == null ? null : terminal.on(c.from());
        if (terminal == null || bet == null) return refuse(NO_SUCH_WAGER, c.patron() + " has no wager on " + c.from());
        Money amount = c.stake() == null ? bet.free() : c.stake();
        return switch (withdraw(s, new Withdraw(c.patron(), c.from(), amount))) {
            case Decision.Refused<CrapsEvent> refused -> refused;
            case Decision.Accepted<CrapsEvent>(var taken) ->
                switch (place(game.after(s, taken), new Wager(c.patron(), null, c.to(), amount))) {
                    case Decision.Refused<CrapsEvent> refused -> refused;
                    case Decision.Accepted<CrapsEvent>(var placed) -> {
                        List<CrapsEvent> both = new ArrayList<>(taken);
                        both.addAll(placed);
                        both.addAll(standing(terminal, bet, c.to(), amount));
                        yield accept(both);
                    }
                };
        };
    }

    /** What of a wager that is moved stood before this period; what was placed in it goes first. */
    @Rule({"3.5.1.2", "R-195"})
    private List<CrapsEvent> standing(Terminal terminal, Bet bet, Spot to, Money amount) {
        Money before = Moved.on(bet.on(), terminal.movedHere());
        Money placed = amount.min(bet.fresh().minus(before));
        List<Moved> parts = new ArrayList<>();
        for (Moved one : Moved.last(bet.on(), amount.minus(placed).min(before), terminal.movedHere()))
            parts.add(one.to(to));
        Money stood = amount.minus(placed).minus(before).max(Money.ZERO);
        if (stood.isPositive()) parts.add(new Moved(bet.on(), to, stood, commission(bet, amount, stood)));
        return parts.isEmpty()
                ? List.of()
                : List.of(new StandingMoved(terminal.patron(), terminal.box(), List.copyOf(parts)));
    }

    /** Of the commission paid for a wager, what belongs to the part that stood before, when so much is taken off. */
    private Money commission(Bet bet, Money amount, Money stood) {
        Money first = amount.minus(stood);
        Bet rest = first.isZero() ? bet : bet.minus(first, refund(bet, first));
        if (stood.equals(rest.stake())) return rest.commission();
        return rest.commission().minus(rest.minus(stood, refund(rest, stood)).commission());
    }

    private Money refund(Bet bet, Money amount) {
        return rules.refundOnCancel() ? bet.refund(rules, bet.stake().minus(amount)) : Money.ZERO;
    }

    static Refusal refusal(CrapsReason reason, String detail) {
        return new Refusal(reason, reason.rule(), detail);
    }
}
