package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import baize.floor.Floor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is full for a while. */
@Tag("crash")
class FullDiskTest {
    private static final int SOME = 200;
    private static final int FAILURES = 60;

    private final long seed = Long.getLong("baize.seed", System.nanoTime());
    private final List<Bot.Role> roles = Crowd.roles("bot", 3, 3, 1);
    private final Heard heard = new Heard();

    @Test
    @Timeout(300)
    void the_floor_answers_that_the_store_is_down_and_goes_on_by_itself_when_there_is_room(@TempDir Path folder)
            throws Exception {
        System.err.println("FullDiskTest: -Dbaize.seed=" + seed);
        SqliteJournal journal = SqliteJournal.open(folder);
        Faulty filled = new Faulty(journal);
        try (Floor floor = Floor.open(filled, Floor.Options.of(SealingKey.random()))) {
            Crowd.setUp(floor, roles);
            Crowd crowd = Crowd.at(floor, roles, heard, seed);
            for (int time = 0; time < 2; time++) {
                crowd.await(SOME);
                // No page more than there are.
                filled.before(() -> journal.limitPages(1));
                crowd.awaitFailures(FAILURES);
                // What still found room is stored; nothing is half done, and the tables stand where they stood.
                filled.whileHeld(() -> Crowd.check(journal, floor, heard));
                filled.before(() -> journal.limitPages(Integer.MAX_VALUE));
            }
            crowd.await(SOME);
            crowd.stop();
            assertThat(Crowd.check(journal, floor, heard).rounds()).isPositive();
        }
    }
}
