package baize.lab.exact;

import baize.games.blackjack.Points;

/**
 * One hand played out against one upcard by fixed decisions: how often it ends at which total, doubled or not, together
 * with how the dealer's ends.
 *
 * <p>Where hands have been split, the cards that the others began with are out as well; what else the others draw makes
 * no difference to one hand, since cards that nobody looks at are as good as in the shoe.
 */
final class HandRun {
    private static final int TOTALS = Points.TWENTY_ONE + 1;

    private final BlackjackHands hands = BlackjackHands.ALL;
    private final BlackjackUpcard shoe;
    private final byte[] acts;
    private final int value;
    private final int more;
    private final double[] reached = new double[hands.count()];
    private final double[] finals = new double[2 * TOTALS * DealerDraws.ENDS];
    private double started;
    private double busted;

    /**
     * A run.
     *
     * @param acts what is done with each hand
     * @param value of the cards that are out besides
     * @param more how many these are
     */
    HandRun(BlackjackUpcard shoe, byte[] acts, int value, int more) {
        this.shoe = shoe;
        this.acts = acts;
        this.value = value;
        this.more = more;
    }

    void start(int hand, double chance) {
        reached[hand] += chance;
        started += chance;
    }

    /** Deals a second card to a hand of one; not one of the same value where that would have been split again. */
    void startSplit(boolean pairToo) {
        int one = hands.with(BlackjackHands.EMPTY, value);
        long out = out(one);
        for (int second = 1; second <= BlackjackHands.VALUES; second++)
            if (pairToo || second != value) start(hands.with(one, second), shoe.draw(out, 1 + more, second));
    }

    private long out(int hand) {
        return more == 0 ? hands.held(hand) : hands.held(hand) + more * BlackjackHands.one(value);
    }

    HandRun played() {
        for (int hand = 0; hand < reached.length; hand++) {
            if (reached[hand] == 0) continue;
            switch (acts[hand]) {
                case BlackjackActs.STAND -> ends(hand, Points.total(hands.points(hand)), 0, reached[hand]);
                case BlackjackActs.HIT -> hit(hand);
                case BlackjackActs.DOUBLE -> doubled(hand);
                default -> throw new IllegalStateException("a hand to be split is no single hand");
            }
        }
        return this;
    }

    private void hit(int hand) {
        long out = out(hand);
        int cards = hands.size(hand) + more;
        for (int card = 1; card <= BlackjackHands.VALUES; card++) {
            double chance = reached[hand] * shoe.draw(out, cards, card);
            int with = hands.with(hand, card);
            if (with == BlackjackHands.BUST) busted += chance;
            else reached[with] += chance;
        }
    }

    private void doubled(int hand) {
        long out = out(hand);
        int cards = hands.size(hand) + more;
        for (int card = 1; card <= BlackjackHands.VALUES; card++) {
            double chance = reached[hand] * shoe.draw(out, cards, card);
            ends(hands.with(hand, card), Points.doubled(hands.points(hand), card), 1, chance);
        }
    }

    private void ends(int hand, int total, int doubled, double chance) {
        int from = shoe.ends(hand, value, more);
        int at = (doubled * TOTALS + total) * DealerDraws.ENDS;
        double[] chances = shoe.chances();
        for (int end = 0; end < DealerDraws.ENDS; end++) finals[at + end] += chance * chances[from + end];
    }

    /** How often the hand ended so. */
    double chance(boolean doubled, int total, int end) {
        return finals[((doubled ? TOTALS : 0) + total) * DealerDraws.ENDS + end];
    }

    /** The wagers put up on it. */
    double staked() {
        double staked = started;
        for (int at = TOTALS * DealerDraws.ENDS; at < finals.length; at++) staked += finals[at];
        return staked;
    }

    double busted() {
        return busted;
    }

    /** How often a hand came up, by its number. */
    double reached(int hand) {
        return reached[hand];
    }

    /**
     * The player's expected net.
     *
     * @param onBlackjack what a dealer's blackjack takes of a hand that has not gone over
     */
    double value(double onBlackjack) {
        double sum = -busted;
        for (int doubled = 0; doubled < 2; doubled++)
            for (int total = 0; total < TOTALS; total++) {
                int at = (doubled * TOTALS + total) * DealerDraws.ENDS;
                for (int end = 0; end < DealerDraws.BLACKJACK; end++)
                    sum += (1 + doubled) * BlackjackUpcard.net(total, end) * finals[at + end];
                sum -= onBlackjack * finals[at + DealerDraws.BLACKJACK];
            }
        return sum;
    }
}
