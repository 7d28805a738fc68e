package baize.server.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.staff.Role;
import baize.floor.table.Setup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class FloorFileTest {
    private static final String GOOD = """
            tables:
              - id: 4
                game: three-card-poker
                dealer: staff
                wageringSeconds: 15
                float: 1000
                settings:
                  minimum: 10.00
                  maximum: 500
                  limits:
                    pair-plus: {minimum: 5.00, maximum: 100.00}
                  chips: [5, 25, 100]
                  device: shoe
                  anteBonus: 1-4-5
                  pairPlus: 1-4-6-30-40
            staff:
              - {id: ada, name: Ada, role: administrator}
              - {id: dan, name: Dan, role: dealer}
            """;

    /** What is put in the place of what, and how the complaint begins. */
    private static final String FAULTS = """
            id: 4
            id: Four
            2: tables[0].id: expected an id of small letters, digits and dashes, got "Four"
            ---
            id: 4
            id:
            2: tables[0].id: expected a text or a number
            ---
            game: three-card-poker
            game: poker
            3: tables[0].game: expected caribbean-stud or three-card-poker or blackjack or craps or bingo, got "poker"
            ---
            dealer: staff
            dealer: robot
            4: tables[0].dealer: expected house or staff or console, got "robot"
            ---
            dealer: staff
            croupier: staff
            4: tables[0].croupier: no such key; expected one of id, game, pool, settings, dealer, wageringSeconds, \
            float
            ---
            wageringSeconds: 15
            wageringSeconds: soon
            5: tables[0].wageringSeconds: expected a whole number from 0 to 3600, got "soon"
            ---
            wageringSeconds: 15
            wageringSeconds: -1
            5: tables[0].wageringSeconds: expected a whole number from 0 to 3600, got "-1"
            ---
            float: 1000
            float: a lot
            6: tables[0].float: expected an amount such as 12.50, got "a lot"
            ---
            float: 1000
            float: [1000]
            6: tables[0].float: expected a text or a number
            ---
            float: 1000
            wage: 1000
            2: tables[0].float: expected a text or a number, but it is missing
            ---
            minimum: 10.00
            minimum: 0
            8: tables[0].settings.minimum: expected a minimum above 0.00, got 0.00
            ---
            maximum: 500
            maximum: 5
            9: tables[0].settings.maximum: expected a maximum of at least 10.00, got 5.00
            ---
            maximum: 100.00
            maximum: 1.00
            11: tables[0].settings.limits.pair-plus.maximum: expected a maximum of at least 5.00, got 1.00
            ---
            pair-plus:
            pear-plus:
            11: tables[0].settings.limits.pear-plus.maximum: no such setting
            ---
            chips: [5, 25, 100]
            unit: 5.00
            7: tables[0].settings.chips: expected the table's chips, like 1-5-25-100, to be chosen (R-89)
            ---
            device: shoe
            device: hand
            13: tables[0].settings.device: expected shoe or shuffler, got "hand"
            ---
            device: shoe
            lowLimit: true
            13: tables[0].settings.lowLimit: expected device=shuffler with low limit gaming (three-card-poker 6.7.2)
            ---
            anteBonus: 1-4-5
            anteBonus: 1-4-4
            14: tables[0].settings.anteBonus: expected an approved schedule to be chosen for a live table: 1-4-5 \
            (three-card-poker 10.3, R-58), got "1-4-4"
            ---
            pairPlus: 1-4-6-30-40
            pairPlus: 1-3-6-30-40
            15: tables[0].settings.pairPlus: expected an approved schedule to be chosen for a live table: 1-4-6-30-40 \
            (three-card-poker 10.5, R-58), got "1-3-6-30-40"
            ---
            pairPlus: 1-4-6-30-40
            device: shoe
            15: tables[0].settings.device: expected once, but line 13 has it too
            ---
            float: 1000
            pool: grand
            6: tables[0].pool: expected none: three-card-poker has no jackpot
            ---
            staff:
            people:
            16: people: no such key; expected one of pools, tables, staff
            ---
            role: administrator
            role: cashier
            16: staff: expected an administrator among them, who hires the others (R-24)
            ---
            id: dan
            id: ada
            18: staff[1].id: expected another id than the members before
            ---
            role: dealer
            role: barman
            18: staff[1].role: expected dealer or gaming-supervisor
            ---
            name: Dan,
            name: Dan, password: cut-the-deck,
            18: staff[1].password: expected none: passwords are in the files of demo floors alone
            ---
            {id: dan, name: Dan, role: dealer}
            dan
            18: staff[1]: expected keys with values
            ---
            device: shoe
            device: [shoe
            14: expected YAML; expected ',' or ']', but got :
            """;

    static Stream<Arguments> faults() {
        return cases(FAULTS);
    }

    /** What is put in the place of what, and how the complaint begins. */
    static Stream<Arguments> cases(String faults) {
        return Stream.of(faults.split("---\n", -1)).map(fault -> {
            String[] lines = fault.split("\n", 3);
            return Arguments.of(lines[0], lines[1], lines[2].strip());
        });
    }

    @ParameterizedTest
    @MethodSource("faults")
    @Rule({"R-24", "R-58", "R-89", "three-card-poker 6.7.2", "three-card-poker 10.3", "three-card-poker 10.5"})
    void a_fault_is_told_with_its_line_and_what_was_expected(String from, String to, String told) {
        assertThat(GOOD).contains(from);
        String bad = GOOD.replaceFirst(java.util.regex.Pattern.quote(from), to.replace("$", "\\$"));
        assertThatThrownBy(() -> FloorFile.read("floor.yaml", bad, false))
                .isInstanceOf(BadPlan.class)
                .message()
                .startsWith("floor.yaml:" + told)
                .hasLineCount(1);
    }

    @Test
    void a_file_is_read_with_all_it_says() {
        FloorPlan plan = FloorFile.read("floor.yaml", GOOD, false);
        Setup setup = plan.tables().getFirst().setup();
        assertThat(setup)
                .isEqualTo(new Setup(
                        "three-card-poker",
                        Map.of(
                                "minimum", "10.00",
                                "maximum", "500",
                                "limits.pair-plus.minimum", "5.00",
                                "limits.pair-plus.maximum", "100.00",
                                "chips", "5-25-100",
                                "device", "shoe",
                                "anteBonus", "1-4-5",
                                "pairPlus", "1-4-6-30-40"),
                        Setup.Dealer.STAFF,
                        15,
                        Money.dollars(1000),
                        null));
        assertThat(plan.staff())
                .containsExactly(
                        new StaffAccount("ada", "Ada", Role.ADMINISTRATOR, null),
                        new StaffAccount("dan", "Dan", Role.DEALER, null));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            commission: 0.04 | 7: tables[0].settings.commission: expected 0.05 at a live table (craps 3.9.8, 3.9.15)
            notes: [5, 7]    | 7: tables[0].settings.notes: expected Australian notes
            unit: 0.50       | 7: tables[0].settings.unit: expected at least 1.00 (R-1)
            boxes: 17        | 7: tables[0].settings.boxes: expected
            """)
    @Rule({"craps 3.4.1", "craps 3.9.8", "craps 3.9.15", "R-1"})
    void a_fault_in_a_craps_game_is_told_with_its_clause(String setting, String told) {
        String text = """
                tables:
                  - id: 8
                    game: craps
                    wageringSeconds: 18
                    float: 1000
                    settings:
                      %s
                """;
        assertThat(FloorFile.read("floor.yaml", text.formatted("notes: [5, 10]"), false)
                        .tables())
                .hasSize(1);
        assertThatThrownBy(() -> FloorFile.read("floor.yaml", text.formatted(setting), false))
                .isInstanceOf(BadPlan.class)
                .message()
                .startsWith("floor.yaml:" + told)
                .hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            increment: 40%  | increment: 0.40     | 7: pools[0].increment: expected a share from 0% to 100%, got "0.40"
            seed: 1000.00   | seed: much          | 6: pools[0].seed: expected
            games: 6        | entryFee: 5.00      | 15: tables[0].settings.entryFee: expected what pool b has;
            games: 6        | jackpotMeter: 5.00  | 15: tables[0].settings.jackpotMeter: expected none: pool b has the
            games: 6        | games: 0            | 15: tables[0].settings.games: expected
            pool: b         | wageringSeconds: 45 | 9: tables[0].pool: expected the pool of its jackpot, one of b
            """)
    @Rule({"bingo 3.3", "bingo 4.1", "bingo 6.1", "R-138"})
    void a_fault_in_a_bingo_hall_or_its_pool_is_told_where_it_is(String from, String to, String told) {
        String text = """
                pools:
                  - id: b
                    name: Bingo
                    game: bingo
                    stake: 20.00
                    seed: 1000.00
                    increment: 40%
                tables:
                  - id: 9
                    game: bingo
                    pool: b
                    float: 1000
                    settings:
                      prize.2: 80.00
                      games: 6
                """;
        Map<String, String> read = FloorFile.read("floor.yaml", text, false)
                .tables()
                .getFirst()
                .setup()
                .settings();
        assertThat(read).containsEntry("entryFee", "20.00").containsEntry("jackpotShareOfFee", "40%");
        assertThatThrownBy(() -> FloorFile.read("floor.yaml", text.replace(from, to), false))
                .isInstanceOf(BadPlan.class)
                .message()
                .startsWith("floor.yaml:" + told)
                .hasLineCount(1);
    }

    @Test
    void two_tables_of_one_id_are_refused() {
        String table = GOOD.substring(GOOD.indexOf("  - id"), GOOD.indexOf("staff:"));
        String twice = "tables:\n" + table + table;
        assertThatThrownBy(() -> FloorFile.read("floor.yaml", twice, false))
                .hasMessage("floor.yaml:16: tables[1].id: expected another id than the table of line 2");
    }

    @Test
    void a_file_that_is_missing_empty_or_no_text_is_told_in_one_line(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("floor.yaml");
        assertThatThrownBy(() -> FloorFile.read(file, true))
                .hasMessage(file + ": expected a file that can be read; there is none");
        assertThatThrownBy(() -> FloorFile.read(folder, true))
                .hasMessage(folder + ": expected a file, got a directory");
        Files.writeString(file, "");
        assertThatThrownBy(() -> FloorFile.read(file, true))
                .hasMessage(file + ": expected tables and staff, got nothing");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThatThrownBy(() -> FloorFile.read(file, true)).hasMessage(file + ": expected text in UTF-8");
    }

    @Test
    @Rule("R-200")
    void what_is_for_practice_is_refused_on_a_real_floor() {
        Setup setup =
                Setup.of("three-card-poker", Map.of("undecidedAtHouseTable", "by-the-clause"), Money.dollars(1000));
        assertThatThrownBy(() -> having(setup.dealtBy(Setup.Dealer.HOUSE)).checkInEarnest())
                .hasMessage("floor.yaml:7: table 4: undecidedAtHouseTable: expected decline on a real floor (R-200), "
                        + "got \"by-the-clause\"");
        having(setup.dealtBy(Setup.Dealer.STAFF)).checkInEarnest();
    }

    private static FloorPlan having(Setup setup) {
        return new FloorPlan("floor.yaml", List.of(new PlannedTable("4", setup, 7)), List.of());
    }

    @Test
    void the_demo_floor_has_tables_of_each_game_and_every_rank_of_staff() {
        FloorPlan plan = FloorFile.demo();
        assertThat(plan.tables())
                .extracting(PlannedTable::id)
                .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
        assertThat(plan.pools()).extracting(PlannedPool::id).containsExactly("grand", "sevens", "bingo");
        assertThat(plan.tables()).extracting(table -> table.setup().settings()).doesNotHaveDuplicates();
        assertThat(plan.staff())
                .extracting(StaffAccount::role)
                .contains(
                        Role.DEALER,
                        Role.GAMING_SUPERVISOR,
                        Role.CASINO_SUPERVISOR,
                        Role.GAMING_MANAGER,
                        Role.CASHIER,
                        Role.INSPECTOR,
                        Role.ADMINISTRATOR);
        assertThat(plan.staff())
                .allSatisfy(member -> assertThat(member.password()).isNotBlank());
    }
}
