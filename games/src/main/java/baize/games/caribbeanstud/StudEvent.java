package baize.games.caribbeanstud;

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
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.table.Placed;
import baize.games.table.RefusalGround;
import baize.games.table.Resettlement;
import baize.games.table.TableEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened at a Caribbean Stud table. */
public sealed interface StudEvent {
    /** What all tables share. */
    record TableChanged(TableEvent event) implements StudEvent, Adjusts {
        @Override
        public List<Adjustment> adjustments() {
            return event.adjustments();
        }
    }

    /** The pool that this table shares with others was found to stand so. */
    record JackpotTold(Pool pool) implements StudEvent {}

    /** The table's wagers, wins or corrections moved the pool. */
    record JackpotMoved(JackpotEvent event) implements StudEvent {}

    /** A player may place a jackpot wager on a box that is another's. */
    record JackpotAllowed(Patron patron, Box box) implements StudEvent {}

    /** The jackpot's equipment failed; the game goes on without. */
    record JackpotFailed() implements StudEvent {}

    record JackpotRestored() implements StudEvent {}

    /** The first wager of a round opens it. */
    record RoundOpened(int round) implements StudEvent {}

    record WagerPlaced(Patron patron, Box box, StudArea on, Placed placed) implements StudEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, on.id(), placed.stake(), placed.tokens());
        }
    }

    record WagerChanged(Patron patron, Box box, StudArea on, Placed was, Placed placed) implements StudEvent, Stakes {
        @Override
        public Stake staked() {
            Money more = placed.stake().minus(was.stake());
            return new Stake(patron, box, on.id(), more, placed.tokens().minus(was.tokens()));
        }
    }

    record WagerWithdrawn(Patron patron, Box box, StudArea on, Placed was) implements StudEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    /** A supervisor refused the wager and had it removed. */
    record WagerRefused(Patron patron, Box box, StudArea on, Placed was, RefusalGround reason, String text)
            implements StudEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    /** The house handed a wager back before the cards, under a rule that says so. */
    record WagerReturned(Patron patron, Box box, StudArea on, Placed was, String rule) implements StudEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    private static Stake takenBack(Patron patron, Box box, StudArea on, Placed was) {
        return new Stake(
                patron, box, on.id(), was.stake().negated(), was.tokens().negated());
    }

    record WageringClosed() implements StudEvent {}

    /** Five cards to the dealer, of which {@code up} lies face up, and to each box with an ante, in their order. */
    record HandsDealt(List<Card> dealer, Card up, List<BoxCards> hands) implements StudEvent {}

    record BoxCards(Box box, List<Card> cards) {}

    record BetPlaced(Patron patron, Box box, Placed placed) implements StudEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, StudArea.BET.id(), placed.stake(), placed.tokens());
        }
    }

    /** A hand's end was decided by something other than the cards; it is settled with the round. */
    record HandEnded(Box box, StudShowdown ending) implements StudEvent {}

    /** A jackpot wager's end was decided apart from its hand; it is settled with the round. */
    record JackpotWagerEnded(Box box, StudShowdown ending) implements StudEvent {}

    /** A player's wagers are invalid under a clause: they can lose, but not win. */
    record WagersInvalid(Patron patron, Box box, String clause) implements StudEvent {}

    /** A card was exposed in error; the rule says what follows from it. */
    record CardExposed(@Nullable Box box, @Nullable Card card, String rule) implements StudEvent {}

    /** Cards dealt to a box without an ante were counted and discarded. */
    record EmptyBoxCleared(Box box) implements StudEvent {}

    /** A card is missing, or does not belong to the deck; the deck is to be checked. */
    record CardAtFault(boolean foreign, String rule) implements StudEvent {}

    /** The shuffling device failed: before any card the cards are reshuffled, after one the round is void. */
    record DeviceFailed(String rule) implements StudEvent {}

    record OutcomeInvalidated(String cause, @Nullable String reason) implements StudEvent {}

    record DealerExposed() implements StudEvent {}

    record RoundSettled(List<Line> lines) implements StudEvent, Settles {}

    /**
     * The result of the settled round was taken away: other lines stand in the place of those that were paid.
     *
     * @param rules the clauses that took it away, the deciding one first
     */
    record RoundUndone(List<String> rules, List<Line> undone, List<Line> lines, List<Adjustment> adjustments)
            implements StudEvent, Adjusts {
        static RoundUndone of(Resettlement other) {
            return new RoundUndone(other.rules(), other.was(), other.instead(), other.adjustments());
        }

        Resettlement resettlement() {
            return new Resettlement(undone, lines, rules);
        }
    }

    /** The round is over without a result; wagers go back unless a line says otherwise. */
    record RoundVoided(StudShowdown ending, List<Line> lines) implements StudEvent, Settles {}
}
