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
    private static final byte[] KINDS = new byte[DECK * DECK * DECK];
    private static final List<Kind> ALL = sorted();

    private FirstCards() {}

    /** Numbers the kinds that occur, from the plainest on. */
    private static List<Kind> sorted() {
        SortedMap<Integer, Kind> found = new TreeMap<>();
        int[] codes = new int[KINDS.length];
        for (int one = 0; one < DECK; one++)
            for (int other = one; other < DECK; other++)
                for (int up = 0; up < DECK; up++) {
                    Kind kind = kind(Card.of(one), Card.of(other), Card.of(up));
                    codes[place(one, other, up)] = codes[place(other, one, up)] = code(kind);
                    found.putIfAbsent(code(kind), kind);
                }
        byte[] numbers = new byte[code(PairHand.values().length, 0, 0)];
        List<Kind> all = List.copyOf(found.values());
        for (int at = 0; at < all.size(); at++) numbers[code(all.get(at))] = (byte) at;
        for (int place = 0; place < codes.length; place++) KINDS[place] = numbers[codes[place]];
        return all;
    }

    private static int code(Kind kind) {
        return code(
                kind.pair().ordinal(), kind.lucky().ordinal(), kind.blazing().ordinal());
    }

    private static int code(int pair, int lucky, int blazing) {
        return (pair * LuckyHand.values().length + lucky) * BlazingHand.values().length + blazing;
    }

    private static Kind kind(Card one, Card other, Card up) {
        return new Kind(PairHand.of(one, other), LuckyHand.of(one, other, up), BlazingHand.of(one, other, up));
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
