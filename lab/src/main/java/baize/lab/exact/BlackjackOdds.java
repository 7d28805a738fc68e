package baize.lab.exact;

import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Points;

/**
 * How boxes end that are played by one strategy: each end's chance, what is won, and what is put up. The value is exact
 * to the precision of floating point. So are the ends, but for those of split boxes among themselves: there the hands
 * are taken as independent of each other once the dealer's end is known, which moves no chance by more than a
 * millionth.
 */
public final class BlackjackOdds {
    private final double[] chances = new double[BlackjackPayoffs.OUTCOMES];
    private double value;
    private double staked;
    private double raised;

    /** One upcard. */
    static BlackjackOdds of(BlackjackUpcard shoe, BlackjackColumn column, int maximumHands, DealerBlackjack rule) {
        BlackjackOdds odds = new BlackjackOdds();
        byte[] acts = column.acts();
        byte[] after = column.actsAfterSplit();
        HandRun run = new HandRun(shoe, acts, 1, 0);
        BlackjackDeals.each(shoe, (hand, chance, blackjack) -> {
            int pair = BlackjackHands.ALL.pairOf(hand);
            if (blackjack) odds.blackjack(shoe, hand, chance);
            else if (acts[hand] != BlackjackActs.SPLIT) run.start(hand, chance);
            else odds.split(new BlackjackSplit(shoe, after, pair, maximumHands, rule), chance);
        });
        odds.played(run.played());
        return odds;
    }

    private void blackjack(BlackjackUpcard shoe, int hand, double chance) {
        double both = shoe.chances()[shoe.ends(hand) + DealerDraws.BLACKJACK];
        boolean waits = both > 0;
        add(BlackjackShowdown.BOTH_BLACKJACK, false, chance * both);
        add(waits ? BlackjackShowdown.BLACKJACK : BlackjackShowdown.BLACKJACK_PAID, false, chance * (1 - both));
    }

    private void add(BlackjackShowdown row, boolean doubled, double chance) {
        int outcome = BlackjackPayoffs.outcome(row.ordinal(), doubled);
        chances[outcome] += chance;
        value += chance * BlackjackPayoffs.MAIN.net(outcome) / BlackjackPayoffs.UNIT;
        staked += doubled ? 2 * chance : chance;
        if (doubled) raised += chance;
    }

    private void played(HandRun run) {
        add(BlackjackShowdown.BUSTED, false, run.busted());
        for (int total = 0; total <= Points.TWENTY_ONE; total++)
            for (int end = 0; end < DealerDraws.ENDS; end++) {
                BlackjackShowdown row = end == DealerDraws.BLACKJACK
                        ? BlackjackShowdown.DEALER_BLACKJACK
                        : BlackjackShowdown.of(total, DealerDraws.total(end));
                add(row, false, run.chance(false, total, end));
                add(row, true, run.chance(true, total, end));
            }
    }

    private void split(BlackjackSplit split, double chance) {
        double[] nets = split.nets();
        for (int at = 0; at < nets.length; at++)
            chances[BlackjackPayoffs.split(at - nets.length / 2)] += chance * nets[at];
        value += chance * split.value();
        staked += chance * split.staked();
        raised += chance;
    }

    /** Adds the odds of one upcard, as often as it comes up. */
    void add(BlackjackOdds other, double chance) {
        for (int at = 0; at < chances.length; at++) chances[at] += chance * other.chances[at];
        value += chance * other.value;
        staked += chance * other.staked;
        raised += chance * other.raised;
    }

    /** The player's expected net, in wagers. */
    public double value() {
        return value;
    }

    /** How many wagers are put up on average, what is added with them. */
    public double staked() {
        return staked;
    }

    /** How often something is added. */
    public double raised() {
        return raised;
    }

    /** The chance of an end, as {@link BlackjackPayoffs} numbers them. */
    public double chance(int outcome) {
        return chances[outcome];
    }

    public double variance() {
        double squares = 0;
        for (int at = 0; at < chances.length; at++) {
            double net = (double) BlackjackPayoffs.MAIN.net(at) / BlackjackPayoffs.UNIT;
            squares += chances[at] * net * net;
        }
        return squares - value * value;
    }

    /** How often the net is above zero. */
    public double hit() {
        double hit = 0;
        for (int at = 0; at < chances.length; at++) if (BlackjackPayoffs.MAIN.net(at) > 0) hit += chances[at];
        return hit;
    }
}
