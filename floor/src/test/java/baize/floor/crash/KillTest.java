package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.Floor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.testkit.Await;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes that are killed while they play, one after the other on the same data. */
@Tag("crash")
class KillTest {
    /** Three, or {@code -Dbaize.kills=200}. */
    private static final int KILLS = Integer.getInteger("baize.kills", 3);

    private static final int DEEP = 300;
    private static final int STARTING_MILLIS = 2500;

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final Random random = new Random(seed);
    private final List<Bot.Role> roles = Crowd.roles("bot", 3, 3, 1);
    private final Heard heard = new Heard();
    private final Reckoning reckoning = new Reckoning();
    private int checked;

    @TempDir
    Path folder;

    @Test
    void whatever_was_acknowledged_is_there_once_and_as_it_was_told_after_any_kill() throws Exception {
        System.err.println("KillTest: " + KILLS + " kills, -Dbaize.seed=" + seed);
        for (int kill = 1; kill <= KILLS; kill++) {
            killed(kill);
            try {
                check();
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("after kill " + kill + " with -Dbaize.seed=" + seed, failure);
            }
        }
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            Reckoning again = new Reckoning().read(journal);
            again.holds(heard.acks());
            assertThat(again.rounds())
                    .as("rounds played, -Dbaize.seed=%d", seed)
                    .isPositive();
        }
        System.err.println("KillTest: " + heard.count() + " answers held through " + KILLS + " kills");
    }

    private Path key() {
        return folder.resolve("sealing.key");
    }

    /** Every third is killed while it starts, as far as it may have come; the others deep in play. */
    private void killed(int kill) throws Exception {
        try (Child child = new Child(folder.toString(), key(), seed + kill, heard)) {
            child.come(roles);
            if (kill % 3 == 2)
                Await.letPass(Duration.ofMillis(random.nextInt(STARTING_MILLIS)), "as far as it may have come");
            else child.await(kill == 1 ? DEEP : 1 + random.nextInt(DEEP));
            Await.letPass(Duration.ofNanos(random.nextInt(1_000_000)), "any moment");
            child.kill();
        }
    }

    private void check() {
        Journal journal = SqliteJournal.open(folder);
        try (Floor floor = Floor.open(journal, Floor.Options.of(SealingKey.inFile(key())))) {
            List<Ack> acks = heard.acks();
            reckoning.read(journal);
            reckoning.holds(acks.subList(checked, acks.size()));
            reckoning.agrees(floor);
            checked = acks.size();
        }
    }
}
