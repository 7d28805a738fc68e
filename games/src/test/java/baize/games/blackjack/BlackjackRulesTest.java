package baize.games.blackjack;

import static baize.games.blackjack.BlackjackTable.*;
import static baize.testkit.Givens.cents;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Viewer;
import baize.core.rule.Rule;
import baize.games.table.Settings;
import baize.games.table.TableReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a house may set, and what the book does not allow. */
class BlackjackRulesTest {
    @ParameterizedTest
    @CsvSource({
        "boxes=4, blackjack 2.2.1",
        "boxes=10, boxes",
        "decks=7, decks",
        "maximumHands=4, maximumHands",
        "cutCard=10, cutCard",
        "luckyLucky=4, luckyLucky",
        "blazingStake=3.00, blazingStake",
        "blazingMinimum=20000, blazingMinimum",
        "dealerBlackjackRule=ENHC, dealerBlackjackRule",
        "sideWagers=royal-match, sideWagers",
        "lowLimit=true, blackjack 6.8.2",
        "jackpotIncrement=1.2, jackpotIncrement",
        "chips=0, chips"
    })
    @Rule({"2.2.1", "3.1", "12.4", "12.5", "4.6", "14.28", "14.26", "6.8", "6.8.2", "R-89", "R-93", "R-106", "R-148"})
    void a_setting_that_the_book_does_not_allow_is_refused_with_one_line(String setting, String says) {
        assertThatThrownBy(() -> rules(setting))
                .isInstanceOf(Settings.BadSetting.class)
                .message()
                .contains(says)
                .doesNotContain("\n");
    }

    @Test
    @Rule({"6.8", "6.8.1", "6.8.2", "R-148"})
    void low_limit_gaming_needs_a_device_and_has_no_tournament() {
        assertThat(rules("lowLimit=true", "device=shuffler").table().lowLimit()).isTrue();
        assertThatThrownBy(() -> rules("lowLimit=true", "device=shoe")).hasMessageContaining("blackjack 6.8.2");
        assertThatThrownBy(() -> rules("lowLimit=true", "device=shuffler", "tournament=true"))
                .hasMessageContaining("blackjack 6.8.1");
    }

    @Test
    @Rule({"3.1.1", "2.3.4", "2.3.4.3", "14.2", "14.4", "R-149"})
    void star_pairs_and_the_jackpot_need_six_decks_and_the_jackpot_a_device() {
        assertThat(rules("device=shuffler").sides()).containsExactlyInAnyOrder(SideWager.values());
        assertThat(rules("device=shoe").sides())
                .doesNotContain(SideWager.BLAZING_7S)
                .hasSize(4);
        assertThat(rules("device=shuffler", "decks=8").sides()).hasSize(3);
        assertThatThrownBy(() -> rules("decks=8", "sideWagers=star-pairs")).hasMessageContaining("3.1.1");
        assertThatThrownBy(() -> rules("device=shoe", "sideWagers=blazing-7s")).hasMessageContaining("2.3.4.3");
        assertThat(rules("sideWagers=any-pairs lucky-lucky").sides()).hasSize(2);
        assertThat(rules("sideWagers=none").sides()).isEmpty();
    }

    @Test
    @Rule({"14.26.1", "14.26.2", "14.28.1", "14.28.2", "14.28.3", "14.24", "R-107", "R-109"})
    void the_jackpot_s_prizes_follow_from_its_price_and_the_value_it_is_reset_to() {
        var small = rules("device=shuffler").jackpot();
        assertThat(small.stake()).isEqualTo(cents(2_50));
        assertThat(small.seed()).isEqualTo(cents(10_000_00));
        var large = rules("device=shuffler", "blazingStake=5.00", "blazingMinimum=50000")
                .jackpot();
        assertThat(large.seed()).isEqualTo(cents(50_000_00));
        assertThat(large.prizes().get(4).least()).isEqualTo(cents(5_000_00));
        assertThat(large.prizes().get(0).least()).isEqualTo(cents(50_00));
        assertThat(rules("device=shuffler", "blazingMinimum=25000").jackpot().seed())
                .isEqualTo(cents(25_000_00));
    }

    @Test
    @Rule({"14.5", "14.28", "R-89", "R-106", "R-107", "R-109"})
    void a_live_table_names_its_chips_pay_table_and_jackpot() {
        assertThatThrownBy(() -> BlackjackRules.checkLive(given())).hasMessageStartingWith("chips: ");
        assertThatThrownBy(() -> BlackjackRules.checkLive(given("chips=1-5"))).hasMessageStartingWith("luckyLucky: ");
        assertThatThrownBy(() -> BlackjackRules.checkLive(
                        given("chips=1-5", "minimum=10.00", "luckyLucky=1", "device=shuffler")))
                .hasMessageStartingWith("blazingStake: ");
        assertThatCode(() ->
                        BlackjackRules.checkLive(given("chips=1-5", "minimum=10.00", "sideWagers=none", "device=shoe")))
                .doesNotThrowAnyException();
    }

    @Test
    @Rule({"2.2", "2.2.2", "2.2.3", "2.2.3.1", "2.2.3.2", "2.2.3.3", "2.2.4", "2.3.4.2", "12.5.1", "14.5", "14.6.2"})
    void everyone_sees_what_is_printed_on_the_cloth_and_what_is_offered() {
        Blackjack game = game("device=shuffler", "maximumHands=3");
        BlackjackView view = game.view(game.initial(), new Viewer.Passerby());
        assertThat(view.inscriptions())
                .contains("Blackjack pays 3 to 2", "Dealer must stand on hard 17 or soft 18", "Insurance")
                .anyMatch(text -> text.contains("three hands"));
        assertThat(view.sides())
                .containsExactly("perfect-pairs", "any-pairs", "star-pairs", "lucky-lucky", "blazing-7s");
        assertThat(view.jackpot().prizes()).hasSize(6);
        assertThat(view.jackpot().stake()).isEqualTo(cents(2_50));
    }

    @ParameterizedTest
    @EnumSource(TableReason.class)
    void every_reason_that_tables_share_has_its_own_clause_here(TableReason shared) {
        assertThat(BlackjackReason.of(shared).name()).isEqualTo(shared.name());
        assertThat(BlackjackReason.of(shared).cites()).isNotEmpty();
    }
}
