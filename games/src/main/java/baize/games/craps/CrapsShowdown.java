package baize.games.craps;

import static baize.core.pay.Verdict.lose;
import static baize.core.pay.Verdict.standOff;
import static baize.core.pay.Verdict.voided;
import static baize.core.pay.Verdict.win;
import static baize.games.craps.CrapsWager.*;

import baize.core.dice.Dice;
import baize.core.pay.Ending;
import baize.core.pay.Verdict;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The settlement table of craps: for every wager the rolls that decide it, and how. The rows of a wager are read from
 * the top; a roll that meets none leaves the wager where it is, or, on the first roll of a line wager, gives it its
 * number. The last rows are for wagers that the dice do not decide.
 */
public enum CrapsShowdown implements Ending {
    // spotless:off
    PASS_NATURAL         (PASS_LINE,      On.FIRST_ROLL, win("3.9.1.1.1", "3.9.1.1"),         7, 11),
    PASS_CRAPS           (PASS_LINE,      On.FIRST_ROLL, lose("3.9.1.2.1", "3.9.1.2"),        2, 3, 12),
    PASS_POINT_MADE      (PASS_LINE,      On.NUMBER,     win("3.9.1.1.2", "3.9.1.1", "R-65")),
    PASS_SEVEN_OUT       (PASS_LINE,      On.SEVEN,      lose("3.9.1.2.2", "3.9.1.2")),
    ODDS_WON             (ODDS,           On.NUMBER,     win("3.9.2.2")),
    ODDS_LOST            (ODDS,           On.SEVEN,      lose("3.9.2.3")),
    COME_NATURAL         (COME,           On.FIRST_ROLL, win("3.9.3.1.1", "3.9.3.1"),         7, 11),
    COME_CRAPS           (COME,           On.FIRST_ROLL, lose("3.9.3.2.1", "3.9.3.2"),        2, 3, 12),
    COME_POINT_MADE      (COME,           On.NUMBER,     win("3.9.3.1.2", "3.9.3.1", "R-65")),
    COME_SEVEN_OUT       (COME,           On.SEVEN,      lose("3.9.3.2.2", "3.9.3.2")),
    COME_ODDS_WON        (COME_ODDS,      On.NUMBER,     win("3.9.4.2")),
    COME_ODDS_LOST       (COME_ODDS,      On.SEVEN,      lose("3.9.4.3")),
    BIG_6_WON            (BIG_6,          On.NUMBER,     win("3.9.5")),
    BIG_6_LOST           (BIG_6,          On.SEVEN,      lose("3.9.5")),
    BIG_8_WON            (BIG_8,          On.NUMBER,     win("3.9.6")),
    BIG_8_LOST           (BIG_8,          On.SEVEN,      lose("3.9.6")),
    PLACE_WON            (PLACE,          On.NUMBER,     win("3.9.7.1")),
    PLACE_LOST           (PLACE,          On.SEVEN,      lose("3.9.7.2")),
    BUY_WON              (BUY,            On.NUMBER,     win("3.9.8")),
    BUY_LOST             (BUY,            On.SEVEN,      lose("3.9.8")),
    HARDWAY_MADE         (HARDWAY,        On.HARD,       win("3.9.9", "1.1 \"Hard\"")),
    HARDWAY_EASY         (HARDWAY,        On.NUMBER,     lose("3.9.9", "1.1 \"Easy\"")),
    HARDWAY_SEVEN        (HARDWAY,        On.SEVEN,      lose("3.9.9")),
    DONT_PASS_CRAPS      (DONT_PASS,      On.FIRST_ROLL, win("3.9.10.1.1", "3.9.10.1"),       2, 3),
    DONT_PASS_NATURAL    (DONT_PASS,      On.FIRST_ROLL, lose("3.9.10.2.1", "3.9.10.2"),      7, 11),
    DONT_PASS_DRAW       (DONT_PASS,      On.FIRST_ROLL, standOff("3.9.10.3", "1.1 \"Draw\"", "R-87"), 12),
    DONT_PASS_SEVEN_OUT  (DONT_PASS,      On.SEVEN,      win("3.9.10.1.2", "3.9.10.1")),
    DONT_PASS_POINT_MADE (DONT_PASS,      On.NUMBER,     lose("3.9.10.2.2", "3.9.10.2")),
    DONT_COME_CRAPS      (DONT_COME,      On.FIRST_ROLL, win("3.9.11.1.1", "3.9.11.1"),       2, 3),
    DONT_COME_NATURAL    (DONT_COME,      On.FIRST_ROLL, lose("3.9.11.2.1", "3.9.11.2"),      7, 11),
    DONT_COME_DRAW       (DONT_COME,      On.FIRST_ROLL, standOff("3.9.11.3", "1.1 \"Draw\"", "R-87"), 12),
    DONT_COME_SEVEN_OUT  (DONT_COME,      On.SEVEN,      win("3.9.11.1.2", "3.9.11.1")),
    DONT_COME_POINT_MADE (DONT_COME,      On.NUMBER,     lose("3.9.11.2.2", "3.9.11.2")),
    DONT_ODDS_WON        (DONT_ODDS,      On.SEVEN,      win("3.9.12.2")),
    DONT_ODDS_LOST       (DONT_ODDS,      On.NUMBER,     lose("3.9.12.3")),
    DONT_COME_ODDS_WON   (DONT_COME_ODDS, On.SEVEN,      win("3.9.13.2")),
    DONT_COME_ODDS_LOST  (DONT_COME_ODDS, On.NUMBER,     lose("3.9.13.3")),
    PLACE_TO_LOSE_WON    (PLACE_TO_LOSE,  On.SEVEN,      win("3.9.14.1")),
    PLACE_TO_LOSE_LOST   (PLACE_TO_LOSE,  On.NUMBER,     lose("3.9.14.2")),
    LAY_WON              (LAY,            On.SEVEN,      win("3.9.15")),
    LAY_LOST             (LAY,            On.NUMBER,     lose("3.9.15")),
    FIELD_WON            (FIELD,          On.TOTAL,      win("3.9.16"),                       2, 3, 4, 9, 10, 11, 12),
    FIELD_LOST           (FIELD,          On.ANY,        lose("3.9.16")),
    ANY_SEVEN_WON        (ANY_SEVEN,      On.TOTAL,      win("3.9.17"),                       7),
    ANY_SEVEN_LOST       (ANY_SEVEN,      On.ANY,        lose("3.9.17")),
    ANY_CRAPS_WON        (ANY_CRAPS,      On.TOTAL,      win("3.9.18"),                       2, 3, 12),
    ANY_CRAPS_LOST       (ANY_CRAPS,      On.ANY,        lose("3.9.18")),
    C_WON                (C,              On.TOTAL,      win("3.9.19"),                       2, 3, 12),
    C_LOST               (C,              On.ANY,        lose("3.9.19")),
    E_WON                (E,              On.TOTAL,      win("3.9.20"),                       11),
    E_LOST               (E,              On.ANY,        lose("3.9.20")),
    C_AND_E_WON          (C_AND_E,        On.TOTAL,      win("3.9.21"),                       2, 3, 11, 12),
    C_AND_E_LOST         (C_AND_E,        On.ANY,        lose("3.9.21")),
    HORN_WON             (HORN,           On.TOTAL,      win("3.9.22"),                       2, 3, 11, 12),
    HORN_LOST            (HORN,           On.ANY,        lose("3.9.22")),
    HOP_WON              (HOP,            On.PAIR,       win("3.9.23")),
    HOP_LOST             (HOP,            On.ANY,        lose("3.9.23")),

    COCKED               (voided("6.4.1", "6.4", "1.1 \"Cocked Dice\"", "1.1 \"Void\"", "R-77")),
    TUMBLER_FAULT        (voided("6.4.2", "6.4", "1.1 \"Void\"", "R-77", "R-78")),
    OUT_OF_SERVICE       (voided("6.4.2", "6.4", "1.1 \"Void\"", "R-78")),
    SYSTEM_FAULT         (voided("6.6", "1.1 \"Void\"", "R-78", "R-79")),
    UNCONFIRMED          (voided("6.3", "1.1 \"Void\"", "R-79")),
    INVALID              (voided("3.14.1", "3.13", "3.14", "R-84")),
    CONTRAVENTION        (voided("7.7.1", "7.7", "1.1 \"Void\"")),
    INVALIDATED          (voided("7.9", "7.8", "1.1 \"Void\"")),
    FORFEITED            (lose("7.9", "7.8.2")),
    RETAINED             (lose("7.9", "7.8", "R-21")),
    CLEARED              (voided("7.2", "R-86"));
    // spotless:on

    /** What a roll must show. */
    private enum On {
        /** One of the row's totals, while the wager has no number. */
        FIRST_ROLL,
        /** The wager's number. */
        NUMBER,
        /** The wager's number with two faces alike. */
        HARD,
        /** A seven, while the wager has a number. */
        SEVEN,
        /** One of the row's totals. */
        TOTAL,
        /** The two faces of the wager, in either order. */
        PAIR,
        ANY
    }

    private static final Map<CrapsWager, List<CrapsShowdown>> BY_WAGER = byWager();

    private final @Nullable CrapsWager wager;
    private final On on;
    private final Verdict verdict;
    private final List<Integer> totals;

    CrapsShowdown(CrapsWager wager, On on, Verdict verdict, Integer... totals) {
        this.wager = wager;
        this.on = on;
        this.verdict = verdict;
        this.totals = List.of(totals);
    }

    CrapsShowdown(Verdict verdict) {
        this.wager = null;
        this.on = On.ANY;
        this.verdict = verdict;
        this.totals = List.of();
    }

    private static Map<CrapsWager, List<CrapsShowdown>> byWager() {
        Map<CrapsWager, List<CrapsShowdown>> rows = new EnumMap<>(CrapsWager.class);
        for (CrapsShowdown row : values())
            if (row.wager != null)
                rows.computeIfAbsent(row.wager, _ -> new ArrayList<>()).add(row);
        return rows;
    }

    /**
     * The row that a roll decides a wager by; none where it stays.
     *
     * @param number the number it is about: a line wager's is its point, or 0 while it has none
     * @param second the other face of a pair; 0 for any other wager
     */
    @Rule({"3.3.7", "3.12", "R-67", "R-68", "R-76"})
    public static @Nullable CrapsShowdown of(CrapsWager wager, int number, int second, Dice dice) {
        for (CrapsShowdown row : BY_WAGER.getOrDefault(wager, List.of()))
            if (row.isMet(number, second, dice)) return row;
        return null;
    }

    private boolean isMet(int number, int second, Dice dice) {
        int total = dice.total();
        return switch (on) {
            case FIRST_ROLL -> number == 0 && totals.contains(total);
            case NUMBER -> total == number;
            case HARD -> total == number && dice.isHard();
            case SEVEN -> number > 0 && total == 7;
            case TOTAL -> totals.contains(total);
            case PAIR ->
                Math.min(dice.first(), dice.second()) == number && Math.max(dice.first(), dice.second()) == second;
            case ANY -> true;
        };
    }

    /** Whether a line wager without a number gets this total as its number. */
    public static boolean isPoint(int total) {
        return POINTS.contains(total);
    }

    public Verdict verdict() {
        return verdict;
    }

    @Override
    public List<String> cites() {
        return verdict.rules();
    }
}
