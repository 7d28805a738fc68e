package baize.games.table;

import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Offer;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be paid in chips. */
class ChipsTest {
    private static final List<String> SOME =
            List.of("100 250", "300 500", "700 900 1100", "50 125", "250 500 2500", "500");

    private static Chips chips(String denominations) {
        return new Chips(Arrays.stream(denominations.split(" ", -1))
                .map(text -> cents(Long.parseLong(text)))
                .toList());
    }

    @ParameterizedTest
    @CsvSource({
        "100 500 2500, 3750, 3800",
        "250 500, 3750, 3750",
        "250 500, 3751, 4000",
        "250 100, 350, 350",
        "250 100, 150, 200",
        "250 100, 240, 250",
        "100, 0, 0",
        "300 500, 400, 500",
        "300 500, 700, 800"
    })
    @Rule({"blackjack 5.12", "R-89"})
    void an_amount_is_paid_as_the_next_that_the_chips_can_make(String denominations, long amount, long paid) {
        assertThat(chips(denominations).up(cents(amount))).isEqualTo(cents(paid));
    }

    @Test
    @Rule({"blackjack 5.12", "R-89"})
    void it_is_never_less_and_never_more_than_the_least_amount_that_can_be_made() {
        for (String some : SOME) {
            boolean[] can = can(some);
            for (int amount = 0; amount < 4_000; amount++) {
                int least = amount;
                while (!can[least]) least++;
                assertThat(chips(some).up(cents(amount)))
                        .as("%s in %s", amount, some)
                        .isEqualTo(cents(least));
            }
        }
    }

    /** Which amounts can be made, counted up. */
    private static boolean[] can(String denominations) {
        boolean[] can = new boolean[6_000];
        can[0] = true;
        for (String text : denominations.split(" ", -1)) {
            int chip = Integer.parseInt(text);
            for (int sum = chip; sum < can.length; sum++) can[sum] |= can[sum - chip];
        }
        return can;
    }

    @Test
    @Rule({"R-92", "R-199"})
    void a_stake_can_be_paid_where_chips_make_it_up_and_else_the_next_lower_amount_can() {
        for (String some : SOME) {
            boolean[] can = can(some);
            int lower = 0;
            for (int amount = 0; amount < can.length; amount++) {
                if (can[amount]) lower = amount;
                assertThat(chips(some).canPay(cents(amount)))
                        .as("%s in %s", amount, some)
                        .isEqualTo(can[amount]);
                assertThat(chips(some).down(cents(amount)))
                        .as("%s in %s", amount, some)
                        .isEqualTo(cents(lower));
            }
        }
        assertThat(chips("500").canPay(cents(-500))).isFalse();
        assertThat(chips("500").down(cents(-500))).isEqualTo(cents(0));
    }

    @Test
    @Rule("R-199")
    void what_is_offered_within_limits_can_be_paid_to_the_highest_and_is_all_there_is_where_chips_are_regular() {
        for (String some : SOME)
            for (int unit : new int[] {1, 50, 75, 100, 250, 300, 500})
                for (int min : new int[] {1, 50, 175, 250, 700, 1_000, 1_250})
                    for (int most = min; most < 3_000; most += 85) within(some, min, most, unit);
    }

    private static void within(String some, int min, int most, int unit) {
        boolean[] can = can(some);
        List<Integer> legal = new ArrayList<>();
        for (int stake = min; stake <= most; stake += unit) if (can[stake]) legal.add(stake);
        Offer.Stakes stakes = chips(some).within(new Limits(cents(min), cents(9_000), cents(unit)), cents(most));
        String as = some + " from " + min + " to " + most + " by " + unit;
        assertThat(stakes == null).as(as).isEqualTo(legal.isEmpty());
        if (stakes == null) return;
        List<Integer> offered = new ArrayList<>();
        for (long at = stakes.min().cents();
                at <= stakes.max().cents();
                at += stakes.unit().cents()) offered.add((int) at);
        assertThat(legal).as(as).containsAll(offered).endsWith(offered.getLast());
        if (some.startsWith("250 ")) assertThat(offered).as(as).isEqualTo(legal);
    }

    @Test
    @Rule("R-199")
    void limits_and_chips_that_never_meet_offer_nothing_and_that_is_known_at_once() {
        Chips large = chips("99999999900");
        assertThat(large.within(new Limits(cents(1), Limits.OPEN.maximum(), cents(1)), Limits.OPEN.maximum()))
                .isEqualTo(new Offer.Stakes(cents(99_999_999_900L), cents(99_999_999_900L), cents(99_999_999_900L)));
        assertThat(large.within(new Limits(cents(1), Limits.OPEN.maximum(), cents(99_999_999_899L)), dollars(9_999)))
                .isNull();
        assertThatThrownBy(() -> chips("99999999899 99999999900")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Rule("R-89")
    void without_denominations_every_cent_can_be_paid() {
        assertThat(new Chips(List.of()).up(cents(3751))).isEqualTo(cents(3751));
    }
}
