package baize.floor.patron;

import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.floor.patron.PatronCommand.ChangeMembership;
import baize.floor.patron.PatronCommand.IssueCard;
import baize.floor.patron.PatronEvent.CardCancelled;
import baize.floor.patron.PatronEvent.CardIssued;
import baize.floor.patron.PatronEvent.MembershipChanged;
import baize.floor.patron.PatronState.Registered;

/** Player cards and membership. */
final class PatronCards {
    private PatronCards() {}

    @Rule("bingo 3.1")
    static Decision<PatronEvent> membership(Registered patron, ChangeMembership command) {
        if (patron.member() == command.member())
            return Decision.refuse(
                    PatronReason.MEMBERSHIP_UNCHANGED,
                    patron.patron() + (patron.member() ? " is a member already" : " is no member"));
        return Decision.accept(new MembershipChanged(command.member()));
    }

    @Rule({"caribbean-stud 1.1 \"Player Card\"", "craps 1.1 \"Player Card\"", "blackjack 1.1 \"Player Card\""})
    static Decision<PatronEvent> issue(Registered patron, IssueCard command) {
        String valid = patron.cards().valid();
        if (valid != null)
            return Decision.refuse(PatronReason.CARD_ALREADY_VALID, patron.patron() + " has the valid card " + valid);
        if (patron.cards().cancelled().contains(command.number()))
            return Decision.refuse(PatronReason.CARD_CANCELLED, command.number() + " was cancelled for good");
        return Decision.accept(new CardIssued(command.number()));
    }

    static Decision<PatronEvent> cancel(Registered patron, boolean lost) {
        String valid = patron.cards().valid();
        if (valid == null) return Decision.refuse(PatronReason.NO_PLAYER_CARD, patron.patron() + " has no valid card");
        return Decision.accept(new CardCancelled(valid, lost));
    }
}
