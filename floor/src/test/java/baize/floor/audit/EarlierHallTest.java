package baize.floor.audit;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A session as it was stored before halls paid into accounts: its supervisor was told whom to refund, dollars stayed
 * tokens of the hall. Two had left, one of them with the card still in, and one entry had been declared void.
 */
@Rule({"bingo 8.4.3", "R-124"})
class EarlierHallTest {
    @TempDir
    static Path folder;

    @BeforeAll
    static void store() {
        StoredJournal.in(folder, "a-session-broken-off.jsonl");
    }

    @Test
    void what_was_decided_then_is_decided_so_again() {
        assertThat(PlayedFloor.audit(folder)).isInstanceOfSatisfying(Audit.Verdict.Clean.class, clean -> {
            assertThat(clean.summary().rounds()).isEqualTo(2);
            assertThat(clean.summary().snapshots()).isEqualTo(1);
        });
    }

    @Test
    void its_games_are_gone_through_again_with_the_notices_as_they_were_given() {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            for (String game : List.of("10-1", "10-2"))
                assertThat(requireNonNull(Replay.of(journal, game)).agrees())
                        .as(game)
                        .isTrue();
            Replayed broken = requireNonNull(Replay.of(journal, "10-2"));
            assertThat(broken.steps())
                    .anyMatch(step -> step.body().toString().contains("10.00 is to be refunded to ann, who has left"));
            assertThat(broken.lines()).extracting(line -> line.patron()).containsExactly(new Patron("dan"));
            assertThat(broken.lines().getFirst().returned()).isEqualTo(Money.dollars(10));
        }
    }
}
