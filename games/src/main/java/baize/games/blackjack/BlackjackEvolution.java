package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.pay.Line;
import baize.core.pay.Stake;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackBox.Answers;
import baize.games.blackjack.BlackjackBox.Insured;
import baize.games.blackjack.BlackjackBox.Wagered;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackHand.OnHand;
import baize.games.blackjack.BlackjackState.*;
import baize.games.table.Device;
import baize.games.table.Placed;
import baize.games.table.Resettlement;
import baize.games.table.Table;
import baize.games.table.TableEvent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The state after each event. Checks nothing: an event that does not fit is a corrupt history and throws. */
final class BlackjackEvolution {
    private BlackjackEvolution() {}

    static BlackjackState evolve(BlackjackRules rules, BlackjackState s, BlackjackEvent event) {
        Layout l = s.layout();
        return switch (event) {
            case TableChanged e -> s.with(tableChanged(l, e.event()));
            case JackpotTold e -> s.with(l.with(l.jackpot().told(e.pool())));
            case JackpotMoved e -> s.with(l.with(l.jackpot().remembering(e.event())));
            case JackpotFailed _ -> s.with(l.with(l.jackpot().inOrder(false)));
            case JackpotRestored _ -> s.with(l.with(l.jackpot().inOrder(true)));
            case OrdersGiven e -> s.with(l.with(e.orders()));
            case RoundOpened e -> new Betting(l.opened(e.round()));
            case WagerPlaced e -> placed(s, e.on(), e.placed(), e.staked());
            case WagerChanged e -> placed(s, e.on(), e.placed(), e.staked());
            case WagerWithdrawn e -> placed(s, e.on(), null, e.staked());
            case WagerRefused e -> reopened(placed(s, e.on(), null, e.staked()));
            case WagerReturned e -> reopened(placed(s, e.on(), null, e.staked()));
            case WageringClosed _ -> new Closed(l);
            case ShoeShuffled e ->
                s.with(l.with(l.shoe().shuffled(e.behind())).with(l.orders().shuffled()));
            case CardBurned _ -> s.with(l.with(l.shoe().burn()));
            case CardBurnedSeen e -> s.with(l.with(l.shoe().drawn(e.card())));
            case CardSetAside e -> s.with(l.with(l.shoe().settingAside(e.card())));
            case ShuffleOrdered _, CardAtFault _ -> s.with(l.with(l.shoe().shuffleDue()));
            case ShoeRefilled _ -> s.with(l.with(l.shoe().refilled(onTheLayout(l))));
            case CuttingCardShown e -> s.with(l.with(l.shoe().cutShown(e.box())));
            case HandsDealt e -> dealt(rules, l, e.dealer(), e.boxes(), HandFate.OPEN);
            case HandsDealtDown e -> dealt(rules, l, e.dealer(), e.boxes(), HandFate.FACE_DOWN);
            case CardsTurned e -> s.with(l.withBox(e.box(), box -> box.withHand(1, hand -> hand.ended(HandFate.OPEN))));
            case ControlPassed e -> s.with(l.withBox(e.box(), box -> box.controlledBy(e.controller())));
            case InsurancePlaced e ->
                s.with(staked(l.withBox(e.box(), box -> box.insured(e.patron(), e.placed())), e.staked()));
            case InsuranceClosed _ -> new Playing(l);
            case AnswersAwaited e ->
                s.with(l.withBox(e.box(), box -> box.awaiting(new Answers(e.hand(), e.split(), e.others()))));
            case AnswersGiven e -> s.with(l.withBox(e.box(), box -> box.awaiting(null)));
            case DecisionMade e -> s.with(l.asking(e.decided()));
            case DoublePlaced e -> s.with(doubled(l, e));
            case SplitPlaced e -> s.with(splitPlaced(l, e));
            case Declined e -> s.with(l.withBox(e.box(), box -> box.answered(e.patron())));
            case HandSplit e -> s.with(l.withBox(e.box(), box -> split(box, e.hand())));
            case CardDrawn e -> s.with(drawn(l, e));
            case HandEnded e -> s.with(l.withBox(e.box(), box -> box.withHand(e.hand(), hand -> hand.ended(e.fate()))));
            case WagersInvalid e -> s.with(l.invalidating(e.patron(), e.clause()));
            case WagersSettled e -> s.with(settled(l, e.lines()));
            case RoundReconstructed e ->
                s.with(l.with(e.shoe()).withDealer(e.dealer()).withBoxes(e.boxes()));
            case RoundSettled e -> over(rules, settled(l, e.lines()), false);
            case RoundVoided e -> over(rules, settled(l, e.lines()), true);
            case WagersUndone e -> s.with(undone(l, e.resettlement()));
            case RoundUndone e -> new Settled(undone(l, e.resettlement()), true);
            case CardKept _, DeviceFailed _, OutcomeInvalidated _ -> s;
        };
    }

    private static Layout undone(Layout l, Resettlement other) {
        return l.with(l.table().resettled(other)).withOtherLines(other.was(), other.instead());
    }

    /** Other cards are shuffled before they are dealt. */
    @Rule({"3.5", "3.5.1", "3.5.2", "4.1.1", "4.3.4 \"cards replaced\""})
    private static Layout tableChanged(Layout l, TableEvent event) {
        Layout changed = l.with(l.table().evolve(event));
        return event instanceof TableEvent.CardsChanged
                ? changed.with(changed.shoe().shuffleDue())
                : changed;
    }

    private static BlackjackState placed(BlackjackState s, BlackjackArea on, @Nullable Placed placed, Stake stake) {
        Layout changed = s.layout().withBox(stake.box(), box -> found(box, stake.patron(), on, placed));
        return s.with(staked(changed, stake));
    }

    private static BlackjackBox found(BlackjackBox box, Patron patron, BlackjackArea on, @Nullable Placed placed) {
        BlackjackBox with = box.with(patron, on, placed);
        if (on != BlackjackArea.MAIN || placed == null || box.hands().isEmpty()) return with;
        return with.withHand(1, hand -> found(hand, patron, placed));
    }

    /** A wager found on a hand that nobody has decided on yet. */
    @Rule({"6.2", "6.3"})
    private static BlackjackHand found(BlackjackHand hand, Patron patron, Placed placed) {
        OnHand now = new OnHand(patron, placed, true, null, false);
        if (hand.of(patron) != null) return hand.with(now);
        List<OnHand> more = new ArrayList<>(hand.stakes());
        more.add(now);
        return hand.with(more);
    }

    private static Layout staked(Layout layout, Stake stake) {
        return layout.with(layout.table().staked(stake));
    }

    /** Where every wager was taken off after "no more bets", wagering is open again. */
    private static BlackjackState reopened(BlackjackState s) {
        return s instanceof Closed && s.layout().boxes().isEmpty() ? new Betting(s.layout()) : s;
    }

    /** With a device the last round's cards go back in when the deal is complete. */
    @Rule({"7.1", "7.2", "8.1"})
    private static BlackjackState dealt(
            BlackjackRules rules, Layout before, Card up, List<BoxCards> hands, HandFate fate) {
        Layout layout = before.dealing();
        Shoe shoe = layout.shoe();
        List<BlackjackBox> boxes = new ArrayList<>(hands.size());
        for (int i = 0; i < hands.size(); i++) {
            BoxCards dealt = hands.get(i);
            for (Card card : dealt.cards()) shoe = shoe.drawn(card);
            BlackjackBox box = layout.boxes().get(i);
            boxes.add(box.dealt(dealt.controller(), BlackjackHand.dealt(dealt.cards(), stakes(box), fate)));
        }
        shoe = shoe.drawn(up);
        if (layout.table().device() == Device.SHUFFLER) shoe = shoe.reloaded();
        Layout after = layout.with(shoe).withBoxes(boxes).withDealer(List.of(up));
        int value = Points.value(up);
        boolean offered = value == 1 || (value == 10 && rules.tenInsurance());
        return offered ? new Insuring(after) : new Playing(after);
    }

    private static List<OnHand> stakes(BlackjackBox box) {
        return box.on(BlackjackArea.MAIN).stream()
                .map(wager -> new OnHand(wager.patron(), wager.placed(), true, null, false))
                .toList();
    }

    private static Layout doubled(Layout l, DoublePlaced e) {
        Layout changed = l.withBox(
                e.box(),
                box -> box.withHand(e.hand(), hand -> {
                            OnHand own = hand.of(e.patron());
                            if (own == null) throw new IllegalStateException("corrupt history: no wager to double");
                            return hand.with(own.doubledBy(e.placed()));
                        })
                        .answered(e.patron()));
        return staked(changed, e.staked());
    }

    private static Layout splitPlaced(Layout l, SplitPlaced e) {
        Layout changed = l.withBox(
                e.box(),
                box -> box.withHand(e.hand(), hand -> {
                            List<OnHand> more = new ArrayList<>(hand.stakes());
                            more.add(new OnHand(e.patron(), e.placed(), false, null, false));
                            return hand.with(more);
                        })
                        .answered(e.patron()));
        return staked(changed, e.staked());
    }

    /** The second card begins the new hand, which stands right after the one it came from. */
    private static BlackjackBox split(BlackjackBox box, int number) {
        List<BlackjackHand> hands = new ArrayList<>(box.hands());
        BlackjackHand hand = hands.get(number - 1);
        hands.set(number - 1, new BlackjackHand(List.of(hand.cards().get(0)), hand.stakes(), HandFate.OPEN, true));
        hands.add(number, new BlackjackHand(List.of(hand.cards().get(1)), List.of(), HandFate.OPEN, true));
        return box.with(List.copyOf(hands));
    }

    private static Layout drawn(Layout l, CardDrawn e) {
        Layout after = l.with(l.shoe().drawn(e.card()));
        Box box = e.box();
        if (box != null) return after.withBox(box, there -> there.withHand(e.hand(), hand -> hand.with(e.card())));
        List<Card> dealer = new ArrayList<>(l.dealer());
        dealer.add(e.card());
        return after.withDealer(List.copyOf(dealer));
    }

    private static List<Card> onTheLayout(Layout l) {
        List<Card> cards = new ArrayList<>(l.dealer());
        for (BlackjackBox box : l.boxes()) for (BlackjackHand hand : box.hands()) cards.addAll(hand.cards());
        return cards;
    }

    private static Layout settled(Layout l, List<Line> lines) {
        Layout layout = l.with(l.table().settled(lines)).withLines(lines);
        for (Line line : lines) layout = layout.withBox(line.box(), box -> settled(box, line));
        return layout;
    }

    private static BlackjackBox settled(BlackjackBox box, Line line) {
        boolean onHand =
                line.wager().equals(BlackjackArea.MAIN.id()) || line.wager().equals(BlackjackArea.DOUBLE);
        if (onHand && !box.hands().isEmpty())
            return box.withHand(line.hand(), hand -> {
                OnHand own = hand.of(line.patron());
                return own == null ? hand : hand.with(own.asSettled());
            });
        List<Wagered> wagers = box.wagers().stream()
                .map(wager ->
                        wager.patron().equals(line.patron()) && wager.on().id().equals(line.wager())
                                ? new Wagered(wager.patron(), wager.on(), wager.placed(), true)
                                : wager)
                .toList();
        List<Insured> insurance = box.insurance().stream()
                .map(insured ->
                        insured.patron().equals(line.patron()) && line.wager().equals(BlackjackArea.INSURANCE)
                                ? new Insured(insured.patron(), insured.placed(), true)
                                : insured)
                .toList();
        return new BlackjackBox(box.box(), wagers, insurance, box.controller(), box.hands(), box.answers());
    }

    /** All cards are discarded; with a shoe they stay out until the shuffle. How it went is kept until the next. */
    @Rule({"15.3", "16.8.1", "R-193"})
    private static Settled over(BlackjackRules rules, Layout l, boolean voided) {
        Table table = voided
                ? l.table().roundVoided(l::concerns)
                : l.table().roundOver(rules.table().boxes(), l::concerns);
        Shoe left = l.shoe().withoutAside();
        Shoe shoe = l.table().device() == Device.SHUFFLER ? left.discarded() : left;
        return new Settled(l.with(table).with(shoe), voided);
    }
}
