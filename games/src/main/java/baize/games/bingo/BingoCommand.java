package baize.games.bingo;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.games.jackpot.Pool;
import baize.games.table.TableCommand;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What can be asked of a bingo hall, by who may ask it. */
public sealed interface BingoCommand {
    /** From a patron. */
    sealed interface Player extends BingoCommand {
        Patron patron();
    }

    /** From the dealer terminal; the outcome is absent until chance has attached it. */
    sealed interface Chance extends BingoCommand {}

    /** What all tables share. */
    record AtTable(TableCommand command) implements BingoCommand {}

    /** What the staff decide when something has gone wrong. */
    record Remedy(BingoIrregularity irregularity) implements BingoCommand {}

    /** How the jackpot's pool stands that this hall shares with others. */
    record TellJackpot(Pool pool) implements BingoCommand {}

    /** Opens a session; its series of scorecards is printed. */
    record OpenSession(@Nullable String series) implements Chance {}

    /**
     * Issues a scorecard for the rest of the session against the entry fee. Where no session is open, it opens one.
     *
     * @param by the rank of who sells it over the counter; absent where the player takes it
     * @param serial the next of the series where absent
     * @param boxes what is on it in every game; empty where the series says so
     */
    record Issue(
            Patron patron,
            @Nullable Grade by,
            @Nullable Integer serial,
            List<BingoBox> boxes,
            Medium medium,
            boolean automatic,
            @Nullable String series)
            implements Chance {}

    /** Switches the automatic play of an electronic card. */
    record Automatic(Patron patron, int serial, boolean on) implements Player {}

    /** Presses a number on an electronic card. */
    record Mark(Patron patron, int serial, int number) implements Player {}

    /**
     * Claims what the last number has completed.
     *
     * @param by the rank of who heard the call; absent where the player claims
     * @param box absent for the whole card
     * @param pattern absent for everything that is complete
     * @param game the game that the card is for, as its paper says; absent for the one in play
     */
    record Claim(
            Patron patron,
            @Nullable Grade by,
            int serial,
            @Nullable Integer box,
            @Nullable Pattern pattern,
            @Nullable Integer game)
            implements BingoCommand {}

    /** Announces the next game; where the jackpot is in play its numbers are drawn. */
    record Start(List<Integer> jackpotNumbers) implements Chance {}

    /**
     * Calls the next number.
     *
     * @param number absent until it is drawn
     * @param announced what the caller said, where that was another number
     */
    record Call(@Nullable Integer number, @Nullable Integer announced) implements Chance {}

    /** Checks the claims on a card, or all of them. */
    record Verify(Grade by, @Nullable Integer serial) implements BingoCommand {}

    /** Pays the winners and ends the game. */
    record Settle() implements BingoCommand {}
}
