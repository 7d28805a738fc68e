package baize.games.threecard;

import static baize.games.threecard.ThreeCardTable.rules;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baize.core.card.ThreeCardCategory;
import baize.core.rule.Rule;
import baize.games.table.Device;
import baize.games.table.Limits;
import baize.games.table.Settings.BadSetting;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The house settings: what the book leaves to the operator, and what it does not. */
class ThreeCardRulesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "device=hat | device | shoe or shuffler",
                "boxes=0 | boxes | whole number from 1 to 7",
                "boxes=8 | boxes | whole number from 1 to 7",
                "minimum=ten | minimum | amount like",
                "minimum=0.00 | minimum | above 0.00",
                "maximum=0.00 | maximum | at least 0.01",
                "unit=0.00 | unit | above 0.00",
                "limits.ante.minimum=0.00 | limits.ante.minimum | above 0.00",
                "limits.pair-plus.unit=-1.00 | limits.pair-plus.unit | above 0.00",
                "limits.bonus.minimum=5.00 | limits.bonus.minimum | no such setting",
                "lowLimit=maybe | lowLimit | true or false",
                "lowLimit=true | lowLimit | device=shuffler",
                "playerCardRequiredFrom=soon | playerCardRequiredFrom | 2024-08-19, or never",
                "playerCardRequiredFrom=2024-02-31 | playerCardRequiredFrom | 2024-08-19, or never",
                "tokenSingleUse=1 | tokenSingleUse | true or false",
                "decisionSeconds=14 | decisionSeconds | whole number from 15",
                "chips=5,10 | chips | 1-5-25-100",
                "chips=0-5 | chips | 1-5-25-100",
                "chips=99999999999999999999 | chips | 1-5-25-100",
                "anteBonus=1-4 | anteBonus | 3 figures",
                "anteBonus=0-4-5 | anteBonus | 3 figures",
                "pairPlus=1-4-6-30 | pairPlus | 5 figures",
                "cannotMatchMemory=week | cannotMatchMemory | calendar-day or for-ever",
                "backs=red-red | backs | two different colours",
                "backs=red | backs | two different colours",
                "colour=red | colour | no such setting",
            })
    @Rule({"2.1", "2.3.1", "3.2.2", "6.1", "6.7", "10.3", "10.5", "R-18"})
    void a_setting_that_the_book_does_not_allow_names_its_key_and_what_is_expected(
            String setting, String key, String expected) {
        assertThatThrownBy(() -> rules(setting)).isInstanceOfSatisfying(BadSetting.class, bad -> {
            assertThat(bad.key()).isEqualTo(key);
            assertThat(bad.expected()).contains(expected);
        });
    }

    @Test
    @Rule({"6.7", "6.7.1", "6.7.2", "R-148"})
    void low_limit_gaming_needs_a_device_and_has_no_tournament() {
        assertThat(rules("lowLimit=true", "device=shuffler").table().lowLimit()).isTrue();
        assertThatThrownBy(() -> rules("lowLimit=true", "device=shoe")).hasMessageContaining("three-card-poker 6.7.2");
        assertThatThrownBy(() -> rules("lowLimit=true", "device=shuffler", "tournament=true"))
                .hasMessageContaining("three-card-poker 6.7.1");
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
    @Rule({"2.1", "2.3", "2.3.1", "1.1 \"card shoe\"", "1.1 \"shuffling device\""})
    void a_table_has_up_to_seven_boxes_and_a_shoe_or_a_device() {
        assertThat(rules().table().boxes()).isEqualTo(7);
        assertThat(rules().table().device()).isEqualTo(Device.SHOE);
        assertThat(rules("device=shuffler").table().device()).isEqualTo(Device.SHUFFLER);
    }

    @Test
    @Rule({"10.3", "10.5", "R-58"})
    void only_the_approved_schedules_open_a_live_table() {
        assertThat(rules().approved()).isTrue();
        assertThat(rules("anteBonus=1-4-6").approved()).isFalse();
        assertThat(rules("pairPlus=1-3-6-30-40").approved()).isFalse();
    }

    private static String notLive(Map<String, String> settings) {
        BadSetting bad = catchThrowableOfType(BadSetting.class, () -> ThreeCardRules.checkLive(settings));
        assertThat(bad).as("may open live: " + settings).isNotNull();
        return String.valueOf(bad.getMessage());
    }

    @Test
    @Rule({"10.3", "10.5", "R-58", "R-89"})
    void a_live_table_chooses_its_schedules_and_its_chips() {
        Map<String, String> chosen = Map.of("anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40", "chips", "1-5-25-100");
        assertThatCode(() -> ThreeCardRules.checkLive(chosen)).doesNotThrowAnyException();
        for (String key : chosen.keySet()) {
            Map<String, String> fewer = new HashMap<>(chosen);
            fewer.remove(key);
            assertThat(notLive(fewer)).startsWith(key + ": expected").contains(key.equals("chips") ? "R-89" : "R-58");
        }
    }

    @Test
    @Rule({"10.3", "10.5", "R-58"})
    void a_live_table_names_the_schedules_it_may_have() {
        Map<String, String> settings = new HashMap<>(Map.of("anteBonus", "1-4-6", "pairPlus", "1-3-6-30-40"));
        assertThat(notLive(settings))
                .isEqualTo("anteBonus: expected an approved schedule to be chosen for a live table: 1-4-5"
                        + " (three-card-poker 10.3, R-58), got \"1-4-6\"");
        settings.put("anteBonus", "1-4-5");
        assertThat(notLive(settings))
                .isEqualTo("pairPlus: expected an approved schedule to be chosen for a live table: 1-4-6-30-40"
                        + " (three-card-poker 10.5, R-58), got \"1-3-6-30-40\"");
        assertThat(notLive(Map.of("boxes", "eight"))).startsWith("boxes: expected");
    }

    @Test
    @Rule({"10.2", "10.3", "10.5"})
    void a_schedule_reads_from_the_lowest_paying_hand_up() {
        assertThat(rules().anteBonus().odds(ThreeCardCategory.STRAIGHT).pays()).isEqualTo(1);
        assertThat(rules().anteBonus().odds(ThreeCardCategory.STRAIGHT_FLUSH).pays())
                .isEqualTo(5);
        assertThat(rules().anteBonus().wins(ThreeCardCategory.FLUSH)).isFalse();
        assertThat(rules().pairPlus().odds(ThreeCardCategory.PAIR).pays()).isEqualTo(1);
        assertThat(rules().pairPlus().odds(ThreeCardCategory.THREE_OF_A_KIND).pays())
                .isEqualTo(30);
    }

    @Test
    @Rule({"6.1", "R-13", "R-18"})
    void every_setting_has_a_default() {
        ThreeCardRules standard = ThreeCardRules.standard();
        assertThat(standard.table().sign().general()).isEqualTo(Limits.OPEN);
        assertThat(standard.table().cardRequiredFrom()).isEqualTo(LocalDate.of(2024, 8, 19));
        assertThat(standard.table().decisionSeconds()).isEqualTo(60);
        assertThat(standard.settings()).containsEntry("cannotMatchMemory", "calendar-day");
        assertThat(rules("playerCardRequiredFrom=never").table().cardRequiredFrom())
                .isEqualTo(LocalDate.MAX);
        assertThat(rules("chips=1-2.50-25").table().chips().denominations()).hasSize(3);
    }
}
