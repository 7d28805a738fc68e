package baize.floor.jackpot;

import baize.core.engine.Box;
import baize.core.money.Money;
import java.time.Instant;

/**
 * A prize that was paid. It says where it was won, and not by whom.
 *
 * @param prize the prize's id, {@code royal-flush}
 * @param meter what the jackpot showed before the round was paid
 */
public record Hit(Instant at, String table, int round, Box box, String prize, Money amount, Money meter) {}
