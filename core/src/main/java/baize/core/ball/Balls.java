package baize.core.ball;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of the numbers from 1 to {@value #COUNT}, as two words: the numbers below 64, and the others.
 *
 * @param low bit n for the number n
 * @param high bit n for the number 64 + n
 */
public record Balls(long low, long high) {
    public static final int COUNT = 90;

    public static final Balls NONE = new Balls(0, 0);

    public static final Balls ALL = new Balls(-2L, (1L << COUNT - 63) - 1);

    private static final int WORD = 64;

    public static Balls of(List<Integer> numbers) {
        Balls balls = NONE;
        for (int number : numbers) balls = balls.with(number);
        return balls;
    }

    /** Refuses what is no number of a ball. */
    public static int checked(int number) {
        if (number < 1 || number > COUNT)
            throw new IllegalArgumentException("expected a number from 1 to " + COUNT + ", got " + number);
        return number;
    }

    public boolean has(int number) {
        return ((number < WORD ? low : high) >>> (number & WORD - 1) & 1) != 0;
    }

    public boolean hasAll(Balls others) {
        return (others.low & ~low | others.high & ~high) == 0;
    }

    public Balls with(int number) {
        long bit = 1L << (checked(number) & WORD - 1);
        return number < WORD ? new Balls(low | bit, high) : new Balls(low, high | bit);
    }

    public Balls without(Balls others) {
        return new Balls(low & ~others.low, high & ~others.high);
    }

    public Balls and(Balls others) {
        return new Balls(low & others.low, high & others.high);
    }

    public Balls or(Balls others) {
        return new Balls(low | others.low, high | others.high);
    }

    public int size() {
        return Long.bitCount(low) + Long.bitCount(high);
    }

    /** The number at this place among them in ascending order, counted from 0. */
    public int at(int place) {
        long word = low;
        int base = 0;
        int skip = place;
        if (skip >= Long.bitCount(low)) {
            skip -= Long.bitCount(low);
            word = high;
            base = WORD;
        }
        if (skip < 0 || skip >= Long.bitCount(word))
            throw new IllegalArgumentException("expected a place below " + size() + ", got " + place);
        for (; skip > 0; skip--) word &= word - 1;
        return base + Long.numberOfTrailingZeros(word);
    }

    /** All of them in ascending order. */
    public List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>(size());
        for (int number = 1; number <= COUNT; number++) if (has(number)) numbers.add(number);
        return List.copyOf(numbers);
    }
}
