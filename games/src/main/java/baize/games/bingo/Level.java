package baize.games.bingo;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;

/**
 * A level of the jackpot: what a bingo must be to win it, and what share of the pool it wins.
 *
 * @param within the most numbers called by then; 0 where the last must be a jackpot number instead
 */
@Rule({"6.1", "6.5", "7.3", "R-136", "R-137"})
public record Level(int within, int percent) {
    public static final String NUMBERS = "numbers";

    private static final String WITHIN = "within-";

    public Level {
        if (within != 0 && (within < BingoBox.NUMBERS || within > 90) || percent < 1 || percent > 100)
            throw new IllegalArgumentException("expected a level like numbers:100 or within-45:50");
    }

    /** A level as a setting spells it: {@code numbers:100}, {@code within-45:50}. */
    static Level parse(String text) {
        if (!text.matches("(numbers|within-[0-9]{1,2}):[0-9]{1,3}"))
            throw new IllegalArgumentException(
                    "expected levels like numbers:100 or within-45:50, highest first, got \"" + text + "\"");
        int colon = text.indexOf(':');
        int percent = Integer.parseInt(text.substring(colon + 1));
        String condition = text.substring(0, colon);
        return new Level(
                condition.equals(NUMBERS) ? 0 : Integer.parseInt(condition.substring(WITHIN.length())), percent);
    }

    /** {@code numbers}, {@code within-45}. */
    public String id() {
        return within == 0 ? NUMBERS : WITHIN + within;
    }

    /** Whether a bingo on the last of these numbers meets it. */
    @Rule({"6.5.2", "7.1.5", "R-136"})
    public boolean isMetBy(List<Integer> called, List<Integer> jackpotNumbers) {
        return isMetBy(called.getLast(), called.size(), jackpotNumbers);
    }

    /** The same for a bingo on this number, when so many had been drawn. */
    boolean isMetBy(int number, int drawn, List<Integer> jackpotNumbers) {
        return within == 0 ? jackpotNumbers.contains(number) : drawn <= within;
    }

    /** The level as a row of the jackpot's pay table; its winners divide one share. */
    baize.games.jackpot.Prize prize() {
        List<String> rules =
                within == 0 ? List.of("6.5.2", "6.5", "6.5.1", "7.6", "R-136") : List.of("6.1", "6.2", "7.6", "R-137");
        return new baize.games.jackpot.Prize(id(), percent, Money.ZERO, rules, List.of("7.2", "R-2", "R-127"), true);
    }
}
