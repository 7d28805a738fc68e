package baize.lab.exact;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a wager makes of every outcome that the lab tells apart in a round. Solver and simulator count by the same
 * outcomes, the one how often each can happen and the other how often each did.
 *
 * @param wager the wager's id, {@code ante+play}
 * @param per whose stake one unit is, {@code ante}
 * @param unit that stake in cents, chosen so that no odds of the game round
 * @param cells by the number of the outcome
 */
public record Payoff(String wager, String per, long unit, List<Cell> cells) {
    /**
     * One outcome as this wager sees it; outcomes that it does not tell apart have equal cells.
     *
     * @param net cents won or lost by the player
     * @param staked cents put at risk to get there
     */
    public record Cell(String outcome, long net, long staked) {}

    public Payoff {
        cells = List.copyOf(cells);
    }

    /** The net of an outcome in cents. */
    public long net(int outcome) {
        return cells.get(outcome).net();
    }

    /** The tally of the rounds in which the wager was placed: in others nothing is staked on it. */
    public long[] placed(long[] tally) {
        long[] placed = tally.clone();
        for (int outcome = 0; outcome < placed.length; outcome++)
            if (cells.get(outcome).staked() == 0) placed[outcome] = 0;
        return placed;
    }

    /** In how many rounds the wager was placed. */
    public long rounds(long[] tally) {
        return Arrays.stream(placed(tally)).sum();
    }

    /** Adds up what outcomes weigh that this wager does not tell apart; those that weigh nothing are left out. */
    public Map<Cell, Long> merged(long[] weights) {
        Map<Cell, Long> merged = new LinkedHashMap<>();
        for (int outcome = 0; outcome < weights.length; outcome++)
            if (weights[outcome] > 0) merged.merge(cells.get(outcome), weights[outcome], Math::addExact);
        return merged;
    }
}
