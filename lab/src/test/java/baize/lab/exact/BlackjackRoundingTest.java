package baize.lab.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baize.core.money.Money;
import baize.core.pay.Odds;
import baize.core.rule.Rule;
import baize.games.blackjack.BlackjackRounding;
import baize.games.blackjack.BlackjackRules;
import baize.games.blackjack.BlackjackShowdown;
import baize.games.blackjack.BlazingPrize;
import baize.games.blackjack.DealerBlackjack;
import baize.games.blackjack.Insurance;
import baize.games.blackjack.LuckyHand;
import baize.games.blackjack.PairHand;
import baize.games.blackjack.SidePays;
import baize.games.table.Chips;
import baize.games.table.Limits;
import baize.games.table.Settings;
import baize.games.table.Settings.BadSetting;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/**
 * Rounding up to chips has a bound: at a table that may open, no stake is worth more than it costs. Every set of chips,
 * with every minimum and unit of up to twelve of the smallest, of one chip or as signs have them; every stake of up to
 * a thousand of the smallest chip, and from a sign's minimum on up to a thousand units of the smallest chip, of 5 and
 * of 25.
 */
class BlackjackRoundingTest {
    private static final List<String> DENOMINATIONS = List.of("0.50", "1", "2.50", "5", "25", "100", "500", "1000");
    /** Minimums and units of signs. */
    private static final List<String> USUAL = List.of("0.50", "1.00", "5.00", "10.00", "25.00", "100.00");

    /** Units of signs besides the smallest chip. */
    private static final List<Long> LARGE = List.of(5_00L, 25_00L);

    private static final int UNITS = 12;
    private static final int STAKES = 1_000;
    /** All denominations are so many of it. */
    private static final long HALF_DOLLAR = 50;

    private static final double BILLIONTH = 1e-9;

    /** A stake, and what rounding adds to a blackjack on it, in cents. */
    private record Staked(Money stake, double added) {
        static Staked of(Chips chips, long cents) {
            long pays = BlackjackShowdown.BLACKJACK_PAID.odds().winnings(cents);
            return new Staked(Money.cents(cents), chips.up(Money.cents(pays)).cents() - 1.5 * cents);
        }

        long cents() {
            return stake.cents();
        }
    }

    /** A house, and what its exact sheet has without rounding. */
    private record House(Map<String, String> settings, double value, double byCards, double paid) {
        BlackjackRounding at(String chips) {
            Map<String, String> all = new HashMap<>(settings);
            all.put("chips", chips);
            return new BlackjackRounding(BlackjackRules.read(new Settings(all)));
        }

        /** What a stake nets on average, in cents. */
        double net(Staked stake) {
            return value * stake.cents() + paid * stake.added();
        }

        double netByCards(Staked stake) {
            return byCards * stake.cents() + paid * stake.added();
        }
    }

    private static List<House> houses() {
        List<House> houses = new ArrayList<>();
        for (int decks : new int[] {6, 8}) {
            BlackjackShoe shoe = new BlackjackShoe(decks);
            for (DealerBlackjack rule : DealerBlackjack.values())
                for (int hands : new int[] {2, 3})
                    houses.add(house(
                            new BlackjackSolution(shoe, hands, rule),
                            Map.of(
                                    "decks", String.valueOf(decks),
                                    "maximumHands", String.valueOf(hands),
                                    "dealerBlackjackRule", rule.id(),
                                    "sideWagers", "none")));
        }
        return houses;
    }

    private static House house(BlackjackSolution solution, Map<String, String> settings) {
        BlackjackOdds odds = solution.odds(solution.basic());
        double paid = 0;
        for (BlackjackShowdown row : List.of(BlackjackShowdown.BLACKJACK_PAID, BlackjackShowdown.BLACKJACK))
            paid += odds.chance(BlackjackPayoffs.outcome(row.ordinal(), false));
        return new House(settings, odds.value(), solution.byComposition(), paid);
    }

    /** Every set of chips there is of these denominations, as a setting spells it. */
    private static List<String> sets() {
        List<String> sets = new ArrayList<>();
        for (int set = 1; set < 1 << DENOMINATIONS.size(); set++) {
            List<String> chips = new ArrayList<>();
            for (int at = 0; at < DENOMINATIONS.size(); at++)
                if ((set >> at & 1) == 1) chips.add(DENOMINATIONS.get(at));
            sets.add(String.join("-", chips));
        }
        return sets;
    }

    /** What can be paid, up to so many of the smallest chip. */
    private static List<Long> payable(Chips chips, int smallest) {
        long most = smallest * chips.denominations().getFirst().cents();
        long measure = chips.denominations().stream()
                .map(chip -> BigInteger.valueOf(chip.cents()))
                .reduce(BigInteger.ZERO, BigInteger::gcd)
                .longValueExact();
        return LongStream.iterate(measure, cents -> cents <= most, cents -> cents + measure)
                .filter(cents -> chips.canPay(Money.cents(cents)))
                .boxed()
                .toList();
    }

    /** Every stake that is legal at some table with these chips, and some more, the lowest first. */
    private static List<Staked> stakes(Chips chips) {
        List<Long> units = new ArrayList<>(LARGE);
        units.add(chips.denominations().getFirst().cents());
        BitSet halves = new BitSet();
        for (long stake : payable(chips, STAKES)) halves.set((int) (stake / HALF_DOLLAR));
        for (String usual : USUAL) {
            long minimum = Money.parse(usual).cents();
            for (long unit : units)
                for (int more = 0; more <= STAKES; more++) halves.set((int) ((minimum + more * unit) / HALF_DOLLAR));
        }
        return halves.stream()
                .mapToLong(half -> half * HALF_DOLLAR)
                .filter(stake -> chips.canPay(Money.cents(stake)))
                .mapToObj(stake -> Staked.of(chips, stake))
                .toList();
    }

    /** Few of the smallest chip, one of any, or what is usual on a sign. */
    private static Set<Long> units(Chips chips) {
        Set<Long> units = new TreeSet<>(payable(chips, UNITS));
        for (Money chip : chips.denominations()) units.add(chip.cents());
        for (String usual : USUAL)
            if (chips.canPay(Money.parse(usual))) units.add(Money.parse(usual).cents());
        return units;
    }

    @Test
    @Rule({"blackjack 5.12", "R-89", "R-199"})
    void no_set_of_chips_minimum_and_unit_with_which_a_table_may_open_has_a_stake_in_the_player_s_favour() {
        List<House> houses = houses();
        for (House house : houses) {
            BlackjackRounding figures = house.at("1");
            assertThat(figures.cost()).isEqualTo(Math.round(-house.value() / BILLIONTH));
            assertThat(figures.paid() * BILLIONTH).isEqualTo(house.paid(), within(1e-8));
        }
        double worst = Double.NEGATIVE_INFINITY;
        for (String set : sets()) {
            List<Staked> stakes = stakes(chips(set));
            for (House house : houses) worst = Math.max(worst, worst(house, house.at(set), stakes));
        }
        // As docs/rulings.md has it: three of the smallest chip, six decks, two hands, original bets only.
        assertThat(Math.round(worst * 1e6)).isEqualTo(-225);
    }

    private static Chips chips(String set) {
        return BlackjackRules.read(new Settings(Map.of("chips", set))).table().chips();
    }

    /** The most that a stake is worth, by the stake, at a table that may open with these chips. */
    private static double worst(House house, BlackjackRounding rounding, List<Staked> stakes) {
        Chips chips = rounding.rules().table().chips();
        List<Staked> favoured =
                stakes.stream().filter(stake -> house.net(stake) > 0).toList();
        assertThat(stakes.stream().filter(stake -> rounding.worth(stake.stake()) > 0))
                .as("in chips of %s", chips)
                .containsExactlyElementsOf(favoured);
        assertThat(stakes.stream().filter(stake -> house.netByCards(stake) > 0))
                .as("by who decides by the cards of the hand, in chips of %s", chips)
                .containsExactlyElementsOf(favoured);
        for (long minimum : units(chips))
            for (long unit : units(chips)) {
                boolean open = favoured.stream().noneMatch(stake -> isLegal(stake.cents(), minimum, unit));
                Limits limits = new Limits(Money.cents(minimum), Limits.OPEN.maximum(), Money.cents(unit));
                if (open != (rounding.favoured(limits) == null))
                    throw new AssertionError(limits + " in chips of " + chips + (open ? " is refused" : " may open"));
            }
        double worst = Double.NEGATIVE_INFINITY;
        for (Staked stake : stakes) {
            double net = house.net(stake);
            if (net <= 0) worst = Math.max(worst, net / stake.cents());
        }
        return worst;
    }

    private static boolean isLegal(long stake, long minimum, long unit) {
        return stake >= minimum && (stake - minimum) % unit == 0;
    }

    @Test
    @Rule({"blackjack 5.12", "R-199"})
    void a_table_opens_exactly_with_limits_that_leave_no_such_stake() {
        Map<String, String> settings = Map.of("maximumHands", "3", "sideWagers", "none");
        for (String set : sets()) {
            Map<String, String> all = new HashMap<>(settings);
            all.put("chips", set);
            BlackjackRounding rounding = new BlackjackRounding(BlackjackRules.read(new Settings(all)));
            for (long minimum : payable(rounding.rules().table().chips(), 4))
                for (long unit : payable(rounding.rules().table().chips(), 4)) {
                    all.put("minimum", Money.cents(minimum).toString());
                    all.put("unit", Money.cents(unit).toString());
                    Limits limits = new Limits(Money.cents(minimum), Limits.OPEN.maximum(), Money.cents(unit));
                    assertThat(opens(all)).as("%s", all).isEqualTo(rounding.favoured(limits) == null);
                }
        }
    }

    private static boolean opens(Map<String, String> settings) {
        try {
            BlackjackRules.checkLive(settings);
            return true;
        } catch (BadSetting bad) {
            assertThat(bad.expected()).contains("5.12", "%");
            return false;
        }
    }

    /** What stakes beyond those are worth follows: the remainders come round again, and every chip more costs more. */
    @Test
    @Rule({"blackjack 5.12", "R-89"})
    void what_rounding_adds_repeats_with_twice_the_smallest_chip() {
        for (String set : sets()) {
            Chips chips = chips(set);
            long chip = chips.denominations().getFirst().cents();
            for (long cents = 10 * chip; cents < 14 * chip; cents += 25)
                assertThat(chips.up(Money.cents(cents + chip)))
                        .as("%s in %s", cents, set)
                        .isEqualTo(chips.up(Money.cents(cents)).plus(Money.cents(chip)));
        }
    }

    /**
     * Whole numbers to one: what is staked in chips is paid in chips, without rounding. What Blazing 7's pays at least
     * is a whole number of its price, too; a share of the pool above that is paid to the cent.
     */
    @Test
    @Rule({"blackjack 8.1", "blackjack 14.1", "blackjack 14.24", "R-89", "R-107", "R-109"})
    void every_other_wager_pays_whole_numbers_so_that_nothing_of_it_is_rounded() {
        List<Odds> odds = new ArrayList<>();
        for (BlackjackShowdown row : BlackjackShowdown.values())
            if (row != BlackjackShowdown.BLACKJACK && row != BlackjackShowdown.BLACKJACK_PAID) odds.add(row.odds());
        for (Insurance row : Insurance.values()) odds.add(row.odds());
        for (PairHand pair : PairHand.values())
            for (var table : List.of(SidePays.PERFECT_PAIRS, SidePays.ANY_PAIRS, SidePays.STAR_PAIRS))
                odds.add(table.odds(pair));
        for (LuckyHand hand : LuckyHand.values())
            for (int table = 1; table <= 3; table++)
                odds.add(SidePays.luckyLucky(table).odds(hand));
        assertThat(odds).allMatch(each -> each.stake() == 1);
        assertThat(Arrays.stream(BlackjackShowdown.values()).map(BlackjackShowdown::odds))
                .contains(new Odds(3, 2));
        for (Money price : List.of(Money.parse("2.50"), Money.parse("5.00")))
            for (long least : new long[] {10_000, 25_000, 50_000})
                assertThat(BlazingPrize.table(price, Money.dollars(least)))
                        .allMatch(prize -> prize.least().isMultipleOf(price));
    }
}
