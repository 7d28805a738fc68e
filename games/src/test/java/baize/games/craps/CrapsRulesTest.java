package baize.games.craps;

import static baize.games.craps.CrapsTable.given;
import static baize.games.craps.CrapsTable.rules;
import static baize.games.craps.CrapsTable.spot;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.dice.Dice;
import baize.core.rule.Rule;
import baize.games.table.Device;
import baize.games.table.Limits;
import baize.games.table.Settings.BadSetting;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The house settings of craps, and the names of the places on its layout. */
class CrapsRulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boxes=0 | boxes | whole number from 1 to 16",
                "boxes=17 | boxes | whole number from 1 to 16",
                "unit=0.50 | unit | at least 1.00",
                "limits.place.unit=0.01 | limits.place.unit | at least 1.00",
                "limits.pass.minimum=5.00 | limits.pass.minimum | no such setting",
                "minimum=0.00 | minimum | above 0.00",
                "commission=5 | commission | share of one",
                "commission=0.0500001 | commission | share of one",
                "commissionRefundOnCancel=yes | commissionRefundOnCancel | true or false",
                "minShootingWager=ten | minShootingWager | amount like",
                "notes=5-25 | notes | Australian notes",
                "notes=1 | notes | Australian notes",
                "playerCardRequiredFrom=soon | playerCardRequiredFrom | or never",
                "device=shoe | device | no such setting",
                "chips=1-5 | chips | no such setting",
            })
    @Rule({"1.1 \"Minimum Bet\"", "1.1 \"Maximum Bet\"", "2.2.1", "2.2.4", "3.1", "3.4.1", "R-1", "R-71", "R-81"})
    void a_setting_that_the_book_does_not_allow_names_its_key_and_what_is_expected(
            String setting, String key, String expected) {
        assertThatThrownBy(() -> rules(setting)).isInstanceOfSatisfying(BadSetting.class, bad -> {
            assertThat(bad.key()).isEqualTo(key);
            assertThat(bad.expected()).contains(expected);
        });
    }

    @Test
    @Rule({"2.2.1", "2.2.4", "3.1", "3.4.1", "3.13", "R-1"})
    void the_defaults_are_those_of_the_book() {
        CrapsRules rules = CrapsRules.standard();
        assertThat(rules.table().device()).isEqualTo(Device.TUMBLER);
        assertThat(rules.table().sign().general()).isEqualTo(new Limits(dollars(1), Limits.OPEN.maximum(), dollars(1)));
        assertThat(rules.table().cardRequiredFrom()).isEqualTo(LocalDate.of(2024, 10, 19));
        assertThat(rules.commission()).hasToString("5 to 100");
        assertThat(rules.refundOnCancel()).isTrue();
        assertThat(rules.notes()).containsExactly(dollars(5), dollars(10), dollars(20), dollars(50), dollars(100));
        assertThat(rules.settings()).containsEntry("commission", "0.05");
    }

    @Test
    @Rule({"3.1", "R-85"})
    void a_wager_may_have_limits_of_its_own_and_the_minimum_follows_the_unit() {
        CrapsRules rules = rules("unit=5.00", "maximum=500.00", "limits.place.maximum=100.00");
        assertThat(rules.table().sign().limits("place")).isEqualTo(new Limits(dollars(5), dollars(100), dollars(5)));
        assertThat(rules.table().sign().limits("field")).isEqualTo(new Limits(dollars(5), dollars(500), dollars(5)));
    }

    @Test
    @Rule({"3.9.8", "3.9.15"})
    void a_live_game_takes_the_commission_that_is_printed() {
        assertThatCode(() -> CrapsRules.checkLive(given("commission=0.05"))).doesNotThrowAnyException();
        assertThatCode(() -> CrapsRules.checkLive(given("commission=0.050"))).doesNotThrowAnyException();
        assertThatThrownBy(() -> CrapsRules.checkLive(given("commission=0.04")))
                .isInstanceOf(BadSetting.class)
                .hasMessageContaining("3.9.8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"minimum=0.99", "minimum=0.01", "limits.field.minimum=0.50"})
    @Rule("R-1")
    void a_live_game_takes_no_stake_below_a_dollar_which_rounding_would_favour(String setting) {
        assertThatThrownBy(() -> CrapsRules.checkLive(given(setting)))
                .isInstanceOf(BadSetting.class)
                .hasMessageContaining("R-1");
    }

    @ParameterizedTest
    @CsvSource({
        "buy-4, 2000, 100",
        "buy-6, 1500, 75",
        "buy-6, 100, 5",
        "lay-4, 4000, 100",
        "lay-4, 500, 12",
        "lay-9, 3000, 100",
        "lay-8, 2400, 100",
        "lay-8, 100, 4",
        "place-4, 2000, 0"
    })
    @Rule({"3.9.8", "3.9.15", "R-1", "R-71", "R-72"})
    void a_commission_is_on_the_wager_or_on_what_it_could_win_and_is_rounded_down(String on, long stake, long due) {
        assertThat(CrapsRules.standard().commission(spot(on), stake)).isEqualTo(due);
    }

    @Test
    @Rule({"3.9", "1.1 \"Maximum Bet\"", "R-85"})
    void every_place_has_a_name_of_its_own_by_which_it_is_read_again() {
        Set<String> ids = new HashSet<>();
        for (Spot on : Spot.layout()) {
            assertThat(Spot.parse(on.id())).isEqualTo(on);
            ids.add(on.toString());
        }
        assertThat(ids)
                .hasSize(98)
                .contains("pass-line", "come", "come-9", "dont-come-odds-10", "hop-2-4", "hop-3-3", "c-and-e", "big-6");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "place", "place-7", "place-06", "hop-4-2", "hop-1-7", "hardway-5", "odds", "pass", "COME"})
    @Rule("3.9")
    void no_other_wager_is_permitted(String id) {
        assertThatThrownBy(() -> Spot.parse(id))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("pass-line, place-6, hardway-8 or hop-2-4");
    }

    @Test
    @Rule({"2.2.4", "3.12"})
    void opposite_faces_of_a_die_add_up_to_seven_so_all_rolls_turned_over_are_rolls() {
        for (Dice dice : Dice.all()) assertThat(Dice.all()).contains(Dice.of(7 - dice.first(), 7 - dice.second()));
        assertThat(Dice.of(3, 4).total()).isEqualTo(7);
    }
}
