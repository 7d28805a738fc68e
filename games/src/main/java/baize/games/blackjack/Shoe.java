package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.card.CardCounts;
import baize.core.engine.Box;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the table knows of the cards in the shoe or the device: how many decks, and which cards are not in it.
 *
 * @param decks whole decks in play
 * @param out the cards that have left it since the shuffle; with a device, those on the table and in the discard rack
 * @param burned cards put away unseen
 * @param discards with a device, the cards of the last round, which go back in after the next deal
 * @param behind how many cards lie behind the cutting card
 * @param cut what has come of the cutting card
 * @param due whether the cards must be shuffled before the next round
 * @param aside a card that was dealt in error and comes next
 */
public record Shoe(
        int decks,
        CardCounts out,
        int burned,
        CardCounts discards,
        int behind,
        Cut cut,
        boolean due,
        @Nullable Card aside) {

    /** Whether the cutting card has come out, and where: at a box, at the dealer's hand, or as a round's first card. */
    public record Cut(boolean shown, @Nullable Box box) {
        static final Cut INSIDE = new Cut(false, null);
    }

    private static final int DECK = 52;

    /** Before the first shuffle. */
    static Shoe unshuffled(int decks) {
        return new Shoe(decks, CardCounts.NONE, 0, CardCounts.NONE, 0, Cut.INSIDE, true, null);
    }

    @Rule({"4.1", "4.1.1", "4.1.2", "4.1.3"})
    Shoe shuffled(int cardsBehind) {
        return new Shoe(decks, CardCounts.NONE, 0, CardCounts.NONE, cardsBehind, Cut.INSIDE, false, null);
    }

    Shoe burn() {
        return new Shoe(decks, out, burned + 1, discards, behind, cut, due, aside);
    }

    /** A card has left it; one that was dealt in error had left it before. */
    @Rule({"16.2", "16.4"})
    Shoe drawn(Card card) {
        return aside != null
                ? new Shoe(decks, out, burned, discards, behind, cut, due, null)
                : new Shoe(decks, out.plus(card), burned, discards, behind, cut, due, null);
    }

    /** A card was dealt in error and is used as the next one. */
    @Rule("16.2")
    Shoe settingAside(Card card) {
        return new Shoe(decks, out.plus(card), burned, discards, behind, cut, due, card);
    }

    /** A card dealt in error that nobody took by the end of the round is discarded with the others. */
    @Rule({"16.5", "15.3"})
    Shoe withoutAside() {
        return new Shoe(decks, out, burned, discards, behind, cut, due, null);
    }

    /** Every card but these is in it again, shuffled. */
    @Rule("16.9")
    Shoe refilled(List<Card> onTheLayout) {
        CardCounts there = CardCounts.NONE;
        for (Card card : onTheLayout) there = there.plus(card);
        return new Shoe(decks, there, 0, CardCounts.NONE, behind, cut, true, aside);
    }

    Shoe cutShown(@Nullable Box box) {
        return new Shoe(decks, out, burned, discards, behind, new Cut(true, box), true, aside);
    }

    /** The cards must be shuffled before the next round. */
    Shoe shuffleDue() {
        return new Shoe(decks, out, burned, discards, behind, cut, true, aside);
    }

    /** With a device: the last round's cards go back in once the next initial deal is complete. */
    @Rule("7.2")
    Shoe reloaded() {
        return new Shoe(decks, out.without(discards), burned, CardCounts.NONE, behind, cut, due, aside);
    }

    /** With a device: what lies on the layout is discarded when the round is over. */
    @Rule("15.3")
    Shoe discarded() {
        return new Shoe(decks, out, burned, out, behind, cut, due, aside);
    }

    /** The cards that can still come, the burned ones among them since nobody has seen those. */
    CardCounts left() {
        return CardCounts.decks(decks).without(out);
    }

    /** How many cards can still be drawn. */
    int size() {
        return decks * DECK - out.size() - burned;
    }

    boolean mayCome(Card card) {
        return out.of(card) < decks;
    }

    /** Whether the next card would be behind the cutting card. */
    boolean isCutNext() {
        return !cut.shown() && size() <= behind;
    }
}
