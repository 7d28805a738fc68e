package baize.floor.audit;

import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.BingoFloor;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Row;
import baize.floor.journal.SqliteJournal;
import baize.games.bingo.BingoCommand.*;
import baize.games.bingo.BingoIrregularity.TerminalError;
import baize.games.table.TableCommand;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a table paid into accounts told otherwise, with every hash made right again. */
@Rule({"bingo 7.5", "bingo 8.4.3", "R-124", "R-142"})
class AccountForgeryTest {
    private static final Map<String, String> SETTINGS =
            Map.of("games", "1", "jackpotGames", "none", "prizeForm", "cash:50 casino-dollars:30 slot-dollars:20");

    @TempDir
    static Path played;

    @TempDir
    Path folder;

    /** Ann and bea have left, cas has won a line when the game breaks off. */
    @BeforeAll
    static void play() {
        try (BingoFloor floor = new BingoFloor(
                SqliteJournal.open(played), SealingKey.random(), new TestClock(TestFloor.START), SETTINGS)) {
            done(floor.play(DEALER, "10", new OpenSession("00000000000004D2")));
            floor.sells(floor.member("ann", "10", 100), 1);
            floor.sells(floor.member("bea", "10", 100), 16);
            floor.sells(floor.member("cas", "10", 100), 31);
            for (Patron patron : List.of(new Patron("ann"), new Patron("bea"))) {
                Actor.Guest guest = new Actor.Guest(patron);
                done(floor.play(guest, "10", new AtTable(new TableCommand.Leave(patron))));
                done(floor.floor().cardOut(guest, floor.nextId(), patron, floor.hall("10")));
            }
            floor.starts();
            floor.calls(31, 35);
            floor.claims(new Patron("cas"), 1003);
            done(floor.play(DEALER, "10", new Remedy(new TerminalError(Grade.DEALER))));
        }
        assertThat(PlayedFloor.audit(played)).isInstanceOf(Audit.Verdict.Clean.class);
    }

    private Finding found(UnaryOperator<Row> change) {
        return Forgery.found(played, folder.resolve("forged"), change);
    }

    /** Tells the rows of patrons in which a table paid them with another text in the place of one. */
    private Finding told(String from, String to) {
        return found(
                row -> row.stream().startsWith("patron/") && Forgery.text(row).contains("\"pay-")
                        ? Forgery.replaced(row, from, to)
                        : row);
    }

    @Test
    void a_refund_under_another_clause_than_the_tables_is_found() {
        Finding finding = told("\"rule\":\"8.4.3\"", "\"rule\":\"9.8\"");
        assertThat(finding.stream()).isEqualTo("table/10");
        assertThat(finding.what()).contains("paid").contains("ann").contains("8.4.3");
    }

    @Test
    void more_in_the_account_than_was_paid_into_it_is_found() {
        assertThat(told("10.00", "11.00").what()).contains("11.00");
    }

    @Test
    void casino_dollars_that_were_slot_dollars_are_found() {
        Finding finding = told("\"casino\":\"6.00\",\"slot\":\"4.00\"", "\"casino\":\"4.00\",\"slot\":\"6.00\"");
        assertThat(finding.stream()).isEqualTo("table/10");
        assertThat(finding.what()).contains("cas");
    }

    @Test
    void a_payment_that_only_one_side_knows_of_is_found() {
        Finding finding = found(
                row -> row.stream().equals("patron/cas") && Forgery.text(row).contains("pay-dollars")
                        ? new Row(row.stream(), row.version(), "another", row.at(), row.body(), row.hash())
                        : row);
        assertThat(finding.stream()).isEqualTo("table/10");
        assertThat(finding.what()).contains("cas, whom it paid, has no row that says so");
    }

    @Test
    void dollars_that_no_table_paid_are_found() {
        Finding finding = found(
                row -> row.stream().equals("patron/cas") && Forgery.text(row).contains("pay-dollars")
                        ? Forgery.replaced(row, "\"table\":\"10\"", "\"table\":\"9\"")
                        : row);
        assertThat(finding.what()).contains("has no row that says so");
    }
}
