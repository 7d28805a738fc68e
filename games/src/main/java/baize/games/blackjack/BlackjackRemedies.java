package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Refusal;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.*;
import baize.games.blackjack.BlackjackState.*;
import baize.games.table.Device;
import baize.games.table.Invalidation;
import baize.games.table.Recipient;
import baize.games.table.TableEvent;
import baize.games.table.Whose;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What follows from an irregularity. Sections 16 and 17, and the supervisor's powers of sections 5 and 18. */
final class BlackjackRemedies {
    private static final List<String> CAUSES = List.of("18.5", "18.5.1", "18.5.2");
    private static final List<String> INVALID = List.of("18.1", "18.1.1", "18.1.2");

    private final Blackjack game;
    private final BlackjackRules rules;
    private final BlackjackFound found;
    private final BlackjackErrors errors;
    private final BlackjackOrders orders;
    private final BlackjackControl control;
    private final BlackjackUndoing undoing;

    BlackjackRemedies(Blackjack game, BlackjackRules rules) {
        this.game = game;
        this.rules = rules;
        this.found = new BlackjackFound(rules, game.wagers());
        this.undoing = new BlackjackUndoing(game.settlement());
        this.errors = new BlackjackErrors(game, rules, undoing);
        this.orders = new BlackjackOrders(rules);
        this.control = new BlackjackControl(game);
    }

    @Nullable
    Refusal decide(Happening h, BlackjackIrregularity irregularity) {
        if (!rules.table().allows(irregularity.by(), irregularity.needs()))
            return new Refusal(
                    WRONG_GRADE,
                    irregularity.rule(),
                    "needs a " + irregularity.needs().id() + ", not a "
                            + irregularity.by().id());
        return switch (irregularity) {
            case FoundWager c -> found.found(h, c);
            case RefuseWager c -> found.refuse(h, c);
            case InvalidWager c -> invalidWager(h, c);
            case CallTime c -> callTime(h, c);
            case LateInsurance c -> lateInsurance(h, c);
            case FaceUpCard _ -> errors.faceUp(h);
            case DealtInError c -> errors.dealtInError(h, c);
            case Reconstruct c -> errors.reconstruct(h, c);
            case MissingCard c -> cardAtFault(h, c.by(), false);
            case ForeignCard c -> cardAtFault(h, c.by(), true);
            case DeviceFails c -> deviceFails(h, c);
            case JackpotFails _ -> jackpotFails(h);
            case JackpotWorks _ -> jackpotWorks(h);
            case VoidHand c -> voidHand(h, c);
            case VoidRound c -> voidRound(h, c);
            case Invalidate c -> invalidate(h, c);
            case Shuffle _ -> shuffle(h);
            case HoldToMinimum c -> orders.hold(h, c);
            case Release c -> orders.release(h, c);
            case ReserveBoxes c -> orders.reserve(h, c);
            case LimitPlayers c -> orders.limitPlayers(h, c);
            case LimitSides c -> orders.limitSides(h, c);
        };
    }

    static TableChanged told(Recipient to, String rule, String about) {
        return new TableChanged(new TableEvent.Notified(to, rule, about));
    }

    private static @Nullable Refusal noCardsOut(Happening h) {
        return h.state().cardsOut() ? null : refusal(NO_CARDS_OUT, "no round is in progress");
    }

    /** Before the hand it goes back; during it, it is settled by the cards but does not win, paid already or not. */
    @Rule({"16.22", "16.22.1", "16.22.2", "16.22.3", "18.1", "18.1.1", "18.1.2", "R-12", "R-192"})
    private @Nullable Refusal invalidWager(Happening h, InvalidWager c) {
        if (!INVALID.contains(c.clause()))
            return refusal(VOID_UNDER_NO_CLAUSE, "expected clause 18.1, not " + c.clause());
        if (!h.state().hasWager(c.patron()))
            return new Refusal(NO_SUCH_WAGER, "16.22.3", c.patron() + " has no wager here; what was settled stands");
        if (h.state().cardsOut()) {
            if (h.layout().invalid(c.patron()) != null)
                return refusal(ALREADY_INVALID, c.patron() + "'s wagers are invalid already");
            h.add(new WagersInvalid(c.patron(), c.clause()));
            undoing.atTheDeal(
                    h,
                    game.settlement().invalidated(h.layout(), c.patron()),
                    0,
                    List.of("16.22.2", c.clause(), "R-12", "R-192"));
            return null;
        }
        for (BlackjackBox box : h.layout().boxes()) {
            for (Wagered wager : box.wagers())
                if (wager.patron().equals(c.patron()) || (wager.on() != BlackjackArea.MAIN && isAlone(box, c.patron())))
                    h.add(new WagerReturned(wager.patron(), box.box(), wager.on(), wager.placed(), "16.22.1"));
        }
        return null;
    }

    private static boolean isAlone(BlackjackBox box, Patron patron) {
        return box.on(BlackjackArea.MAIN).stream()
                .allMatch(wager -> wager.patron().equals(patron));
    }

    @Rule({"16.10", "R-18", "R-113"})
    private @Nullable Refusal callTime(Happening h, CallTime c) {
        return late(h, c.whose(), false);
    }

    /** At a table without staff the clock draws to twelve and stands; the clause is for staff to apply. */
    @Rule({"10.1.3", "10.2", "16.10", "R-200"})
    @Nullable
    Refusal timeOut(Happening h, BlackjackCommand.TimeOut c) {
        return late(h, new Whose(c.box(), null), rules.table().playsForTheUndecided());
    }

    private @Nullable Refusal late(Happening h, Whose whose, boolean choice) {
        Layout.Turn turn = h.state().cardsOut() ? h.layout().turn() : null;
        Patron controller = turn == null ? null : turn.box().controller();
        if (turn == null || controller == null || !whose.is(turn.box().box(), controller))
            return refusal(NO_HAND_THERE, "no hand at " + whose + " waits for a decision");
        if (h.state() instanceof Insuring) game.turning().closeInsurance(h);
        BlackjackBox.Answers answers = turn.box().answers();
        if (!choice)
            h.add(told(Recipient.SUPERVISOR, "16.10", (answers == null ? controller : "others") + " made no decision"));
        if (answers == null) drawFor(h, turn, choice);
        else
            for (Patron late : answers.awaited())
                game.play().declineFor(h, turn.box().box(), late);
        return null;
    }

    /** Cards that lie face down are turned first; a blackjack among them needs no more. */
    @Rule({"16.10", "R-116"})
    private void drawFor(Happening h, Layout.Turn turn, boolean choice) {
        game.turning().turned(h, turn.box().box());
        Layout.Turn now = h.layout().turn();
        if (now == null || !now.box().box().equals(turn.box().box())) return;
        if (choice) game.play().timeOut(h, now);
        else game.play().drawFor(h, now);
    }

    @Rule({"16.13", "R-114"})
    private @Nullable Refusal lateInsurance(Happening h, LateInsurance c) {
        if (h.state() instanceof Settled && h.layout().dealer().size() > 1)
            return refusal(DEALER_HAS_DRAWN, "the dealer's second card is out");
        if (!(h.state() instanceof Playing)) return refusal(NO_CARDS_OUT, "insurance is late once players decide");
        BlackjackBox box = h.layout().at(c.box());
        BlackjackHand.OnHand own = box == null ? null : box.hands().getFirst().of(c.patron());
        if (box == null || own == null || isBusted(box, c.patron()))
            return new Refusal(NO_HAND_THERE, "16.13", "no live wager of theirs");
        return game.insurance().insure(h, new BlackjackCommand.Insure(c.patron(), c.box(), c.stake(), c.tokens()));
    }

    /** Whether every hand on which this player has a wager has gone over; on a split box others may have more. */
    @Rule("R-114")
    private static boolean isBusted(BlackjackBox box, Patron patron) {
        return box.hands().stream()
                .filter(hand -> hand.of(patron) != null)
                .allMatch(hand -> hand.fate() == HandFate.BUSTED);
    }

    /** The round at hand is void, the rest of the cards too; before its first card only those are, and are changed. */
    @Rule({"16.16", "16.16.1", "16.16.2", "16.16.3", "16.16.4", "R-112", "R-144"})
    private @Nullable Refusal cardAtFault(Happening h, Grade by, boolean foreign) {
        String about = foreign ? "a foreign card was found" : "a card is missing";
        h.add(new CardAtFault(foreign, "16.16"));
        h.add(told(Recipient.SURVEILLANCE, "16.16.4", about));
        h.add(told(Recipient.INSPECTOR, "16.16.4", about));
        if (h.state().cardsOut()) voided(h, BlackjackShowdown.CARD_AT_FAULT);
        else h.add(new TableChanged(new TableEvent.CardsChanged(by)));
        return null;
    }

    /** The five branches of a failing device. */
    @Rule({
        "17.1", "17.1.1", "17.1.2", "17.1.3", "17.1.4", "17.1.5", "17.2", "17.3", "17.3.1", "17.3.2", "17.3.3",
        "17.3.4", "17.4", "17.5", "17.5.1", "17.5.2", "17.5.4", "R-117"
    })
    private @Nullable Refusal deviceFails(Happening h, DeviceFails c) {
        if (h.layout().table().device() != Device.SHUFFLER)
            return refusal(NO_SHUFFLING_DEVICE, "the cards come from a shoe");
        if (!c.spare() && rules.table().lowLimit())
            return refusal(LOW_LIMIT_NEEDS_DEVICE, "low limit gaming needs a shuffling device");
        if (!c.stay().isEmpty() && (c.harmed() || c.spare()))
            return refusal(CONDITIONS_NOT_MET, "players choose only where no other device is there");
        for (Patron named : c.stay()) if (!h.state().hasWager(named)) return hasNone(named, "17.5.1");
        h.add(new DeviceFailed(c.rule()));
        if (!c.harmed() && !c.spare()) fromNowOnAShoe(h);
        if (!h.state().cardsOut()) return null;
        if (c.harmed()) voided(h, BlackjackShowdown.DEVICE_HARMED);
        else if (!c.spare()) finishFromShoe(h, c.stay());
        return null;
    }

    /** Cards come from a shoe, shuffled and cut; jackpot wagers that stand go back, and no more are taken. */
    @Rule({"2.3.4.3", "17.5.3", "R-149"})
    private static void fromNowOnAShoe(Happening h) {
        h.add(new TableChanged(new TableEvent.DeviceChanged(Device.SHOE)));
        h.add(new ShuffleOrdered("17.5.3"));
        if (h.state() instanceof Betting || h.state() instanceof Closed) jackpotsReturned(h, "2.3.4.3");
    }

    private static void jackpotsReturned(Happening h, String rule) {
        for (BlackjackBox box : h.layout().boxes())
            for (Wagered wager : box.on(BlackjackArea.BLAZING_7S))
                h.add(new WagerReturned(wager.patron(), box.box(), wager.on(), wager.placed(), rule));
    }

    private void finishFromShoe(Happening h, List<Patron> stay) {
        Function<Patron, BlackjackShowdown> back = _ -> BlackjackShowdown.DEVICE_RETURNED;
        List<Line> lines = game.settlement().voided(h.layout(), back).stream()
                .filter(line -> !stay.contains(line.patron()))
                .toList();
        takeBack(h, lines, "17.5.1");
        if (stay.stream().noneMatch(h.layout()::concerns)) {
            h.add(new RoundVoided(BlackjackShowdown.DEVICE_RETURNED, lines));
            return;
        }
        if (!lines.isEmpty()) h.add(new WagersSettled(lines));
        control.withoutWagers(h);
    }

    /** Jackpot wagers of the round go back; the rest of the game goes on. */
    @Rule({"16.18", "16.18.1", "16.18.2", "R-22"})
    private @Nullable Refusal jackpotFails(Happening h) {
        if (!h.layout().jackpot().inOrder()) return refusal(JACKPOT_OUT_OF_ORDER, "it is out of order already");
        h.add(new JackpotFailed());
        h.add(told(Recipient.INSPECTOR, "16.18", "the jackpot's equipment has failed"));
        if (h.state().cardsOut()) game.settlement().jackpot().failed(h);
        else if (!(h.state() instanceof Settled)) jackpotsReturned(h, "16.18.1");
        return null;
    }

    private static @Nullable Refusal jackpotWorks(Happening h) {
        if (h.layout().jackpot().inOrder()) return refusal(JACKPOT_IN_ORDER, "it is in order");
        h.add(new JackpotRestored());
        return null;
    }

    /** Any wager of the person's in the round, settled with the deal or not. */
    @Rule({"18.4", "18.4.1", "R-192"})
    private @Nullable Refusal voidHand(Happening h, VoidHand c) {
        Refusal refusal = noCardsOut(h);
        if (refusal != null) return refusal;
        Function<Patron, BlackjackShowdown> breach = _ -> BlackjackShowdown.DEVICE_BREACH;
        List<Line> open = of(c.patron(), game.settlement().voided(h.layout(), breach));
        List<Line> paid = of(c.patron(), undoing.paid(h.layout(), breach));
        if (open.isEmpty() && paid.isEmpty()) return hasNone(c.patron(), "18.4.1");
        undoing.atTheDeal(h, paid, game.settlement().jackpot().returned(open), List.of("18.4.1", "R-192"));
        if (!open.isEmpty()) h.add(new WagersSettled(open));
        control.withoutWagers(h);
        return null;
    }

    /** A remedy names only who is concerned, under the clause that it rests on. */
    private static Refusal hasNone(Patron named, String clause) {
        return new Refusal(NO_SUCH_WAGER, clause, named + " has no wager in this round");
    }

    private static List<Line> of(Patron patron, List<Line> lines) {
        return lines.stream().filter(line -> line.patron().equals(patron)).toList();
    }

    @Rule({"16.7", "16.8", "16.8.1", "16.16.2", "17.4", "18.5", "R-193"})
    private @Nullable Refusal voidRound(Happening h, VoidRound c) {
        if (CAUSES.contains(c.clause()) && undoing.isOver(h))
            return invalidate(h, new Invalidate(c.by(), c.clause(), List.of(), List.of(), null, null));
        if (c.clause().equals("16.8") && undoing.isSettled(h)) {
            undoing.round(h, undoing.misdealt(h.layout()), List.of("16.8", "R-112", "R-193"));
            return null;
        }
        Refusal refusal = noCardsOut(h);
        if (refusal != null) return refusal;
        return switch (c.clause()) {
            case "16.8" -> {
                voided(h, BlackjackShowdown.MISDEALT);
                yield null;
            }
            case "16.16.2" -> cardAtFault(h, c.by(), false);
            case "17.4" -> deviceFails(h, new DeviceFails(c.by(), true, false, false, List.of()));
            case "18.5", "18.5.1", "18.5.2" ->
                invalidate(h, new Invalidate(c.by(), c.clause(), List.of(), List.of(), null, null));
            default -> refusal(VOID_UNDER_NO_CLAUSE, "expected clause 16.8, 16.16.2, 17.4 or 18.5, not " + c.clause());
        };
    }

    /** In the hand, or after it until the next round begins: what was paid goes back, and stakes as each deserves. */
    @Rule({"18.5", "18.5.1", "18.5.2", "18.6", "R-21", "R-192", "R-193"})
    private @Nullable Refusal invalidate(Happening h, Invalidate c) {
        boolean over = undoing.isOver(h);
        Refusal refusal = over ? null : noCardsOut(h);
        if (refusal != null) return refusal;
        if (!CAUSES.contains(c.cause()))
            return refusal(VOID_UNDER_NO_CLAUSE, "expected clause 18.5.1 or 18.5.2, not " + c.cause());
        Invalidation what =
                new Invalidation(c.cause().equals("18.5.2"), c.forfeit(), c.retain(), c.reason(), c.second());
        String objection = what.objection(rules.table());
        if (objection != null) return refusal(RETAINED_WITHOUT_APPROVAL, objection);
        for (Patron named : what.named()) if (!h.layout().concerns(named)) return hasNone(named, "18.6");
        if (over && undoing.hasNoOutcome(h))
            return new Refusal(ALREADY_INVALID, "18.5", "the outcome is invalidated already");
        h.add(new OutcomeInvalidated(c.cause(), c.reason()));
        invalidated(h, patron -> ending(what.of(patron)), over);
        return null;
    }

    private void invalidated(Happening h, Function<Patron, BlackjackShowdown> of, boolean over) {
        List<String> cites =
                new ArrayList<>(BlackjackShowdown.INVALIDATED.original().rules());
        cites.add(over ? "R-193" : "R-192");
        List<Line> paid = undoing.paid(h.layout(), of);
        if (over) {
            undoing.round(h, paid, cites);
            return;
        }
        List<Line> open = game.settlement().voided(h.layout(), of);
        undoing.atTheDeal(h, paid, game.settlement().jackpot().returned(open), cites);
        h.add(new RoundVoided(BlackjackShowdown.INVALIDATED, open));
    }

    private static BlackjackShowdown ending(Invalidation.Fate fate) {
        return switch (fate) {
            case REFUNDED -> BlackjackShowdown.INVALIDATED;
            case FORFEITED -> BlackjackShowdown.FRAUD;
            case RETAINED -> BlackjackShowdown.RETAINED;
        };
    }

    @Rule({"4.1.4", "16.11", "16.14"})
    private static @Nullable Refusal shuffle(Happening h) {
        h.add(new ShuffleOrdered("4.1.4"));
        return null;
    }

    /** What jackpot wagers that go back had put into the pool is taken out again. */
    @Rule({"R-22", "R-112"})
    private void voided(Happening h, BlackjackShowdown ending) {
        List<Line> lines = game.settlement().voided(h.layout(), _ -> ending);
        takeBack(h, lines, ending.original().rule());
        h.add(new RoundVoided(ending, lines));
    }

    /** What the jackpot wagers among these lines had put into the pool. */
    @Rule("R-22")
    private void takeBack(Happening h, List<Line> lines, String rule) {
        BlackjackJackpot jackpot = game.settlement().jackpot();
        jackpot.takeBack(h, jackpot.returned(lines), rule);
    }
}
