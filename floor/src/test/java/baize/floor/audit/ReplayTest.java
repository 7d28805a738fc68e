package baize.floor.audit;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.audit.Replayed.Source;
import baize.floor.chance.SealingKey;
import baize.floor.crash.Faulty;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayTest {
    @TempDir
    static Path played;

    @BeforeAll
    static void play() {
        PlayedFloor.in(played);
    }

    private static Replayed replay(String id) {
        try (Journal journal = SqliteJournal.openReadOnly(played)) {
            return requireNonNull(Replay.of(journal, id), id);
        }
    }

    @Test
    void every_round_is_found_by_its_number_before_and_after_the_snapshot() {
        for (int round = 1; round <= PlayedFloor.ROUNDS; round++) {
            Replayed replayed = replay("1-" + round);
            assertThat(replayed.agrees()).as("round %d", round).isTrue();
            assertThat(replayed.chance().source()).isEqualTo(Source.FOLLOWS);
            assertThat(replayed.lines()).isNotEmpty();
            assertThat(replayed.steps().getFirst().body().path("events").toString())
                    .contains("round-opened/1\",\"round\":" + round + "}");
            assertThat(replayed.steps().getLast().view().path("phase").asString())
                    .isEqualTo("settled");
        }
    }

    @Test
    @Tag("long")
    void any_round_of_many_is_replayed_without_going_through_all_that_came_before(@TempDir Path folder) {
        int rounds = 900;
        Faulty journal = new Faulty(SqliteJournal.open(folder));
        try (TestFloor floor = new TestFloor(journal, SealingKey.random(), new TestClock(TestFloor.START))) {
            Patron ann = floor.seated("ann", "1", Money.dollars(900_000));
            for (int round = 1; round <= rounds; round++) floor.round(ann);
            assertThat(journal.checkpoints("table/1")).isNotEmpty();
            for (int round = 1; round <= rounds; round += 89) {
                long before = journal.rowsRead();
                Replayed replayed = requireNonNull(Replay.of(journal, "1-" + round));
                assertThat(replayed.agrees()).as("round %d", round).isTrue();
                assertThat(replayed.chance().source()).isEqualTo(Source.FOLLOWS);
                // At most from one checkpoint to the next, and what it takes to find the round.
                assertThat(journal.rowsRead() - before).isLessThan(2048 + 250 + 1000);
            }
        }
    }

    @Test
    void a_round_dealt_from_a_console_says_so() {
        Replayed replayed = replay("2-1");
        assertThat(replayed.chance().source()).isEqualTo(Source.CONSOLE);
        assertThat(replayed.steps()).anyMatch(step -> step.body().has("refusal"));
        assertThat(replayed.agrees()).isTrue();
    }

    @Test
    void a_round_that_goes_on_keeps_its_seed() {
        Replayed replayed = replay("1-" + (PlayedFloor.ROUNDS + 1));
        assertThat(replayed.chance().source()).isEqualTo(Source.NOT_REVEALED);
        assertThat(replayed.chance().seed()).isNull();
        assertThat(replayed.lines()).isEmpty();
    }

    @Test
    void a_round_that_never_was_is_none() {
        try (Journal journal = SqliteJournal.openReadOnly(played)) {
            assertThat(Replay.of(journal, "1-" + (PlayedFloor.ROUNDS + 2))).isNull();
            assertThat(Replay.of(journal, "2-2")).isNull();
            assertThat(Replay.of(journal, "9-1")).isNull();
            assertThat(Replay.of(journal, "1")).isNull();
        }
    }

    @Test
    void what_today_would_be_settled_otherwise_is_said_at_its_step(@TempDir Path forged) {
        Forgery.audited(played, forged, row -> {
            String body = new String(row.body(), StandardCharsets.UTF_8);
            return row.stream().equals("table/1") && body.contains("house/seed-revealed/1\",\"round\":9,")
                    ? Forgery.with(
                            row,
                            body.replaceFirst("\"pays\":\"[0-9]+", "\"pays\":\"77")
                                    .getBytes(StandardCharsets.UTF_8))
                    : row;
        });
        try (Journal journal = SqliteJournal.openReadOnly(forged)) {
            Replayed replayed = requireNonNull(Replay.of(journal, "1-9"));
            assertThat(replayed.agrees()).isFalse();
            assertThat(replayed.steps().getLast().difference()).contains("pays", "found \"77.");
            assertThat(requireNonNull(Replay.of(journal, "1-8")).agrees()).isTrue();
        }
    }

    @Test
    void a_damaged_round_is_named_by_its_row(@TempDir Path damaged) {
        Forgery.audited(
                played,
                damaged,
                row -> row.stream().equals("table/1") && row.version() == 40
                        ? Forgery.with(row, "{\"by\":\"x\",\"do\":[{\"do\":\"?\"}]}".getBytes(StandardCharsets.UTF_8))
                        : row);
        try (Journal journal = SqliteJournal.openReadOnly(damaged)) {
            assertThatThrownBy(() -> Replay.of(journal, "1-7"))
                    .isInstanceOf(Replay.Unreadable.class)
                    .hasMessageStartingWith("row 40 of table/1: it cannot be followed: ");
        }
    }
}
