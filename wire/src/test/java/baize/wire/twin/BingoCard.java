package baize.wire.twin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A scorecard with one box of three lines.
 *
 * @param automatic whether it is electronic and plays by itself; else it is on paper
 */
record BingoCard(int serial, String patron, boolean automatic, List<List<Integer>> lines) {
    static final String BINGO = "full-house";

    /** So few numbers are on the cards of a hall that they are often complete together. */
    static final int NUMBERS = 30;

    static BingoCard random(int serial, String patron, boolean automatic, Random random) {
        List<Integer> numbers =
                new ArrayList<>(IntStream.rangeClosed(1, NUMBERS).boxed().toList());
        Collections.shuffle(numbers, random);
        return new BingoCard(
                serial,
                patron,
                automatic,
                List.of(numbers.subList(0, 5), numbers.subList(5, 10), numbers.subList(10, 15)));
    }

    boolean has(int number) {
        return lines.stream().anyMatch(line -> line.contains(number));
    }

    /** Whether these numbers complete a pattern of Appendix A on it, or bingo. */
    boolean shows(String pattern, Set<Integer> heard) {
        List<Integer> top = lines.getFirst();
        List<Integer> bottom = lines.getLast();
        return switch (pattern) {
            case BINGO -> lines.stream().allMatch(heard::containsAll);
            case "any-line" -> lines.stream().anyMatch(heard::containsAll);
            case "top-line" -> heard.containsAll(top);
            case "four-corners" ->
                heard.containsAll(List.of(top.getFirst(), top.getLast(), bottom.getFirst(), bottom.getLast()));
            case "noahs-ark" ->
                lines.stream()
                        .allMatch(line -> line.stream().filter(heard::contains).count() >= 2);
            default -> throw new IllegalArgumentException(pattern);
        };
    }

    /** Its box as scripts write it. */
    String box() {
        return lines.stream()
                .map(line -> line.stream().map(String::valueOf).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" / "));
    }
}
