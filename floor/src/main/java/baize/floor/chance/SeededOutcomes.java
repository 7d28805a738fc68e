package baize.floor.chance;

import baize.core.card.Card;
import baize.core.chance.SeededGenerator;
import baize.core.chance.Shuffle;
import baize.core.engine.Outcomes;
import java.util.List;

/** The outcomes of one draw of a round, derived from its seed. */
public record SeededOutcomes(String table, int round, int draw, Seed seed) implements Outcomes {
    @Override
    public List<Card> freshDeck(int count) {
        return Shuffle.cards(count, new SeededGenerator(Derivation.drawSeed(table, round, draw, seed)));
    }
}
