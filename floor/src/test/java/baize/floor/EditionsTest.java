package baize.floor;

import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.now;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.audit.Replay;
import baize.floor.audit.Replayed;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.PostgresJournal;
import baize.floor.journal.SqliteJournal;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.Setup;
import baize.floor.table.TableFact;
import baize.games.blackjack.BlackjackArea;
import baize.games.blackjack.BlackjackCommand;
import baize.games.blackjack.BlackjackEvent;
import baize.games.blackjack.BlackjackReason;
import baize.games.blackjack.BlackjackState;
import baize.games.blackjack.BlackjackView;
import baize.games.table.Edition;
import baize.games.table.TableCommand;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardReason;
import baize.testkit.Postgres;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Postgres.class)
@Rule({"R-58", "R-199"})
class EditionsTest {
    private static final Actor.Staff SUPERVISOR = new Actor.Staff("sam", Role.CASINO_SUPERVISOR);

    @TempDir
    Path folder;

    private TestFloor open() {
        return new TestFloor(SqliteJournal.open(folder), SealingKey.random(), new TestClock(TestFloor.START));
    }

    private static Setup earlier(Setup setup) {
        Map<String, String> settings = new HashMap<>(setup.settings());
        settings.put("edition", "1");
        return setup.with(settings);
    }

    private static Setup blackjack(String minimum) {
        Map<String, String> settings =
                Map.of("minimum", minimum, "unit", "5.00", "chips", "5-25-100", "sideWagers", "none");
        return Setup.of("blackjack", settings, Money.dollars(50_000)).dealtBy(Setup.Dealer.STAFF);
    }

    /** A table of before on whose sign any dollar counts, as it could be then. */
    private static void setUp(TestFloor floor, String id) {
        now(floor.floor().setUp(id, earlier(TestFloor.setup())));
        var dollars = new TableCommand.ChangeLimits(Grade.CASINO_SUPERVISOR, null, null, null, Money.dollars(1));
        done(floor.play(SUPERVISOR, id, new ThreeCardCommand.AtTable(dollars)));
    }

    private static Edition edition(LiveTable<?, ?, ?, ?> table) {
        return Edition.stored(table.setup().settings());
    }

    @Test
    void a_table_between_rounds_goes_over_by_one_row_with_what_is_written_out_today() {
        try (TestFloor floor = open()) {
            setUp(floor, "1");
            long before = floor.table("1").position().version();
            assertThat(floor.floor().goOver()).isEmpty();
            assertThat(edition(floor.table("1"))).isEqualTo(Edition.TODAY);
            assertThat(floor.table("1").setup().settings())
                    .containsAllEntriesOf(TestFloor.SETTINGS)
                    .containsEntry("unit", "5.00")
                    .containsEntry("lossLimitReserveFullBet", "true");
            assertThat(floor.floor().goOver()).isEmpty();
            assertThat(floor.table("1").position().version()).isEqualTo(before + 1);
        }
    }

    @Test
    void a_round_is_played_by_the_rules_it_began_by_and_the_next_wager_is_under_today_s() {
        try (TestFloor floor = open()) {
            setUp(floor, "1");
            Patron ann = floor.seated("ann", "1", Money.dollars(500));
            done(floor.ante(ann, 1, 7));
            assertThat(floor.floor().goOver()).containsExactly("table 1 goes over to edition 3 when its round is over");
            done(floor.play(new Actor.Guest(ann), "1", TestFloor.wager(ann, 1, ThreeCardArea.PAIR_PLUS, 6)));
            done(floor.play(DEALER, "1", new ThreeCardCommand.Deal(List.of())));
            done(floor.play(new Actor.Guest(ann), "1", new ThreeCardCommand.Play(ann, Box.of(1), null, Money.ZERO)));
            done(floor.play(DEALER, "1", new ThreeCardCommand.Reveal()));
            refused(floor.ante(ann, 1, 7), ThreeCardReason.NOT_IN_UNITS);
            assertThat(edition(floor.table("1"))).isEqualTo(Edition.TODAY);
            floor.round(ann);
            floor.booksBalance();
        }
        agrees("1-1", "1-2");
    }

    /** Rounds before the row and after it, decided again. */
    private void agrees(String... rounds) {
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
            for (String round : rounds)
                assertThat(Replay.of(journal, round)).isNotNull().matches(Replayed::agrees);
        }
    }

    @Test
    void a_round_that_everybody_has_left_before_the_cards_holds_no_table_back() {
        try (TestFloor floor = open()) {
            setUp(floor, "1");
            Patron ann = floor.seated("ann", "1", Money.dollars(500));
            done(floor.ante(ann, 1, 10));
            done(floor.play(
                    new Actor.Guest(ann),
                    "1",
                    new ThreeCardCommand.Withdraw(ann, Box.of(1), ThreeCardArea.ANTE, null)));
            assertThat(floor.floor().goOver()).isEmpty();
            refused(floor.ante(ann, 1, 7), ThreeCardReason.NOT_IN_UNITS);
            floor.round(ann);
        }
        agrees("1-1");
    }

    @SuppressWarnings("unchecked")
    private static LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> blackjack(
            TestFloor floor) {
        return (LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView>)
                now(floor.floor().setUp("2", earlier(blackjack("10.00"))));
    }

    private static CompletableFuture<Answer<TableFact<BlackjackEvent>>> bets(
            TestFloor floor,
            LiveTable<BlackjackState, BlackjackCommand, BlackjackEvent, BlackjackView> table,
            Patron patron,
            long dollars) {
        var wager =
                new BlackjackCommand.Wager(patron, Box.of(1), BlackjackArea.MAIN, Money.dollars(dollars), Money.ZERO);
        return floor.floor().play(new Actor.Guest(patron), floor.nextId(), table, wager);
    }

    @Test
    @Rule("blackjack 5.12")
    void a_table_whose_settings_are_not_allowed_today_takes_no_wagers_until_it_is_set_up_anew() {
        try (TestFloor floor = open()) {
            var table = blackjack(floor);
            done(floor.floor().pools().setUp(table, earlier(blackjack("5.00"))));
            String why = "minimum: expected limits that favour no player by rounding (blackjack 5.12, R-199): "
                    + "a blackjack on 5.00 in chips of 5.00, 25.00, 100.00 pays 10.00, "
                    + "which makes the stake worth +1.48 % to the player";
            assertThat(floor.floor().goOver()).containsExactly("table 2 takes no wagers: " + why);
            assertThat(floor.floor().takesNoWagers(table, table.hosted())).isEqualTo(why);
            Patron ann = new Bystander(floor, 1).comes(table, "ann");
            assertThatThrownBy(() -> now(bets(floor, table, ann, 10)))
                    .isInstanceOf(NotAllowed.class)
                    .hasMessage("table 2 takes no wagers: " + why);
            var sit = new BlackjackCommand.AtTable(new TableCommand.Sit(ann, Box.of(1)));
            done(floor.floor().play(new Actor.Guest(ann), floor.nextId(), table, sit));
            now(floor.floor().setUp("2", blackjack("10.00")));
            assertThat(floor.floor().takesNoWagers(table, table.hosted())).isNull();
            done(bets(floor, table, ann, 10));
            floor.booksBalance();
        }
    }

    @Test
    @Rule({"blackjack 5.12", "R-1"})
    void limits_that_favour_a_player_by_rounding_do_not_outlast_the_edition_that_let_them_in() {
        try (TestFloor floor = open()) {
            var table = blackjack(floor);
            var lower = new TableCommand.ChangeLimits(Grade.CASINO_SUPERVISOR, null, Money.dollars(5), null, null);
            var lowered = floor.floor().play(SUPERVISOR, floor.nextId(), table, new BlackjackCommand.AtTable(lower));
            done(lowered);
            Patron ann = new Bystander(floor, 1).comes(table, "ann");
            assertThat(floor.floor().goOver()).isEmpty();
            refused(bets(floor, table, ann, 5), BlackjackReason.BELOW_MINIMUM);
            done(bets(floor, table, ann, 10));
        }
    }

    @Test
    @Tag("postgres")
    void of_several_processes_one_has_the_row(Postgres.Database database) {
        SealingKey key = SealingKey.random();
        TestClock clock = new TestClock(TestFloor.START);
        try (TestFloor one = new TestFloor(PostgresJournal.open(database.url()), key, clock);
                Journal beside = PostgresJournal.openReadOnly(database.url())) {
            Map<String, Long> versions = new HashMap<>();
            for (String id : List.of("1", "3", "4", "5", "6")) setUp(one, id);
            Patron ann = one.seated("ann", "1", Money.dollars(500));
            done(one.ante(ann, 1, 7));
            for (LiveTable<?, ?, ?, ?> table : one.floor().tables())
                versions.put(table.id(), table.position().version());
            try (TestFloor other = new TestFloor(PostgresJournal.open(database.url()), key, clock)) {
                var first = CompletableFuture.supplyAsync(() -> one.floor().goOver());
                var second = CompletableFuture.supplyAsync(() -> other.floor().goOver());
                assertThat(now(first)).isEqualTo(now(second)).hasSize(1);
                done(one.play(DEALER, "1", new ThreeCardCommand.Deal(List.of())));
                done(one.play(new Actor.Guest(ann), "1", new ThreeCardCommand.Fold(ann, Box.of(1))));
                if (!one.table("1").wire().betweenRounds(one.table("1").hosted().state()))
                    done(one.play(DEALER, "1", new ThreeCardCommand.Reveal()));
                var there = CompletableFuture.supplyAsync(() -> now(other.ante(ann, 1, 10)));
                var here = CompletableFuture.supplyAsync(() -> now(one.ante(ann, 1, 10)));
                assertThat(List.of(now(there), now(here))).hasAtLeastOneElementOfType(Answer.Done.class);
            }
            for (LiveTable<?, ?, ?, ?> table : one.floor().tables()) {
                assertThat(edition(table)).isEqualTo(Edition.TODAY);
                assertThat(setUps(beside, table.id())).as(table.id()).isEqualTo(2);
                if (!table.id().equals("1"))
                    assertThat(table.position().version() - versions.getOrDefault(table.id(), 0L))
                            .isEqualTo(1);
            }
            one.booksBalance();
            assertThat(Audit.of(beside, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    /** How often a table was set up. */
    private static long setUps(Journal journal, String table) {
        long[] count = new long[1];
        journal.rows(LiveTable.stream(table), 1, Long.MAX_VALUE, row -> {
            if (new String(row.body(), StandardCharsets.UTF_8).contains("\"house/table-set-up/")) count[0]++;
        });
        return count[0];
    }
}
