package baize.games.threecard;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.table.Resettlement;
import baize.games.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened at a Three Card Poker table. */
public sealed interface ThreeCardEvent {
    /** What all tables share. */
    record TableChanged(TableEvent event) implements ThreeCardEvent, Adjusts {
        @Override
        public List<Adjustment> adjustments() {
            return event.adjustments();
        }
    }

    /** The first wager of a round opens it. */
    record RoundOpened(int round) implements ThreeCardEvent {}

    record WagerPlaced(Patron patron, Box box, ThreeCardArea on, Placed placed) implements ThreeCardEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, on.id(), placed.stake(), placed.tokens());
        }
    }

    record WagerChanged(Patron patron, Box box, ThreeCardArea on, Placed was, Placed placed)
            implements ThreeCardEvent, Stakes {
        @Override
        public Stake staked() {
            Money more = placed.stake().minus(was.stake());
            return new Stake(patron, box, on.id(), more, placed.tokens().minus(was.tokens()));
        }
    }

    record WagerWithdrawn(Patron patron, Box box, ThreeCardArea on, Placed was) implements ThreeCardEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    /** A supervisor refused the wager and had it removed. */
    record WagerRefused(Patron patron, Box box, ThreeCardArea on, Placed was, RefusalGround reason, String text)
            implements ThreeCardEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    private static Stake takenBack(Patron patron, Box box, ThreeCardArea on, Placed was) {
        return new Stake(
                patron, box, on.id(), was.stake().negated(), was.tokens().negated());
    }

    record WageringClosed() implements ThreeCardEvent {}

    /** Three cards to the dealer and to each box with a wager, in the order of the boxes. */
    record HandsDealt(List<Card> dealer, List<BoxCards> hands) implements ThreeCardEvent {}

    record BoxCards(Box box, List<Card> cards) {}

    record PlayPlaced(Patron patron, Box box, Placed placed) implements ThreeCardEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, ThreeCardArea.PLAY.id(), placed.stake(), placed.tokens());
        }
    }

    /** A hand's end was decided by something other than the cards; it is settled with the round. */
    record HandEnded(Box box, ThreeCardShowdown ending) implements ThreeCardEvent {}

    /** A player who could not match the Ante was told that the next one is forfeited. */
    record PlayerWarned(Patron patron, Box box) implements ThreeCardEvent {}

    /** A card was exposed in error; the rule says what follows from it. */
    record CardExposed(@Nullable Box box, @Nullable Card card, String rule) implements ThreeCardEvent {}

    /** Cards dealt to a box without a wager were counted and discarded. */
    record EmptyBoxCleared(Box box) implements ThreeCardEvent {}

    /** A card is missing, or does not belong to the deck; the deck is to be checked. */
    record CardAtFault(boolean foreign, String rule) implements ThreeCardEvent {}

    /** The shuffling device failed: before any card the cards are reshuffled, after one the round is void. */
    record DeviceFailed(String rule) implements ThreeCardEvent {}

    record OutcomeInvalidated(String cause, @Nullable String reason) implements ThreeCardEvent {}

    record DealerExposed() implements ThreeCardEvent {}

    record RoundSettled(List<Line> lines) implements ThreeCardEvent, Settles {}

    /**
     * The result of the settled round was taken away: other lines stand in the place of those that were paid.
     *
     * @param rules the clauses that took it away, the deciding one first
     */
    record RoundUndone(List<String> rules, List<Line> undone, List<Line> lines, List<Adjustment> adjustments)
            implements ThreeCardEvent, Adjusts {
        static RoundUndone of(Resettlement other) {
            return new RoundUndone(other.rules(), other.was(), other.instead(), other.adjustments());
        }

        Resettlement resettlement() {
            return new Resettlement(undone, lines, rules);
        }
    }

    /** The round is over without a result; wagers go back unless a line says otherwise. */
    record RoundVoided(ThreeCardShowdown ending, List<Line> lines) implements ThreeCardEvent, Settles {}
}
