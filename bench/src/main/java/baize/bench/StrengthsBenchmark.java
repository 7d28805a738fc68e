package baize.bench;

import baize.core.card.Card;
import baize.core.card.PokerHand;
import baize.core.card.ThreeCardHand;
import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long the strength of one hand takes. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class StrengthsBenchmark {
    private static final int FIVES = 2_598_960;
    private static final int HANDS = 1 << 16;

    private final int[] cards = new int[HANDS * 5];

    public StrengthsBenchmark() {
        FastGenerator generator = FastGenerator.stream(25, 0);
        Deals deals = new Deals(5);
        for (int hand = 0; hand < HANDS; hand++) deals.next(generator, cards, hand * 5);
    }

    /** All five-card hands, each card added to the hand before it. */
    @Benchmark
    @OperationsPerInvocation(FIVES)
    public int fivesInOrder() {
        int sum = 0;
        for (int a = 0; a < Card.COUNT; a++) {
            long one = PokerHand.with(PokerHand.EMPTY, a);
            for (int b = a + 1; b < Card.COUNT; b++) sum += threeMore(PokerHand.with(one, b), b + 1);
        }
        return sum;
    }

    private static int threeMore(long hand, int from) {
        int sum = 0;
        for (int c = from; c < Card.COUNT; c++) {
            long three = PokerHand.with(hand, c);
            for (int d = c + 1; d < Card.COUNT; d++) {
                long four = PokerHand.with(three, d);
                for (int e = d + 1; e < Card.COUNT; e++) sum += PokerHand.strength(PokerHand.with(four, e));
            }
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int fivesAtRandom() {
        int[] c = cards;
        int sum = 0;
        for (int at = 0; at < HANDS * 5; at += 5)
            sum += PokerHand.strength(c[at], c[at + 1], c[at + 2], c[at + 3], c[at + 4]);
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(HANDS)
    public int threesAtRandom() {
        int[] c = cards;
        int sum = 0;
        for (int at = 0; at < HANDS * 5; at += 5) sum += ThreeCardHand.strength(c[at], c[at + 1], c[at + 2]);
        return sum;
    }
}
