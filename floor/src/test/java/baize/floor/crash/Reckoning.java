package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.Machines;
import baize.floor.journal.Batch;
import baize.floor.journal.Chain;
import baize.floor.journal.Hash;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.ledger.Account;
import baize.floor.ledger.Entry;
import baize.floor.stream.Machine;
import baize.floor.stream.Position;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * All that a journal says, worked out from its rows alone, and checked on the way: both chains of hashes, each command
 * decided again, nothing twice, money that balances after every batch. Asked again, it goes on from where it was.
 */
final class Reckoning {
    private final Map<String, History<?, ?, ?>> histories = new TreeMap<>();
    private final Map<Account, Money> balances = new TreeMap<>();
    private Hash head = Chain.GENESIS;
    private long batches;
    private long rows;

    /** Up to the head or, while others go on storing, past it. */
    Reckoning read(Journal journal) {
        Batch last = journal.head();
        journal.walk(batches, this::batch);
        assertThat(batches).isGreaterThanOrEqualTo(last == null ? 0 : last.number());
        if (last != null && last.number() == batches) assertThat(last.hash()).isEqualTo(head);
        return this;
    }

    private void batch(Batch batch, List<Row> inOrder) {
        assertThat(batch).isEqualTo(Chain.batch(head, batches + 1, batch.at(), batch.parts(), inOrder));
        head = batch.hash();
        batches++;
        rows += inOrder.size();
        for (Row row : inOrder) {
            History<?, ?, ?> history = histories.get(row.stream());
            if (history == null) {
                history = begun(row, Machines.of(row));
                histories.put(row.stream(), history);
            }
            for (Entry entry : history.row(row)) balances.merge(entry.account(), entry.amount(), Money::plus);
        }
        balances();
    }

    private static <S, C, E> History<S, C, E> begun(Row first, Machine<S, C, E> machine) {
        return new History<>(first.stream(), machine);
    }

    /** All accounts together are zero and nothing is on its way. */
    private void balances() {
        assertThat(balances.values().stream().reduce(Money.ZERO, Money::plus)).isEqualTo(Money.ZERO);
        assertThat(balances.getOrDefault(Account.TRANSIT, Money.ZERO)).isEqualTo(Money.ZERO);
    }

    long rows() {
        return rows;
    }

    /** Every answer that was given is the one that is stored. */
    void holds(List<Ack> acks) {
        for (Ack ack : acks) {
            History<?, ?, ?> history = histories.get(ack.stream());
            assertThat(history).as(ack.toString()).isNotNull();
            assertThat(history.answer(ack.sender(), ack.id())).isEqualTo(ack);
        }
    }

    /** The floor stands where the journal says. */
    void agrees(Floor floor) {
        for (LiveTable<?, ?, ?, ?> table : floor.tables())
            assertThat(table.position()).isEqualTo(position(LiveTable.stream(table.id())));
        for (String stream : histories.keySet())
            if (stream.startsWith("patron/"))
                assertThat(floor.people().patron(new baize.core.engine.Patron(stream.substring("patron/".length()))))
                        .isEqualTo(position(stream).state());
        Map<Account, Money> held = new TreeMap<>(balances);
        held.values().removeIf(Money::isZero);
        assertThat(floor.balances()).isEqualTo(held);
    }

    private Position<?> position(String stream) {
        @Nullable History<?, ?, ?> history = histories.get(stream);
        assertThat(history).as(stream).isNotNull();
        return history.position();
    }

    /** Version and digest of the state of every table, as {@link View} says it. */
    Map<String, View> views() {
        Map<String, View> views = new TreeMap<>();
        histories.forEach((stream, history) -> {
            if (stream.startsWith(LiveTable.stream(""))) views.put(stream, history.view());
        });
        return views;
    }

    /** Rounds that were played to their end. */
    long rounds() {
        return histories.values().stream().mapToLong(History::reveals).sum();
    }
}
