package baize.cli.bench;

/**
 * How long answers took, in milliseconds.
 *
 * @param most what the slowest hundredth may take
 * @param framesPerSecond views that were sent meanwhile
 */
public record Waits(double p50, double p99, double most, double framesPerSecond) {
    boolean hold() {
        return p99 <= most;
    }
}
