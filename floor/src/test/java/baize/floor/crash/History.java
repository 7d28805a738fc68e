package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.Chain;
import baize.floor.journal.Row;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.stream.Body;
import baize.floor.stream.Decided;
import baize.floor.stream.Machine;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.table.HouseFact;
import baize.floor.table.TableFact;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One stream as its rows tell it: folded, decided again, and each answer by sender and id. */
final class History<S, C, E> {
    private final String stream;
    private final Machine<S, C, E> machine;
    private final Map<String, Ack> answers = new HashMap<>();
    private Position<S> at;
    private long reveals;

    History(String stream, Machine<S, C, E> machine) {
        this.stream = stream;
        this.machine = machine;
        this.at = new Position<>(machine.initial(), Books.EMPTY, 0, Chain.start(stream), 0);
    }

    /** Takes the next row, and returns its entries. */
    List<Entry> row(Row row) {
        assertThat(row.version()).as(stream).isEqualTo(at.version() + 1);
        assertThat(Chain.follows(at.hash(), row))
                .as("%s %d", stream, row.version())
                .isTrue();
        Body<C, E> body = Body.read(machine, row.body());
        Position<S> after = StoredState.after(machine, at, row);
        if (body.refusal() == null) decideAgain(row, body, after);
        else assertThat(after.state()).isEqualTo(at.state());
        note(row, body);
        at = after;
        return body.entries();
    }

    private void decideAgain(Row row, Body<C, E> body, Position<S> after) {
        Decided<S, C, E> again = new Decided<>(machine, at.state(), Instant.EPOCH.plus(row.at(), ChronoUnit.MICROS));
        for (C command : body.commands())
            assertThat(again.take(command)).as("%s %s", stream, command).isTrue();
        assertThat(again.body(body.by(), body.asked())).isEqualTo(body);
        assertThat(again.state()).isEqualTo(after.state());
        assertThat(again.books(at.books())).isEqualTo(after.books());
    }

    private void note(Row row, Body<C, E> body) {
        Body.Refused refusal = body.refusal();
        String what = refusal == null ? "done" : refusal.reason();
        Ack before = answers.put(body.by() + ' ' + row.id(), new Ack(stream, body.by(), row.id(), row.version(), what));
        assertThat(before)
                .as("the same command twice, again in row %d", row.version())
                .isNull();
        for (E event : body.events()) if (event instanceof TableFact.Around<?>(HouseFact.SeedRevealed _)) reveals++;
    }

    @Nullable
    Ack answer(String sender, String id) {
        return answers.get(sender + ' ' + id);
    }

    Position<S> position() {
        return at;
    }

    View view() {
        return View.of(stream, machine, at);
    }

    long reveals() {
        return reveals;
    }
}
