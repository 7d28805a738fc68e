package baize.core.chance;

import baize.core.card.Card;

/**
 * Deals of a few cards from one full deck, each from a single random word: ten cards are one of 52·51·…·43 ordered
 * choices, fewer than 2^56. Every choice is exactly as likely, and depends on the generator's words alone. Allocates
 * nothing after construction. One instance belongs to one thread.
 */
public final class Deals {
    /** The most cards whose ordered choices fit into a word. */
    public static final int MOST = 11;

    private final int count;
    private final long choices;
    private final int[] deck = new int[Card.COUNT];

    public Deals(int count) {
        if (count < 1 || count > MOST)
            throw new IllegalArgumentException("expected 1 to " + MOST + " cards, got " + count);
        this.count = count;
        long product = 1;
        for (int place = 0; place < count; place++) product *= Card.COUNT - place;
        choices = product;
        for (int card = 0; card < Card.COUNT; card++) deck[card] = card;
    }

    /** Writes the next deal's cards, by index, from {@code at} on. */
    public void next(Generator generator, int[] into, int at) {
        while (!deal(generator.nextLong(), into, at)) {}
    }

    /** Deals by one word; false when the word must be drawn again. */
    private boolean deal(long word, int[] into, int at) {
        long fraction = word;
        for (int place = 0; place < count; place++) {
            int bound = Card.COUNT - place;
            int from = place + (int) Math.unsignedMultiplyHigh(fraction, bound);
            fraction *= bound;
            into[at + place] = deck[from];
            deck[from] = deck[place];
        }
        restore(into, at);
        return !Generator.isLeftOver(fraction, choices);
    }

    /** Puts the deck back in order: only the first places and those of the cards dealt have changed. */
    private void restore(int[] into, int at) {
        for (int place = 0; place < count; place++) {
            deck[place] = place;
            deck[into[at + place]] = into[at + place];
        }
    }
}
