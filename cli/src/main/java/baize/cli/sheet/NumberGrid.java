package baize.cli.sheet;

import baize.lab.par.WagerSheet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * The wagers of a sheet that are made on one of several numbers, so that each kind is a row and each number a column.
 *
 * @param others those that are not
 */
record NumberGrid(SortedSet<Integer> numbers, List<Kind> kinds, List<WagerSheet> others) {
    /** Fewer than this of a kind are wagers of their own. */
    private static final int FEWEST = 4;

    /** What a grid shows of each wager. */
    record Shown(String heading, Function<WagerSheet, String> figure) {}

    /** Wagers that differ in their number alone. */
    record Kind(String name, SortedMap<Integer, WagerSheet> byNumber) {}

    /** Kinds of which the same is shown. */
    record Line(List<String> kinds, Map<Integer, String> cells) {
        private boolean agrees(Map<Integer, String> other) {
            return other.entrySet().stream()
                    .allMatch(cell ->
                            cells.getOrDefault(cell.getKey(), cell.getValue()).equals(cell.getValue()));
        }
    }

    /** What is shown of every kind; kinds that agree wherever both have a number share a line. */
    List<Line> lines(Shown shown) {
        List<Line> lines = new ArrayList<>();
        for (Kind kind : kinds) {
            Map<Integer, String> cells = new TreeMap<>();
            kind.byNumber()
                    .forEach((number, sheet) -> cells.put(number, shown.figure().apply(sheet)));
            Line line = lines.stream()
                    .filter(earlier -> earlier.agrees(cells))
                    .findFirst()
                    .orElseGet(() -> {
                        lines.add(new Line(new ArrayList<>(), new TreeMap<>()));
                        return lines.getLast();
                    });
            line.kinds().add(kind.name());
            line.cells().putAll(cells);
        }
        return lines.size() == 1
                ? List.of(new Line(List.of("any"), lines.getFirst().cells()))
                : lines;
    }

    static NumberGrid of(List<WagerSheet> sheets) {
        Map<String, SortedMap<Integer, WagerSheet>> kinds = new LinkedHashMap<>();
        for (WagerSheet sheet : sheets)
            if (isNumbered(sheet))
                kinds.computeIfAbsent(kind(sheet), _ -> new TreeMap<>()).put(number(sheet), sheet);
        kinds.values().removeIf(byNumber -> byNumber.size() < FEWEST);
        SortedSet<Integer> numbers = new TreeSet<>();
        List<WagerSheet> others = new ArrayList<>(sheets);
        kinds.values().forEach(byNumber -> {
            numbers.addAll(byNumber.keySet());
            others.removeAll(byNumber.values());
        });
        List<Kind> rows = kinds.entrySet().stream()
                .map(entry -> new Kind(entry.getKey(), entry.getValue()))
                .toList();
        return new NumberGrid(numbers, rows, List.copyOf(others));
    }

    private static boolean isNumbered(WagerSheet sheet) {
        return sheet.wager().matches(".+-[0-9]+");
    }

    private static String kind(WagerSheet sheet) {
        return sheet.wager().substring(0, sheet.wager().lastIndexOf('-'));
    }

    private static int number(WagerSheet sheet) {
        return Integer.parseInt(sheet.wager().substring(sheet.wager().lastIndexOf('-') + 1));
    }
}
