package baize.floor.audit;

import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.card.Card;
import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.engine.Viewer;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Bystander;
import baize.floor.LiveTable;
import baize.floor.NotAllowed;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.stream.Answer;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackReason;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackView;
import baize.games.table.Edition;
import baize.testkit.Await;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A floor as it was stored before rulings: all five games with their remedies and refusals, doubles and
 * insurance of a cent, cheats who kept what was paid at the deal, prizes forfeited on numbers that nobody had
 * announced,
 * loss limits exceeded, wrong clauses, restarts with snapshots, and tables left in the middle of a round.
 */
@Tag("long")
@Rule({"R-191", "R-192", "R-193", "R-199", "R-200"})
class EarlierFloorTest {
    private static final String KEY = "8db1c893386501066c7776f6067edac0e7abe0fedc581d8ef263c4dc046d2569";

    @TempDir
    static Path folder;

    @BeforeAll
    static void store() {
        StoredJournal.in(folder, "a-floor-of-the-first-edition.jsonl.gz");
    }

    @Test
    void the_rows_are_those_that_were_written_then() {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(requireNonNull(journal.head()).hash())
                    .hasToString("43bc105b00d84661e92b37cc49f34c5702670321c3d4a783010a763af20b2d69");
        }
    }

    @Test
    void what_was_decided_then_is_decided_so_again() {
        assertThat(PlayedFloor.audit(folder)).isInstanceOfSatisfying(Audit.Verdict.Clean.class, clean -> {
            assertThat(clean.summary().rounds()).isEqualTo(257);
            assertThat(clean.summary().refusals()).isEqualTo(478);
            assertThat(clean.summary().snapshots()).isEqualTo(27);
        });
    }

    @Test
    @Rule({"R-58", "R-193", "R-199"})
    void every_table_goes_over_to_today_s_edition_by_a_row_and_is_played_at(@TempDir Path copy) throws IOException {
        try (TestFloor floor = open(copy)) {
            Map<String, Long> versions = new HashMap<>();
            for (LiveTable<?, ?, ?, ?> table : floor.floor().tables())
                versions.put(table.id(), table.position().version());
            List<String> lines = floor.floor().goOver();
            assertThat(floor.floor().tables()).hasSize(118);
            assertThat(lines).hasSize(40);
            for (LiveTable<?, ?, ?, ?> table : floor.floor().tables()) {
                boolean stays = lines.stream().anyMatch(line -> line.startsWith("table " + table.id() + " "));
                assertThat(isOfToday(table)).as(table.id()).isEqualTo(!stays);
                assertThat(table.position().version() - requireNonNull(versions.get(table.id())))
                        .as(table.id())
                        .isEqualTo(stays ? 0 : 1);
            }
            Bystander bystander = new Bystander(floor, 16);
            int number = 0;
            for (LiveTable<?, ?, ?, ?> table : floor.floor().tables())
                goesOn(floor, bystander, table, "new" + ++number);
            floor.booksBalance();
        }
        assertThat(PlayedFloor.audit(copy)).isInstanceOf(Audit.Verdict.Clean.class);
    }

    /** What is begun is played to its end under the rules it began by; what begins is under today's, or refused. */
    private static <S, C, E, V> void goesOn(
            TestFloor floor, Bystander bystander, LiveTable<S, C, E, V> table, String name) {
        assertThat(bystander.finishes(table)).as(table.id()).isTrue();
        String closed = floor.floor().takesNoWagers(table, table.hosted());
        if (closed == null) Await.until("the table goes over", () -> isOfToday(table));
        assertThat(table.offers(new Viewer.Staff(Grade.GAMING_MANAGER))).isNotNull();
        if (!table.wire().table(table.hosted().state()).open()
                || table.wire().id().equals("bingo")) return;
        bystander.comes(table, name);
        if (closed == null) {
            assertThat(bystander.plays(table)).as(table.id()).isTrue();
        } else {
            assertThat(closed).contains("blackjack 5.12");
            assertThatThrownBy(() -> bystander.plays(table))
                    .isInstanceOf(NotAllowed.class)
                    .hasMessage("table " + table.id() + " takes no wagers: " + closed);
            assertThat(isOfToday(table)).isFalse();
        }
    }

    private static boolean isOfToday(LiveTable<?, ?, ?, ?> table) {
        return Edition.stored(table.setup().settings()) == Edition.TODAY;
    }

    private static TestFloor open(Path copy) throws IOException {
        PlayedFloor.copy(folder, copy);
        Files.writeString(copy.resolve("seal.key"), KEY + "\n");
        TestClock clock = new TestClock(Instant.parse("2026-11-18T09:00:00Z"));
        return new TestFloor(SqliteJournal.open(copy), SealingKey.inFile(copy.resolve("seal.key")), clock);
    }

    @Test
    @Rule("R-199")
    void a_double_of_a_cent_was_taken_at_a_table_that_takes_none_since_it_went_over(@TempDir Path copy)
            throws IOException {
        try (TestFloor floor = open(copy)) {
            @SuppressWarnings("unchecked") // table 6 is one of blackjack
            var table = (LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView>)
                    requireNonNull(floor.floor().table("6"));
            Patron patron = new Bystander(floor, 1).comes(table, "new");
            assertThat(doubling(floor, table, patron)).isInstanceOf(Answer.Done.class);
            done(floor.floor().play(DEALER, floor.nextId(), table, new BlackjackCommand.Reveal(Card.parseAll("9s"))));
            floor.floor().goOver();
            assertThat(doubling(floor, table, patron))
                    .isInstanceOfSatisfying(
                            Answer.Refused.class,
                            refused -> assertThat(refused.reason()).isEqualTo(BlackjackReason.NOT_IN_CHIPS.id()));
        }
        assertThat(PlayedFloor.audit(copy)).isInstanceOf(Audit.Verdict.Clean.class);
    }

    /** A hand of eleven against a nine, doubled for a cent. */
    private static Answer<?> doubling(
            TestFloor floor,
            LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> table,
            Patron patron) {
        Box box = Box.of(1);
        done(floor.floor()
                .play(
                        new Actor.Guest(patron),
                        floor.nextId(),
                        table,
                        new BlackjackCommand.Wager(patron, box, BlackjackArea.MAIN, Money.dollars(10), Money.ZERO)));
        done(floor.floor().play(DEALER, floor.nextId(), table, new BlackjackCommand.Deal(Card.parseAll("5h 9d 6s"))));
        return TestFloor.now(floor.floor()
                .play(
                        DEALER,
                        floor.nextId(),
                        table,
                        new BlackjackCommand.DoubleDown(
                                patron, box, null, Money.cents(1), Money.ZERO, Card.parseAll("Td"))));
    }
}
