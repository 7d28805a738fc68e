package baize.floor.table;

import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.rule.Rule;
import baize.floor.table.HouseFact.DollarsPaid;
import baize.floor.table.HouseFact.PaidIntoAccount;
import baize.floor.table.TableFact.Happened;
import baize.games.table.Dollars;
import baize.games.table.Guest;
import baize.games.table.TableCommand;
import baize.wire.GameWire;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a table pays that does not stay there: money for who is not at it goes on into the account, and dollars that are
 * no money into the purse, whoever is there. The game has decided it by its lines; here it only goes on.
 */
record AccountDecisions<S, C, E, V>(GameWire<S, C, E, V> wire, TableDecisions<S, C, E, V> around) {

    /** Adds what goes on after an event of the game; the game's state after it. */
    S paid(Hosted<S, C, E, V> state, S after, E event, List<TableFact<E>> facts) {
        Setup setup = payingSetup(state);
        if (setup == null || !(event instanceof Settles settles)) return after;
        S next = after;
        for (Line line : settles.lines()) {
            Money money = line.returned().minus(line.tokensReturned());
            if (money.isPositive() && state.visit(line.patron()) == null)
                facts.add(TableDecisions.fact(new PaidIntoAccount(line.patron(), money, line.rule())));
            Dollars dollars = wire.dollars(setup.settings(), line);
            if (!dollars.isNone()) next = handedOver(state, next, line, dollars, facts);
        }
        return next;
    }

    private @Nullable Setup payingSetup(Hosted<S, C, E, V> state) {
        Setup setup = state.setup();
        return setup != null && wire.paysAccounts(setup.settings()) ? setup : null;
    }

    /** Dollars that are in the purse are no longer tokens at the table. */
    @Rule({"bingo 7.5", "R-142"})
    private S handedOver(Hosted<S, C, E, V> state, S from, Line line, Dollars dollars, List<TableFact<E>> facts) {
        facts.add(TableDecisions.fact(new DollarsPaid(line.patron(), dollars, line.rule())));
        Guest guest = wire.table(from).guest(line.patron());
        Money tokens = guest.tokens();
        if (tokens == null) return from;
        TableCommand less = new TableCommand.Admit(
                guest.patron(), guest.card(), null, null, tokens.minus(dollars.tokens()), guest.member(), null);
        S next = from;
        for (E event : around.house(state, from, less)) {
            facts.add(new Happened<>(event));
            next = state.game().evolve(next, event);
        }
        return next;
    }
}
