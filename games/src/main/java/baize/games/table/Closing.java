package baize.games.table;

import baize.core.rule.Rule;
import java.time.Instant;

/** A sign that announces the closing of the table; {@code ordered} when it closes with the round in progress. */
public record Closing(Instant upAt, Instant statedAt, boolean ordered) {
    Closing asOrdered() {
        return new Closing(upAt, statedAt, true);
    }

    /** From when the table may be closed although players are present. */
    @Rule({"three-card-poker 14.8", "caribbean-stud 16.13", "blackjack 18.9", "R-20"})
    public Instant effectiveAt() {
        return Notice.later(upAt.plus(Notice.PERIOD), statedAt);
    }
}
