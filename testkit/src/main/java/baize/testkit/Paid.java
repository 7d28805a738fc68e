package baize.testkit;

import baize.core.engine.Box;
import baize.core.money.Money;
import baize.core.pay.Ending;
import baize.core.pay.Line;
import baize.core.pay.Result;

/** What a test says of a settled line: the wager, how it ended, all that goes back, and the clause that decided. */
public record Paid(Box box, String wager, Money stake, Ending ending, Result result, Money returned, String rule) {
    /** The line of a wager at box 1. */
    public static Paid line(String wager, Money stake, Ending ending, Result result, Money returned, String rule) {
        return new Paid(Box.of(1), wager, stake, ending, result, returned, rule);
    }

    /** The same line at another box. */
    public Paid at(int box) {
        return new Paid(Box.of(box), wager, stake, ending, result, returned, rule);
    }

    static Paid of(Line line) {
        return new Paid(
                line.box(), line.wager(), line.stake(), line.ending(), line.result(), line.returned(), line.rule());
    }
}
