package baize.wire.twin;

import baize.wire.twin.BlackjackTwin.Person;
import java.util.Collection;
import java.util.List;

/** What one round does to the pool of Blazing 7's, in millionths of a cent. */
final class BlackjackPool {
    private static final long METER = 12_345_600 * BlackjackTwin.CENT;

    private final BlackjackRound round;
    /** What one wager puts into the meter, and into the reserve. */
    private final long increment;

    private final long reserved;
    private long meter = METER;
    private long reserve;
    /** The same before any prize, with the wagers of the round in it. */
    private long meterBefore;

    private long reserveBefore;

    BlackjackPool(BlackjackRound round, boolean grows) {
        this.round = round;
        // 33.7 % and 10 % of 2.50.
        this.increment = grows ? 84_250_000 : 0;
        this.reserved = grows ? 25_000_000 : 0;
    }

    void house(Playout p) {
        p.house("blazingMeter", "123456.00");
        p.house("blazingMinimum", "10000");
        p.house("blazingStake", "2.50");
        if (increment > 0) p.house("jackpotIncrement", "0.337");
        if (increment > 0) p.house("jackpotReserve", "0.1");
        p.opens(meter, reserve);
    }

    void end(Playout p) {
        p.pool(meter, reserve);
    }

    /** The wagers of the round go in, and what they win with the deal comes out. */
    void dealt() {
        long wagers = round.people.stream().filter(one -> one.blazing).count();
        meterBefore = meter + wagers * increment;
        reserveBefore = reserve + wagers * reserved;
        prizes();
    }

    /** What everybody has won by the cards as they are, and what that leaves. */
    void prizes() {
        for (Person one : round.people) one.prize = prizeAtTheDeal(one);
        take();
    }

    /** The pool with the prizes of those who win now taken out of it. */
    private void take() {
        meter = meterBefore;
        reserve = reserveBefore;
        long left = meter / BlackjackTwin.CENT;
        List<Person> suited = winners(-10);
        List<Person> diamonds = winners(-100);
        if (!suited.isEmpty()) {
            long slices = suited.size() == 1 ? left / 10 : left - left * 81 / 100;
            meter -= slices * BlackjackTwin.CENT;
        }
        if (diamonds.isEmpty()) return;
        long whole = meter / BlackjackTwin.CENT;
        meter += (BlackjackTwin.RESET - whole) * BlackjackTwin.CENT;
        reserve -= Math.min(reserve / BlackjackTwin.CENT, BlackjackTwin.RESET) * BlackjackTwin.CENT;
    }

    private List<Person> winners(long kind) {
        return round.people.stream()
                .filter(one -> one.blazing && !one.gone && !one.invalid && !one.blazingBack && sevens(one) == kind)
                .toList();
    }

    private long sevens(Person one) {
        return BlackjackTwin.blazing(round.cards.firstTwo(one.box), round.cards.dealer.getFirst());
    }

    /** What a wager won with the deal; what becomes of another's afterwards does not change it. */
    long prize(Person one) {
        return one.blazing && !one.blazingBack ? one.prize : 0;
    }

    /** By the cards as they are. */
    long prizeAtTheDeal(Person one) {
        long kind = one.blazing ? sevens(one) : 0;
        if (kind >= 0) return kind;
        long whole = meterBefore / BlackjackTwin.CENT;
        int count = winners(kind).size();
        long share =
                kind == -100 ? (whole + count - 1) / count : count == 1 ? (whole + 9) / 10 : (whole * 19 + 199) / 200;
        return Math.max(share, kind == -100 ? BlackjackTwin.RESET : BlackjackTwin.RESET / 10);
    }

    /** Jackpot wagers that have not won go back, with what they put in. */
    void back(Collection<Person> whose) {
        // Where a share of the pool was won and stands, the operator bears what they had put in.
        boolean won = !winners(-10).isEmpty() || !winners(-100).isEmpty();
        for (Person one : whose)
            if (!one.gone && one.blazing && !one.blazingBack && prize(one) == 0) {
                one.blazingBack = true;
                if (won) continue;
                meterBefore -= increment;
                reserveBefore -= reserved;
                meter -= increment;
                reserve -= reserved;
            }
    }

    /**
     * A jackpot wager that goes back, its prize too: out of the pool with it. Where another has won a share that
     * stands, the operator bears what the wager had put in.
     */
    void returned(Person one) {
        if (!one.blazing || one.blazingBack) return;
        boolean share = round.people.stream().anyMatch(other -> other != one && !other.gone && isShare(other));
        if (share) return;
        meterBefore -= increment;
        reserveBefore -= reserved;
        take();
    }

    private boolean isShare(Person one) {
        return one.blazing && !one.blazingBack && !one.invalid && sevens(one) < 0;
    }

    /** The round has no result: no prize was won, and these wagers were never made. */
    void undone(Collection<Person> refunded) {
        meter = meterBefore;
        reserve = reserveBefore;
        for (Person one : refunded)
            if (one.blazing && !one.blazingBack) {
                meter -= increment;
                reserve -= reserved;
            }
    }
}
