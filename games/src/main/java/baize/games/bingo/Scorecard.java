package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import baize.games.bingo.strips.Strips;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The boxes of one page: six, or twelve, of a strip or two. A card of which only some boxes are known holds those.
 */
@Rule({"1.1 \"scorecard\"", "1.1 \"six-up card\"", "1.1 \"twelve-up card\"", "2.1.3", "2.2", "2.2.1", "R-134"})
public record Scorecard(List<BingoBox> boxes) {
    static final int STRIP = Strips.BOXES;

    public Scorecard {
        boxes = List.copyOf(boxes);
        if (boxes.isEmpty() || boxes.size() > 2 * STRIP)
            throw new IllegalArgumentException("expected one to twelve boxes, got " + boxes.size());
        if (boxes.size() % STRIP == 0)
            for (int from = 0; from < boxes.size(); from += STRIP) checkStrip(boxes.subList(from, from + STRIP));
    }

    private static void checkStrip(List<BingoBox> strip) {
        Balls all = Balls.NONE;
        for (BingoBox box : strip) all = all.or(box.balls());
        if (!all.equals(Balls.ALL))
            throw new IllegalArgumentException("expected every number from 1 to 90 once on six boxes");
    }

    /** The box of this number, counted from 1; none where the card has fewer. */
    public @Nullable BingoBox box(int number) {
        return number < 1 || number > boxes.size() ? null : boxes.get(number - 1);
    }

    public boolean has(int number) {
        for (BingoBox box : boxes) if (box.cells().contains(number)) return true;
        return false;
    }
}
