package baize.games.bingo;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Adjustment;
import baize.core.pay.Adjusts;
import baize.core.pay.Line;
import baize.core.pay.Settles;
import baize.core.pay.Stake;
import baize.core.pay.Stakes;
import baize.games.bingo.Claimed.Finding;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Pool;
import baize.games.table.TableEvent;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has happened in a bingo hall. */
public sealed interface BingoEvent {
    record TableChanged(TableEvent event) implements BingoEvent, Adjusts {
        @Override
        public List<Adjustment> adjustments() {
            return event.adjustments();
        }
    }

    /** The pool that this hall shares with others was found to stand so. */
    record JackpotTold(Pool pool) implements BingoEvent {}

    /** Entry fees, wins or corrections moved the pool. */
    record JackpotMoved(JackpotEvent event) implements BingoEvent {}

    /** A session is open, with scorecards of this series. */
    record SessionOpened(
            int session, String series, @Nullable Instant at) implements BingoEvent {}

    /**
     * A scorecard was issued against the entry fee.
     *
     * @param from the first game that it is for
     * @param boxes what is on it; empty where the series says so
     */
    record CardIssued(
            Patron patron,
            Box seat,
            Money fee,
            int serial,
            Medium medium,
            boolean automatic,
            int from,
            List<BingoBox> boxes)
            implements BingoEvent, Stakes {
        @Override
        public Stake staked() {
            return new Stake(patron, seat, BingoShowdown.ENTRY, fee, Money.ZERO);
        }
    }

    record AutomaticSet(int serial, boolean on) implements BingoEvent {}

    record NumberMarked(int serial, int number) implements BingoEvent {}

    /** A game was announced: its colour, its prizes with what was carried into them, its jackpot numbers. */
    record GameStarted(int round, int game, String colour, List<Prize> prizes, List<Integer> jackpotNumbers)
            implements BingoEvent {}

    /**
     * A number was drawn, displayed and announced.
     *
     * @param announced what was said, where that was another number
     */
    record NumberCalled(int number, @Nullable Integer announced) implements BingoEvent {}

    /** The next number came, and this player had not claimed. */
    record PrizeForfeited(Patron patron, Pattern pattern, int serial, int box) implements BingoEvent {}

    /** The draw is locked until the claim has been checked. */
    record ClaimMade(Patron patron, int serial, int box, Pattern pattern, int game, boolean automatic)
            implements BingoEvent {}

    record ClaimVerified(Patron patron, int serial, int box, Pattern pattern, List<Finding> findings)
            implements BingoEvent {}

    /**
     * The claim was false, or late; the player plays on.
     *
     * @param rule the clause that it failed under
     * @param rules all that bear on it, that one first
     */
    record ClaimRejected(
            Patron patron,
            int serial,
            int box,
            Pattern pattern,
            String rule,
            List<String> rules,
            List<Finding> findings)
            implements BingoEvent {}

    /** Minor prizes that the last number won were paid, before the next. */
    record MinorsSettled(List<Divided> divided, List<Line> lines) implements BingoEvent, Settles {}

    /**
     * The game is over.
     *
     * @param carried what is added to the next
     */
    record GameSettled(List<Divided> divided, List<Line> lines, List<Prize> carried) implements BingoEvent, Settles {}

    /**
     * The game has no result; what was won before stands, the rest is added to the next.
     *
     * @param rule the clause that it is void under
     * @param rules all that bear on it, that one first
     */
    record GameVoided(String rule, List<String> rules, List<Divided> divided, List<Line> lines, List<Prize> carried)
            implements BingoEvent, Settles {}

    /**
     * The game that had been settled has no result; what its bingo was paid was taken back.
     *
     * @param rule the clause that it was undone under
     * @param rules all that bear on it, that one first
     * @param undone the lines that do not stand: prizes, and fees that were kept or refunded
     * @param carried what is now added to the next game
     */
    record GameUndone(
            String rule, List<String> rules, List<Line> undone, List<Adjustment> adjustments, List<Prize> carried)
            implements BingoEvent, Adjusts {}

    /** Fees of a session whose last game has no result go back to those who are no longer there. */
    record FeesReturned(List<Line> lines) implements BingoEvent, Settles {}

    /** The session is over, and its fees are kept or go back. */
    record SessionEnded(BingoShowdown how, List<Line> lines, List<Prize> carried) implements BingoEvent, Settles {}

    /**
     * A number was announced anew.
     *
     * @param instead what had been said or entered in error
     * @param call which call that was, the first of the game is 1; absent where it was the last
     */
    record CallCorrected(
            int number, @Nullable Integer instead, @Nullable Integer call) implements BingoEvent {}

    /** What a player was taken to have forfeited rested on a number that had not been announced. */
    record ForfeitLifted(Patron patron, Pattern pattern) implements BingoEvent {}

    /** A claim rested on a number that does not count, or is its player's no longer. */
    record ClaimUndone(Patron patron, int serial, int box, Pattern pattern) implements BingoEvent {}

    /**
     * Prizes that had been paid do not stand with these winners.
     *
     * @param rule the clause that they fall under
     * @param rules all that bear on it, that one first
     * @param claims what they had been won by
     * @param undone the lines that do not stand
     * @param divided how prizes are divided now that have other winners
     * @param open those that nobody has won now: to be won in this game, or where it is over in the next
     */
    record PrizesRecalled(
            String rule,
            List<String> rules,
            List<Claimed> claims,
            List<Line> undone,
            List<Adjustment> adjustments,
            List<Divided> divided,
            List<Prize> open)
            implements BingoEvent, Adjusts {
        /** What has been won still, of this. */
        List<CallLog.Won> standing(List<CallLog.Won> won) {
            return won.stream()
                    .map(one -> one.with(one.claims().stream()
                            .filter(claim -> claims.stream().noneMatch(claim::isSame))
                            .toList()))
                    .filter(one -> !one.claims().isEmpty())
                    .toList();
        }
    }

    /** Winners with whom fewer share than was thought were paid the rest. */
    record SharesPaid(List<Line> lines) implements BingoEvent, Settles {}

    record CardFailed(int serial) implements BingoEvent {}

    /** The same card on another device, with every number called. */
    record CardReplaced(int serial) implements BingoEvent {}

    /** The result of the game does not stand; these lose their fee where fees are refunded. */
    record OutcomeInvalidated(boolean fraudulent, List<Patron> forfeit, List<Patron> retain, Grade by)
            implements BingoEvent {}

    /** What somebody paid who used a device was declared void, and the cards with it. */
    record EntryVoided(Patron patron, List<Line> lines) implements BingoEvent, Settles {}

    /** A player gave up the cards and left; the fee is kept. */
    record PlayerLeft(Patron patron, List<Line> lines) implements BingoEvent, Settles {}
}
