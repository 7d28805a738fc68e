package baize.games.threecard;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.table.Placed;
import baize.games.table.Standing;
import baize.games.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where a round stands: one record a phase, each with no more than that phase knows. */
public sealed interface ThreeCardState extends Standing {
    Table table();

    int round();

    /** The boxes with wagers, from the dealer's left. */
    List<Hand> hands();

    /** The dealer's hand; none before the deal. */
    List<Card> dealer();

    ThreeCardState with(Table table, List<Hand> hands);

    default ThreeCardState with(Table changed) {
        return with(changed, hands());
    }

    default ThreeCardState with(List<Hand> changed) {
        return with(table(), changed);
    }

    /** Between rounds: the last one is settled or void, and the next wager opens another. */
    record Settled(
            Table table,
            int round,
            List<Hand> hands,
            List<Card> dealer,
            boolean dealerShown,
            boolean voided,
            List<Line> lines)
            implements ThreeCardState {
        @Override
        public Settled with(Table other, List<Hand> others) {
            return new Settled(other, round, others, dealer, dealerShown, voided, lines);
        }

        @Override
        public boolean cardsOut() {
            return false;
        }

        @Override
        public boolean wagersStand() {
            return false;
        }

        @Override
        public boolean hasWager(Patron patron) {
            return false;
        }

        @Override
        public Money staked(Patron patron) {
            return Money.ZERO;
        }
    }

    /** Wagers are placed, changed and withdrawn. */
    record Betting(Table table, int round, List<Hand> hands) implements ThreeCardState {
        @Override
        public Betting with(Table other, List<Hand> others) {
            return new Betting(other, round, others);
        }

        @Override
        public List<Card> dealer() {
            return List.of();
        }

        @Override
        public boolean cardsOut() {
            return false;
        }
    }

    /** "No more bets" has been called; the first card is still to come. */
    record Closed(Table table, int round, List<Hand> hands) implements ThreeCardState {
        @Override
        public Closed with(Table other, List<Hand> others) {
            return new Closed(other, round, others);
        }

        @Override
        public List<Card> dealer() {
            return List.of();
        }

        @Override
        public boolean cardsOut() {
            return false;
        }
    }

    /** The cards are out and no player has touched any; {@code exposed} were turned in error, these among them. */
    record Dealt(Table table, int round, List<Hand> hands, List<Card> dealer, int exposed, List<Card> named)
            implements ThreeCardState {
        Dealt exposing(@Nullable Card card) {
            List<Card> more = new ArrayList<>(named);
            if (card != null) more.add(card);
            return new Dealt(table, round, hands, dealer, exposed + 1, List.copyOf(more));
        }

        @Override
        public Dealt with(Table other, List<Hand> others) {
            return new Dealt(other, round, others, dealer, exposed, named);
        }
    }

    /** Players have their cards in hand and play or fold. */
    record Deciding(Table table, int round, List<Hand> hands, List<Card> dealer) implements ThreeCardState {
        @Override
        public Deciding with(Table other, List<Hand> others) {
            return new Deciding(other, round, others, dealer);
        }
    }

    /** The dealer's hand is on the table; players may concede. */
    record Exposed(Table table, int round, List<Hand> hands, List<Card> dealer) implements ThreeCardState {
        @Override
        public Exposed with(Table other, List<Hand> others) {
            return new Exposed(other, round, others, dealer);
        }
    }

    /**
     * A box in a round: its player, wagers and cards.
     *
     * @param cards none before the deal
     * @param ending how the hand ended, where that was not for the cards to decide
     * @param sawDealer whether a card of the dealer's was exposed before the player decided
     */
    record Hand(
            Box box,
            Patron patron,
            @Nullable Placed ante,
            @Nullable Placed pairPlus,
            @Nullable Placed play,
            List<Card> cards,
            @Nullable ThreeCardShowdown ending,
            boolean sawDealer) {

        static Hand empty(Box box, Patron patron) {
            return new Hand(box, patron, null, null, null, List.of(), null, false);
        }

        Hand with(ThreeCardArea on, @Nullable Placed placed) {
            return switch (on) {
                case ANTE -> new Hand(box, patron, placed, pairPlus, play, cards, ending, sawDealer);
                case PAIR_PLUS -> new Hand(box, patron, ante, placed, play, cards, ending, sawDealer);
                case PLAY -> new Hand(box, patron, ante, pairPlus, placed, cards, ending, sawDealer);
            };
        }

        Hand dealt(List<Card> three) {
            return new Hand(box, patron, ante, pairPlus, play, three, ending, sawDealer);
        }

        Hand ended(ThreeCardShowdown how) {
            return new Hand(box, patron, ante, pairPlus, play, cards, how, sawDealer);
        }

        Hand forewarned() {
            return new Hand(box, patron, ante, pairPlus, play, cards, ending, true);
        }

        public @Nullable Placed on(ThreeCardArea area) {
            return switch (area) {
                case ANTE -> ante;
                case PAIR_PLUS -> pairPlus;
                case PLAY -> play;
            };
        }

        /** What the wagers come to; tokens are no money. */
        Money money() {
            Money sum = Money.ZERO;
            for (ThreeCardArea area : ThreeCardArea.values()) {
                Placed placed = on(area);
                if (placed != null) sum = sum.plus(placed.stake().minus(placed.tokens()));
            }
            return sum;
        }

        /** Whether the hand was given up before the dealer's was turned. */
        public boolean isFolded() {
            return ending == ThreeCardShowdown.FOLDED || ending == ThreeCardShowdown.TIMED_OUT;
        }

        /** Whether the player still owes a decision: only an Ante asks for one. */
        public boolean isUndecided() {
            return ante != null && play == null && ending == null;
        }

        /** Whether nothing more can happen to the hand, whatever the dealer holds. */
        public boolean isOver() {
            return ending != null && (pairPlus == null || !ending.leavesPairPlus());
        }
    }

    @Override
    default boolean cardsOut() {
        return true;
    }

    @Override
    default boolean wagersStand() {
        return !hands().isEmpty();
    }

    @Override
    default boolean hasWager(Patron patron) {
        return of(patron) != null;
    }

    @Override
    default Money staked(Patron patron) {
        Money sum = Money.ZERO;
        for (Hand hand : hands()) if (hand.patron().equals(patron)) sum = sum.plus(hand.money());
        return sum;
    }

    default @Nullable Hand at(Box box) {
        int at = indexOf(box);
        return at < 0 ? null : hands().get(at);
    }

    default @Nullable Hand of(Patron patron) {
        List<Hand> hands = hands();
        for (int i = 0; i < hands.size(); i++) if (hands.get(i).patron().equals(patron)) return hands.get(i);
        return null;
    }

    private int indexOf(Box box) {
        List<Hand> hands = hands();
        for (int i = 0; i < hands.size(); i++) if (hands.get(i).box().equals(box)) return i;
        return -1;
    }

    /** The state with one hand changed; a hand without wagers is taken off, a new one put in its place. */
    default ThreeCardState withHand(Box box, Patron patron, UnaryOperator<Hand> change) {
        int at = indexOf(box);
        Hand changed = change.apply(at < 0 ? Hand.empty(box, patron) : hands().get(at));
        boolean stays = changed.ante() != null || changed.pairPlus() != null;
        if (at < 0 || !stays) return with(rearranged(box, changed, stays));
        Hand[] hands = hands().toArray(new Hand[0]);
        hands[at] = changed;
        return with(List.of(hands));
    }

    private List<Hand> rearranged(Box box, Hand changed, boolean stays) {
        List<Hand> hands = new ArrayList<>(hands().size() + 1);
        for (Hand hand : hands()) if (hand.box().compareTo(box) < 0) hands.add(hand);
        if (stays) hands.add(changed);
        for (Hand hand : hands()) if (hand.box().compareTo(box) > 0) hands.add(hand);
        return List.copyOf(hands);
    }
}
