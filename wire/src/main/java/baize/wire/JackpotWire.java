package baize.wire;

import baize.core.money.Money;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.Meter;
import baize.games.jackpot.Pool;

/** What happens to a pool, under its stored names; the table's events and the pool's own stream share them. */
public final class JackpotWire {
    public static final Names<JackpotEvent> EVENTS = new Names<JackpotEvent>()
            .name("jackpot/contributed/1", JackpotEvent.Contributed.class)
            .name("jackpot/paid/1", JackpotEvent.Paid.class)
            .name("jackpot/reseeded/1", JackpotEvent.Reseeded.class)
            .name("jackpot/taken-back/1", JackpotEvent.TakenBack.class)
            .name("jackpot/put-back/1", JackpotEvent.PutBack.class)
            .name("jackpot/corrected/1", JackpotEvent.Corrected.class);

    private JackpotWire() {}

    /** A pool as a stored command holds it. */
    static Pool pool(Fields f) {
        Fields pool = f.object("pool");
        Pool read = new Pool(meter(pool.object("meter")), meter(pool.object("reserve")), pool.number("paid"));
        pool.complete();
        return read;
    }

    private static Meter meter(Fields f) {
        Money amount = f.money("amount");
        int millionths = f.number("millionths");
        if (millionths < 0 || millionths >= Meter.CENT)
            throw f.bad("millionths", "expected 0 to 999999, less than a cent, got " + millionths);
        f.complete();
        return new Meter(amount, millionths);
    }
}
