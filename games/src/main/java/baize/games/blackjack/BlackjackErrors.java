package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.card.Card;
import baize.core.engine.Grade;
import baize.core.engine.Refusal;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.DealtInError;
import baize.games.blackjack.BlackjackIrregularity.Reconstruct;
import baize.games.blackjack.BlackjackState.*;
import baize.games.blackjack.Happening.NotInShoe;
import baize.games.jackpot.Pool;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cards that came wrongly: burned, used as the next one, or the round played again as it should have been. */
record BlackjackErrors(Blackjack game, BlackjackRules rules, BlackjackUndoing undoing) {

    @Rule({"16.1", "16.17", "1.1 \"Burn/ed\""})
    @Nullable
    Refusal faceUp(Happening h) {
        h.add(new CardBurnedSeen(h.next(h.layout().shoe()), "16.1"));
        return null;
    }

    /**
     * While players decide, the card is used as the next: who draws takes it, who stands has refused it, and refused by
     * all it is the dealer's. On the dealer's finished hand one that was seen is burned; another is the next round's.
     */
    @Rule({"16.2", "16.3", "16.4", "16.5", "16.6", "R-111"})
    @Nullable
    Refusal dealtInError(Happening h, DealtInError c) {
        boolean playing = h.state() instanceof Playing || h.state() instanceof Insuring;
        if (playing) {
            if (h.layout().shoe().aside() != null) return refusal(NO_HAND_THERE, "a card waits already");
            h.add(new CardSetAside(h.next(h.layout().shoe())));
            return null;
        }
        if (!(h.state() instanceof Settled) || h.layout().dealer().isEmpty())
            return refusal(DEALERS_HAND_INCOMPLETE, "no hand of the dealer's is complete");
        h.add(c.exposed() ? new CardBurnedSeen(h.next(h.layout().shoe()), "16.5") : new CardKept());
        return null;
    }

    /**
     * The same decisions with other cards. Where one of them could not have been made so, it cannot be done. A round
     * that was settled is settled again, by what it comes to then; who may declare it void may order that too.
     */
    @Rule({"16.8", "R-24", "R-193", "R-196"})
    @Nullable
    Refusal reconstruct(Happening h, Reconstruct c) {
        Shoe before = h.layout().before();
        boolean over = undoing.isOver(h);
        if (!(h.state().cardsOut() || over) || before == null) return refusal(NO_CARDS_OUT, "no round is in progress");
        if (over && !rules.table().allows(c.by(), Grade.CASINO_SUPERVISOR))
            return new Refusal(
                    WRONG_GRADE, "16.8", "to settle a round again needs a casino-supervisor, not a " + c.by().id());
        if (over && (!undoing.isSettled(h) || h.layout().lines().stream().anyMatch(BlackjackErrors::isOutOfTheRound)))
            return refusal(CANNOT_RECONSTRUCT, "the round is void, or some of its wagers are");
        Iterator<Card> order = c.order().iterator();
        Happening again = new Happening(game, stripped(h.layout(), before), _ -> {
            if (!order.hasNext())
                throw new NotInShoe("expected more cards than " + c.order().size());
            return order.next();
        });
        try {
            Refusal refusal = replay(again, h.layout(), over);
            if (refusal != null) return refusal(CANNOT_RECONSTRUCT, refusal.detail());
        } catch (NotInShoe wrong) {
            return refusal(CANNOT_RECONSTRUCT, String.valueOf(wrong.getMessage()));
        }
        if (order.hasNext())
            return refusal(
                    CANNOT_RECONSTRUCT, "expected fewer cards than " + c.order().size());
        if (!over && !isSameMoney(again.layout().lines(), h.layout().lines()))
            return refusal(CANNOT_RECONSTRUCT, "what has been settled would have been settled otherwise");
        Layout now = h.layout();
        h.add(new RoundReconstructed(
                shoe(now, again.layout()),
                again.layout().dealer(),
                again.layout().boxes()));
        if (over) undoing.again(h, now, again.layout());
        return null;
    }

    /** A shuffle that was ordered in the meantime is still due. */
    @Rule("4.1.4")
    private static Shoe shoe(Layout now, Layout again) {
        return now.shoe().due() ? again.shoe().shuffleDue() : again.shoe();
    }

    /** Whether a wager was taken out of the round, so that its decisions were not its player's to the end. */
    private static boolean isOutOfTheRound(Line line) {
        return line.ending() == BlackjackShowdown.DEVICE_BREACH
                || line.ending() == BlackjackShowdown.DEVICE_RETURNED
                || line.ending() == SideEnding.JACKPOT_FAILED;
    }

    /** Hands that lay face down may have been turned in another order. */
    private static boolean isSameMoney(List<Line> some, List<Line> others) {
        return some.size() == others.size()
                && some.stream().allMatch(line -> others.stream().anyMatch(other -> isSameMoney(line, other)));
    }

    private static boolean isSameMoney(Line one, Line other) {
        return one.patron().equals(other.patron())
                && one.box().equals(other.box())
                && one.hand() == other.hand()
                && one.wager().equals(other.wager())
                && one.returned().equals(other.returned())
                && one.tokensReturned().equals(other.tokensReturned());
    }

    /** The layout as it was when the first card came; the control of each box was settled then. */
    @Rule({"5.9", "R-104"})
    private static BlackjackState stripped(Layout now, Shoe before) {
        List<BlackjackBox> boxes = now.boxes().stream()
                .map(box -> new BlackjackBox(
                        box.box(),
                        box.wagers().stream()
                                .map(wager ->
                                        new BlackjackBox.Wagered(wager.patron(), wager.on(), wager.placed(), false))
                                .toList(),
                        List.of(),
                        box.controller(),
                        List.of(),
                        null))
                .toList();
        // Whoever doubled or split has paid for it; the means are not asked for again.
        Layout stripped = now.opened(now.round())
                .with(now.table().withAmpleMeans())
                .with(before)
                .withBoxes(boxes);
        return new Closed(asItWas(stripped, now));
    }

    /** With the pool that prizes were paid from, and those whose wagers are known to be invalid. */
    private static Layout asItWas(Layout stripped, Layout now) {
        Pool paidFrom = now.jackpot().paidFrom();
        Layout as =
                paidFrom == null ? stripped : stripped.with(stripped.jackpot().told(paidFrom));
        for (Layout.Invalid invalid : now.invalid()) as = as.invalidating(invalid.patron(), invalid.clause());
        return as;
    }

    private @Nullable Refusal replay(Happening again, Layout now, boolean over) {
        game.dealing().again(again);
        for (Decided decided : now.asked())
            if (decided.choice() == Decided.Choice.TURNED) game.turning().turned(again, decided.box());
        Refusal refusal = insurance(again, now);
        for (Decided decided : now.asked()) {
            if (refusal != null) return refusal;
            if (decided.choice() != Decided.Choice.TURNED) refusal = game.play().again(again, decided);
        }
        return refusal != null || !over ? refusal : settled(again);
    }

    /** Insurance and even money as they were taken, where they could have been. */
    @Rule({"8.1", "8.2", "9.1.2", "R-196"})
    private @Nullable Refusal insurance(Happening again, Layout now) {
        List<Line> evenMoney = now.lines().stream()
                .filter(line ->
                        line.ending() == BlackjackShowdown.EVEN_MONEY || line.ending() == Insurance.EVEN_MONEY_TAKEN)
                .toList();
        boolean any = now.boxes().stream().anyMatch(box -> !box.insurance().isEmpty()) || !evenMoney.isEmpty();
        if (any && !game.insurance().isOffered(again.layout()))
            return refusal(INSURANCE_NOT_OFFERED, "no insurance against this card");
        for (BlackjackBox box : now.boxes())
            for (BlackjackBox.Insured insured : box.insurance())
                again.add(new InsurancePlaced(insured.patron(), box.box(), insured.placed()));
        for (Line line : evenMoney)
            if (!again.layout().hasBlackjackAgainstAce(line.box()))
                return refusal(NO_EVEN_MONEY, "even money is for a blackjack against an ace");
        if (!evenMoney.isEmpty()) again.add(new WagersSettled(evenMoney));
        if (again.state() instanceof Insuring) game.turning().closeInsurance(again);
        return null;
    }

    /** The dealer's hand as it would have come, and what everything comes to then. */
    private @Nullable Refusal settled(Happening again) {
        Layout.Turn turn = again.layout().turn();
        if (turn != null) return refusal(PLAYERS_STILL_TO_DECIDE, turn.box().box() + " would have still to decide");
        game.settlement().reveal(again);
        return null;
    }
}
