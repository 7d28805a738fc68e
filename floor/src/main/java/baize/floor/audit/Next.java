package baize.floor.audit;

import baize.floor.journal.Row;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A row that has been read and waits to be decided again. */
sealed interface Next {
    Row row();

    /** It says what was asked. */
    record Legible<S, C, E>(Row row, Followed<S, C, E> stream, Asked<C> asked) implements Next {
        void take(Tally tally, Passing passing) {
            stream.take(row, asked, tally, passing);
        }
    }

    /**
     * It cannot be read.
     *
     * @param stream none where not even its machine is known
     */
    record Illegible(Row row, @Nullable Followed<?, ?, ?> stream, RuntimeException why) implements Next {}

    /** The rows of one batch. */
    record Batched(long number, List<Next> rows) {}
}
