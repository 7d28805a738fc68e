package baize.floor;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand;
import baize.floor.stream.Answer;
import baize.floor.stream.Door;
import baize.floor.stream.Part;
import baize.floor.table.Hosted;
import baize.floor.table.HouseFact.DollarsPaid;
import baize.floor.table.HouseFact.PaidIntoAccount;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.floor.table.TableOrder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Commands of games on their way to tables, each with all that it may concern: the jackpot's pool, and accounts that
 * the table pays into. What a table pays is in the account in the same transaction.
 */
final class Playing {
    private final Door door;
    private final Pools pools;
    private final People people;

    Playing(Door door, Pools pools, People people) {
        this.door = door;
        this.pools = pools;
        this.people = people;
    }

    /** Somebody may be paid whose account is not at hand: known only under the table's lock. */
    private static final class Others extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Set<Patron> payees;

        Others(Set<Patron> payees) {
            super("other accounts are needed", null, false, false);
            this.payees = payees;
        }
    }

    <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> play(
            Actor actor, String id, LiveTable<S, C, E, V> table, C command) {
        LivePool pool = table.wire().asksJackpot(command) ? pools.of(table) : null;
        return pool == null && !paysAccounts(table, table.hosted())
                ? door.submit(actor.name(), id, table.stream(), new TableOrder.Play<>(command))
                : play(actor, id, table, command, pool, payees(table, table.hosted(), command));
    }

    private <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> play(
            Actor actor,
            String id,
            LiveTable<S, C, E, V> table,
            C command,
            @Nullable LivePool pool,
            Set<Patron> payees) {
        List<Part.After<TableFact<E>, ?, ?, ?>> following = new ArrayList<>(payees.size() + 1);
        if (pool != null) following.add(Pools.moving(table, pool));
        for (Patron patron : payees)
            following.add(new Part.After<>(people.stream(patron), (facts, at) -> paid(table, patron, facts, at)));
        Part<?, ?, TableFact<E>> first = new Part<>(table.stream(), (hosted, _) -> {
            Set<Patron> now = payees(table, hosted, command);
            if (!payees.containsAll(now)) throw new Others(now);
            return pool == null
                    ? List.of(new TableOrder.Play<>(command))
                    : Pools.playing(table.wire(), hosted, pool, command);
        });
        return door.submit(actor.name(), id, first, List.of(), following)
                .exceptionallyCompose(failure -> failure instanceof Others others
                        ? play(actor, id, table, command, pool, others.payees)
                        : CompletableFuture.failedFuture(failure));
    }

    private static boolean paysAccounts(LiveTable<?, ?, ?, ?> table, Hosted<?, ?, ?, ?> hosted) {
        Setup setup = hosted.setup();
        return setup != null && table.wire().paysAccounts(setup.settings());
    }

    private static <S, C, E, V> Set<Patron> payees(LiveTable<S, C, E, V> table, Hosted<S, C, E, V> hosted, C command) {
        return paysAccounts(table, hosted) ? table.wire().payees(hosted.state(), command) : Set.of();
    }

    /** What a table has paid to a patron: money counts as won on this day, at no time of play. */
    @Rule({"R-11", "R-16", "R-124", "R-142"})
    private static <E> List<PatronCommand> paid(
            LiveTable<?, ?, E, ?> table, Patron patron, List<TableFact<E>> facts, Instant at) {
        String game = table.wire().id();
        List<PatronCommand> commands = new ArrayList<>();
        for (TableFact<E> fact : facts) {
            if (fact instanceof TableFact.Around<E>(PaidIntoAccount(var whom, Money amount, String rule))
                    && whom.equals(patron)) {
                commands.add(new PatronCommand.RecordPlay(table.id(), amount, 0, at, at));
                commands.add(new PatronCommand.PayIn(table.id(), game, amount, rule));
            }
            if (fact instanceof TableFact.Around<E>(DollarsPaid(var whom, var dollars, String rule))
                    && whom.equals(patron)) commands.add(new PatronCommand.PayDollars(table.id(), game, dollars, rule));
        }
        return commands;
    }
}
