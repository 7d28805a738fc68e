package baize.lab.exact;

import baize.games.blackjack.Points;

/** What every hand expects against one upcard, backwards from those that draw no more. */
final class HandValues {
    private final BlackjackHands hands = BlackjackHands.ALL;
    private final BlackjackUpcard shoe;
    private final int value;
    private final int more;
    private final double onBlackjack;
    private final double[] stood;
    private final double[] expected;

    /**
     * For hands that hold a value, with more of it out; for every hand where no more is out.
     *
     * @param onBlackjack what a dealer's blackjack takes of the hand
     */
    HandValues(BlackjackUpcard shoe, int value, int more, double onBlackjack) {
        this.shoe = shoe;
        this.value = value;
        this.more = more;
        this.onBlackjack = onBlackjack;
        stood = new double[hands.count()];
        expected = new double[hands.count()];
        for (int hand = 0; hand < stood.length; hand++) {
            int total = Points.total(hands.points(hand));
            if (total < BlackjackColumn.LEAST_STOOD || !concerns(hand)) continue;
            stood[hand] = shoe.stands(total, shoe.ends(hand, value, more), 1, onBlackjack);
        }
    }

    private boolean concerns(int hand) {
        return more == 0 || BlackjackHands.count(hands.held(hand), value) > 0;
    }

    private long out(int hand) {
        return more == 0 ? hands.held(hand) : hands.held(hand) + more * BlackjackHands.one(value);
    }

    /** Works out what each hand expects by these decisions. */
    void under(byte[] acts) {
        for (int hand = stood.length - 1; hand > 0; hand--) {
            if (!concerns(hand)) continue;
            expected[hand] = switch (acts[hand]) {
                case BlackjackActs.STAND -> stood[hand];
                case BlackjackActs.DOUBLE -> doubled(hand);
                default -> hit(hand);
            };
        }
    }

    /** The best that can be done with each hand without a split, written to {@code acts}. */
    void best(byte[] acts) {
        for (int hand = stood.length - 1; hand > 0; hand--) {
            if (!concerns(hand)) continue;
            int points = hands.points(hand);
            int total = Points.total(points);
            double hit = total == Points.TWENTY_ONE ? Double.NEGATIVE_INFINITY : hit(hand);
            boolean hits = total < BlackjackColumn.LEAST_STOOD || hit > stood[hand];
            acts[hand] = hits ? BlackjackActs.HIT : BlackjackActs.STAND;
            expected[hand] = hits ? hit : stood[hand];
            if (hands.size(hand) != 2 || !Points.mayDouble(points) || doubled(hand) <= expected[hand]) continue;
            acts[hand] = BlackjackActs.DOUBLE;
            expected[hand] = doubled(hand);
        }
    }

    double stood(int hand) {
        return stood[hand];
    }

    double expected(int hand) {
        return expected[hand];
    }

    double hit(int hand) {
        long out = out(hand);
        int cards = hands.size(hand) + more;
        double sum = 0;
        for (int card = 1; card <= BlackjackHands.VALUES; card++) {
            int with = hands.with(hand, card);
            sum += shoe.draw(out, cards, card) * (with == BlackjackHands.BUST ? -1 : expected[with]);
        }
        return sum;
    }

    double doubled(int hand) {
        long out = out(hand);
        int cards = hands.size(hand) + more;
        double sum = 0;
        for (int card = 1; card <= BlackjackHands.VALUES; card++) {
            int ends = shoe.ends(hands.with(hand, card), value, more);
            int total = Points.doubled(hands.points(hand), card);
            sum += shoe.draw(out, cards, card) * shoe.stands(total, ends, 2, onBlackjack);
        }
        return sum;
    }
}
