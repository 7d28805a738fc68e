package baize.games.bingo;

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
    static final int SPACES = Pattern.LINES * COLUMNS;

    public BingoBox {
        if (cells.size() != SPACES)
            throw new IllegalArgumentException("expected " + SPACES + " spaces, got " + cells.size());
        long low = 0;
        long high = 0;
        for (int line = 0; line < Pattern.LINES; line++) {
            int found = 0;
            for (int column = 0; column < COLUMNS; column++) {
                int number = cells.get(line * COLUMNS + column);
                if (number == 0) continue;
                if (number < 1 || number > 90)
                    throw new IllegalArgumentException("expected numbers from 1 to 90, got " + number);
                long bit = 1L << (number & 63);
                if (((number < 64 ? low : high) & bit) != 0)
                    throw new IllegalArgumentException(number + " stands twice in one box");
                if (number < 64) low |= bit;
                else high |= bit;
                found++;
            }
            if (found != Pattern.PER_LINE)
                throw new IllegalArgumentException("expected five numbers in a line, got " + found);
        }
        cells = List.copyOf(cells);
    }

    /** A box of these lines, its numbers as far left as they can be; for boxes of which only the order matters. */
    public static BingoBox ofLines(List<List<Integer>> lines) {
        List<Integer> cells = new ArrayList<>();
        for (List<Integer> line : lines) {
            cells.addAll(line);
            for (int i = line.size(); i < COLUMNS; i++) cells.add(0);
        }
        return new BingoBox(cells);
    }

    /** The fifteen numbers in the order that patterns count them: the top line from the left, then the next. */
    public List<Integer> numbers() {
        return cells.stream().filter(number -> number > 0).toList();
    }

    public boolean has(int number) {
        return number > 0 && cells.contains(number);
    }

    /** Which of the fifteen numbers have been called, as {@link Pattern#isShownBy} reads them. */
    public int marks(Called called) {
        int marks = 0;
        int place = 0;
        for (int number : cells)
            if (number > 0) {
                if (called.has(number)) marks |= 1 << place;
                place++;
            }
        return marks;
    }
}
