package baize.testkit;

import baize.core.card.Card;
import baize.core.engine.Outcomes;
import java.util.List;
import java.util.function.IntFunction;

/** Outcomes for games that deal from a fresh deck: so many cards at a time, and no shoe. */
public record FreshDecks(IntFunction<List<Card>> decks) implements Outcomes {
    @Override
    public List<Card> freshDeck(int count) {
        return decks.apply(count);
    }

    @Override
    public Draws shoe() {
        throw new AssertionError("no shoe is asked for");
    }
}
