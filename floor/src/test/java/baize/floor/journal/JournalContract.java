package baize.floor.journal;

import static baize.floor.journal.Fate.STORED;
import static baize.floor.journal.Fate.TAKEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import javax.sql.DataSource;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every journal does, whatever it is stored in. */
abstract class JournalContract {
    private final Pen pen = new Pen();
    private Journal journal;

    abstract Journal open();

    abstract Journal openToRead();

    /** Where it is, as people are told. */
    abstract String place();

    abstract DataSource database();

    /** A connection of its own to the database. */
    final Connection connect() throws SQLException {
        return database().getConnection();
    }

    /** What makes the database let rows and batches be changed. */
    abstract List<String> unguarded();

    /** What inserts version 3 of a stream that is at version 2, and nothing else. */
    abstract String stray();

    @BeforeEach
    void opened() {
        journal = open();
    }

    @AfterEach
    void closed() {
        journal.close();
    }

    final List<Fate> append(Unit... units) {
        return journal.append(List.of(units), List.of());
    }

    final void run(List<String> statements) throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) statement.execute(sql);
        }
    }

    private void damage(String sql) throws SQLException {
        List<String> statements = new ArrayList<>(unguarded());
        statements.add(sql);
        run(statements);
    }

    private Damaged found(long after) {
        return catchThrowableOfType(Damaged.class, () -> journal.walk(after, (_, _) -> {}));
    }

    @Test
    void a_row_is_read_back_as_it_was_written() {
        Row row = pen.row("table-1", "c-1 \u00e9\u4e2d\ud83c\udccf");
        assertThat(append(new Unit(List.of(row)))).containsExactly(STORED);
        Row read = Pen.rows(journal, "table-1").getFirst();
        assertThat(read).usingRecursiveComparison().isEqualTo(row);
        assertThat(journal.version("table-1")).isEqualTo(1);
    }

    @Test
    void a_floor_of_another_format_is_refused_in_one_line_that_says_what_to_do() throws SQLException {
        journal.close();
        run(List.of("update format set number = 99"));
        assertOther("format 99");
        run(List.of("drop table format"));
        assertOther("an earlier format");
        run(List.of("create table format (number integer)", "insert into format values (5)"));
        journal = open();
    }

    private void assertOther(String format) {
        List<ThrowingCallable> openings = List.of(this::open, this::openToRead);
        for (ThrowingCallable opening : openings)
            assertThatThrownBy(opening)
                    .isInstanceOf(NotOpened.class)
                    .hasMessage(place() + " holds a floor of " + format + ", and this program is for format 5: open it"
                            + " with the program that wrote it, or begin a new floor in another folder or database");
    }

    @Test
    void tables_are_made_all_or_none_and_once() throws SQLException {
        String made = "create table made (number integer)";
        Schema broken = new Schema("made", List.of(), List.of(made, "no statement"));
        assertThatThrownBy(() -> broken.make(database())).isInstanceOf(SQLException.class);
        try (Connection connection = connect()) {
            assertThat(Schema.isThere(connection, "made")).isFalse();
        }
        Schema whole = new Schema("made", List.of(), List.of(made));
        for (int opening = 0; opening < 2; opening++) whole.make(database());
        try (Connection connection = connect()) {
            assertThat(Schema.isThere(connection, "made")).isTrue();
        }
    }

    @Test
    void an_empty_journal_has_nothing() {
        assertThat(journal.head()).isNull();
        assertThat(journal.version("table-1")).isZero();
        assertThat(journal.snapshot("table-1")).isNull();
        assertThat(journal.streams("")).isEmpty();
        assertThat(Pen.verified(journal)).isEmpty();
        assertThat(append()).isEmpty();
        assertThat(journal.head()).isNull();
    }

    @Test
    void trying_whether_anything_can_be_stored_changes_nothing() {
        append(pen.unit("c-1", "a"));
        var before = journal.head();
        journal.probe();
        journal.probe();
        assertThat(journal.head()).usingRecursiveComparison().isEqualTo(before);
        assertThat(append(pen.unit("c-2", "a"))).containsExactly(STORED);
        assertThat(Pen.verified(journal)).hasSize(2);
    }

    @Test
    void rows_of_one_stream_are_given_between_two_versions_in_order() {
        for (int i = 1; i <= 9; i++) append(pen.unit("c-" + i, "a", "b"));
        List<Row> rows = new ArrayList<>();
        journal.rows("a", 3, 5, rows::add);
        assertThat(Pen.ids(rows)).containsExactly("c-3", "c-4", "c-5");
        assertThat(rows).allMatch(row -> row.stream().equals("a"));
    }

    @Test
    void old_rows_of_a_long_stream_are_found() {
        List<Unit> units = new ArrayList<>();
        for (int i = 1; i <= 300; i++) units.add(pen.unit("c-" + i, "a", "b-" + i % 9));
        journal.append(units.subList(0, 150), List.of());
        journal.append(units.subList(150, 300), List.of());
        for (int first : List.of(1, 2, 63, 64, 65, 127, 128, 129, 256, 257, 299, 300))
            for (int last : List.of(1, 63, 64, 65, 128, 191, 192, 193, 300, 301)) {
                List<Long> versions = new ArrayList<>();
                journal.rows("a", first, last, row -> versions.add(row.version()));
                assertThat(versions)
                        .isEqualTo(LongStream.rangeClosed(first, Math.min(last, 300))
                                .boxed()
                                .toList());
            }
    }

    @Test
    void units_of_one_call_may_go_on_from_each_other() {
        append(pen.unit("c-1", "a"));
        assertThat(append(pen.unit("c-2", "a"), pen.unit("c-3", "a", "b"), pen.unit("c-4", "b"), pen.unit("c-5", "a")))
                .containsOnly(STORED)
                .hasSize(4);
        assertThat(Pen.ids(Pen.rows(journal, "a"))).containsExactly("c-1", "c-2", "c-3", "c-5");
        assertThat(Pen.ids(Pen.rows(journal, "b"))).containsExactly("c-3", "c-4");
    }

    @Test
    void a_version_that_is_there_is_taken() {
        append(pen.unit("c-1", "a"));
        assertThat(append(new Pen().unit("late", "a"))).containsExactly(TAKEN);
        assertThat(Pen.ids(Pen.rows(journal, "a"))).containsExactly("c-1");
    }

    @Test
    void a_version_taken_again_and_again_stays_taken_and_leaves_no_batch() {
        append(pen.unit("c-1", "a"));
        Unit late = new Pen().unit("late", "a");
        for (int i = 0; i < 5; i++) assertThat(append(late, late)).containsExactly(TAKEN, TAKEN);
        assertThat(Pen.head(journal).number()).isEqualTo(1);
        assertThat(append(pen.unit("c-2", "a"))).containsExactly(STORED);
    }

    @Test
    void a_unit_that_leaves_a_gap_is_taken() {
        append(pen.unit("c-1", "a"));
        pen.row("a", "never stored");
        assertThat(append(pen.unit("c-3", "a"))).containsExactly(TAKEN);
        Pen other = new Pen();
        other.row("new", "never stored");
        assertThat(append(other.unit("c-2", "new"))).containsExactly(TAKEN);
        assertThat(Pen.ids(Pen.verified(journal))).containsExactly("c-1");
    }

    @Test
    void what_goes_on_from_a_unit_left_out_is_left_out_too() {
        append(pen.unit("c-1", "a"));
        Pen late = new Pen();
        assertThat(append(
                        late.unit("l-1", "a", "b"),
                        late.unit("l-2", "a"),
                        late.unit("l-3", "b", "c"),
                        late.unit("l-4", "c"),
                        late.unit("l-5", "d")))
                .containsExactly(TAKEN, TAKEN, TAKEN, TAKEN, STORED);
        assertThat(Pen.ids(Pen.verified(journal))).containsExactly("c-1", "l-5");
        assertThat(journal.streams("")).containsExactly("a", "d");
    }

    @Test
    void a_unit_of_several_streams_is_stored_whole_or_not_at_all() {
        append(pen.unit("c-1", "m"));
        Pen late = new Pen();
        assertThat(append(late.unit("l-1", "a", "m", "z"), new Pen().unit("l-2", "y", "x")))
                .containsExactly(TAKEN, STORED);
        assertThat(journal.version("a")).isZero();
        assertThat(journal.version("z")).isZero();
        assertThat(journal.streams("")).containsExactly("m", "x", "y");
    }

    @Test
    void a_batch_holds_a_part_a_stream_in_the_order_of_names() {
        append(pen.unit("c-1", "table b", "table a"), pen.unit("c-2", "table a"), pen.unit("c-3", "table c"));
        append(pen.unit("c-4", "table a"));
        Batch last = Pen.head(journal);
        assertThat(last.number()).isEqualTo(2);
        assertThat(last.parts()).containsExactly(new Batch.Part("table a", 3, 3));
        List<Batch> batches = new ArrayList<>();
        journal.walk(0, (batch, _) -> batches.add(batch));
        assertThat(batches.getFirst().parts())
                .containsExactly(
                        new Batch.Part("table a", 1, 2),
                        new Batch.Part("table b", 1, 1),
                        new Batch.Part("table c", 1, 1));
        assertThat(batches.getLast()).isEqualTo(last);
        Row newest = Pen.rows(journal, "table c").getFirst();
        assertThat(batches.getFirst().at()).isEqualTo(newest.at());
    }

    @Test
    void both_chains_hold_over_many_batches() {
        for (int i = 0; i < 60; i++) append(pen.unit("c-" + i, "s-" + i % 7, "t-" + i % 3), pen.unit("d-" + i, "u"));
        assertThat(Pen.verified(journal)).hasSize(180);
    }

    @Test
    void a_walk_goes_on_after_a_batch() {
        for (int i = 1; i <= 5; i++) append(pen.unit("c-" + i, "a", "b" + i));
        List<String> walked = new ArrayList<>();
        journal.walk(3, (batch, rows) -> {
            walked.add(batch.number() + " " + Pen.ids(rows));
            assertThat(rows).extracting(Row::stream).containsExactly("a", "b" + batch.number());
        });
        assertThat(walked).containsExactly("4 [c-4, c-4]", "5 [c-5, c-5]");
    }

    @Test
    void a_walk_takes_batches_of_many_parts() {
        append(pen.unit("c-0", "first"));
        Unit[] units = new Unit[150];
        for (int i = 0; i < units.length; i++) units[i] = pen.unit("c-" + i, "s-" + i);
        append(units);
        List<Row> rows = new ArrayList<>();
        journal.walk(1, (_, some) -> rows.addAll(some));
        assertThat(rows).hasSize(150).isSortedAccordingTo(Parts.ORDER);
    }

    @Test
    void the_newest_snapshot_is_kept() {
        append(pen.unit("c-1", "a"));
        Snapshot first = pen.snapshot("a", "one");
        journal.append(List.of(pen.unit("c-2", "a")), List.of(first));
        assertThat(journal.snapshot("a")).usingRecursiveComparison().isEqualTo(first);
        Snapshot second = pen.snapshot("a", "two");
        journal.append(List.of(pen.unit("c-3", "a")), List.of(second));
        journal.append(List.of(pen.unit("c-4", "a")), List.of(first));
        assertThat(journal.snapshot("a")).usingRecursiveComparison().isEqualTo(second);
        journal.append(List.of(), List.of(pen.snapshot("a", "alone")));
        assertThat(journal.snapshot("a")).usingRecursiveComparison().isEqualTo(second);
        assertThat(Pen.head(journal).number()).isEqualTo(4);
        assertThat(Pen.head(journal).parts())
                .containsExactly(new Batch.Part("a", 4, 4), new Batch.Part("a", 0, first.version()));
    }

    @Test
    void the_first_snapshot_of_each_two_thousand_versions_stays() throws SQLException {
        List<Snapshot> made = new ArrayList<>();
        for (int hundred = 0; hundred < 65; hundred++) {
            List<Unit> units = new ArrayList<>();
            for (int one = 0; one < 100; one++) units.add(pen.unit("c-" + hundred + "-" + one, "a"));
            made.add(pen.snapshot("a", "state " + hundred));
            journal.append(units, List.of(made.getLast()));
        }
        assertThat(journal.checkpoints("a")).containsExactly(2100L, 4100L, 6200L);
        assertThat(journal.checkpoints("b")).isEmpty();
        assertThat(journal.checkpoint("a", 2099)).isNull();
        for (long[] asked : new long[][] {{2100, 2100}, {4099, 2100}, {4100, 4100}, {6500, 6200}})
            assertThat(journal.checkpoint("a", asked[0]))
                    .usingRecursiveComparison()
                    .isEqualTo(made.get((int) asked[1] / 100 - 1));
        for (String change : List.of("update checkpoints set version = version + 1", "delete from checkpoints"))
            assertThatThrownBy(() -> run(List.of(change))).isInstanceOf(SQLException.class);
    }

    @Test
    void a_snapshot_of_what_is_not_stored_is_not_kept() {
        append(pen.unit("c-1", "a"));
        Pen late = new Pen();
        Unit taken = late.unit("late", "a");
        assertThat(journal.append(List.of(taken), List.of(late.snapshot("a", "wrong"))))
                .containsExactly(TAKEN);
        assertThat(journal.snapshot("a")).isNull();
        pen.row("a", "never stored");
        journal.append(List.of(), List.of(pen.snapshot("a", "too new")));
        assertThat(journal.snapshot("a")).isNull();
    }

    @Test
    void streams_are_named_by_their_beginnings_in_order() {
        append(pen.unit("c-1", "table-2", "table-10", "tab", "patron-1", "tablf", "table-\u4e2d"));
        assertThat(journal.streams("table-")).containsExactly("table-10", "table-2", "table-\u4e2d");
        assertThat(journal.streams("")).hasSize(6);
        assertThat(journal.streams("x")).isEmpty();
    }

    @Test
    void everything_is_there_after_opening_again() {
        append(pen.unit("c-1", "a", "b"));
        journal.append(List.of(pen.unit("c-2", "a")), List.of(pen.snapshot("a", "two")));
        Batch head = journal.head();
        journal.close();
        journal = open();
        assertThat(journal.head()).isEqualTo(head);
        assertThat(journal.snapshot("a")).extracting(Snapshot::body).isEqualTo("two".getBytes(StandardCharsets.UTF_8));
        assertThat(append(pen.unit("c-3", "a", "b"))).containsExactly(STORED);
        assertThat(Pen.verified(journal)).hasSize(5);
    }

    @Test
    void rows_and_batches_are_guarded_against_changes() {
        append(pen.unit("c-1", "a"));
        for (String sql : List.of(
                "update rows set id = 'x'", "delete from rows", "update batches set parts = ''", "delete from batches"))
            assertThatThrownBy(() -> run(List.of(sql))).hasMessageContaining("never");
        assertThat(Pen.verified(journal)).hasSize(1);
    }

    @Test
    void a_row_that_is_gone_is_found() throws SQLException {
        append(pen.unit("c-1", "a"));
        append(pen.unit("c-2", "a", "b"));
        append(pen.unit("c-3", "b"));
        damage("delete from rows where id = 'c-2' and version = 2");
        for (long after : List.of(0, 1))
            assertThat(found(after))
                    .hasMessage("batch 2, row 2 of a: the batch names it, but it is not there")
                    .returns(2L, Damaged::batch)
                    .returns("a", Damaged::stream)
                    .returns(2L, Damaged::version);
    }

    @Test
    void a_row_of_no_batch_is_found() throws SQLException {
        append(pen.unit("c-1", "a"));
        append(pen.unit("c-2", "a"));
        damage(stray());
        assertThat(found(0)).hasMessage("row 3 of a: it belongs to no batch");
    }

    @Test
    void a_batch_that_is_gone_leaves_its_rows_behind() throws SQLException {
        append(pen.unit("c-1", "a"));
        append(pen.unit("c-2", "b"));
        append(pen.unit("c-3", "a"));
        damage("delete from batches where number = 2");
        assertThat(found(0)).hasMessage("row 1 of b: it belongs to no batch");
        damage("delete from batches where number = 3");
        assertThatThrownBy(() -> journal.head())
                .isInstanceOf(Damaged.class)
                .hasMessage("batch 3: head names it, but there is none with that hash");
    }

    @Test
    void parts_that_are_none_are_found() throws SQLException {
        append(pen.unit("c-1", "a"));
        damage("update batches set parts = 'a one 1'");
        assertThat(found(0)).hasMessage("batch 1: expected parts \"stream first last\", got \"a one 1\"");
    }

    private static final long NOON = 1_700_000_000_000_000L;
    private static final long DAY = 86_400_000_000L;

    private List<String> under(String by, String id, long at) {
        return journal.under(by, id, at, false).stream()
                .map(row -> row.stream() + " " + row.version())
                .toList();
    }

    @Test
    void rows_are_found_by_their_sender_and_id_for_thirty_days() {
        append(new Unit(List.of(pen.row("patron/ann", "a", "1", NOON))));
        append(new Unit(List.of(pen.row("patron/ann", "a", "2", NOON), pen.row("patron/ann", "b", "2", NOON))));
        append(new Unit(List.of(pen.row("patron/anna", "a", "1", NOON))));
        assertThat(under("patron/ann", "1", NOON + 5)).containsExactly("a 1");
        assertThat(under("patron/ann", "2", NOON + 30 * DAY)).containsExactlyInAnyOrder("a 2", "b 1");
        assertThat(under("patron/ann", "2", NOON + 30 * DAY + 1)).isEmpty();
        assertThat(under("patron/anna", "1", NOON)).containsExactly("a 3");
        assertThat(under("patron/anna", "2", NOON)).isEmpty();
        assertThat(under("patron/ann", "", NOON)).isEmpty();
    }

    @Test
    void rows_are_found_by_their_sender_and_id_after_opening_again() {
        for (int i = 0; i < 300; i++) append(new Unit(List.of(pen.row("staff/bo", "a", "c-" + i, NOON + i))));
        journal.close();
        journal = open();
        for (int i : List.of(0, 1, 150, 299))
            assertThat(journal.under("staff/bo", "c-" + i, NOON + 300, true))
                    .extracting(Row::version)
                    .containsExactly(i + 1L);
        assertThat(journal.under("staff/bo", "c-300", NOON + 300, true)).isEmpty();
    }
}
