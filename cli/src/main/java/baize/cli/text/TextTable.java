package baize.cli.text;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A table of text without lines: columns aligned, numbers to the right. Where it is wider than the screen, its
 * last column is folded under itself.
 */
public final class TextTable {
    private static final String GAP = "  ";
    private static final int NARROWEST_FOLD = 20;

    private final List<Column> columns;
    private final List<List<String>> rows = new ArrayList<>();

    /** A column's heading and side. */
    public record Column(String heading, boolean right) {
        public static Column left(String heading) {
            return new Column(heading, false);
        }

        public static Column right(String heading) {
            return new Column(heading, true);
        }
    }

    public TextTable(Column... columns) {
        this.columns = List.of(columns);
    }

    public void row(String... cells) {
        if (cells.length != columns.size())
            throw new IllegalArgumentException("expected " + columns.size() + " cells, got " + cells.length);
        rows.add(Arrays.stream(cells).map(TextTable::oneLine).toList());
    }

    /** A cell may hold words of others: what would break the line or steer the screen is shown as a space. */
    private static String oneLine(String cell) {
        return cell.replaceAll("[\\p{Cntrl}&&[^\u001b]]", " ");
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Prints heading and rows, no line longer than {@code width}. */
    public void print(PrintStream out, Ink ink, int width) {
        int[] widths = widths();
        int before = Arrays.stream(widths, 0, widths.length - 1).sum() + GAP.length() * (widths.length - 1);
        int last = Math.max(NARROWEST_FOLD, width - before);
        List<String> headings =
                columns.stream().map(column -> ink.faint(column.heading())).toList();
        if (columns.stream().anyMatch(column -> !column.heading().isEmpty()))
            print(out, headings, widths, before, last);
        for (List<String> row : rows) print(out, row, widths, before, last);
    }

    private int[] widths() {
        int[] widths =
                columns.stream().mapToInt(column -> Ink.width(column.heading())).toArray();
        for (List<String> row : rows)
            for (int at = 0; at < widths.length; at++) widths[at] = Math.max(widths[at], Ink.width(row.get(at)));
        return widths;
    }

    private void print(PrintStream out, List<String> cells, int[] widths, int before, int last) {
        int end = cells.size() - 1;
        StringBuilder line = new StringBuilder();
        for (int at = 0; at < end; at++)
            line.append(aligned(cells.get(at), columns.get(at), widths[at])).append(GAP);
        List<String> folded = columns.get(end).right()
                ? List.of(aligned(cells.get(end), columns.get(end), widths[end]))
                : fold(cells.get(end), last);
        out.println((line + folded.getFirst()).stripTrailing());
        for (String rest : folded.subList(1, folded.size())) out.println(" ".repeat(before) + rest);
    }

    private static String aligned(String cell, Column column, int width) {
        String space = " ".repeat(Math.max(0, width - Ink.width(cell)));
        return column.right() ? space + cell : cell + space;
    }

    /** The words of a text in lines of this width; a longer word has a line of its own. */
    static List<String> fold(String text, int width) {
        if (Ink.width(text) <= width) return List.of(text);
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && Ink.width(line + " " + word) > width) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
