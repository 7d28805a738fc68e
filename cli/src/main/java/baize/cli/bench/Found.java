package baize.cli.bench;

import org.jspecify.annotations.Nullable;

/**
 * What was measured.
 *
 * @param beside what was measured in the same run to compare it with, where a figure alone says little
 * @param waits how long answers took, where somebody waits for them
 */
record Found(
        double figure, @Nullable Beside beside, @Nullable Waits waits) {
    static Found alone(double figure) {
        return new Found(figure, null, null);
    }
}
