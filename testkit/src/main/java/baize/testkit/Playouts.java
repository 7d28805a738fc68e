package baize.testkit;

import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.chance.SeededOutcomes;
import baize.core.engine.Decision;
import baize.core.engine.Game;
import baize.core.engine.Offer;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Seeded play from a game's own offers: at each step someone picks one of the commands offered. A check that fails
 * names the seed with which it fails again.
 *
 * @param actors who plays
 * @param preparation what is sent before the play begins
 * @param weight how often a command is picked among those offered; 0 for never
 * @param withStake the command with another stake
 * @param withNumber the command with another number
 * @param steps how many commands a playout has
 */
public record Playouts<S, C, E>(
        Game<S, C, E, ?> game,
        List<Viewer> actors,
        List<C> preparation,
        ToIntFunction<C> weight,
        BiFunction<C, Money, C> withStake,
        BiFunction<C, Integer, C> withNumber,
        int steps) {

    /** Play of a game whose commands name no numbers. */
    public Playouts(
            Game<S, C, E, ?> game,
            List<Viewer> actors,
            List<C> preparation,
            ToIntFunction<C> weight,
            BiFunction<C, Money, C> withStake,
            int steps) {
        this(game, actors, preparation, weight, withStake, Playouts::withoutNumber, steps);
    }

    private static <C> C withoutNumber(C command, int number) {
        throw new IllegalArgumentException(command + " has no number, and so not " + number);
    }

    /** One moment of a playout: the state, and everything that has led to it. */
    public record Moment<S, E>(S state, List<E> events) {}

    /** Plays every seed from 1 to {@code seeds} and checks each moment of each. */
    public void check(int seeds, Consumer<Moment<S, E>> check) {
        for (long seed = 1; seed <= seeds; seed++)
            try {
                new Play(seed).run(check);
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("with seed " + seed + ": " + failure.getMessage(), failure);
            }
    }

    private final class Play {
        private final Generator generator;
        private final List<E> events = new ArrayList<>();
        private S state = game.initial();

        private Play(long seed) {
            generator = FastGenerator.stream(seed, 0);
        }

        private void run(Consumer<Moment<S, E>> check) {
            preparation.forEach(this::send);
            for (int step = 0; step < steps; step++) {
                check.accept(new Moment<>(state, List.copyOf(events)));
                C command = next();
                if (command == null) return;
                send(command);
            }
            check.accept(new Moment<>(state, List.copyOf(events)));
        }

        private void send(C command) {
            C complete = game.withOutcome(state, command, SeededOutcomes.of(generator));
            switch (game.decide(state, complete)) {
                case Decision.Accepted<E>(var happened) -> {
                    for (E event : happened) state = game.evolve(state, event);
                    events.addAll(happened);
                }
                case Decision.Refused<E>(var refusal) ->
                    throw new AssertionError(complete + " was offered and is refused: " + refusal);
            }
        }

        private @Nullable C next() {
            List<Offer<C>> offers = new ArrayList<>();
            for (Viewer actor : actors)
                for (Offer<C> offer : game.offers(state, actor))
                    for (int i = 0; i < weight.applyAsInt(offer.command()); i++) offers.add(offer);
            return offers.isEmpty() ? null : member(offers.get(generator.below(offers.size())));
        }

        private C member(Offer<C> offer) {
            List<Integer> numbers = offer.numbers();
            return numbers.isEmpty()
                    ? stake(offer)
                    : withNumber.apply(offer.command(), numbers.get(generator.below(numbers.size())));
        }

        /** Most often one of the smallest stakes, so that means last; now and then the largest. */
        private C stake(Offer<C> offer) {
            Offer.Stakes stakes = offer.stakes();
            if (stakes == null) return offer.command();
            long units = (stakes.max().cents() - stakes.min().cents())
                    / stakes.unit().cents();
            long taken = generator.below(20) == 0 ? units : Math.min(units, generator.below(4));
            return withStake.apply(
                    offer.command(), stakes.min().plus(stakes.unit().times(taken)));
        }
    }
}
