package baize.lab.bots;

import baize.core.chance.Generator;
import baize.core.money.Money;
import baize.games.table.Limits;

/**
 * How a bot behaves besides its strategy.
 *
 * @param stakes it chooses among so many stakes, from the minimum up
 * @param refused one round in so many it tries a stake that is refused; 0 for never
 * @param absent one round in so many it leaves the decision to the dealer; 0 for never
 */
public record Habits(int stakes, int refused, int absent) {
    /** Everything that happens on a busy floor happens. */
    public static final Habits BUSY = new Habits(4, 200, 500);

    /** A patron who keeps to the rules and near the minimum. */
    public static final Habits CALM = new Habits(3, 0, 0);

    static boolean oneIn(int many, Generator generator) {
        return many > 0 && generator.below(many) == 0;
    }

    Money stake(Limits limits, Generator generator) {
        return stake(limits, generator.below(stakes));
    }

    /** One of the two lowest. */
    Money smallStake(Limits limits, Generator generator) {
        return stake(limits, generator.below(2));
    }

    /** Steps are as large as the minimum, in whole units; a stake beyond the maximum becomes the minimum. */
    private static Money stake(Limits limits, int steps) {
        long unit = limits.unit().cents();
        long minimum = limits.minimum().cents();
        long step = Math.ceilDiv(minimum, unit) * unit;
        Money stake = Money.cents(minimum + steps * step);
        return stake.isAbove(limits.maximum()) ? limits.minimum() : stake;
    }
}
