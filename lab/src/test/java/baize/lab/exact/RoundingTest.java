package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.card.HandCategory;
import baize.core.card.ThreeCardCategory;
import baize.core.dice.Dice;
import baize.core.money.Money;
import baize.core.pay.Result;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudRules;
import baize.games.craps.CrapsPay;
import baize.games.craps.CrapsRules;
import baize.games.craps.CrapsShowdown;
import baize.games.craps.CrapsWager;
import baize.games.craps.OddsLimit;
import baize.games.craps.Spot;
import baize.games.table.Settings;
import baize.games.threecard.ThreeCardRules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What rounding to the cent is worth at the other games: nowhere more than a stake costs. */
@Tag("long")
class RoundingTest {
    private static final CrapsRules CRAPS = CrapsRules.read(new Settings(Map.of()));
    private static final long DOLLAR = 100;

    /** Cents after which what is left over comes round again, at all odds and commissions there are. */
    private static final long ROUND = 2 * 2 * 2 * 3 * 5 * 11 * 20;

    /**
     * How a wager ends.
     *
     * @param pay what it wins by; none where it does not win
     */
    private record End(Result result, @Nullable CrapsPay pay) {
        long net(long stake) {
            long part = pay == null ? stake : pay.winningPart(stake);
            return result.returned(part, pay == null ? 0 : pay.odds().winnings(part)) - stake;
        }
    }

    private static Map<End, Fraction> ends(CrapsBet bet, int from) {
        return new Walk<Integer, End>(from, number -> steps(bet, number)).endings();
    }

    private static List<Walk.Step<Integer, End>> steps(CrapsBet bet, int number) {
        List<Walk.Step<Integer, End>> steps = new ArrayList<>();
        for (Dice dice : Dice.all()) {
            CrapsWager wager = bet.on().wager();
            CrapsShowdown row = CrapsShowdown.of(wager, number, bet.on().second(), dice);
            steps.add(
                    row == null
                            ? new Walk.Step.On<>(CrapsPayoffs.next(bet, number, dice))
                            : new Walk.Step.End<>(end(wager, number, dice, row)));
        }
        return steps;
    }

    private static End end(CrapsWager wager, int number, Dice dice, CrapsShowdown row) {
        Result result = row.verdict().result();
        return new End(result, result == Result.WIN ? CrapsPay.of(wager, number, dice) : null);
    }

    /** What a stake nets on average in cents, rounding and commission counted. */
    private static Fraction net(Spot on, Map<End, Fraction> ends, long stake) {
        Fraction sum = Fraction.of(-CRAPS.commission(on, stake));
        for (Map.Entry<End, Fraction> end : ends.entrySet())
            sum = sum.plus(end.getValue().times(Fraction.of(end.getKey().net(stake))));
        return sum;
    }

    /** Up to where remainders come round again; from there on every cent costs what the exact sheet says. */
    @Test
    @Rule({"craps 3.9", "craps 3.10", "R-1"})
    void no_wager_of_craps_of_a_dollar_or_more_is_worth_more_than_it_costs() {
        CrapsSolution exact = new CrapsSolution(CRAPS);
        for (CrapsBet bet : CrapsBet.wagers()) {
            if (bet.on().wager().base() != null) continue;
            assertThat(exact.odds(bet).value().signum()).as("%s", bet).isNegative();
            Map<End, Fraction> ends = ends(bet, bet.on().number());
            for (long stake = DOLLAR; stake < DOLLAR + ROUND; stake++)
                if (bet.on().wager() != CrapsWager.HORN || stake % 4 == 0)
                    assertThat(net(bet.on(), ends, stake).signum())
                            .as("%s of %s", bet, Money.cents(stake))
                            .isNegative();
        }
    }

    /** Odds cost nothing, so that what rounding gives is held against the wager that they ride on. */
    @Test
    @Rule({"craps 3.9.2", "craps 3.9.4", "craps 3.9.12", "craps 3.9.13", "R-1", "R-69", "R-70"})
    void odds_of_any_amount_with_the_wager_that_they_ride_on_are_not_either() {
        for (CrapsBet bet : CrapsBet.combinations()) {
            CrapsWager odds = bet.odds();
            if (odds == null) throw new IllegalStateException(bet + " has no odds");
            CrapsBet line = new CrapsBet(bet.on(), null);
            Map<End, Fraction> ends = ends(line, 0);
            Fraction given = Fraction.ZERO;
            for (int point : CrapsWager.POINTS) {
                Spot on = Spot.of(odds, point);
                Map<End, Fraction> riding = ends(new CrapsBet(on, null), point);
                Fraction most = Fraction.ZERO;
                for (long stake = DOLLAR; stake <= DOLLAR + ROUND; stake++) {
                    Fraction net = net(on, riding, stake);
                    if (net.compareTo(most) > 0) most = net;
                }
                given = given.plus(most.times(Fraction.of(ways(point), 36)));
            }
            assertThat(given.compareTo(Fraction.of(1))).as("%s", bet).isNegative();
            for (long stake = DOLLAR; stake < DOLLAR + ROUND; stake++)
                assertThat(net(line.on(), ends, stake).plus(given).signum())
                        .as("%s of %s", bet, Money.cents(stake))
                        .isNegative();
            assertThat(OddsLimit.of(Spot.of(odds, 6), Money.cents(DOLLAR)).cents())
                    .isGreaterThanOrEqualTo(DOLLAR);
        }
    }

    private static int ways(int total) {
        return (int) Dice.all().stream().filter(dice -> dice.total() == total).count();
    }

    /** So that below a dollar a table may not go: a cent on Place 6 would win two. */
    @Test
    @Rule("R-1")
    void below_a_dollar_rounding_would_favour_the_player() {
        CrapsBet place = new CrapsBet(Spot.of(CrapsWager.PLACE, 6), null);
        assertThat(net(place.on(), ends(place, 6), 1).signum()).isPositive();
    }

    @Test
    @Rule({"caribbean-stud 10.1", "three-card-poker 10.3", "three-card-poker 10.5", "R-89"})
    void poker_games_pay_whole_numbers_so_that_nothing_of_them_is_rounded() {
        StudRules stud = StudRules.standard();
        for (HandCategory hand : HandCategory.values())
            assertThat(stud.betPays().odds(hand).stake()).as("%s", hand).isEqualTo(1);
        ThreeCardRules three = ThreeCardRules.standard();
        Map<ThreeCardCategory, Long> stakes = new HashMap<>();
        for (ThreeCardCategory hand : ThreeCardCategory.values()) {
            stakes.merge(hand, three.anteBonus().odds(hand).stake(), Math::max);
            stakes.merge(hand, three.pairPlus().odds(hand).stake(), Math::max);
        }
        assertThat(stakes.values()).containsOnly(1L);
    }
}
