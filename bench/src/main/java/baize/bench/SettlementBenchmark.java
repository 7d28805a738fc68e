package baize.bench;

import baize.core.card.ThreeCardCategory;
import baize.core.card.ThreeCardHand;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.core.pay.Odds;
import baize.games.threecard.ThreeCardRules;
import baize.games.threecard.ThreeCardShowdown;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Find the row of two hands and pay every wager from it: what settling costs. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SettlementBenchmark {
    private static final int DEALS = 1 << 12;

    private final ThreeCardRules rules = ThreeCardRules.standard();
    private final int[] player = new int[DEALS];
    private final int[] dealer = new int[DEALS];
    private int next;

    @Setup
    public void deal() {
        FastGenerator generator = FastGenerator.stream(25, 0);
        Deals deals = new Deals(6);
        int[] six = new int[6];
        for (int i = 0; i < DEALS; i++) {
            deals.next(generator, six, 0);
            player[i] = ThreeCardHand.strength(six[0], six[1], six[2]);
            dealer[i] = ThreeCardHand.strength(six[3], six[4], six[5]);
        }
    }

    @Benchmark
    public long rowAndPays() {
        int at = next++ & DEALS - 1;
        ThreeCardShowdown row = ThreeCardShowdown.of(player[at], dealer[at]);
        ThreeCardCategory category = ThreeCardHand.category(player[at]);
        Odds bonus = rules.anteBonus().odds(category);
        Odds pairPlus = rules.pairPlus().odds(category);
        return row.anteReturned(1_000)
                + row.playReturned(1_000)
                + row.bonusPaid(1_000, bonus)
                + row.pairPlusReturned(500, category, pairPlus);
    }
}
