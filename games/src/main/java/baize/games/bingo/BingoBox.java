package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * Fifteen numbers on a grid of three lines and nine columns.
 *
 * @param cells the 27 spaces, line by line from the left; 0 for a blank
 */
@Rule({"1.1 \"box\"", "2.2.1", "2.4", "R-134"})
public record BingoBox(List<Integer> cells) {
    public static final int COLUMNS = 9;
    public static final int NUMBERS = 15;
    public static final int SPACES = Pattern.LINES * COLUMNS;

    public BingoBox {
        if (cells.size() != SPACES)
            throw new IllegalArgumentException("expected " + SPACES + " spaces, got " + cells.size());
        cells = List.copyOf(cells);
        for (int line = 0; line < Pattern.LINES; line++) {
            int found = 0;
            for (int cell : cells.subList(line * COLUMNS, (line + 1) * COLUMNS)) if (cell != 0) found++;
            if (found != Pattern.PER_LINE)
                throw new IllegalArgumentException("expected five numbers in a line, got " + found);
        }
        if (Balls.of(numbers(cells)).size() != NUMBERS)
            throw new IllegalArgumentException("expected fifteen different numbers in a box, got " + numbers(cells));
    }

    /** A box of which only the order of its numbers is known: three lines of five, as far left as they can be. */
    public static BingoBox of(List<Integer> numbers) {
        if (numbers.size() != NUMBERS)
            throw new IllegalArgumentException("expected fifteen numbers in a box, got " + numbers.size());
        List<Integer> cells = new ArrayList<>(SPACES);
        for (int line = 0; line < Pattern.LINES; line++) {
            cells.addAll(numbers.subList(line * Pattern.PER_LINE, (line + 1) * Pattern.PER_LINE));
            for (int blank = Pattern.PER_LINE; blank < COLUMNS; blank++) cells.add(0);
        }
        return new BingoBox(cells);
    }

    /** The fifteen numbers in the order that patterns count them: the top line from the left, then the next. */
    public List<Integer> numbers() {
        return numbers(cells);
    }

    private static List<Integer> numbers(List<Integer> cells) {
        return cells.stream().filter(number -> number != 0).toList();
    }

    /** Its numbers without their places: what no two boxes of a series have in common. */
    public Balls balls() {
        return Balls.of(numbers());
    }

    /** Which of the fifteen numbers are among these, as {@link Pattern#missing} reads them. */
    public int marks(Balls called) {
        int marks = 0;
        int place = 0;
        for (int number : cells)
            if (number != 0) {
                if (called.has(number)) marks |= 1 << place;
                place++;
            }
        return marks;
    }
}
