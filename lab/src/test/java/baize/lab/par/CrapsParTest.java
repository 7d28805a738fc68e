package baize.lab.par;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import baize.core.rule.Rule;
import baize.lab.exact.Fraction;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Published figures are those of wizardofodds.com, Craps, where it has the wager at these odds. */
class CrapsParTest {
    private static final ParSheet SHEET = Par.of("craps", Map.of());

    /** Wagers, what each is worth to the player, and what the house keeps in per cent. */
    private static final String VALUES = """
            pass-line come; -7/495; 1.414
            dont-pass dont-come; -3/220; 1.364
            odds-4 odds-5 odds-6 odds-8 odds-9 odds-10; 0/1; 0
            come-odds-4 come-odds-5 come-odds-6 come-odds-8 come-odds-9 come-odds-10; 0/1; 0
            dont-odds-4 dont-odds-5 dont-odds-6 dont-odds-8 dont-odds-9 dont-odds-10; 0/1; 0
            dont-come-odds-4 dont-come-odds-5 dont-come-odds-6; 0/1; 0
            dont-come-odds-8 dont-come-odds-9 dont-come-odds-10; 0/1; 0
            place-4 place-10; -1/15; 6.667
            place-5 place-9; -1/25; 4.000
            place-6 place-8; -1/66; 1.515
            buy-4 buy-5 buy-6 buy-8 buy-9 buy-10; -1/20; 5.000
            place-to-lose-4 place-to-lose-10; -1/33; 3.030
            place-to-lose-5 place-to-lose-9; -1/40; 2.500
            place-to-lose-6 place-to-lose-8; -1/55; 1.818
            lay-4 lay-10; -1/40; 2.500
            lay-5 lay-9; -1/30; 3.333
            lay-6 lay-8; -1/24; 4.167
            big-6 big-8 hardway-6 hardway-8; -1/11; 9.091
            hardway-4 hardway-10; -1/18; 5.556
            field any-craps c e c-and-e horn hop-easy hop-hard; -1/18; 5.556
            any-seven; -1/12; 8.333
            """;

    static Stream<Arguments> values() {
        return VALUES.lines().flatMap(line -> {
            List<String> cells = List.of(line.split("; ", -1));
            return Arrays.stream(cells.getFirst().split(" ", -1))
                    .map(id -> Arguments.of(id, cells.get(1), Double.valueOf(cells.get(2))));
        });
    }

    @ParameterizedTest
    @MethodSource("values")
    @Rule({"craps 3.9", "craps 3.10", "R-71", "R-72", "R-74", "R-75"})
    void every_wager_is_worth_its_fraction(String id, String exact, double edge) {
        WagerSheet sheet = SHEET.wager(id);
        assertThat(sheet.expectedValue().exact().orElseThrow()).hasToString(exact);
        assertThat(100 * sheet.houseEdge().value()).isCloseTo(edge, within(0.0005));
    }

    @Test
    void there_are_67_wagers_and_their_ends_are_all_there_are() {
        assertThat(values()).hasSize(67);
        assertThat(SHEET.wagers()).hasSize(67).extracting(WagerSheet::wager).doesNotHaveDuplicates();
        for (WagerSheet sheet : SHEET.wagers()) {
            Fraction all = Fraction.ZERO;
            Fraction value = Fraction.ZERO;
            for (WagerSheet.Outcome outcome : sheet.outcomes()) {
                Fraction probability = outcome.probability().exact().orElseThrow();
                all = all.plus(probability);
                value = value.plus(probability.times(outcome.pays().exact().orElseThrow()));
            }
            assertThat(all).as(sheet.wager()).isEqualTo(Fraction.ONE);
            assertThat(sheet.expectedValue()).isEqualTo(Figure.exactly(value));
            assertThat(sheet.outcomes()).extracting(WagerSheet.Outcome::outcome).doesNotHaveDuplicates();
        }
    }

    /** 251/495 are lost and 244/495 won of all Pass Lines; one in 36 of a Don't Pass is drawn. */
    @ParameterizedTest
    @CsvSource({
        "pass-line, 244/495, 251/495, 0/1, -7/495, 557/165",
        "dont-pass, 949/1980, 244/495, 1/36, -27/1925, 557/165",
        "place-6, 5/11, 6/11, 0/1, -1/66, 36/11",
        "lay-5, 3/5, 2/5, 0/1, -1/30, 18/5",
        "hardway-4, 1/9, 8/9, 0/1, -1/18, 4/1",
        "horn, 1/6, 5/6, 0/1, -1/18, 1/1"
    })
    @Rule({"craps 3.9.1", "craps 3.9.10", "craps 3.9.10.3", "R-87"})
    void how_a_wager_is_resolved_is_said_with_and_without_its_draws(
            String id, String win, String lose, String draw, String resolved, String rolls) {
        WagerSheet.Resolution resolution = SHEET.wager(id).resolution().orElseThrow();
        assertThat(resolution.win().exact().orElseThrow()).hasToString(win);
        assertThat(resolution.lose().exact().orElseThrow()).hasToString(lose);
        assertThat(resolution.draw().exact().orElseThrow()).hasToString(draw);
        assertThat(resolution.resolved().exact().orElseThrow()).hasToString(resolved);
        assertThat(resolution.rolls().exact().orElseThrow()).hasToString(rolls);
    }

    /** The published edges of a Buy and a Lay are of all that is put up. */
    @ParameterizedTest
    @CsvSource({"buy-4, 4.762", "buy-6, 4.762", "lay-4, 2.439", "lay-5, 3.226", "lay-6, 4.000"})
    @Rule({"craps 3.9.8", "craps 3.9.15", "R-71", "R-72"})
    void a_commission_is_part_of_what_is_put_up(String id, double published) {
        assertThat(100 * SHEET.wager(id).elementOfRisk().value()).isCloseTo(published, within(0.0005));
    }

    /** A line wager of one and odds of 2, or of 4, 3 and 12/5, two times in three: 7/3 and 3 are staked. */
    @ParameterizedTest
    @CsvSource({
        "pass-line+odds, -7/495, 1/165", "come+come-odds, -7/495, 1/165",
        "dont-pass+dont-odds, -3/220, 1/220", "dont-come+dont-come-odds, -3/220, 1/220"
    })
    @Rule({"craps 3.9.2.1", "craps 3.9.12.1", "R-69", "R-70"})
    void odds_cost_nothing_and_are_part_of_what_is_staked(String id, String exact, String ofAll) {
        WagerSheet sheet = dice().combination(id);
        assertThat(sheet.expectedValue().exact().orElseThrow()).hasToString(exact);
        assertThat(sheet.elementOfRisk().exact().orElseThrow()).hasToString(ofAll);
    }

    @Test
    @Rule({"craps 3.9.1", "craps 3.9.3", "R-65"})
    void money_added_to_a_line_is_worth_less_than_nothing_at_every_number() {
        assertThat(dice().added())
                .extracting(added -> added.wager() + " " + added.number() + " "
                        + added.expectedValue().exact().orElseThrow())
                .containsExactly(
                        "pass-line 4 -1/3",
                        "pass-line 5 -1/5",
                        "pass-line 6 -1/11",
                        "pass-line 8 -1/11",
                        "pass-line 9 -1/5",
                        "pass-line 10 -1/3",
                        "come 4 -1/3",
                        "come 5 -1/5",
                        "come 6 -1/11",
                        "come 8 -1/11",
                        "come 9 -1/5",
                        "come 10 -1/3");
    }

    /**
     * A line is decided after 557/165 rolls; a turn ends with it when the Pass Line loses, 251 times in 495, or when
     * the Don't Pass wins, 949 times in 1980.
     */
    @Test
    @Rule({"craps 3.11", "R-80"})
    void a_turn_is_as_many_rolls_as_lines_until_one_ends_it() {
        Fraction decision = Fraction.of(557, 165);
        assertThat(dice().shooter("pass-line").rolls()).isEqualTo(Figure.exactly(decision.over(Fraction.of(251, 495))));
        assertThat(dice().shooter("dont-pass").rolls())
                .isEqualTo(Figure.exactly(decision.over(Fraction.of(949, 1980))));
        assertThat(dice().shooter("pass-line+dont-pass").rolls())
                .isEqualTo(dice().shooter("pass-line").rolls());
    }

    @Test
    @Rule({"craps 3.11", "R-80"})
    void one_turn_in_nine_is_a_single_roll() {
        DiceSheet.Shooter shooter = dice().shooter("pass-line");
        assertThat(shooter.lasting().getFirst()).isEqualTo(Figure.exactly(Fraction.of(8, 9)));
        assertThat(shooter.lasting().get(shooter.median() - 1).value()).isLessThanOrEqualTo(0.5);
        assertThat(shooter.lasting().get(shooter.median() - 2).value()).isGreaterThan(0.5);
        assertThat(shooter.longest()).isGreaterThan(shooter.lasting().size());
        assertThat(shooter.comeOut())
                .isEqualTo(Figure.exactly(Fraction.of(4, 36).over(Fraction.of(251, 495))));
    }

    @Test
    @Rule({"craps 3.9.8", "craps 3.9.15"})
    void another_commission_is_worked_out_and_marked() {
        ParSheet sheet = Par.of("craps", Map.of("commission", "0.04"));
        assertThat(sheet.approved()).isFalse();
        assertThat(sheet.wager("buy-4").expectedValue()).isEqualTo(Figure.exactly(Fraction.of(-1, 25)));
        assertThat(sheet.wager("lay-4").expectedValue()).isEqualTo(Figure.exactly(Fraction.of(-1, 50)));
        assertThat(sheet.house()).containsEntry("commission", "0.04");
        assertThat(SHEET.approved()).isTrue();
    }

    @Test
    void a_setting_that_cannot_be_is_refused() {
        assertThatThrownBy(() -> Par.of("craps", Map.of("commission", "5%")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("commission");
    }

    private static DiceSheet dice() {
        return SHEET.dice().orElseThrow();
    }
}
