package baize.games.caribbeanstud;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.games.table.Standing;
import baize.games.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Where a round stands: one record a phase, each with no more than that phase knows. */
public sealed interface StudState extends Standing {
    Table table();

    int round();

    /** The boxes with wagers, from the dealer's left. */
    List<StudHand> hands();

    /** What the table knows of its jackpot. */
    Progressive jackpot();

    /** The dealer's hand; none before the deal. */
    DealerHand dealer();

    StudState with(Table table, List<StudHand> hands, Progressive jackpot);

    default StudState with(Table changed) {
        return with(changed, hands(), jackpot());
    }

    default StudState with(List<StudHand> changed) {
        return with(table(), changed, jackpot());
    }

    default StudState with(Progressive changed) {
        return with(table(), hands(), changed);
    }

    /** The dealer's five cards, and those of them that lie face up. */
    record DealerHand(List<Card> cards, List<Card> up) {
        static final DealerHand NONE = new DealerHand(List.of(), List.of());

        DealerHand withUp(List<Card> cards) {
            return new DealerHand(this.cards, cards);
        }

        DealerHand showing(Card card) {
            List<Card> more = new ArrayList<>(up);
            more.add(card);
            return withUp(List.copyOf(more));
        }
    }

    /** Between rounds: the last one is settled or void, and the next wager opens another. */
    record Settled(
            Table table,
            int round,
            List<StudHand> hands,
            Progressive jackpot,
            DealerHand dealer,
            boolean dealerShown,
            boolean voided,
            List<Line> lines)
            implements StudState {
        @Override
        public Settled with(Table other, List<StudHand> others, Progressive pool) {
            return new Settled(other, round, others, pool, dealer, dealerShown, voided, lines);
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
    record Betting(Table table, int round, List<StudHand> hands, Progressive jackpot) implements StudState {
        @Override
        public Betting with(Table other, List<StudHand> others, Progressive pool) {
            return new Betting(other, round, others, pool);
        }

        @Override
        public DealerHand dealer() {
            return DealerHand.NONE;
        }

        @Override
        public boolean cardsOut() {
            return false;
        }
    }

    /** "No more bets" has been called; the first card is still to come. */
    record Closed(Table table, int round, List<StudHand> hands, Progressive jackpot) implements StudState {
        @Override
        public Closed with(Table other, List<StudHand> others, Progressive pool) {
            return new Closed(other, round, others, pool);
        }

        @Override
        public DealerHand dealer() {
            return DealerHand.NONE;
        }

        @Override
        public boolean cardsOut() {
            return false;
        }
    }

    /** The cards are out and no player has touched any; {@code exposed} were turned in error, these among them. */
    record Dealt(
            Table table,
            int round,
            List<StudHand> hands,
            Progressive jackpot,
            DealerHand dealer,
            int exposed,
            List<Card> named)
            implements StudState {
        /** One more card was turned; one of the dealer's becomes the one that lies face up. */
        Dealt exposing(@Nullable Card card, boolean dealers) {
            List<Card> more = new ArrayList<>(named);
            if (card != null) more.add(card);
            DealerHand shown = dealers && card != null ? dealer.withUp(List.of(card)) : dealer;
            return new Dealt(table, round, hands, jackpot, shown, exposed + 1, List.copyOf(more));
        }

        @Override
        public Dealt with(Table other, List<StudHand> others, Progressive pool) {
            return new Dealt(other, round, others, pool, dealer, exposed, named);
        }
    }

    /** Players have their cards in hand and bet or fold. */
    record Deciding(Table table, int round, List<StudHand> hands, Progressive jackpot, DealerHand dealer)
            implements StudState {
        Deciding showing(Card card) {
            return new Deciding(table, round, hands, jackpot, dealer.showing(card));
        }

        @Override
        public Deciding with(Table other, List<StudHand> others, Progressive pool) {
            return new Deciding(other, round, others, pool, dealer);
        }
    }

    /** The dealer's hand is on the table. */
    record Exposed(Table table, int round, List<StudHand> hands, Progressive jackpot, DealerHand dealer)
            implements StudState {
        @Override
        public Exposed with(Table other, List<StudHand> others, Progressive pool) {
            return new Exposed(other, round, others, pool, dealer);
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
        for (StudHand hand : hands()) if (hand.concerns(patron)) return true;
        return false;
    }

    @Override
    default Money staked(Patron patron) {
        Money sum = Money.ZERO;
        for (StudHand hand : hands()) sum = sum.plus(hand.money(patron));
        return sum;
    }

    default @Nullable StudHand at(Box box) {
        int at = indexOf(box);
        return at < 0 ? null : hands().get(at);
    }

    /** The hand that this patron plays. */
    default @Nullable StudHand of(Patron patron) {
        List<StudHand> hands = hands();
        for (int i = 0; i < hands.size(); i++) if (hands.get(i).patron().equals(patron)) return hands.get(i);
        return null;
    }

    private int indexOf(Box box) {
        List<StudHand> hands = hands();
        for (int i = 0; i < hands.size(); i++) if (hands.get(i).box().equals(box)) return i;
        return -1;
    }

    /** The state with one hand changed; a hand without an ante is taken off, a new one put in its place. */
    default StudState withHand(Box box, Patron patron, UnaryOperator<StudHand> change) {
        int at = indexOf(box);
        StudHand changed = change.apply(at < 0 ? StudHand.empty(box, patron) : hands().get(at));
        boolean stays = changed.ante() != null || changed.jackpot() != null;
        if (at < 0 || !stays) return with(rearranged(box, changed, stays));
        StudHand[] hands = hands().toArray(new StudHand[0]);
        hands[at] = changed;
        return with(List.of(hands));
    }

    private List<StudHand> rearranged(Box box, StudHand changed, boolean stays) {
        List<StudHand> hands = new ArrayList<>(hands().size() + 1);
        for (StudHand hand : hands()) if (hand.box().compareTo(box) < 0) hands.add(hand);
        if (stays) hands.add(changed);
        for (StudHand hand : hands()) if (hand.box().compareTo(box) > 0) hands.add(hand);
        return List.copyOf(hands);
    }
}
