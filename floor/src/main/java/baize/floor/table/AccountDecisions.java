package baize.floor.table;

import static baize.core.engine.Decision.accept;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.rule.Rule;
import baize.floor.table.HouseFact.ChargedToAccount;
import baize.floor.table.HouseFact.DollarsPaid;
import baize.floor.table.TableFact.Happened;
import baize.games.table.Dollars;
import baize.games.table.Guest;
import baize.games.table.TableCommand;
import baize.wire.GameWire;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a table pays or takes that does not stay there: money for who is not at it goes on into the account, what is
 * taken back and not there in chips is charged to it, and dollars that are no money go into the purse, whoever is
 * there. The game has decided it by its lines and adjustments; here it only goes on.
 */
record AccountDecisions<S, C, E, V>(GameWire<S, C, E, V> wire, TableDecisions<S, C, E, V> around) {

    /** Adds what goes into a purse after an event of the game; the game's state after it. */
    S paid(Hosted<S, C, E, V> state, S after, E event, List<TableFact<E>> facts) {
        Setup setup = state.setup();
        if (setup == null || !(event instanceof Settles settles)) return after;
        S next = after;
        for (Line line : settles.lines()) {
            Dollars dollars = wire.dollars(setup.settings(), line);
            if (!dollars.isNone()) next = handedOver(state, next, line, dollars, facts);
        }
        return next;
    }

    /**
     * Evens out with the accounts, when all is said, what is left of those who are away and below zero of the others.
     */
    @Rule("R-193")
    Decision<TableFact<E>> evened(Hosted<S, C, E, V> state, S after, List<E> events, List<TableFact<E>> facts) {
        Dues dues = Dues.of(events);
        S next = after;
        for (Patron patron : dues.patrons()) {
            if (state.visit(patron) == null) {
                dues.away(patron, fact -> facts.add(TableDecisions.fact(fact)));
                continue;
            }
            Money chips = wire.table(next).guest(patron).chips();
            if (chips == null || !chips.isBelow(Money.ZERO)) continue;
            if (dues.hasStaked(patron)) return TableDecisions.lacking(patron, chips);
            next = admitted(state, next, patron, Money.ZERO, null, facts);
            facts.add(TableDecisions.fact(new ChargedToAccount(patron, chips.negated(), dues.taking(patron))));
        }
        return accept(facts);
    }

    /** Dollars that are in the purse are no longer tokens at the table. */
    @Rule({"bingo 7.5", "R-142"})
    private S handedOver(Hosted<S, C, E, V> state, S from, Line line, Dollars dollars, List<TableFact<E>> facts) {
        facts.add(TableDecisions.fact(new DollarsPaid(line.patron(), dollars, line.rule())));
        Money tokens = wire.table(from).guest(line.patron()).tokens();
        return tokens == null
                ? from
                : admitted(state, from, line.patron(), null, tokens.minus(dollars.tokens()), facts);
    }

    /** The game's state once it knows of other chips or tokens. */
    private S admitted(
            Hosted<S, C, E, V> state,
            S from,
            Patron patron,
            @Nullable Money chips,
            @Nullable Money tokens,
            List<TableFact<E>> facts) {
        Guest guest = wire.table(from).guest(patron);
        TableCommand known = new TableCommand.Admit(patron, guest.card(), chips, null, tokens, guest.member(), null);
        S next = from;
        for (E event : around.house(state, from, known)) {
            facts.add(new Happened<>(event));
            next = state.game().evolve(next, event);
        }
        return next;
    }
}
