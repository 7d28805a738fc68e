package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;

import baize.testkit.Await;
import baize.testkit.Postgres;
import java.nio.file.Path;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A database server that is killed while it stores. */
@Tag("postgres")
@ExtendWith(Postgres.class)
class CrashTest {
    private static final int BETWEEN = 100;

    private final Pen pen = new Pen();
    private final Queue<String> acknowledged = new ConcurrentLinkedQueue<>();
    private volatile boolean done;
    private int failures;

    @Test
    @Timeout(300)
    void everything_acknowledged_is_there_after_the_server_was_killed_and_the_journal_goes_on(@TempDir Path folder)
            throws Exception {
        Postgres.Server server = new Postgres.Server(folder, true);
        try (Journal journal = PostgresJournal.open(server.create().url());
                ExecutorService thread = Executors.newSingleThreadExecutor()) {
            Future<?> storing = thread.submit(() -> store(journal));
            for (int crash = 1; crash <= 2; crash++) {
                await(BETWEEN * crash, storing);
                server.kill();
                server.restart();
            }
            await(BETWEEN * 3, storing);
            done = true;
            storing.get();
            assertThat(failures).isPositive();
            assertThat(Pen.ids(Pen.verified(journal))).containsAll(acknowledged).doesNotHaveDuplicates();
        } finally {
            done = true;
            server.stop();
        }
    }

    private void await(int rows, Future<?> storing) {
        int more = acknowledged.size() + rows;
        Await.until("more is stored", () -> acknowledged.size() >= more || storing.isDone());
        assertThat(storing.isDone()).isFalse();
    }

    private void store(Journal journal) {
        for (int i = 0; !done; i++) {
            String id = "c-" + i;
            try {
                if (journal.append(List.of(pen.unit(id, "s-" + i % 5)), List.of())
                        .equals(List.of(Fate.STORED))) acknowledged.add(id);
            } catch (StoreDown down) {
                failures++;
                readAgain(journal);
            }
        }
    }

    private void readAgain(Journal journal) {
        while (!done) {
            try {
                for (int i = 0; i < 5; i++) pen.read(journal, "s-" + i);
                return;
            } catch (StoreDown still) {
                failures++;
            }
        }
    }
}
