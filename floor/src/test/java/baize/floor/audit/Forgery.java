package baize.floor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.journal.Chain;
import baize.floor.journal.Fate;
import baize.floor.journal.Hash;
import baize.floor.journal.Journal;
import baize.floor.journal.Row;
import baize.floor.journal.SqliteJournal;
import baize.floor.journal.Unit;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** A history told anew, some rows changed, with every hash made right again. */
final class Forgery {
    /** Rows stored together, for speed; where batches end is not what is forged here. */
    private static final int TOGETHER = 100;

    private final Map<String, Hash> last = new HashMap<>();
    private final List<Unit> units = new ArrayList<>();
    private final UnaryOperator<Row> change;
    private final Journal to;

    private Forgery(UnaryOperator<Row> change, Journal to) {
        this.change = change;
        this.to = to;
    }

    /** Copies a floor's history, each row as this makes it. */
    static Audit.Verdict audited(Path from, Path to, UnaryOperator<Row> change) {
        try (Journal genuine = SqliteJournal.openReadOnly(from);
                Journal forged = SqliteJournal.open(to)) {
            Forgery forgery = new Forgery(change, forged);
            genuine.walk(0, (_, rows) -> forgery.take(rows));
            forgery.store();
        }
        return PlayedFloor.audit(to);
    }

    /** The same where the audit must find something. */
    static Finding found(Path from, Path to, UnaryOperator<Row> change) {
        Audit.Verdict verdict = audited(from, to, change);
        assertThat(verdict).isInstanceOf(Audit.Verdict.Broken.class);
        return ((Audit.Verdict.Broken) verdict).finding();
    }

    private void take(List<Row> rows) {
        List<Row> chained = new ArrayList<>();
        for (Row row : rows) {
            Row told = change.apply(row);
            Hash before = last.getOrDefault(row.stream(), Chain.start(row.stream()));
            Row hashed = Chain.row(before, told.stream(), told.version(), told.id(), told.at(), told.body());
            last.put(row.stream(), hashed.hash());
            chained.add(hashed);
        }
        units.add(new Unit(chained));
        if (units.size() >= TOGETHER) store();
    }

    private void store() {
        assertThat(to.append(units, List.of())).containsOnly(Fate.STORED);
        units.clear();
    }

    static Row with(Row row, byte[] body) {
        return new Row(row.stream(), row.version(), row.id(), row.at(), body, row.hash());
    }

    static String text(Row row) {
        return new String(row.body(), StandardCharsets.UTF_8);
    }

    static Row with(Row row, String body) {
        return with(row, body.getBytes(StandardCharsets.UTF_8));
    }

    /** The row with another text in the place of one that it may have. */
    static Row replaced(Row row, String from, String to) {
        return with(row, text(row).replace(from, to));
    }
}
