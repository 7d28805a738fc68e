package baize.lab.exact;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The wagers of craps written down once more, as plainly as can be and without a look at the game's own tables, and
 * their odds by following every roll until what is left undecided no longer counts.
 */
final class SlowCraps {
    /** After so many rolls less than 10^-50 of any wager is undecided. */
    private static final int ROLLS = 800;

    /** Returned for a wager that a roll leaves standing. */
    static final double STANDS = Double.NaN;

    private SlowCraps() {}

    /** What a wager comes to: means of the net and of its square, how often drawn, how many rolls it stood. */
    record Found(double mean, double square, double draw, double rolls) {}

    static Found follow(String wager) {
        Map<Integer, Double> standing = new HashMap<>(Map.of(isLine(wager) ? 0 : number(wager), 1.0));
        double mean = 0;
        double square = 0;
        double draw = 0;
        double rolls = 0;
        for (int roll = 1; roll <= ROLLS; roll++) {
            Map<Integer, Double> next = new HashMap<>();
            for (Map.Entry<Integer, Double> each : standing.entrySet())
                for (int throwing = 0; throwing < 36; throwing++) {
                    int one = throwing / 6 + 1;
                    int two = throwing % 6 + 1;
                    double share = each.getValue() / 36;
                    double net = net(wager, each.getKey(), one, two);
                    rolls += share;
                    if (Double.isNaN(net)) next.merge(next(wager, each.getKey(), one + two), share, Double::sum);
                    else {
                        mean += share * net;
                        square += share * net * net;
                        if (net == 0) draw += share;
                    }
                }
            standing = next;
        }
        return new Found(mean, square, draw, rolls);
    }

    private static boolean isLine(String wager) {
        return List.of("pass-line", "come", "dont-pass", "dont-come").contains(wager);
    }

    private static int number(String wager) {
        String last = wager.substring(wager.lastIndexOf('-') + 1);
        return last.matches("[0-9]+") ? Integer.parseInt(last) : 0;
    }

    private static int next(String wager, int number, int total) {
        return isLine(wager) && number == 0 ? total : number;
    }

    /** What a unit on a wager nets with this roll, what was paid for it counted in. */
    static double net(String wager, int number, int one, int two) {
        int total = one + two;
        return switch (wager.replaceFirst("-[0-9]+$", "")) {
            case "pass-line", "come" -> line(number, total);
            case "dont-pass", "dont-come" -> number == 0 && total == 12 ? 0 : -line(number, total);
            case "odds", "come-odds" -> race(total, number, trueOdds(number), -1);
            case "dont-odds", "dont-come-odds" -> race(total, number, -1, 1 / trueOdds(number));
            case "big" -> race(total, number, 1, -1);
            case "place" -> race(total, number, placeOdds(number), -1);
            case "buy" -> race(total, number, trueOdds(number), -1) - 0.05;
            case "place-to-lose" -> race(total, number, -1, againstOdds(number));
            case "lay" -> race(total, number, -1, 1 / trueOdds(number)) - 0.05 / trueOdds(number);
            case "hardway" -> race(total, number, one != two ? -1 : number == 4 || number == 10 ? 7.5 : 9, -1);
            default -> oneRoll(wager, one, two);
        };
    }

    private static double line(int number, int total) {
        if (number > 0) return race(total, number, 1, -1);
        return switch (total) {
            case 7, 11 -> 1;
            case 2, 3, 12 -> -1;
            default -> STANDS;
        };
    }

    private static double race(int total, int number, double made, double seven) {
        return total == number ? made : total == 7 ? seven : STANDS;
    }

    private static double trueOdds(int number) {
        return switch (number) {
            case 4, 10 -> 2;
            case 5, 9 -> 1.5;
            default -> 1.2;
        };
    }

    private static double placeOdds(int number) {
        return switch (number) {
            case 4, 10 -> 1.8;
            case 5, 9 -> 1.4;
            default -> 7.0 / 6;
        };
    }

    private static double againstOdds(int number) {
        return switch (number) {
            case 4, 10 -> 5.0 / 11;
            case 5, 9 -> 0.625;
            default -> 0.8;
        };
    }

    private static double oneRoll(String wager, int one, int two) {
        int total = one + two;
        boolean craps = total == 2 || total == 3 || total == 12;
        return switch (wager) {
            case "field" -> total == 2 || total == 12 ? 2 : total < 5 || total > 8 ? 1 : -1;
            case "any-seven" -> total == 7 ? 4.5 : -1;
            case "any-craps", "c" -> craps ? 7.5 : -1;
            case "e" -> total == 11 ? 16 : -1;
            case "c-and-e" -> craps ? 3.25 : total == 11 ? 7.5 : -1;
            case "horn" -> total == 3 || total == 11 ? 17 / 4.0 - 1 : craps ? 34 / 4.0 - 1 : -1;
            case "hop-easy" -> one + two == 3 ? 16 : -1;
            case "hop-hard" -> one == 1 && two == 1 ? 33 : -1;
            default -> throw new IllegalArgumentException(wager);
        };
    }
}
