package baize.games.blackjack;

import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Cites;
import baize.games.jackpot.Prize;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The hands that win Blazing 7's and what they win for each dollar staked, from the lowest to the highest. */
public enum BlazingPrize implements Cites {
    // spotless:off
    ONE_EACH         (BlazingHand.ONE_EACH,            0,  10, "14.24 \"One Player Seven & One Dealer Seven\""),
    TWO_PLAYER_SEVENS(BlazingHand.TWO_PLAYER_SEVENS,   0,  20, "14.24 \"Two Player Sevens\""),
    THREE_SEVENS     (BlazingHand.THREE_SEVENS,        0, 200, "14.24 \"Three Sevens\""),
    THREE_SAME_COLOUR(BlazingHand.THREE_SAME_COLOUR,   0, 500, "14.24 \"Three Same Colour Sevens\""),
    THREE_SUITED     (BlazingHand.THREE_SUITED,       10,   0, "14.24 \"Three Suited Sevens\"", "14.27.2"),
    THREE_DIAMONDS   (BlazingHand.THREE_DIAMONDS,    100,   0, "14.24 \"Three Sevens of Diamonds\"", "14.27.1");
    // spotless:on

    private final BlazingHand hand;
    private final int percent;
    private final long perDollar;
    private final String clause;
    private final List<String> shared;

    BlazingPrize(BlazingHand hand, int percent, long perDollar, String clause, String... shared) {
        this.hand = hand;
        this.percent = percent;
        this.perDollar = perDollar;
        this.clause = clause;
        this.shared = List.of(shared);
    }

    /** The prize at a stake, with guarantees out of the value that the pool is reset to. */
    Prize prize(Money stake, Money minimum) {
        Money least =
                percent > 0 ? Money.cents(new Odds(percent, 100).commission(minimum.cents())) : stake.times(perDollar);
        List<String> rules = percent > 0
                ? List.of(clause, "14.24", "14.25", "R-41", "R-108", "R-109")
                : List.of(clause, "14.24", "14.25", "14.27.3", "R-46", "R-108");
        List<String> together = new ArrayList<>(shared);
        together.addAll(List.of("14.27", "R-2", "R-109"));
        return new Prize(hand.id(), percent, least, rules, List.copyOf(together), false);
    }

    /** The whole pay table at a stake. */
    public static List<Prize> table(Money stake, Money minimum) {
        return Arrays.stream(values()).map(row -> row.prize(stake, minimum)).toList();
    }

    /** What a hand wins in a pay table, if anything. */
    public static @Nullable Prize of(BlazingHand hand, List<Prize> table) {
        for (BlazingPrize row : values()) if (row.hand == hand) return table.get(row.ordinal());
        return null;
    }

    @Override
    public List<String> cites() {
        List<String> all = new ArrayList<>(List.of(clause));
        all.addAll(shared);
        return List.copyOf(all);
    }
}
