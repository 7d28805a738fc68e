package baize.lab.exact;

import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.Points;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The full shoe without the dealer's first card: what can be drawn from it, and how the dealer's hand ends when certain
 * other cards are out. Ends are worked out when they are first asked for. For one thread.
 */
final class BlackjackUpcard {
    private static final int DECK = 52;
    private static final int OF_A_VALUE = 4;
    private static final int OF_TEN = 16;
    private static final int STAKE = 100;

    /** By a player's total and the dealer's end, what a stake of one nets; a dealer's blackjack takes the original. */
    private static final double[][] NETS = nets();

    private final BlackjackHands hands = BlackjackHands.ALL;
    private final int up;
    private final int[] left = new int[BlackjackHands.VALUES + 1];
    private final int size;
    private final DealerDraws dealer;
    private final DealerDraws.Room room;
    private final int[] places = new int[hands.count()];
    private final Map<Long, Integer> others = new HashMap<>();
    private double[] chances = new double[hands.count() * DealerDraws.ENDS];
    private int used;

    BlackjackUpcard(int decks, int up) {
        this(decks, up, DealerDraws.from(up));
    }

    BlackjackUpcard(int decks, int up, DealerDraws dealer) {
        this.up = up;
        this.dealer = dealer;
        room = dealer.room();
        for (int value = 1; value <= BlackjackHands.VALUES; value++) left[value] = decks * ofValue(value);
        left[up]--;
        size = decks * DECK - 1;
        Arrays.fill(places, -1);
    }

    private static int ofValue(int value) {
        return value == BlackjackHands.VALUES ? OF_TEN : OF_A_VALUE;
    }

    private static double[][] nets() {
        double[][] nets = new double[Points.TWENTY_ONE + 1][DealerDraws.ENDS];
        for (int total = 0; total < nets.length; total++) {
            for (int end = 0; end < DealerDraws.BLACKJACK; end++)
                nets[total][end] = net(BlackjackShowdown.of(total, DealerDraws.total(end)));
            nets[total][DealerDraws.BLACKJACK] = net(BlackjackShowdown.DEALER_BLACKJACK);
        }
        return nets;
    }

    private static double net(BlackjackShowdown row) {
        return (double) (row.originalReturned(STAKE) - STAKE) / STAKE;
    }

    int up() {
        return up;
    }

    /** The chance that a card has this value, where others are out. */
    double draw(long out, int cards, int value) {
        return (double) (left[value] - BlackjackHands.count(out, value)) / (size - cards);
    }

    int left(long out, int value) {
        return left[value] - BlackjackHands.count(out, value);
    }

    int size(int out) {
        return size - out;
    }

    /** How the dealer's hand ends where a player has this hand alone: from which place on in {@link #chances()}. */
    int ends(int hand) {
        if (places[hand] < 0) places[hand] = work(hands.held(hand), hands.size(hand));
        return places[hand];
    }

    /** The same where so many more cards of a value are out. */
    int ends(int hand, int value, int more) {
        int with = hand;
        for (int count = 0; count < more && with != BlackjackHands.BUST; count++) with = hands.with(with, value);
        if (with != BlackjackHands.BUST) return ends(with);
        long out = hands.held(hand) + more * BlackjackHands.one(value);
        return others.computeIfAbsent(out, cards -> work(cards, hands.size(hand) + more));
    }

    private int work(long out, int cards) {
        for (int value = 1; value <= BlackjackHands.VALUES; value++) left[value] -= BlackjackHands.count(out, value);
        if (used + DealerDraws.ENDS > chances.length) chances = Arrays.copyOf(chances, 2 * chances.length);
        dealer.chances(left, size - cards, room, chances, used);
        for (int value = 1; value <= BlackjackHands.VALUES; value++) left[value] += BlackjackHands.count(out, value);
        used += DealerDraws.ENDS;
        return used - DealerDraws.ENDS;
    }

    double[] chances() {
        return chances;
    }

    /**
     * What a hand of this total expects.
     *
     * @param ends the place of the dealer's ends
     * @param onBlackjack what a dealer's blackjack takes
     */
    double stands(int total, int ends, double units, double onBlackjack) {
        double[] nets = NETS[total];
        double sum = 0;
        for (int end = 0; end < DealerDraws.BLACKJACK; end++) sum += nets[end] * chances[ends + end];
        return units * sum - onBlackjack * chances[ends + DealerDraws.BLACKJACK];
    }

    /** What a hand nets on a stake of one, by its total, where the dealer's hand ends so. */
    static double net(int total, int end) {
        return NETS[total][end];
    }

    /** What a dealer's blackjack takes of a wager that stands alone. */
    static double lostToBlackjack() {
        return -NETS[0][DealerDraws.BLACKJACK];
    }
}
