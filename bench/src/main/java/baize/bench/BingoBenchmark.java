package baize.bench;

import baize.core.chance.FastGenerator;
import baize.games.bingo.strips.Strips;
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

/** How long the sheet of bingo takes, and how many strips and games with 600 boxes one core makes. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BingoBenchmark {
    private static final String GAME = "bingo";

    @Param({"none", "any-line:50.00 four-corners:80.00"})
    private String minors = "";

    private final FastGenerator generator = FastGenerator.stream(25, 0);
    private final byte[] strip = new byte[Strips.CELLS];
    private Job job = job("none");
    private Kernel kernel = job.kernel();
    private long[] tally = {};
    private long block;

    private static Job job(String minors) {
        return new Job(GAME, Map.of("minors", minors), "optimal", Long.MAX_VALUE, 25);
    }

    @Setup
    public void choose() {
        job = job(minors);
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
    public byte[] strips() {
        Strips.fill(generator, true, strip);
        return strip;
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.SECONDS)
    @OperationsPerInvocation(Job.BLOCK)
    public long[] games() {
        job.run(kernel, block++, tally);
        return tally;
    }
}
