package baize.games.blackjack;

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

/** What has happened at a Star Blackjack table. */
public sealed interface BlackjackEvent {
    /** What all tables share. */
    record TableChanged(TableEvent event) implements BlackjackEvent, Adjusts {
        @Override
        public List<Adjustment> adjustments() {
            return event.adjustments();
        }
    }

    /** The pool that this table shares with others was found to stand so. */
    record JackpotTold(Pool pool) implements BlackjackEvent {}

    /** The table's wagers, wins or corrections moved the pool. */
    record JackpotMoved(JackpotEvent event) implements BlackjackEvent {}

    record JackpotFailed() implements BlackjackEvent {}

    record JackpotRestored() implements BlackjackEvent {}

    /** The first wager of a round opens it. */
    record RoundOpened(int round) implements BlackjackEvent {}

    record WagerPlaced(Patron patron, Box box, BlackjackArea on, Placed placed) implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, on.id(), placed.stake(), placed.tokens());
        }
    }

    record WagerChanged(Patron patron, Box box, BlackjackArea on, Placed was, Placed placed)
            implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            Money more = placed.stake().minus(was.stake());
            return new Stake(patron, box, on.id(), more, placed.tokens().minus(was.tokens()));
        }
    }

    record WagerWithdrawn(Patron patron, Box box, BlackjackArea on, Placed was) implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    /** A supervisor refused the wager and had it removed. */
    record WagerRefused(Patron patron, Box box, BlackjackArea on, Placed was, RefusalGround reason, String text)
            implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    /** The house handed a wager back before the cards, under a rule that says so. */
    record WagerReturned(Patron patron, Box box, BlackjackArea on, Placed was, String rule)
            implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            return takenBack(patron, box, on, was);
        }
    }

    private static Stake takenBack(Patron patron, Box box, BlackjackArea on, Placed was) {
        return new Stake(
                patron, box, on.id(), was.stake().negated(), was.tokens().negated());
    }

    record WageringClosed() implements BlackjackEvent {}

    /** The cards were shuffled and, at a shoe, cut by someone; so many lie behind the cutting card. */
    record ShoeShuffled(@Nullable Patron cutBy, int behind) implements BlackjackEvent {}

    /** The first card of a new shoe was put away unseen. */
    record CardBurned() implements BlackjackEvent {}

    /** A card to the dealer and two to each box with a wager; who calls its decisions is settled with them. */
    record HandsDealt(Card dealer, List<BoxCards> boxes) implements BlackjackEvent {}

    /** The same where the players' cards are dealt face down. */
    record HandsDealtDown(Card dealer, List<BoxCards> boxes) implements BlackjackEvent {}

    /** The two cards of a box, which lay face down, are seen by all. */
    record CardsTurned(Box box, List<Card> cards) implements BlackjackEvent {}

    /** The player who called the decisions of a box has nothing there any more; another does now. */
    record ControlPassed(Box box, Patron controller) implements BlackjackEvent {}

    record BoxCards(Box box, Patron controller, List<Card> cards) {}

    /** The cutting card came out, at a box or at the dealer's hand; this round is the last of the shoe. */
    record CuttingCardShown(@Nullable Box box) implements BlackjackEvent {}

    record InsurancePlaced(Patron patron, Box box, Placed placed) implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, BlackjackArea.INSURANCE, placed.stake(), placed.tokens());
        }
    }

    record InsuranceClosed() implements BlackjackEvent {}

    /** The controlling player has called a double or a split that others on the box answer first. */
    record AnswersAwaited(Box box, int hand, boolean split, List<Patron> others) implements BlackjackEvent {}

    record AnswersGiven(Box box) implements BlackjackEvent {}

    record DoublePlaced(Patron patron, Box box, int hand, Placed placed) implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, BlackjackArea.DOUBLE, placed.stake(), placed.tokens());
        }
    }

    record SplitPlaced(Patron patron, Box box, int hand, Placed placed) implements BlackjackEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, box, BlackjackArea.MAIN.id(), placed.stake(), placed.tokens());
        }
    }

    /** A follower adds nothing. */
    record Declined(Patron patron, Box box, int hand) implements BlackjackEvent {}

    /** Someone has decided on a hand: what a reconstruction of the round plays again. */
    record DecisionMade(Decided decided) implements BlackjackEvent {}

    /** A hand became two; the new one stands right after the one it came from. */
    record HandSplit(Box box, int hand) implements BlackjackEvent {}

    /** A card went to a hand of a box, or, where there is no box, to the dealer. */
    record CardDrawn(@Nullable Box box, int hand, Card card) implements BlackjackEvent {}

    /** The shoe ran out, and all cards but those on the layout were shuffled into it again. */
    record ShoeRefilled() implements BlackjackEvent {}

    record HandEnded(Box box, int hand, HandFate fate) implements BlackjackEvent {}

    /** A card was found, or put, where it has no part in the game; it is burned where it was seen. */
    record CardBurnedSeen(Card card, String rule) implements BlackjackEvent {}

    /** A player's wagers are invalid under a clause: they can lose, but not win. */
    record WagersInvalid(Patron patron, String clause) implements BlackjackEvent {}

    /** A card was dealt in error and is used as the next one. */
    record CardSetAside(Card card) implements BlackjackEvent {}

    /** A card that nobody saw was dealt to the dealer's finished hand; it is the first of the next round. */
    record CardKept() implements BlackjackEvent {}

    /** The round was played again with its cards as they should have come. */
    record RoundReconstructed(Shoe shoe, List<Card> dealer, List<BlackjackBox> boxes) implements BlackjackEvent {}

    record OrdersGiven(HouseOrders orders, String rule) implements BlackjackEvent {}

    /** The cards are to be shuffled before the next round. */
    record ShuffleOrdered(String rule) implements BlackjackEvent {}

    /** A card is missing, or does not belong to the decks; they are to be checked. */
    record CardAtFault(boolean foreign, String rule) implements BlackjackEvent {}

    record DeviceFailed(String rule) implements BlackjackEvent {}

    record OutcomeInvalidated(String cause, @Nullable String reason) implements BlackjackEvent {}

    /** Wagers that are settled before the round is over. */
    record WagersSettled(List<Line> lines) implements BlackjackEvent, Settles {}

    record RoundSettled(List<Line> lines) implements BlackjackEvent, Settles {}

    /**
     * Lines that were settled do not stand; others take their place, while the round goes on or stays as it is.
     *
     * @param rules the clauses that took the first away, the deciding one first
     */
    record WagersUndone(List<String> rules, List<Line> undone, List<Line> lines, List<Adjustment> adjustments)
            implements BlackjackEvent, Adjusts {
        static WagersUndone of(Resettlement other) {
            return new WagersUndone(other.rules(), other.was(), other.instead(), BlackjackUndoing.led(other));
        }

        Resettlement resettlement() {
            return new Resettlement(undone, lines, rules);
        }
    }

    /** The same of a round that was settled and has no result after all. */
    record RoundUndone(List<String> rules, List<Line> undone, List<Line> lines, List<Adjustment> adjustments)
            implements BlackjackEvent, Adjusts {
        static RoundUndone of(Resettlement other) {
            return new RoundUndone(other.rules(), other.was(), other.instead(), BlackjackUndoing.led(other));
        }

        Resettlement resettlement() {
            return new Resettlement(undone, lines, rules);
        }
    }

    /** The round is over without a result; what was settled before stands, the rest goes back. */
    record RoundVoided(BlackjackShowdown ending, List<Line> lines) implements BlackjackEvent, Settles {}
}
