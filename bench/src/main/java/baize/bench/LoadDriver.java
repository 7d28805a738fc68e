package baize.bench;

import baize.cli.bench.Folders;
import baize.core.money.Money;
import baize.floor.Floor;
import baize.floor.HouseClock;
import baize.floor.chance.SealingKey;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@code bench/load}: a floor in this process under the load of many bots, with its speed and its memory over time. */
public final class LoadDriver {
    private static final int CAPACITY = 1 << 16;
    private static final double MEBI = 1 << 20;
    private static final Set<String> HEAP = heap();

    private final LoadOptions options;
    private final Path folder;
    private final SealingKey key;
    private long seconds;

    private LoadDriver(LoadOptions options, Path folder) {
        this.options = options;
        this.folder = folder;
        this.key = SealingKey.inFile(folder.resolve("sealing.key"));
    }

    public static void main(String[] args) throws Exception {
        Thread.currentThread().setUncaughtExceptionHandler((_, failure) -> complain(failure));
        LoadOptions options = LoadOptions.parse(args);
        Path kept = options.data();
        Path folder = kept == null ? Folders.make() : Files.createDirectories(kept);
        try {
            new LoadDriver(options, folder).run();
        } finally {
            if (kept == null) Folders.delete(folder);
        }
    }

    /** Bad input is said in a line; anything else is a bug to be found. */
    private static void complain(Throwable failure) {
        if (failure instanceof IllegalArgumentException) System.err.println("load: " + failure.getMessage());
        else failure.printStackTrace();
    }

    private Floor open() {
        String database = options.database();
        return Floor.open(
                database == null ? SqliteJournal.open(folder) : PostgresJournal.open(database),
                new Floor.Options(key, HouseClock.system(), CAPACITY));
    }

    private void run() throws Exception {
        say("%s: %,d tables with %d players each", options.game(), options.tables(), options.players());
        try (Floor floor = open();
                Load load = new Load(floor, options)) {
            long from = System.nanoTime();
            watch(load, load.begin());
            double took = (System.nanoTime() - from) / 1e9;
            say(
                    "in all: %,d rounds, %,d commands (%,d refused) in %.0f s, %,.0f commands/s",
                    load.played(), load.answered(), load.refused(), took, load.answered() / took);
            balance(floor);
        }
        System.gc();
        say("heap after the floor is closed: %.0f MB", heapAfterCollection());
        reopen();
    }

    /** A line a second until all is played. */
    private void watch(Load load, CompletableFuture<Void> finished) throws Exception {
        long before = 0;
        long last = System.nanoTime();
        while (true) {
            try {
                finished.get(1, TimeUnit.SECONDS);
                return;
            } catch (TimeoutException notYet) {
                long now = System.nanoTime();
                long answered = load.answered();
                report(load, (answered - before) * 1e9 / (now - last));
                before = answered;
                last = now;
            }
            if (++seconds == options.seconds()) load.stop();
        }
    }

    private void report(Load load, double perSecond) throws IOException {
        double[] millis = load.latencies().millis(0.5, 0.99);
        say(
                "%5d s  rounds %,11d  commands/s %,8.0f  p50 %6.1f ms  p99 %6.1f ms  heap %4.0f MB  database %,6.0f MB",
                seconds + 1, load.played(), perSecond, millis[0], millis[1], heapAfterCollection(), size() / MEBI);
    }

    /** What was in use after the last collection, in megabytes. */
    private static double heapAfterCollection() {
        GcInfo last = null;
        for (GarbageCollectorMXBean collector : ManagementFactory.getPlatformMXBeans(GarbageCollectorMXBean.class)) {
            GcInfo info = collector.getLastGcInfo();
            if (info != null && (last == null || info.getEndTime() > last.getEndTime())) last = info;
        }
        if (last == null) return 0;
        long used = 0;
        for (Map.Entry<String, MemoryUsage> pool : last.getMemoryUsageAfterGc().entrySet())
            if (HEAP.contains(pool.getKey())) used += pool.getValue().getUsed();
        return used / MEBI;
    }

    private static Set<String> heap() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                .filter(pool -> pool.getType() == MemoryType.HEAP)
                .map(MemoryPoolMXBean::getName)
                .collect(Collectors.toUnmodifiableSet());
    }

    private long size() throws IOException {
        long size = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) size += Files.size(file);
        }
        return size;
    }

    private static void balance(Floor floor) {
        Map<Account, Money> balances = floor.balances();
        Money sum = Money.ZERO;
        for (Money balance : balances.values()) sum = sum.plus(balance);
        boolean balanced = sum.isZero() && !balances.containsKey(Account.TRANSIT);
        say("books: %,d accounts, %s", balances.size(), balanced ? "balanced" : "NOT BALANCED: " + sum);
        if (!balanced) throw new IllegalStateException("the books do not balance");
    }

    private void reopen() {
        long from = System.nanoTime();
        Floor floor = open();
        double took = (System.nanoTime() - from) / 1e9;
        say("opened again in %.2f s, with %,d tables", took, floor.tables().size());
        floor.close();
    }

    @SuppressWarnings("AnnotateFormatMethod") // its annotation is a library's
    private static void say(String line, Object... values) {
        System.out.println(String.format(Locale.ROOT, line, values));
    }
}
