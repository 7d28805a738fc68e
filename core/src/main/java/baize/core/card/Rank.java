package baize.core.card;

/** Ranks in ascending order; the ordinal is the rank's number in kernels, 0 for a two. */
public enum Rank {
    TWO('2'),
    THREE('3'),
    FOUR('4'),
    FIVE('5'),
    SIX('6'),
    SEVEN('7'),
    EIGHT('8'),
    NINE('9'),
    TEN('T'),
    JACK('J'),
    QUEEN('Q'),
    KING('K'),
    ACE('A');

    private final char symbol;

    Rank(char symbol) {
        this.symbol = symbol;
    }

    public char symbol() {
        return symbol;
    }
}
