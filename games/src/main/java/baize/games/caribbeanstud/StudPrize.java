package baize.games.caribbeanstud;

import baize.core.card.HandCategory;
import baize.core.money.Money;
import baize.core.rule.Cites;
import baize.games.jackpot.Prize;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The hands that win the jackpot wager and what they win, from the lowest to the highest. Rules 11.7 and 12.1. */
public enum StudPrize implements Cites {
    // spotless:off
    FLUSH         (  0,    100, List.of("12.1.5", "11.7.5", "R-30", "R-46"), List.of()),
    FULL_HOUSE    (  0,    150, List.of("12.1.4", "11.7.4", "R-30", "R-46"), List.of()),
    FOUR_OF_A_KIND(  0,    500, List.of("12.1.3", "11.7.3", "R-30", "R-46"), List.of()),
    STRAIGHT_FLUSH( 10,  5_000, List.of("12.1.2", "11.7.2", "R-30", "R-41", "R-42"), List.of("12.3.2", "R-2", "R-44")),
    ROYAL_FLUSH   (100, 50_000, List.of("12.1.1", "11.7.1", "R-30", "R-41", "R-42"), List.of("12.3.1", "R-2", "R-43"));
    // spotless:on

    private static final StudPrize[] BY_CATEGORY = byCategory();

    private final Prize prize;

    StudPrize(int percent, long dollars, List<String> rules, List<String> shared) {
        this.prize =
                new Prize(HandCategory.valueOf(name()).id(), percent, Money.dollars(dollars), rules, shared, false);
    }

    private static StudPrize[] byCategory() {
        StudPrize[] prizes = new StudPrize[HandCategory.values().length];
        for (StudPrize prize : values())
            prizes[HandCategory.valueOf(prize.name()).ordinal()] = prize;
        return prizes;
    }

    public Prize prize() {
        return prize;
    }

    /** What a hand of this category wins, if anything. */
    public static @Nullable Prize of(HandCategory category) {
        StudPrize won = BY_CATEGORY[category.ordinal()];
        return won == null ? null : won.prize;
    }

    /** The whole pay table. */
    public static List<Prize> table() {
        return Arrays.stream(values()).map(StudPrize::prize).toList();
    }

    @Override
    public List<String> cites() {
        return Stream.concat(prize.rules().stream(), prize.shared().stream()).toList();
    }
}
