package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is kept of a game's calls so that one of them can be put right later, with what followed from it.
 *
 * @param wrong calls at which another number was said than the one drawn, until that is corrected
 * @param anew numbers announced since the last call, because an earlier one was put right
 * @param reopened prizes that can be won again since the last call, because their winners had none
 * @param won what has been won and paid, and on which numbers
 */
@Rule({"8.1", "8.3", "R-125", "R-139"})
public record CallLog(List<Wrong> wrong, List<Integer> anew, List<Pattern> reopened, List<Won> won) {
    static final CallLog NONE = new CallLog(List.of(), List.of(), List.of(), List.of());

    /** What was said at a call, the first of which is 1, instead of the number drawn. */
    public record Wrong(int call, int said) {}

    /**
     * A prize that was paid.
     *
     * @param claims those that were found good
     * @param cards the cards that they were made on
     * @param heard the numbers that had been announced by then
     */
    public record Won(Prize prize, List<Claimed> claims, List<Issued> cards, Balls heard) {
        Won with(List<Claimed> others) {
            return new Won(prize, others, cards, heard);
        }

        Issued card(int serial) {
            for (Issued card : cards) if (card.serial() == serial) return card;
            throw new IllegalStateException("corrupt history: " + serial + " has won nothing");
        }
    }

    static CallLog of(@Nullable CallLog log) {
        return log == null ? NONE : log;
    }

    /** The same, or none where there is nothing to keep. */
    @Nullable
    CallLog orNone() {
        return equals(NONE) ? null : this;
    }

    /** After one more call, at which this was said, if it was wrong. */
    CallLog called(int call, @Nullable Integer said) {
        if (said == null) return new CallLog(wrong, List.of(), List.of(), won);
        List<Wrong> more = new ArrayList<>(wrong);
        more.add(new Wrong(call, said));
        return new CallLog(List.copyOf(more), List.of(), List.of(), won);
    }

    /**
     * After a call was put right; an earlier one is announced now. What was won on a number that was drawn stays won on
     * it, whatever was said.
     */
    CallLog corrected(int call, int old, int number, boolean last) {
        List<Wrong> rest = wrong.stream().filter(one -> one.call() != call).toList();
        List<Integer> numbers = new ArrayList<>(anew);
        numbers.removeIf(one -> one == old);
        if (!last) numbers.add(number);
        Balls gone = old == number ? Balls.NONE : Balls.NONE.with(old);
        List<Won> without = won.stream()
                .map(one -> new Won(
                        one.prize(), one.claims(), one.cards(), one.heard().without(gone)))
                .toList();
        return new CallLog(rest, List.copyOf(numbers), reopened, without);
    }

    CallLog with(List<Pattern> again) {
        return new CallLog(wrong, anew, List.copyOf(again), won);
    }

    CallLog won(UnaryOperator<List<Won>> change) {
        return new CallLog(wrong, anew, reopened, List.copyOf(change.apply(new ArrayList<>(won))));
    }

    /** What was said at a call, if that was wrong. */
    @Nullable
    Integer said(int call) {
        for (Wrong one : wrong) if (one.call() == call) return one.said();
        return null;
    }
}
