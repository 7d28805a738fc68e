package baize.floor.audit;

import baize.core.pay.Line;
import baize.floor.chance.Seed;
import baize.floor.journal.Hash;
import baize.floor.table.Setup;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A past round, step by step.
 *
 * @param lines how its wagers were settled, as recorded
 * @param decided whether today's code does the same in every row, also in those that the reader is not told of
 */
public record Replayed(
        String id,
        String table,
        int number,
        String game,
        Setup setup,
        List<Step> steps,
        List<Line> lines,
        Chance chance,
        boolean decided) {

    /**
     * One row of the round.
     *
     * @param id the command's; none where it is another's
     * @param body {@code by}, {@code do}, and {@code events} with {@code entries} or {@code refusal}: as much of the
     *     stored row as the reader is told
     * @param view what the reader sees of the table after it
     * @param difference what today's code would have done otherwise; none where it does the same
     */
    public record Step(
            long version,
            Instant at,
            @Nullable String id,
            JsonNode body,
            JsonNode view,
            @Nullable String difference) {}

    /**
     * What the round's outcomes came from.
     *
     * @param committedAt the row with the commitment, before the round
     * @param seed as shown after the round; none before
     */
    public record Chance(
            Source source,
            Hash commitment,
            long committedAt,
            @Nullable Seed seed,
            List<Draw> draws) {
        /** Whether everything that can be checked by now is right. */
        public boolean holds() {
            return source != Source.DIFFERS;
        }
    }

    /** What is known of where outcomes came from. */
    public enum Source {
        /** The seed shown is the one committed to, and gives what was dealt. */
        FOLLOWS,
        /** It is not, or does not. */
        DIFFERS,
        /** The seed is still under seal. */
        NOT_REVEALED,
        /** The seed is shown, and nothing was drawn from it. */
        UNUSED,
        /** A member of staff entered the outcomes at a console. */
        CONSOLE
    }

    /**
     * One outcome.
     *
     * @param dealt the command with its outcome, as recorded
     * @param derived the same as the seed gives it; none while the seed is under seal or where it was not used
     */
    public record Draw(int number, JsonNode dealt, @Nullable JsonNode derived) {}

    /** Whether today's code does the same as was recorded, and the outcomes follow from the seed. */
    public boolean agrees() {
        return chance.holds() && decided;
    }
}
