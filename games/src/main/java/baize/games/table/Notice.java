package baize.games.table;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A sign that announces a higher minimum.
 *
 * @param on the area it is for, or absent for all that have no limits of their own
 * @param upAt when it went up
 * @param statedAt the time of change it states
 */
public record Notice(@Nullable String on, Money minimum, Instant upAt, Instant statedAt) {
    /** How long a sign must have been up, continuously. */
    public static final Duration PERIOD = Duration.ofMinutes(20);

    /** From when a round that begins has the new minimum. */
    @Rule({"three-card-poker 6.5", "caribbean-stud 6.5", "blackjack 6.5", "R-6"})
    public Instant effectiveAt() {
        return later(upAt.plus(PERIOD), statedAt);
    }

    static Instant later(Instant one, Instant other) {
        return one.isBefore(other) ? other : one;
    }
}
