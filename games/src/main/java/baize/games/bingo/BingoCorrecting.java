package baize.games.bingo;

import static baize.core.engine.Decision.accept;
import static baize.core.engine.Decision.refuse;
import static baize.games.bingo.BingoReason.*;

import baize.core.ball.Balls;
import baize.core.engine.Decision;
import baize.core.rule.Rule;
import baize.games.bingo.BingoEvent.CallCorrected;
import baize.games.bingo.BingoEvent.ClaimUndone;
import baize.games.bingo.BingoEvent.ForfeitLifted;
import baize.games.bingo.BingoIrregularity.CorrectCall;
import baize.games.bingo.Play.Forfeit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call that was wrong, put right with all that followed from it. What was drawn is the truth, and counts from the
 * moment at which it is announced; what rested on the wrong number falls. Once the game is over its cards are dead:
 * then nobody can win on the right number any more, but who was paid on a wrong one gives that back until the next
 * begins.
 */
@Rule({"7.7", "8.1", "8.3", "R-125", "R-139", "R-193"})
record BingoCorrecting(Bingo game, CardBook book, BingoCalling calling, BingoSettlement settlement) {
    private static final List<String> CLAUSES = List.of("8.3", "R-139");

    /** A call of a game, what was known of it and what is said of it now. */
    private record Slip(
            Play play,
            int call,
            int old,
            int number,
            @Nullable Integer instead) {
        boolean isLast() {
            return call == play.called().size();
        }

        boolean isAnotherNumber() {
            return old != number;
        }
    }

    Decision<BingoEvent> correct(BingoState s, CorrectCall c) {
        Play play = played(s);
        if (play == null) return refuse(NO_GAME, "no game is in play");
        if (play.called().isEmpty()) return refuse(NOTHING_CALLED, "no number has been called");
        int calls = play.called().size();
        int call = c.call() == null ? calls : c.call();
        if (call < 1 || call > calls) return refuse(NO_SUCH_CALL, "expected a call from 1 to " + calls);
        int old = play.called().get(call - 1);
        int number = c.number() == null ? old : c.number();
        Slip error = new Slip(play, call, old, number, instead(play, c, call, old, number));
        if (error.instead == null) return refuse(NO_ERROR, old + " was announced as it was drawn");
        if (!Balls.ALL.has(number)) return refuse(NO_NUMBER, "expected a number from 1 to 90");
        if (error.isAnotherNumber() && play.balls().has(number))
            return refuse(ALREADY_CALLED, number + " has been called");
        return s.play() == null ? afterwards(s, error) : inPlay(s, error);
    }

    private static @Nullable Play played(BingoState s) {
        Play play = s.play();
        LastGame over = s.hall().over();
        return play == null && over != null ? over.play() : play;
    }

    /** The number that was said or entered in error. */
    private static @Nullable Integer instead(Play play, CorrectCall c, int call, int old, int number) {
        if (number != old) return old;
        if (c.announced() != null) return c.announced() == number ? null : c.announced();
        return call == play.called().size()
                ? play.announced()
                : CallLog.of(play.log()).said(call);
    }

    private Decision<BingoEvent> inPlay(BingoState s, Slip error) {
        List<BingoEvent> events = new ArrayList<>();
        events.add(event(error));
        Balls gone = Balls.NONE.with(error.old);
        for (Forfeit forfeit : error.play.forfeits())
            if (!isForfeited(s, error.play, forfeit, gone))
                events.add(new ForfeitLifted(forfeit.patron(), forfeit.pattern()));
        events.addAll(undone(game.after(s, List.of(event(error))), error));
        events.addAll(recalled(s, error));
        events.addAll(calling.sounding(game.after(s, events)));
        return accept(events);
    }

    private static CallCorrected event(Slip error) {
        return new CallCorrected(error.number, error.instead, error.isLast() ? null : error.call);
    }

    /** Whether a player had a box complete then on numbers that had been announced. */
    @Rule({"8.1", "R-126"})
    private boolean isForfeited(BingoState s, Play play, Forfeit forfeit, Balls gone) {
        Session session = s.hall().open();
        Balls heard = forfeit.heard().without(gone);
        for (Issued card : session.cards())
            if (card.patron().equals(forfeit.patron()) && card.from() <= play.game())
                for (BingoBox box : book.card(session, card, play.game()).boxes())
                    if (CardBook.shows(box, forfeit.pattern(), heard)) return true;
        return false;
    }

    /** Claims that do not hold without the number; where that was drawn, an earlier one holds with it. */
    private List<BingoEvent> undone(BingoState corrected, Slip error) {
        Play after = BingoEvolution.playOf(corrected);
        boolean drawn = !error.isAnotherNumber() && !error.isLast();
        Balls basis = drawn ? after.heard() : after.heard().without(Balls.NONE.with(error.number));
        Session session = corrected.hall().open();
        List<BingoEvent> events = new ArrayList<>();
        for (Claimed claim : after.claims())
            if (!holds(session.series(), session.card(claim.serial()), after.game(), claim, basis))
                events.add(new ClaimUndone(claim.patron(), claim.serial(), claim.box(), claim.pattern()));
        return events;
    }

    private boolean holds(String series, @Nullable Issued card, int number, Claimed claim, Balls heard) {
        BingoBox box = card == null ? null : book.card(series, card, number).box(claim.box());
        return box != null && CardBook.shows(box, claim.pattern(), heard);
    }

    /** Prizes that were paid on a number that was not drawn. */
    private List<BingoEvent> recalled(BingoState s, Slip error) {
        if (!error.isAnotherNumber()) return List.of();
        LastGame over = s.hall().over();
        String series = over == null ? s.hall().open().series() : over.series();
        Balls gone = Balls.NONE.with(error.old);
        return BingoRecall.of(
                settlement,
                s,
                (won, claim) -> !holds(
                        series,
                        won.card(claim.serial()),
                        error.play.game(),
                        claim,
                        won.heard().without(gone)),
                CLAUSES);
    }

    private Decision<BingoEvent> afterwards(BingoState s, Slip error) {
        List<BingoEvent> recalled = recalled(s, error);
        if (recalled.isEmpty())
            return refuse(TOO_LATE_TO_CORRECT, "the game is over, and no prize of it was paid on " + error.instead);
        List<BingoEvent> events = new ArrayList<>();
        events.add(event(error));
        events.addAll(recalled);
        return accept(events);
    }
}
