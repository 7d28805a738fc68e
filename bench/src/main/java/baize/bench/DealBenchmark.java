package baize.bench;

import baize.core.chance.Deals;
import baize.core.chance.FastGenerator;
import baize.core.chance.Generator;
import baize.core.chance.SecureGenerator;
import baize.core.chance.Shuffle;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long a deal or a shuffle takes, its random words included. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class DealBenchmark {
    private static final int SIX_DECKS = 6 * 52;

    private final Generator secure = new SecureGenerator();
    private final Generator fast = FastGenerator.stream(25, 0);
    private final Deals sixes = new Deals(6);
    private final Deals tens = new Deals(10);
    private final int[] cards = new int[10];
    private final int[] shoe = Shuffle.shoe(6, fast);

    @Benchmark
    public long secureWord() {
        return secure.nextLong();
    }

    @Benchmark
    public int[] secureTenCards() {
        tens.next(secure, cards, 0);
        return cards;
    }

    @Benchmark
    public int secureSixDeckShoe() {
        Shuffle.shuffle(shoe, secure);
        return shoe[SIX_DECKS - 1];
    }

    @Benchmark
    public int[] fastSixCards() {
        sixes.next(fast, cards, 0);
        return cards;
    }

    @Benchmark
    public int[] fastTenCards() {
        tens.next(fast, cards, 0);
        return cards;
    }
}
