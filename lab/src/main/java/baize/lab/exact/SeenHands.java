package baize.lab.exact;

import baize.core.card.Card;

/**
 * A growing set of three-card hands, counted by the cards they hold, so that those that share no card with another hand
 * are known by inclusion and exclusion, without a look at any of them.
 */
final class SeenHands {
    private int all;
    private final int[] withCard = new int[Card.COUNT];
    private final int[] withPair = new int[Card.COUNT * Card.COUNT];

    int count() {
        return all;
    }

    /** Adds a hand; its cards ascend. */
    void add(int a, int b, int c) {
        all++;
        withCard[a]++;
        withCard[b]++;
        withCard[c]++;
        withPair[pair(a, b)]++;
        withPair[pair(a, c)]++;
        withPair[pair(b, c)]++;
    }

    /**
     * How many of the hands seen could be dealt beside this one; its cards ascend.
     *
     * @param itself whether the hand is among those seen
     */
    int apartFrom(int a, int b, int c, boolean itself) {
        int sharingOne = withCard[a] + withCard[b] + withCard[c];
        int sharingTwo = withPair[pair(a, b)] + withPair[pair(a, c)] + withPair[pair(b, c)];
        return all - sharingOne + sharingTwo - (itself ? 1 : 0);
    }

    private static int pair(int low, int high) {
        return low * Card.COUNT + high;
    }
}
