package baize.floor.table;

import baize.core.money.Money;
import baize.games.table.PlayerCard;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What the house knows of a patron who comes to a table.
 *
 * @param card blocked where the patron may not begin to play now
 * @param lossLimitLeft absent without a limit
 * @param warned the day of the last warning at this game that the house keeps in mind
 * @param renewAt when this must be found out anew
 */
public record Admission(
        PlayerCard card,
        @Nullable Money lossLimitLeft,
        boolean member,
        @Nullable LocalDate warned,
        Instant renewAt) {}
