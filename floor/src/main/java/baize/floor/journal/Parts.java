package baize.floor.journal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The parts of a batch as text: a line a part, {@code stream first last}; snapshots are from 0. */
final class Parts {
    /** The order of rows within a batch, the same in every process: two that store at once cannot wait in a circle. */
    static final Comparator<Row> ORDER = Comparator.comparing(Row::stream).thenComparingLong(Row::version);

    private Parts() {}

    /** The parts that rows in order make up. */
    static List<Batch.Part> of(List<Row> rows) {
        List<Batch.Part> parts = new ArrayList<>();
        for (int first = 0, next = 0; first < rows.size(); first = next) {
            String stream = rows.get(first).stream();
            while (next < rows.size() && rows.get(next).stream().equals(stream)) next++;
            parts.add(new Batch.Part(
                    stream, rows.get(first).version(), rows.get(next - 1).version()));
        }
        return parts;
    }

    /** The same, and a part for each snapshot that is kept with them. */
    static List<Batch.Part> of(List<Row> rows, List<Snapshot> kept) {
        List<Batch.Part> parts = of(rows);
        for (Snapshot snapshot : kept) parts.add(Batch.Part.snapshot(snapshot));
        return parts;
    }

    static String pack(List<Batch.Part> parts) {
        StringBuilder text = new StringBuilder(parts.size() * 24);
        for (Batch.Part part : parts)
            text.append(part.stream())
                    .append(' ')
                    .append(part.first())
                    .append(' ')
                    .append(part.last())
                    .append('\n');
        return text.toString();
    }

    /** @throws Damaged where the text of a batch is no parts */
    static List<Batch.Part> unpack(long batch, String text) {
        return text.lines().map(line -> part(batch, line)).toList();
    }

    private static Batch.Part part(long batch, String line) {
        int second = line.lastIndexOf(' ');
        int first = line.lastIndexOf(' ', second - 1);
        try {
            return new Batch.Part(
                    line.substring(0, first),
                    Long.parseLong(line, first + 1, second, 10),
                    Long.parseLong(line, second + 1, line.length(), 10));
        } catch (IndexOutOfBoundsException | NumberFormatException unreadable) {
            throw new Damaged(batch, "", 0, "expected parts \"stream first last\", got \"" + line + "\"");
        }
    }
}
