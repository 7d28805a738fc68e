package baize.lab.exact;

import baize.games.blackjack.Points;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

/**
 * Star Blackjack from a shoe that never ends, where a total is all there is to know: written for the tests, with
 * nothing in common with the solver but the points. Two hands, and busted bets plus one.
 */
final class EndlessBlackjack {
    private static final int BUST = 5;
    private static final int BLACKJACK = 6;

    private final int up;
    private final double[] dealer = new double[7];
    private final Map<Integer, Boolean> hits = new ConcurrentSkipListMap<>();

    EndlessBlackjack(int up) {
        this.up = up;
        draw(Points.with(Points.NONE, up), 1, 1);
    }

    static double chance(int value) {
        return value == 10 ? 4 / 13.0 : 1 / 13.0;
    }

    private void draw(int points, double chance, int cards) {
        for (int value = 1; value <= 10; value++) {
            int with = Points.with(points, value);
            double here = chance * chance(value);
            if (Points.isBust(with)) dealer[BUST] += here;
            else if (Points.dealerDraws(with)) draw(with, here, cards + 1);
            else if (cards == 1 && Points.total(with) == 21) dealer[BLACKJACK] += here;
            else dealer[Points.total(with) - 17] += here;
        }
    }

    double dealer(int end) {
        return dealer[end];
    }

    private double stand(int total, double onBlackjack) {
        double sum = dealer[BUST];
        for (int end = 0; end < BUST; end++) sum += Integer.signum(total - 17 - end) * dealer[end];
        return sum - onBlackjack * dealer[BLACKJACK];
    }

    private boolean hits(int points) {
        return hits.computeIfAbsent(points, this::isBetterHit);
    }

    private boolean isBetterHit(int points) {
        if (Points.total(points) == 21) return false;
        return Points.total(points) < 12 || hit(points, 1) > stand(Points.total(points), 1);
    }

    private double hit(int points, double onBlackjack) {
        double sum = 0;
        for (int value = 1; value <= 10; value++) {
            int with = Points.with(points, value);
            sum += chance(value) * (Points.isBust(with) ? -1 : drawnOn(with, onBlackjack));
        }
        return sum;
    }

    private double drawnOn(int points, double onBlackjack) {
        return hits(points) ? hit(points, onBlackjack) : stand(Points.total(points), onBlackjack);
    }

    private double doubled(int points, double onBlackjack) {
        double sum = 0;
        for (int value = 1; value <= 10; value++) {
            double alone = stand(Points.doubled(points, value), 0);
            sum += chance(value) * (2 * alone - onBlackjack * dealer[BLACKJACK]);
        }
        return sum;
    }

    private boolean doubles(int points) {
        return Points.mayDouble(points) && doubled(points, 1) > drawnOn(points, 1);
    }

    private double two(int points, double onBlackjack) {
        return doubles(points) ? doubled(points, onBlackjack) : drawnOn(points, onBlackjack);
    }

    private double goesOver(int points) {
        if (!hits(points)) return 0;
        double sum = 0;
        for (int value = 1; value <= 10; value++) {
            int with = Points.with(points, value);
            sum += chance(value) * (Points.isBust(with) ? 1 : goesOver(with));
        }
        return sum;
    }

    private double split(int value) {
        double hand = 0;
        double over = 0;
        for (int second = 1; second <= 10; second++) {
            int points = Points.with(Points.with(Points.NONE, value), second);
            boolean done = value == 1;
            hand += chance(second) * (done ? stand(Points.total(points), 0) : two(points, 0));
            over += chance(second) * (done || doubles(points) ? 0 : goesOver(points));
        }
        return 2 * hand - dealer[BLACKJACK] * (1 - over * over);
    }

    /** What a round expects against this upcard. */
    double value() {
        double sum = 0;
        for (int one = 1; one <= 10; one++)
            for (int other = 1; other <= 10; other++) {
                int points = Points.with(Points.with(Points.NONE, one), other);
                double kept = Points.total(points) == 21 ? 1.5 * (1 - dealer[BLACKJACK]) : two(points, 1);
                sum += chance(one) * chance(other) * (one == other ? Math.max(kept, split(one)) : kept);
            }
        return sum;
    }

    int up() {
        return up;
    }
}
