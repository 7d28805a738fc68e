package baize.cli.sheet;

import baize.lab.randomness.Report;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What {@code chance} found.
 *
 * @param seed of the draws, if they are not those of the generator in play
 * @param problem why the generator must not be used, if so; then there are no statistics
 */
public record Chance(long draws, OptionalLong seed, Optional<String> problem, Optional<Report> report) {
    public boolean holds() {
        return problem.isEmpty() && report.map(Report::holds).orElse(false);
    }
}
