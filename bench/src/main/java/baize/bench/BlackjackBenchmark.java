package baize.bench;

import baize.lab.par.Par;
import baize.lab.par.ParSheet;
import baize.lab.simulate.Job;
import baize.lab.simulate.Kernel;
import java.util.Map;
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

/** How long Star Blackjack takes to solve on all cores, and how many of its rounds one core plays, side wagers off. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BlackjackBenchmark {
    private static final String GAME = "blackjack";

    private final Job job = new Job(GAME, Map.of("sideWagers", "none"), "basic", Long.MAX_VALUE, 25);
    private final Kernel kernel = job.kernel();
    private final long[] tally = new long[kernel.outcomes()];
    private long block;

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public ParSheet exact() {
        return Par.of(GAME, Map.of());
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(Job.BLOCK)
    public long[] rounds() {
        job.run(kernel, block++, tally);
        return tally;
    }
}
