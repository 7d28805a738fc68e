package baize.floor.stream;

import baize.core.money.Money;
import baize.floor.journal.Row;
import baize.floor.ledger.Account;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One part of a command, decided where its stream stands; all under the stream's lock. */
final class Step<S, C, E> {
    /** More commands than this following one another are a loop. */
    private static final int FOLLOWING = 8;

    private final Stream<S, C, E> stream;
    private final List<C> asked;
    private final long at;
    private final Decided<S, C, E> decided;
    private @Nullable Position<S> to;

    private Step(Stream<S, C, E> stream, List<C> asked, long at) {
        this.stream = stream;
        this.asked = asked;
        this.at = at;
        this.decided = new Decided<>(stream.machine(), stream.working().state(), Stream.instant(at));
    }

    /**
     * Decides a part now, or at the time of the stream's last row where that is later: a stream goes on from a clock
     * that was set back, and no other stream learns of it.
     */
    static <S, C, E> Step<S, C, E> of(Part<S, C, E> part, long now) {
        Stream<S, C, E> stream = part.stream();
        long at = Math.max(now, stream.working().at());
        List<C> asked = part.commands().from(stream.working().state(), Stream.instant(at));
        Step<S, C, E> step = new Step<>(stream, asked, at);
        step.decide();
        return step;
    }

    /** What follows from the first part; none where nothing does. */
    static <F, S, C, E> @Nullable Step<S, C, E> of(Part.After<F, S, C, E> after, List<F> happened, long now) {
        long at = Math.max(now, after.stream().working().at());
        List<C> asked = after.commands().apply(happened, Stream.instant(at));
        return asked.isEmpty() ? null : of(new Part<>(after.stream(), (_, _) -> asked), now);
    }

    private void decide() {
        for (C command : asked) if (!decided.take(stream.live().prepared(decided.state(), command))) return;
        C next = stream.live().following(decided.state());
        for (int count = 0; next != null; count++) {
            if (count == FOLLOWING || !decided.take(next))
                throw new IllegalStateException(
                        stream.name() + ": " + next + " should have followed: " + decided.refusal());
            next = stream.live().following(decided.state());
        }
    }

    Body.@Nullable Refused refusal() {
        return decided.refusal();
    }

    /** What it has put on its way to other streams, or taken from it. */
    Money transit() {
        return decided.moved(Account.TRANSIT);
    }

    List<E> events() {
        return decided.events();
    }

    void write(Request<?> request, List<Row> rows, List<Pending.Advance<?>> advances) {
        Position<S> before = stream.working();
        Body<C, E> body = decided.body(request.by(), asked(request));
        Row row = stream.row(request.id(), at, body.write(stream.machine()));
        goOn(
                row,
                new Position<>(decided.state(), decided.books(before.books()), row.version(), row.hash(), at),
                rows,
                advances);
    }

    /** What was asked, without what chance would have added, and why that or another part of it was refused. */
    void writeRefusal(Request<?> request, Body.Refused refusal, List<Row> rows, List<Pending.Advance<?>> advances) {
        Position<S> before = stream.working();
        Body<C, E> body = new Body<>(request.by(), asked(request), asked, List.of(), List.of(), refusal);
        Row row = stream.row(request.id(), at, body.write(stream.machine()));
        goOn(row, new Position<>(before.state(), before.books(), row.version(), row.hash(), at), rows, advances);
    }

    private @Nullable String asked(Request<?> request) {
        return stream.equals(request.first().stream()) ? request.asked() : null;
    }

    private void goOn(Row row, Position<S> after, List<Row> rows, List<Pending.Advance<?>> advances) {
        to = after;
        rows.add(row);
        advances.add(new Pending.Advance<>(stream, after, stream.epoch()));
    }

    /** The stream goes on. */
    void advance() {
        if (to == null) throw new IllegalStateException("a step that was not written");
        stream.advance(to);
    }
}
