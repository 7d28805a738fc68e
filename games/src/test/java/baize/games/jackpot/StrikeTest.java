package baize.games.jackpot;

import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Winners who are none after all: the others and the pool are as if those had never wagered. */
class StrikeTest {
    private static final Prize ALL =
            new Prize("diamonds", 100, dollars(100), List.of("14.24"), List.of("14.27.1"), false);
    private static final Prize TENTH =
            new Prize("suited", 10, dollars(10), List.of("14.24"), List.of("14.27.2"), false);
    private static final Prize FIXED = new Prize("two", 0, dollars(50), List.of("14.24"), List.of("14.27.3"), false);
    private static final Jackpot JACKPOT = new Jackpot(new JackpotRules(
            cents(7_77), dollars(100), 333_333, 100_001, null, Money.ZERO, false, List.of(FIXED, TENTH, ALL), true));

    private final List<JackpotEvent> events = new ArrayList<>();
    private Pool pool = JACKPOT.opened();
    private TablePool table = TablePool.of(pool);

    private void happens(JackpotEvent event) {
        events.add(event);
        table = table.remembering(event);
        pool = event.pool();
    }

    private static Claim claim(int box, @Nullable Prize prize) {
        return new Claim(new Patron("p" + box), Box.of(box), prize);
    }

    /** Contributes for all and pays those who win. */
    private List<Award> round(List<Claim> claims) {
        int from = events.size();
        happens(JACKPOT.contribute(pool, claims.size()));
        JACKPOT.pay(pool, winning(claims)).forEach(this::happens);
        List<Award> awards = new ArrayList<>();
        for (JackpotEvent event : events.subList(from, events.size()))
            if (event instanceof JackpotEvent.Paid paid) awards.addAll(paid.awards());
        return awards;
    }

    private static List<Claim> winning(List<Claim> claims) {
        return claims.stream().filter(claim -> claim.prize() != null).toList();
    }

    /** The same pool with its own events. */
    private StrikeTest copy() {
        StrikeTest copy = new StrikeTest();
        copy.pool = pool;
        copy.table = TablePool.of(pool);
        return copy;
    }

    @Test
    @Rule({"blackjack 14.27", "R-22", "R-109", "R-192"})
    void in_thousands_of_rounds_the_others_and_the_pool_are_as_if_the_struck_had_never_wagered() {
        FastGenerator generator = FastGenerator.stream(192, 0);
        Pool opening = pool;
        for (int i = 0; i < 3_000; i++) {
            List<Claim> claims = new ArrayList<>();
            Prize shared = List.of(FIXED, TENTH, ALL).get(generator.below(3));
            for (int box = 1; box <= 1 + generator.below(4); box++)
                claims.add(claim(box, generator.below(3) == 0 ? null : shared));
            List<Claim> winners = winning(claims);
            StrikeTest without = copy();
            List<Award> paid = round(claims);
            if (winners.isEmpty()) continue;
            Claim struck = winners.get(generator.below(winners.size()));
            List<Claim> rest =
                    claims.stream().filter(claim -> !claim.equals(struck)).toList();
            Jackpot.Struck after = strike(winners, winning(rest));
            after.events().forEach(this::happens);
            List<Award> right = without.round(rest);
            assertThat(paid).hasSize(winners.size());
            assertThat(after.awards()).isEqualTo(right);
            assertThat(pool.meter()).as("round %s", i).isEqualTo(without.pool.meter());
            assertThat(pool.reserve()).as("round %s", i).isEqualTo(without.pool.reserve());
        }
        PoolBooks.check(opening, events);
    }

    private Jackpot.Struck strike(List<Claim> won, List<Claim> left) {
        Pool then = table.paidFrom();
        if (then == null) throw new AssertionError("nothing was paid");
        return JACKPOT.strike(pool, then, won, left, table.contributed(), 1, "18.4.1");
    }

    @Test
    @Rule({"R-22", "R-41", "R-192"})
    void what_other_tables_have_put_in_since_stays_and_changes_no_prize() {
        List<Claim> both = List.of(claim(1, TENTH), claim(2, TENTH));
        round(both);
        StrikeTest alone = new StrikeTest();
        List<Award> right = alone.round(List.of(both.getLast()));
        TablePool here = table;
        happens(JACKPOT.contribute(pool, 5));
        table = here.told(pool);
        Jackpot.Struck after = strike(both, List.of(both.getLast()));
        after.events().forEach(this::happens);
        assertThat(after.awards()).isEqualTo(right);
        alone.happens(JACKPOT.contribute(alone.pool, 5));
        assertThat(pool.meter()).isEqualTo(alone.pool.meter());
        assertThat(pool.reserve()).isEqualTo(alone.pool.reserve());
    }

    @Test
    @Rule({"R-22", "R-192"})
    void where_no_prize_is_left_a_loser_s_wager_can_still_be_taken_back_to_the_millionth() {
        List<Claim> claims = List.of(claim(1, ALL), claim(2, null));
        StrikeTest before = copy();
        round(claims);
        strike(winning(claims), List.of()).events().forEach(this::happens);
        happens(JACKPOT.takeBack(pool, table.contributed(), 1, "18.4.1"));
        assertThat(pool.meter()).isEqualTo(before.pool.meter());
        assertThat(pool.reserve()).isEqualTo(before.pool.reserve());
    }
}
