package baize.games.caribbeanstud;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.jackpot.Pool;
import baize.games.table.TableCommand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked of a Caribbean Stud table, by who may ask it. */
public sealed interface StudCommand {
    /** From a patron, for the box he or she plays. */
    sealed interface Player extends StudCommand {
        Patron patron();

        Box box();
    }

    /** From the dealer. What goes wrong is in {@link StudIrregularity}. */
    sealed interface Dealer extends StudCommand {}

    /** From the shoe or the shuffling device. */
    sealed interface Chance extends StudCommand {}

    /** From the clock of a table that no staff deals. */
    sealed interface Clock extends StudCommand {}

    /** What all tables share. */
    record AtTable(TableCommand command) implements StudCommand {}

    /** What the staff decide when something has gone wrong. */
    record Remedy(StudIrregularity irregularity) implements StudCommand {}

    /** The pool that this table shares with others stands so. */
    record TellJackpot(Pool pool) implements StudCommand {}

    /** Places a wager; {@code tokens} of the stake are promotional tokens. */
    record Wager(Patron patron, Box box, StudArea on, Money stake, Money tokens) implements Player {}

    /** Sets a standing wager to another stake: before the cards, or a bet that was not twice the ante. */
    record Change(Patron patron, Box box, StudArea on, Money stake) implements Player {}

    /** Takes back a standing wager, or part of it, before the cards. */
    record Withdraw(
            Patron patron, Box box, StudArea on, @Nullable Money stake) implements Player {}

    /** Stays in, betting twice the ante; no other stake is accepted. */
    record Bet(Patron patron, Box box, @Nullable Money stake, Money tokens) implements Player {}

    record Fold(Patron patron, Box box) implements Player {}

    /** Gives the hand up when the dealer's is on the table. */
    record Concede(Patron patron, Box box) implements Player {}

    record NoMoreBets() implements Dealer {}

    /** Turns the dealer's hand without settling. */
    record Expose() implements Dealer {}

    /** Turns the dealer's hand, where that has not been done, and settles. */
    record Reveal() implements Dealer {}

    /** The time in which this hand's player could decide has run out. */
    record TimeOut(Box box) implements Clock {}

    /** The cards in the order they leave the shoe or the device; none until chance has attached them. */
    record Deal(List<Card> cards) implements Chance {}
}
