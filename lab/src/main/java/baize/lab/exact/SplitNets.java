package baize.lab.exact;

import baize.games.blackjack.Points;

/** What hands of a split box net together, where each nets so much by the dealer's end. */
final class SplitNets {
    /** Three hands, each doubled, lose or win six. */
    static final int MOST = 6;

    private static final int EACH = 2;

    private SplitNets() {}

    /**
     * The chances of what one hand nets, from minus two, when the dealer's hand ends so.
     *
     * @param dealer how often it ends so while the hand is played
     */
    static double[] hand(HandRun run, int end, double dealer) {
        double[] nets = new double[2 * EACH + 1];
        double stood = 0;
        for (int total = 0; total <= Points.TWENTY_ONE; total++) {
            int net = (int) BlackjackUpcard.net(total, end);
            nets[EACH + net] += run.chance(false, total, end);
            nets[EACH + 2 * net] += run.chance(true, total, end);
            stood += run.chance(false, total, end) + run.chance(true, total, end);
        }
        nets[EACH - 1] += dealer - stood;
        for (int at = 0; at < nets.length; at++) nets[at] = dealer == 0 ? 0 : nets[at] / dealer;
        return nets;
    }

    /** Adds the chances of what such hands net together. */
    static void add(double[] into, double chance, double[]... hands) {
        double[] sums = {1};
        for (double[] hand : hands) sums = plus(sums, hand);
        for (int at = 0; at < sums.length; at++) into[MOST - hands.length * EACH + at] += chance * sums[at];
    }

    private static double[] plus(double[] sums, double[] hand) {
        double[] both = new double[sums.length + hand.length - 1];
        for (int one = 0; one < sums.length; one++)
            for (int other = 0; other < hand.length; other++) both[one + other] += sums[one] * hand[other];
        return both;
    }
}
