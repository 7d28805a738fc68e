package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackCommand.TurnCards;
import baize.games.blackjack.BlackjackEvent.CardsTurned;
import baize.games.blackjack.BlackjackEvent.DecisionMade;
import baize.games.blackjack.BlackjackEvent.InsuranceClosed;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cards that were dealt face down: turned by the controlling player, or by the dealer where they must be seen. */
record BlackjackTurning(BlackjackSettlement settlement) {

    /** At any time after the deal, and before the first decision on the hand. */
    @Rule({"3.6.2", "3.6.2.1", "R-116"})
    @Nullable
    Refusal turn(Happening h, TurnCards c) {
        BlackjackBox box = h.layout().at(c.box());
        if (box == null || !box.concerns(c.patron())) return refusal(NO_HAND_THERE, "no hand of theirs");
        if (!c.patron().equals(box.controller()))
            return refusal(NOT_CONTROLLING, box.controller() + " calls the decisions of " + c.box());
        if (!box.isFaceDown()) return refusal(CARDS_FACE_UP, "the cards of " + c.box() + " lie face up");
        turned(h, c.box());
        return null;
    }

    /** The cards are seen, and what hangs on them is settled. */
    @Rule({"14.13", "14.16", "14.19", "14.31", "R-116"})
    void turned(Happening h, Box at) {
        BlackjackBox box = h.layout().at(at);
        Patron controller = box == null ? null : box.controller();
        if (box == null || controller == null || !box.isFaceDown()) return;
        h.add(new DecisionMade(new Decided(controller, at, 1, Decided.Choice.TURNED, null)));
        h.add(new CardsTurned(at, box.hands().getFirst().cards()));
        settlement.interim(
                h,
                h.layout().boxes().stream().filter(one -> one.box().equals(at)).toList());
    }

    /** A blackjack is shown before insurance closes; the dealer turns one whose player did not. */
    @Rule({"8.3", "9.1.2", "R-116"})
    void closeInsurance(Happening h) {
        List<BlackjackBox> down =
                h.layout().boxes().stream().filter(BlackjackBox::isFaceDown).toList();
        for (BlackjackBox box : down) if (box.hands().getFirst().isBlackjack()) turned(h, box.box());
        h.add(new InsuranceClosed());
    }

    /** Where nothing lies on a hand any more but others' optional wagers, the dealer turns its cards for those. */
    @Rule({"14.8", "R-116"})
    void turnedWithoutWagers(Happening h) {
        List<BlackjackBox> down =
                h.layout().boxes().stream().filter(BlackjackBox::isFaceDown).toList();
        for (BlackjackBox box : down) if (!box.hands().getFirst().isLive()) turned(h, box.box());
    }
}
