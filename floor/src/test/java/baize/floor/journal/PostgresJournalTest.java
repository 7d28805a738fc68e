package baize.floor.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.rule.Rule;
import baize.testkit.Await;
import baize.testkit.Postgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@Tag("postgres")
@ExtendWith(Postgres.class)
class PostgresJournalTest extends JournalContract {
    private final String url;

    PostgresJournalTest(Postgres.Database database) {
        url = database.url();
    }

    @Override
    Journal open() {
        return PostgresJournal.open(url);
    }

    @Override
    Journal openToRead() {
        return PostgresJournal.openReadOnly(url);
    }

    @Override
    String place() {
        return new PostgresAddress(url).place();
    }

    @Override
    DataSource database() {
        return new PostgresAddress(url).connections();
    }

    @Override
    List<String> unguarded() {
        return List.of("alter table rows disable trigger all", "alter table batches disable trigger all");
    }

    @Override
    String stray() {
        return "insert into rows (stream, version, id, at, body, hash)"
                + " select stream, 3, 'stray', at, body, hash from rows where version = 2";
    }

    @Test
    void rows_inserted_before_those_of_an_earlier_batch_are_walked_with_their_own() throws SQLException {
        Pen pen = new Pen();
        List<Row> early = List.of(pen.row("slow-1", "slow"), pen.row("slow-2", "slow"));
        try (Writer slow = new PostgresWriter(connect(), "slow")) {
            slow.insert(early);
            append(pen.unit("fast", "fast-1", "slow-0"));
            Writer.Head head = slow.head();
            slow.advance(Chain.batch(head.hash(), head.number() + 1, 1, Parts.of(early), early));
            slow.commit();
        }
        try (Journal journal = open()) {
            assertThat(Pen.ids(Pen.verified(journal))).containsExactly("fast", "fast", "slow", "slow");
        }
    }

    @Test
    void commits_are_durable_whatever_the_database_is_set_to() throws SQLException {
        try (Connection connection = connect()) {
            connection.createStatement().execute("set synchronous_commit = off");
            new PostgresWriter(connection, "me");
            var found = connection.createStatement().executeQuery("show synchronous_commit");
            assertThat(found.next()).isTrue();
            assertThat(found.getString(1)).isEqualTo("on");
        }
    }

    @Test
    void who_holds_the_journal_stores_next() throws Exception {
        Pen pen = new Pen();
        Unit mine = pen.unit("mine", "a");
        Unit theirs = pen.unit("theirs", "b");
        try (Journal here = open();
                Journal there = open()) {
            here.hold();
            var waiting = CompletableFuture.supplyAsync(() -> there.append(List.of(theirs), List.of()));
            Await.until("the other waits for its turn", this::isBlocked);
            assertThat(here.append(List.of(mine), List.of())).containsExactly(Fate.STORED);
            assertThat(waiting.get(60, TimeUnit.SECONDS)).containsExactly(Fate.STORED);
            assertThat(Pen.ids(Pen.verified(here))).containsExactly("mine", "theirs");
            here.hold();
            here.letGo();
            assertThat(there.append(List.of(pen.unit("last", "b")), List.of())).containsExactly(Fate.STORED);
        }
    }

    /** Whether somebody waits for a lock of another's. */
    private boolean isBlocked() throws SQLException {
        try (Connection connection = connect()) {
            var found = connection
                    .createStatement()
                    .executeQuery("select count(*) from pg_stat_activity where wait_event_type = 'Lock'"
                            + " and datname = current_database()");
            return found.next() && found.getInt(1) > 0;
        }
    }

    @Test
    void a_lost_connection_is_made_again() throws SQLException {
        Pen pen = new Pen();
        append(pen.unit("c-1", "a"));
        run(List.of("select pg_terminate_backend(pid) from pg_stat_activity"
                + " where datname = current_database() and pid <> pg_backend_pid()"));
        Unit next = pen.unit("c-2", "a");
        assertThat(append(next)).containsExactly(Fate.STORED);
    }

    @Test
    void others_batches_are_heard_of_and_one_s_own_are_not() throws InterruptedException {
        Pen pen = new Pen();
        BlockingQueue<Long> heard = new LinkedBlockingQueue<>();
        try (Journal here = open();
                Journal there = open()) {
            here.listen(() -> heard.add(Pen.head(here).number()));
            for (int i = 0; i < 3; i++) here.append(List.of(pen.unit("own-" + i, "a")), List.of());
            Await.letPass(Duration.ofMillis(700), "the head is read every quarter of a second: time to be wrong in");
            there.append(List.of(pen.unit("other", "a")), List.of());
            assertThat(heard.poll(1, TimeUnit.MINUTES)).isEqualTo(4);
            there.append(List.of(pen.unit("other", "b")), List.of());
            assertThat(heard.poll(1, TimeUnit.MINUTES)).isEqualTo(5);
        }
    }

    @Test
    void a_batch_that_was_not_announced_is_heard_of_all_the_same() throws Exception {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Journal here = open()) {
            here.listen(() -> heard.add("news"));
            run(List.of("update head set number = 1"));
            assertThat(heard.poll(1, TimeUnit.MINUTES)).isEqualTo("news");
        }
    }

    @Test
    void who_listens_hears_again_after_a_lost_connection() throws Exception {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Journal here = open();
                Journal there = open()) {
            here.listen(() -> heard.add("news"));
            run(List.of("select pg_terminate_backend(pid) from pg_stat_activity"
                    + " where datname = current_database() and pid <> pg_backend_pid()"));
            there.append(List.of(new Pen().unit("other", "a")), List.of());
            assertThat(heard.poll(1, TimeUnit.MINUTES)).isEqualTo("news");
        }
    }

    @Test
    @Rule("R-201")
    void whoever_serves_the_floor_no_more_is_missed() throws Exception {
        BlockingQueue<String> heard = new LinkedBlockingQueue<>();
        try (Journal here = open()) {
            assertThat(here.isAlone()).isTrue();
            try (Journal there = open()) {
                there.listen(() -> {});
                Await.until("it is there", () -> !here.isAlone());
            }
            Await.until("it is gone", here::isAlone);
            here.listen(new Journal.Listener() {
                @Override
                public void stored() {}

                @Override
                public void left() {
                    heard.add("left");
                }
            });
            Await.letPass(Duration.ofMillis(2500), "nobody leaves: time to be wrong in");
            assertThat(heard).isEmpty();
            Await.until("it is missed", () -> {
                try (Journal there = open()) {
                    there.listen(() -> {});
                    Await.letPass(Duration.ofMillis(1500), "who is there is looked at once a second");
                }
                Await.letPass(Duration.ofMillis(1500), "who is there is looked at once a second");
                return heard.poll() != null;
            });
        }
    }

    @Test
    void a_database_that_is_not_there_is_refused_in_one_line() {
        assertThatThrownBy(() -> PostgresJournal.open("postgresql://someone:secret@localhost:1/nowhere"))
                .isInstanceOf(NotOpened.class)
                .message()
                .startsWith("cannot open localhost:1/nowhere: ")
                .doesNotContain("secret", "\n");
    }

    @Test
    void a_process_that_is_killed_while_it_makes_the_tables_leaves_none(Postgres.Database fresh) {
        List<String> half = new ArrayList<>(PostgresJournal.SCHEMA.statements().subList(0, 12));
        half.add("select pg_terminate_backend(pg_backend_pid())");
        Schema killed = new Schema("rows", List.of(Schema.IN_TURN), half);
        assertThatThrownBy(() -> killed.make(new PostgresAddress(fresh.url()).connections()))
                .isInstanceOf(SQLException.class);
        assertThatThrownBy(() -> PostgresJournal.openReadOnly(fresh.url()))
                .isInstanceOf(NotOpened.class)
                .hasMessageStartingWith("no floor in ");
        PostgresJournal.open(fresh.url()).close();
    }

    @Test
    void several_processes_may_make_the_tables_at_once(Postgres.Database fresh) {
        List<CompletableFuture<Journal>> openings = new ArrayList<>();
        for (int process = 0; process < 4; process++)
            openings.add(CompletableFuture.supplyAsync(
                    () -> PostgresJournal.open(fresh.url()),
                    each -> Thread.ofVirtual().start(each)));
        for (CompletableFuture<Journal> opening : openings) {
            try (Journal journal = opening.join()) {
                assertThat(journal.head()).isNull();
            }
        }
    }

    @Test
    void an_id_that_another_process_has_used_is_taken_whatever_its_stream_for_thirty_days() {
        long now = 1_700_000_000_000_000L;
        Pen pen = new Pen();
        try (Journal here = open();
                Journal there = open()) {
            here.append(List.of(new Unit(List.of(pen.row("patron/ann", "a", "1", now)))), List.of());
            assertThat(there.under("patron/ann", "1", now, false)).isEmpty();
            Unit again =
                    new Unit(List.of(pen.row("patron/ann", "b", "1", now + 1), pen.row("patron/ann", "c", "1", now)));
            Unit another = new Unit(List.of(pen.row("patron/bob", "d", "1", now + 2)));
            assertThat(there.append(List.of(again, another), List.of())).containsExactly(Fate.TAKEN, Fate.STORED);
            assertThat(there.under("patron/ann", "1", now, true))
                    .extracting(Row::stream)
                    .containsExactly("a");
            assertThat(there.under("patron/ann", "1", now, false))
                    .as("found once, it is known")
                    .hasSize(1);
            Unit later = new Unit(List.of(new Pen().row("patron/ann", "b", "1", now + Journal.IDS_HOLD_MICROS + 1)));
            assertThat(there.append(List.of(later), List.of())).containsExactly(Fate.STORED);
            assertThat(Pen.verified(here)).extracting(Row::stream).containsExactly("a", "d", "b");
        }
    }
}
