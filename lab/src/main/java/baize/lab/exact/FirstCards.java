package baize.lab.exact;

import baize.core.card.Card;
import baize.games.blackjack.BlazingHand;
import baize.games.blackjack.LuckyHand;
import baize.games.blackjack.PairHand;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a box's first two cards and the dealer's first are to the optional wagers, as one number for loops. */
public final class FirstCards {
    /** What three cards are, which is what all optional wagers look at. */
    public record Kind(PairHand pair, LuckyHand lucky, BlazingHand blazing) {}

    private static final int DECK = Card.COUNT;
    private static final int LUCKY = LuckyHand.values().length;
    private static final int BLAZING = BlazingHand.values().length;
    private static final byte[] KINDS = new byte[DECK * DECK * DECK];
    private static final List<Kind> ALL = sorted();

    private FirstCards() {}

    /** Numbers the kinds that occur, from the plainest on. */
    private static List<Kind> sorted() {
        SortedMap<Integer, Kind> found = new TreeMap<>();
        int[] codes = new int[KINDS.length];
        byte[] numbers = new byte[PairHand.values().length * LUCKY * BLAZING];
        for (int one = 0; one < DECK; one++)
            for (int other = one; other < DECK; other++) {
                PairHand pair = PairHand.of(Card.of(one), Card.of(other));
                for (int up = 0; up < DECK; up++) {
                    LuckyHand lucky = LuckyHand.of(Card.of(one), Card.of(other), Card.of(up));
                    BlazingHand blazing = BlazingHand.of(Card.of(one), Card.of(other), Card.of(up));
                    int code = (pair.ordinal() * LUCKY + lucky.ordinal()) * BLAZING + blazing.ordinal();
                    codes[place(one, other, up)] = codes[place(other, one, up)] = code;
                    if (numbers[code] == 0) found.put(code, new Kind(pair, lucky, blazing));
                    numbers[code] = 1;
                }
            }
        int number = 0;
        for (int code : found.keySet()) numbers[code] = (byte) number++;
        for (int place = 0; place < codes.length; place++) KINDS[place] = numbers[codes[place]];
        return List.copyOf(found.values());
    }

    private static int place(int one, int other, int up) {
        return (one * DECK + other) * DECK + up;
    }

    /** Every kind there is. */
    public static List<Kind> kinds() {
        return ALL;
    }

    /** The number of the kind of three cards. */
    public static int kind(int one, int other, int up) {
        return KINDS[place(one, other, up)];
    }

    /** In how many orders each kind can be dealt from so many decks. */
    static long[] weights(int decks) {
        long[] weights = new long[ALL.size()];
        for (int one = 0; one < DECK; one++)
            for (int other = 0; other < DECK; other++) {
                long two = (long) decks * (decks - (other == one ? 1 : 0));
                for (int up = 0; up < DECK; up++)
                    weights[kind(one, other, up)] += two * (decks - (up == one ? 1 : 0) - (up == other ? 1 : 0));
            }
        return weights;
    }
}
