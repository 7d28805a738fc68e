package baize.lab.exact;

import baize.core.dice.Dice;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.games.craps.CrapsShowdown;
import baize.games.craps.CrapsWager;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A player who shoots, by what is wagered on the line in every come-out: it decides when the dice pass.
 *
 * @param lines a Pass Line, a Don't Pass, or both
 */
@Rule({"craps 3.11", "R-80"})
public record CrapsShooter(List<CrapsWager> lines) {
    /** The shooters there can be. */
    public static final List<CrapsShooter> ALL = List.of(
            new CrapsShooter(List.of(CrapsWager.PASS_LINE)),
            new CrapsShooter(List.of(CrapsWager.DONT_PASS)),
            new CrapsShooter(List.of(CrapsWager.PASS_LINE, CrapsWager.DONT_PASS)));

    public CrapsShooter {
        lines = List.copyOf(lines);
    }

    /** {@code pass-line}. */
    public String id() {
        return lines.stream().map(CrapsWager::id).collect(Collectors.joining("+"));
    }

    /**
     * Whether a roll takes the dice from this shooter: it makes the Pass Line lose or the Don't Pass win.
     *
     * @param point 0 on a come-out
     */
    public boolean passes(int point, Dice dice) {
        for (CrapsWager line : lines) {
            CrapsShowdown row = CrapsShowdown.of(line, point, 0, dice);
            Result taking = line == CrapsWager.PASS_LINE ? Result.LOSE : Result.WIN;
            if (row != null && row.verdict().result() == taking) return true;
        }
        return false;
    }

    /** The point after a roll; 0 where a come-out follows. */
    @Rule({"craps 1.1 \"Come Out Roll\""})
    public static int point(int before, Dice dice) {
        if (before == 0) return CrapsShowdown.isPoint(dice.total()) ? dice.total() : 0;
        return CrapsShowdown.of(CrapsWager.PASS_LINE, before, 0, dice) == null ? before : 0;
    }

    /** A turn, roll by roll; it ends with the point that it ends on, 0 for a come-out. */
    public Walk<Integer, Integer> turn() {
        return new Walk<>(0, this::steps);
    }

    private List<Walk.Step<Integer, Integer>> steps(int point) {
        List<Walk.Step<Integer, Integer>> steps = new ArrayList<>();
        for (Dice dice : Dice.all())
            steps.add(passes(point, dice) ? new Walk.Step.End<>(point) : new Walk.Step.On<>(point(point, dice)));
        return steps;
    }
}
