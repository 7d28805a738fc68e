package baize.games.bingo;

import baize.core.rule.Cites;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What must be marked on one box: all fifteen numbers, or one of the shapes of Appendix A. A shape is drawn on the
 * three lines of five numbers that a box has, blanks left out: {@code #} is a number that must be marked. Where the
 * book says "at least" so many on a line, or "any" line, it is drawn by counts instead.
 */
@Rule({"1.1 \"pattern\"", "5.2", "5.3", "R-132", "R-133"})
public enum Pattern implements Cites {
    // spotless:off
    FULL_HOUSE          ("1.1 \"bingo\"",            "#####", "#####", "#####"),
    ANY_LINE            ("A \"any line\"",           lines(1)),
    ANY_2_LINES         ("A \"any 2 lines\"",        lines(2)),
    BACK_STEPS          ("A \"back steps\"",         "....#", "...##", "..###"),
    BOOK_ENDS           ("A \"book ends\"",          "#...#", "#...#", "#...#"),
    BOTTOM_LINE         ("A \"bottom line\"",        ".....", ".....", "#####"),
    COPS_AND_ROBBERS    ("A \"cops & robbers\"",     "##...", ".....", "...##"),
    DOUBLE_DECKER_BUS   ("A \"double decker bus\"",  "#####", "#####", "#...#"),
    FOUR_CORNERS        ("A \"four corners\"",       "#...#", ".....", "#...#"),
    FRONT_STEPS         ("A \"front steps\"",        "#....", "##...", "###.."),
    ICE_CREAM_CONE      ("A \"ice cream cone\"",     atLeast(3, 2, 1)),
    LADIES_WAIST        ("A \"ladies waist\"",       atLeast(2, 1, 2)),
    LETTER_H            ("A \"letter H\"",           "#...#", "#####", "#...#"),
    LETTER_L            ("A \"letter L\"",           "#....", "#....", "#####"),
    LETTER_T            ("A \"letter T\"",           "#####", "..#..", "..#.."),
    LUCKY_7             ("A \"lucky 7\"",            "#####", "....#", "....#"),
    MARCHING_SOLDIERS   ("A \"marching soldiers\"",  atLeast(4, 4, 4)),
    MARK_THE_SPOT       ("A \"mark the spot\"",      "#...#", "..#..", "#...#"),
    MIDDLE_LINE         ("A \"middle line\"",        ".....", "#####", "....."),
    NOAHS_ARK           ("A \"Noah's Ark\"",         atLeast(2, 2, 2)),
    PICKELS             ("A \"pickels\"",            atLeast(3, 3, 3)),
    POSTAGE_STAMP       ("A \"postage stamp\"",      "...##", "...##", "....."),
    POSTCODE            ("A \"postcode\"",           ".....", ".....", ".####"),
    PYRAMID             ("A \"pyramid\"",            atLeast(1, 2, 3)),
    RACE_TRACK          ("A \"race track\"",         "#####", "#...#", "#####"),
    TABLE_TOP           ("A \"table top\"",          "#####", "#...#", "#...#"),
    TOP_AND_BOTTOM_LINES("A \"top and bottom lines\"", "#####", ".....", "#####"),
    TOP_HAT             ("A \"top hat\"",            atLeast(2, 2, 5)),
    TOP_LINE            ("A \"top line\"",           "#####", ".....", ".....");
    // spotless:on

    /** The lines of a box, and the numbers of a line. */
    public static final int LINES = 3;

    public static final int PER_LINE = 5;
    private static final int LINE = (1 << PER_LINE) - 1;

    private final String clause;
    private final Shape shape;

    /** What marks must show: a set of places, or so many on each line, or so many whole lines. */
    public sealed interface Shape {
        record Places(int mask) implements Shape {}

        record Counts(int top, int middle, int bottom) implements Shape {}

        record Lines(int whole) implements Shape {}
    }

    Pattern(String clause, String top, String middle, String bottom) {
        this(clause, new Shape.Places(line(top) | line(middle) << PER_LINE | line(bottom) << 2 * PER_LINE));
    }

    Pattern(String clause, Shape shape) {
        this.clause = clause;
        this.shape = shape;
    }

    private static int line(String drawn) {
        int mask = 0;
        for (int i = 0; i < PER_LINE; i++) if (drawn.charAt(i) == '#') mask |= 1 << i;
        return mask;
    }

    private static Shape atLeast(int top, int middle, int bottom) {
        return new Shape.Counts(top, middle, bottom);
    }

    private static Shape lines(int whole) {
        return new Shape.Lines(whole);
    }

    /** What marks must show, for what draws it or counts it. */
    public Shape shape() {
        return shape;
    }

    /**
     * The three lines of five as pages print them: {@code #} is a number that must be marked, {@code .} one that
     * need not; {@code +} stands for so many on that line, {@code *} for a whole line, wherever they are.
     */
    public List<String> drawn() {
        return switch (shape) {
            case Shape.Places(int mask) -> List.of(places(mask, 0), places(mask, 1), places(mask, 2));
            case Shape.Counts(int top, int middle, int bottom) ->
                List.of(filled('+', top), filled('+', middle), filled('+', bottom));
            case Shape.Lines(int whole) ->
                List.of(filled('*', PER_LINE), filled('*', whole > 1 ? PER_LINE : 0), filled('*', 0));
        };
    }

    private static String places(int mask, int line) {
        StringBuilder drawn = new StringBuilder();
        for (int i = 0; i < PER_LINE; i++) drawn.append((mask >> line * PER_LINE + i & 1) == 1 ? '#' : '.');
        return drawn.toString();
    }

    private static String filled(char with, int count) {
        return String.valueOf(with).repeat(count) + ".".repeat(PER_LINE - count);
    }

    /**
     * How many more numbers a box with these marks needs to show the pattern; 0 when it does.
     *
     * @param marks a bit for each of the fifteen numbers: the top line's from the left, then the middle's, the bottom's
     */
    @Rule({"5.4.1", "R-132"})
    public int missing(int marks) {
        return switch (shape) {
            case Shape.Places(int mask) -> Integer.bitCount(mask & ~marks);
            case Shape.Counts(int top, int middle, int bottom) ->
                shortOf(top, marks, 0) + shortOf(middle, marks, 1) + shortOf(bottom, marks, 2);
            case Shape.Lines(int whole) -> lines(whole, marks);
        };
    }

    private static int shortOf(int needed, int marks, int line) {
        return Math.max(0, needed - on(marks, line));
    }

    /** The lines that lack least. */
    private static int lines(int whole, int marks) {
        int top = PER_LINE - on(marks, 0);
        int middle = PER_LINE - on(marks, 1);
        int bottom = PER_LINE - on(marks, 2);
        int least = Math.min(top, Math.min(middle, bottom));
        int most = Math.max(top, Math.max(middle, bottom));
        return whole == 1 ? least : top + middle + bottom - most;
    }

    private static int on(int marks, int line) {
        return Integer.bitCount(marks >> line * PER_LINE & LINE);
    }

    /** Whether a box with these marks shows the pattern. */
    @Rule({"1.1 \"bingo\"", "5.4.1"})
    public boolean isShownBy(int marks) {
        return missing(marks) == 0;
    }

    /** The pattern of this id. */
    public static Pattern parse(String id) {
        for (Pattern pattern : values()) if (pattern.id().equals(id)) return pattern;
        throw new IllegalArgumentException("expected full-house or a pattern like four-corners, got \"" + id + "\"");
    }

    /** The minor games that may be offered beside the main game. */
    @Rule("5.3")
    public static List<Pattern> minors() {
        List<Pattern> all = new ArrayList<>(Arrays.asList(values()));
        all.remove(FULL_HOUSE);
        return List.copyOf(all);
    }

    @Override
    public List<String> cites() {
        return this == LETTER_T || this == MARK_THE_SPOT ? List.of(clause, "R-133") : List.of(clause);
    }

    /** {@code four-corners}. */
    public String id() {
        return Id.of(this);
    }
}
