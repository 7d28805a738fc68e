package baize.games.jackpot;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.jackpot.JackpotEvent.Contributed;
import baize.games.jackpot.JackpotEvent.Corrected;
import baize.games.jackpot.JackpotEvent.Paid;
import baize.games.jackpot.JackpotEvent.PutBack;
import baize.games.jackpot.JackpotEvent.Reseeded;
import baize.games.jackpot.JackpotEvent.TakenBack;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The jackpot as a machine: what a pool's wagers, wins and corrections make happen. */
public record Jackpot(JackpotRules rules) {

    /** A pool at its seed, which the operator puts in. */
    @Rule("11.9.2")
    public Pool opened() {
        return Pool.of(rules.seed());
    }

    /** The wagers of a round, when its wagering is closed for good. */
    @Rule({"2.3", "11.5", "11.6", "R-41"})
    public Contributed contribute(Pool pool, int wagers) {
        long stakes = Math.multiplyExact(rules.stake().cents(), (long) wagers);
        long whole = Math.multiplyExact(stakes, rules.increment());
        long meter = Math.min(whole, room(pool));
        long reserve = Math.multiplyExact(stakes, rules.reserve()) + whole - meter;
        Pool after = new Pool(pool.meter().plus(meter), pool.reserve().plus(reserve), pool.paid());
        Contribution contribution = new Contribution(wagers, meter, reserve, pool.paid());
        return new Contributed(
                contribution, moved(pool.meter(), after.meter()), moved(pool.reserve(), after.reserve()), after);
    }

    /** How much the meter may still grow, in millionths of a cent. */
    private long room(Pool pool) {
        Money limit = rules.limit();
        return limit == null
                ? Long.MAX_VALUE
                : Math.max(0, Meter.of(limit).total() - pool.meter().total());
    }

    private static Money moved(Meter before, Meter after) {
        return after.amount().minus(before.amount());
    }

    /**
     * Pays the jackpot wagers of a round: bonus jackpots first, then fixed amounts, then shares of the pool from the
     * lowest to the highest; claims come in the order of payment, from the dealer's right.
     */
    @Rule({"11.10.4", "12.2", "12.4", "R-45"})
    public List<JackpotEvent> pay(Pool pool, List<Claim> claims) {
        Payout payout = new Payout(rules, pool);
        payout.bonuses(claims);
        payout.fixed(claims);
        for (Prize prize : rules.prizes()) if (prize.isShareOfPool()) payout.shares(prize, claims);
        if (payout.awards().isEmpty()) return List.of();
        List<JackpotEvent> events = new ArrayList<>(2);
        events.add(new Paid(payout.awards(), payout.funding(), payout.pool()));
        if (payout.isEmptied() || isBelowSeed(payout.pool())) events.add(reseed(payout.pool()));
        return List.copyOf(events);
    }

    @Rule({"blackjack 14.28", "R-109"})
    private boolean isBelowSeed(Pool pool) {
        return rules.keptAtSeed() && pool.amount().isBelow(rules.seed());
    }

    /** The pool restarts at the approved seed; the reserve gives what it has, the operator the rest. */
    @Rule({"11.9.2", "R-42"})
    private Reseeded reseed(Pool pool) {
        Money needed = rules.seed().minus(pool.amount());
        Money fromReserve = needed.min(pool.reserve().amount());
        Pool after = new Pool(pool.meter().plus(needed), pool.reserve().plus(fromReserve.negated()), pool.paid());
        return new Reseeded(fromReserve, needed.minus(fromReserve), after);
    }

    /** Takes out again what some wagers of a round had put in; what has been paid out meanwhile the operator bears. */
    @Rule("R-22")
    public TakenBack takeBack(Pool pool, Contribution contribution, int wagers, String rule) {
        Contribution part = contribution.of(wagers);
        if (!holds(pool, part)) return new TakenBack(part, Money.ZERO, Money.ZERO, whole(part), rule, pool);
        Pool after = new Pool(pool.meter().plus(-part.meter()), pool.reserve().plus(-part.reserve()), pool.paid());
        return new TakenBack(
                part,
                moved(after.meter(), pool.meter()),
                moved(after.reserve(), pool.reserve()),
                Money.ZERO,
                rule,
                after);
    }

    /** Whether what was put in is still there: no share was won, and fixed prizes or corrections left enough. */
    private static boolean holds(Pool pool, Contribution part) {
        return pool.paid() == part.paid()
                && pool.meter().total() >= part.meter()
                && pool.reserve().total() >= part.reserve();
    }

    private static Money whole(Contribution part) {
        return Money.cents((part.meter() + part.reserve()) / Meter.CENT);
    }

    /**
     * Puts in again what a round had drawn whose result does not stand. The seed that had come in for it goes back to
     * where it came from, unless somebody has won it since: then the operator bears it.
     */
    @Rule({"bingo 9.4", "bingo 6.4", "R-21"})
    public PutBack putBack(Pool pool, Drawn drawn, String rule) {
        boolean holds =
                pool.paid() == drawn.paid() && !pool.amount().plus(drawn.pool()).isBelow(drawn.seed());
        Money toReserve = holds ? drawn.fromReserve() : Money.ZERO;
        Money toHouse = holds ? drawn.fromHouse() : Money.ZERO;
        Money more = drawn.pool().minus(toReserve).minus(toHouse);
        Pool after = new Pool(pool.meter().plus(more), pool.reserve().plus(toReserve), pool.paid());
        return new PutBack(drawn, toReserve, toHouse, rule, after);
    }

    /**
     * Undoes what a round did to the pool: its prizes are in it again, and what its returned wagers had put in comes
     * out. Where nobody has won of it since, the pool is as if those wagers had never been made, to the millionth.
     *
     * @param drawn what the round's prizes took, if anything
     * @param contribution what its wagers had put in, of which so many go back
     */
    @Rule({"R-22", "R-192", "R-193"})
    public List<JackpotEvent> undo(
            Pool pool, @Nullable Drawn drawn, Contribution contribution, int wagers, String rule) {
        List<JackpotEvent> events = new ArrayList<>(2);
        if (drawn != null && !drawn.isNothing()) events.add(putBack(pool, drawn, rule));
        if (wagers == 0 || contribution.wagers() == 0) return events;
        Pool now = events.isEmpty() ? pool : events.getFirst().pool();
        boolean alone = drawn != null && drawn.isAlone(contribution, now);
        events.add(takeBack(now, alone ? contribution.at(now.paid()) : contribution, wagers, rule));
        return events;
    }

    /** What comes of striking winners out: what happens to the pool, and what is right for those who are left. */
    public record Struck(List<JackpotEvent> events, List<Award> awards) {}

    /**
     * Takes prizes of a round away from some who have won no prize after all. The others have what they would have won
     * alone, and the pool is as if the wagers that go back had never been made, to the millionth.
     *
     * @param then the pool that the prizes were paid from
     * @param won who was paid
     * @param left who of them is still to win
     * @param wagers how many of the round's jackpot wagers go back
     */
    @Rule({"blackjack 14.27", "R-22", "R-109", "R-192"})
    public Struck strike(
            Pool now,
            Pool then,
            List<Claim> won,
            List<Claim> left,
            Contribution contribution,
            int wagers,
            String rule) {
        boolean back = wagers > 0 && contribution.wagers() > 0;
        Pool without = back ? takeBack(then, contribution, wagers, rule).pool() : then;
        List<JackpotEvent> right = pay(without, left);
        Drawn more = Drawn.by(then, pay(then, won)).minus(Drawn.by(without, right));
        List<Award> awards = new ArrayList<>();
        for (JackpotEvent event : right) if (event instanceof Paid paid) awards.addAll(paid.awards());
        int stay = contribution.wagers() - wagers;
        boolean anew = right.isEmpty() && stay > 0 && more.isAlone(contribution, now);
        List<JackpotEvent> events = undo(now, more, contribution, anew ? contribution.wagers() : wagers, rule);
        // Where no prize is left, those whose wagers stay have put them into a pool that nobody has drawn on.
        if (anew) events.add(contribute(events.getLast().pool(), stay));
        return new Struck(List.copyOf(events), List.copyOf(awards));
    }

    /** Sets the meter right; the only way down apart from a win. */
    @Rule("2.3")
    public Corrected correct(Pool pool, Money by, String reason) {
        return new Corrected(by, reason, new Pool(pool.meter().plus(by), pool.reserve(), pool.paid()));
    }
}
