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

/** A round that is undone leaves the pool as if it had never been played. */
class UndoTest {
    private static final Patron ANN = new Patron("ann");
    private static final Prize ALL = new Prize("royal-flush", 100, Money.ZERO, List.of("12.1"), List.of("12.3"), false);
    private static final Prize TENTH =
            new Prize("straight-flush", 10, Money.ZERO, List.of("12.1"), List.of("12.3"), false);
    private static final Prize FIXED = new Prize("flush", 0, dollars(100), List.of("12.1"), List.of(), false);
    private static final Jackpot JACKPOT = new Jackpot(new JackpotRules(
            cents(7_77), dollars(250), 333_333, 100_001, null, dollars(50), true, List.of(FIXED, TENTH, ALL), false));

    private final List<JackpotEvent> events = new ArrayList<>();
    private Pool pool = JACKPOT.opened();
    private Contribution contributed = Contribution.NONE;
    private @Nullable Drawn drawn;

    private void happens(JackpotEvent event) {
        events.add(event);
        drawn = Drawn.after(drawn, pool, event);
        pool = event.pool();
    }

    private void round(Prize... prizes) {
        drawn = null;
        JackpotEvent.Contributed put = JACKPOT.contribute(pool, prizes.length);
        contributed = put.contribution();
        happens(put);
        List<Claim> claims = new ArrayList<>();
        for (int i = 0; i < prizes.length; i++) claims.add(new Claim(ANN, Box.of(i + 1), prizes[i]));
        JACKPOT.pay(pool, claims).forEach(this::happens);
    }

    private void undo(int wagers) {
        JACKPOT.undo(pool, drawn, contributed, wagers, "16.10").forEach(this::happens);
    }

    @Test
    @Rule({"caribbean-stud 16.9", "R-22", "R-193"})
    void in_thousands_of_rounds_undone_nothing_is_gained_or_lost() {
        FastGenerator generator = FastGenerator.stream(16, 0);
        round(ALL, TENTH, FIXED);
        for (int i = 0; i < 2_000; i++) {
            Pool before = pool;
            Prize[] prizes = new Prize[1 + generator.below(4)];
            for (int j = 0; j < prizes.length; j++)
                prizes[j] = List.of(FIXED, TENTH, ALL).get(generator.below(3));
            round(prizes);
            undo(prizes.length);
            assertThat(pool.meter()).isEqualTo(before.meter());
            assertThat(pool.reserve()).isEqualTo(before.reserve());
            if (i % 3 == 0) round(prizes);
        }
        PoolBooks.check(JACKPOT.opened(), events);
    }

    @Test
    @Rule({"caribbean-stud 16.10", "R-22", "R-192"})
    void what_the_wager_of_a_cheat_put_in_stays() {
        Pool before = pool;
        round(ALL, TENTH);
        undo(1);
        Pool one = JACKPOT.contribute(before, 1).pool();
        assertThat(pool.meter()).isEqualTo(one.meter());
        assertThat(pool.reserve()).isEqualTo(one.reserve());
        PoolBooks.check(JACKPOT.opened(), events);
    }

    @Test
    @Rule({"R-22", "R-193"})
    void what_somebody_has_won_since_the_operator_bears() {
        round(ALL);
        Drawn first = drawn;
        Contribution own = contributed;
        round(ALL);
        drawn = first;
        List<JackpotEvent> undone = JACKPOT.undo(pool, first, own, 1, "16.10");
        undone.forEach(this::happens);
        assertThat(undone).last().isInstanceOfSatisfying(JackpotEvent.TakenBack.class, back -> {
            assertThat(back.byHouse().isPositive()).isTrue();
            assertThat(back.fromTable()).isEqualTo(Money.ZERO);
        });
        PoolBooks.check(JACKPOT.opened(), events);
    }

    @Test
    @Rule({"R-46", "R-193"})
    void where_the_pool_paid_nothing_nothing_is_put_back() {
        round(TENTH);
        int happened = events.size();
        drawn = new Drawn(Money.ZERO, Money.ZERO, Money.ZERO, pool.paid(), pool.paid());
        undo(0);
        assertThat(events).hasSize(happened);
    }
}
