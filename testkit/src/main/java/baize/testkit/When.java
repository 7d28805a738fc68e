package baize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Decision;
import baize.core.engine.Reason;
import baize.core.engine.Refusal;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import java.util.List;

/** What became of the command under test. Each assertion notes the reasons and endings it has seen. */
public final class When<S, E> {
    private final Object command;
    private final Decision<E> decision;
    private final S state;

    When(Object command, Decision<E> decision, S state) {
        this.command = command;
        this.decision = decision;
        this.state = state;
    }

    /** Exactly these events. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final When<S, E> then(E... events) {
        assertThat(events()).containsExactly(events);
        lines().forEach(line -> Provoked.note(line.ending()));
        return this;
    }

    /** These events among others, in this order. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public final When<S, E> thenAmong(E... events) {
        assertThat(events()).containsSubsequence(events);
        for (E event : events)
            if (event instanceof Settles settles) settles.lines().forEach(line -> Provoked.note(line.ending()));
        return this;
    }

    /** It is accepted, whatever follows from it. */
    public When<S, E> thenAccepted() {
        assertThat(events()).isNotEmpty();
        return this;
    }

    public When<S, E> thenRefused(Reason reason) {
        return thenRefused(reason, reason.rule());
    }

    /** Refused for this reason under a clause that is nearer than the reason's own. */
    public When<S, E> thenRefused(Reason reason, String rule) {
        Refusal refusal = refusal();
        assertThat(refusal.reason()).as(refusal.detail()).isEqualTo(reason);
        assertThat(refusal.rule()).isEqualTo(rule);
        assertThat(refusal.detail()).isNotBlank();
        Provoked.note(reason);
        return this;
    }

    /** Exactly these lines are settled. */
    public When<S, E> thenLines(Paid... paid) {
        List<Line> lines = lines();
        assertThat(lines.stream().map(Paid::of)).containsExactly(paid);
        lines.forEach(line -> Provoked.note(line.ending()));
        return this;
    }

    public Refusal refusal() {
        return switch (decision) {
            case Decision.Refused<E>(var refusal) -> refusal;
            case Decision.Accepted<E>(var events) -> throw new AssertionError(command + " was accepted: " + events);
        };
    }

    public List<E> events() {
        return switch (decision) {
            case Decision.Accepted<E>(var events) -> events;
            case Decision.Refused<E>(var refusal) -> throw new AssertionError(command + " was refused: " + refusal);
        };
    }

    /** The lines that the command settled. */
    public List<Line> lines() {
        return events().stream()
                .filter(Settles.class::isInstance)
                .flatMap(event -> ((Settles) event).lines().stream())
                .toList();
    }

    /** The only line of this wager that the command settled. */
    public Line line(String wager) {
        List<Line> ofIt =
                lines().stream().filter(line -> line.wager().equals(wager)).toList();
        assertThat(ofIt).as("lines of " + wager).hasSize(1);
        Provoked.note(ofIt.getFirst().ending());
        return ofIt.getFirst();
    }

    public S state() {
        return state;
    }
}
