package baize.games.jackpot;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The prizes of one round as they are paid one after the other out of a pool. */
final class Payout {
    private static final List<String> BONUS_RULES = List.of("11.10.2", "11.10.1", "11.10.4", "R-45", "R-47");

    /** What bears on the lower share where the higher is won in the same round. */
    private static final List<String> IN_TURN = List.of("12.4", "R-45");

    private final JackpotRules rules;
    private final List<Award> awards = new ArrayList<>();
    private Funding funding = Funding.NONE;
    private Pool pool;
    private boolean emptied;

    Payout(JackpotRules rules, Pool pool) {
        this.rules = rules;
        this.pool = pool;
    }

    List<Award> awards() {
        return List.copyOf(awards);
    }

    Funding funding() {
        return funding;
    }

    Pool pool() {
        return pool;
    }

    /** Whether the whole of the pool was taken. */
    boolean isEmptied() {
        return emptied;
    }

    /** A bonus for every jackpot wager of a round in which a share of the pool is won, but for those who win it. */
    @Rule({"1.1 \"bonus jackpot\"", "11.10", "11.10.1", "11.10.2", "11.10.3", "11.11", "R-47"})
    void bonuses(List<Claim> claims) {
        if (rules.bonus().isZero() || claims.stream().noneMatch(Claim::isShareOfPool)) return;
        for (Claim claim : claims) {
            if (claim.isShareOfPool()) continue;
            awards.add(new Award(claim.patron(), claim.box(), Award.BONUS, rules.bonus(), BONUS_RULES));
            funding = funding.plus(new Funding(Money.ZERO, Money.ZERO, Money.ZERO, rules.bonus()));
        }
    }

    /** Fixed amounts are the operator's to pay, unless the house has them come out of the pool. */
    @Rule({"12.2", "R-45", "R-46"})
    void fixed(List<Claim> claims) {
        for (Claim claim : claims) {
            Prize prize = claim.prize();
            if (prize == null || prize.isShareOfPool()) continue;
            awards.add(new Award(claim.patron(), claim.box(), prize.id(), prize.least(), prize.rules()));
            Money drawn = rules.fixedFromPool() ? prize.least().min(pool.amount()) : Money.ZERO;
            draw(drawn);
            funding = funding.plus(
                    new Funding(drawn, Money.ZERO, Money.ZERO, prize.least().minus(drawn)));
        }
    }

    /**
     * A share of the pool for each winner: successive slices, added up and divided equally, or the guarantee where that
     * is more. A share of the whole leaves nothing for a second slice, so its winners divide the pool.
     */
    @Rule({"12.3", "R-2", "R-42", "R-43", "R-44"})
    void shares(Prize prize, List<Claim> claims) {
        List<Claim> winners =
                claims.stream().filter(claim -> prize.equals(claim.prize())).toList();
        if (winners.isEmpty()) return;
        int count = winners.size();
        int taken = prize.slices(count);
        // In cents, as a fraction over 100^taken: what the slices leave, and what they come to.
        BigInteger over = BigInteger.valueOf(100).pow(taken);
        BigInteger whole = BigInteger.valueOf(pool.amount().cents()).multiply(over);
        BigInteger left = BigInteger.valueOf(pool.amount().cents())
                .multiply(BigInteger.valueOf(100L - prize.percent()).pow(taken));
        BigInteger slices = whole.subtract(left);
        Money aggregate = Money.cents(slices.divide(over).longValueExact());
        Money share = Money.cents(ceiling(slices, over.multiply(BigInteger.valueOf(count))));
        Money each = share.max(prize.least());
        List<String> cites = count > 1 ? joined(prize.shared(), prize.rules()) : prize.rules();
        if (claims.stream().anyMatch(claim -> claim.isShareOfPool() && !prize.equals(claim.prize())))
            cites = joined(cites, IN_TURN);
        for (Claim winner : winners) awards.add(new Award(winner.patron(), winner.box(), prize.id(), each, cites));
        draw(aggregate);
        funding = funding.plus(new Funding(
                aggregate, each.minus(share).times(count), share.times(count).minus(aggregate), Money.ZERO));
        pool = new Pool(pool.meter(), pool.reserve(), pool.paid() + 1);
        emptied |= prize.percent() == 100;
    }

    private void draw(Money amount) {
        pool = new Pool(pool.meter().plus(amount.negated()), pool.reserve(), pool.paid());
    }

    private static long ceiling(BigInteger amount, BigInteger by) {
        return amount.add(by).subtract(BigInteger.ONE).divide(by).longValueExact();
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        for (String rule : second) if (!all.contains(rule)) all.add(rule);
        return List.copyOf(all);
    }
}
