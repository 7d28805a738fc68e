package baize.games.craps;

import static baize.games.craps.CrapsWager.*;

import baize.core.dice.Dice;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.rule.Cites;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table of odds, 3.10, as printed: what a winning wager pays. */
public enum CrapsPay implements Cites {
    // spotless:off
    PASS_LINE_PAYS           (PASS_LINE,      "Pass Line",               1, 1),
    ODDS_4_OR_10             (ODDS,           "Odds 4 or 10",            2, 1,   4, 10),
    ODDS_5_OR_9              (ODDS,           "Odds 5 or 9",             3, 2,   5, 9),
    ODDS_6_OR_8              (ODDS,           "Odds 6 or 8",             6, 5,   6, 8),
    COME_PAYS                (COME,           "Come",                    1, 1),
    COME_ODDS_4_OR_10        (COME_ODDS,      "Come Odds 4 or 10",       2, 1,   4, 10),
    COME_ODDS_5_OR_9         (COME_ODDS,      "Come Odds 5 or 9",        3, 2,   5, 9),
    COME_ODDS_6_OR_8         (COME_ODDS,      "Come Odds 6 or 8",        6, 5,   6, 8),
    BIG_6_PAYS               (BIG_6,          "Big 6",                   1, 1),
    BIG_8_PAYS               (BIG_8,          "Big 8",                   1, 1),
    PLACE_4_OR_10            (PLACE,          "Place 4 or 10",           9, 5,   4, 10),
    PLACE_5_OR_9             (PLACE,          "Place 5 or 9",            7, 5,   5, 9),
    PLACE_6_OR_8             (PLACE,          "Place 6 or 8",            7, 6,   6, 8),
    BUY_4_OR_10              (BUY,            "Buy 4 or 10",             2, 1,   4, 10),
    BUY_5_OR_9               (BUY,            "Buy 5 or 9",              3, 2,   5, 9),
    BUY_6_OR_8               (BUY,            "Buy 6 or 8",              6, 5,   6, 8),
    HARDWAY_4_OR_10          (HARDWAY,        "Hardways 4 or 10",        15, 2,  4, 10),
    HARDWAY_6_OR_8           (HARDWAY,        "Hardways 6 or 8",         9, 1,   6, 8),
    DONT_PASS_PAYS           (DONT_PASS,      "Don't Pass Line",         1, 1),
    DONT_ODDS_4_OR_10        (DONT_ODDS,      "Don't Odds 4 or 10",      1, 2,   4, 10),
    DONT_ODDS_5_OR_9         (DONT_ODDS,      "Don't Odds 5 or 9",       2, 3,   5, 9),
    DONT_ODDS_6_OR_8         (DONT_ODDS,      "Don't Odds 6 or 8",       5, 6,   6, 8),
    DONT_COME_PAYS           (DONT_COME,      "Don't Come",              1, 1),
    DONT_COME_ODDS_4_OR_10   (DONT_COME_ODDS, "Don't Come Odds 4 or 10", 1, 2,   4, 10),
    DONT_COME_ODDS_5_OR_9    (DONT_COME_ODDS, "Don't Come Odds 5 or 9",  2, 3,   5, 9),
    DONT_COME_ODDS_6_OR_8    (DONT_COME_ODDS, "Don't Come Odds 6 or 8",  5, 6,   6, 8),
    PLACE_TO_LOSE_4_OR_10    (PLACE_TO_LOSE,  "Place to Lose 4 or 10",   5, 11,  4, 10),
    PLACE_TO_LOSE_5_OR_9     (PLACE_TO_LOSE,  "Place to Lose 5 or 9",    5, 8,   5, 9),
    PLACE_TO_LOSE_6_OR_8     (PLACE_TO_LOSE,  "Place to Lose 6 or 8",    4, 5,   6, 8),
    LAY_4_OR_10              (LAY,            "Lay 4 or 10",             1, 2,   4, 10),
    LAY_5_OR_9               (LAY,            "Lay 5 or 9",              2, 3,   5, 9),
    LAY_6_OR_8               (LAY,            "Lay 6 or 8",              5, 6,   6, 8),
    FIELD_3_4_9_10_11        (FIELD,          "Field 3, 4, 9, 10, 11",   1, 1,   3, 4, 9, 10, 11),
    FIELD_2_OR_12            (FIELD,          "Field 2 or 12",           2, 1,   2, 12),
    ANY_SEVEN_PAYS           (ANY_SEVEN,      "Any Seven",               9, 2),
    ANY_CRAPS_PAYS           (ANY_CRAPS,      "Any Craps",               15, 2),
    C_PAYS                   (C,              "C (Craps)",               15, 2),
    E_PAYS                   (E,              "E (Eleven)",              16, 1),
    C_AND_E_2_3_OR_12        (C_AND_E,        "C&E 2, 3 or 12",          13, 4,  2, 3, 12),
    C_AND_E_11               (C_AND_E,        "C&E 11",                  15, 2,  11),
    HORN_3_OR_11             (HORN,           "Horn Bet 3 or 11",        16, 1,  3, 11),
    HORN_2_OR_12             (HORN,           "Horn Bet 2 or 12",        33, 1,  2, 12),
    HOP_HARD_PAIR            (HOP,            "Hop Bets Hard pair",      33, 1),
    HOP_EASY_PAIR            (HOP,            "Hop Bets Easy pair",      16, 1);
    // spotless:on

    private static final int LARGEST_TOTAL = 12;
    private static final @Nullable CrapsPay[][] ROWS = rows();

    private final CrapsWager wager;
    private final String clause;
    private final Odds odds;
    private final List<Integer> numbers;

    CrapsPay(CrapsWager wager, String row, long pays, long stake, Integer... numbers) {
        this.wager = wager;
        this.clause = "3.10 \"" + row + "\"";
        this.odds = new Odds(pays, stake);
        this.numbers = List.of(numbers);
    }

    /**
     * What a wager pays that is won with this roll.
     *
     * @param number the number it is about, 0 where it has none
     */
    @Rule("3.10")
    public static CrapsPay of(CrapsWager wager, int number, Dice dice) {
        if (wager == HOP) return dice.isHard() ? HOP_HARD_PAIR : HOP_EASY_PAIR;
        return of(wager, wager.isOneRoll() ? dice.total() : number);
    }

    /** What a wager pays that ends in this row; none where it does not win. */
    static @Nullable CrapsPay of(CrapsWager wager, int number, Dice dice, CrapsShowdown row) {
        return row.verdict().result() == Result.WIN ? of(wager, number, dice) : null;
    }

    /** What a wager about a number pays when it is won. */
    public static CrapsPay of(CrapsWager wager, int number) {
        CrapsPay row = number < 0 || number > LARGEST_TOTAL ? null : ROWS[wager.ordinal()][number];
        if (row == null) throw new IllegalArgumentException(wager + " on " + number + " has no odds");
        return row;
    }

    /** The first row that fits, for every wager and number. */
    private static @Nullable CrapsPay[][] rows() {
        CrapsPay[] all = values();
        @Nullable CrapsPay[][] rows = new CrapsPay[CrapsWager.values().length][LARGEST_TOTAL + 1];
        for (int number = 0; number <= LARGEST_TOTAL; number++)
            for (CrapsPay row : all)
                if (rows[row.wager.ordinal()][number] == null && row.isFor(number))
                    rows[row.wager.ordinal()][number] = row;
        return rows;
    }

    private boolean isFor(int number) {
        return numbers.isEmpty() || numbers.contains(number);
    }

    /** The part of a stake that these odds are paid on: of a Horn the winning quarter, of any other wager the whole. */
    @Rule({"3.9.22", "R-74"})
    public long winningPart(long cents) {
        return wager == HORN ? cents / 4 : cents;
    }

    public CrapsWager wager() {
        return wager;
    }

    public Odds odds() {
        return odds;
    }

    /** The numbers or totals that it is for; none where it is for any. */
    public List<Integer> numbers() {
        return numbers;
    }

    /** The row of 3.10. */
    public String clause() {
        return clause;
    }

    @Override
    public List<String> cites() {
        return List.of("3.10", clause);
    }
}
