package baize.games.jackpot;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import java.util.List;

/**
 * The books of a pool, kept from its events alone, to the millionth of a cent: what wagers and the operator put in,
 * less what was paid out of it, is what it holds.
 */
public final class PoolBooks {
    private Pool pool;

    private PoolBooks(Pool opening) {
        this.pool = opening;
    }

    /** Enters every event and fails where a pool is not what the one before and the event make of it. */
    public static Pool check(Pool opening, List<JackpotEvent> events) {
        PoolBooks books = new PoolBooks(opening);
        for (JackpotEvent event : events) books.enter(event);
        return books.pool;
    }

    private void enter(JackpotEvent event) {
        Pool after = event.pool();
        assertThat(total(after) - total(pool)).as("%s upon %s", event, pool).isEqualTo(given(event));
        Money meter = after.amount().minus(pool.amount());
        Money reserve = after.reserve().amount().minus(pool.reserve().amount());
        switch (event) {
            case JackpotEvent.Contributed e -> {
                assertThat(meter).as("%s", e).isEqualTo(e.meter());
                assertThat(reserve).as("%s", e).isEqualTo(e.reserve());
            }
            case JackpotEvent.TakenBack e -> {
                assertThat(meter).as("%s", e).isEqualTo(e.meter().negated());
                assertThat(reserve).as("%s", e).isEqualTo(e.reserve().negated());
            }
            case JackpotEvent.Paid e -> paid(e);
            case JackpotEvent.Reseeded e ->
                assertThat(reserve).as("%s", e).isEqualTo(e.fromReserve().negated());
            case JackpotEvent.PutBack e -> assertThat(reserve).as("%s", e).isEqualTo(e.toReserve());
            case JackpotEvent.Corrected e -> assertThat(meter).as("%s", e).isEqualTo(e.by());
        }
        assertThat(after.amount().isBelow(Money.ZERO)).as("%s", after).isFalse();
        assertThat(after.reserve().amount().isBelow(Money.ZERO)).as("%s", after).isFalse();
        pool = after;
    }

    private static void paid(JackpotEvent.Paid e) {
        Money sum = e.awards().stream().map(Award::amount).reduce(Money.ZERO, Money::plus);
        assertThat(e.funding().total()).as("%s", e).isEqualTo(sum);
        Funding by = e.funding();
        for (Money part : List.of(by.pool(), by.guarantee(), by.rounding(), by.fixed()))
            assertThat(part.isBelow(Money.ZERO)).as("%s", e).isFalse();
        assertThat(by.rounding().cents())
                .as("%s", e)
                .isLessThanOrEqualTo(e.awards().size());
    }

    /** What an event says went into meter and reserve together, in millionths of a cent. */
    private static long given(JackpotEvent event) {
        return switch (event) {
            case JackpotEvent.Contributed e -> whole(e.contribution());
            case JackpotEvent.TakenBack e -> e.byHouse().isZero() ? -whole(e.contribution()) : 0;
            case JackpotEvent.Paid e -> -millionths(e.funding().pool());
            case JackpotEvent.Reseeded e -> millionths(e.fromHouse());
            case JackpotEvent.PutBack e -> millionths(e.drawn().pool().minus(e.toHouse()));
            case JackpotEvent.Corrected e -> millionths(e.by());
        };
    }

    private static long whole(Contribution contribution) {
        return contribution.meter() + contribution.reserve();
    }

    private static long millionths(Money amount) {
        return amount.cents() * Meter.CENT;
    }

    static long total(Pool pool) {
        return pool.meter().total() + pool.reserve().total();
    }
}
