package baize.games.bingo;

import baize.core.money.Money;
import baize.core.rule.Rule;

/**
 * What prizes are paid in: so many hundredths in casino dollars and in slot dollars, which are no money, the rest in
 * cash.
 */
@Rule({"7.5", "R-142"})
public record PrizeForm(int casinoDollars, int slotDollars) {
    public static final PrizeForm CASH = new PrizeForm(0, 0);

    private static final int WHOLE = 100;

    public PrizeForm {
        if (casinoDollars < 0 || slotDollars < 0 || casinoDollars + slotDollars > WHOLE)
            throw new IllegalArgumentException(
                    "expected shares that make a whole, got " + casinoDollars + " and " + slotDollars + " hundredths");
    }

    /** A form as a setting spells it: {@code cash}, {@code slot-dollars}, {@code cash:50 casino-dollars:50}. */
    public static PrizeForm parse(String text) {
        int cash = 0;
        int casino = 0;
        int slot = 0;
        for (String part : text.strip().split("\\s+", -1)) {
            int colon = part.indexOf(':');
            String share = colon < 0 ? "100" : part.substring(colon + 1);
            if (!share.matches("[0-9]{1,3}")) throw bad(text);
            int percent = Integer.parseInt(share);
            switch (colon < 0 ? part : part.substring(0, colon)) {
                case "cash" -> cash += percent;
                case "casino-dollars" -> casino += percent;
                case "slot-dollars" -> slot += percent;
                default -> throw bad(text);
            }
        }
        if (cash + casino + slot != WHOLE) throw bad(text);
        return new PrizeForm(casino, slot);
    }

    private static IllegalArgumentException bad(String text) {
        return new IllegalArgumentException(
                "expected cash, casino-dollars, slot-dollars, or shares like cash:50 casino-dollars:50, got \"" + text
                        + "\"");
    }

    /** The part of an amount that is in casino dollars. */
    public Money casinoDollars(Money amount) {
        return Money.cents(amount.cents() * casinoDollars / WHOLE);
    }

    public Money slotDollars(Money amount) {
        return Money.cents(amount.cents() * slotDollars / WHOLE);
    }

    /** The part of an amount that is no money. */
    Money dollars(Money amount) {
        return casinoDollars(amount).plus(slotDollars(amount));
    }

    public Money cash(Money amount) {
        return amount.minus(dollars(amount));
    }
}
