package baize.games.bingo;

import static baize.games.bingo.BingoTable.rules;
import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.bingo.BingoRules.JackpotForm;
import baize.games.bingo.BingoRules.SharePer;
import baize.games.table.Device;
import baize.games.table.Settings.BadSetting;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The house settings of a hall. */
class BingoRulesTest {
    @ParameterizedTest
    @CsvSource({"prize.3=1.00, prize.3", "minimum=5.00, minimum"})
    @Rule({"3.3", "4.1"})
    void a_setting_that_a_hall_of_two_games_does_not_have_is_named(String setting, String key) {
        assertThatThrownBy(() -> rules(setting)).isInstanceOfSatisfying(BadSetting.class, bad -> {
            assertThat(bad.key()).isEqualTo(key);
            assertThat(bad.expected()).contains("no such setting");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "boxes=7 | boxes | expected 6 or 12",
                "cards=0 | cards | whole number from 1 to 1000",
                "games=0 | games | whole number from 1 to 12",
                "games=13 | games | whole number from 1 to 12",
                "entryFee=0.00 | entryFee | an entry fee above 0.00 (3.3)",
                "entryFee=ten | entryFee | amount like",
                "jackpotShareOfFee=101% | jackpotShareOfFee | a share from 0% to 100%",
                "jackpotShareOfFee=100.1% | jackpotShareOfFee | a share from 0% to 100%",
                "jackpotShareOfFee=0.5 | jackpotShareOfFee | a share from 0% to 100%",
                "prize=0.00 | prize | a prize above 0.00 (4.4)",
                "prize.2=0.00 | prize.2 | a prize above 0.00 (4.4)",
                "minors=any-line | minors | minor games like any-line:50.00",
                "minors=any-line:0.00 | minors | above 0.00 (5.5)",
                "minors=any-line:x | minors | amount like",
                "minors=zigzag:5.00 | minors | a pattern like four-corners",
                "minors=full-house:5.00 | minors | each minor game once",
                "minors=any-line:5.00 any-line:6.00 | minors | each minor game once",
                "minors.1=any-line | minors.1 | minor games like any-line:50.00",
                "prizeForm=gold | prizeForm | casino-dollars, slot-dollars",
                "prizeForm=cash:50 slot-dollars:49 | prizeForm | shares like cash:50",
                "prizeForm=cash:1000 | prizeForm | shares like cash:50",
                "jackpotGames=3 | jackpotGames | games from 1 to 2, or none",
                "jackpotGames=one | jackpotGames | games from 1 to 2, or none",
                "jackpotNumbers=6 | jackpotNumbers | whole number from 1 to 5",
                "jackpotNumbers=0 | jackpotNumbers | whole number from 1 to 5",
                "jackpotLevels=all | jackpotLevels | levels like numbers:100",
                "jackpotLevels=within-14:50 | jackpotLevels | a level like numbers:100",
                "jackpotLevels=numbers:0 | jackpotLevels | a level like numbers:100",
                "jackpotLevels=numbers:50 within-45:50 | jackpotLevels | from the highest share to the lowest",
                "jackpotForm=gold | jackpotForm | cash or cheque or cash-or-cheque",
                "jackpotMeter=-1 | jackpotMeter | amount like",
                "jackpotSeed=much | jackpotSeed | amount like",
                "firstSerial=0 | firstSerial | whole number from 1 to 90000000",
                "colours=white | colours | a colour for each of 2 games (2.3.2)",
                "colours=white white | colours | different colours (2.3.2)",
                "colours=white mauve | colours | different colours (2.3.2)",
                "sharePer=card | sharePer | player or box",
                "autoPlayCalls=yes | autoPlayCalls | true or false",
                "minorRollover=yes | minorRollover | true or false",
                "columnRanges=9 | columnRanges | true or false",
                "seats=601 | seats | whole number from 1 to 600",
                "callSeconds=121 | callSeconds | whole number from 0 to 120",
                "playerCardRequiredFrom=soon | playerCardRequiredFrom | or never",
            })
    @Rule({
        "2.3.2", "3.3", "4.1", "4.2", "5.1", "5.2", "5.3", "6.1", "6.5.1", "7.5", "7.6", "R-13", "R-129", "R-131",
        "R-134", "R-137", "R-138", "R-142"
    })
    void a_setting_that_the_book_does_not_allow_names_its_key_and_what_is_expected(
            String setting, String key, String expected) {
        assertThatThrownBy(() -> rules(setting)).isInstanceOfSatisfying(BadSetting.class, bad -> {
            assertThat(bad.key()).isEqualTo(key);
            assertThat(bad.expected()).contains(expected).doesNotContain("\n");
        });
    }

    @Test
    @Rule({"1.1 \"session\"", "3.3", "4.1", "4.2", "6.5.1", "R-13", "R-24", "R-128", "R-129", "R-131", "R-134", "R-138"
    })
    void the_defaults_are_those_of_the_book_and_the_rulings() {
        BingoRules rules = BingoRules.standard();
        assertThat(rules.table().device()).isEqualTo(Device.DEALER_TERMINAL);
        assertThat(rules.table().cardRequiredFrom()).isEqualTo(LocalDate.of(2024, 8, 19));
        assertThat(List.of(rules.boxes(), rules.games(), rules.jackpotNumbers()))
                .containsExactly(6, 6, 5);
        assertThat(rules.colours()).hasSize(6).doesNotHaveDuplicates();
        assertThat(rules.sharePer()).isEqualTo(SharePer.PLAYER);
        assertThat(List.of(rules.autoPlayCalls(), rules.minorRollover(), rules.columnRanges()))
                .containsExactly(true, false, true);
        assertThat(rules.jackpot().increment()).isEqualTo(1_000_000);
        assertThat(rules.jackpotGames()).containsExactly(6);
        assertThat(rules.levels()).containsExactly(new Level(0, 100));
        assertThat(rules.jackpotForm()).isEqualTo(JackpotForm.CASH);
        assertThat(rules.settings()).containsEntry("entryFee", "10.00").containsEntry("callSeconds", "6");
    }

    @Test
    @Rule({"4.4", "5.1", "5.2", "5.5", "6.3.2"})
    void a_game_has_the_prizes_of_every_game_or_its_own() {
        BingoRules rules = rules(
                "games=3", "prize=200.00", "prize.3=500", "minors=any-line:50.00", "minors.2=none", "jackpotGames=3 1");
        Prize line = new Prize(Pattern.ANY_LINE, dollars(50));
        assertThat(rules.prizes(1)).containsExactly(line, new Prize(Pattern.FULL_HOUSE, dollars(200)));
        assertThat(rules.prizes(2)).containsExactly(new Prize(Pattern.FULL_HOUSE, dollars(200)));
        assertThat(rules.prizes(3)).containsExactly(line, new Prize(Pattern.FULL_HOUSE, dollars(500)));
        assertThat(rules.jackpotGames()).containsExactly(1, 3);
        assertThat(rules.isJackpotGame(2)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"100%, 1000000", "0%, 0", "12.5%, 125000", "33.3333%, 333333", "7%, 70000"})
    @Rule({"1.1 \"entry fee\"", "3.3", "R-138"})
    void the_share_of_the_fee_is_exact_to_four_decimals(String share, long millionths) {
        assertThat(rules("jackpotShareOfFee=" + share).jackpot().increment()).isEqualTo(millionths);
    }

    @ParameterizedTest
    @CsvSource({
        "cash, 333, 333, 0, 0",
        "casino-dollars, 333, 0, 333, 0",
        "slot-dollars, 333, 0, 0, 333",
        "cash:50 casino-dollars:50, 333, 167, 166, 0",
        "cash:20 casino-dollars:40 slot-dollars:40, 10001, 2001, 4000, 4000"
    })
    @Rule({"7.5", "R-142"})
    void a_prize_is_paid_in_any_mix_and_odd_cents_are_cash(
            String form, long cents, long cash, long casinoDollars, long slotDollars) {
        PrizeForm parsed = PrizeForm.parse(form);
        Money amount = cents(cents);
        assertThat(parsed.cash(amount)).isEqualTo(cents(cash));
        assertThat(parsed.casinoDollars(amount)).isEqualTo(cents(casinoDollars));
        assertThat(parsed.slotDollars(amount)).isEqualTo(cents(slotDollars));
    }

    @Test
    @Rule({"6.5.2", "7.3", "R-136", "R-137"})
    void a_level_asks_for_a_jackpot_number_or_for_few_calls() {
        List<Level> levels = rules("jackpotLevels=within-45:100 numbers:50").levels();
        assertThat(levels).extracting(Level::id).containsExactly("within-45", "numbers");
        assertThat(levels.getLast().isMetBy(List.of(4, 44), List.of(7, 44))).isTrue();
        assertThat(levels.getLast().isMetBy(List.of(44, 4), List.of(7, 44))).isFalse();
        List<Integer> calls = new ArrayList<>();
        for (int number = 1; number <= 45; number++) calls.add(number);
        assertThat(levels.getFirst().isMetBy(calls, List.of())).isTrue();
        calls.add(46);
        assertThat(levels.getFirst().isMetBy(calls, List.of())).isFalse();
    }
}
