package baize.floor.charter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Floor;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.charter.CharterCommand.Mark;
import baize.floor.journal.Journal;
import baize.floor.journal.NotOpened;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.stream.StoredExamples;
import baize.floor.stream.Story;
import baize.floor.table.Setup;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a floor is for good. */
class CharterTest {
    private static final Map<String, String> SETTINGS =
            Map.of("minimum", "5.00", "chips", "5-25-100", "anteBonus", "1-4-5", "pairPlus", "1-4-6-30-40");

    @TempDir
    Path folder;

    private static Floor open(Path folder, SealingKey key) {
        Journal journal = SqliteJournal.open(folder);
        try {
            return Floor.open(journal, Floor.Options.of(key));
        } catch (NotOpened refused) {
            journal.close();
            throw refused;
        }
    }

    @Test
    @Rule("R-24")
    void a_floor_is_marked_once_and_never_becomes_something_else() {
        var story = new Story<>(new CharterMachine(), Instant.parse("2026-11-18T09:00:00Z"));
        story.does(new Mark(FloorKind.REAL, "0011"));
        story.refuses(CharterReason.ANOTHER_KIND, new Mark(FloorKind.DEMO, "0011"));
        story.refuses(CharterReason.ANOTHER_KEY, new Mark(FloorKind.REAL, "2233"));
        assertThat(story.state()).isEqualTo(new CharterState.Chartered(FloorKind.REAL, "0011"));
        assertThat(new CharterMachine().decide(story.state(), new Mark(FloorKind.REAL, "0011"), Instant.EPOCH))
                .isEqualTo(baize.core.engine.Decision.accept(List.of()));
        assertThat(story.replayed()).isEqualTo(story.state());
    }

    @Test
    void a_mark_is_kept_and_audited() {
        SealingKey key = SealingKey.random();
        try (Floor floor = open(folder, key)) {
            assertThat(floor.charter().kind()).isNull();
            floor.charter().mark(FloorKind.DEMO);
            floor.charter().mark(FloorKind.DEMO);
        }
        try (Floor floor = open(folder, key)) {
            assertThat(floor.charter().kind()).isEqualTo(FloorKind.DEMO);
            assertThatThrownBy(() -> floor.charter().mark(FloorKind.REAL))
                    .isInstanceOf(NotOpened.class)
                    .hasMessage("the floor is demo for good");
        }
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(journal.version(CharterMachine.STREAM)).isEqualTo(2);
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    @Test
    void a_marked_floor_does_not_open_under_another_key() {
        try (Floor floor = open(folder, SealingKey.random())) {
            floor.charter().mark(FloorKind.REAL);
        }
        assertThatThrownBy(() -> open(folder, SealingKey.inFile(folder.resolve("another"))))
                .isInstanceOf(NotOpened.class)
                .hasMessage("the sealing key " + folder.resolve("another") + " is not the key of this floor");
    }

    @Test
    void a_floor_with_a_seed_under_seal_does_not_open_under_another_key() {
        SealingKey key = SealingKey.random();
        try (Floor floor = open(folder, key)) {
            floor.setUp("4", Setup.of("three-card-poker", SETTINGS, Money.dollars(10_000)))
                    .join();
        }
        assertThatThrownBy(() -> open(folder, SealingKey.random()))
                .isInstanceOf(NotOpened.class)
                .hasMessage("the sealing key is not the key of this floor: it does not open the seed of round 4-1");
        open(folder, key).close();
    }

    @Test
    void a_charter_holds_no_money() {
        Books books = Books.EMPTY.plus(Entry.transfer(Account.CASH, Account.HOUSE, Money.dollars(1)));
        assertThatThrownBy(() -> new CharterMachine().reconcile(new CharterState.Unmarked(), books))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void the_stored_forms_stay_as_they_are() throws IOException {
        StoredExamples.hold(
                new CharterMachine(),
                "floor.jsonl",
                Map.of(
                        CharterState.class,
                        CharterForm.PHASES,
                        CharterCommand.class,
                        CharterForm.COMMANDS,
                        CharterEvent.class,
                        CharterForm.EVENTS));
    }
}
