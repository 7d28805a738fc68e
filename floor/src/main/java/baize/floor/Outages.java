package baize.floor;

import baize.core.rule.Rule;
import baize.floor.table.HouseOrder.Resume;
import baize.floor.table.Interruption;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Time in which the house could not decide or could not store what was sent to it. Nobody could act in it, so it is
 * nobody's: every table is owed it until that is on the table's record.
 */
@Rule("R-201")
final class Outages {
    private final Supplier<? extends Iterable<LiveTable<?, ?, ?, ?>>> tables;
    private final Map<String, Resume> owed = new ConcurrentHashMap<>();

    Outages(Supplier<? extends Iterable<LiveTable<?, ?, ?, ?>>> tables) {
        this.tables = tables;
    }

    /** All tables were out of service for so long. */
    void lost(Duration time, Interruption why) {
        for (LiveTable<?, ?, ?, ?> table : tables.get())
            owed.merge(table.id(), new Resume(time, why), (before, more) -> before.plus(more));
    }

    /** What is to be put on a table's record before anything else is done there unasked. */
    @Nullable
    Resume owed(LiveTable<?, ?, ?, ?> table) {
        return owed.get(table.id());
    }

    /** That much is on the record; what came to be owed meanwhile is not. */
    void paid(LiveTable<?, ?, ?, ?> table, Resume what) {
        owed.computeIfPresent(table.id(), (_, now) -> now.equals(what) ? null : now.minus(what));
    }
}
