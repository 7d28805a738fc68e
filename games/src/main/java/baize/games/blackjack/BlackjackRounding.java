package baize.games.blackjack;

import baize.core.engine.Refusal;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.table.Chips;
import baize.games.table.Limits;
import baize.games.table.Sign;
import org.jspecify.annotations.Nullable;

/**
 * What rounding up to chips is worth to a player. All odds but 3 to 2 are whole numbers, so that a stake in chips is
 * paid exactly at them; a blackjack may be rounded, which on a small stake can be worth more than the wager costs.
 * Chances are in billionths.
 */
public record BlackjackRounding(BlackjackRules rules) {
    private static final long WHOLE = 1_000_000_000;
    private static final long HUNDREDTH_OF_A_PER_CENT = WHOLE / 10_000;

    /** What a wager costs without rounding by the best play from a full shoe, as the lab works it out. */
    @Rule({"12.5", "R-93"})
    public long cost() {
        boolean three = rules.maximumHands() == 3;
        boolean six = rules.decks() == 6;
        return switch (rules.dealerBlackjack()) {
            case BUSTED_BETS_PLUS_ONE -> six ? (three ? 6_790_378 : 7_827_049) : three ? 7_042_323 : 8_101_953;
            case ORIGINAL_BETS_ONLY -> six ? (three ? 6_743_223 : 7_778_991) : three ? 6_994_849 : 8_053_563;
        };
    }

    /** How often a blackjack is paid: the player has one, and the dealer none of the cards that are left. */
    @Rule({"1.1 \"Blackjack\"", "9.1.1"})
    public long paid() {
        long cards = rules.cards();
        long aces = cards / 13;
        long tens = 4 * aces;
        long left = (cards - 2) * (cards - 3);
        long without = left - 2 * (aces - 1) * (tens - 1);
        return 2 * aces * tens * without * WHOLE / (cards * (cards - 1) * left);
    }

    /** What a stake is worth to the player, rounding counted: a share of the stake. */
    @Rule({"5.12", "R-89", "R-199"})
    public long worth(Money stake) {
        long twice = Math.multiplyExact(paid(), 2 * pays(stake).cents() - 3 * stake.cents());
        long cost = Math.multiplyExact(2 * cost(), stake.cents());
        return Math.ceilDiv(twice - cost, 2 * stake.cents());
    }

    private Money pays(Money stake) {
        Money exact = Money.cents(BlackjackShowdown.BLACKJACK_PAID.odds().winnings(stake.cents()));
        return rules.table().chips().up(exact);
    }

    /** The stake within these limits that is worth most to the player, if any is worth something. */
    @Rule({"5.12", "R-199"})
    public @Nullable Money favoured(Limits limits) {
        Chips chips = rules.table().chips();
        if (chips.denominations().isEmpty()) return null;
        long most = chips.denominations().getFirst().cents() * (paid() / cost() + 1);
        return chips.payable(limits, Money.cents(most))
                .filter(stake -> worth(stake) > 0)
                .reduce(null, (best, stake) -> best == null || worth(stake) > worth(best) ? stake : best);
    }

    /** Why a table may not have this sign, if so. */
    @Nullable
    Refusal objection(Sign sign) {
        Money stake = favoured(sign.limits(BlackjackArea.MAIN.id()));
        if (stake == null) return null;
        long hundredths = (worth(stake) + HUNDREDTH_OF_A_PER_CENT / 2) / HUNDREDTH_OF_A_PER_CENT;
        String figure = "+%d.%02d %%".formatted(hundredths / 100, hundredths % 100);
        return Blackjack.refusal(
                BlackjackReason.ROUNDING_FAVOURS_PLAYER,
                "a blackjack on " + stake + " in chips of " + rules.table().chips() + " pays " + pays(stake)
                        + ", which makes the stake worth " + figure + " to the player");
    }
}
