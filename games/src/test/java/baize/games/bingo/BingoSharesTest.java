package baize.games.bingo;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.games.jackpot.Claim;
import baize.games.jackpot.Jackpot;
import baize.games.jackpot.JackpotEvent;
import baize.games.jackpot.JackpotRules;
import baize.games.jackpot.Pool;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What equal shares of whole cents may cost, gone through for every prize, level and number of winners. */
class BingoSharesTest {
    private static final int WINNERS = 60;
    private static final int PRIZES = 20_000;
    private static final int POOLS = 120;
    private static final int AWARDED = 6;

    @Test
    @Rule({"7.2", "R-1", "R-2"})
    void a_share_of_a_prize_is_never_short_and_never_a_cent_too_much() {
        for (int winners = 1; winners <= WINNERS; winners++)
            for (long prize = 1; prize <= PRIZES; prize++) {
                long each = BingoShowdown.share(prize, winners);
                long more = each * winners - prize;
                if (more < 0 || more >= winners)
                    throw new AssertionError(prize + " between " + winners + " gives " + each);
            }
    }

    @Test
    @Rule({"7.2", "R-1", "R-2"})
    void with_more_winners_nobody_has_more() {
        for (int winners = 2; winners <= WINNERS; winners++)
            for (long prize = 1; prize <= PRIZES; prize++)
                if (BingoShowdown.share(prize, winners) > BingoShowdown.share(prize, winners - 1))
                    throw new AssertionError(prize + " between " + winners);
    }

    /** The pool gives whole cents, rounded down, and each winner has the exact share, rounded up. */
    @Test
    @Rule({"7.2", "7.3", "R-1", "R-2", "R-137"})
    void a_share_of_a_jackpot_is_never_short_and_never_a_cent_too_much() {
        for (int percent = 1; percent <= 100; percent++)
            for (long pool = 1; pool <= POOLS; pool++)
                for (int winners = 1; winners <= AWARDED; winners++) {
                    long each = each(percent, pool, winners);
                    long hundredths = each * winners * 100 - pool * percent;
                    assertThat(hundredths)
                            .as("%s%% of %s between %s", percent, pool, winners)
                            .isBetween(0L, 100L * winners - 1);
                }
    }

    @Test
    @Rule({"7.2", "9.3.1", "R-2", "R-193"})
    void who_is_left_of_several_has_what_they_would_have_had_alone_together() {
        for (int percent = 1; percent <= 100; percent++)
            for (long pool = 1; pool <= POOLS; pool++) {
                long alone = each(percent, pool, 1);
                Money down = Money.cents(pool * percent / 100);
                Divided divided = new Divided("jackpot", down, down, List.of(), Money.ZERO, Money.cents(alone));
                for (int left = 1; left <= AWARDED; left++)
                    assertThat(divided.each(left).cents())
                            .as("%s%% of %s between %s", percent, pool, left)
                            .isEqualTo(each(percent, pool, left));
            }
    }

    private static long each(int percent, long pool, int winners) {
        Level level = new Level(90, percent);
        JackpotRules rules = new JackpotRules(
                Money.dollars(10), Money.ZERO, 0, 0, null, Money.ZERO, false, List.of(level.prize()), false);
        List<Claim> claims = new ArrayList<>();
        for (int winner = 1; winner <= winners; winner++)
            claims.add(new Claim(new Patron("p" + winner), Box.of(winner), level.prize()));
        for (JackpotEvent event : new Jackpot(rules).pay(Pool.of(Money.cents(pool)), claims))
            if (event instanceof JackpotEvent.Paid paid) {
                assertThat(paid.funding().pool().cents()).isEqualTo(pool * percent / 100);
                return paid.awards().getFirst().amount().cents();
            }
        return 0;
    }
}
