package baize.floor.chance;

import baize.core.card.Card;
import baize.core.chance.Generator;
import baize.core.chance.Rolls;
import baize.core.chance.SeededGenerator;
import baize.core.chance.Shuffle;
import baize.core.dice.Throw;
import baize.core.engine.Outcomes;
import java.util.List;

/** The outcomes of one draw of a round, derived from its seed. */
public record SeededOutcomes(String table, int round, int draw, Seed seed) implements Outcomes {
    @Override
    public List<Card> freshDeck(int count) {
        return Shuffle.cards(count, generator());
    }

    /** The cards of a command come one after the other from one generator, each of those that are left. */
    @Override
    public Draws shoe() {
        Generator generator = generator();
        return left -> left.at(generator.below(left.size()));
    }

    @Override
    public Throw roll() {
        return Rolls.roll(generator());
    }

    /** The balls of a command come one after the other from one generator, each of those that are left. */
    @Override
    public Drum drum() {
        Generator generator = generator();
        return left -> left.at(generator.below(left.size()));
    }

    @Override
    public long seriesKey() {
        return generator().nextLong();
    }

    private SeededGenerator generator() {
        return new SeededGenerator(Derivation.drawSeed(table, round, draw, seed));
    }
}
