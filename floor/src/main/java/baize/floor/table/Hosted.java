package baize.floor.table;

import baize.core.engine.Game;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.floor.chance.Seed;
import baize.floor.chance.Seeds.Committed;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The state of a hosted table.
 *
 * @param setup none until the table is set up
 * @param committed the seed that the house is bound to, for the round at hand or the next
 * @param draws outcomes drawn from it so far
 * @param revealed the seed of the last round
 * @param waiting what the dealer waits for
 * @param resumed up to when time out of service has been taken off
 */
public record Hosted<S, C, E, V>(
        @Nullable Setup setup,
        Game<S, C, E, V> game,
        S state,
        @Nullable Committed committed,
        int draws,
        @Nullable Revealed revealed,
        List<Visit> visits,
        @Nullable Waiting waiting,
        @Nullable Instant resumed) {

    /** The seed of a round that is over. */
    public record Revealed(int round, Seed seed, boolean used) {}

    /** Something the dealer waits for, and since when. */
    public record Waiting(String key, Instant since) {}

    static <S, C, E, V> Hosted<S, C, E, V> initial(Game<S, C, E, V> game) {
        return new Hosted<>(null, game, game.initial(), null, 0, null, List.of(), null, null);
    }

    Hosted<S, C, E, V> with(Setup changed, Game<S, C, E, V> under, S from) {
        return new Hosted<>(changed, under, from, committed, draws, revealed, visits, waiting, resumed);
    }

    Hosted<S, C, E, V> with(S next, @Nullable Waiting now) {
        return new Hosted<>(setup, game, next, committed, draws, revealed, visits, now, resumed);
    }

    Hosted<S, C, E, V> committed(Committed seed) {
        return new Hosted<>(setup, game, state, seed, 0, revealed, visits, waiting, resumed);
    }

    Hosted<S, C, E, V> drawn() {
        return new Hosted<>(setup, game, state, committed, draws + 1, revealed, visits, waiting, resumed);
    }

    Hosted<S, C, E, V> revealed(Revealed seed) {
        return new Hosted<>(setup, game, state, null, 0, seed, visits, waiting, resumed);
    }

    Hosted<S, C, E, V> entered(Visit visit) {
        List<Visit> all = new ArrayList<>(visits);
        all.add(visit);
        return with(all);
    }

    Hosted<S, C, E, V> left(Patron patron) {
        return with(
                visits.stream().filter(visit -> !visit.patron().equals(patron)).toList());
    }

    Hosted<S, C, E, V> changed(Patron patron, UnaryOperator<Visit> change) {
        return with(visits.stream()
                .map(visit -> visit.patron().equals(patron) ? change.apply(visit) : visit)
                .toList());
    }

    /**
     * In service again: visits are so much shorter, and whatever is waited for begins to be. What several say was lost,
     * as processes on one database or a store and a standstill, is taken off once.
     */
    @Rule("R-201")
    Hosted<S, C, E, V> resumed(HouseFact.Resumed fact, Instant at) {
        Waiting again = waiting == null ? null : new Waiting(waiting.key(), at);
        boolean back = fact.why() == Interruption.CLOCK && !fact.from().isBefore(fact.to());
        Instant taken = resumed == null || back || resumed.isBefore(fact.from()) ? fact.from() : resumed;
        Instant to = taken.isAfter(fact.to()) ? taken : fact.to();
        Duration lost = Duration.between(taken, to);
        List<Visit> shorter = visits.stream()
                .map(visit -> back ? visit.by(to) : visit.without(lost, to))
                .toList();
        return new Hosted<>(setup, game, state, committed, draws, revealed, shorter, again, to);
    }

    private Hosted<S, C, E, V> with(List<Visit> others) {
        return new Hosted<>(setup, game, state, committed, draws, revealed, List.copyOf(others), waiting, resumed);
    }

    public @Nullable Visit visit(Patron patron) {
        for (Visit visit : visits) if (visit.patron().equals(patron)) return visit;
        return null;
    }

    /** The game itself is the setup's affair. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Hosted<?, ?, ?, ?> hosted
                && Objects.equals(setup, hosted.setup)
                && state.equals(hosted.state)
                && Objects.equals(committed, hosted.committed)
                && draws == hosted.draws
                && Objects.equals(revealed, hosted.revealed)
                && visits.equals(hosted.visits)
                && Objects.equals(waiting, hosted.waiting)
                && Objects.equals(resumed, hosted.resumed);
    }

    @Override
    public int hashCode() {
        return Objects.hash(setup, state, committed, draws, revealed, visits, waiting, resumed);
    }
}
