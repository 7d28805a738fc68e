package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;

import baize.testkit.Postgres;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Processes that store in one database at once. */
@Tag("postgres")
@ExtendWith(Postgres.class)
class TogetherTest {
    private static final int STREAMS = 6;
    private static final int UNITS = 1000;

    @Test
    void nothing_is_lost_doubled_or_torn_where_two_processes_want_the_same_streams(Postgres.Database database)
            throws Exception {
        try (ExecutorService threads = Executors.newFixedThreadPool(2);
                Journal one = PostgresJournal.open(database.url());
                Journal two = PostgresJournal.open(database.url())) {
            List<Future<Clerk>> clerks = List.of(
                    threads.submit(() -> new Clerk("one", one, 1).work()),
                    threads.submit(() -> new Clerk("two", two, 2).work()));
            List<String> stored = new ArrayList<>();
            int taken = 0;
            for (Future<Clerk> clerk : clerks) {
                stored.addAll(clerk.get().stored);
                taken += clerk.get().taken;
            }
            assertThat(stored).hasSize(2 * UNITS);
            assertThat(taken).as("conflicts").isPositive();
            List<String> ids = Pen.ids(Pen.verified(one));
            assertThat(ids).hasSize(4 * UNITS);
            for (String id : stored) assertThat(ids).filteredOn(id::equals).hasSize(2);
        }
    }

    /** Stores units of two streams each, some in a call, and begins again with those that were taken. */
    private static final class Clerk {
        private final String name;
        private final Journal journal;
        private final Random random;
        private final Pen pen = new Pen();
        private final List<String> stored = new ArrayList<>();
        private int taken;

        Clerk(String name, Journal journal, long seed) {
            this.name = name;
            this.journal = journal;
            this.random = new Random(seed);
        }

        Clerk work() {
            while (stored.size() < UNITS) {
                List<String> ids = new ArrayList<>();
                List<Unit> units = new ArrayList<>();
                for (int i = 0; i < 4 && stored.size() + i < UNITS; i++) {
                    ids.add(name + "-" + (stored.size() + i) + "-" + taken);
                    int first = random.nextInt(STREAMS);
                    int second = (first + 1 + random.nextInt(STREAMS - 1)) % STREAMS;
                    units.add(pen.unit(ids.getLast(), "s-" + first, "s-" + second));
                }
                note(
                        ids,
                        journal.append(
                                units, List.of(pen.snapshot(units.getFirst().rows().getFirst().stream(), name))));
            }
            return this;
        }

        private void note(List<String> ids, List<Fate> fates) {
            for (int i = 0; i < ids.size(); i++)
                switch (fates.get(i)) {
                    case STORED -> stored.add(ids.get(i));
                    case TAKEN -> taken++;
                }
            if (fates.contains(Fate.TAKEN)) for (int i = 0; i < STREAMS; i++) pen.read(journal, "s-" + i);
        }
    }
}
