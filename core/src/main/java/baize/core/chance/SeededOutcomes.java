package baize.core.chance;

import baize.core.card.Card;
import baize.core.dice.Throw;
import baize.core.engine.Outcomes;
import java.util.List;
import java.util.function.Supplier;

/**
 * Outcomes that follow from a seed.
 *
 * @param generators gives what each outcome that is asked for begins with; cards of one shoe come one after the other
 *     from one generator, each of those that are left, and so do balls of one drum
 */
public record SeededOutcomes(Supplier<? extends Generator> generators) implements Outcomes {
    /** All of them from one generator, the same for the same seed. */
    public static SeededOutcomes of(Generator generator) {
        return new SeededOutcomes(() -> generator);
    }

    @Override
    public List<Card> freshDeck(int count) {
        return Shuffle.cards(count, generators.get());
    }

    @Override
    public Draws shoe() {
        Generator generator = generators.get();
        return left -> left.at(generator.below(left.size()));
    }

    @Override
    public Throw roll() {
        return Rolls.roll(generators.get());
    }

    @Override
    public Drum drum() {
        Generator generator = generators.get();
        return left -> left.at(generator.below(left.size()));
    }

    @Override
    public long seriesKey() {
        return generators.get().nextLong();
    }
}
