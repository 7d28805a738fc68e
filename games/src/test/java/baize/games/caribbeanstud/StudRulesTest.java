package baize.games.caribbeanstud;

import static baize.games.caribbeanstud.StudTable.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baize.core.card.HandCategory;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.jackpot.Pool;
import baize.games.table.Device;
import baize.games.table.Limits;
import baize.games.table.Settings.BadSetting;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The house settings: what the book leaves to the operator, and what it does not. */
class StudRulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "device=hat | device | shoe or shuffler",
                "boxes=8 | boxes | whole number from 1 to 7",
                "minimum=ten | minimum | amount like",
                "limits.jackpot.minimum=5.00 | limits.jackpot.minimum | no such setting",
                "limits.bet.unit=0.00 | limits.bet.unit | above 0.00",
                "lowLimit=true | lowLimit | device=shuffler",
                "betPays=1-2-3-4-5-7-20-50 | betPays | 9 figures",
                "betPays=0-2-3-4-5-7-20-50-250 | betPays | 9 figures",
                "maximumPayout=0.00 | maximumPayout | above 0.00",
                "maximumPayout=much | maximumPayout | amount like",
                "jackpotStake=0.00 | jackpotStake | above 0.00",
                "jackpotStake=-5.00 | jackpotStake | above 0.00",
                "jackpotSeed=-1.00 | jackpotSeed | at least 0.00",
                "jackpotMeter=-1.00 | jackpotMeter | at least 0.00",
                "jackpotIncrement=25% | jackpotIncrement | share of a stake like 0.125",
                "jackpotIncrement=1.1 | jackpotIncrement | share of a stake like 0.125",
                "jackpotIncrement=0.1234567 | jackpotIncrement | six decimals at most",
                "jackpotIncrement=-0.1 | jackpotIncrement | share of a stake like 0.125",
                "jackpotIncrement=.5 | jackpotIncrement | share of a stake like 0.125",
                "jackpotIncrement=1e-3 | jackpotIncrement | share of a stake like 0.125",
                "jackpotReserve=2 | jackpotReserve | share of a stake like 0.125",
                "jackpotLimit=49999.99 | jackpotLimit | at least the seed",
                "bonusJackpot=-1.00 | bonusJackpot | at least 0.00",
                "fixedPayoutsFromPool=perhaps | fixedPayoutsFromPool | true or false",
                "invalidWagerLosingReturned=1 | invalidWagerLosingReturned | true or false",
                "backs=red-red | backs | two different colours",
                "colour=red | colour | no such setting",
            })
    @Rule({"2.1", "2.4.1", "3.2.2", "6.1", "6.7", "10.1", "10.2", "11.3", "11.6", "11.10"})
    void a_setting_that_the_book_does_not_allow_names_its_key_and_what_is_expected(
            String setting, String key, String expected) {
        assertThatThrownBy(() -> rules(setting)).isInstanceOfSatisfying(BadSetting.class, bad -> {
            assertThat(bad.key()).isEqualTo(key);
            assertThat(bad.expected()).contains(expected);
        });
    }

    @Test
    @Rule("11.6")
    void increment_and_reserve_together_are_no_more_than_the_stake() {
        assertThatThrownBy(() -> rules("jackpotIncrement=0.7", "jackpotReserve=0.300001"))
                .isInstanceOfSatisfying(
                        BadSetting.class, bad -> assertThat(bad.key()).isEqualTo("jackpotReserve"));
        assertThatCode(() -> rules("jackpotIncrement=0.7", "jackpotReserve=0.3"))
                .doesNotThrowAnyException();
    }

    @Test
    @Rule({"6.7", "6.7.1", "6.7.2", "R-148"})
    void low_limit_gaming_needs_a_device_and_has_no_tournament() {
        assertThat(rules("lowLimit=true", "device=shuffler").table().lowLimit()).isTrue();
        assertThatThrownBy(() -> rules("lowLimit=true", "device=shoe")).hasMessageContaining("caribbean-stud 6.7.2");
        assertThatThrownBy(() -> rules("lowLimit=true", "device=shuffler", "tournament=true"))
                .hasMessageContaining("caribbean-stud 6.7.1");
    }

    @Test
    @Rule({"3.1", "3.2", "3.2.1", "3.2.2"})
    void the_second_deck_of_a_device_has_backs_of_another_colour() {
        assertThat(rules("device=shuffler").settings()).containsEntry("backs", "red-blue");
        assertThat(rules("device=shuffler", "backs=green-blue").settings()).containsEntry("backs", "green-blue");
        assertThatThrownBy(() -> rules("device=shuffler", "backs=blue-blue")).hasMessageContaining("3.2.2");
        assertThat(rules("device=shoe").settings()).doesNotContainKey("backs");
    }

    @Test
    @Rule({"2.1", "2.4", "2.4.1", "1.1 \"card shoe\"", "1.1 \"shuffling device\""})
    void a_table_has_up_to_seven_boxes_and_a_shoe_or_a_device() {
        assertThat(rules().table().boxes()).isEqualTo(7);
        assertThat(rules().table().device()).isEqualTo(Device.SHOE);
        assertThat(rules("device=shuffler").table().device()).isEqualTo(Device.SHUFFLER);
    }

    @Test
    @Rule("10.1")
    void only_the_approved_odds_open_a_live_table() {
        assertThat(rules().approved()).isTrue();
        assertThat(rules("betPays=1-2-3-4-5-7-20-50-100").approved()).isFalse();
    }

    private static String notLive(Map<String, String> settings) {
        BadSetting bad = catchThrowableOfType(BadSetting.class, () -> StudRules.checkLive(settings));
        assertThat(bad).as("may open live: " + settings).isNotNull();
        return String.valueOf(bad.getMessage());
    }

    @Test
    @Rule({"11.3", "11.6", "R-89"})
    void a_live_table_chooses_its_chips_and_what_was_approved_for_its_jackpot() {
        Map<String, String> chosen =
                Map.of("chips", "1-5-25-100", "jackpotStake", "5.00", "jackpotIncrement", "0.250000");
        assertThatCode(() -> StudRules.checkLive(chosen)).doesNotThrowAnyException();
        for (String key : chosen.keySet()) {
            Map<String, String> fewer = new HashMap<>(chosen);
            fewer.remove(key);
            assertThat(notLive(fewer)).startsWith(key + ": expected");
        }
        assertThat(notLive(Map.of("betPays", "1-2-3-4-5-7-20-50-100")))
                .isEqualTo("betPays: expected the approved odds 1-2-3-4-5-7-20-50-250 (caribbean-stud 10.1)");
    }

    @Test
    @Rule({"10.1", "10.1 \"One pair or less\"", "10.1 \"Royal Flush\""})
    void the_odds_read_from_the_lowest_hand_up_and_price_odd_cards_like_a_pair() {
        assertThat(rules().betPays().odds(HandCategory.HIGH_CARD).pays()).isEqualTo(1);
        assertThat(rules().betPays().odds(HandCategory.ONE_PAIR).pays()).isEqualTo(1);
        assertThat(rules().betPays().odds(HandCategory.TWO_PAIR).pays()).isEqualTo(2);
        assertThat(rules().betPays().odds(HandCategory.ROYAL_FLUSH).pays()).isEqualTo(250);
    }

    @Test
    @Rule({"6.1", "10.2", "11.3", "11.6", "11.10", "R-38", "R-46"})
    void every_setting_has_a_default() {
        StudRules standard = StudRules.standard();
        assertThat(standard.table().sign().general()).isEqualTo(Limits.OPEN);
        assertThat(standard.maximumPayout()).isNull();
        assertThat(standard.mostCents()).isEqualTo(Long.MAX_VALUE);
        assertThat(standard.pool()).isEqualTo(Pool.of(Money.dollars(50_000)));
        assertThat(standard.jackpot().bonus()).isEqualTo(Money.ZERO);
        assertThat(standard.jackpot().fixedFromPool()).isFalse();
        assertThat(standard.jackpot().limit()).isNull();
        assertThat(standard.invalidLosingReturned()).isFalse();
        assertThat(standard.settings()).containsEntry("jackpotIncrement", "0");
    }
}
