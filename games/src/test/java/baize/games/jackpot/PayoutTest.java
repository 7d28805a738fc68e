package baize.games.jackpot;

import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.caribbeanstud.StudPrize;
import baize.games.jackpot.JackpotEvent.Paid;
import baize.games.jackpot.JackpotEvent.Reseeded;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a pool pays: shares and fixed amounts, guarantees, odd cents, and the next seed. */
class PayoutTest {
    private static final StudPrize ROYAL = StudPrize.ROYAL_FLUSH;
    private static final StudPrize STRAIGHT = StudPrize.STRAIGHT_FLUSH;

    private static Jackpot jackpot(boolean fixedFromPool, Money bonus) {
        return new Jackpot(new JackpotRules(
                dollars(5), dollars(50_000), 250_000, 50_000, null, bonus, fixedFromPool, StudPrize.table(), false));
    }

    private static final Jackpot JACKPOT = jackpot(false, Money.ZERO);

    private static List<Claim> claims(@Nullable StudPrize... prizes) {
        List<Claim> claims = new ArrayList<>();
        for (StudPrize prize : prizes)
            claims.add(new Claim(
                    new Patron("p" + claims.size()), Box.of(7 - claims.size()), prize == null ? null : prize.prize()));
        return claims;
    }

    private static List<JackpotEvent> pay(Jackpot jackpot, Pool pool, @Nullable StudPrize... prizes) {
        List<JackpotEvent> events = jackpot.pay(pool, claims(prizes));
        PoolBooks.check(pool, events);
        return events;
    }

    private static Paid paid(Jackpot jackpot, Pool pool, @Nullable StudPrize... prizes) {
        return (Paid) pay(jackpot, pool, prizes).getFirst();
    }

    private static Paid paid(String meter, @Nullable StudPrize... prizes) {
        return paid(JACKPOT, Pool.of(Money.parse(meter)), prizes);
    }

    private static List<Money> amounts(Paid paid) {
        return paid.awards().stream().map(Award::amount).toList();
    }

    private static Funding funding(long pool, long guarantee, long rounding, long fixed) {
        return new Funding(cents(pool), cents(guarantee), cents(rounding), cents(fixed));
    }

    @Test
    @Rule({"12.3", "12.3.2", "R-44"})
    void cs_10_two_straight_flushes_share_successive_slices_of_a_tenth() {
        Paid paid = paid("500000.00", STRAIGHT, STRAIGHT);
        assertThat(amounts(paid)).containsExactly(dollars(47_500), dollars(47_500));
        assertThat(paid.funding()).isEqualTo(funding(95_000_00, 0, 0, 0));
        assertThat(paid.pool().amount()).isEqualTo(dollars(405_000));
        assertThat(paid.awards().getFirst().rules()).startsWith("12.3.2", "R-2", "R-44", "12.1.2");
    }

    @Test
    @Rule({"12.3", "12.3.2", "R-2", "R-44"})
    void cs_11_shares_that_do_not_divide_are_rounded_up_and_the_operator_bears_the_odd_cents() {
        Paid paid = paid("61000.00", STRAIGHT, STRAIGHT, STRAIGHT);
        assertThat(amounts(paid)).containsOnly(cents(5_510_34)).hasSize(3);
        assertThat(paid.funding()).isEqualTo(funding(16_531_00, 0, 2, 0));
        assertThat(paid.pool().amount()).isEqualTo(dollars(44_469));
    }

    @Test
    @Rule({"12.4", "12.1.1", "12.1.2", "11.10.2", "11.10.3", "11.10.4", "R-45", "R-47"})
    void cs_13_the_straight_flush_comes_before_the_royal_flush_and_bonuses_before_both() {
        Jackpot withBonus = jackpot(false, dollars(250));
        Pool pool = Pool.of(dollars(200_000));
        var events = pay(withBonus, pool, null, null, null, STRAIGHT, ROYAL);
        Paid paid = (Paid) events.getFirst();
        assertThat(paid.awards())
                .extracting(award -> award.prize() + " " + award.amount())
                .containsExactly(
                        "bonus-jackpot 250.00",
                        "bonus-jackpot 250.00",
                        "bonus-jackpot 250.00",
                        "straight-flush 20000.00",
                        "royal-flush 180000.00");
        assertThat(paid.awards()).filteredOn(Award::isBonus).hasSize(3);
        assertThat(paid.funding()).isEqualTo(funding(200_000_00, 0, 0, 750_00));
        assertThat(paid.fromTable()).isEqualTo(dollars(-200_000));
        assertThat(events.getLast().pool().amount()).isEqualTo(dollars(50_000));
    }

    @Test
    @Rule({"12.3", "12.3.1", "R-42", "R-43"})
    void cs_14_royal_flushes_divide_the_pool_and_the_operator_tops_up_to_the_guarantee() {
        Paid low = paid("80000.00", ROYAL, ROYAL);
        assertThat(amounts(low)).containsExactly(dollars(50_000), dollars(50_000));
        assertThat(low.funding()).isEqualTo(funding(80_000_00, 20_000_00, 0, 0));
        Paid high = paid("130000.00", ROYAL, ROYAL);
        assertThat(amounts(high)).containsExactly(dollars(65_000), dollars(65_000));
        assertThat(high.funding()).isEqualTo(funding(130_000_00, 0, 0, 0));
    }

    @ParameterizedTest
    @CsvSource({
        "50000.00, 5000.00, 0.00",
        "49999.99, 5000.00, 0.01",
        "50000.01, 5000.01, 0.00",
        "10000.00, 5000.00, 4000.00",
        "0.00, 5000.00, 5000.00"
    })
    @Rule({"12.1.2", "11.7.2", "R-1", "R-2", "R-42"})
    void a_straight_flush_wins_a_tenth_or_the_guarantee(String meter, String wins, String toppedUp) {
        Paid paid = paid(meter, STRAIGHT);
        assertThat(amounts(paid)).containsExactly(Money.parse(wins));
        Money operator = paid.funding().guarantee().plus(paid.funding().rounding());
        assertThat(operator).isEqualTo(Money.parse(wins).minus(paid.funding().pool()));
        assertThat(paid.funding().guarantee().isBelow(Money.parse(toppedUp).minus(cents(1))))
                .isFalse();
        assertThat(paid.funding().pool().cents()).isEqualTo(Money.parse(meter).cents() / 10);
    }

    @Test
    @Rule({"12.1.1", "11.7.1", "11.9.2", "R-42"})
    void after_a_royal_flush_the_pool_restarts_at_its_seed_out_of_the_reserve_then_the_operator() {
        Meter odd = new Meter(dollars(183_456), 345_678);
        Pool rich = new Pool(odd, Meter.of(dollars(60_000)), 4);
        var events = pay(JACKPOT, rich, ROYAL);
        assertThat(amounts((Paid) events.getFirst())).containsExactly(dollars(183_456));
        Reseeded first = (Reseeded) events.getLast();
        assertThat(first.fromReserve()).isEqualTo(dollars(50_000));
        assertThat(first.fromHouse()).isEqualTo(Money.ZERO);
        assertThat(first.pool()).isEqualTo(new Pool(new Meter(dollars(50_000), 345_678), Meter.of(dollars(10_000)), 5));
        Reseeded second = (Reseeded) pay(JACKPOT, first.pool(), ROYAL).getLast();
        assertThat(second.fromReserve()).isEqualTo(dollars(10_000));
        assertThat(second.fromHouse()).isEqualTo(dollars(40_000));
        assertThat(second.pool().reserve()).isEqualTo(Meter.ZERO);
        assertThat(second.fromTable()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"12.1.3", "12.1.4", "12.1.5", "11.7.3", "11.7.4", "11.7.5", "12.2", "R-45", "R-46"})
    void fixed_amounts_are_the_operator_s_unless_the_house_takes_them_out_of_the_pool() {
        Pool pool = Pool.of(dollars(60_000));
        StudPrize[] prizes = {StudPrize.FLUSH, StudPrize.FOUR_OF_A_KIND, StudPrize.FULL_HOUSE};
        Paid byHouse = paid(JACKPOT, pool, prizes);
        assertThat(amounts(byHouse)).containsExactly(dollars(100), dollars(500), dollars(150));
        assertThat(byHouse.funding()).isEqualTo(funding(0, 0, 0, 750_00));
        assertThat(byHouse.pool()).isEqualTo(pool);
        Paid byPool = paid(jackpot(true, Money.ZERO), pool, prizes);
        assertThat(byPool.funding()).isEqualTo(funding(750_00, 0, 0, 0));
        assertThat(byPool.pool().amount()).isEqualTo(dollars(60_000 - 750));
        Paid short150 = paid(jackpot(true, Money.ZERO), Pool.of(dollars(450)), prizes);
        assertThat(short150.funding()).isEqualTo(funding(450_00, 0, 0, 300_00));
        assertThat(short150.pool().amount()).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"11.7", "12.2"})
    void where_nothing_is_won_nothing_happens() {
        assertThat(pay(JACKPOT, Pool.of(dollars(60_000)), null, null)).isEmpty();
        assertThat(pay(jackpot(false, dollars(250)), Pool.of(dollars(60_000)))).isEmpty();
    }

    @Test
    @Rule({"12.2", "R-45"})
    void winners_of_one_prize_are_paid_in_the_order_of_the_claims() {
        Paid paid = paid("500000.00", STRAIGHT, null, STRAIGHT, STRAIGHT);
        assertThat(paid.awards()).extracting(award -> award.box().number()).containsExactly(7, 5, 4);
    }

    @Test
    @Rule({"2.3", "11.5", "12.3", "R-2", "R-22", "R-42"})
    void in_thousands_of_seeded_rounds_pool_reserve_and_operator_balance_to_the_millionth() {
        StudPrize[] all = StudPrize.values();
        for (long seed = 1; seed <= 40; seed++) {
            FastGenerator generator = FastGenerator.stream(seed, 0);
            Jackpot jackpot = new Jackpot(new JackpotRules(
                    cents(1 + generator.below(1_000)),
                    cents(generator.below(100_000_00)),
                    generator.below(500_000),
                    generator.below(500_000),
                    generator.below(2) == 0 ? null : dollars(100_000 + generator.below(50_000)),
                    cents(generator.below(2) * 12_345L),
                    generator.below(2) == 0,
                    StudPrize.table(),
                    false));
            List<JackpotEvent> events = new ArrayList<>();
            Pool pool = jackpot.opened();
            for (int round = 0; round < 500; round++) {
                int wagers = 1 + generator.below(7);
                var in = jackpot.contribute(pool, wagers);
                events.add(in);
                pool = in.pool();
                StudPrize[] won = new StudPrize[wagers];
                for (int i = 0; i < wagers; i++)
                    if (generator.below(20) == 0) won[i] = all[generator.below(all.length)];
                if (generator.below(10) == 0) events.add(jackpot.takeBack(pool, in.contribution(), wagers, "14.4"));
                else events.addAll(jackpot.pay(pool, claims(won)));
                pool = events.getLast().pool();
            }
            try {
                assertThat(PoolBooks.check(jackpot.opened(), events)).isEqualTo(pool);
            } catch (AssertionError failure) {
                throw new AssertionError("with seed " + seed + ": " + failure.getMessage(), failure);
            }
        }
    }
}
