package baize.core.chance;

import baize.core.card.Card;

/**
 * Deals of a few cards from one full deck, each from a single random word: ten cards are one of 52·51·…·43 ordered
 * choices, fewer than 2^56. Every choice is exactly as likely. Holds no deck and allocates nothing: the cards left are
 * the bits of a mask, which keeps the whole deal in registers.
 */
public final class Deals {
    /** The most cards whose ordered choices fit into a word. */
    public static final int MOST = 11;

    private static final long DECK = (1L << Card.COUNT) - 1;

    private final int count;
    private final long choices;

    public Deals(int count) {
        if (count < 1 || count > MOST)
            throw new IllegalArgumentException("expected 1 to " + MOST + " cards, got " + count);
        this.count = count;
        long product = 1;
        for (int place = 0; place < count; place++) product *= Card.COUNT - place;
        choices = product;
    }

    /** Writes the next deal's cards, by index, from {@code at} on. */
    public void next(Generator generator, int[] into, int at) {
        while (!deal(generator.nextLong(), into, at)) {}
    }

    /** Deals by one word; false when the word must be drawn again. */
    private boolean deal(long word, int[] into, int at) {
        long fraction = word;
        long left = DECK;
        for (int place = 0; place < count; place++) {
            int bound = Card.COUNT - place;
            long drawn = Long.expand(1L << Math.unsignedMultiplyHigh(fraction, bound), left);
            fraction *= bound;
            left ^= drawn;
            into[at + place] = Long.numberOfTrailingZeros(drawn);
        }
        return !Generator.isLeftOver(fraction, choices);
    }
}
