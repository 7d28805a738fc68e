package baize.floor.patron;

import baize.core.engine.Decision;
import baize.core.engine.Refusal;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.CardIn;
import baize.floor.patron.PatronCommand.CardOut;
import baize.floor.patron.PatronCommand.RecordPlay;
import baize.floor.patron.PatronEvent.CardInserted;
import baize.floor.patron.PatronEvent.CardRemoved;
import baize.floor.patron.PatronEvent.PlayRecorded;
import baize.floor.patron.PatronState.Registered;
import java.time.Duration;
import java.time.Instant;

/** Visits at tables and what they came to. */
final class PatronVisits {
    private PatronVisits() {}

    /** One card is in one table: nobody plays in two places, or for another. */
    @Rule({"caribbean-stud 16.1", "blackjack 18.1", "craps 3.13"})
    static Decision<PatronEvent> in(Registered patron, CardIn command, Instant at) {
        Refusal refusal = Allowance.of(patron, at).refusal();
        boolean barred = patron.standing().barred().contains(command.game());
        if (barred && (refusal == null || refusal.reason().ordinal() > PatronReason.BARRED_FROM_GAME.ordinal()))
            refusal = PatronReason.BARRED_FROM_GAME.because(patron.patron() + " is out of " + command.game());
        Visits.Visit visit = patron.visits().now();
        if (refusal == null && visit != null)
            refusal = PatronReason.CARD_IN_ELSEWHERE.because(patron.patron() + "'s card is in at " + visit.table());
        if (refusal != null) return new Decision.Refused<>(refusal.at(command.game()));
        return Decision.accept(new CardInserted(
                command.table(), command.game(), patron.visits().warned(command.game())));
    }

    @Rule({"three-card-poker 12.10", "R-55"})
    static Decision<PatronEvent> out(Registered patron, CardOut command) {
        Visits.Visit visit = patron.visits().now();
        if (visit == null
                || !visit.table().equals(command.table())
                || !visit.game().equals(command.game()))
            return new Decision.Refused<>(PatronReason.NOT_AT_TABLE
                    .because(patron.patron() + "'s card is not in at " + command.table() + " for " + command.game())
                    .at(command.game()));
        return Decision.accept(new CardRemoved(command.table(), command.game(), command.warned()));
    }

    /** Play is put down to one day; what was settled after the card came out lasted no time. */
    @Rule({"R-11", "R-16"})
    static Decision<PatronEvent> play(RecordPlay c, Instant at) {
        boolean ordered = !c.to().isBefore(c.from()) && !c.to().isAfter(at);
        if (!ordered
                || c.seconds() < 0
                || c.seconds() > Duration.between(c.from(), c.to()).toSeconds())
            return Decision.refuse(
                    PatronReason.SPAN_OUT_OF_ORDER,
                    c.seconds() + " seconds from " + c.from() + " to " + c.to() + " cannot be, at " + at);
        if (c.to().isAfter(Sydney.nextMidnight(c.from())))
            return Decision.refuse(
                    PatronReason.SPAN_OVER_MIDNIGHT, c.from() + " to " + c.to() + " is on more than one day in Sydney");
        return Decision.accept(new PlayRecorded(c.table(), c.net(), c.seconds(), c.from(), c.to()));
    }
}
