package baize.games.craps;

import java.util.List;
import java.util.OptionalLong;

/** What a wager comes back as, worked out from the book alone, in cents, without looking at the game's tables. */
final class SlowCraps {
    private SlowCraps() {}

    /**
     * What goes back to the player, stake and all; nothing where the roll does not decide the wager.
     *
     * @param wager its name without a number
     * @param number the point of a line wager or the number of any other; 0 where there is none
     */
    static OptionalLong returned(String wager, int number, int second, int one, int two, long stake) {
        int total = one + two;
        return switch (wager) {
            case "pass-line", "come" -> withTheDice(number, total, stake);
            case "dont-pass", "dont-come" -> against(number, total, stake);
            case "odds", "come-odds", "buy" -> first(total, number, 7, stake, trueOdds(number), 0);
            case "dont-odds", "dont-come-odds", "lay" -> first(total, 7, number, stake, 0, trueOdds(number));
            case "big-6", "big-8" -> first(total, number, 7, stake, 100, 0);
            case "place" -> placed(number, total, stake);
            case "place-to-lose" -> placedToLose(number, total, stake);
            case "hardway" -> hardway(number, one, two, stake);
            case "hop" -> hop(number, second, one, two, stake);
            default -> OptionalLong.of(oneRoll(wager, total, stake));
        };
    }

    private static OptionalLong withTheDice(int point, int total, long stake) {
        if (point > 0) return first(total, point, 7, stake, 100, 0);
        if (total == 7 || total == 11) return OptionalLong.of(2 * stake);
        return total == 2 || total == 3 || total == 12 ? OptionalLong.of(0) : OptionalLong.empty();
    }

    private static OptionalLong against(int point, int total, long stake) {
        if (point > 0) return first(total, 7, point, stake, 100, 0);
        if (total == 12) return OptionalLong.of(stake);
        if (total == 2 || total == 3) return OptionalLong.of(2 * stake);
        return total == 7 || total == 11 ? OptionalLong.of(0) : OptionalLong.empty();
    }

    /** Wins on one total, loses on another; pays so many hundredths for each dollar, or a dollar for each of them. */
    private static OptionalLong first(int total, int wins, int loses, long stake, long hundredths, long forEach) {
        if (total == loses) return OptionalLong.of(0);
        if (total != wins) return OptionalLong.empty();
        return OptionalLong.of(stake + (forEach == 0 ? up(stake * hundredths, 100) : up(stake * 100, forEach)));
    }

    /** Six ways to a seven against three, four or five to the number, in hundredths. */
    private static long trueOdds(int number) {
        return number == 4 || number == 10 ? 200 : number == 5 || number == 9 ? 150 : 120;
    }

    private static OptionalLong placed(int number, int total, long stake) {
        if (total == 7) return OptionalLong.of(0);
        if (total != number) return OptionalLong.empty();
        long pays = number == 4 || number == 10
                ? up(9 * stake, 5)
                : number == 5 || number == 9 ? up(7 * stake, 5) : up(7 * stake, 6);
        return OptionalLong.of(stake + pays);
    }

    private static OptionalLong placedToLose(int number, int total, long stake) {
        if (total == number) return OptionalLong.of(0);
        if (total != 7) return OptionalLong.empty();
        long pays = number == 4 || number == 10
                ? up(5 * stake, 11)
                : number == 5 || number == 9 ? up(5 * stake, 8) : up(4 * stake, 5);
        return OptionalLong.of(stake + pays);
    }

    private static OptionalLong hardway(int number, int one, int two, long stake) {
        int total = one + two;
        if (total == 7) return OptionalLong.of(0);
        if (total != number) return OptionalLong.empty();
        if (one != two) return OptionalLong.of(0);
        return OptionalLong.of(number == 4 || number == 10 ? stake + up(15 * stake, 2) : 10 * stake);
    }

    private static OptionalLong hop(int low, int high, int one, int two, long stake) {
        boolean made = (one == low && two == high) || (one == high && two == low);
        return OptionalLong.of(made ? stake * (low == high ? 34 : 17) : 0);
    }

    private static long oneRoll(String wager, int total, long stake) {
        boolean craps = List.of(2, 3, 12).contains(total);
        return switch (wager) {
            case "field" ->
                total == 2 || total == 12 ? 3 * stake : List.of(3, 4, 9, 10, 11).contains(total) ? 2 * stake : 0;
            case "any-seven" -> total == 7 ? stake + up(9 * stake, 2) : 0;
            case "any-craps", "c" -> craps ? stake + up(15 * stake, 2) : 0;
            case "e" -> total == 11 ? 17 * stake : 0;
            case "c-and-e" -> craps ? stake + up(13 * stake, 4) : total == 11 ? stake + up(15 * stake, 2) : 0;
            case "horn" ->
                total == 2 || total == 12 ? 34 * (stake / 4) : total == 3 || total == 11 ? 17 * (stake / 4) : 0;
            default -> throw new IllegalArgumentException("no such wager: " + wager);
        };
    }

    private static long up(long dividend, long divisor) {
        return (dividend + divisor - 1) / divisor;
    }
}
