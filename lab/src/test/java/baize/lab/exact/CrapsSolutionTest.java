package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baize.core.dice.Dice;
import baize.core.rule.Rule;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsShowdown;
import baize.games.craps.CrapsWager;
import baize.games.craps.Spot;
import baize.games.table.Settings;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CrapsSolutionTest {
    private static final double PRECISION = 1e-12;

    private final CrapsSolution solution = new CrapsSolution(CrapsRules.standard());

    static Stream<CrapsBet> wagers() {
        return CrapsBet.wagers().stream();
    }

    static Stream<CrapsBet> all() {
        return Stream.concat(wagers(), CrapsBet.combinations().stream());
    }

    @ParameterizedTest
    @MethodSource("wagers")
    @Rule({"craps 3.9", "craps 3.10"})
    void every_wager_comes_to_what_following_every_roll_by_hand_does(CrapsBet bet) {
        SlowCraps.Found slow = SlowCraps.follow(bet.id());
        CrapsOdds odds = solution.odds(bet);
        Moments moments = Moments.of(odds.payoff(), odds.weights());
        assertThat(odds.value().toDouble()).isCloseTo(slow.mean(), within(PRECISION));
        assertThat(moments.variance().toDouble())
                .isCloseTo(slow.square() - slow.mean() * slow.mean(), within(100 * PRECISION));
        assertThat(odds.draw().toDouble()).isCloseTo(slow.draw(), within(PRECISION));
        assertThat(odds.rolls().toDouble()).isCloseTo(slow.rolls(), within(PRECISION));
    }

    @ParameterizedTest
    @MethodSource("all")
    void a_wager_wins_loses_or_draws(CrapsBet bet) {
        CrapsOdds odds = solution.odds(bet);
        assertThat(odds.win().plus(odds.lose()).plus(odds.draw())).isEqualTo(Fraction.ONE);
        assertThat(odds.payoff().cells()).doesNotHaveDuplicates();
    }

    /** All 36 rolls at once: two of either face of an easy pair, one of a hard one. */
    @Test
    @Rule({"craps 3.9.23", "R-76"})
    void any_hop_is_worth_what_the_one_on_the_sheet_is() {
        for (Spot spot : Spot.layout())
            if (spot.wager() == CrapsWager.HOP) {
                CrapsOdds odds = solution.odds(new CrapsBet(spot, null));
                assertThat(odds.value()).isEqualTo(Fraction.of(-1, 18));
                assertThat(odds.win()).isEqualTo(Fraction.of(spot.number() == spot.second() ? 1 : 2, 36));
            }
    }

    @ParameterizedTest
    @CsvSource({"ODDS,4,2", "ODDS,6,2", "COME_ODDS,9,2", "DONT_ODDS,4,4", "DONT_ODDS,9,3", "DONT_COME_ODDS,10,4"})
    @Rule({"craps 3.9.2.1", "craps 3.9.4.1", "craps 3.9.12.1", "craps 3.9.13.1", "R-69", "R-70"})
    void full_odds_are_so_many_times_the_wager(CrapsWager odds, int number, int times) {
        CrapsPayoffs payoffs = solution.payoffs();
        assertThat(payoffs.fullOdds(odds, number)).isEqualTo(times * payoffs.unit());
    }

    @Test
    @Rule("R-70")
    void full_odds_against_six_are_twelve_to_five_of_the_wager() {
        CrapsPayoffs payoffs = solution.payoffs();
        assertThat(5 * payoffs.fullOdds(CrapsWager.DONT_ODDS, 6)).isEqualTo(12 * payoffs.unit());
    }

    @ParameterizedTest
    @CsvSource({"0.05", "0", "0.047619", "0.333333"})
    @Rule({"craps 3.9.8", "craps 3.9.15", "R-1", "R-71", "R-72"})
    void nothing_rounds_on_the_stake_that_is_followed(String rate) {
        CrapsRules rules = CrapsRules.read(new Settings(Map.of("commission", rate)));
        CrapsPayoffs small = new CrapsPayoffs(rules);
        Fraction exactly = new Fraction(
                new java.math.BigDecimal(rate).movePointRight(6).toBigIntegerExact(),
                java.math.BigInteger.valueOf(1_000_000));
        for (int number : CrapsWager.POINTS) {
            CrapsOdds buy = new CrapsSolution(rules).odds(new CrapsBet(Spot.of(CrapsWager.BUY, number), null));
            assertThat(buy.value()).isEqualTo(exactly.negated());
        }
        CrapsOdds lay = new CrapsSolution(rules).odds(new CrapsBet(Spot.of(CrapsWager.LAY, 6), null));
        assertThat(lay.value()).isEqualTo(exactly.times(Fraction.of(-5, 6)));
        assertThat(small.unit() % 100).isZero();
    }

    @Test
    @Rule({"craps 3.9.10.3", "R-87"})
    void a_twelve_takes_nothing_from_a_dont_pass() {
        CrapsBet bet = new CrapsBet(Spot.parse("dont-pass"), null);
        CrapsEnd end = Objects.requireNonNull(solution.payoffs().end(bet, 0, Dice.of(6, 6)));
        assertThat(end.row()).isEqualTo(CrapsShowdown.DONT_PASS_DRAW);
        assertThat(end.cell().net()).isZero();
        assertThat(end.cell().staked()).isEqualTo(solution.payoffs().unit());
    }

    @ParameterizedTest
    @CsvSource({
        "pass-line, 0, 1-1, true",
        "pass-line, 0, 6-6, true",
        "pass-line, 0, 3-4, false",
        "pass-line, 0, 5-6, false",
        "pass-line, 8, 3-4, true",
        "pass-line, 8, 4-4, false",
        "pass-line, 8, 1-2, false",
        "dont-pass, 0, 1-2, true",
        "dont-pass, 0, 6-6, false",
        "dont-pass, 0, 3-4, false",
        "dont-pass, 5, 3-4, true",
        "dont-pass, 5, 2-3, false",
        "pass-line+dont-pass, 0, 6-6, true"
    })
    @Rule({"craps 3.11", "R-80"})
    void the_dice_pass_when_the_shooters_line_says_so(String shooter, int point, String dice, boolean pass) {
        CrapsShooter who = CrapsShooter.ALL.stream()
                .filter(each -> each.id().equals(shooter))
                .findFirst()
                .orElseThrow();
        assertThat(who.passes(point, Dice.parse(dice))).isEqualTo(pass);
    }

    @Test
    @Rule({"craps 3.11", "R-80"})
    void turns_of_all_lengths_are_all_turns() {
        for (CrapsShooter shooter : CrapsShooter.ALL) {
            Walk<Integer, Integer> turn = shooter.turn();
            assertThat(turn.endings().values().stream().reduce(Fraction.ZERO, Fraction::plus))
                    .isEqualTo(Fraction.ONE);
            List<Fraction> lasting = turn.lasting(400);
            double mean = lasting.stream().mapToDouble(Fraction::toDouble).sum();
            assertThat(turn.meanSteps().toDouble()).isCloseTo(mean, within(PRECISION));
        }
    }
}
