package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.games.caribbeanstud.StudShowdown;

/**
 * The dealer's hands as a player of one strength meets them, counted by the sets of one to four cards that they hold.
 * From these counts follows by inclusion and exclusion how many hold an upcard and none of the player's cards, without
 * a look at any of them.
 */
final class StudTally {
    private final SuitClasses classes;
    private final long[] holding = new long[SuitClasses.COUNT];
    private int player;

    StudTally(SuitClasses classes, int player) {
        this.classes = classes;
        this.player = player;
    }

    /** The player has another strength from now on. */
    void player(int strength) {
        player = strength;
    }

    /** Adds a word for all hands like this one, whose cards ascend. */
    void add(int a, int b, int c, int d, int e, long word) {
        int none = SuitClasses.row();
        add(none, a, word);
        add(none, b, word);
        add(none, c, word);
        add(none, d, word);
        add(none, e, word);
        addThree(a, b, c, word);
        addPairs(a, b, c, d, e, word);
        addTriples(a, b, c, d, e, word);
        add(SuitClasses.row(a, b, c), d, word);
        add(SuitClasses.row(a, b, c), e, word);
        add(SuitClasses.row(a, b, d), e, word);
        add(SuitClasses.row(a, c, d), e, word);
        add(SuitClasses.row(b, c, d), e, word);
    }

    /** The pairs within the first three cards. */
    private void addThree(int a, int b, int c, long word) {
        add(SuitClasses.row(a), b, word);
        add(SuitClasses.row(a), c, word);
        add(SuitClasses.row(b), c, word);
    }

    /** The pairs with one of the last two cards. */
    private void addPairs(int a, int b, int c, int d, int e, long word) {
        add(SuitClasses.row(a), d, word);
        add(SuitClasses.row(b), d, word);
        add(SuitClasses.row(c), d, word);
        add(SuitClasses.row(a), e, word);
        add(SuitClasses.row(b), e, word);
        add(SuitClasses.row(c), e, word);
        add(SuitClasses.row(d), e, word);
    }

    private void addTriples(int a, int b, int c, int d, int e, long word) {
        add(SuitClasses.row(a, b), c, word);
        add(SuitClasses.row(a, b), d, word);
        add(SuitClasses.row(a, c), d, word);
        add(SuitClasses.row(b, c), d, word);
        add(SuitClasses.row(a, b), e, word);
        add(SuitClasses.row(a, c), e, word);
        add(SuitClasses.row(b, c), e, word);
        add(SuitClasses.row(a, d), e, word);
        add(SuitClasses.row(b, d), e, word);
        add(SuitClasses.row(c, d), e, word);
    }

    private void add(int row, int card, long word) {
        int number = classes.with(row, card);
        holding[number] += word * classes.symmetries(number);
    }

    /** What a hand of the player's strength meets, by upcard; its cards ascend. */
    void meet(int[] cards, long[] met) {
        int[] rows = new int[10];
        char[] numbers = classes.rows();
        for (int upcard = 0; upcard < Card.COUNT; upcard++) met[upcard] = holding[numbers[upcard]];
        for (int card : cards) sum(SuitClasses.row(card), numbers, met, -1);
        pairs(cards, rows);
        for (int row : rows) sum(row, numbers, met, 1);
        triples(cards, rows);
        for (int row : rows) sum(row, numbers, met, -1);
        fours(cards, met);
    }

    private void sum(int row, char[] numbers, long[] met, long sign) {
        int base = row * Card.COUNT;
        for (int upcard = 0; upcard < Card.COUNT; upcard++) met[upcard] += sign * holding[numbers[base + upcard]];
    }

    private static void pairs(int[] cards, int[] rows) {
        int at = 0;
        for (int b = 1; b < cards.length; b++)
            for (int a = 0; a < b; a++) rows[at++] = SuitClasses.row(cards[a], cards[b]);
    }

    private static void triples(int[] cards, int[] rows) {
        int at = 0;
        for (int c = 2; c < cards.length; c++)
            for (int b = 1; b < c; b++)
                for (int a = 0; a < b; a++) rows[at++] = SuitClasses.row(cards[a], cards[b], cards[c]);
    }

    /** The hands of an upcard and four of the player's cards, which are five cards: there is one of each. */
    private void fours(int[] cards, long[] met) {
        for (int without = 0; without < cards.length; without++) {
            long four = PokerHand.EMPTY;
            for (int at = 0; at < cards.length; at++) if (at != without) four = PokerHand.with(four, cards[at]);
            for (int upcard = 0; upcard < Card.COUNT; upcard++) met[upcard] += one(four, upcard);
        }
    }

    private long one(long four, int upcard) {
        int dealer = PokerHand.strength(PokerHand.with(four, upcard));
        return StudMet.one(StudShowdown.of(player, dealer)) * StudMet.TIMES;
    }
}
