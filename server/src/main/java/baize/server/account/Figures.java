package baize.server.account;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Floor;
import baize.floor.LiveTable;
import baize.floor.patron.PatronState;
import baize.floor.patron.Period;
import baize.floor.patron.Sydney;
import baize.floor.table.Hosted;
import baize.floor.table.Visit;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What a patron has, has played and has lost at an instant: the record, and the visit at a table that is not on it yet.
 *
 * @param chips at the table where the card is in
 * @param inPlay on the layout there
 * @param visit since the record was last written; absent where no card is in
 * @param visitNet won in that time, or lost where below zero
 */
record Figures(
        PatronState.Registered patron,
        Instant now,
        @Nullable String table,
        Money chips,
        Money inPlay,
        @Nullable Visit visit,
        Money visitNet) {

    static Figures of(Floor floor, PatronState.Registered patron) {
        Instant now = floor.clock().instant();
        PatronState.Registered today = patron.asOf(now);
        LiveTable<?, ?, ?, ?> table = floor.tableOf(patron.patron());
        return table == null
                ? new Figures(today, now, null, Money.ZERO, Money.ZERO, null, Money.ZERO)
                : at(table, today, now);
    }

    private static <S, C, E, V> Figures at(LiveTable<S, C, E, V> table, PatronState.Registered today, Instant now) {
        Patron patron = today.patron();
        Hosted<S, C, E, V> hosted = table.hosted();
        Money chips = table.chips(patron);
        Money inPlay = table.wire().standing(hosted.state()).staked(patron);
        Visit visit = hosted.visit(patron);
        return new Figures(today, now, table.id(), chips, inPlay, visit, visit == null ? Money.ZERO : visit.net(chips));
    }

    LocalDate today() {
        return Sydney.day(now);
    }

    /** Lost in a period, or won where below zero; what lies on the layout counts as lost until it is settled. */
    @Rule("R-16")
    Money lost(Period period) {
        Money recorded = patron.play().netLoss(period, today());
        boolean within = visit != null && !Sydney.day(visit.since()).isBefore(period.first(today()));
        return within ? recorded.minus(visitNet) : recorded;
    }

    @Rule({"R-11", "R-16"})
    Duration played(Period period) {
        return patron.play()
                .time(period, today())
                .plus(patron.visits().uncounted(Sydney.start(period.first(today())), now));
    }
}
