package baize.games.bingo;

import baize.core.chance.Combinations;
import java.util.ArrayList;
import java.util.List;

/**
 * What two boxes can have together of the nine columns: from no number to six of each. In how many ways it can be
 * divided between them hangs only on how many columns have so many numbers, not on which: that is its profile, four
 * bits for each number of numbers. Two boxes of fifteen numbers have 217 profiles.
 */
final class PairClasses {
    static final int MOST = 6;

    private static final int NIBBLE = 4;

    private final BoxKinds kinds;
    private final List<PairClass> all = new ArrayList<>();

    /**
     * All that has one profile.
     *
     * @param ways in which it can be divided, each weighing what its boxes do
     * @param most a bound of what a division can weigh, times {@link BoxKinds#scale}, for each of its
     *     {@linkplain PairSplit#chance chances}
     */
    record PairClass(long profile, long ways, long most) {}

    /** Some columns divided between two boxes: their kinds, the first one's numbers, and how likely that is drawn. */
    private record Part(int first, int second, int numbers, long ways, long chances) {
        Part with(int columns, int sum, int count, long chosen) {
            long chances = chances();
            for (int column = 0; column < columns; column++) chances *= PairSplit.chance(sum, count);
            return new Part(
                    first + columns * BoxKinds.ofColumn(count),
                    second + columns * BoxKinds.ofColumn(sum - count),
                    numbers + columns * count,
                    ways * chosen,
                    chances);
        }
    }

    private PairClasses(BoxKinds kinds) {
        this.kinds = kinds;
    }

    /** The classes of pairs of such boxes where so many columns have no numbers at all. */
    static List<PairClass> of(BoxKinds kinds, int empty) {
        PairClasses classes = new PairClasses(kinds);
        for (int none = empty; none <= BingoBox.COLUMNS; none++)
            classes.profiles(1, BingoBox.COLUMNS - none, 2 * kinds.numbers(), none);
        return List.copyOf(classes.all);
    }

    /** Gives columns this many numbers or more, until no column is left. */
    private void profiles(int sum, int columns, int numbers, long profile) {
        if (numbers < sum * columns || numbers > MOST * columns) return;
        if (columns == 0) {
            add(profile);
            return;
        }
        for (int same = sum == MOST ? columns : 0; same <= columns; same++)
            profiles(sum + 1, columns - same, numbers - same * sum, profile | (long) same << NIBBLE * sum);
    }

    private void add(long profile) {
        List<Part> divided = new ArrayList<>();
        divide(profile, 0, new Part(0, 0, 0, 1, 1), divided);
        long ways = 0;
        long most = 0;
        long chances = 0;
        for (Part part : divided) {
            long weight = kinds.weight(part.first) * kinds.weight(part.second);
            ways = Math.addExact(ways, Math.multiplyExact(part.ways, weight));
            most = Math.max(most, Math.ceilDiv(Math.multiplyExact(weight, kinds.scale()), part.chances));
            chances = Math.max(chances, part.chances);
        }
        long bound = Math.multiplyExact(most, chances);
        if (bound > 0) all.add(new PairClass(profile, ways, most));
    }

    private void divide(long profile, int sum, Part part, List<Part> divided) {
        if (sum <= MOST)
            share(profile, sum, Math.max(0, sum - 3), (int) (profile >>> NIBBLE * sum) & 0xF, part, divided);
        else if (part.numbers == kinds.numbers()) divided.add(part);
    }

    /** Gives the first box this count or more of the columns that have this sum. */
    private void share(long profile, int sum, int count, int columns, Part part, List<Part> divided) {
        if (count > Math.min(3, sum)) {
            if (columns == 0) divide(profile, sum + 1, part, divided);
            return;
        }
        for (int chosen = 0; chosen <= columns; chosen++)
            share(
                    profile,
                    sum,
                    count + 1,
                    columns - chosen,
                    part.with(chosen, sum, count, Combinations.count(columns, chosen)),
                    divided);
    }
}
