package baize.floor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.audit.Audit;
import baize.floor.audit.Replay;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.PostgresJournal;
import baize.testkit.Postgres;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Postgres.class)
class FloorOnPostgresTest {
    @Test
    void a_floor_on_postgresql_is_played_audited_and_replayed_beside_its_process(Postgres.Database database) {
        TestClock clock = new TestClock(TestFloor.START);
        try (TestFloor floor = new TestFloor(PostgresJournal.open(database.url()), SealingKey.random(), clock);
                Journal beside = PostgresJournal.openReadOnly(database.url())) {
            Patron ann = floor.seated("ann", "1", Money.dollars(500));
            floor.round(ann);
            floor.round(ann);
            floor.booksBalance();
            assertThat(Audit.of(beside, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            assertThat(Replay.of(beside, "1-2")).isNotNull();
            assertThatThrownBy(() -> beside.append(List.of(), List.of())).hasMessageContaining("to read only");
        }
    }

    @Test
    void a_database_without_a_floor_is_named(Postgres.Database database) {
        assertThatThrownBy(() -> PostgresJournal.openReadOnly(database.url()))
                .isInstanceOf(NotOpened.class)
                .hasMessageContaining("no floor in ");
    }
}
