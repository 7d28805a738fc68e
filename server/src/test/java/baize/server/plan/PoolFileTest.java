package baize.server.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Rule;
import baize.wire.Games;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pools in a floor file, and the tables that are linked to them. */
class PoolFileTest {
    /** Two tables on one pool. */
    private static final String LINKED = """
            pools:
              - id: grand
                name: Grand
                game: caribbean-stud
                stake: 5.00
                seed: 50000.00
                increment: 0.70
                reserve: 0.10
                bonus: 100.00
            tables:
              - id: 1
                game: caribbean-stud
                pool: grand
                float: 1000
                settings:
                  chips: [5, 25, 100]
                  jackpotStake: 5
              - {id: 2, game: caribbean-stud, pool: grand, float: 1000, settings: {chips: [5, 25]}}
            """;

    private static final String LINKED_FAULTS = """
            game: caribbean-stud
            game: three-card-poker
            4: pools[0].game: expected a game with a jackpot, got "three-card-poker"
            ---
            stake: 5.00
            steak: 5.00
            2: pools[0].stake: expected a text or a number, but it is missing
            ---
            increment: 0.70
            increment: most
            7: pools[0].increment: expected a share of a stake like 0.125
            ---
            reserve: 0.10
            reserve: 0.31
            8: pools[0].reserve: expected an increment and a reserve that are no more than the stake together
            ---
            bonus: 100.00
            colour: red
            9: pools[0].colour: no such key; expected one of id, game, name, stake, seed, increment, reserve, limit
            ---
                pool: grand
                pool: small
            13: tables[0].pool: expected one of grand, got "small"
            ---
                pool: grand
                wageringSeconds: 20
            11: tables[0].pool: expected the pool of its jackpot, one of grand
            ---
            jackpotStake: 5
            jackpotStake: 1.00
            17: tables[0].settings.jackpotStake: expected what pool grand has; this is a jackpot wager of 1.00, not \
            5.00 (caribbean-stud 11.9.3)
            ---
            jackpotStake: 5
            jackpotIncrement: 0.5
            17: tables[0].settings.jackpotIncrement: expected what pool grand has; this is another rate of increment \
            (caribbean-stud 11.9.2)
            ---
            jackpotStake: 5
            bonusJackpot: 50.00
            17: tables[0].settings.bonusJackpot: expected what pool grand has; this is a bonus jackpot of 50.00, not \
            100.00 (caribbean-stud 11.9.1)
            ---
            jackpotStake: 5
            jackpotMeter: 60000.00
            17: tables[0].settings.jackpotMeter: expected none: pool grand has the meter
            ---
            id: grand
            id: Grand
            2: pools[0].id: expected an id of small letters
            ---
            tables:
              - {id: small, name: Small, game: caribbean-stud, stake: 1.00, seed: 9.00, increment: 0}
            10: pools[1].id: expected a table that is linked to this pool
            ---
            tables:
              - {id: grand, name: Small, game: caribbean-stud, stake: 1.00, seed: 9.00, increment: 0}
            10: pools[1].id: expected another id than the pool of line 2
            """;

    static Stream<Arguments> linkedFaults() {
        return FloorFileTest.cases(LINKED_FAULTS);
    }

    @ParameterizedTest
    @MethodSource("linkedFaults")
    @Rule({
        "caribbean-stud 11.5",
        "caribbean-stud 11.6",
        "caribbean-stud 11.9.1",
        "caribbean-stud 11.9.2",
        "caribbean-stud 11.9.3"
    })
    void a_fault_of_a_pool_is_told_with_its_line_and_its_clause(String from, String to, String told) {
        assertThat(LINKED).contains(from);
        String put = to.contains("- {id") ? to + "\n" + from : to;
        String bad = LINKED.replaceFirst(Pattern.quote(from), put);
        assertThatThrownBy(() -> FloorFile.read("floor.yaml", bad, false))
                .isInstanceOf(BadPlan.class)
                .message()
                .startsWith("floor.yaml:" + told)
                .hasLineCount(1);
    }

    /** Two tables of Star Blackjack, one of them with the jackpot. */
    private static final String SEVENS = """
            pools:
              - {id: sevens, name: Sevens, game: blackjack, stake: 2.50, seed: 10000, increment: 0.2}
            tables:
              - id: 3
                game: blackjack
                pool: sevens
                float: 1000
                settings: {minimum: 10, chips: [2.50, 25], device: shuffler, decks: 6, sideWagers: blazing-7s}
              - {id: 4, game: blackjack, float: 1000, settings: {minimum: 10, chips: [5, 25], sideWagers: none}}
            """;

    @Test
    @Rule({"blackjack 2.3.4", "blackjack 14.4", "R-149"})
    void only_a_table_that_offers_blazing_sevens_has_a_pool_and_its_settings() {
        FloorPlan plan = FloorFile.read("floor.yaml", SEVENS, false);
        assertThat(plan.tables()).extracting(table -> table.setup().pool()).containsExactly("sevens", null);
        assertThat(plan.tables().getFirst().setup().settings())
                .containsEntry("blazingStake", "2.50")
                .containsEntry("blazingMinimum", "10000");
        assertThat(Games.of("blackjack")
                        .jackpotRules(plan.tables().getFirst().setup().settings()))
                .isEqualTo(plan.pools().getFirst().rules());
    }

    private static final String SEVENS_FAULTS = """
            stake: 2.50
            stake: 3.00
            2: pools[0].stake: expected 2.50 or 5.00
            ---
            increment: 0.2
            bonus: 100.00, increment: 0.2
            2: pools[0].bonus: no such setting
            ---
            sideWagers: blazing-7s
            sideWagers: none
            6: tables[0].pool: expected none: blackjack has no jackpot here
            ---
                pool: sevens
                wageringSeconds: 20
            4: tables[0].pool: expected the pool of its jackpot, one of sevens
            ---
            device: shuffler
            device: shuffler, blazingMeter: 20000
            8: tables[0].settings.blazingMeter: expected none: pool sevens has the meter
            ---
            minimum: 10, chips: [2.50, 25]
            minimum: 2.50, chips: [2.50, 25]
            8: tables[0].settings.minimum: expected limits that favour no player by rounding (blackjack 5.12, R-199): \
            a blackjack on 2.50 in chips of 2.50, 25.00 pays 5.00, which makes the stake worth +1.48 % to the player
            ---
            minimum: 10, chips: [2.50, 25]
            minimum: 10, chips: [5, 25]
            8: tables[0].settings.blazingStake: expected an amount in chips of 5.00, 25.00 (blackjack 5.2, R-199), \
            got 2.50
            """;

    static Stream<Arguments> sevensFaults() {
        return FloorFileTest.cases(SEVENS_FAULTS);
    }

    @ParameterizedTest
    @MethodSource("sevensFaults")
    @Rule({"blackjack 14.5", "R-107", "R-109"})
    void a_fault_of_a_pool_of_star_blackjack_is_told_with_its_line(String from, String to, String told) {
        assertThat(SEVENS).contains(from);
        String bad = SEVENS.replaceFirst(Pattern.quote(from), to);
        assertThatThrownBy(() -> FloorFile.read("floor.yaml", bad, false))
                .isInstanceOf(BadPlan.class)
                .message()
                .startsWith("floor.yaml:" + told)
                .hasLineCount(1);
    }

    @Test
    @Rule({"caribbean-stud 11.9", "R-89"})
    void tables_have_their_jackpots_settings_from_their_pool() {
        FloorPlan plan = FloorFile.read("floor.yaml", LINKED, false);
        assertThat(plan.pools()).hasSize(1);
        for (PlannedTable table : plan.tables()) {
            assertThat(table.setup().pool()).isEqualTo("grand");
            assertThat(Games.of("caribbean-stud").jackpotRules(table.setup().settings()))
                    .isEqualTo(plan.pools().getFirst().rules());
        }
        assertThat(plan.tables().getFirst().setup().settings())
                .containsEntry("jackpotStake", "5")
                .containsEntry("bonusJackpot", "100.00");
    }
}
