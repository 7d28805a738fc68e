package baize.games.table;

import static baize.testkit.Givens.cents;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What can be paid in chips. */
class ChipsTest {
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
        for (String some : List.of("100 250", "300 500", "700 900 1100", "50 125")) {
            List<Long> each =
                    Arrays.stream(some.split(" ", -1)).map(Long::parseLong).toList();
            boolean[] can = new boolean[6_000];
            can[0] = true;
            for (int sum = 1; sum < can.length; sum++)
                for (long chip : each) can[sum] |= sum >= chip && can[(int) (sum - chip)];
            for (int amount = 0; amount < 4_000; amount++) {
                int least = amount;
                while (!can[least]) least++;
                assertThat(chips(some).up(cents(amount)))
                        .as("%s in %s", amount, some)
                        .isEqualTo(cents(least));
            }
        }
    }

    @Test
    @Rule("R-89")
    void without_denominations_every_cent_can_be_paid() {
        assertThat(new Chips(List.of()).up(cents(3751))).isEqualTo(cents(3751));
    }
}
