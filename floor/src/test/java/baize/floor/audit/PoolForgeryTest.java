package baize.floor.audit;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.TestClock;
import baize.floor.TestFloor;
import baize.floor.chance.SealingKey;
import baize.floor.jackpot.LinkedFloor;
import baize.floor.journal.Row;
import baize.floor.journal.SqliteJournal;
import java.nio.file.Path;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pool's history told otherwise, with every hash made right again. */
@Rule("caribbean-stud 2.3")
class PoolForgeryTest {
    @TempDir
    static Path played;

    @TempDir
    Path folder;

    @BeforeAll
    static void play() {
        try (LinkedFloor floor =
                new LinkedFloor(SqliteJournal.open(played), SealingKey.random(), new TestClock(TestFloor.START))) {
            Patron ann = floor.seated("ann", "1", Money.dollars(1000));
            floor.dealt("1", LinkedFloor.ROYAL, ann);
            floor.settled("1", ann);
        }
        assertThat(PlayedFloor.audit(played)).isInstanceOf(Audit.Verdict.Clean.class);
    }

    private Finding found(UnaryOperator<Row> change) {
        return Forgery.found(played, folder.resolve("forged"), change);
    }

    /** Tells every row of the pool that has such a text with another one. */
    private Finding inPool(String from, String to) {
        Finding finding = found(row -> row.stream().equals("pool/grand") ? Forgery.replaced(row, from, to) : row);
        assertThat(finding.stream()).isEqualTo("pool/grand");
        return finding;
    }

    @Test
    void a_meter_that_no_wager_has_fed_is_found() {
        assertThat(inPool("\"amount\":\"50003.16\"", "\"amount\":\"50103.16\"").what())
                .contains("does not stand at");
    }

    @Test
    void a_win_that_is_told_of_another_round_is_found() {
        assertThat(inPool("\"table\":\"1\",\"round\":1,", "\"table\":\"1\",\"round\":2,")
                        .what())
                .contains("expected what the table says of the jackpot");
    }

    @Test
    void a_seed_that_the_operator_did_not_put_in_is_found() {
        assertThat(inPool("\"fromHouse\":\"49999.50\"", "\"fromHouse\":\"49999.40\"")
                        .what())
                .contains("does not stand at");
    }

    @Test
    void a_pool_that_tells_nothing_of_what_a_table_did_is_found() {
        Finding finding = found(
                row -> row.stream().equals("pool/grand") && Forgery.text(row).contains("jackpot/paid/1")
                        ? new Row(row.stream(), row.version(), "another", row.at(), row.body(), row.hash())
                        : row);
        assertThat(finding.what()).contains("it moved the jackpot of pool/grand, which has no row for it");
        assertThat(finding.stream()).isEqualTo("table/1");
    }
}
