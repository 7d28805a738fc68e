package baize.server.plan;

import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Box;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.Actor;
import baize.floor.Floor;
import baize.floor.LivePool;
import baize.floor.LiveTable;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.staff.Role;
import baize.floor.staff.StaffCommand;
import baize.floor.staff.StaffState;
import baize.floor.stream.Answer;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningTest {
    private static final Actor.Staff ADMINISTRATOR = new Actor.Staff("okafor", Role.ADMINISTRATOR);
    private static final Actor.Staff CASHIER = new Actor.Staff("silva", Role.CASHIER);

    @TempDir
    Path folder;

    private Journal journal;
    private Floor floor;
    private int ids;

    @BeforeEach
    void open() {
        journal = SqliteJournal.open(folder);
        floor = Floor.open(journal, Floor.Options.of(SealingKey.random()));
    }

    @AfterEach
    void close() {
        floor.close();
    }

    @Test
    void a_plan_is_set_up_with_its_tables_and_its_staff() {
        assertThat(Opening.of(floor, FloorFile.demo())).isEmpty();
        assertThat(floor.tables())
                .extracting(LiveTable::id)
                .containsExactly("1", "2", "3", "4", "5", "6", "7", "8", "9");
        assertThat(floor.pools().all()).extracting(LivePool::id).containsExactly("bingo", "grand", "sevens");
        for (StaffAccount member : FloorFile.demo().staff())
            assertThat(floor.people().staff(member.id()))
                    .isEqualTo(new StaffState.Employed(member.id(), member.name(), member.role()));
    }

    @Test
    void doing_it_again_stores_nothing() {
        Opening.of(floor, FloorFile.demo());
        long before = Objects.requireNonNull(journal.head()).number();
        assertThat(Opening.of(floor, FloorFile.demo())).isEmpty();
        assertThat(Objects.requireNonNull(journal.head()).number()).isEqualTo(before);
    }

    @Test
    void a_table_that_the_plan_no_longer_names_stays_and_is_said() {
        Opening.of(floor, FloorFile.demo());
        FloorPlan demo = FloorFile.demo();
        FloorPlan smaller = new FloorPlan("floor.yaml", demo.tables().subList(3, 4), List.of());
        assertThat(Opening.of(floor, smaller))
                .containsExactly(
                        "table 1 is not in floor.yaml; it stays as it is",
                        "table 2 is not in floor.yaml; it stays as it is",
                        "table 3 is not in floor.yaml; it stays as it is",
                        "table 5 is not in floor.yaml; it stays as it is",
                        "table 6 is not in floor.yaml; it stays as it is",
                        "table 7 is not in floor.yaml; it stays as it is",
                        "table 8 is not in floor.yaml; it stays as it is",
                        "table 9 is not in floor.yaml; it stays as it is",
                        "pool bingo is not in floor.yaml; it stays as it is",
                        "pool grand is not in floor.yaml; it stays as it is",
                        "pool sevens is not in floor.yaml; it stays as it is");
        assertThat(floor.table("5")).isNotNull();
    }

    @Test
    @Rule("R-24")
    void staff_who_were_promoted_or_dismissed_since_stay_so_and_it_is_said() {
        Opening.of(floor, FloorFile.demo());
        done(floor.people()
                .ask(ADMINISTRATOR, id(), "osei", new StaffCommand.ChangeRole(ADMINISTRATOR.by(), Role.CASHIER)));
        done(floor.people().ask(ADMINISTRATOR, id(), "tran", new StaffCommand.Dismiss(ADMINISTRATOR.by(), "left")));
        assertThat(Opening.of(floor, FloorFile.demo()))
                .containsExactly("osei is cashier by now, not dealer", "tran was dismissed and is not hired again");
        assertThat(floor.people().actor("tran")).isNull();
    }

    @Test
    @Rule("R-8")
    void a_table_in_the_middle_of_a_round_stays_set_up_as_it_was() {
        Opening.of(floor, FloorFile.demo());
        wager(Objects.requireNonNull(floor.table("4")));
        FloorPlan demo = FloorFile.demo();
        PlannedTable four = demo.tables().get(3);
        List<PlannedTable> tables = new ArrayList<>(demo.tables());
        tables.set(3, new PlannedTable("4", four.setup().waiting(5), 1));
        assertThat(Opening.of(floor, new FloorPlan("floor.yaml", demo.pools(), tables, List.of())))
                .containsExactly("table 4 stays set up as it was: a table is set up between rounds (R-8)");
        assertThat(Objects.requireNonNull(floor.table("4")).setup().wageringSeconds())
                .isEqualTo(four.setup().wageringSeconds());
    }

    /** The demo with other figures for its jackpot. */
    private static FloorPlan jackpot(String from, String to) {
        try (InputStream in = Objects.requireNonNull(FloorFile.class.getResourceAsStream("/demo-floor.yaml"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertThat(text).contains(from);
            return FloorFile.read("floor.yaml", text.replace(from, to), true);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Test
    @Rule({"caribbean-stud 11.6", "caribbean-stud 11.9", "caribbean-stud 11.9.2"})
    void a_pool_with_tables_keeps_what_was_approved_and_it_is_said() {
        Opening.of(floor, FloorFile.demo());
        assertThat(Opening.of(floor, jackpot("increment: 0.70", "increment: 0.75")))
                .containsExactly(
                        "pool grand stays set up as it was: pool grand has tables, which keep it from another rate of"
                                + " increment (caribbean-stud 11.9.2) (caribbean-stud 11.9)",
                        "table 1 stays set up as it was: a table of pool grand may not have another rate of increment"
                                + " (caribbean-stud 11.9.2)",
                        "table 2 stays set up as it was: a table of pool grand may not have another rate of increment"
                                + " (caribbean-stud 11.9.2)");
        assertThat(Opening.of(floor, jackpot("name: Caribbean Stud", "name: Grand")))
                .isEmpty();
        assertThat(Objects.requireNonNull(Objects.requireNonNull(floor.pools().pool("grand"))
                                .running())
                        .name())
                .isEqualTo("Grand progressive jackpot");
    }

    @SuppressWarnings("unchecked") // table 4 is of Three Card Poker
    private void wager(LiveTable<?, ?, ?, ?> table) {
        Patron ann = new Patron("ann");
        Actor guest = new Actor.Guest(ann);
        done(floor.ask(CASHIER, id(), ann, new PatronCommand.Register(CASHIER.by(), ann, "Ann", false)));
        done(floor.ask(CASHIER, id(), ann, new PatronCommand.IssueCard(CASHIER.by(), "card-1")));
        done(floor.ask(CASHIER, id(), ann, new PatronCommand.Deposit(CASHIER.by(), Money.dollars(100), Means.CASH)));
        done(floor.cardIn(guest, id(), ann, table));
        done(floor.buyIn(guest, id(), ann, table, Money.dollars(100)));
        done(floor.play(
                guest,
                id(),
                (LiveTable<?, ThreeCardCommand, ?, ?>) table,
                new ThreeCardCommand.Wager(ann, Box.of(1), ThreeCardArea.ANTE, Money.dollars(10), Money.ZERO)));
    }

    private String id() {
        return "c" + ++ids;
    }

    private static void done(CompletableFuture<? extends Answer<?>> answer) {
        assertThat(answer.join()).isInstanceOf(Answer.Done.class);
    }
}
