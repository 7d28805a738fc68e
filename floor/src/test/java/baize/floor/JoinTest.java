package baize.floor;

import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.PatronReason;
import baize.floor.patron.PatronState;
import baize.floor.stream.Answer;
import baize.floor.table.TableFact;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardEvent;
import baize.games.threecard.ThreeCardReason;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Card, chips and seat in one: all of it happens, or nothing. */
class JoinTest {
    @TempDir
    Path folder;

    private Journal journal;
    private TestFloor floor;

    @BeforeEach
    void open() {
        journal = SqliteJournal.open(folder);
        floor = new TestFloor(journal, SealingKey.random(), new TestClock(Instant.parse("2026-11-16T01:30:00Z")));
    }

    @AfterEach
    void close() {
        floor.booksBalance();
        assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        floor.close();
    }

    private CompletableFuture<Answer<TableFact<ThreeCardEvent>>> join(
            Patron patron, String table, int box, long dollars) {
        return floor.floor()
                .join(
                        new Actor.Guest(patron),
                        floor.nextId(),
                        floor.table(table),
                        Money.dollars(dollars),
                        new ThreeCardCommand.AtTable(new TableCommand.Sit(patron, Box.of(box))));
    }

    private PatronState.Registered of(Patron patron) {
        return (PatronState.Registered) floor.floor().people().patron(patron);
    }

    private void assertOutside(Patron patron, long wallet) {
        assertThat(of(patron).wallet().balance()).isEqualTo(Money.dollars(wallet));
        assertThat(of(patron).visits().now()).isNull();
        assertThat(floor.table("1").hosted().visit(patron)).isNull();
        assertThat(floor.table("1").chips(patron)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule({"caribbean-stud 16.1", "blackjack 18.1"})
    void card_chips_and_seat_come_together() {
        Patron ann = floor.patron("ann", Money.dollars(100));
        done(join(ann, "1", 3, 60));
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(60));
        assertThat(of(ann).wallet().balance()).isEqualTo(Money.dollars(40));
        done(floor.ante(ann, 3, 10));
    }

    @Test
    void a_refused_seat_leaves_the_card_out_and_the_chips_in_the_wallet() {
        Patron ann = floor.patron("ann", Money.dollars(100));
        Patron ben = floor.patron("ben", Money.dollars(100));
        done(join(ann, "1", 3, 100));
        refused(join(ben, "1", 3, 100), ThreeCardReason.BOX_TAKEN);
        assertOutside(ben, 100);
        done(join(ben, "1", 4, 100));
        done(floor.floor().cardOut(new Actor.Guest(ben), floor.nextId(), ben, floor.table("1")));
        assertOutside(ben, 100);
    }

    @Test
    void chips_beyond_the_wallet_refuse_the_seat_too() {
        Patron ann = floor.patron("ann", Money.dollars(100));
        refused(join(ann, "1", 3, 101), PatronReason.NOT_ENOUGH_IN_WALLET);
        assertOutside(ann, 100);
        assertThat(floor.table("1")
                        .wire()
                        .table(floor.table("1").hosted().state())
                        .seated())
                .isZero();
    }

    @Test
    @Rule("caribbean-stud 16.1")
    void who_has_a_card_in_elsewhere_takes_nothing_along() {
        Patron ann = floor.patron("ann", Money.dollars(100));
        done(join(ann, "2", 3, 50));
        refused(join(ann, "1", 3, 50), PatronReason.CARD_IN_ELSEWHERE);
        assertThat(of(ann).wallet().balance()).isEqualTo(Money.dollars(50));
        assertThat(floor.table("1").hosted().visit(ann)).isNull();
        assertThat(floor.table("2").chips(ann)).isEqualTo(Money.dollars(50));
    }

    @Test
    void who_has_a_card_in_brings_more_chips_or_none() {
        Patron ann = floor.seated("ann", "1", Money.dollars(60));
        done(join(ann, "1", 3, 0));
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(60));
        Patron ben = floor.patron("ben", Money.dollars(100));
        done(floor.floor().cardIn(new Actor.Guest(ben), floor.nextId(), ben, floor.table("1")));
        refused(join(ben, "1", 3, 40), ThreeCardReason.BOX_TAKEN);
        assertThat(floor.table("1").chips(ben)).isEqualTo(Money.ZERO);
        done(join(ben, "1", 4, 40));
        assertThat(floor.table("1").chips(ben)).isEqualTo(Money.dollars(40));
    }
}
