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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** How long the sheet of craps takes, and how many rolls one core plays with a line and odds, and with every wager. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CrapsBenchmark {
    private static final String GAME = "craps";

    @Param({"pass-line+odds", "every-wager", "table"})
    private String strategy = "";

    private Job job = job("pass-line");
    private Kernel kernel = job.kernel();
    private long[] tally = {};
    private long block;

    private static Job job(String strategy) {
        return new Job(GAME, Map.of(), strategy, Long.MAX_VALUE, 25);
    }

    @Setup
    public void choose() {
        job = job(strategy);
        kernel = job.kernel();
        tally = new long[kernel.outcomes()];
    }

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
    public long[] rolls() {
        job.run(kernel, block++, tally);
        return tally;
    }
}
