package baize.server.demo;

import baize.core.chance.Generator;
import java.time.Duration;

/**
 * How long bots take for what they do, each time something in between.
 *
 * @param arriving before the card goes in, and between errands at the cashier
 * @param pause after a round, so that people can see how it ended and wager first
 * @param wagering beside others who wager
 * @param deciding over a hand
 * @param calling while numbers are called, faster than they come
 * @param away from the table, and after a refusal
 */
public record Pace(Span arriving, Span pause, Span wagering, Span deciding, Span calling, Span away) {
    /** From one time to another. */
    public record Span(Duration shortest, Duration longest) {
        static Span millis(long shortest, long longest) {
            return new Span(Duration.ofMillis(shortest), Duration.ofMillis(longest));
        }

        Duration draw(Generator generator) {
            int over = (int) longest.minus(shortest).toMillis();
            return shortest.plusMillis(over <= 0 ? 0 : generator.below(over));
        }
    }

    private static final Span NO_TIME = Span.millis(0, 0);

    /** As people play. */
    public static final Pace HUMAN = new Pace(
            Span.millis(500, 3_000),
            Span.millis(5_000, 11_000),
            Span.millis(1_200, 5_000),
            Span.millis(1_500, 5_000),
            Span.millis(400, 1_600),
            Span.millis(30_000, 120_000));

    /** As fast as the floor answers. */
    public static final Pace NONE = new Pace(NO_TIME, NO_TIME, NO_TIME, NO_TIME, NO_TIME, NO_TIME);
}
