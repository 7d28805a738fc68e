package baize.games.table;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened at a table, whatever its game. */
public sealed interface TableEvent {
    /** The money that it moves beside the wagers. */
    default List<Adjustment> adjustments() {
        return List.of();
    }

    record ClockTicked(Instant at) implements TableEvent {}

    record PatronAdmitted(
            Patron patron,
            PlayerCard card,
            @Nullable Money chips,
            @Nullable Money lossLimitLeft,
            @Nullable Money tokens,
            boolean member,
            @Nullable LocalDate warned)
            implements TableEvent {}

    /** The patron has left, with the seat at {@code box} where there was one; what the house had told is forgotten. */
    record PatronCardedOut(Patron patron, @Nullable Box box) implements TableEvent {}

    record Seated(Patron patron, Box box) implements TableEvent {}

    /** The patron left the table, and with it any right to an old minimum. */
    record SeatLeft(Patron patron, Box box, boolean reclaimed) implements TableEvent {}

    record SignPutUp(Notice notice) implements TableEvent {}

    record SignTakenDown() implements TableEvent {}

    /** A new sign is in force, with the notice that has run its time, if one has; it holds for old minimums too. */
    record SignChanged(Sign sign, @Nullable Notice served) implements TableEvent {}

    /** A sign for the next round. */
    record NextSignSet(Sign sign) implements TableEvent {}

    /** The minimum rose at once; a marker stands before each of these players, who keep the old sign. */
    record MinimumRaised(Sign sign, Sign old, List<Patron> markers) implements TableEvent {}

    record PersonalLimitSet(Patron patron, @Nullable String on, Limits limits, Grade by) implements TableEvent {}

    record PersonalLimitWithdrawn(Patron patron) implements TableEvent {}

    record CloseSignPutUp(Closing closing) implements TableEvent {}

    /** The table closes when the round in progress is over; no further wager is taken. */
    record ClosingOrdered() implements TableEvent {}

    record TableClosed() implements TableEvent {}

    record TableOpened() implements TableEvent {}

    /** New cards, checked, shuffled and cut. */
    record CardsChanged(Grade by) implements TableEvent {}

    record DeviceChanged(Device device) implements TableEvent {}

    record Restricted(Patron patron, List<Patron> with) implements TableEvent {}

    record RestrictionLifted(Patron patron) implements TableEvent {}

    record IncidentRecorded(String clause, @Nullable Patron patron, String text, Grade by) implements TableEvent {}

    /** Someone was told of something a rule asks to be told of. */
    record Notified(Recipient to, String rule, String about) implements TableEvent {}

    /** A payment was not what it should have been. */
    record PaymentErred(PaymentError error, String rule, Grade by) implements TableEvent {}

    /**
     * A wrong payment was put right, or something was tried.
     *
     * @param moved what was paid or recovered; absent where nothing was
     */
    record PaymentRectified(
            int number, String how, String rule, @Nullable Adjustment moved) implements TableEvent {
        @Override
        public List<Adjustment> adjustments() {
            return moved == null ? List.of() : List.of(moved);
        }
    }

    /** A month is over, and these are the payments of it that are reported. */
    record PaymentsReported(String month, List<PaymentError> errors) implements TableEvent {}
}
