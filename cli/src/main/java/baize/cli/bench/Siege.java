package baize.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A demo floor, some guests who play on it, and strangers who would rather they did not. What must hold is held: it is
 * said where it does not.
 */
public final class Siege implements AutoCloseable {
    private static final int GUESTS = 8;
    private static final int SENDERS = 4;
    private static final long SECOND = 1_000_000_000;
    private static final Duration QUIET = Duration.ofSeconds(10);

    /** The heap of the review that filled one of this size with eight sockets. */
    private static final String HEAP = "-Xmx400m";

    private static final double MOST_P99 = 250;
    private static final double MOST_UNSENT = 16 << 20;
    private static final long MOST_GROWTH = 150;
    private static final int MOST_SHOWN = 1200;
    private static final double MEBI = 1 << 20;

    private final Consumer<String> out;
    private final ServedFloor floor;
    private final Buyers buyers;
    private final List<String> faults = new ArrayList<>();

    public Siege(Path folder, Consumer<String> out) throws IOException, InterruptedException {
        this.out = out;
        this.floor = new ServedFloor(folder, List.of(HEAP));
        this.buyers = new Buyers(floor.at(), GUESTS);
    }

    /** What did not hold. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    /** Guests buy and cash in, first by themselves and then while sockets of strangers flood the floor. */
    public void flood(int sockets, Duration time) throws IOException, InterruptedException {
        Duration quiet = time.compareTo(QUIET) < 0 ? time : QUIET;
        LockSupport.parkNanos(quiet.toNanos());
        buyers.millis();
        stretch("nobody else", quiet, 0);
        try (Flood flood = new Flood(floor.at(), sockets)) {
            double most = stretch(sockets + " strangers", time, MOST_P99);
            out.accept("  they came %,d times, and %,.1f MB of theirs were sent; unsent answers at most %,.1f MB"
                    .formatted(flood.sockets(), flood.sent() / MEBI, most / MEBI));
            if (most > MOST_UNSENT) faults.add("%,.0f bytes of answers waited to be sent".formatted(most));
        }
        stretch("after they left", quiet, MOST_P99);
    }

    /** Says how it went for a while; the most bytes of answers that waited at a time. */
    private double stretch(String what, Duration time, double mostP99) throws IOException, InterruptedException {
        long from = System.nanoTime();
        long before = buyers.answers();
        double unsent = 0;
        double heap = 0;
        while (System.nanoTime() - from < time.toNanos()) {
            LockSupport.parkNanos(SECOND);
            unsent = Math.max(unsent, floor.figure("baize_unsent"));
            heap = Math.max(heap, floor.figure("jvm_memory_used_bytes{area=\"heap\""));
        }
        double[] millis = buyers.millis(0.5, 0.99);
        long answers = buyers.answers() - before;
        out.accept("%-16s guests' answers %,6d  p50 %6.1f ms  p99 %6.1f ms  heap at most %,4.0f MB  memory %,4d MB"
                .formatted(what, answers, millis[0], millis[1], heap / MEBI, floor.megabytes()));
        if (answers == 0) faults.add(what + ": no guest was answered");
        if (mostP99 > 0 && millis[1] > mostP99) faults.add("%s: p99 %.0f ms".formatted(what, millis[1]));
        return unsent;
    }

    /** Sends messages that make no sense: none is a fault of ours, memory stays, and no secret is in the log. */
    public void talkNonsense(long messages, long seed) throws IOException, InterruptedException {
        long before = floor.megabytes();
        int lines = floor.log().size();
        List<Nonsense> senders = IntStream.range(0, SENDERS)
                .mapToObj(sender -> new Nonsense(floor.at(), messages / SENDERS, seed, sender))
                .toList();
        List<Thread> threads = senders.stream().map(Thread.ofPlatform()::start).toList();
        for (Thread thread : threads) thread.join();
        Map<Integer, Long> answers = new TreeMap<>();
        senders.forEach(sender -> sender.answers().forEach((status, times) -> answers.merge(status, times, Long::sum)));
        long after = floor.megabytes();
        List<String> log = floor.log();
        out.accept("%,d messages that make no sense, seed %d: answers %s, cut off %,d"
                .formatted(
                        messages,
                        seed,
                        answers,
                        senders.stream().mapToLong(Nonsense::cutOff).sum()));
        out.accept(
                "  memory %,d MB before, %,d MB after; %,d lines of log".formatted(before, after, log.size() - lines));
        for (int status : answers.keySet())
            if (status == 500 || status < 100) faults.add(answers.get(status) + " answers of status " + status);
        log.stream()
                .skip(lines)
                .filter(line -> line.contains("a fault of the program"))
                .forEach(line -> out.accept("  " + line.substring(0, Math.min(line.length(), MOST_SHOWN))));
        if (after - before > MOST_GROWTH) faults.add("memory grew by " + (after - before) + " MB");
        if (log.stream().anyMatch(line -> line.contains(Nonsense.SECRET))) faults.add("a secret is in the log");
        double[] millis = buyers.millis(0.5, 0.99);
        out.accept("  guests meanwhile p50 %.1f ms, p99 %.1f ms".formatted(millis[0], millis[1]));
    }

    @Override
    public void close() {
        buyers.close();
        floor.close();
    }
}
