package baize.lab.par;

import java.util.List;

/**
 * How many numbers are called until a pattern is complete: on one box, and on the first of all that are in play.
 *
 * @param boxes in play
 * @param patterns the full house first
 * @param levels of the jackpot, the highest first
 */
public record CallsSheet(int boxes, List<Calls> patterns, List<JackpotLevel> levels) {
    public CallsSheet {
        patterns = List.copyOf(patterns);
        levels = List.copyOf(levels);
    }

    /**
     * One pattern.
     *
     * @param drawn its three lines, {@code #####} for a whole one
     * @param expected calls until one box shows it
     * @param distribution the probability that it does so at call 0, 1 and so on to 90, or before
     * @param median the first call by which it is more likely than not
     * @param room the first of all boxes, in strips
     * @param independent the same if no box knew of another
     */
    public record Calls(
            String wager,
            List<String> drawn,
            Figure expected,
            List<Figure> distribution,
            int median,
            First room,
            First independent) {
        public Calls {
            distribution = List.copyOf(distribution);
            drawn = List.copyOf(drawn);
        }
    }

    /**
     * The first of all boxes.
     *
     * @param expected the call on which the prize is won
     * @param winners how many boxes share it
     * @param distribution the probability that it is won by call 0, 1 and so on to 90
     * @param asPlayed whether boxes have to do with one another as those in play do; strips without column ranges
     *     have their first box earlier than those with them
     */
    public record First(double expected, double winners, List<Double> distribution, boolean asPlayed) {
        public First {
            distribution = List.copyOf(distribution);
        }
    }

    /**
     * A level of the jackpot.
     *
     * @param percent of the pool that it pays
     * @param probability that a game in which the jackpot is in play pays it
     * @param cost what it takes from the pool in such a game, on average, as a share of the pool
     */
    public record JackpotLevel(String level, int percent, Figure probability, double cost) {}

    public Calls pattern(String id) {
        return patterns.stream()
                .filter(calls -> calls.wager().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no pattern \"" + id + "\""));
    }

    public JackpotLevel level(String id) {
        return levels.stream()
                .filter(level -> level.level().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no level \"" + id + "\""));
    }
}
