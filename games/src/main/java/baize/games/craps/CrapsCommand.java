package baize.games.craps;

import baize.core.dice.Throw;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.games.table.TableCommand;
import org.jspecify.annotations.Nullable;

/** What can be asked of a craps game, by who may ask it. */
public sealed interface CrapsCommand {
    /** From a patron at a terminal. */
    sealed interface Player extends CrapsCommand {
        Patron patron();
    }

    /** From the game system or its tumbler; the throw is absent until chance has attached it. */
    sealed interface Chance extends CrapsCommand {
        @Nullable
        Throw dice();
    }

    /** What all tables share. */
    record AtTable(TableCommand command) implements CrapsCommand {}

    /** What the staff decide when something has gone wrong. */
    record Remedy(CrapsIrregularity irregularity) implements CrapsCommand {}

    /** Places a wager, or adds to one; without a box at the player's terminal, or the next that is free. */
    record Wager(Patron patron, @Nullable Box box, Spot on, Money stake) implements Player {}

    /** Sets a standing wager to another stake. */
    record Change(Patron patron, Spot on, Money stake) implements Player {}

    /** Takes back a standing wager as far as it can be, or this much of it. */
    record Withdraw(Patron patron, Spot on, @Nullable Money stake) implements Player {}

    /** Moves a standing wager as far as it can be, or this much of it, to another place. */
    record Move(Patron patron, Spot from, Spot to, @Nullable Money stake) implements Player {}

    /** Ends the wagering period; where nobody shoots, the dice are shot at once. */
    record CloseWagering(@Nullable Throw dice) implements Chance {}

    /** Shoots the dice: pressed by the shooter, or, without a patron, by the system. */
    record Shoot(@Nullable Patron patron, @Nullable Throw dice) implements Chance {}
}
