package baize.testkit;

import baize.core.card.Card;
import baize.core.chance.Generator;
import baize.core.chance.Rolls;
import baize.core.chance.Shuffle;
import baize.core.dice.Throw;
import baize.core.engine.Outcomes;
import java.util.List;

/** Outcomes from a seeded generator, the same for the same seed. */
public record SeededOutcomes(Generator generator) implements Outcomes {
    @Override
    public List<Card> freshDeck(int count) {
        return Shuffle.cards(count, generator);
    }

    @Override
    public Draws shoe() {
        return left -> left.at(generator.below(left.size()));
    }

    @Override
    public Throw roll() {
        return Rolls.roll(generator);
    }

    @Override
    public Drum drum() {
        return left -> left.at(generator.below(left.size()));
    }

    @Override
    public long seriesKey() {
        return generator.nextLong();
    }
}
