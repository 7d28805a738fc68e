package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.games.table.Placed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One hand of a box, and what each player has on it.
 *
 * @param split whether it came of a split, so that ace and ten are no blackjack
 */
public record BlackjackHand(List<Card> cards, List<OnHand> stakes, HandFate fate, boolean split) {
    /**
     * One player's wagers on a hand.
     *
     * @param original whether the wager is the one placed before the cards, rather than one added by a split
     * @param doubled what was added by doubling
     * @param settled whether it has been settled already
     */
    public record OnHand(
            Patron patron,
            Placed wager,
            boolean original,
            @Nullable Placed doubled,
            boolean settled) {
        OnHand doubledBy(Placed more) {
            return new OnHand(patron, wager, original, more, settled);
        }

        OnHand asSettled() {
            return new OnHand(patron, wager, original, doubled, true);
        }
    }

    static BlackjackHand dealt(List<Card> cards, List<OnHand> stakes, HandFate fate) {
        return new BlackjackHand(cards, stakes, fate, false);
    }

    /** Whether its two cards have not been turned yet. */
    @Rule("3.6.2")
    public boolean isFaceDown() {
        return fate == HandFate.FACE_DOWN;
    }

    /** Whether decisions are still to come. */
    public boolean isToPlay() {
        return fate == HandFate.OPEN || fate == HandFate.FACE_DOWN;
    }

    public int points() {
        return Points.of(cards);
    }

    /** The total that counts: on a doubled hand the ace of the first two cards stays one. */
    public int total() {
        if (fate != HandFate.DOUBLED || cards.size() != 3) return Points.total(points());
        return Points.doubled(Points.of(cards.subList(0, 2)), Points.value(cards.get(2)));
    }

    /** Whether the first two cards are of one value, so that they may be split. */
    public boolean isPair() {
        return cards.size() == 2 && Points.value(cards.get(0)) == Points.value(cards.get(1));
    }

    public boolean isBlackjack() {
        return !split && Points.isBlackjack(cards);
    }

    /** Whether it still counts against the dealer's. */
    public boolean isLive() {
        return fate != HandFate.BUSTED && stakes.stream().anyMatch(stake -> !stake.settled());
    }

    @Nullable
    OnHand of(Patron patron) {
        for (OnHand stake : stakes) if (stake.patron().equals(patron)) return stake;
        return null;
    }

    BlackjackHand with(Card card) {
        List<Card> more = new ArrayList<>(cards);
        more.add(card);
        return new BlackjackHand(List.copyOf(more), stakes, fate, split);
    }

    BlackjackHand ended(HandFate how) {
        return new BlackjackHand(cards, stakes, how, split);
    }

    BlackjackHand with(List<OnHand> changed) {
        return new BlackjackHand(cards, List.copyOf(changed), fate, split);
    }

    /** With one player's wagers changed. */
    BlackjackHand with(OnHand changed) {
        return with(stakes.stream()
                .map(stake -> stake.patron().equals(changed.patron()) ? changed : stake)
                .toList());
    }
}
