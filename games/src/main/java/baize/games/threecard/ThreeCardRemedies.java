package baize.games.threecard;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.threecard.ThreeCardReason.*;

import baize.core.card.Card;
import baize.core.engine.Decision;
import baize.core.engine.Grade;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Device;
import baize.games.table.Guest;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardCommand.TimeOut;
import baize.games.threecard.ThreeCardEvent.*;
import baize.games.threecard.ThreeCardIrregularity.*;
import baize.games.threecard.ThreeCardState.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What follows from an irregularity. Sections 12 and 13, and the supervisor's powers of section 14. */
final class ThreeCardRemedies {
    private final ThreeCardRules rules;
    private final ThreeCardSettlement settlement;
    private final ThreeCardDecisions decisions;
    private final ThreeCardFound found;
    private final ThreeCardInvalidation invalidation;

    ThreeCardRemedies(ThreeCardRules rules, ThreeCardSettlement settlement, ThreeCardWagers wagers) {
        this.rules = rules;
        this.settlement = settlement;
        this.decisions = new ThreeCardDecisions(rules, settlement);
        this.found = new ThreeCardFound(rules, wagers);
        this.invalidation = new ThreeCardInvalidation(rules, settlement);
    }

    Decision<ThreeCardEvent> decide(ThreeCardState s, ThreeCardIrregularity irregularity) {
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
            case CannotMatch c -> cannotMatch(s, c);
            case CallTime c -> callTime(s, c);
            case DeviceFails c -> deviceFails(s, c);
            case FoundWager c -> found.found(s, c);
            case RefuseWager c -> found.refuse(s, c);
            case VoidHand c -> voidHand(s, c);
            case VoidRound c -> voidRound(s, c);
            case Invalidate c -> invalidation.decide(s, c);
        };
    }

    @Rule({"12.1", "12.4"})
    private Decision<ThreeCardEvent> misdeal(ThreeCardState s) {
        if (!s.cardsOut()) return noCardsOut();
        if (!(s instanceof Dealt)) return refuse(CARDS_HANDLED, "a player has handled the cards");
        return accept(voided(s, ThreeCardShowdown.MISDEAL));
    }

    /** Two or more in the deal make a misdeal; one does not, nor does any after it. */
    @Rule({"12.3", "12.4", "12.5", "12.6", "R-32", "R-33"})
    private Decision<ThreeCardEvent> exposeCard(ThreeCardState s, ExposeCard c) {
        if (!s.cardsOut()) return noCardsOut();
        Hand hand = c.box() == null ? null : s.at(c.box());
        if (c.box() != null && hand == null) return refuse(NO_HAND_THERE, "no hand at " + c.box());
        List<Card> cards = hand == null ? s.dealer() : hand.cards();
        boolean repeated = s instanceof Dealt d && c.card() != null && d.named().contains(c.card());
        if (repeated || (c.card() != null && !cards.contains(c.card())) || (hand == null && s instanceof Exposed))
            return refuse(CARD_NOT_THERE, "no such card face down there");
        boolean second = s instanceof Dealt dealt && dealt.exposed() > 0;
        String rule = second ? "12.3" : c.box() == null && s instanceof Deciding ? "12.6" : "12.5";
        ThreeCardEvent exposed = new CardExposed(c.box(), c.card(), rule);
        return second ? accept(List.of(exposed, voided(s, ThreeCardShowdown.CARDS_EXPOSED))) : accept(exposed);
    }

    /** The dealer's hand makes a misdeal; a player's is void, or a misdeal while no one has handled cards. */
    @Rule({"12.1", "12.2", "12.7", "R-31", "R-62", "1.1 \"hand\""})
    private Decision<ThreeCardEvent> wrongCount(ThreeCardState s, WrongCount c) {
        if (!s.cardsOut()) return noCardsOut();
        Hand hand = c.box() == null ? null : s.at(c.box());
        if (c.box() != null && hand == null) return refuse(NO_HAND_THERE, "no hand at " + c.box());
        if (c.count() == 3) return refuse(COUNT_IS_RIGHT, "three cards are a hand");
        if (hand == null) return accept(voided(s, ThreeCardShowdown.DEALER_MISCOUNT));
        return miscounted(s, hand);
    }

    @Rule({"12.1", "12.7", "R-31", "R-62"})
    private Decision<ThreeCardEvent> miscounted(ThreeCardState s, Hand hand) {
        if (s instanceof Dealt) return accept(voided(s, ThreeCardShowdown.MISDEAL));
        return endHand(s, hand, ThreeCardShowdown.HAND_MISCOUNT);
    }

    @Rule({"12.1", "12.8"})
    private Decision<ThreeCardEvent> handToEmptyBox(ThreeCardState s, HandToEmptyBox c) {
        if (!s.cardsOut()) return noCardsOut();
        if (c.box().number() > rules.table().boxes())
            return refuse(
                    NO_SUCH_BOX, "the table has boxes 1 to " + rules.table().boxes());
        if (s.at(c.box()) != null) return refuse(BOX_HAS_WAGER, c.box() + " has a wager");
        return accept(s instanceof Dealt ? voided(s, ThreeCardShowdown.MISDEAL) : new EmptyBoxCleared(c.box()));
    }

    /** Voids the round at hand, if its cards are out; before that nothing is void, and other cards are brought. */
    @Rule({"12.9", "12.9.1", "12.9.2", "12.9.3", "12.9.4", "3.7", "R-144"})
    private Decision<ThreeCardEvent> cardAtFault(ThreeCardState s, boolean foreign, Grade by) {
        String about = foreign ? "a foreign card was found" : "a card is missing";
        List<ThreeCardEvent> events = new ArrayList<>();
        events.add(new CardAtFault(foreign, "12.9"));
        events.add(told(Recipient.SURVEILLANCE, "12.9.4", about));
        events.add(told(Recipient.INSPECTOR, "12.9.4", about));
        if (s.cardsOut()) events.add(voided(s, ThreeCardShowdown.CARD_AT_FAULT));
        else events.add(new TableChanged(new TableEvent.CardsChanged(by)));
        return accept(events);
    }

    /** The first time the Ante goes back with a warning, later ones are forfeited. */
    @Rule({"12.10", "R-55"})
    private Decision<ThreeCardEvent> cannotMatch(ThreeCardState s, CannotMatch c) {
        Hand hand = find(s, c.whose());
        if (hand == null || !hand.isUndecided() || hand.ante() == null) return notWaiting(c.whose());
        Guest guest = s.table().guest(hand.patron());
        Money ante = hand.ante().stake();
        Money tokens = Objects.requireNonNullElse(guest.tokens(), Money.ZERO);
        if (guest.chips() != null && !guest.chips().plus(tokens).isBelow(ante))
            return refuse(COULD_MATCH, guest.chips().plus(tokens) + " at hand would match " + ante);
        if (remembered(s, guest)) return endHand(s, hand, ThreeCardShowdown.FORFEITED);
        List<ThreeCardEvent> events = new ArrayList<>();
        events.add(new PlayerWarned(hand.patron(), hand.box()));
        events.add(told(Recipient.PATRON, "12.10", "the next Ante that is not matched is forfeited"));
        events.addAll(decisions.ending(s, hand, ThreeCardShowdown.UNMATCHED));
        return accept(events);
    }

    private boolean remembered(ThreeCardState s, Guest guest) {
        if (guest.warned() == null) return false;
        return switch (rules.memory()) {
            case CALENDAR_DAY -> guest.warned().equals(s.table().today());
            case FOR_EVER -> true;
        };
    }

    @Rule({"12.12", "R-18", "R-52"})
    private Decision<ThreeCardEvent> callTime(ThreeCardState s, CallTime c) {
        Hand hand = find(s, c.whose());
        if (hand == null || !hand.isUndecided()) return notWaiting(c.whose());
        List<ThreeCardEvent> events = new ArrayList<>();
        events.add(told(Recipient.SUPERVISOR, "12.12", hand.patron() + " made no decision"));
        events.addAll(decisions.ending(s, hand, ThreeCardShowdown.UNDECIDED));
        return accept(events);
    }

    /** At a table without staff the clock makes the player's choice; the clause is for staff to apply. */
    @Rule({"8.4", "12.12", "R-200"})
    Decision<ThreeCardEvent> timeOut(ThreeCardState s, TimeOut c) {
        Whose whose = new Whose(c.box(), null);
        if (!rules.table().playsForTheUndecided()) return callTime(s, new CallTime(Grade.DEALER, whose));
        Hand hand = find(s, whose);
        if (hand == null || !hand.isUndecided()) return notWaiting(whose);
        return accept(decisions.ending(s, hand, ThreeCardShowdown.TIMED_OUT));
    }

    /** Before a card is out the cards are reshuffled; after one, the round is void and play goes on with new cards. */
    @Rule({"13.1", "13.2", "13.2.1", "13.2.2", "13.2.3", "6.7.2"})
    private Decision<ThreeCardEvent> deviceFails(ThreeCardState s, DeviceFails c) {
        if (s.table().device() != Device.SHUFFLER) return refuse(NO_SHUFFLING_DEVICE, "the cards come from a shoe");
        if (c.replacement() == Device.SHOE && rules.table().lowLimit())
            return refuse(LOW_LIMIT_NEEDS_DEVICE, "low limit gaming needs a shuffling device");
        List<ThreeCardEvent> events = new ArrayList<>();
        events.add(new DeviceFailed(s.cardsOut() ? "13.2" : "13.1"));
        if (s.cardsOut()) {
            events.add(voided(s, ThreeCardShowdown.DEVICE_FAILED));
            events.add(new TableChanged(new TableEvent.CardsChanged(c.by())));
        }
        if (c.replacement() != null) events.add(new TableChanged(new TableEvent.DeviceChanged(c.replacement())));
        return accept(events);
    }

    @Rule({"12.7", "14.3.1"})
    private Decision<ThreeCardEvent> voidHand(ThreeCardState s, VoidHand c) {
        if (!s.cardsOut()) return noCardsOut();
        Hand hand = find(s, c.whose());
        if (hand == null) return refuse(NO_HAND_THERE, "no hand at " + c.whose());
        return switch (c.clause()) {
            case "12.7" -> miscounted(s, hand);
            case "14.3.1" -> breach(s, hand);
            default -> refuse(VOID_UNDER_NO_CLAUSE, "expected clause 12.7 or 14.3.1, not " + c.clause());
        };
    }

    /** What was conceded before stays so; a Pair Plus wager that still waits for the cards is void alone. */
    @Rule({"14.3.1", "R-59", "R-192"})
    private Decision<ThreeCardEvent> breach(ThreeCardState s, Hand hand) {
        boolean waits = hand.ending() == ThreeCardShowdown.CONCEDED && !hand.isOver();
        return waits
                ? accept(decisions.ending(s, hand, ThreeCardShowdown.CONCEDED_BREACH))
                : endHand(s, hand, ThreeCardShowdown.DEVICE_BREACH);
    }

    @Rule({"12.4", "12.9.2", "13.2.1", "14.4"})
    private Decision<ThreeCardEvent> voidRound(ThreeCardState s, VoidRound c) {
        boolean invalidates = ThreeCardInvalidation.CAUSES.contains(c.clause());
        if (!s.cardsOut() && !invalidates) return noCardsOut();
        return switch (c.clause()) {
            case "12.4" -> misdeal(s);
            case "12.9.2" -> cardAtFault(s, false, c.by());
            case "13.2.1" -> deviceFails(s, new DeviceFails(c.by(), null));
            case "14.4", "14.4.1", "14.4.2" ->
                invalidation.decide(s, new Invalidate(c.by(), c.clause(), List.of(), List.of(), null, null));
            default -> refuse(VOID_UNDER_NO_CLAUSE, "expected clause 12.4, 12.9.2, 13.2.1 or 14.4, not " + c.clause());
        };
    }

    private RoundVoided voided(ThreeCardState s, ThreeCardShowdown ending) {
        return new RoundVoided(ending, settlement.voided(s.hands(), ending));
    }

    /** A hand that was given up stays so, whatever is found of it afterwards. */
    @Rule({"8.4", "9.6", "12.7", "R-197"})
    private Decision<ThreeCardEvent> endHand(ThreeCardState s, Hand hand, ThreeCardShowdown ending) {
        if (hand.ending() == ThreeCardShowdown.CONCEDED) return refuse(ALREADY_CONCEDED, hand.box() + " has conceded");
        if (hand.isFolded()) return refuse(FOLDED_HAND, hand.box() + " has folded");
        return accept(decisions.ending(s, hand, ending));
    }

    static Decision<ThreeCardEvent> noCardsOut() {
        return refuse(NO_CARDS_OUT, "no round is in progress");
    }

    private static Decision<ThreeCardEvent> notWaiting(Whose whose) {
        return refuse(NO_HAND_THERE, "no hand at " + whose + " waits for a decision");
    }

    private static TableChanged told(Recipient to, String rule, String about) {
        return new TableChanged(new TableEvent.Notified(to, rule, about));
    }

    private static @Nullable Hand find(ThreeCardState s, Whose whose) {
        if (!s.cardsOut()) return null;
        return ThreeCardFound.find(s, whose);
    }
}
