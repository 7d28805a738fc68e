package baize.games.threecard;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.threecard.ThreeCardReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import baize.games.table.Wagering;
import baize.games.threecard.ThreeCardCommand.Concede;
import baize.games.threecard.ThreeCardCommand.Fold;
import baize.games.threecard.ThreeCardCommand.Play;
import baize.games.threecard.ThreeCardEvent.DealerExposed;
import baize.games.threecard.ThreeCardEvent.HandEnded;
import baize.games.threecard.ThreeCardEvent.PlayPlaced;
import baize.games.threecard.ThreeCardEvent.RoundSettled;
import baize.games.threecard.ThreeCardState.Exposed;
import baize.games.threecard.ThreeCardState.Hand;
import baize.games.threecard.ThreeCardState.Settled;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The betting round and the showdown: play, fold, concede, turn the dealer's hand, settle. Sections 8 and 9. */
record ThreeCardDecisions(ThreeCardRules rules, ThreeCardSettlement settlement) {

    @Rule({"5.3", "8.1", "8.5", "1.1 \"Play wager\"", "R-54"})
    Decision<ThreeCardEvent> play(ThreeCardState s, Play c) {
        Hand hand = s.at(c.box());
        if (hand == null || !hand.patron().equals(c.patron())) return refuse(NO_HAND_THERE, "no hand of theirs");
        Placed ante = hand.ante();
        if (ante == null) return refuse(PAIR_PLUS_ONLY, "Pair Plus alone has no Play wager");
        if (!hand.isUndecided()) return refuse(ALREADY_DECIDED, c.box() + " has decided");
        Money stake = c.stake() == null ? ante.stake() : c.stake();
        if (!stake.equals(ante.stake())) return refuse(PLAY_NOT_EQUAL_TO_ANTE, stake + " is not " + ante.stake());
        Wagering wagering = new Wagering(rules, s.table());
        Refusal refusal = wagering.means(c.patron(), stake, c.tokens());
        if (refusal != null) return new Decision.Refused<>(refusal);
        return accept(new PlayPlaced(c.patron(), c.box(), matching(s, c.patron(), ante, stake, c.tokens())));
    }

    /** A Play wager is valid as far as its Ante is, and as far as a limit of its own on the sign. */
    @Rule({"6.3", "8.5", "R-4"})
    static Placed matching(ThreeCardState s, Patron patron, Placed ante, Money stake, Money tokens) {
        boolean own = s.table().sign().own().containsKey(ThreeCardArea.PLAY.id());
        Money most = s.table().limits(patron, ThreeCardArea.PLAY.id()).maximum();
        Money valid = own ? ante.valid().min(most) : ante.valid();
        return Wagering.heldTo(stake, tokens, valid, "6.3");
    }

    @Rule({"1.1 \"fold\"", "8.1", "8.3", "8.4", "R-53"})
    Decision<ThreeCardEvent> fold(ThreeCardState s, Fold c) {
        Hand hand = s.at(c.box());
        if (hand == null || !hand.patron().equals(c.patron())) return refuse(NO_HAND_THERE, "no hand of theirs");
        if (hand.play() != null || hand.ending() != null) return refuse(ALREADY_DECIDED, c.box() + " has decided");
        return accept(ending(s, hand, ThreeCardShowdown.FOLDED));
    }

    /** The hand's end, and the round's with it where nothing is left for the cards to decide. */
    List<ThreeCardEvent> ending(ThreeCardState s, Hand hand, ThreeCardShowdown ending) {
        List<ThreeCardEvent> events = new ArrayList<>(2);
        events.add(new HandEnded(hand.box(), ending));
        List<Hand> hands =
                s.withHand(hand.box(), hand.patron(), h -> h.ended(ending)).hands();
        for (Hand other : hands) if (!other.isOver()) return events;
        events.add(new RoundSettled(settlement.lines(hands, s.dealer())));
        return events;
    }

    @Rule({"9.5", "9.6", "R-59"})
    Decision<ThreeCardEvent> concede(Exposed s, Concede c) {
        Hand hand = s.at(c.box());
        if (hand == null || !hand.patron().equals(c.patron())) return refuse(NO_HAND_THERE, "no hand of theirs");
        if (hand.ending() == ThreeCardShowdown.CONCEDED) return refuse(ALREADY_CONCEDED, "conceded already");
        if (hand.isFolded()) return refuse(FOLDED_HAND, "folded already");
        if (hand.play() == null || hand.ending() != null)
            return refuse(NO_HAND_THERE, "nothing stands against the dealer");
        return accept(ending(s, hand, ThreeCardShowdown.CONCEDED));
    }

    @Rule("8.6")
    Decision<ThreeCardEvent> expose(ThreeCardState s) {
        var undecided = undecided(s);
        return undecided != null ? undecided : accept(new DealerExposed());
    }

    @Rule({"8.6", "9.3", "9.4"})
    Decision<ThreeCardEvent> reveal(ThreeCardState s) {
        var undecided = undecided(s);
        if (undecided != null) return undecided;
        return accept(List.of(new DealerExposed(), new RoundSettled(settlement.lines(s.hands(), s.dealer()))));
    }

    Decision<ThreeCardEvent> settle(Exposed s) {
        return accept(new RoundSettled(settlement.lines(s.hands(), s.dealer())));
    }

    /** Where every hand ended without the dealer's, that may still be turned for all to see. */
    Decision<ThreeCardEvent> showAfterwards(Settled s) {
        if (s.dealer().isEmpty() || s.dealerShown() || s.voided())
            return refuse(NO_CARDS_OUT, "the dealer has no hand to turn");
        return accept(new DealerExposed());
    }

    private static @Nullable Decision<ThreeCardEvent> undecided(ThreeCardState s) {
        for (Hand hand : s.hands())
            if (hand.isUndecided()) return refuse(PLAYERS_STILL_TO_DECIDE, hand.box() + " has not decided");
        return null;
    }
}
