package baize.floor;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand;
import baize.floor.stream.Answer;
import baize.floor.stream.Door;
import baize.floor.stream.Part;
import baize.floor.table.Hosted;
import baize.floor.table.HouseFact.ChargedToAccount;
import baize.floor.table.HouseFact.DollarsPaid;
import baize.floor.table.HouseFact.PaidIntoAccount;
import baize.floor.table.TableFact;
import baize.floor.table.TableOrder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Commands of games on their way to tables, each with all that it concerns: the jackpot's pool, and accounts that the
 * table pays into or charges, in the same transaction.
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

    /** An account is concerned that is not at hand: known only when the table has decided. */
    private static final class Others extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final transient Set<Patron> patrons;

        Others(Set<Patron> patrons) {
            super("other accounts are needed", null, false, false);
            this.patrons = patrons;
        }
    }

    /**
     * Somebody who comes to a table with the command.
     *
     * @param asked what was asked for besides the command
     * @param orders what the table is asked before the command
     * @param account what the account is asked
     */
    record Coming<S, C, E, V>(
            List<TableOrder<C>> asked,
            Part.Commands<Hosted<S, C, E, V>, TableOrder<C>> orders,
            List<Part.After<TableFact<E>, ?, ?, ?>> account) {
        /** Nobody comes: the command is one of those who are there. */
        static <S, C, E, V> Coming<S, C, E, V> nobody() {
            return new Coming<>(List.of(), (_, _) -> List.of(), List.of());
        }
    }

    <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> play(
            Actor actor, String id, LiveTable<S, C, E, V> table, C command) {
        return play(actor, id, table, command, Coming.nobody());
    }

    /** The command with all that goes before it: everything happens, or nothing. */
    <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> play(
            Actor actor, String id, LiveTable<S, C, E, V> table, C command, Coming<S, C, E, V> coming) {
        return play(actor, id, table, command, coming, Set.of());
    }

    /** What is decided and then turns out to concern accounts is decided again with those at hand. */
    private <S, C, E, V> CompletableFuture<Answer<TableFact<E>>> play(
            Actor actor,
            String id,
            LiveTable<S, C, E, V> table,
            C command,
            Coming<S, C, E, V> coming,
            Set<Patron> patrons) {
        LivePool pool = table.wire().asksJackpot(command) ? pools.of(table) : null;
        List<Part.After<TableFact<E>, ?, ?, ?>> following = new ArrayList<>(coming.account());
        if (pool != null) following.add(Pools.moving(table, pool));
        for (Patron patron : patrons)
            following.add(new Part.After<>(people.stream(patron), (facts, at) -> moved(table, patron, facts, at)));
        return door.submit(
                        actor.name(),
                        id,
                        asking(table, command, coming, pool),
                        following,
                        facts -> atHand(patrons, facts))
                .exceptionallyCompose(failure -> failure instanceof Others others
                        ? play(actor, id, table, command, coming, others.patrons)
                        : CompletableFuture.failedFuture(failure));
    }

    private <S, C, E, V> Part<?, ?, TableFact<E>> asking(
            LiveTable<S, C, E, V> table, C command, Coming<S, C, E, V> coming, @Nullable LivePool pool) {
        TableOrder<C> order = new TableOrder.Play<>(command);
        List<TableOrder<C>> asked = new ArrayList<>(coming.asked());
        asked.add(order);
        return new Part<>(table.stream(), List.copyOf(asked), (hosted, at) -> {
            List<TableOrder<C>> orders = new ArrayList<>(coming.orders().from(hosted, at));
            if (pool == null) orders.add(order);
            else orders.addAll(Pools.playing(table.wire(), hosted, pool, command));
            return orders;
        });
    }

    private static <E> void atHand(Set<Patron> patrons, List<TableFact<E>> facts) {
        Set<Patron> concerned = concerned(facts);
        if (!patrons.containsAll(concerned)) throw new Others(concerned);
    }

    /** Whose accounts a table has paid into or charged. */
    static <E> Set<Patron> concerned(List<TableFact<E>> facts) {
        Set<Patron> patrons = new LinkedHashSet<>();
        for (TableFact<E> fact : facts)
            switch (fact) {
                case TableFact.Around<E>(PaidIntoAccount(var whom, var _, var _)) -> patrons.add(whom);
                case TableFact.Around<E>(ChargedToAccount(var whom, var _, var _)) -> patrons.add(whom);
                case TableFact.Around<E>(DollarsPaid(var whom, var _, var _)) -> patrons.add(whom);
                default -> {}
            }
        return patrons;
    }

    /** What a table has done to a patron's account, in order. */
    private static <E> List<PatronCommand> moved(
            LiveTable<?, ?, E, ?> table, Patron patron, List<TableFact<E>> facts, Instant at) {
        String game = table.wire().id();
        boolean away = table.stream().pendingState().visit(patron) == null;
        List<PatronCommand> commands = new ArrayList<>();
        for (TableFact<E> fact : facts)
            switch (fact) {
                case TableFact.Around<E>(PaidIntoAccount(var whom, Money amount, String rule))
                when whom.equals(patron) -> {
                    record(commands, table, away, amount, at);
                    commands.add(new PatronCommand.PayIn(table.id(), game, amount, rule));
                }
                case TableFact.Around<E>(ChargedToAccount(var whom, Money amount, String rule))
                when whom.equals(patron) -> {
                    record(commands, table, away, amount.negated(), at);
                    commands.add(new PatronCommand.Charge(table.id(), game, amount, rule));
                }
                case TableFact.Around<E>(DollarsPaid(var whom, var dollars, String rule))
                when whom.equals(patron) -> commands.add(new PatronCommand.PayDollars(table.id(), game, dollars, rule));
                default -> {}
            }
        return commands;
    }

    /** Counts as won or lost on this day, at no time of play; of one who is at the table the visit counts it. */
    @Rule({"R-11", "R-16", "R-124", "R-142", "R-193"})
    private static void record(
            List<PatronCommand> commands, LiveTable<?, ?, ?, ?> table, boolean away, Money net, Instant at) {
        if (away) commands.add(new PatronCommand.RecordPlay(table.id(), net, 0, at, at));
    }
}
