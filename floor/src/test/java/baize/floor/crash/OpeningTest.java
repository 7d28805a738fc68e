package baize.floor.crash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.floor.Floor;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.journal.StoreDown;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** A floor that cannot be opened. */
@Isolated("it looks at all threads of the process")
class OpeningTest {
    @Test
    void a_floor_that_cannot_be_opened_leaves_no_thread_behind_and_can_be_opened_later(@TempDir Path folder) {
        SealingKey key = SealingKey.random();
        try (Floor floor = Floor.open(SqliteJournal.open(folder), Floor.Options.of(key))) {
            TestFloor.now(floor.setUp("1", TestFloor.setup()));
        }
        try (Faulty journal = new Faulty(SqliteJournal.open(folder))) {
            journal.unreadable(new StoreDown("pulled out", null));
            assertThatThrownBy(() -> Floor.open(journal, Floor.Options.of(key))).hasMessage("pulled out");
            assertThat(Thread.getAllStackTraces().keySet())
                    .noneMatch(thread -> thread.getName().equals("journal-writer"));
        }
        try (Floor floor = Floor.open(SqliteJournal.open(folder), Floor.Options.of(key))) {
            assertThat(floor.table("1")).isNotNull();
        }
    }
}
