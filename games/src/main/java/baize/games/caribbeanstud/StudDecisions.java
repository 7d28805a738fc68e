package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;

import baize.core.engine.Decision;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.*;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudState.*;
import baize.games.table.Placed;
import baize.games.table.Wagering;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The betting round and the showdown: bet, fold, concede, turn the dealer's hand, settle. Sections 8 and 9. */
record StudDecisions(StudRules rules, StudSettlement settlement) {

    @Rule({"1.1 \"bet\"", "5.5", "5.6", "8.1", "8.7", "16.3", "R-15"})
    Decision<StudEvent> bet(StudState s, Bet c) {
        StudHand hand = s.at(c.box());
        if (hand == null || !hand.patron().equals(c.patron())) return refuse(NO_HAND_THERE, "no hand of theirs");
        Placed ante = hand.ante();
        if (ante == null) return refuse(NO_HAND_THERE, "no ante at " + c.box());
        Decision<StudEvent> decided = decided(hand);
        if (decided != null) return decided;
        Money due = ante.stake().times(StudRules.BET);
        Money stake = c.stake() == null ? due : c.stake();
        if (!stake.equals(due)) return refuse(BET_NOT_TWICE_THE_ANTE, stake + " is not " + due);
        Refusal refusal = new Wagering(rules, s.table()).means(c.patron(), stake, c.tokens());
        if (refusal != null) return new Decision.Refused<>(refusal);
        return accept(new BetPlaced(c.patron(), c.box(), held(s, c.patron(), ante, stake, c.tokens())));
    }

    private static @Nullable Decision<StudEvent> decided(StudHand hand) {
        if (hand.isUndecided()) return null;
        return hand.isFolded()
                ? refuse(FOLDED_HAND, hand.box() + " has folded")
                : refuse(ALREADY_DECIDED, hand.box() + " has decided");
    }

    /** A bet is valid up to twice its valid ante, and as far as a limit of its own on the sign. */
    @Rule({"5.6", "6.3", "R-4"})
    static Placed held(StudState s, Patron patron, Placed ante, Money stake, Money tokens) {
        Money valid = ante.valid().times(StudRules.BET);
        boolean own = s.table().sign().own().containsKey(StudArea.BET.id());
        Money most = s.table().limits(patron, StudArea.BET.id()).maximum();
        return Wagering.heldTo(stake, tokens, own ? valid.min(most) : valid, "6.3");
    }

    /** A bet that was found not to be twice the ante is put right. */
    @Rule({"14.11", "14.11.1", "R-39"})
    Decision<StudEvent> mend(StudState s, Change c) {
        StudHand hand = s.at(c.box());
        if (c.on() != StudArea.BET) return refuse(NO_MORE_WAGERS, "the first card is out");
        if (hand == null || !hand.patron().equals(c.patron())) return refuse(NO_HAND_THERE, "no hand of theirs");
        Placed was = hand.bet();
        Placed ante = hand.ante();
        if (was == null || ante == null || !hand.isBetWrong() || hand.ending() != null)
            return refuse(NO_MORE_WAGERS, "the bet is as it should be");
        Money due = ante.stake().times(StudRules.BET);
        if (!c.stake().equals(due)) return refuse(BET_NOT_TWICE_THE_ANTE, c.stake() + " is not " + due);
        Money more = due.minus(was.stake());
        Refusal refusal = more.isPositive() ? new Wagering(rules, s.table()).means(c.patron(), more, Money.ZERO) : null;
        if (refusal != null) return new Decision.Refused<>(refusal);
        Placed mended = held(s, c.patron(), ante, due, was.tokens().min(due));
        return accept(new WagerChanged(c.patron(), c.box(), StudArea.BET, was, mended));
    }

    /** Also where a bet is not twice the ante: then it goes back and the ante is lost. */
    @Rule({"1.1 \"fold\"", "5.5", "8.1", "8.3", "8.4", "8.5", "8.5.1", "8.5.2", "8.6", "14.11.2", "R-28"})
    Decision<StudEvent> fold(StudState s, Fold c) {
        StudHand hand = s.at(c.box());
        if (hand == null || !hand.patron().equals(c.patron())) return refuse(NO_HAND_THERE, "no hand of theirs");
        if (hand.isBetWrong() && hand.ending() == null) return accept(ending(s, hand, StudShowdown.BET_NOT_MENDED));
        Decision<StudEvent> decided = decided(hand);
        return decided != null ? decided : accept(ending(s, hand, StudShowdown.FOLDED));
    }

    /** The hand's end, and the round's with it where nothing is left for the cards to decide. */
    List<StudEvent> ending(StudState s, StudHand hand, StudShowdown ending) {
        List<StudEvent> events = new ArrayList<>(4);
        events.add(new HandEnded(hand.box(), ending));
        StudState after = s.withHand(hand.box(), hand.patron(), h -> h.ended(ending));
        if (hand.hasLiveJackpot() && !ending.leavesJackpot())
            after = settlement.takeBack(after, 1, ending.jackpot().rule(), events);
        return over(after, events);
    }

    /** With the settlement of the round where every hand is over. */
    List<StudEvent> over(StudState s, List<StudEvent> events) {
        for (StudHand hand : s.hands()) if (!hand.isOver()) return events;
        events.addAll(settlement.settled(s));
        return events;
    }

    @Rule({"9.8", "9.9", "R-37"})
    Decision<StudEvent> concede(Exposed s, Concede c) {
        StudHand hand = s.at(c.box());
        if (hand == null || !hand.patron().equals(c.patron())) return refuse(NO_HAND_THERE, "no hand of theirs");
        if (hand.ending() == StudShowdown.CONCEDED) return refuse(ALREADY_CONCEDED, "conceded already");
        if (hand.ending() == StudShowdown.FOLDED || hand.ending() == StudShowdown.TIMED_OUT)
            return refuse(FOLDED_HAND, "folded already");
        if (hand.bet() == null || hand.ending() != null)
            return refuse(NO_HAND_THERE, "nothing stands against the dealer");
        return accept(ending(s, hand, StudShowdown.CONCEDED));
    }

    @Rule("8.8")
    Decision<StudEvent> expose(StudState s) {
        var undecided = undecided(s);
        return undecided != null ? undecided : accept(new DealerExposed());
    }

    @Rule({"8.8", "9.3", "9.4", "9.5"})
    Decision<StudEvent> reveal(StudState s) {
        var undecided = undecided(s);
        if (undecided != null) return undecided;
        List<StudEvent> events = new ArrayList<>(4);
        events.add(new DealerExposed());
        events.addAll(settlement.settled(s));
        return accept(events);
    }

    Decision<StudEvent> settle(Exposed s) {
        return accept(settlement.settled(s));
    }

    /** Where every hand ended without the dealer's, that may still be turned for all to see. */
    Decision<StudEvent> showAfterwards(Settled s) {
        if (s.dealer().cards().isEmpty() || s.dealerShown() || s.voided())
            return refuse(NO_CARDS_OUT, "the dealer has no hand to turn");
        return accept(new DealerExposed());
    }

    private static @Nullable Decision<StudEvent> undecided(StudState s) {
        for (StudHand hand : s.hands())
            if (hand.isUndecided()) return refuse(PLAYERS_STILL_TO_DECIDE, hand.box() + " has not decided");
        return null;
    }
}
