package baize.lab.exact;

import baize.core.chance.Combinations;
import java.util.Arrays;

/**
 * Choices of numbers from 0 up to a top in which a number may come more than once. Those of one size have places from 0
 * on, the ones with the smaller greatest number first: so all without a number above some bound are the first places.
 */
final class Multisets {
    private final int top;
    private final int[][] joined;

    /** Those of up to so many numbers from 0 to the top. */
    Multisets(int top, int size) {
        this.top = top;
        joined = new int[size][];
        for (int of = 0; of < size; of++) joined[of] = joined(of);
    }

    /** By the place of each of a size, and by number: the place of the one that has this number besides. */
    private int[] joined(int size) {
        int[] places = new int[count(top, size) * (top + 1)];
        int[] numbers = new int[size];
        int[] more = new int[size + 1];
        for (int place = 0; place < count(top, size); place++, next(numbers))
            for (int number = 0; number <= top; number++) {
                System.arraycopy(numbers, 0, more, 0, size);
                more[size] = number;
                Arrays.sort(more);
                places[place * (top + 1) + number] = place(more);
            }
        return places;
    }

    /** How many there are of this size without a number above the bound. */
    static int count(int bound, int size) {
        return Math.toIntExact(Combinations.count(bound + size, size));
    }

    /** The place of numbers that ascend. */
    static int place(int... ascending) {
        long place = 0;
        for (int at = 0; at < ascending.length; at++) place += Combinations.count(ascending[at] + at, at + 1);
        return Math.toIntExact(place);
    }

    /** Makes ascending numbers those at the next place: the first that has room grows, those before it start again. */
    static void next(int[] ascending) {
        int at = 0;
        while (at < ascending.length - 1 && ascending[at] == ascending[at + 1]) at++;
        if (at < ascending.length) ascending[at]++;
        Arrays.fill(ascending, 0, at, 0);
    }

    /** The place of what stands at this place among those of a size, with this number besides. */
    int with(int size, int place, int number) {
        return joined[size][place * (top + 1) + number];
    }
}
