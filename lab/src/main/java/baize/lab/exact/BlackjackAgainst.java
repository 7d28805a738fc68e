package baize.lab.exact;

import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.DealerBlackjack;

/** The solver for one upcard of a full shoe. For one thread at a time. */
final class BlackjackAgainst {
    private final BlackjackHands hands = BlackjackHands.ALL;
    private final BlackjackUpcard shoe;
    private final HandValues values;

    BlackjackAgainst(int decks, int up) {
        shoe = new BlackjackUpcard(decks, up);
        values = new HandValues(shoe, 1, 0, BlackjackUpcard.lostToBlackjack());
    }

    BlackjackColumn best(DealerBlackjack rule) {
        return new TotalsSearch(shoe, values, rule).best();
    }

    BlackjackOdds odds(BlackjackColumn column, int maximumHands, DealerBlackjack rule) {
        return BlackjackOdds.of(shoe, column, maximumHands, rule);
    }

    /** What is expected by a player who looks at the cards of each hand, not its total, and plays split hands alike. */
    double byComposition(int maximumHands, DealerBlackjack rule) {
        byte[] acts = new byte[hands.count()];
        values.best(acts);
        double[] sum = new double[1];
        BlackjackDeals.each(shoe, (hand, chance, blackjack) -> {
            int pair = hands.pairOf(hand);
            double kept = blackjack ? blackjack(hand) : values.expected(hand);
            sum[0] += chance * (pair == 0 ? kept : Math.max(kept, split(acts, pair, maximumHands, rule, kept)));
        });
        return sum[0];
    }

    private double blackjack(int hand) {
        double both = shoe.chances()[shoe.ends(hand) + DealerDraws.BLACKJACK];
        int paid = BlackjackPayoffs.outcome(BlackjackShowdown.BLACKJACK.ordinal(), false);
        return (1 - both) * BlackjackPayoffs.MAIN.net(paid) / BlackjackPayoffs.UNIT;
    }

    private double split(byte[] acts, int pair, int maximumHands, DealerBlackjack rule, double kept) {
        BlackjackSplit once = new BlackjackSplit(shoe, acts, pair, 2, rule);
        if (once.atMost() <= kept || once.value() <= kept) return Double.NEGATIVE_INFINITY;
        return maximumHands == 2 ? once.value() : new BlackjackSplit(shoe, acts, pair, maximumHands, rule).value();
    }
}
