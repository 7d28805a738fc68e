package baize.games.blackjack;

import static baize.games.blackjack.Blackjack.refusal;
import static baize.games.blackjack.BlackjackReason.*;

import baize.core.card.Card;
import baize.core.engine.Refusal;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackEvent.*;
import baize.games.blackjack.BlackjackIrregularity.DealtInError;
import baize.games.blackjack.BlackjackIrregularity.Reconstruct;
import baize.games.blackjack.BlackjackState.*;
import baize.games.blackjack.Happening.NotInShoe;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Cards that came wrongly: burned, used as the next one, or the round played again as it should have been. */
record BlackjackErrors(Blackjack game) {

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

    /** The same decisions with other cards. Where one of them could not have been made so, it cannot be done. */
    @Rule({"16.8"})
    @Nullable
    Refusal reconstruct(Happening h, Reconstruct c) {
        Shoe before = h.layout().before();
        if (!h.state().cardsOut() || before == null) return refusal(NO_CARDS_OUT, "no round is in progress");
        Iterator<Card> order = c.order().iterator();
        Happening again = new Happening(game, stripped(h.layout(), before), _ -> {
            if (!order.hasNext())
                throw new NotInShoe("expected more cards than " + c.order().size());
            return order.next();
        });
        try {
            Refusal refusal = replay(again, h.layout());
            if (refusal != null) return refusal(CANNOT_RECONSTRUCT, refusal.detail());
        } catch (NotInShoe wrong) {
            return refusal(CANNOT_RECONSTRUCT, String.valueOf(wrong.getMessage()));
        }
        if (order.hasNext())
            return refusal(
                    CANNOT_RECONSTRUCT, "expected fewer cards than " + c.order().size());
        if (!isSameMoney(again.layout().lines(), h.layout().lines()))
            return refusal(CANNOT_RECONSTRUCT, "what has been settled would have been settled otherwise");
        h.add(new RoundReconstructed(
                again.layout().shoe(), again.layout().dealer(), again.layout().boxes()));
        return null;
    }

    /** Hands that lay face down may have been turned in another order. */
    private static boolean isSameMoney(List<Line> some, List<Line> others) {
        return some.size() == others.size() && Set.copyOf(some).equals(Set.copyOf(others));
    }

    /** The layout as it was when the first card came. */
    private static BlackjackState stripped(Layout now, Shoe before) {
        List<BlackjackBox> boxes = now.boxes().stream()
                .map(box -> new BlackjackBox(
                        box.box(),
                        box.wagers().stream()
                                .map(wager ->
                                        new BlackjackBox.Wagered(wager.patron(), wager.on(), wager.placed(), false))
                                .toList(),
                        List.of(),
                        null,
                        List.of(),
                        null))
                .toList();
        // Whoever doubled or split has paid for it; the means are not asked for again.
        return new Closed(now.opened(now.round())
                .with(now.table().withAmpleMeans())
                .with(before)
                .withBoxes(boxes));
    }

    private @Nullable Refusal replay(Happening again, Layout now) {
        game.dealing().again(again);
        for (Decided decided : now.asked())
            if (decided.choice() == Decided.Choice.TURNED) game.turning().turned(again, decided.box());
        for (BlackjackBox box : now.boxes())
            for (BlackjackBox.Insured insured : box.insurance())
                again.add(new InsurancePlaced(insured.patron(), box.box(), insured.placed()));
        List<Line> evenMoney = now.lines().stream()
                .filter(line ->
                        line.ending() == BlackjackShowdown.EVEN_MONEY || line.ending() == Insurance.EVEN_MONEY_TAKEN)
                .toList();
        if (!evenMoney.isEmpty()) again.add(new WagersSettled(evenMoney));
        if (again.state() instanceof Insuring) game.turning().closeInsurance(again);
        for (Decided decided : now.asked()) {
            if (decided.choice() == Decided.Choice.TURNED) continue;
            Refusal refusal = game.play().again(again, decided);
            if (refusal != null) return refusal;
        }
        return null;
    }
}
