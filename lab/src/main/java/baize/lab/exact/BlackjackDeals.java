package baize.lab.exact;

/** The first two cards of a box against one upcard. */
final class BlackjackDeals {
    private BlackjackDeals() {}

    /** Hears of a deal. */
    @FunctionalInterface
    interface Listener {
        void deal(int hand, double chance, boolean blackjack);
    }

    static void each(BlackjackUpcard shoe, Listener listener) {
        BlackjackHands hands = BlackjackHands.ALL;
        for (int one = 1; one <= BlackjackHands.VALUES; one++)
            for (int other = one; other <= BlackjackHands.VALUES; other++) {
                double chance = shoe.draw(0, 0, one) * shoe.draw(BlackjackHands.one(one), 1, other);
                boolean blackjack = one == 1 && other == BlackjackHands.VALUES;
                listener.deal(hands.of(one, other), one == other ? chance : 2 * chance, blackjack);
            }
    }
}
