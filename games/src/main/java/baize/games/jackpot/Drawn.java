package baize.games.jackpot;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What one round took out of a pool, and the seed that came in because of it.
 *
 * @param pool what its prizes took
 * @param fromReserve of the seed, what the reserve gave
 * @param fromHouse of the seed, what the operator gave
 * @param paid how often the pool had been drawn on, this time included
 * @param before the same without this time, where what the round put in may have to come out too
 */
public record Drawn(
        Money pool,
        Money fromReserve,
        Money fromHouse,
        int paid,
        @Nullable Integer before) {
    public Drawn(Money pool, Money fromReserve, Money fromHouse, int paid) {
        this(pool, fromReserve, fromHouse, paid, null);
    }

    public static Drawn of(JackpotEvent.Paid paid) {
        return new Drawn(
                paid.funding().pool(), Money.ZERO, Money.ZERO, paid.pool().paid());
    }

    /** What a round has drawn after one more event, of a pool that stood so before it. */
    @Rule({"R-192", "R-193"})
    public static @Nullable Drawn after(@Nullable Drawn so, Pool before, JackpotEvent event) {
        return switch (event) {
            case JackpotEvent.Paid e when so == null -> of(e).since(before.paid());
            case JackpotEvent.Paid e -> so.more(e);
            case JackpotEvent.Reseeded e -> so == null ? null : so.seeded(e);
            case JackpotEvent.PutBack _ -> null;
            case JackpotEvent.Contributed _, JackpotEvent.TakenBack _, JackpotEvent.Corrected _ -> so;
        };
    }

    private Drawn since(int drawnOn) {
        return new Drawn(pool, fromReserve, fromHouse, paid, drawnOn);
    }

    private Drawn more(JackpotEvent.Paid e) {
        Money all = pool.plus(e.funding().pool());
        return new Drawn(all, fromReserve, fromHouse, e.pool().paid(), before);
    }

    /** With the seed of the next jackpot. */
    public Drawn seeded(JackpotEvent.Reseeded by) {
        return new Drawn(pool, fromReserve.plus(by.fromReserve()), fromHouse.plus(by.fromHouse()), paid, before);
    }

    /** What some events on paper draw of a pool. */
    static Drawn by(Pool pool, List<JackpotEvent> events) {
        Drawn all = null;
        for (JackpotEvent event : events) all = after(all, pool, event);
        return all == null ? new Drawn(Money.ZERO, Money.ZERO, Money.ZERO, pool.paid(), pool.paid()) : all;
    }

    /** By how much this was more than another; below zero, less. */
    Drawn minus(Drawn other) {
        return new Drawn(
                pool.minus(other.pool),
                fromReserve.minus(other.fromReserve),
                fromHouse.minus(other.fromHouse),
                paid,
                before);
    }

    Money seed() {
        return fromReserve.plus(fromHouse);
    }

    /** Whether nobody but this round has drawn on the pool since that was put in. */
    boolean isAlone(Contribution since, Pool now) {
        return before != null && before == since.paid() && paid == now.paid();
    }

    /** Whether the pool gave nothing: fixed prizes are the operator's to pay. */
    boolean isNothing() {
        return pool.isZero() && fromReserve.isZero() && fromHouse.isZero();
    }
}
