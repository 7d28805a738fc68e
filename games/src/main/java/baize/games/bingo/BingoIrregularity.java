package baize.games.bingo;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.table.Invalidation;
import org.jspecify.annotations.Nullable;

/** What can go wrong with a session and what the staff do about it: one record for each clause. */
public sealed interface BingoIrregularity {
    /** The rank of who decides. */
    Grade by();

    /**
     * A number was announced or displayed wrongly.
     *
     * @param announced what was said
     * @param number the right number, where the wrong one was entered; absent where what was drawn stands
     * @param call which call of the game, the first is 1; absent for the last
     */
    @Rule({"8.3", "R-139"})
    record CorrectCall(
            Grade by,
            @Nullable Integer announced,
            @Nullable Integer number,
            @Nullable Integer call) implements BingoIrregularity {}

    /** The dealer terminal failed, and the game cannot be completed. */
    @Rule({"8.4", "8.4.1", "8.4.2", "8.4.3", "R-124"})
    record TerminalError(Grade by) implements BingoIrregularity {}

    /** An electronic card failed: no number is called until it is replaced. */
    @Rule({"8.5", "R-140"})
    record CardFails(Grade by, int serial) implements BingoIrregularity {}

    /** A failed electronic card is replaced by another with its serial number, boxes and every number called. */
    @Rule({"8.5", "R-140"})
    record ReplaceCard(Grade by, int serial) implements BingoIrregularity {}

    /** Takes the result of the game away that is in play, or was settled last. */
    @Rule({"9.4", "9.4.1", "9.4.2", "9.5", "R-21"})
    record Invalidate(Grade by, Invalidation invalidation) implements BingoIrregularity {}

    /** Declares void what somebody paid who used a device. */
    @Rule({"9.1", "9.3", "9.3.1"})
    record VoidEntry(Grade by, Patron patron, String text) implements BingoIrregularity {}
}
