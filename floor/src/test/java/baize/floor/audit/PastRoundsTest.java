package baize.floor.audit;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.pay.Line;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An evening's rounds, told in pages, beside the same rounds found one by one. */
class PastRoundsTest {
    @TempDir
    static Path played;

    private static Journal journal;

    @BeforeAll
    static void play() {
        PlayedFloor.in(played);
        journal = SqliteJournal.open(played);
    }

    @AfterAll
    static void close() {
        journal.close();
    }

    @Test
    void the_pages_of_a_table_together_hold_every_round_as_it_was_settled() {
        List<PastRound> all = new ArrayList<>();
        int before = Integer.MAX_VALUE;
        PastRounds.Page page;
        do {
            page = PastRounds.of(journal, "1", before, 7);
            all.addAll(page.rounds());
            before = page.rounds().getLast().number();
        } while (page.before() != null);
        assertThat(all).hasSize(PlayedFloor.ROUNDS);
        for (int at = 0; at < all.size(); at++) {
            PastRound round = all.get(at);
            assertThat(round.number()).isEqualTo(PlayedFloor.ROUNDS - at);
            assertThat(round.lines())
                    .isEqualTo(requireNonNull(Replay.of(journal, round.id())).lines());
        }
        assertThat(all).isSortedAccordingTo((one, other) -> other.at().compareTo(one.at()));
    }

    @Test
    void a_table_that_never_was_has_no_rounds() {
        assertThat(PastRounds.of(journal, "9", 5, 10).rounds()).isEmpty();
    }

    @Test
    void a_patron_s_pages_together_hold_his_rounds_and_his_lines() {
        Patron ben = new Patron("ben");
        List<PastRound> own = pages(ben, 4);
        List<PastRound> expected = PastRounds.of(journal, "1", Integer.MAX_VALUE, PlayedFloor.ROUNDS).rounds().stream()
                .map(round -> round.of(ben))
                .filter(round -> !round.lines().isEmpty())
                .toList();
        assertThat(own).hasSize(45).isEqualTo(expected);
        assertThat(own)
                .flatExtracting(PastRound::lines)
                .extracting(Line::patron)
                .containsOnly(ben);
    }

    @Test
    void rounds_at_a_console_are_told_too() {
        assertThat(pages(new Patron("cas"), 10)).extracting(PastRound::id).containsExactly("2-1");
    }

    @Test
    void one_who_never_played_has_none() {
        assertThat(PastRounds.of(journal, new Patron("zoe"), null, 10).rounds()).isEmpty();
        assertThat(PastRounds.of(journal, new Patron("ann"), "1-999", 10).rounds())
                .isEmpty();
    }

    private static List<PastRound> pages(Patron patron, int limit) {
        List<PastRound> all = new ArrayList<>();
        @Nullable String before = null;
        do {
            PastRounds.Page page = PastRounds.of(journal, patron, before, limit);
            assertThat(page.rounds()).hasSizeLessThanOrEqualTo(limit);
            all.addAll(page.rounds());
            before = page.before();
        } while (before != null);
        return all;
    }
}
