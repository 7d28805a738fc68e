package baize.games.caribbeanstud;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.caribbeanstud.StudReason.*;
import static baize.games.caribbeanstud.StudWagers.told;

import baize.core.card.Card;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudCommand.TimeOut;
import baize.games.caribbeanstud.StudEvent.*;
import baize.games.caribbeanstud.StudIrregularity.*;
import baize.games.caribbeanstud.StudState.*;
import baize.games.table.Device;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What follows from an irregularity. Sections 14 and 15, and the supervisor's powers of section 16. */
final class StudRemedies {
    private final Stud game;
    private final StudRules rules;
    private final StudSettlement settlement;
    private final StudDecisions decisions;
    private final StudFound found;
    private final StudExcess excess;
    private final StudInvalid invalid;
    private final StudJackpot jackpot;
    private final StudInvalidation invalidation;

    StudRemedies(Stud game, StudRules rules, StudSettlement settlement, StudWagers wagers) {
        this.game = game;
        this.rules = rules;
        this.settlement = settlement;
        this.decisions = new StudDecisions(rules, settlement);
        this.excess = new StudExcess(game, rules, settlement);
        this.found = new StudFound(rules, wagers, excess);
        this.invalid = new StudInvalid();
        this.jackpot = new StudJackpot(rules, settlement, decisions);
        this.invalidation = new StudInvalidation(rules, settlement);
    }

    Decision<StudEvent> decide(StudState s, StudIrregularity irregularity) {
        if (!rules.table().allows(irregularity.by(), irregularity.needs()))
            return refuse(
                    WRONG_GRADE,
                    irregularity.rule(),
                    "needs a " + irregularity.needs().id() + ", not a "
                            + irregularity.by().id());
        return switch (irregularity) {
            case Misdeal _ -> misdeal(s);
            case ExposeCard c -> exposeCard(s, c);
            case WrongCount c -> wrongCount(s, c);
            case HandToEmptyBox c -> handToEmptyBox(s, c);
            case MissingCard c -> cardAtFault(s, false, c.by());
            case ForeignCard c -> cardAtFault(s, true, c.by());
            case CallTime c -> callTime(s, c);
            case DeviceFails c -> deviceFails(s, c);
            case JackpotFails _ -> jackpot.fails(s);
            case JackpotWorks _ -> jackpot.works(s);
            case JackpotUndetected c -> jackpot.undetected(s, c);
            case AllowJackpot c -> jackpot.allow(s, c);
            case FoundWager c -> found.found(s, c);
            case LossLimitExceeded c -> followed(s, excess.found(s, c));
            case InvalidWager c -> invalid.found(s, c);
            case RefuseWager c -> found.refuse(s, c);
            case VoidHand c -> voidHand(s, c);
            case VoidRound c -> voidRound(s, c);
            case Invalidate c -> invalidation.decide(s, c);
        };
    }

    /** Where nothing is left that cards could decide, the round is over. */
    @Rule({"14.21.1", "R-14"})
    private Decision<StudEvent> followed(StudState s, Decision<StudEvent> decision) {
        if (!s.cardsOut() || !(decision instanceof Decision.Accepted<StudEvent>(var events))) return decision;
        StudState after = s;
        for (StudEvent event : events) after = game.evolve(after, event);
        return accept(decisions.over(after, new ArrayList<>(events)));
    }

    @Rule({"14.1", "14.4"})
    private Decision<StudEvent> misdeal(StudState s) {
        if (!s.cardsOut()) return noCardsOut();
        if (!(s instanceof Dealt)) return refuse(CARDS_HANDLED, "a player has handled the cards");
        return accept(settlement.voided(s, StudShowdown.MISDEAL));
    }

    /** Two or more in the deal make a misdeal; one does not, nor does any after it. The card that lies up is none. */
    @Rule({"14.3", "14.4", "14.5", "14.6", "14.7", "R-32", "R-33"})
    private Decision<StudEvent> exposeCard(StudState s, ExposeCard c) {
        if (!s.cardsOut()) return noCardsOut();
        StudHand hand = c.box() == null ? null : s.at(c.box());
        if (c.box() != null && hand == null) return refuse(NO_HAND_THERE, "no hand at " + c.box());
        String objection = hand == null ? dealers(s, c.card()) : players(s, hand, c.card());
        if (objection != null) return refuse(CARD_NOT_THERE, objection);
        boolean second = s instanceof Dealt dealt && dealt.exposed() > 0;
        List<StudEvent> events = new ArrayList<>(3);
        events.add(new CardExposed(c.box(), c.card(), second ? "14.3" : exposed(s, hand == null)));
        if (second) events.addAll(settlement.voided(s, StudShowdown.CARDS_EXPOSED));
        return accept(events);
    }

    private static String exposed(StudState s, boolean dealers) {
        if (!dealers) return "14.5";
        return s instanceof Dealt ? "14.6" : "14.7";
    }

    private static @Nullable String dealers(StudState s, @Nullable Card card) {
        if (s instanceof Exposed) return "the dealer's hand is on the table";
        if (card == null) return "expected the dealer's card by name";
        boolean faceDown = s.dealer().cards().contains(card) && !s.dealer().up().contains(card);
        return faceDown ? null : "no such card face down there";
    }

    private static @Nullable String players(StudState s, StudHand hand, @Nullable Card card) {
        boolean repeated = s instanceof Dealt d && card != null && d.named().contains(card);
        return repeated || (card != null && !hand.cards().contains(card)) ? "no such card face down there" : null;
    }

    /** The dealer's hand makes a misdeal; a player's is void, or a misdeal while no one has handled cards. */
    @Rule({"14.1", "14.2", "14.8", "R-31", "1.1 \"hand\""})
    private Decision<StudEvent> wrongCount(StudState s, WrongCount c) {
        if (!s.cardsOut()) return noCardsOut();
        StudHand hand = c.box() == null ? null : s.at(c.box());
        if (c.box() != null && hand == null) return refuse(NO_HAND_THERE, "no hand at " + c.box());
        if (c.count() == 5) return refuse(COUNT_IS_RIGHT, "five cards are a hand");
        if (hand == null) return accept(settlement.voided(s, StudShowdown.DEALER_MISCOUNT));
        return miscounted(s, hand);
    }

    @Rule({"14.1", "14.8", "R-31"})
    private Decision<StudEvent> miscounted(StudState s, StudHand hand) {
        if (s instanceof Dealt) return accept(settlement.voided(s, StudShowdown.MISDEAL));
        return endHand(s, hand, StudShowdown.HAND_MISCOUNT);
    }

    @Rule({"14.1", "14.10"})
    private Decision<StudEvent> handToEmptyBox(StudState s, HandToEmptyBox c) {
        if (!s.cardsOut()) return noCardsOut();
        if (c.box().number() > rules.table().boxes())
            return refuse(
                    NO_SUCH_BOX, "the table has boxes 1 to " + rules.table().boxes());
        if (s.at(c.box()) != null) return refuse(BOX_HAS_WAGER, c.box() + " has an ante");
        return s instanceof Dealt
                ? accept(settlement.voided(s, StudShowdown.MISDEAL))
                : accept(new EmptyBoxCleared(c.box()));
    }

    /** Voids the round at hand, if its cards are out; before that nothing is void, and other cards are brought. */
    @Rule({"14.9", "14.9.1", "14.9.2", "14.9.3", "14.9.4", "3.7", "R-144"})
    private Decision<StudEvent> cardAtFault(StudState s, boolean foreign, Grade by) {
        String about = foreign ? "a foreign card was found" : "a card is missing";
        List<StudEvent> events = new ArrayList<>();
        events.add(new CardAtFault(foreign, "14.9"));
        events.add(told(Recipient.SURVEILLANCE, "14.9.4", about));
        events.add(told(Recipient.INSPECTOR, "14.9.4", about));
        if (s.cardsOut()) events.addAll(settlement.voided(s, StudShowdown.CARD_AT_FAULT));
        else events.add(new TableChanged(new TableEvent.CardsChanged(by)));
        return accept(events);
    }

    @Rule({"14.14", "R-18", "R-34"})
    private Decision<StudEvent> callTime(StudState s, CallTime c) {
        StudHand hand = find(s, c.whose());
        if (hand == null || !hand.isUndecided())
            return refuse(NO_HAND_THERE, "no hand at " + c.whose() + " waits for a decision");
        List<StudEvent> events = new ArrayList<>();
        events.add(told(Recipient.SUPERVISOR, "14.14", hand.patron() + " made no decision"));
        events.addAll(decisions.ending(s, hand, StudShowdown.TIME_CALLED));
        return accept(events);
    }

    /** At a table without staff the clock makes the player's choice; the clause is for staff to apply. */
    @Rule({"8.5", "14.14", "R-200"})
    Decision<StudEvent> timeOut(StudState s, TimeOut c) {
        Whose whose = new Whose(c.box(), null);
        if (!rules.table().playsForTheUndecided()) return callTime(s, new CallTime(Grade.DEALER, whose));
        StudHand hand = find(s, whose);
        if (hand == null || !hand.isUndecided())
            return refuse(NO_HAND_THERE, "no hand at " + whose + " waits for a decision");
        return accept(decisions.ending(s, hand, StudShowdown.TIMED_OUT));
    }

    /** Before a card is out the cards are reshuffled; after one, the round is void and play goes on with new cards. */
    @Rule({"15.1", "15.2", "15.2.1", "15.2.2", "15.2.3", "6.7.2"})
    private Decision<StudEvent> deviceFails(StudState s, DeviceFails c) {
        if (s.table().device() != Device.SHUFFLER) return refuse(NO_SHUFFLING_DEVICE, "the cards come from a shoe");
        if (c.replacement() == Device.SHOE && rules.table().lowLimit())
            return refuse(LOW_LIMIT_NEEDS_DEVICE, "low limit gaming needs a shuffling device");
        List<StudEvent> events = new ArrayList<>();
        events.add(new DeviceFailed(s.cardsOut() ? "15.2" : "15.1"));
        if (s.cardsOut()) {
            events.addAll(settlement.voided(s, StudShowdown.DEVICE_FAILED));
            events.add(new TableChanged(new TableEvent.CardsChanged(c.by())));
        }
        if (c.replacement() != null) events.add(new TableChanged(new TableEvent.DeviceChanged(c.replacement())));
        return accept(events);
    }

    @Rule({"14.8", "16.8.1"})
    private Decision<StudEvent> voidHand(StudState s, VoidHand c) {
        if (!s.cardsOut()) return noCardsOut();
        StudHand hand = find(s, c.whose());
        StudHand others = hand == null && c.clause().equals("16.8.1") ? jackpotOf(s, c.whose()) : null;
        if (others != null) return accept(jackpot.ending(s, others, StudShowdown.DEVICE_BREACH));
        if (hand == null) return refuse(NO_HAND_THERE, "no hand at " + c.whose());
        return switch (c.clause()) {
            case "14.8" -> miscounted(s, hand);
            case "16.8.1" -> endHand(s, hand, StudShowdown.DEVICE_BREACH);
            default -> refuse(VOID_UNDER_NO_CLAUSE, "expected clause 14.8 or 16.8.1, not " + c.clause());
        };
    }

    /** The hand of another's on which this person has a jackpot wager that waits for the cards. */
    @Rule({"11.1.1", "16.8.1", "R-192"})
    private @Nullable StudHand jackpotOf(StudState s, Whose whose) {
        Patron patron = whose.patron();
        if (patron == null) return null;
        for (StudHand hand : s.hands())
            if (hand.hasLiveJackpot() && whose.is(hand.box(), hand.owner(StudArea.JACKPOT))) return hand;
        return null;
    }

    @Rule({"14.4", "14.9.2", "15.2.1", "16.9"})
    private Decision<StudEvent> voidRound(StudState s, VoidRound c) {
        boolean invalidates = StudInvalidation.CAUSES.contains(c.clause());
        if (!s.cardsOut() && !invalidates) return noCardsOut();
        return switch (c.clause()) {
            case "14.4" -> misdeal(s);
            case "14.9.2" -> cardAtFault(s, false, c.by());
            case "15.2.1" -> deviceFails(s, new DeviceFails(c.by(), null));
            case "16.9", "16.9.1", "16.9.2" ->
                invalidation.decide(s, new Invalidate(c.by(), c.clause(), List.of(), List.of(), null, null));
            default -> refuse(VOID_UNDER_NO_CLAUSE, "expected clause 14.4, 14.9.2, 15.2.1 or 16.9, not " + c.clause());
        };
    }

    /** A hand that was given up before stays so; a jackpot wager that still waits on it goes back alone. */
    @Rule({"14.8", "16.8.1", "8.5.2", "R-22", "R-31"})
    private Decision<StudEvent> endHand(StudState s, StudHand hand, StudShowdown ending) {
        if (hand.ending() == null) return accept(decisions.ending(s, hand, ending));
        if (!hand.isOver()) return accept(jackpot.ending(s, hand, ending));
        return hand.ending() == StudShowdown.CONCEDED
                ? refuse(ALREADY_CONCEDED, hand.box() + " has conceded")
                : refuse(FOLDED_HAND, hand.box() + " is over");
    }

    static Decision<StudEvent> noCardsOut() {
        return refuse(NO_CARDS_OUT, "no round is in progress");
    }

    private static @Nullable StudHand find(StudState s, Whose whose) {
        return s.cardsOut() ? StudFound.find(s, whose) : null;
    }
}
