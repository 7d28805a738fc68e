package baize.lab.exact;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.games.caribbeanstud.StudShowdown;
import java.util.Arrays;

/**
 * The dealer's hands as a player of one strength meets them, counted by the sets of one to four cards that they hold.
 * From these counts follows by inclusion and exclusion how many hold an upcard and none of the player's cards, without
 * a look at any of them.
 */
final class StudTally {
    /** More than there are strengths, so that a hand that holds a card twice, which nobody reads, finds a place too. */
    private static final int PLACES = 1 << 14;

    private final StudHands hands;
    private final SuitClasses classes;
    private final char[] numbers;
    private final long[] holding = new long[SuitClasses.COUNT];

    /** What a hand of the dealer's counts as, by its strength. */
    private final long[] counted = new long[PLACES];

    /** What is left out for the four highest cards of the hand looked at last, and those cards. */
    private final long[] highest = new long[Card.COUNT];

    private final int[] four = new int[4];

    StudTally(StudHands hands, SuitClasses classes, int player) {
        this.hands = hands;
        this.classes = classes;
        numbers = classes.rows();
        for (int dealer = 0; dealer < PokerHand.STRENGTHS; dealer++) count(player, dealer);
    }

    /** The player's strength is the next one: only of this and the one before do hands end in another row. */
    void advance(int player) {
        count(player, player - 1);
        count(player, player);
        Arrays.fill(four, 0);
    }

    /** Counts all hands of a strength as they end against the player's, and no longer as they did. */
    private void count(int player, int dealer) {
        long word = StudMet.one(StudShowdown.of(player, dealer)) * StudMet.TIMES;
        long change = (word - counted[dealer]) / StudMet.TIMES;
        if (change == 0) return;
        counted[dealer] = word;
        for (int hand = hands.firstOf(dealer); hand < hands.firstOf(dealer + 1); hand++)
            addAll(hand, change * hands.alike(hand));
    }

    /** Adds a word to every set of one to four cards of a hand. */
    private void addAll(int hand, long word) {
        for (int d = 0; d < 5; d++) {
            int last = hands.card(hand, d);
            add(SuitClasses.row(), last, word);
            for (int c = 0; c < d; c++) {
                int third = hands.card(hand, c);
                add(SuitClasses.row(third), last, word);
                for (int b = 0; b < c; b++) addTriples(hand, b, third, last, word);
            }
        }
    }

    private void addTriples(int hand, int b, int third, int last, long word) {
        int second = hands.card(hand, b);
        add(SuitClasses.row(second, third), last, word);
        for (int a = 0; a < b; a++) add(SuitClasses.row(hands.card(hand, a), second, third), last, word);
    }

    private void add(int row, int card, long word) {
        int number = classes.with(row, card);
        holding[number] += word * classes.symmetries(number);
    }

    /** What a hand of the player's strength meets, by upcard. */
    void meet(int hand, long[] met) {
        int a = hands.card(hand, 0);
        int b = hands.card(hand, 1);
        int c = hands.card(hand, 2);
        int d = hands.card(hand, 3);
        int e = hands.card(hand, 4);
        if (b != four[0] || c != four[1] || d != four[2] || e != four[3]) meetHighest(b, c, d, e);
        System.arraycopy(highest, 0, met, 0, Card.COUNT);
        subtract(met, SuitClasses.row(a));
        add(met, SuitClasses.row(a, b), SuitClasses.row(a, c), SuitClasses.row(a, d), SuitClasses.row(a, e));
        subtract(met, SuitClasses.row(a, b, c), SuitClasses.row(a, b, d), SuitClasses.row(a, b, e));
        subtract(met, SuitClasses.row(a, c, d), SuitClasses.row(a, c, e), SuitClasses.row(a, d, e));
        long low = PokerHand.with(PokerHand.EMPTY, a);
        long high = PokerHand.with(PokerHand.with(low, d), e);
        addFive(met, PokerHand.with(PokerHand.with(PokerHand.with(low, b), c), d));
        addFive(met, PokerHand.with(PokerHand.with(PokerHand.with(low, b), c), e));
        addFive(met, PokerHand.with(high, b));
        addFive(met, PokerHand.with(high, c));
    }

    /** What does not depend on the lowest card, which is all that differs between many hands in a row. */
    private void meetHighest(int b, int c, int d, int e) {
        four[0] = b;
        four[1] = c;
        four[2] = d;
        four[3] = e;
        Arrays.fill(highest, 0);
        add(highest, SuitClasses.row());
        subtract(highest, SuitClasses.row(b));
        subtract(highest, SuitClasses.row(c), SuitClasses.row(d), SuitClasses.row(e));
        add(highest, SuitClasses.row(b, c), SuitClasses.row(b, d), SuitClasses.row(b, e), SuitClasses.row(c, d));
        add(highest, SuitClasses.row(c, e));
        add(highest, SuitClasses.row(d, e));
        subtract(highest, SuitClasses.row(b, c, d));
        subtract(highest, SuitClasses.row(b, c, e), SuitClasses.row(b, d, e), SuitClasses.row(c, d, e));
        long hand = PokerHand.with(PokerHand.with(PokerHand.EMPTY, b), c);
        addFive(highest, PokerHand.with(PokerHand.with(hand, d), e));
    }

    private void add(long[] met, int row) {
        int at = row * Card.COUNT;
        for (int upcard = 0; upcard < Card.COUNT; upcard++) met[upcard] += holding[numbers[at + upcard]];
    }

    private void add(long[] met, int first, int second, int third, int fourth) {
        int a = first * Card.COUNT;
        int b = second * Card.COUNT;
        int c = third * Card.COUNT;
        int d = fourth * Card.COUNT;
        for (int upcard = 0; upcard < Card.COUNT; upcard++)
            met[upcard] += holding[numbers[a + upcard]]
                    + holding[numbers[b + upcard]]
                    + holding[numbers[c + upcard]]
                    + holding[numbers[d + upcard]];
    }

    private void subtract(long[] met, int row) {
        int at = row * Card.COUNT;
        for (int upcard = 0; upcard < Card.COUNT; upcard++) met[upcard] -= holding[numbers[at + upcard]];
    }

    private void subtract(long[] met, int first, int second, int third) {
        int a = first * Card.COUNT;
        int b = second * Card.COUNT;
        int c = third * Card.COUNT;
        for (int upcard = 0; upcard < Card.COUNT; upcard++)
            met[upcard] -= holding[numbers[a + upcard]] + holding[numbers[b + upcard]] + holding[numbers[c + upcard]];
    }

    /** The hands of an upcard and four of the player's cards are whole: there is one of each. */
    private void addFive(long[] met, long four) {
        for (int upcard = 0; upcard < Card.COUNT; upcard++)
            met[upcard] += counted[PokerHand.strength(PokerHand.with(four, upcard))];
    }
}
