package baize.floor.table;

import baize.core.engine.Patron;
import baize.core.money.Money;
import java.time.Duration;
import java.time.Instant;

/**
 * A patron's card is in at a table.
 *
 * @param since when it was put in, or when the visit was last put on the patron's record
 * @param base the chips from which wins and losses are counted: those at {@code since}, and what was bought after
 * @param renewAt when the house must find out anew what this patron may do
 */
public record Visit(Patron patron, Instant since, Money base, Instant renewAt) {
    Visit more(Money chips) {
        return new Visit(patron, since, base.plus(chips), renewAt);
    }

    /** The same without time that was lost until then: as if the card had been put in so much later. */
    Visit without(Duration lost, Instant until) {
        Instant later = since.plus(lost);
        return since.isAfter(until) ? this : from(later.isAfter(until) ? until : later);
    }

    /** The same where the clock was set to this time: a visit that it is before goes on from it. */
    Visit by(Instant now) {
        return since.isAfter(now) ? from(now) : this;
    }

    private Visit from(Instant later) {
        return new Visit(patron, later, base, renewAt);
    }

    /** Won so far, or lost where below zero; wagers on the layout count as lost. */
    public Money net(Money chips) {
        return chips.minus(base);
    }
}
