package baize.lab.exact;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent.Paid;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import baize.games.jackpot.Prize;
import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a jackpot wager is worth at any meter to a player who shares it with nobody. A bonus jackpot is left out: it is
 * won by what other players are dealt.
 */
@Rule({"caribbean-stud 11.7", "caribbean-stud 12.1", "blackjack 14.24", "R-41", "R-42", "R-109"})
public final class JackpotReturn {
    private static final long HUNDRED = 100;

    private final JackpotRules rules;
    private final Jackpot jackpot;
    private final List<Ways> hands;
    private final long all;

    /** Some of all hands, and what they win. */
    public record Ways(long count, @Nullable Prize prize) {}

    /** A jackpot, and all hands that there are. */
    public JackpotReturn(JackpotRules rules, List<Ways> hands) {
        this.rules = rules;
        this.jackpot = new Jackpot(rules);
        this.hands = List.copyOf(hands);
        this.all = hands.stream().mapToLong(Ways::count).reduce(0, Math::addExact);
    }

    /** What a hand with this prize is paid where the meter shows so much before the wager is added to it. */
    public Money award(@Nullable Prize prize, Money meter) {
        if (prize == null) return Money.ZERO;
        Pool pool = jackpot.contribute(Pool.of(meter), 1).pool();
        Claim claim = new Claim(new Patron("player"), Box.of(1), prize);
        return jackpot.pay(pool, List.of(claim)).stream()
                .filter(Paid.class::isInstance)
                .map(Paid.class::cast)
                .flatMap(paid -> paid.awards().stream())
                .map(award -> award.amount())
                .reduce(Money.ZERO, Money::plus);
    }

    /** What comes back of a stake on average, as a share of it. */
    public Fraction returned(Money meter) {
        BigInteger cents = BigInteger.ZERO;
        for (Ways hand : hands)
            cents = cents.add(BigInteger.valueOf(hand.count())
                    .multiply(BigInteger.valueOf(award(hand.prize(), meter).cents())));
        return new Fraction(
                cents,
                BigInteger.valueOf(all)
                        .multiply(BigInteger.valueOf(rules.stake().cents())));
    }

    /**
     * The meter from which on the wager returns its stake on average, up to the next cent; zero where the guarantees
     * alone do. Shares count as they are before each is rounded up to the cent, which is worth a few cents of meter.
     */
    public Money breakEven() {
        long low = 0;
        long high = all * rules.stake().cents();
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (returnsStake(middle)) high = middle;
            else low = middle + 1;
        }
        return Money.cents(low);
    }

    /** Whether what all hands win, in hundredths of a cent, comes to a stake each. */
    private boolean returnsStake(long meter) {
        BigInteger won = BigInteger.ZERO;
        for (Ways hand : hands) {
            Prize prize = hand.prize();
            if (prize == null) continue;
            BigInteger share = BigInteger.valueOf(meter).multiply(BigInteger.valueOf(prize.percent()));
            BigInteger least = BigInteger.valueOf(prize.least().cents()).multiply(BigInteger.valueOf(HUNDRED));
            won = won.add(share.max(least).multiply(BigInteger.valueOf(hand.count())));
        }
        BigInteger stakes = BigInteger.valueOf(all * HUNDRED)
                .multiply(BigInteger.valueOf(rules.stake().cents()));
        return won.compareTo(stakes) >= 0;
    }
}
