package baize.games.jackpot;

import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudPrize;
import baize.games.jackpot.JackpotEvent.Contributed;
import baize.games.jackpot.JackpotEvent.TakenBack;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What jackpot wagers put into a pool, and what is taken back when they are returned. */
class ContributionTest {
    private static Jackpot jackpot(String stake, String increment, String reserve, @Nullable Money limit) {
        return new Jackpot(new JackpotRules(
                Money.parse(stake),
                dollars(50_000),
                JackpotRules.share(increment),
                JackpotRules.share(reserve),
                limit,
                Money.ZERO,
                false,
                StudPrize.table(),
                false));
    }

    @Test
    @Rule({"11.5", "11.6", "11.9.2", "R-41"})
    void a_pool_opens_at_its_seed_and_grows_by_the_rate_of_each_wager() {
        Jackpot jackpot = jackpot("5.00", "0.25", "0.05", null);
        Pool opened = jackpot.opened();
        assertThat(opened).isEqualTo(Pool.of(dollars(50_000)));
        Contributed grown = jackpot.contribute(opened, 3);
        assertThat(grown.meter()).isEqualTo(cents(3_75));
        assertThat(grown.reserve()).isEqualTo(cents(75));
        assertThat(grown.pool().amount()).isEqualTo(cents(50_000_00 + 3_75));
        assertThat(grown.fromTable()).isEqualTo(cents(4_50));
    }

    @ParameterizedTest
    @CsvSource({"1.00, 0.123457, 0.000001", "5.00, 0.333333, 0.666667", "2.50, 0.000007, 0", "0.01, 1, 0"})
    @Rule({"2.3", "11.5", "11.6"})
    void nothing_is_lost_below_a_cent_in_thousands_of_rounds(String stake, String increment, String reserve) {
        Jackpot jackpot = jackpot(stake, increment, reserve, null);
        FastGenerator generator = FastGenerator.stream(11, 0);
        Pool pool = jackpot.opened();
        long wagers = 0;
        List<JackpotEvent> events = new ArrayList<>();
        for (int round = 0; round < 5_000; round++) {
            int placed = 1 + generator.below(7);
            wagers += placed;
            Contributed event = jackpot.contribute(pool, placed);
            events.add(event);
            pool = event.pool();
        }
        assertThat(PoolBooks.check(jackpot.opened(), events)).isEqualTo(pool);
        long perCent = wagers * Money.parse(stake).cents();
        assertThat(pool.meter().total()).isEqualTo(50_000_00 * Meter.CENT + perCent * JackpotRules.share(increment));
        assertThat(pool.reserve().total()).isEqualTo(perCent * JackpotRules.share(reserve));
        Money moved = events.stream().map(JackpotEvent::fromTable).reduce(Money.ZERO, Money::plus);
        assertThat(moved).isEqualTo(pool.amount().plus(pool.reserve().amount()).minus(dollars(50_000)));
    }

    @Test
    @Rule({"11.5", "11.6"})
    void what_is_beyond_the_limit_goes_to_the_reserve() {
        Jackpot jackpot = jackpot("5.00", "0.25", "0.05", cents(50_000_01));
        Contributed first = jackpot.contribute(jackpot.opened(), 1);
        assertThat(first.meter()).isEqualTo(cents(1));
        assertThat(first.reserve()).isEqualTo(cents(25 + 1_24));
        Contributed second = jackpot.contribute(first.pool(), 1);
        assertThat(second.meter()).isEqualTo(Money.ZERO);
        assertThat(second.reserve()).isEqualTo(cents(25 + 1_25));
        assertThat(second.pool().amount()).isEqualTo(cents(50_000_01));
        PoolBooks.check(jackpot.opened(), List.of(first, second));
        Pool above = Pool.of(dollars(60_000));
        assertThat(jackpot.contribute(above, 1).pool().amount()).isEqualTo(dollars(60_000));
    }

    @Test
    @Rule("R-22")
    void what_was_put_in_is_taken_back_whole_to_the_millionth() {
        Jackpot jackpot = jackpot("1.00", "0.123457", "0.000003", null);
        Contributed in = jackpot.contribute(jackpot.opened(), 7);
        TakenBack out = jackpot.takeBack(in.pool(), in.contribution(), 7, "14.4");
        assertThat(out.pool()).isEqualTo(jackpot.opened());
        assertThat(out.fromTable()).isEqualTo(in.fromTable().negated());
        assertThat(out.byHouse()).isEqualTo(Money.ZERO);
        assertThat(out.rule()).isEqualTo("14.4");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    @Rule("R-22")
    void taken_back_in_parts_nothing_is_left_or_missing(int step) {
        Jackpot jackpot = jackpot("1.00", "0.123457", "0.000003", cents(50_000_50));
        Contributed in = jackpot.contribute(jackpot.opened(), 7);
        List<JackpotEvent> events = new ArrayList<>(List.of(in));
        Contribution left = in.contribution();
        Pool pool = in.pool();
        while (left.wagers() > 0) {
            TakenBack out = jackpot.takeBack(pool, left, Math.min(step, left.wagers()), "14.8");
            events.add(out);
            left = left.without(out.contribution());
            pool = out.pool();
        }
        assertThat(left).isEqualTo(Contribution.NONE);
        assertThat(PoolBooks.check(jackpot.opened(), events)).isEqualTo(jackpot.opened());
    }

    @Test
    @Rule("R-22")
    void where_the_jackpot_was_paid_meanwhile_the_operator_bears_it() {
        Jackpot jackpot = jackpot("5.00", "0.25", "0.05", null);
        Contributed in = jackpot.contribute(jackpot.opened(), 2);
        Claim royal = new Claim(new Patron("bob"), Box.of(1), StudPrize.ROYAL_FLUSH.prize());
        Pool paid = jackpot.pay(in.pool(), List.of(royal)).getLast().pool();
        TakenBack out = jackpot.takeBack(paid, in.contribution(), 2, "14.4");
        assertThat(out.byHouse()).isEqualTo(dollars(3));
        assertThat(out.pool()).isEqualTo(paid);
        assertThat(out.fromTable()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"R-22", "R-46"})
    void where_fixed_prizes_have_emptied_the_pool_meanwhile_the_operator_bears_it_too() {
        Jackpot jackpot = jackpot("5.00", "0.25", "0.05", null);
        Contributed in = jackpot.contribute(Pool.of(Money.ZERO), 2);
        Pool drained = new Pool(Meter.ZERO, in.pool().reserve(), in.pool().paid());
        TakenBack out = jackpot.takeBack(drained, in.contribution(), 2, "14.4");
        assertThat(out.pool()).isEqualTo(drained);
        assertThat(out.byHouse()).isEqualTo(dollars(3));
        PoolBooks.check(drained, List.of(out));
    }

    @Test
    @Rule("2.3")
    void the_operator_sets_the_meter_right_with_a_reason() {
        Jackpot jackpot = jackpot("5.00", "0.123457", "0", null);
        Pool pool = jackpot.contribute(jackpot.opened(), 1).pool();
        JackpotEvent.Corrected up = jackpot.correct(pool, dollars(7), "counted again");
        JackpotEvent.Corrected down = jackpot.correct(up.pool(), dollars(-7), "counted twice");
        assertThat(up.pool().amount()).isEqualTo(pool.amount().plus(dollars(7)));
        assertThat(up.reason()).isEqualTo("counted again");
        assertThat(down.pool()).isEqualTo(pool);
        assertThat(down.fromTable()).isEqualTo(Money.ZERO);
        PoolBooks.check(pool, List.of(up, down));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1000000", "1.000000, 1000000", "0.125, 125000", "0.000001, 1", "0.123457, 123457"})
    @Rule("11.6")
    void a_rate_is_a_share_of_the_stake_in_millionths(String text, long millionths) {
        assertThat(JackpotRules.share(text)).isEqualTo(millionths);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "2", "1.000001", "0.1234567", "-0.1", "+0.1", "0,1", "0.", ".1", "1e-1", " 0.1"})
    @Rule("11.6")
    void a_malformed_rate_names_what_is_expected(String text) {
        assertThatThrownBy(() -> JackpotRules.share(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected a share of a stake like 0.125, of six decimals at most, got \"" + text + "\"");
    }

    @Test
    @Rule("2.3")
    void a_meter_holds_less_than_a_cent_beside_its_cents() {
        assertThatThrownBy(() -> new Meter(Money.ZERO, Meter.CENT)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Meter(Money.ZERO, -1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(Meter.of(cents(3)).plus(-1)).isEqualTo(new Meter(cents(2), Meter.CENT - 1));
    }
}
