package baize.core.card;

import java.util.ArrayList;
import java.util.List;

/**
 * A card. Kernels use its index, 0 to 51: four times the rank's number plus the suit's, so that the rank is
 * {@code index >> 2} and the suit {@code index & 3}.
 */
public record Card(int index) implements Comparable<Card> {
    public static final int COUNT = 52;

    private static final List<Card> ALL = all();
    private static final List<Rank> RANK = List.of(Rank.values());
    private static final List<Suit> SUIT = List.of(Suit.values());
    private static final String RANKS = "23456789TJQKA";
    private static final String SUITS = "cdhs";

    public Card {
        if (index < 0 || index >= COUNT)
            throw new IllegalArgumentException("expected a card from 0 to 51, got " + index);
    }

    private static List<Card> all() {
        List<Card> cards = new ArrayList<>(COUNT);
        for (int index = 0; index < COUNT; index++) cards.add(new Card(index));
        return List.copyOf(cards);
    }

    /** The 52 cards in order of index. */
    public static List<Card> deck() {
        return ALL;
    }

    public static Card of(int index) {
        return ALL.get(index);
    }

    public static Card of(Rank rank, Suit suit) {
        return of(rank.ordinal() << 2 | suit.ordinal());
    }

    /** Reads {@code "As"}, {@code "Td"}. */
    public static Card parse(String text) {
        if (text.length() == 2) {
            int rank = RANKS.indexOf(text.charAt(0));
            int suit = SUITS.indexOf(text.charAt(1));
            if (rank >= 0 && suit >= 0) return of(rank << 2 | suit);
        }
        throw new IllegalArgumentException("expected a card like \"As\" or \"Td\", got \"" + text + "\"");
    }

    /** Reads {@code "As Kd 7c"}; any white space between them. */
    public static List<Card> parseAll(String text) {
        List<Card> cards = new ArrayList<>();
        for (String word : text.strip().split("\\s+", -1)) if (!word.isEmpty()) cards.add(parse(word));
        return List.copyOf(cards);
    }

    public Rank rank() {
        return RANK.get(index >> 2);
    }

    public Suit suit() {
        return SUIT.get(index & 3);
    }

    @Override
    public int compareTo(Card other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return "" + RANKS.charAt(index >> 2) + SUITS.charAt(index & 3);
    }
}
