package baize.core.chance;

import baize.core.card.Card;
import java.util.ArrayList;
import java.util.List;

/** Unbiased shuffles and deals: Fisher and Yates, several places to a random word. */
public final class Shuffle {
    /** Bits of a word spent on places: what is left keeps a redrawn word rarer than one in 256. */
    private static final int BITS = 56;

    private Shuffle() {}

    /** Puts all elements into random order. */
    public static void shuffle(int[] deck, Generator generator) {
        deal(deck, deck.length, generator);
    }

    /**
     * Moves {@code count} elements to the front, drawn one after the other from all that are left. Whatever order the
     * deck is in beforehand, each ordered choice is equally likely; the rest stays behind them.
     */
    public static void deal(int[] deck, int count, Generator generator) {
        if (count < 0 || count > deck.length)
            throw new IllegalArgumentException("expected 0 to " + deck.length + " cards, got " + count);
        int last = Math.min(count, deck.length - 1);
        int at = 0;
        while (at < last) {
            int bits = Integer.SIZE - Integer.numberOfLeadingZeros(deck.length - at);
            int to = Math.min(last, at + Math.max(1, BITS / bits));
            // A word to be redrawn has moved only elements that the next word draws from again.
            if (place(deck, at, to, generator.nextLong())) at = to;
        }
    }

    /** Fills the places from {@code at} to {@code to} from one word; false when the word must be drawn again. */
    private static boolean place(int[] deck, int at, int to, long word) {
        long fraction = word;
        long product = 1;
        for (int place = at; place < to; place++) {
            int bound = deck.length - place;
            int from = place + (int) Math.unsignedMultiplyHigh(fraction, bound);
            fraction *= bound;
            product *= bound;
            int drawn = deck[from];
            deck[from] = deck[place];
            deck[place] = drawn;
        }
        return !Generator.isLeftOver(fraction, product);
    }

    /** The numbers from 0 to {@code count - 1} in random order. */
    public static int[] permutation(int count, Generator generator) {
        int[] numbers = new int[count];
        for (int at = 0; at < count; at++) numbers[at] = at;
        shuffle(numbers, generator);
        return numbers;
    }

    /** The cards of so many decks in random order, by index. */
    public static int[] shoe(int decks, Generator generator) {
        int[] shoe = permutation(decks * Card.COUNT, generator);
        for (int at = 0; at < shoe.length; at++) shoe[at] %= Card.COUNT;
        return shoe;
    }

    /** The first cards of a shuffled deck. */
    public static List<Card> cards(int count, Generator generator) {
        int[] deck = new int[Card.COUNT];
        for (int at = 0; at < deck.length; at++) deck[at] = at;
        deal(deck, count, generator);
        List<Card> cards = new ArrayList<>(count);
        for (int at = 0; at < count; at++) cards.add(Card.of(deck[at]));
        return List.copyOf(cards);
    }
}
