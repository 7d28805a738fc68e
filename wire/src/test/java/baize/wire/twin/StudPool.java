package baize.wire.twin;

import baize.wire.twin.StudTwin.Seat;
import java.util.List;

/** What one round does to the pool of Caribbean Stud, in millionths of a cent. */
final class StudPool {
    private static final long CENT = 1_000_000;
    private static final long SEED = 5_000_000;
    private static final long[] FIXED = {0, 0, 0, 0, 0, 10_000, 15_000, 50_000, 0, 0};

    /** What one wager puts into the meter, and into the reserve. */
    private final long increment;

    private final long reserved;
    private final long bonus;
    private long meter = 12_345_600 * CENT;
    private long reserve;
    /** The same with the wagers of the round in it, before any prize. */
    private long meterBefore;

    private long reserveBefore;

    StudPool(boolean grows, boolean hasBonus) {
        // 33.7 % and 10 % of a wager.
        this.increment = grows ? 33_700_000 : 0;
        this.reserved = grows ? 10_000_000 : 0;
        this.bonus = hasBonus ? 2_500 : 0;
    }

    void house(Playout p) {
        p.house("jackpotMeter", "123456.00");
        if (increment > 0) p.house("jackpotIncrement", "0.337");
        if (increment > 0) p.house("jackpotReserve", "0.1");
        if (bonus > 0) p.house("bonusJackpot", Playout.money(bonus));
        p.opens(meter, reserve);
    }

    void end(Playout p) {
        p.pool(meter, reserve);
    }

    void contribute(long wagers) {
        meter += wagers * increment;
        reserve += wagers * reserved;
    }

    /** What so many wagers had put in. */
    void takeBack(long wagers) {
        contribute(-wagers);
    }

    void prizes(List<Seat> seats) {
        meterBefore = meter;
        reserveBefore = reserve;
        List<Seat> in = seats.stream()
                .filter(seat -> seat.hasJackpot() && !seat.invalid)
                .toList();
        List<Seat> straights =
                in.stream().filter(seat -> StudTwin.kind(seat.cards) == 8).toList();
        List<Seat> royals =
                in.stream().filter(seat -> StudTwin.kind(seat.cards) == 9).toList();
        boolean won = !straights.isEmpty() || !royals.isEmpty();
        for (Seat seat : in) {
            int kind = StudTwin.kind(seat.cards);
            seat.prize = FIXED[kind] + (won && kind < 8 ? bonus : 0);
        }
        if (!straights.isEmpty()) shares(straights);
        if (royals.isEmpty()) return;
        long whole = meter / CENT;
        long each = Math.max(5_000_000, ceiling(whole, royals.size()));
        for (Seat seat : royals) seat.prize = each;
        meter += (SEED - whole) * CENT;
        reserve -= Math.min(reserve / CENT, SEED) * CENT;
    }

    /** Successive slices of a tenth, added up and divided equally. */
    private void shares(List<Seat> straights) {
        long scale = straights.size() == 1 ? 10 : straights.size() == 2 ? 100 : 1000;
        long left = meter / CENT * (scale == 10 ? 9 : scale == 100 ? 81 : 729);
        long slices = meter / CENT * scale - left;
        long each = Math.max(500_000, ceiling(slices, scale * straights.size()));
        for (Seat seat : straights) seat.prize = each;
        meter -= slices / scale * CENT;
    }

    private static long ceiling(long amount, long by) {
        return (amount + by - 1) / by;
    }

    /** The round has no result, and so no prizes. */
    void undone() {
        meter = meterBefore;
        reserve = reserveBefore;
    }
}
