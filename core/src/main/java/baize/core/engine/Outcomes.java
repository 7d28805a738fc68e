package baize.core.engine;

import baize.core.card.Card;
import java.util.List;

/** Where outcomes come from: the floor's generator, a dealer's console, or a script's list. */
public interface Outcomes {
    /** The next cards of a freshly shuffled deck, in the order they leave the shoe or the device. */
    List<Card> freshDeck(int count);
}
