package baize.lab.par;

import baize.core.money.Money;
import java.util.List;

/**
 * What a jackpot wager returns as its meter grows, to a player who shares the jackpot with nobody.
 *
 * @param meter where it stands in the settings
 * @param breakEven from where on the wager returns its stake on average, up to the next cent
 * @param bonus the bonus jackpot on the sign, which no figure counts: it hangs on what others at the table are dealt
 * @param points the meter of the settings and the one to break even among them, in order
 */
public record JackpotSheet(Money stake, Money meter, Money breakEven, Money bonus, List<Point> points) {
    /**
     * The wager at one meter.
     *
     * @param returned what comes back of a stake on average, as a share of it
     */
    public record Point(Money meter, Figure returned) {}

    public JackpotSheet {
        points = List.copyOf(points);
    }
}
