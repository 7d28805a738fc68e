package baize.lab.exact;

import baize.core.rule.Rule;
import baize.games.blackjack.DealerBlackjack;
import org.jspecify.annotations.Nullable;

/**
 * A pair split against one upcard and played by fixed decisions, as if the round began with it.
 *
 * <p>Where it may be split again, the hands are of three kinds: one whose second card was no pair, those of a pair that
 * came at once, and those of a pair that came to the second hand. Their sum is what is wanted, and for a sum it does
 * not matter what the other hands draw; that a card was no pair is one less that it was.
 */
final class BlackjackSplit {
    private final BlackjackUpcard shoe;
    private final byte[] acts;
    private final int value;
    private final DealerBlackjack rule;

    /** Each kind of hand with how many there are of it on average. */
    private final HandRun[] runs;

    private final double[] counts;
    private @Nullable SplitBusts together;
    private double @Nullable [][] busts;

    BlackjackSplit(BlackjackUpcard shoe, byte[] acts, int value, int maximumHands, DealerBlackjack rule) {
        this.shoe = shoe;
        this.acts = value == 1 ? new byte[acts.length] : acts;
        this.value = value;
        this.rule = rule;
        if (maximumHands == 2) {
            runs = new HandRun[] {run(1, true)};
            counts = new double[] {2};
            return;
        }
        double again = draw(2);
        runs = new HandRun[] {run(1, false), run(2, false), run(2, true), run(3, true)};
        counts = new double[] {2, -again, 5 * again, -2 * again * draw(3)};
    }

    /** Aces have one card each. */
    @Rule({"blackjack 12.3.1", "blackjack 12.5.4", "R-103"})
    private HandRun run(int more, boolean pairToo) {
        HandRun run = new HandRun(shoe, acts, value, more);
        run.startSplit(pairToo);
        return run.played();
    }

    /** The chance of another card of the pair's value when so many are out. */
    private double draw(int out) {
        return shoe.draw(out * BlackjackHands.one(value), out, value);
    }

    private boolean isAgain() {
        return runs.length > 1;
    }

    /** What all hands net on average where a dealer's blackjack takes nothing that has not gone over. */
    private double spared() {
        double sum = 0;
        for (int at = 0; at < runs.length; at++) sum += counts[at] * runs[at].value(0);
        return sum;
    }

    private double blackjack() {
        int at = shoe.ends(BlackjackHands.ALL.of(value, value));
        return shoe.chances()[at + DealerDraws.BLACKJACK];
    }

    /** What splitting nets on average. */
    @Rule({"blackjack 12.7", "blackjack 15.1.10", "R-93"})
    double value() {
        double blackjack = blackjack();
        return blackjack == 0 ? spared() : spared() - BlackjackUpcard.lostToBlackjack() * blackjack * taken(busts());
    }

    /**
     * At least as much as splitting nets, found at once. Where one hand that has gone over does not spare the others,
     * both must, which is not likelier than that one does.
     */
    double atMost() {
        double blackjack = blackjack();
        if (blackjack == 0) return spared();
        int sparing = isAgain() ? 4 : rule.takesOneMore(1) ? 1 : 2;
        return spared() - blackjack * Math.max(0, 1 - sparing * together().one());
    }

    private SplitBusts together() {
        if (together == null) together = new SplitBusts(shoe, acts, value);
        return together;
    }

    /** How often a dealer's blackjack takes one amount more, from how many hands there are and go over. */
    private double taken(double[][] busts) {
        double taken = 0;
        for (int hands = 2; hands < busts.length; hands++)
            for (int over = 0; over < hands; over++) if (rule.takesOneMore(over)) taken += busts[hands][over];
        return taken;
    }

    private double[][] busts() {
        if (busts == null) {
            busts = isAgain()
                    ? together().ofThree()
                    : new double[][] {{}, {}, together().ofTwo()};
        }
        return busts;
    }

    /** How many wagers are put up on average. */
    double staked() {
        double staked = 0;
        for (int at = 0; at < runs.length; at++) staked += counts[at] * runs[at].staked();
        return staked;
    }

    /**
     * The chances of what all hands net together, from minus six to six. Where the dealer has blackjack they are exact;
     * else hands are taken as independent once the dealer's end is known.
     */
    double[] nets() {
        double[] nets = new double[2 * SplitNets.MOST + 1];
        int dealer = shoe.ends(BlackjackHands.ALL.of(value, value));
        for (int end = 0; end < DealerDraws.BLACKJACK; end++) nets(nets, end, shoe.chances()[dealer + end]);
        double blackjack = blackjack();
        if (blackjack > 0) lost(nets, busts(), blackjack);
        return nets;
    }

    private void nets(double[] nets, int end, double chance) {
        double[] first = SplitNets.hand(runs[0], end, dealer(end, 1, isAgain()));
        if (!isAgain()) {
            SplitNets.add(nets, chance, first, first);
            return;
        }
        double again = draw(2);
        double[] other = SplitNets.hand(runs[1], end, dealer(end, 2, true));
        double[] free = SplitNets.hand(runs[2], end, dealer(end, 2, false));
        SplitNets.add(nets, chance * again, free, free, free);
        SplitNets.add(nets, chance * again * (1 - draw(3)), other, free, free);
        SplitNets.add(nets, chance * (1 - again * (2 - draw(3))), first, first);
    }

    /** How often the dealer's hand ends so while a hand is played, and that hand did not begin with a pair, if so. */
    private double dealer(int end, int more, boolean noPair) {
        int one = BlackjackHands.ALL.with(BlackjackHands.EMPTY, value);
        double all = shoe.chances()[shoe.ends(one, value, more) + end];
        return noPair ? all - draw(more + 1) * shoe.chances()[shoe.ends(one, value, more + 1) + end] : all;
    }

    private void lost(double[] nets, double[][] busts, double blackjack) {
        for (int hands = 2; hands < busts.length; hands++)
            for (int over = 0; over <= hands; over++) {
                int lost = over + (over < hands && rule.takesOneMore(over) ? 1 : 0);
                nets[SplitNets.MOST - lost] += blackjack * busts[hands][over];
            }
    }
}
