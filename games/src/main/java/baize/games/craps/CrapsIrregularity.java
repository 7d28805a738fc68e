package baize.games.craps;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Invalidation;
import baize.games.table.Whose;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can go wrong with a craps game and what the staff do about it: one record for each clause. */
public sealed interface CrapsIrregularity {
    /** The rank of who decides. */
    Grade by();

    /** A die does not lie flat: the round is void. */
    @Rule({"1.1 \"Cocked Dice\"", "6.4", "6.4.1", "R-77"})
    record Cocked(Grade by) implements CrapsIrregularity {}

    /** The tumbler failed, for this roll alone or so that the game is over. */
    @Rule({"6.4", "6.4.2", "R-78"})
    record TumblerFails(Grade by, boolean outOfService) implements CrapsIrregularity {}

    /**
     * A terminal failed. What the dice decide is held there until its wagers are confirmed.
     *
     * @param clause how that is seen, of 6.2
     * @param confirmed where its records have been read already: whether they confirm its wagers
     */
    @Rule({"6.1", "6.2", "6.2.1", "6.2.2", "6.2.3", "6.3", "R-79"})
    record TerminalFails(
            Grade by, Whose whose, String clause, @Nullable Boolean confirmed) implements CrapsIrregularity {}

    /** The records of a terminal that failed have been read: all its wagers are confirmed but these. */
    @Rule({"6.1", "6.3", "R-79"})
    record Recalculate(Grade by, Whose whose, List<Spot> unconfirmed) implements CrapsIrregularity {}

    /**
     * The game system failed.
     *
     * @param clause how that is seen, of 6.6.1
     * @param terminals those affected; all where none is named
     * @param lastRound whether the round that was settled last is concerned too
     */
    @Rule({"6.6", "6.6.1", "6.6.1.1", "6.6.1.2", "R-78", "R-79"})
    record SystemFails(Grade by, String clause, List<Box> terminals, boolean lastRound) implements CrapsIrregularity {}

    /** Sets a wager to this stake after the period, where it would be unfair not to; 0.00 takes it back. */
    @Rule({"3.3.8", "R-83"})
    record Relax(Grade by, Patron patron, Spot on, Money stake, String text) implements CrapsIrregularity {}

    /** Keeps back what is on a player's meter until an investigation is over. */
    @Rule({"4.2", "6.5"})
    record Withhold(Grade by, Patron patron, Money amount, String text) implements CrapsIrregularity {}

    /** Ends an investigation: what was withheld is paid, or stays with the house. */
    @Rule({"4.2", "6.5"})
    record Determine(Grade by, int number, boolean pay, String text) implements CrapsIrregularity {}

    /** A player used no card, or another person's, or played for another. */
    @Rule({"3.13", "3.13.1", "3.13.2", "3.14", "3.14.1", "3.14.2", "R-84"})
    record InvalidWager(Grade by, Patron patron) implements CrapsIrregularity {}

    /** Voids what a player has wagered who contravened one of these clauses. */
    @Rule({"7.7", "7.7.1"})
    record VoidWagers(Grade by, Patron patron, String clause, String text) implements CrapsIrregularity {}

    /**
     * Takes the result of a game away.
     *
     * @param lastRound whether of the round that was settled last, though another has begun; absent where that is not
     *     said: then of the one at hand, or where none is of the last
     */
    @Rule({"7.8", "7.8.1", "7.8.2", "7.9", "R-193"})
    record Invalidate(
            Grade by, Invalidation invalidation, @Nullable Boolean lastRound) implements CrapsIrregularity {}

    /** Warns that play will close. */
    @Rule({"7.2", "R-86"})
    record WarnOfClose(Grade by) implements CrapsIrregularity {}

    /** Directs who does not play to leave a terminal. */
    @Rule({"7.13", "7.13.1", "7.13.2"})
    record Vacate(Grade by, Box box) implements CrapsIrregularity {}
}
