package baize.floor.stream;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Decision;
import baize.core.engine.Reason;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.floor.ledger.Books;
import baize.testkit.Provoked;
import java.io.StringWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * One stream's life in a test: commands go in, time passes, and after each step the stored forms read back equal, the
 * books agree with the state, and a replay gives the same state.
 */
public final class Story<S, C, E> {
    private static final JsonMapper MAPPER = new JsonMapper();

    private final Machine<S, C, E> machine;
    private final List<Happened<E>> happened = new ArrayList<>();
    private Instant now;
    private S state;
    private Books books = Books.EMPTY;

    private record Happened<E>(E event, Instant at) {}

    public Story(Machine<S, C, E> machine, Instant now) {
        this.machine = machine;
        this.now = now;
        this.state = machine.initial();
    }

    public Instant now() {
        return now;
    }

    public S state() {
        return state;
    }

    public Books books() {
        return books;
    }

    public Story<S, C, E> at(Instant later) {
        assertThat(later).isAfterOrEqualTo(now);
        now = later;
        return this;
    }

    public Story<S, C, E> after(Duration duration) {
        return at(now.plus(duration));
    }

    public Decision<E> decision(C command) {
        return machine.decide(state, command, now);
    }

    /** The command is accepted, and what follows from it happens. */
    public Story<S, C, E> does(C command) {
        switch (decision(command)) {
            case Decision.Accepted<E>(var events) -> {
                assertThat(read(json(machine.codec()::writeCommand, command), machine.codec()::command))
                        .isEqualTo(command);
                events.forEach(this::happens);
            }
            case Decision.Refused<E>(var refusal) -> throw new AssertionError(command + " was refused: " + refusal);
        }
        return this;
    }

    /** The last thing that happened. */
    public E last() {
        return happened.getLast().event();
    }

    private void happens(E event) {
        assertThat(read(json(machine.codec()::writeEvent, event), machine.codec()::event))
                .isEqualTo(event);
        books = books.plus(machine.postings(state, event));
        state = machine.evolve(state, event, now);
        happened.add(new Happened<>(event, now));
        machine.reconcile(state, books);
        assertThat(read(json(machine.codec()::writeState, state), machine.codec()::state))
                .isEqualTo(state);
        assertThat(books.balances().values().stream().reduce(Money.ZERO, Money::plus))
                .isEqualTo(Money.ZERO);
    }

    /** The state that the events alone give. */
    public S replayed() {
        S replayed = machine.initial();
        for (Happened<E> one : happened) replayed = machine.evolve(replayed, one.event(), one.at());
        return replayed;
    }

    public Refusal refuses(Reason reason, C command) {
        return refuses(reason, reason.rule(), command);
    }

    /** Refused for this reason under this clause, with a sentence for people. */
    public Refusal refuses(Reason reason, String rule, C command) {
        return switch (decision(command)) {
            case Decision.Accepted<E>(var events) -> throw new AssertionError(command + " was accepted: " + events);
            case Decision.Refused<E>(var refusal) -> {
                assertThat(refusal.reason()).as(refusal.detail()).isEqualTo(reason);
                assertThat(refusal.rule()).isEqualTo(rule);
                assertThat(refusal.detail()).isNotBlank();
                Provoked.note(reason);
                yield refusal;
            }
        };
    }

    public static <T> String json(BiConsumer<JsonGenerator, T> write, T value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = MAPPER.createGenerator(text)) {
            write.accept(out, value);
        }
        return text.toString();
    }

    public static <T> T read(String json, Function<JsonNode, T> reader) {
        return reader.apply(MAPPER.readTree(json));
    }
}
