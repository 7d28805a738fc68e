package baize.games.bingo;

import baize.core.engine.Patron;
import baize.core.rule.Rule;
import java.util.List;

/**
 * A claim on the last number.
 *
 * @param game the game that the card is for, as its paper says
 * @param automatic whether the card itself sounded
 * @param findings what the supervisor has found, step by step; none until then
 */
@Rule({"4.7", "5.4.2", "7.1"})
public record Claimed(
        Patron patron,
        int serial,
        int box,
        Pattern pattern,
        int game,
        boolean automatic,
        Check check,
        List<Finding> findings) {

    /** How far a claim has come. */
    public enum Check {
        PENDING,
        GOOD,
        REJECTED
    }

    /** One step of a check: the clause that asks for it, and whether it was found to be so. */
    public record Finding(String clause, boolean good, String detail) {}

    boolean isPending() {
        return check == Check.PENDING;
    }

    public boolean isGood() {
        return check == Check.GOOD;
    }

    /**
     * Whether it is this one, which takes its player too: what somebody claims on another's card is not the
     * holder's.
     */
    boolean isFor(Patron who, int otherSerial, int otherBox, Pattern other) {
        return patron.equals(who) && serial == otherSerial && box == otherBox && pattern == other;
    }

    boolean isSame(Claimed other) {
        return isFor(other.patron, other.serial, other.box, other.pattern);
    }

    /** Whether all was right but the marks, which can still be made. */
    @Rule({"3.4", "7.4", "R-130"})
    boolean lackedMarks() {
        return check == Check.REJECTED && findings.getLast().clause().equals("7.4");
    }

    Claimed checked(Check result, List<Finding> found) {
        return new Claimed(patron, serial, box, pattern, game, automatic, result, found);
    }
}
