package baize.floor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AuditTest {
    @TempDir
    static Path played;

    @BeforeAll
    static void play() {
        PlayedFloor.in(played);
    }

    private static Summary clean(Audit.Verdict verdict) {
        assertThat(verdict).isInstanceOf(Audit.Verdict.Clean.class);
        return ((Audit.Verdict.Clean) verdict).summary();
    }

    @Test
    void a_floor_that_was_played_on_is_clean_and_is_summed_up() {
        Summary summary = clean(PlayedFloor.audit(played));
        try (Journal journal = SqliteJournal.openReadOnly(played)) {
            assertThat(summary.head())
                    .isEqualTo(Objects.requireNonNull(journal.head()).hash());
            assertThat(summary.streams()).isEqualTo(journal.streams("").size());
        }
        assertThat(summary.rounds()).isEqualTo(PlayedFloor.ROUNDS + 2);
        assertThat(summary.draws()).isEqualTo(PlayedFloor.ROUNDS);
        // Six of them were decided from two streams, and stand in both.
        assertThat(summary.refusals()).isEqualTo(6 * 6 + 4 + 6);
        assertThat(summary.snapshots()).isPositive();
        assertThat(summary.lines()).isGreaterThan(2 * PlayedFloor.ROUNDS);
        assertThat(summary.turnover()).isGreaterThan(Money.dollars(20 * PlayedFloor.ROUNDS));
        assertThat(summary.accounts()).containsEntry("transit", Money.ZERO).containsEntry("stakes", Money.dollars(15));
        assertThat(summary.accounts().values().stream().reduce(Money.ZERO, Money::plus))
                .isEqualTo(Money.ZERO);
    }

    @Test
    void an_empty_floor_is_clean(@TempDir Path folder) {
        SqliteJournal.open(folder).close();
        assertThat(clean(PlayedFloor.audit(folder)).rows()).isZero();
    }

    @Test
    void a_floor_is_audited_while_it_goes_on(@TempDir Path folder) {
        SealingKey key = SealingKey.random();
        try (TestFloor floor = new TestFloor(SqliteJournal.open(folder), key, new TestClock(TestFloor.START))) {
            Patron ann = floor.seated("ann", "1", Money.dollars(500));
            floor.round(ann);
            List<Long> seen = new ArrayList<>();
            try (Journal journal = SqliteJournal.openReadOnly(folder)) {
                Audit.Verdict verdict = Audit.of(journal, (batches, _) -> {
                    if (seen.isEmpty()) floor.round(ann);
                    seen.add(batches);
                });
                assertThat(clean(verdict).batches()).isEqualTo(seen.size()).isGreaterThan(5);
            }
            assertThat(clean(PlayedFloor.audit(folder)).rounds()).isEqualTo(2);
        }
    }
}
