package baize.games.jackpot;

import static baize.testkit.Givens.cents;
import static baize.testkit.Givens.dollars;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.chance.FastGenerator;
import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.jackpot.JackpotEvent.Paid;
import baize.games.jackpot.JackpotEvent.PutBack;
import baize.games.jackpot.JackpotEvent.Reseeded;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A payment whose round has no result after all is in the pool again, to the millionth of a cent. */
class PutBackTest {
    private static final Patron ANN = new Patron("ann");
    private static final Prize ALL = new Prize("numbers", 100, Money.ZERO, List.of("6.5.2"), List.of("7.2"), true);
    private static final Prize THIRD = new Prize("within-50", 33, Money.ZERO, List.of("6.1"), List.of("7.2"), true);
    private static final Jackpot JACKPOT = new Jackpot(new JackpotRules(
            cents(7_77), dollars(250), 333_333, 100_001, null, Money.ZERO, false, List.of(THIRD, ALL), false));

    private final List<JackpotEvent> events = new ArrayList<>();
    private Pool pool = JACKPOT.opened();

    private void happens(JackpotEvent event) {
        events.add(event);
        pool = event.pool();
    }

    private void contribute(int fees) {
        happens(JACKPOT.contribute(pool, fees));
    }

    private Drawn win(Prize prize, int winners) {
        List<Claim> claims = new ArrayList<>();
        for (int i = 1; i <= winners; i++) claims.add(new Claim(ANN, Box.of(i), prize));
        List<JackpotEvent> won = JACKPOT.pay(pool, claims);
        won.forEach(this::happens);
        Drawn drawn = Drawn.of((Paid) won.getFirst());
        return won.size() == 1 ? drawn : drawn.seeded((Reseeded) won.getLast());
    }

    @Test
    @Rule({"bingo 9.4", "bingo 6.4", "R-21"})
    void a_pool_that_was_won_whole_is_as_it_was_and_its_seed_is_where_it_came_from() {
        contribute(41);
        Pool before = pool;
        Drawn drawn = win(ALL, 2);
        assertThat(pool.amount()).isEqualTo(dollars(250));
        PutBack back = JACKPOT.putBack(pool, drawn, "9.4.2");
        happens(back);
        assertThat(pool).isEqualTo(new Pool(before.meter(), before.reserve(), 1));
        assertThat(back.toReserve().plus(back.toHouse())).isEqualTo(dollars(250));
        assertThat(back.fromTable()).isEqualTo(before.amount());
        PoolBooks.check(JACKPOT.opened(), events);
    }

    @Test
    @Rule({"bingo 9.4", "R-21"})
    void what_was_put_in_meanwhile_stays_there() {
        contribute(10);
        Pool before = pool;
        Drawn drawn = win(ALL, 1);
        contribute(7);
        happens(JACKPOT.putBack(pool, drawn, "9.4.1"));
        Pool more = JACKPOT.contribute(before, 7).pool();
        assertThat(pool).isEqualTo(new Pool(more.meter(), more.reserve(), 1));
        PoolBooks.check(JACKPOT.opened(), events);
    }

    @Test
    @Rule({"bingo 9.4", "R-21"})
    void a_seed_that_has_been_won_since_is_the_operator_s_loss() {
        contribute(10);
        Money first = pool.amount();
        Drawn drawn = win(ALL, 1);
        win(ALL, 1);
        PutBack back = JACKPOT.putBack(pool, drawn, "9.4.1");
        happens(back);
        assertThat(back.toHouse().plus(back.toReserve())).isEqualTo(Money.ZERO);
        assertThat(pool.amount()).isEqualTo(first.plus(dollars(250)));
        PoolBooks.check(JACKPOT.opened(), events);
    }

    @Test
    @Rule({"bingo 6.1", "bingo 9.4", "R-2", "R-137"})
    void in_thousands_of_wins_put_back_at_once_nothing_is_gained_or_lost() {
        FastGenerator generator = FastGenerator.stream(17, 0);
        Pool untouched = pool;
        for (int round = 0; round < 2_000; round++) {
            int fees = 1 + generator.below(9);
            contribute(fees);
            untouched = JACKPOT.contribute(untouched, fees).pool();
            Drawn drawn = win(generator.below(3) == 0 ? ALL : THIRD, 1 + generator.below(3));
            happens(JACKPOT.putBack(pool, drawn, "9.4.2"));
            assertThat(pool.meter()).isEqualTo(untouched.meter());
            assertThat(pool.reserve()).isEqualTo(untouched.reserve());
        }
        PoolBooks.check(JACKPOT.opened(), events);
    }
}
