package baize.floor.audit;

import baize.floor.Machines;
import baize.floor.jackpot.PoolMachine;
import baize.floor.journal.Chain;
import baize.floor.journal.Hash;
import baize.floor.journal.Row;
import baize.floor.journal.Snapshot;
import baize.floor.ledger.Books;
import baize.floor.patron.PatronCommand;
import baize.floor.stream.Body;
import baize.floor.stream.Decided;
import baize.floor.stream.Machine;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.stream.Stream;
import baize.floor.table.Hosted;
import baize.floor.table.HouseFact;
import baize.floor.table.HouseOrder;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.floor.table.TableOrder;
import baize.floor.ticket.TicketCommand;
import baize.floor.ticket.TicketSide;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One stream as today's code makes it: every row is decided again from the state before it. */
final class Followed<S, C, E> {
    private final Machine<S, C, E> machine;
    private final Watch<S, C, E> watch;
    private Position<S> at;

    private Followed(String stream, Machine<S, C, E> machine, Watch<S, C, E> watch) {
        this.machine = machine;
        this.watch = watch;
        this.at = Stream.start(stream, machine);
    }

    /** The stream that begins with this row, before it. */
    static Followed<?, ?, ?> from(Row first) {
        return switch (Machines.of(first)) {
            case TableMachine<?, ?, ?, ?> table -> table(first.stream(), table);
            case PoolMachine pool -> new Followed<>(first.stream(), pool, new PoolMove.PoolWatch());
            case Machine<?, ?, ?> other -> plain(first.stream(), other);
        };
    }

    static <S, C, E, V> Followed<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> table(
            String stream, TableMachine<S, C, E, V> machine) {
        return new Followed<>(stream, machine, new TableWatch<>(machine));
    }

    private static <S, C, E> Followed<?, ?, ?> plain(String stream, Machine<S, C, E> machine) {
        return new Followed<>(stream, machine, new Watch<>() {});
    }

    /** Goes on from here, whatever it made of the rows before. */
    void goOnFrom(Position<S> position) {
        at = position;
    }

    /** Reads a row, on any thread; where the stream stands does not matter. */
    Next read(Row row) {
        try {
            return new Next.Legible<>(row, this, Asked.read(machine, row.body()));
        } catch (RuntimeException damage) {
            return new Next.Illegible(row, this, damage);
        }
    }

    /** Goes on by a row, which must be what deciding its commands gives. */
    void take(Row row, Asked<C> asked, Tally tally, Passing passing) {
        Body.Refused refusal = asked.refusal();
        at = refusal == null ? accepted(row, asked, tally, passing) : refused(row, asked, refusal);
        tally.row();
        if (refusal != null) tally.refusal();
    }

    private Position<S> accepted(Row row, Asked<C> asked, Tally tally, Passing passing) {
        Decided<S, C, E> decided = new Decided<>(machine, at.state(), Stream.instant(row.at()));
        for (C command : asked.commands()) {
            watch.deciding(decided.state(), command);
            if (!decided.take(command))
                throw new Wrong("recorded as done, but today's rules refuse it: " + shown(decided.refusal()));
        }
        Body<C, E> body = decided.body(asked.by(), asked.digest());
        check(row, body);
        Books books = decided.books(at.books());
        watch.happened(at.state(), body.events(), decided.state(), tally);
        tally.moved(body.entries());
        passing.take(asked.by(), row, body.events(), body.entries());
        passing.moved(asked.by(), row, watch.moved(at.state(), body.events()));
        return new Position<>(decided.state(), books, row.version(), row.hash(), row.at());
    }

    private Position<S> refused(Row row, Asked<C> asked, Body.Refused refusal) {
        Decided<S, C, E> decided = new Decided<>(machine, at.state(), Stream.instant(row.at()));
        for (C command : asked.commands()) if (!decided.take(watch.prepared(decided.state(), command))) break;
        Body.Refused again = decided.refusal();
        if (again == null && !concernsOthers(asked.commands()) && !concernsAccounts(decided, asked))
            throw new Wrong("recorded as refused, " + shown(refusal) + ", but today's rules accept it");
        if (again != null && !again.equals(refusal))
            throw new Wrong("expected the refusal " + shown(again) + ", found " + shown(refusal));
        check(
                row,
                new Body<>(asked.by(), asked.digest(), List.copyOf(asked.commands()), List.of(), List.of(), refusal));
        return new Position<>(at.state(), at.books(), row.version(), row.hash(), row.at());
    }

    /** What several streams must agree to is refused here also where another of them did not; which is not recorded. */
    private static boolean concernsOthers(List<?> commands) {
        if (commands.isEmpty()) return true;
        if (commands.getFirst() instanceof TableOrder.House<?>(HouseOrder.SetUp(var setup)) && setup.pool() != null)
            return true;
        if (commands.size() > 1 && isComing(commands.getFirst())) return true;
        return switch (commands.getLast()) {
            case PatronCommand.Hosted _ -> true;
            case TableOrder.House<?>(HouseOrder.Exit _), TableOrder.House<?>(HouseOrder.ClearTerminal _) -> true;
            case TicketCommand.Issue issue -> !(issue.from() instanceof TicketSide.Cash);
            case TicketCommand.Redeem redeem -> !(redeem.to() instanceof TicketSide.Cash);
            default -> false;
        };
    }

    /** A remedy pays into an account or charges it, which may not be there. */
    private boolean concernsAccounts(Decided<S, C, E> decided, Asked<C> asked) {
        return decided.body(asked.by(), asked.digest()).events().stream()
                .anyMatch(event -> event instanceof TableFact.Around<?>(var fact)
                        && (fact instanceof HouseFact.PaidIntoAccount
                                || fact instanceof HouseFact.ChargedToAccount
                                || fact instanceof HouseFact.DollarsPaid));
    }

    /** Who comes to a table brings chips out of an account, which may not have them. */
    private static boolean isComing(Object command) {
        return command instanceof TableOrder.House<?>(HouseOrder.Enter _)
                || command instanceof TableOrder.House<?>(HouseOrder.BringChips _);
    }

    private void check(Row row, Body<C, E> body) {
        byte[] expected = body.write(machine);
        if (!Arrays.equals(expected, row.body())) throw new Wrong(Difference.between(expected, row.body()));
    }

    private static String shown(Body.@Nullable Refused refusal) {
        return refusal == null ? "" : refusal.rule() + " " + refusal.reason() + " (" + refusal.detail() + ")";
    }

    /** A snapshot of where it stands now must be what would be written now. */
    void check(Snapshot snapshot) {
        Snapshot derived = StoredState.snapshot(snapshot.stream(), machine, at);
        if (!Arrays.equals(derived.body(), snapshot.body()))
            throw new Wrong("its snapshot is not the state: " + Difference.between(derived.body(), snapshot.body()));
        Hash expected = Chain.snapshot(at.hash(), snapshot.stream(), snapshot.version(), snapshot.body())
                .hash();
        if (!expected.equals(snapshot.hash()))
            throw new Wrong("expected the hash " + expected + " of its snapshot, found " + snapshot.hash());
    }

    /** The round at hand; empty where there is none. */
    String round() {
        return watch.round(at.state());
    }
}
