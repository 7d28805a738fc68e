package baize.games.jackpot;

import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What was approved for a jackpot. Tables linked to one pool agree in all of it.
 *
 * @param stake what a jackpot wager costs
 * @param seed what the meter starts at, and starts at again
 * @param increment millionths of a stake that go to the meter
 * @param reserve millionths of a stake that are kept back towards the next seed
 * @param limit the most the meter shows, what is beyond it going to the reserve; absent for none
 * @param bonus the bonus jackpot on the sign; zero where none is offered
 * @param fixedFromPool whether fixed amounts come out of the pool
 * @param prizes the pay table, from the lowest prize to the highest
 * @param keptAtSeed whether the meter is raised to its seed whenever a prize has brought it below
 */
@Rule({"11.5", "11.6"})
public record JackpotRules(
        Money stake,
        Money seed,
        long increment,
        long reserve,
        @Nullable Money limit,
        Money bonus,
        boolean fixedFromPool,
        List<Prize> prizes,
        boolean keptAtSeed) {
    /** A whole stake. */
    public static final long WHOLE = 1_000_000;

    private static final int DECIMALS = 6;

    public JackpotRules {
        if (!stake.isPositive()) throw new IllegalArgumentException("expected a stake above 0.00");
        if (seed.isBelow(Money.ZERO)) throw new IllegalArgumentException("expected a seed of at least 0.00");
        if (increment < 0 || reserve < 0 || increment + reserve > WHOLE)
            throw new IllegalArgumentException("expected an increment and a reserve that are no more than the stake");
        if (limit != null && limit.isBelow(seed)) throw new IllegalArgumentException("expected a limit above the seed");
        if (bonus.isBelow(Money.ZERO)) throw new IllegalArgumentException("expected a bonus of at least 0.00");
    }

    /** A share of a stake as a setting spells it, {@code 0.125}, in millionths. */
    public static long share(String text) {
        if (!text.matches("0(\\.[0-9]{1,6})?|1(\\.0{1,6})?"))
            throw new IllegalArgumentException(
                    "expected a share of a stake like 0.125, of six decimals at most, got \"" + text + "\"");
        String decimals = text.length() < 3 ? "" : text.substring(2);
        long fraction = Long.parseLong(decimals + "0".repeat(DECIMALS - decimals.length()));
        return text.charAt(0) == '1' ? WHOLE : fraction;
    }

    /** Why a table with these other rules may not be linked with one that has these, if so. */
    @Rule({"11.9", "11.9.1", "11.9.2", "11.9.3", "blackjack 14.26", "R-46"})
    public @Nullable Disagreement disagreement(JackpotRules other) {
        if (!prizes.equals(other.prizes)) return new Disagreement(1, "another pay table");
        if (fixedFromPool != other.fixedFromPool)
            return new Disagreement(1, "fixed amounts from another source (R-46)");
        if (!bonus.equals(other.bonus))
            return new Disagreement(1, "a bonus jackpot of " + other.bonus + ", not " + bonus);
        if (increment != other.increment || reserve != other.reserve)
            return new Disagreement(2, "another rate of increment");
        if (!seed.equals(other.seed) || !Objects.equals(limit, other.limit))
            return new Disagreement(2, "a seed of " + other.seed + ", not " + seed + ", or another limit");
        if (!stake.equals(other.stake))
            return new Disagreement(3, "a jackpot wager of " + other.stake + ", not " + stake);
        return null;
    }

    /**
     * What two tables of one pool do not agree in.
     *
     * @param limb of the clause on linked tables, which the books number alike: pay table, rates, price of a wager
     */
    public record Disagreement(int limb, String detail) {}
}
