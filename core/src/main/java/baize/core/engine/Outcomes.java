package baize.core.engine;

import baize.core.ball.Balls;
import baize.core.card.Card;
import baize.core.card.CardCounts;
import baize.core.dice.Throw;
import java.util.List;

/** Where outcomes come from: the floor's generator, a dealer's console, or a script's list. */
public interface Outcomes {
    /** The next cards of a freshly shuffled deck, in the order they leave the shoe or the device. */
    List<Card> freshDeck(int count);

    /** The cards that leave a shoe one after the other, as many as a command turns out to need. */
    Draws shoe();

    /** The next throw of two dice. */
    default Throw roll() {
        throw new IllegalStateException("there are no dice here");
    }

    /** The balls of a game, drawn one after the other, as many as a command needs. */
    default Drum drum() {
        throw new IllegalStateException("there are no balls here");
    }

    /** The key by which a series of scorecards is printed. */
    default long seriesKey() {
        throw new IllegalStateException("there are no scorecards here");
    }

    /** Balls as they are drawn. */
    @FunctionalInterface
    interface Drum {
        /** The next ball, of those that are left. */
        int next(Balls left);
    }

    /** Cards as they leave a shoe. */
    @FunctionalInterface
    interface Draws {
        /** The next card, of those that are left. */
        Card next(CardCounts left);
    }
}
