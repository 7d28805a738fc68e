package baize.floor.stream;

import baize.core.engine.Decision;
import baize.core.money.Money;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Commands decided one after the other from a position: the work of a row before it is written. */
public final class Decided<S, C, E> {
    private final Machine<S, C, E> machine;
    private final Instant at;
    private final List<C> commands = new ArrayList<>(2);
    private final List<E> events = new ArrayList<>(4);
    private final List<Entry> entries = new ArrayList<>(4);
    private S state;
    private Body.@Nullable Refused refusal;

    public Decided(Machine<S, C, E> machine, S state, Instant at) {
        this.machine = machine;
        this.state = state;
        this.at = at;
    }

    /** Decides one more command; false when it is refused. */
    public boolean take(C command) {
        commands.add(command);
        switch (machine.decide(state, command, at)) {
            case Decision.Accepted<E>(var happened) -> happened.forEach(this::happened);
            case Decision.Refused<E>(var refused) -> refusal = Body.Refused.of(refused);
        }
        return refusal == null;
    }

    private void happened(E event) {
        entries.addAll(machine.postings(state, event));
        state = machine.evolve(state, event, at);
        events.add(event);
    }

    public S state() {
        return state;
    }

    /** Why the last command was refused, if it was. */
    public Body.@Nullable Refused refusal() {
        return refusal;
    }

    /** What it has moved into an account. */
    Money moved(Account account) {
        Money sum = Money.ZERO;
        for (Entry entry : entries) if (entry.account().equals(account)) sum = sum.plus(entry.amount());
        return sum;
    }

    public List<E> events() {
        return List.copyOf(events);
    }

    /** The body of the row, where nothing was refused. */
    public Body<C, E> body(String by, @Nullable String asked) {
        return new Body<>(by, asked, List.copyOf(commands), List.copyOf(events), Body.netted(entries), null);
    }

    /** The books after it; they and the state must agree. */
    public Books books(Books before) {
        Books after = before.plus(entries);
        machine.reconcile(state, after);
        return after;
    }
}
