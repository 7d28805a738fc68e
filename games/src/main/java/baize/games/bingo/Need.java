package baize.games.bingo;

import baize.core.ball.Balls;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/**
 * What a box still needs for a prize.
 *
 * @param missing how many more numbers; 0 when it shows the pattern
 * @param last each number that would complete it, where one is missing
 */
@Rule({"5.4.1", "1.1 \"pattern\""})
public record Need(Pattern pattern, int missing, List<Integer> last) {

    static List<Need> of(BingoBox box, List<Prize> prizes, Balls called) {
        int marks = box.marks(called);
        return prizes.stream().map(prize -> of(box, prize.pattern(), marks)).toList();
    }

    private static Need of(BingoBox box, Pattern pattern, int marks) {
        int missing = pattern.missing(marks);
        List<Integer> last = new ArrayList<>();
        List<Integer> numbers = box.numbers();
        if (missing == 1)
            for (int place = 0; place < numbers.size(); place++)
                if (pattern.isShownBy(marks | 1 << place)) last.add(numbers.get(place));
        return new Need(pattern, missing, List.copyOf(last));
    }
}
