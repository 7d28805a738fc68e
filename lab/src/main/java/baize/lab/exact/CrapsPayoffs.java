package baize.lab.exact;

import baize.core.dice.Dice;
import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.pay.Result;
import baize.core.rule.Id;
import baize.core.rule.Rule;
import baize.games.craps.CrapsPay;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsShowdown;
import baize.games.craps.CrapsWager;
import baize.games.craps.OddsLimit;
import baize.games.craps.Spot;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a roll makes of a wager, in cents on a stake of one {@link #unit}. Which roll decides, what it pays and what
 * commission there is are the game's to say; the stake is one on which none of it rounds, so that what rounding up to
 * the cent gives a player on small stakes is left out.
 */
public final class CrapsPayoffs {
    /** Whole dollars, and also after the odds of a Don't Pass on 6 or 8, which are 12 to 5 of it. */
    private static final long WHOLE = 500;

    private static final int HORN = 4;

    private final CrapsRules rules;
    private final long unit;

    public CrapsPayoffs(CrapsRules rules) {
        this.rules = rules;
        unit = unit(rules.commission());
    }

    private static long unit(Odds commission) {
        long unit = lcm(WHOLE, HORN);
        for (CrapsPay pay : CrapsPay.values()) {
            unit = lcm(unit, pay.odds().stake());
            if (pay.wager().base() != null) unit = lcm(unit, pay.odds().pays());
            if (pay.wager().hasCommission())
                unit = lcm(unit, commission.stake() * pay.odds().stake());
        }
        return unit;
    }

    private static long lcm(long one, long other) {
        long common = BigInteger.valueOf(one).gcd(BigInteger.valueOf(other)).longValueExact();
        return Math.multiplyExact(one / common, other);
    }

    /** The stake in cents. */
    public long unit() {
        return unit;
    }

    /**
     * How a roll ends a wager; none where the wager stands.
     *
     * @param number the number it is about, 0 for a line wager that has none yet
     */
    public @Nullable CrapsEnd end(CrapsBet bet, int number, Dice dice) {
        Spot on = bet.on();
        CrapsShowdown row = CrapsShowdown.of(on.wager(), number, on.second(), dice);
        if (row == null) return null;
        long commission = rules.commission(on, unit);
        long net = net(on.wager(), number, row, dice, unit) - commission;
        CrapsWager odds = bet.odds();
        if (odds == null || number == 0)
            return new CrapsEnd(row, 0, new Payoff.Cell(name(on, row, dice), net, unit + commission));
        long stake = fullOdds(odds, number);
        long won = net(odds, number, row(odds, number, dice), dice, stake);
        return new CrapsEnd(row, number, new Payoff.Cell(row.id() + "-" + number, net + won, unit + stake));
    }

    private static CrapsShowdown row(CrapsWager odds, int number, Dice dice) {
        CrapsShowdown row = CrapsShowdown.of(odds, number, 0, dice);
        if (row == null) throw new IllegalStateException(odds + " on " + number + " outlives its wager at " + dice);
        return row;
    }

    /** The number that a wager has after a roll that does not end it. */
    public static int next(CrapsBet bet, int number, Dice dice) {
        return number == 0 && !bet.on().wager().isOneRoll() && CrapsShowdown.isPoint(dice.total())
                ? dice.total()
                : number;
    }

    /** Without commission: of a Horn one quarter is paid, and three are lost. */
    @Rule({"craps 3.9.22", "craps 3.10", "R-73", "R-74", "R-75", "R-87"})
    private static long net(CrapsWager wager, int number, CrapsShowdown row, Dice dice, long stake) {
        Result result = row.verdict().result();
        if (result != Result.WIN) return result.returned(stake, 0) - stake;
        CrapsPay pay = CrapsPay.of(wager, number, dice);
        long part = pay.winningPart(stake);
        return result.returned(part, pay.odds().winnings(part)) - stake;
    }

    /** The most that odds on this number may be beside a wager of one unit. */
    @Rule({"R-69", "R-70"})
    public long fullOdds(CrapsWager odds, int number) {
        return OddsLimit.of(Spot.of(odds, number), Money.cents(unit)).cents();
    }

    /** The row of the settlement table, or that of the odds where a roll alone says which of several are paid. */
    private static String name(Spot on, CrapsShowdown row, Dice dice) {
        boolean bySchedule = row.verdict().result() == Result.WIN
                && on.wager().isOneRoll()
                && on.number() == 0
                && pays(on.wager()).size() > 1;
        return bySchedule ? Id.of(CrapsPay.of(on.wager(), 0, dice)) : row.id();
    }

    private static List<CrapsPay> pays(CrapsWager wager) {
        return Arrays.stream(CrapsPay.values())
                .filter(pay -> pay.wager() == wager)
                .toList();
    }
}
