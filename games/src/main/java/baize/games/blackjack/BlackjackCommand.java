package baize.games.blackjack;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.jackpot.Pool;
import baize.games.table.TableCommand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked of a Star Blackjack table, by who may ask it. A command that takes cards out of the shoe carries
 * them, in the order they leave it; none until chance has attached them.
 */
public sealed interface BlackjackCommand {
    /** From a patron, for a box that he or she has a wager on. */
    sealed interface Player extends BlackjackCommand {
        Patron patron();

        Box box();
    }

    /** From the dealer. What goes wrong is in {@link BlackjackIrregularity}. */
    sealed interface Dealer extends BlackjackCommand {}

    /** From the clock of a table that no staff deals. */
    sealed interface Clock extends BlackjackCommand {}

    /** Anything that may take cards out of the shoe. */
    sealed interface Chance extends BlackjackCommand {
        List<Card> cards();

        /** The same with these cards. */
        BlackjackCommand with(List<Card> drawn);
    }

    /** A decision on a hand; where {@code hand} is absent, the one whose turn it is. */
    sealed interface Decision extends Player, Chance {
        @Nullable
        Integer hand();
    }

    /** What all tables share. */
    record AtTable(TableCommand command) implements BlackjackCommand {}

    /** What the staff decide when something has gone wrong. */
    record Remedy(BlackjackIrregularity irregularity, List<Card> cards) implements Chance {
        @Override
        public Remedy with(List<Card> drawn) {
            return new Remedy(irregularity, drawn);
        }
    }

    /** The pool that this table shares with others stands so. */
    record TellJackpot(Pool pool) implements BlackjackCommand {}

    /** Places a wager; {@code tokens} of the stake are promotional tokens. */
    record Wager(Patron patron, Box box, BlackjackArea on, Money stake, Money tokens) implements Player {}

    /** Sets a standing wager to another stake, before the cards. */
    record Change(Patron patron, Box box, BlackjackArea on, Money stake) implements Player {}

    /** Takes back a standing wager, or part of it, before the cards. */
    record Withdraw(
            Patron patron,
            Box box,
            BlackjackArea on,
            @Nullable Money stake) implements Player {}

    /** Wagers that the dealer has blackjack, up to half of the player's own wager. */
    record Insure(Patron patron, Box box, Money stake, Money tokens) implements Player {}

    /** Takes even money for a blackjack against an ace. */
    record EvenMoney(Patron patron, Box box) implements Player {}

    /** The controlling player turns the two cards that were dealt face down. */
    record TurnCards(Patron patron, Box box) implements Player {}

    record Hit(Patron patron, Box box, @Nullable Integer hand, List<Card> cards) implements Decision {
        @Override
        public Hit with(List<Card> drawn) {
            return new Hit(patron, box, hand, drawn);
        }
    }

    record Stand(Patron patron, Box box, @Nullable Integer hand, List<Card> cards) implements Decision {
        @Override
        public Stand with(List<Card> drawn) {
            return new Stand(patron, box, hand, drawn);
        }
    }

    /** Adds up to as much again for one more card; without a stake as much again. Followers answer with their own. */
    record DoubleDown(
            Patron patron,
            Box box,
            @Nullable Integer hand,
            @Nullable Money stake,
            Money tokens,
            List<Card> cards) implements Decision {
        @Override
        public DoubleDown with(List<Card> drawn) {
            return new DoubleDown(patron, box, hand, stake, tokens, drawn);
        }
    }

    /** Makes two hands of one, with as much again on the second. Followers answer with their own. */
    record Split(Patron patron, Box box, @Nullable Integer hand, Money tokens, List<Card> cards) implements Decision {
        @Override
        public Split with(List<Card> drawn) {
            return new Split(patron, box, hand, tokens, drawn);
        }
    }

    /** A follower adds nothing to the controlling player's double or split. */
    record Decline(Patron patron, Box box, @Nullable Integer hand, List<Card> cards) implements Decision {
        @Override
        public Decline with(List<Card> drawn) {
            return new Decline(patron, box, hand, drawn);
        }
    }

    /** The time in which the player of this box, or those who answer there, could decide has run out. */
    record TimeOut(Box box, List<Card> cards) implements Clock, Chance {
        @Override
        public TimeOut with(List<Card> drawn) {
            return new TimeOut(box, drawn);
        }
    }

    record NoMoreBets() implements Dealer {}

    record CloseInsurance() implements Dealer {}

    /** Deals the first cards; a shoe that is due is shuffled, cut and has its first card burned before. */
    record Deal(List<Card> cards) implements Dealer, Chance {
        @Override
        public Deal with(List<Card> drawn) {
            return new Deal(drawn);
        }
    }

    /** Draws the dealer's cards as far as an outcome hangs on them, and settles. */
    record Reveal(List<Card> cards) implements Dealer, Chance {
        @Override
        public Reveal with(List<Card> drawn) {
            return new Reveal(drawn);
        }
    }
}
