package baize.games.table;

import baize.core.engine.Reason;
import baize.core.engine.Refusal;
import org.jspecify.annotations.Nullable;

/** What one game's book says of the matters that all tables share. */
public interface TableBook {
    TableRules table();

    /** The game's own constant, with its clause, for a reason that all tables share. */
    Reason reason(TableReason shared);

    /** The clause that reserves this to a rank. */
    String clause(Power power);

    /** The kind of incident that a clause allows to be recorded, if it does. */
    @Nullable
    IncidentKind incident(String clause);

    /** Where the book speaks of wrong payments, if it does. */
    default @Nullable PaymentClauses payments() {
        return null;
    }

    /** Why a table may not have this sign, if so: what it lets in would favour the player by rounding alone. */
    default @Nullable Refusal unfair(Sign sign) {
        return null;
    }

    /** What the books reserve to a casino supervisor at every table. */
    enum Power {
        CHANGE_LIMITS,
        RAISE_MINIMUM,
        PERSONAL_LIMIT,
        CLOSE_TABLE,
        CHANGE_CARDS,
        KEEP_APART,
        EXCLUDE
    }
}
