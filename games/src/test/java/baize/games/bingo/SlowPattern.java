package baize.games.bingo;

import java.util.ArrayList;
import java.util.List;

/** The minor games a second time, from the words of the book and numbers that are counted one by one. */
record SlowPattern(Pattern pattern) {
    /** The marked places of each line, counted from 1. */
    private record Marked(List<Integer> top, List<Integer> middle, List<Integer> bottom) {
        static Marked of(int marks) {
            List<List<Integer>> lines = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
            for (int place = 0; place < 15; place++)
                if (marks / (1 << place) % 2 == 1) lines.get(place / 5).add(place % 5 + 1);
            return new Marked(lines.get(0), lines.get(1), lines.get(2));
        }

        boolean has(List<Integer> first, List<Integer> second, List<Integer> third) {
            return top.containsAll(first) && middle.containsAll(second) && bottom.containsAll(third);
        }

        boolean counts(int first, int second, int third) {
            return top.size() >= first && middle.size() >= second && bottom.size() >= third;
        }

        int whole() {
            return (int) List.of(top, middle, bottom).stream()
                    .filter(line -> line.size() == 5)
                    .count();
        }
    }

    private static final List<Integer> NONE = List.of();
    private static final List<Integer> ALL = List.of(1, 2, 3, 4, 5);
    private static final List<Integer> FIRST = List.of(1);
    private static final List<Integer> LAST = List.of(5);
    private static final List<Integer> ENDS = List.of(1, 5);
    private static final List<Integer> THIRD = List.of(3);

    boolean isShownBy(int marks) {
        Marked on = Marked.of(marks);
        return switch (pattern) {
            case FULL_HOUSE -> on.whole() == 3;
            case ANY_LINE -> on.whole() >= 1;
            case ANY_2_LINES -> on.whole() >= 2;
            case BACK_STEPS -> on.has(LAST, List.of(4, 5), List.of(3, 4, 5));
            case BOOK_ENDS -> on.has(ENDS, ENDS, ENDS);
            case BOTTOM_LINE -> on.has(NONE, NONE, ALL);
            case COPS_AND_ROBBERS -> on.has(List.of(1, 2), NONE, List.of(4, 5));
            case DOUBLE_DECKER_BUS -> on.has(ALL, ALL, ENDS);
            case FOUR_CORNERS -> on.has(ENDS, NONE, ENDS);
            case FRONT_STEPS -> on.has(FIRST, List.of(1, 2), List.of(1, 2, 3));
            case ICE_CREAM_CONE -> on.counts(3, 2, 1);
            case LADIES_WAIST -> on.counts(2, 1, 2);
            case LETTER_H -> on.has(ENDS, ALL, ENDS);
            case LETTER_L -> on.has(FIRST, FIRST, ALL);
            case LETTER_T -> on.has(ALL, THIRD, THIRD);
            case LUCKY_7 -> on.has(ALL, LAST, LAST);
            case MARCHING_SOLDIERS -> on.counts(4, 4, 4);
            case MARK_THE_SPOT -> on.has(ENDS, THIRD, ENDS);
            case MIDDLE_LINE -> on.has(NONE, ALL, NONE);
            case NOAHS_ARK -> on.counts(2, 2, 2);
            case PICKELS -> on.counts(3, 3, 3);
            case POSTAGE_STAMP -> on.has(List.of(4, 5), List.of(4, 5), NONE);
            case POSTCODE -> on.has(NONE, NONE, List.of(2, 3, 4, 5));
            case PYRAMID -> on.counts(1, 2, 3);
            case RACE_TRACK -> on.has(ALL, ENDS, ALL);
            case TABLE_TOP -> on.has(ALL, ENDS, ENDS);
            case TOP_AND_BOTTOM_LINES -> on.has(ALL, NONE, ALL);
            case TOP_HAT -> on.counts(2, 2, 5);
            case TOP_LINE -> on.has(ALL, NONE, NONE);
        };
    }
}
