package baize.floor.patron;

import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.BarFromGame;
import baize.floor.patron.PatronCommand.Exclude;
import baize.floor.patron.PatronCommand.KeepApart;
import baize.floor.patron.PatronCommand.LiftApart;
import baize.floor.patron.PatronCommand.LiftBar;
import baize.floor.patron.PatronCommand.LiftExclusion;
import baize.floor.patron.PatronCommand.TakePause;
import baize.floor.patron.PatronEvent.*;
import baize.floor.patron.PatronState.Registered;
import java.time.Instant;

/** Pauses, exclusion, and restrictions for tables. */
final class StandingChanges {
    private StandingChanges() {}

    /** A pause may be made longer, never shorter. */
    @Rule("caribbean-stud 16.4")
    static Decision<PatronEvent> pause(Registered patron, TakePause command, Instant at) {
        Instant until = command.pause().until(patron.limits(), at);
        if (until == null)
            return Decision.refuse(
                    PatronReason.NO_LOSS_LIMIT, patron.patron() + " has no loss limit that could start anew");
        Instant present = patron.standing().pausedUntil();
        if (present != null && !until.isAfter(present))
            return Decision.refuse(
                    PatronReason.PAUSE_NOT_LONGER,
                    patron.patron() + " is on a pause until "
                            + Sydney.local(present).toOffsetDateTime());
        return Decision.accept(new Paused(command.by(), command.pause(), until));
    }

    @Rule({"craps 7.7.3", "caribbean-stud 16.8.3", "blackjack 18.4.3", "three-card-poker 14.3.3", "bingo 9.3.3"})
    static Decision<PatronEvent> exclude(Registered patron, Exclude command) {
        if (patron.standing().excluded() != null) return already(patron.patron() + " is excluded already");
        return Decision.accept(new Excluded(command.by(), command.text()));
    }

    static Decision<PatronEvent> lift(Registered patron, LiftExclusion command) {
        if (patron.standing().excluded() == null) return nothing(patron.patron() + " is not excluded");
        return Decision.accept(new ExclusionLifted(command.by(), command.text()));
    }

    @Rule("three-card-poker 12.11.2")
    static Decision<PatronEvent> keepApart(Registered patron, KeepApart command) {
        if (command.from().equals(patron.patron())) return already("nobody sits with himself");
        if (patron.standing().apart().contains(command.from()))
            return already(patron.patron() + " is kept apart from " + command.from() + " already");
        return Decision.accept(new KeptApart(command.by(), command.from(), command.text()));
    }

    static Decision<PatronEvent> lift(Registered patron, LiftApart command) {
        if (!patron.standing().apart().contains(command.from()))
            return nothing(patron.patron() + " is not kept apart from " + command.from());
        return Decision.accept(new ApartLifted(command.by(), command.from()));
    }

    @Rule({"craps 7.7.2", "caribbean-stud 16.8.2", "blackjack 18.4.2", "three-card-poker 14.3.2", "bingo 9.3.2"})
    static Decision<PatronEvent> bar(Registered patron, BarFromGame command) {
        if (patron.standing().barred().contains(command.game()))
            return already(patron.patron() + " is out of " + command.game() + " already");
        return Decision.accept(new BarredFromGame(command.by(), command.game(), command.text()));
    }

    static Decision<PatronEvent> lift(Registered patron, LiftBar command) {
        if (!patron.standing().barred().contains(command.game()))
            return nothing(patron.patron() + " is not out of " + command.game());
        return Decision.accept(new BarLifted(command.by(), command.game()));
    }

    private static Decision<PatronEvent> already(String detail) {
        return Decision.refuse(PatronReason.ALREADY_IN_FORCE, detail);
    }

    private static Decision<PatronEvent> nothing(String detail) {
        return Decision.refuse(PatronReason.NOT_IN_FORCE, detail);
    }
}
