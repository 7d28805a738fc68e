package baize.floor.audit;

import baize.core.engine.Grade;
import baize.core.engine.Viewer;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.floor.audit.Replayed.Chance;
import baize.floor.audit.Replayed.Draw;
import baize.floor.audit.Replayed.Source;
import baize.floor.audit.Replayed.Step;
import baize.floor.chance.Derivation;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import baize.floor.journal.Chain;
import baize.floor.journal.Row;
import baize.floor.stream.Body;
import baize.floor.stream.Decided;
import baize.floor.stream.Position;
import baize.floor.stream.StoredState;
import baize.floor.stream.Stream;
import baize.floor.table.Hosted;
import baize.floor.table.Reader;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.floor.table.TableMachine;
import baize.floor.table.TableOrder;
import baize.wire.GameWire;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A round while it is gone through again: as recorded, with today's decisions beside it. */
final class ReplayedRound<S, C, E, V> {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private final TableMachine<S, C, E, V> machine;
    private final GameWire<S, C, E, V> wire;
    private final int number;
    private final Viewer viewer;
    private final @Nullable Telling<S, C, E, V> telling;
    private final Followed<Hosted<S, C, E, V>, TableOrder<C>, TableFact<E>> followed;
    private final List<Step> steps = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<TableWatch.Drawn<S, C, E, V>> drawn = new ArrayList<>();
    private @Nullable Committed committed;
    private @Nullable Setup setup;
    private Position<Hosted<S, C, E, V>> at;
    private boolean decided = true;

    ReplayedRound(TableMachine<S, C, E, V> machine, Replay.Wanted wanted, Position<Hosted<S, C, E, V>> from) {
        this.machine = machine;
        this.wire = machine.wire();
        this.number = wanted.number();
        Reader reader = wanted.reader();
        this.viewer = reader == null ? new Viewer.Staff(Grade.GAMING_MANAGER) : reader.viewer();
        this.telling = reader == null ? null : new Telling<>(machine, reader);
        this.followed = Followed.table("table/" + machine.table(), machine);
        this.at = from;
    }

    /** The next row after the commitment. */
    void take(Row row) {
        Position<Hosted<S, C, E, V>> before = at;
        at = StoredState.after(machine, before, row);
        Body<TableOrder<C>, TableFact<E>> body = Body.read(machine, row.body());
        // What is drawn before a round begins, as the cards of a bingo session are, comes from its seed too.
        if (body.refusal() == null) collectDraws(before.state(), row, body);
        if (wire.round(at.state().state()) < number) return;
        if (committed == null) begin(before.state());
        if (body.refusal() == null) collectLines(body);
        Hosted<S, C, E, V> now = at.state();
        Step whole = new Step(
                row.version(),
                Stream.instant(row.at()),
                row.id(),
                MAPPER.readTree(row.body()),
                view(before.state(), now),
                difference(before, row));
        decided &= whole.difference() == null;
        Step told = telling == null ? whole : telling.told(whole, before.state(), body);
        if (told != null) steps.add(told);
    }

    private JsonNode view(Hosted<S, C, E, V> before, Hosted<S, C, E, V> now) {
        V seen = now.game().view(now.state(), viewer);
        if (telling == null) return wire.viewJson(seen);
        telling.see(before);
        telling.see(now);
        return telling.view(seen);
    }

    private void begin(Hosted<S, C, E, V> before) {
        committed = before.committed();
        setup = before.setup();
    }

    private void collectLines(Body<TableOrder<C>, TableFact<E>> body) {
        for (TableFact<E> fact : body.events())
            if (fact instanceof TableFact.Happened<E>(var event) && event instanceof Settles settles)
                lines.addAll(settles.lines());
    }

    private void collectDraws(Hosted<S, C, E, V> before, Row row, Body<TableOrder<C>, TableFact<E>> body) {
        var decided = new Decided<>(machine, before, Stream.instant(row.at()));
        for (TableOrder<C> order : body.commands()) {
            if (order instanceof TableOrder.Play<C>(var command) && wire.hasOutcome(command))
                drawn.add(new TableWatch.Drawn<>(decided.state(), command));
            // What follows an outcome in its row is the house's own and draws nothing.
            if (body.commands().size() > 1 && !decided.take(order)) return;
        }
    }

    private @Nullable String difference(Position<Hosted<S, C, E, V>> before, Row row) {
        if (!Chain.follows(before.hash(), row)) return "its hash is not that of what it holds and of the row before it";
        followed.goOnFrom(before);
        return switch (followed.read(row)) {
            case Next.Legible<?, ?, ?> legible -> difference(legible);
            case Next.Illegible illegible -> Wrong.words(illegible.why());
        };
    }

    private static @Nullable String difference(Next.Legible<?, ?, ?> next) {
        try {
            next.take(new Tally(), new Passing());
            return null;
        } catch (RuntimeException different) {
            return Wrong.words(different);
        }
    }

    /** All of it; none where the round has not begun. */
    @Nullable
    Replayed result(String id, long committedAt) {
        Setup under = setup;
        Committed bound = committed;
        if (under == null || bound == null) return null;
        return new Replayed(
                id,
                machine.table(),
                number,
                wire.id(),
                under,
                List.copyOf(steps),
                telling == null ? List.copyOf(lines) : telling.lines(lines),
                chance(under, bound, committedAt),
                decided);
    }

    private Chance chance(Setup under, Committed bound, long committedAt) {
        Hosted.Revealed revealed = at.state().revealed();
        Seed seed = revealed == null || revealed.round() != number ? null : revealed.seed();
        boolean console = under.dealer() == Setup.Dealer.CONSOLE;
        List<Draw> draws = new ArrayList<>();
        List<Draw> told = new ArrayList<>();
        for (TableWatch.Drawn<S, C, E, V> one : drawn) {
            C derived = seed == null || console ? null : one.derived(wire, machine.table(), number, seed);
            Draw draw = draw(one, derived, wire::commandJson);
            draws.add(draw);
            if (telling == null) told.add(draw);
            else if (telling.isTold(one)) told.add(draw(one, derived, telling::json));
        }
        Source source = source(bound, seed, console, draws);
        return new Chance(source, bound.commitment(), committedAt, seed, told);
    }

    private Draw draw(TableWatch.Drawn<S, C, E, V> one, @Nullable C derived, Function<C, JsonNode> json) {
        return new Draw(one.state().draws(), json.apply(one.command()), derived == null ? null : json.apply(derived));
    }

    private Source source(Committed bound, @Nullable Seed seed, boolean console, List<Draw> draws) {
        if (seed != null
                && !Derivation.commitment(machine.table(), number, seed).equals(bound.commitment()))
            return Source.DIFFERS;
        if (console) return Source.CONSOLE;
        if (seed == null) return Source.NOT_REVEALED;
        if (draws.isEmpty()) return Source.UNUSED;
        return draws.stream().allMatch(draw -> draw.dealt().equals(draw.derived())) ? Source.FOLLOWS : Source.DIFFERS;
    }
}
