package baize.core.card;

/**
 * How many there are of each card, of fifteen at most: four bits a rank, one word a suit. Immutable and small, so that
 * a state can hold what has left a shoe of several decks.
 */
public record CardCounts(long clubs, long diamonds, long hearts, long spades) {
    public static final CardCounts NONE = new CardCounts(0, 0, 0, 0);

    private static final int BITS = 4;
    private static final long MASK = (1 << BITS) - 1;
    private static final long ONE_OF_EACH = 0x1_1111_1111_1111L;

    /** So many whole decks. */
    public static CardCounts decks(int decks) {
        if (decks < 1 || decks > MASK) throw new IllegalArgumentException("expected 1 to 15 decks, got " + decks);
        long suit = ONE_OF_EACH * decks;
        return new CardCounts(suit, suit, suit, suit);
    }

    public int of(Card card) {
        return (int) (suit(card.suit()) >>> BITS * card.rank().ordinal() & MASK);
    }

    private long suit(Suit suit) {
        return switch (suit) {
            case CLUBS -> clubs;
            case DIAMONDS -> diamonds;
            case HEARTS -> hearts;
            case SPADES -> spades;
        };
    }

    public CardCounts plus(Card card) {
        if (of(card) == MASK) throw new IllegalArgumentException("more than 15 of " + card);
        return changed(card, 1L << BITS * card.rank().ordinal());
    }

    public CardCounts minus(Card card) {
        if (of(card) == 0) throw new IllegalArgumentException("no " + card + " there");
        return changed(card, -(1L << BITS * card.rank().ordinal()));
    }

    private CardCounts changed(Card card, long by) {
        return switch (card.suit()) {
            case CLUBS -> new CardCounts(clubs + by, diamonds, hearts, spades);
            case DIAMONDS -> new CardCounts(clubs, diamonds + by, hearts, spades);
            case HEARTS -> new CardCounts(clubs, diamonds, hearts + by, spades);
            case SPADES -> new CardCounts(clubs, diamonds, hearts, spades + by);
        };
    }

    /** What is left of these when others are taken away. */
    public CardCounts without(CardCounts others) {
        return new CardCounts(
                clubs - others.clubs, diamonds - others.diamonds, hearts - others.hearts, spades - others.spades);
    }

    /** How many cards there are in all. */
    public int size() {
        return count(clubs) + count(diamonds) + count(hearts) + count(spades);
    }

    private static int count(long suit) {
        int sum = 0;
        for (long rest = suit; rest != 0; rest >>>= BITS) sum += (int) (rest & MASK);
        return sum;
    }

    /** The card at a place when all are laid out in order, the first being 0. */
    public Card at(int place) {
        int left = place;
        for (int index = 0; index < Card.COUNT; index++) {
            Card card = Card.of(index);
            left -= of(card);
            if (left < 0) return card;
        }
        throw new IllegalArgumentException("expected a place below " + size() + ", got " + place);
    }
}
