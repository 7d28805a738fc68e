package baize.wire.twin;

import java.util.List;

/** What the dice make of one wager of craps, from the words of 3.9 and the table of 3.10. */
final class CrapsReckoning {
    /** The dice do not decide it. */
    static final long STAYS = -1;

    private static final List<String> FOR = List.of("pass-line", "come");
    private static final List<String> AGAINST = List.of("dont-pass", "dont-come");

    private CrapsReckoning() {}

    /** {@code come-odds} of {@code come-odds-6}. */
    static String kind(String on) {
        return on.startsWith("hop-") ? "hop" : on.replaceAll("-[0-9]+$", "");
    }

    /** The number it is about; 0 where it names none. */
    static int number(String on) {
        return on.matches(".*-[0-9]+") ? Integer.parseInt(on.substring(on.lastIndexOf('-') + 1)) : 0;
    }

    /** What the odds at a place ride on; the place itself where it is no place for odds. */
    static String base(String on) {
        return switch (kind(on)) {
            case "odds" -> "pass-line";
            case "dont-odds" -> "dont-pass";
            case "come-odds" -> "come-" + number(on);
            case "dont-come-odds" -> "dont-come-" + number(on);
            default -> on;
        };
    }

    /** The most that may ride on a base: twice as much, or against it what wins twice as much. */
    static long mostOdds(String on, long base) {
        if (!on.startsWith("dont")) return 2 * base;
        return switch (number(on)) {
            case 4, 10 -> 4 * base;
            case 5, 9 -> 3 * base;
            default -> base * 12 / 5;
        };
    }

    /** The commission on a Buy, or on what a Lay could win, rounded down. */
    static long commission(String on, long stake) {
        return switch (kind(on)) {
            case "buy" -> stake / 20;
            case "lay" ->
                switch (number(on)) {
                    case 4, 10 -> stake / 40;
                    case 5, 9 -> stake / 30;
                    default -> stake / 24;
                };
            default -> 0;
        };
    }

    /** What comes back of a stake, itself counted, or that it stays. */
    static long back(String on, long stake, int point, int one, int other) {
        String kind = kind(on);
        int total = one + other;
        int number = kind.equals("pass-line") || kind.equals("dont-pass") ? point : number(on);
        if (FOR.contains(kind) && number == 0) return firstRoll(stake, total, 2);
        if (AGAINST.contains(kind) && number == 0) return firstRoll(stake, total, 1);
        if (FOR.contains(kind)) return race(total == number, total == 7, stake, 1, 1);
        if (AGAINST.contains(kind)) return race(total == 7, total == number, stake, 1, 1);
        return switch (kind) {
            case "odds", "come-odds", "buy" -> odds(number, total, stake, 2, 1, 3, 2, 6, 5);
            case "place" -> odds(number, total, stake, 9, 5, 7, 5, 7, 6);
            case "big" -> race(total == number, total == 7, stake, 1, 1);
            case "dont-odds", "dont-come-odds", "lay" -> layOdds(number, total, stake, 1, 2, 2, 3, 5, 6);
            case "place-to-lose" -> layOdds(number, total, stake, 5, 11, 5, 8, 4, 5);
            case "hardway" -> {
                boolean outer = number == 4 || number == 10;
                boolean made = total == number && one == other;
                yield race(made, !made && (total == number || total == 7), stake, outer ? 15 : 9, outer ? 2 : 1);
            }
            default -> oneRoll(kind, on, stake, one, other);
        };
    }

    /** Seven and eleven against two, three and twelve; who is against has a twelve for a draw. */
    private static long firstRoll(long stake, int total, int with) {
        boolean natural = total == 7 || total == 11;
        boolean craps = total == 2 || total == 3 || total == 12;
        if (!natural && !craps) return STAYS;
        if (with == 2) return natural ? 2 * stake : 0;
        return natural ? 0 : total == 12 ? stake : 2 * stake;
    }

    private static long race(boolean won, boolean lost, long stake, long pays, long to) {
        return won ? won(stake, pays, to) : lost ? 0 : STAYS;
    }

    private static long odds(int number, int total, long stake, int... pays) {
        int row = row(number);
        return race(total == number, total == 7, stake, pays[row], pays[row + 1]);
    }

    private static long layOdds(int number, int total, long stake, int... pays) {
        int row = row(number);
        return race(total == 7, total == number, stake, pays[row], pays[row + 1]);
    }

    private static int row(int number) {
        return number == 4 || number == 10 ? 0 : number == 5 || number == 9 ? 2 : 4;
    }

    private static long oneRoll(String kind, String on, long stake, int one, int other) {
        int total = one + other;
        boolean craps = total == 2 || total == 3 || total == 12;
        boolean extreme = total == 2 || total == 12;
        return switch (kind) {
            case "field" -> extreme ? 3 * stake : craps || total == 4 || (total >= 9 && total <= 11) ? 2 * stake : 0;
            case "any-seven" -> total == 7 ? won(stake, 9, 2) : 0;
            case "any-craps", "c" -> craps ? won(stake, 15, 2) : 0;
            case "e" -> total == 11 ? won(stake, 16, 1) : 0;
            case "c-and-e" -> craps ? won(stake, 13, 4) : total == 11 ? won(stake, 15, 2) : 0;
            case "horn" -> craps || total == 11 ? won(stake / 4, extreme ? 33 : 16, 1) : 0;
            case "hop" -> {
                String shown = "hop-" + Math.min(one, other) + "-" + Math.max(one, other);
                yield shown.equals(on) ? won(stake, one == other ? 33 : 16, 1) : 0;
            }
            default -> throw new IllegalArgumentException(on);
        };
    }

    /** Winnings are rounded up to the cent. */
    private static long won(long stake, long pays, long to) {
        return stake + (stake * pays + to - 1) / to;
    }
}
