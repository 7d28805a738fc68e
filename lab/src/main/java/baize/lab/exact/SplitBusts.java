package baize.lab.exact;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * How many hands of a split pair go over twenty-one when the dealer turns out to have blackjack, which is all that a
 * dealer's blackjack asks of them. Hands that draw from one shoe hang together, so they are taken together: every set
 * of cards with which one goes over, beside every set of the other's.
 *
 * <p>The dealer's second card can be thought of as drawn first. A chance is then a sum over sets of cards of how many
 * orders lead to each, times how likely one such order is.
 */
final class SplitBusts {
    private static final int MOST_HELD = 32;

    private final BlackjackHands hands = BlackjackHands.ALL;
    private final BlackjackUpcard shoe;
    private final int value;
    private final long second;

    /** The hands that draw, in order, and where each card leads: to the place of one of these, over, or to rest. */
    private final int[] drawing;

    private final int[] leads;
    private static final int OVER = -1;
    private static final int RESTS = -2;

    private final double[] ways = new double[(BlackjackHands.VALUES + 1) * MOST_HELD];
    private final double[] shares = new double[4 * MOST_HELD];
    private final int[] left = new int[BlackjackHands.VALUES + 1];
    private final double[] reached;
    private int size;

    SplitBusts(BlackjackUpcard shoe, byte[] acts, int value) {
        this.shoe = shoe;
        this.value = value;
        second = BlackjackHands.one(shoe.up() == 1 ? BlackjackHands.VALUES : 1);
        drawing = drawing(acts);
        leads = leads();
        reached = new double[drawing.length];
    }

    private int[] drawing(byte[] acts) {
        int one = hands.with(BlackjackHands.EMPTY, value);
        BitSet found = new BitSet();
        for (int card = 1; card <= BlackjackHands.VALUES; card++) found.set(hands.with(one, card));
        BitSet draw = new BitSet();
        draw.set(one);
        for (int hand = found.nextSetBit(0); hand >= 0; hand = found.nextSetBit(hand + 1)) {
            if (acts[hand] != BlackjackActs.HIT) continue;
            draw.set(hand);
            for (int card = 1; card <= BlackjackHands.VALUES; card++)
                if (hands.with(hand, card) != BlackjackHands.BUST) found.set(hands.with(hand, card));
        }
        return draw.stream().toArray();
    }

    private int[] leads() {
        int[] leads = new int[drawing.length * (BlackjackHands.VALUES + 1)];
        for (int at = 0; at < drawing.length; at++)
            for (int card = 1; card <= BlackjackHands.VALUES; card++) {
                int with = hands.with(drawing[at], card);
                int place = with == BlackjackHands.BUST ? OVER : Arrays.binarySearch(drawing, with);
                leads[at * (BlackjackHands.VALUES + 1) + card] =
                        with != BlackjackHands.BUST && place < 0 ? RESTS : place;
            }
        return leads;
    }

    /** Every set of cards drawn to a hand that goes over, and in how many orders. */
    private Map<Long, Double> over(boolean pairToo) {
        Map<Long, Double> over = new HashMap<>();
        Arrays.fill(reached, 0);
        reached[0] = 1;
        for (int at = 0; at < drawing.length; at++)
            for (int card = 1; card <= BlackjackHands.VALUES; card++) {
                if (at == 0 && card == value && !pairToo) continue;
                int lead = leads[at * (BlackjackHands.VALUES + 1) + card];
                long drawn = hands.held(drawing[at]) - BlackjackHands.one(value) + BlackjackHands.one(card);
                if (lead == OVER) over.merge(drawn, reached[at], Double::sum);
                else if (lead >= 0) reached[lead] += reached[at];
            }
        return over;
    }

    /** Counts the shoe anew: so many cards of the pair's value are out, and the dealer's second. */
    private void out(int pairs) {
        long out = second + pairs * BlackjackHands.one(value);
        size = shoe.size(1 + pairs);
        for (int each = 1; each <= BlackjackHands.VALUES; each++) {
            left[each] = shoe.left(out, each);
            ways[each * MOST_HELD] = 1;
            for (int held = 1; held < MOST_HELD; held++)
                ways[each * MOST_HELD + held] = ways[each * MOST_HELD + held - 1] * Math.max(0, left[each] - held + 1);
        }
        shares[0] = 1;
        for (int held = 1; held < shares.length; held++) shares[held] = shares[held - 1] / (size - held + 1);
    }

    /** The chance of these cards in one order. */
    private double chance(long set) {
        double chance = 1;
        for (int each = 1; each <= BlackjackHands.VALUES; each++)
            chance *= ways[each * MOST_HELD + BlackjackHands.count(set, each)];
        return chance * shares[count(set)];
    }

    private static int count(long set) {
        int count = 0;
        for (int each = 1; each <= BlackjackHands.VALUES; each++) count += BlackjackHands.count(set, each);
        return count;
    }

    /** The chance that a hand goes over where these cards are out too. */
    private double goesOver(long out, boolean pairToo) {
        int outs = count(out);
        Arrays.fill(reached, 0);
        reached[0] = 1;
        double over = 0;
        for (int at = 0; at < drawing.length; at++) {
            long held = hands.held(drawing[at]) - BlackjackHands.one(value) + out;
            double chance = reached[at] / (size - outs - hands.size(drawing[at]) + 1);
            for (int card = 1; card <= BlackjackHands.VALUES; card++) {
                if (at == 0 && card == value && !pairToo) continue;
                int lead = leads[at * (BlackjackHands.VALUES + 1) + card];
                if (lead == RESTS) continue;
                double drawn = chance * (left[card] - BlackjackHands.count(held, card));
                if (lead == OVER) over += drawn;
                else reached[lead] += drawn;
            }
        }
        return over;
    }

    /** The chance that all these sets are drawn, one of them, and that one more hand goes over then. */
    private double andOver(Map<Long, Double> sets, boolean pairToo) {
        double sum = 0;
        for (Map.Entry<Long, Double> set : sets.entrySet())
            sum += set.getValue() * chance(set.getKey()) * goesOver(set.getKey(), pairToo);
        return sum;
    }

    private static Map<Long, Double> both(Map<Long, Double> sets, Map<Long, Double> others) {
        Map<Long, Double> both = new HashMap<>();
        sets.forEach(
                (set, orders) -> others.forEach((other, more) -> both.merge(set + other, orders * more, Double::sum)));
        return both;
    }

    /** The chance that one hand goes over, of two that are not split again. */
    double one() {
        out(2);
        return goesOver(0, true);
    }

    /** By how many go over, of two hands that are not split again. */
    double[] ofTwo() {
        out(2);
        double one = goesOver(0, true);
        double both = andOver(over(true), true);
        return new double[] {1 - 2 * one + both, 2 * (one - both), both};
    }

    /** By how many hands there are, two or three, and how many of them go over, where a pair is split again once. */
    double[][] ofThree() {
        double[][] busts = new double[4][4];
        long pair = BlackjackHands.one(value);
        out(2);
        double again = chance(pair);
        two(busts[2], pair);
        out(3);
        Map<Long, Double> one = over(true);
        Map<Long, Double> two = both(one, one);
        double pairs = chance(pair);
        double[] free = {1, goesOver(0, true), andOver(one, true), andOver(two, true)};
        double[] over = {goesOver(0, false), andOver(one, false), andOver(two, false)};
        double[] drawn = {pairs, pairs * goesOver(pair, true), andOver(both(one, Map.of(pair, 1.0)), true)};
        double[] stood = new double[3];
        for (int others = 0; others < 3; others++) stood[others] = free[others] - drawn[others] - over[others];
        for (int count = 0; count <= 3; count++) busts[3][count] += again * exactly(count, 3, free);
        for (int count = 0; count <= 2; count++) {
            busts[3][count] += again * exactly(count, 2, stood);
            busts[3][count + 1] += again * exactly(count, 2, over);
        }
        return busts;
    }

    /** Two hands neither of which began with a pair. */
    private void two(double[] busts, long pair) {
        double again = chance(pair);
        double over = goesOver(0, false);
        double both = andOver(over(false), false);
        double mixed = again * goesOver(pair, false);
        busts[2] = both;
        busts[1] = 2 * (over - mixed - both);
        busts[0] = 1 - 2 * again - 2 * over + chance(2 * pair) + 2 * mixed + both;
    }

    /** The chance that just so many of some hands go over, from the chances that certain ones do. */
    private static double exactly(int count, int of, double[] certain) {
        double sum = 0;
        for (int more = 0; more <= of - count; more++)
            sum += (more % 2 == 0 ? 1 : -1) * choose(of - count, more) * certain[count + more];
        return choose(of, count) * sum;
    }

    private static int choose(int of, int count) {
        return count == 0 || count == of ? 1 : of;
    }
}
