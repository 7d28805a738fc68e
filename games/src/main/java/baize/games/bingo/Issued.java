package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import java.util.List;

/**
 * A scorecard in a player's hands.
 *
 * @param from the first game of the session that it is for
 * @param boxes what is on it in every game; empty where the series says so
 * @param marks what its player has pressed in this game, on an electronic card without automatic play
 * @param failed whether it waits to be replaced
 */
@Rule({"3.2", "4.3", "R-143"})
public record Issued(
        int serial,
        Patron patron,
        Medium medium,
        boolean automatic,
        int from,
        List<BingoBox> boxes,
        Balls marks,
        boolean failed) {

    /** Whether its player must have pressed the numbers that are claimed; on paper the supervisor sees the marks. */
    @Rule({"3.4", "7.4"})
    boolean isMarkedByHand() {
        return medium == Medium.ELECTRONIC && !automatic;
    }

    Issued automatic(boolean on) {
        return new Issued(serial, patron, medium, on, from, boxes, marks, failed);
    }

    Issued marked(Balls now) {
        return new Issued(serial, patron, medium, automatic, from, boxes, now, failed);
    }

    /** As it is laid aside: nothing is marked on it, and nobody waits for it. */
    Issued atRest() {
        return marked(Balls.NONE).failed(false);
    }

    Issued failed(boolean now) {
        return new Issued(serial, patron, medium, automatic, from, boxes, marks, now);
    }
}
