package baize.floor.audit;

import static baize.floor.TestFloor.done;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.pay.Line;
import baize.core.rule.Rule;
import baize.floor.CrapsFloor;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Pass Line that three rolls decide, with a field wager on the second: 4, 8, 4. */
class CrapsRoundsTest {
    private static final Patron ANN = new Patron("ann");

    @TempDir
    static Path played;

    @BeforeAll
    static void play() {
        try (CrapsFloor floor =
                new CrapsFloor(SqliteJournal.open(played), SealingKey.random(), new TestClock(TestFloor.START))) {
            floor.carded(ANN.id(), "10", Money.dollars(100));
            done(floor.note(ANN, "10", 100));
            done(floor.wager(ANN, "10", "pass-line", 10));
            floor.rolls("10", 2, 2);
            done(floor.wager(ANN, "10", "field", 5));
            floor.rolls("10", 4, 4);
            floor.rolls("10", 1, 3);
        }
    }

    private static List<String> wagers(List<Line> lines) {
        return lines.stream()
                .map(line -> line.wager() + " " + line.result().toString().toLowerCase(java.util.Locale.ROOT))
                .toList();
    }

    @Test
    @Rule("craps 1.1 \"Round Of Play\"")
    void each_roll_is_a_round_and_tells_what_it_decided() {
        try (Journal journal = SqliteJournal.open(played)) {
            List<List<String>> told = PastRounds.of(journal, "10", Integer.MAX_VALUE, 10).rounds().stream()
                    .map(round -> wagers(round.lines()))
                    .toList();
            assertThat(told).containsExactly(List.of("pass-line win"), List.of("field lose"), List.of());
            assertThat(PastRounds.of(journal, ANN, null, 10).rounds())
                    .extracting(PastRound::id)
                    .containsExactly("10-3", "10-2");
        }
    }

    @Test
    @Rule("craps 1.1 \"Round Of Play\"")
    void a_roll_gone_through_again_begins_with_what_was_left_on_the_layout() {
        try (Journal journal = SqliteJournal.openReadOnly(played)) {
            Replayed last = requireNonNull(Replay.of(journal, "10-3"));
            assertThat(last.agrees()).isTrue();
            assertThat(wagers(last.lines())).containsExactly("pass-line win");
            assertThat(last.steps()
                            .getFirst()
                            .view()
                            .at("/terminals/0/bets/0/on")
                            .asString(""))
                    .isEqualTo("pass-line");
            Replayed first = requireNonNull(Replay.of(journal, "10-1"));
            assertThat(first.lines()).isEmpty();
            assertThat(first.steps().getLast().view().path("point").asInt(0)).isEqualTo(4);
        }
    }
}
