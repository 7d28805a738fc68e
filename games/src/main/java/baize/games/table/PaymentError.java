package baize.games.table;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.rule.Id;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A payment that was not what it should have been.
 *
 * @param number its number in the table's register
 * @param over whether too much was paid, rather than too little
 * @param of what was being settled
 * @param patron whose it was, where that is known
 * @param amount the difference
 * @param intentional whether it is suspected to have been intended
 * @param made when it was made, where that was not when it was noticed
 * @param noticed when the house became aware of it; absent before the table's clock was set
 * @param rectified how it was put right or what was tried; absent while nothing was
 * @param moved what was paid or recovered of the difference so far; absent while nothing was
 */
public record PaymentError(
        int number,
        boolean over,
        Of of,
        @Nullable Patron patron,
        Money amount,
        boolean intentional,
        @Nullable Instant made,
        @Nullable Instant noticed,
        @Nullable String rectified,
        @Nullable Money moved) {
    /** What can be settled wrongly. */
    public enum Of {
        WAGER,
        CASH_CHANGE,
        COLOUR_CHANGE;

        public String id() {
            return Id.of(this);
        }
    }

    PaymentError rectified(TableEvent.PaymentRectified by) {
        Adjustment more = by.moved();
        Money all = more == null
                ? moved
                : settled().plus(more.amount().max(more.amount().negated()));
        return new PaymentError(number, over, of, patron, amount, intentional, made, noticed, by.how(), all);
    }

    private Money settled() {
        return moved == null ? Money.ZERO : moved;
    }

    /** What is still to be paid or recovered. */
    Money open() {
        return amount.minus(settled());
    }

    /** Whether nothing is left to be done about it: it was put right, or tried without money. */
    boolean isDone() {
        return rectified != null && (moved == null || open().isZero());
    }

    @Override
    public String toString() {
        String whom = patron == null ? "an unknown patron" : patron.toString();
        return (over ? "overpayment" : "underpayment") + " of " + amount + " to " + whom + " on a " + of.id()
                + (intentional ? ", suspected to be intended" : "")
                + (rectified == null ? ", not rectified" : ", " + rectified);
    }
}
