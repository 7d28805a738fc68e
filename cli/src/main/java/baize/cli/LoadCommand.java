package baize.cli;

import baize.cli.bench.Folders;
import baize.cli.bench.Load;
import baize.core.money.Money;
import baize.floor.Floor;
import baize.floor.HouseClock;
import baize.floor.LiveTable;
import baize.floor.audit.PastRounds;
import baize.floor.audit.Replay;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.lab.bots.Bots;
import com.sun.management.GarbageCollectorMXBean;
import com.sun.management.GcInfo;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code bench/load}: a floor in this process under the load of many bots, with its speed and its memory over time. */
@Command(
        name = "load",
        hidden = true,
        mixinStandardHelpOptions = true,
        description = "A floor under the load of many bots, with its speed and its memory over time.")
final class LoadCommand implements Callable<Integer> {
    private static final int CAPACITY = 1 << 16;
    private static final double MEBI = 1 << 20;
    private static final int PLACES = 20;
    private static final int PAGE = 20;

    private final Terminal terminal;

    @Option(names = "--game", paramLabel = "ID", description = "three-card-poker if not given.")
    private String game = "three-card-poker";

    @Option(names = "--tables", paramLabel = "N", description = "200 if not given.")
    private String tables = "200";

    @Option(names = "--players", paramLabel = "N", description = "At each table; 3 if not given.")
    private String players = "3";

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "At all tables together; 10000, or what --seconds allow.")
    private @Nullable String rounds;

    @Option(names = "--seconds", paramLabel = "N", description = "Ends it after so long.")
    private @Nullable String seconds;

    @Option(names = "--data", paramLabel = "DIR", description = "A folder that is kept; else one that is not.")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "Plays on a PostgreSQL database instead; the sealing key stays in the folder.")
    private @Nullable String database;

    @Option(names = "--seed", paramLabel = "N", description = "Of the bots' habits.")
    private String seed = "1";

    LoadCommand(Terminal terminal) {
        this.terminal = terminal;
    }

    @Override
    public Integer call() throws Exception {
        Function<Floor, Load> load = load();
        long end = seconds == null ? 0 : WholeNumber.read("--seconds", seconds, 1, Integer.MAX_VALUE);
        Path folder = data == null ? Folders.make() : Files.createDirectories(data);
        try {
            run(folder, load, end);
        } finally {
            if (data == null) Folders.delete(folder);
        }
        return 0;
    }

    /** Says what will be, and waits for a floor to be it on. */
    private Function<Floor, Load> load() {
        Bots.Kind<?, ?> kind = House.heeding(() -> Bots.of(game));
        int count = (int) WholeNumber.read("--tables", tables, 1, 100_000);
        int playersEach = (int) WholeNumber.read("--players", players, 1, 7);
        long usual = seconds == null ? 10_000 : Long.MAX_VALUE;
        long most = rounds == null ? usual : WholeNumber.read("--rounds", rounds, 1, Long.MAX_VALUE);
        long drawn = WholeNumber.read("--seed", seed, 1, Long.MAX_VALUE);
        terminal.tell("%s: %,d tables with %d players each", game, count, playersEach);
        return floor -> House.heeding(() -> new Load(floor, kind, count, playersEach, most, drawn));
    }

    private void run(Path folder, Function<Floor, Load> asked, long end) throws Exception {
        SealingKey key = SealingKey.inFile(folder.resolve("sealing.key"));
        try (Floor floor = open(journal(folder), key);
                Load load = asked.apply(floor)) {
            long from = System.nanoTime();
            watch(load, load.begin(), folder, end);
            double took = (System.nanoTime() - from) / 1e9;
            terminal.tell(
                    "in all: %,d rounds, %,d commands (%,d refused) in %.0f s, %,.0f commands/s",
                    load.played(), load.answered(), load.refused(), took, load.answered() / took);
            balance(floor);
        }
        System.gc();
        terminal.tell("heap after the floor is closed: %.0f MB", heapAfterCollection());
        reopen(folder, key);
    }

    private Journal journal(Path folder) {
        try {
            return database == null ? SqliteJournal.open(folder) : PostgresJournal.open(database);
        } catch (NotOpened failure) {
            throw new BadInput(String.valueOf(failure.getMessage()), failure);
        }
    }

    private static Floor open(Journal journal, SealingKey key) {
        return Floor.open(journal, new Floor.Options(key, HouseClock.system(), CAPACITY));
    }

    /** A line a second until all is played, or until so many seconds are over. */
    private void watch(Load load, CompletableFuture<Void> finished, Path folder, long end) throws Exception {
        long before = 0;
        long last = System.nanoTime();
        for (long second = 1; ; second++) {
            try {
                finished.get(1, TimeUnit.SECONDS);
                return;
            } catch (TimeoutException notYet) {
                long now = System.nanoTime();
                long answered = load.answered();
                double[] millis = load.latencies().millis(0.5, 0.99);
                terminal.tell(
                        "%5d s  rounds %,11d  commands/s %,8.0f  p50 %6.1f ms  p99 %6.1f ms"
                                + "  heap %4.0f MB  database %,6.0f MB",
                        second,
                        load.played(),
                        (answered - before) * 1e9 / (now - last),
                        millis[0],
                        millis[1],
                        heapAfterCollection(),
                        size(folder) / MEBI);
                before = answered;
                last = now;
            }
            if (second == end) load.stop();
        }
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
        for (MemoryPoolMXBean pool : ManagementFactory.getMemoryPoolMXBeans()) {
            MemoryUsage after = last.getMemoryUsageAfterGc().get(pool.getName());
            if (pool.getType() == MemoryType.HEAP && after != null) used += after.getUsed();
        }
        return used / MEBI;
    }

    private static long size(Path folder) throws IOException {
        long size = 0;
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) size += Files.size(file);
        }
        return size;
    }

    private void balance(Floor floor) {
        Map<Account, Money> balances = floor.balances();
        Money sum = Money.ZERO;
        for (Money balance : balances.values()) sum = sum.plus(balance);
        boolean balanced = sum.isZero() && !balances.containsKey(Account.TRANSIT);
        terminal.tell("books: %,d accounts, %s", balances.size(), balanced ? "balanced" : "NOT BALANCED: " + sum);
        if (!balanced) throw new IllegalStateException("the books do not balance");
    }

    private void reopen(Path folder, SealingKey key) {
        long from = System.nanoTime();
        Journal journal = journal(folder);
        try (Floor floor = open(journal, key)) {
            double took = (System.nanoTime() - from) / 1e9;
            terminal.tell(
                    "opened again in %.2f s, with %,d tables",
                    took, floor.tables().size());
            readBack(journal, floor.tables().getFirst());
        }
    }

    /** How long those wait who look at what is past, wherever in a table's history they look. */
    private void readBack(Journal journal, LiveTable<?, ?, ?, ?> table) {
        int rounds = table.round();
        double replay = 0;
        double page = 0;
        // The first time round the compiler has its share.
        for (int time = 0; time < 2; time++) {
            replay = longest(rounds, round -> Replay.of(journal, table.id() + "-" + round));
            page = longest(rounds, round -> PastRounds.of(journal, table.id(), round + 1, PAGE));
        }
        terminal.tell(
                "table %s with %,d rounds: the longest replay %.0f ms, the longest page of rounds %.0f ms",
                table.id(), rounds, replay, page);
    }

    private static double longest(int rounds, IntConsumer look) {
        double longest = 0;
        for (int at = 0; at <= PLACES; at++) {
            long from = System.nanoTime();
            look.accept((int) Math.max(1, (long) rounds * at / PLACES));
            longest = Math.max(longest, (System.nanoTime() - from) / 1e6);
        }
        return longest;
    }
}
