package baize.testkit.book;

import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/** What carries a clause or a ruling out: code, tests and golden rounds, each by name and in order. */
public record Evidence(SortedSet<String> code, SortedSet<String> tests, SortedSet<String> rounds) {
    /** {@code TC-2} before {@code TC-10}. */
    private static final Comparator<String> BY_NUMBER = Comparator.<String, String>comparing(
                    round -> round.replaceAll("\\d+$", ""))
            .thenComparingInt(String::length)
            .thenComparing(Comparator.naturalOrder());

    static Evidence none() {
        return new Evidence(new TreeSet<>(), new TreeSet<>(), new TreeSet<>(BY_NUMBER));
    }

    boolean isEmpty() {
        return code.isEmpty() && tests.isEmpty() && rounds.isEmpty();
    }

    SortedSet<String> of(Side side) {
        return switch (side) {
            case CODE -> code;
            case TESTS -> tests;
            case ROUNDS -> rounds;
        };
    }

    /** Which of the three lists a citation belongs to. */
    enum Side {
        CODE,
        TESTS,
        ROUNDS
    }
}
