package baize.lab.par;

import java.util.List;

/**
 * What the wagers of a game of dice come to together, and how long the shooters' turns are.
 *
 * @param added what money is worth that is added to a line wager once it has its number
 * @param combinations line wagers with all the odds there may be
 * @param shooters by what they have on the line
 */
public record DiceSheet(List<Added> added, List<WagerSheet> combinations, List<Shooter> shooters) {
    /** A unit added to a wager when its number stands. */
    public record Added(String wager, int number, Figure expectedValue, Figure win, Figure rolls) {}

    /**
     * How long a shooter keeps the dice.
     *
     * @param shooter what is on the line in every come-out, {@code pass-line}
     * @param rolls of a turn on average
     * @param comeOut how many turns end on a come-out
     * @param median the fewest rolls that at least half of all turns do not go beyond
     * @param longest the same for 99 of 100 turns
     * @param lasting how many turns go on after 1, 2, 3 and more rolls
     */
    public record Shooter(String shooter, Figure rolls, Figure comeOut, int median, int longest, List<Figure> lasting) {
        public Shooter {
            lasting = List.copyOf(lasting);
        }
    }

    public DiceSheet {
        added = List.copyOf(added);
        combinations = List.copyOf(combinations);
        shooters = List.copyOf(shooters);
    }

    public WagerSheet combination(String id) {
        return combinations.stream()
                .filter(sheet -> sheet.wager().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no combination \"" + id + "\""));
    }

    public Shooter shooter(String id) {
        return shooters.stream()
                .filter(shooter -> shooter.shooter().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no shooter \"" + id + "\""));
    }
}
