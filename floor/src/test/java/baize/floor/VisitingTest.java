package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Box;
import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.patron.Means;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.PatronCommand.SetLossLimit;
import baize.floor.patron.PatronCommand.SetTimeLimit;
import baize.floor.patron.PatronReason;
import baize.floor.patron.PatronState;
import baize.floor.patron.Pause;
import baize.floor.patron.Period;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.table.HostReason;
import baize.games.table.Whose;
import baize.games.threecard.ThreeCardArea;
import baize.games.threecard.ThreeCardCommand;
import baize.games.threecard.ThreeCardCommand.Deal;
import baize.games.threecard.ThreeCardCommand.Play;
import baize.games.threecard.ThreeCardCommand.Remedy;
import baize.games.threecard.ThreeCardCommand.Reveal;
import baize.games.threecard.ThreeCardIrregularity;
import baize.games.threecard.ThreeCardIrregularity.CannotMatch;
import baize.games.threecard.ThreeCardReason;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VisitingTest {
    /** Half past eleven at night in Sydney. */
    private static final Instant EVENING = Instant.parse("2026-11-16T12:30:00Z");

    @TempDir
    Path folder;

    private TestFloor floor;

    @BeforeEach
    void open() {
        floor = new TestFloor(SqliteJournal.open(folder), SealingKey.random(), new TestClock(EVENING));
    }

    @AfterEach
    void close() {
        floor.booksBalance();
        floor.close();
    }

    private static Actor guest(Patron patron) {
        return new Actor.Guest(patron);
    }

    private Money wallet(Patron patron) {
        return ((PatronState.Registered) floor.floor().people().patron(patron))
                .wallet()
                .balance();
    }

    @Test
    @Rule({"caribbean-stud 16.1", "blackjack 18.1"})
    void a_card_is_in_one_table_at_a_time() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        refused(
                floor.floor().cardIn(guest(ann), floor.nextId(), ann, floor.table("2")),
                PatronReason.CARD_IN_ELSEWHERE);
        done(floor.floor().cardOut(guest(ann), floor.nextId(), ann, floor.table("1")));
        done(floor.floor().cardIn(guest(ann), floor.nextId(), ann, floor.table("2")));
    }

    @Test
    void chips_cannot_be_bought_beyond_the_wallet_and_then_nothing_has_moved() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        refused(
                floor.floor().buyIn(guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(1)),
                PatronReason.NOT_ENOUGH_IN_WALLET);
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(100));
    }

    /** Its own movements are what a table has; only what people name has a bound. */
    @Test
    @Rule("R-1")
    void whoever_has_more_chips_than_anybody_may_name_leaves_with_them() {
        Patron ann = floor.seated("ann", "1", Money.dollars(1_000_000_000));
        var more = new PatronCommand.Deposit(CASHIER.by(), Money.dollars(1_000_000_000), Means.TRANSFER);
        done(floor.ask(CASHIER, ann, more));
        done(floor.floor().buyIn(guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(1_000_000_000)));
        done(floor.floor().cardOut(guest(ann), floor.nextId(), ann, floor.table("1")));
        assertThat(wallet(ann)).isEqualTo(Money.dollars(2_000_000_000));
        try (SqliteJournal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    @Test
    void chips_are_handed_in_up_to_what_there_is() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        refused(
                floor.floor().cashOut(guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(101)),
                HostReason.NOT_ENOUGH_CHIPS);
        done(floor.floor().cashOut(guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(40)));
        assertThat(wallet(ann)).isEqualTo(Money.dollars(40));
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(60));
    }

    @Test
    @Rule("caribbean-stud 1.1 \"Cash Change\"")
    void notes_at_the_table_buy_chips_without_touching_wallet_or_deposit_limit() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        done(floor.ask(CASHIER, ann, new PatronCommand.SetDepositLimit(CASHIER.by(), Money.dollars(100))));
        done(floor.floor().cashChange(DEALER, floor.nextId(), ann, floor.table("1"), Money.dollars(50)));
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(150));
        assertThat(wallet(ann)).isEqualTo(Money.ZERO);
        assertThat(floor.floor().balances()).containsEntry(Account.CASH, Money.dollars(-150));
        refused(
                floor.floor().cashChange(DEALER, floor.nextId(), ann, floor.table("1"), Money.ZERO),
                HostReason.NO_AMOUNT);
    }

    @Test
    @Rule("caribbean-stud 1.1 \"Colour Change\"")
    void a_colour_change_is_recorded_and_moves_no_money() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        done(floor.floor().colourChange(DEALER, floor.nextId(), ann, floor.table("1"), Money.dollars(100)));
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(100));
        refused(
                floor.floor().colourChange(DEALER, floor.nextId(), ann, floor.table("1"), Money.dollars(101)),
                HostReason.NOT_ENOUGH_CHIPS);
    }

    @Test
    @Rule("R-24")
    void chips_are_changed_by_those_who_deal() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        CompletableFuture<?> answer =
                floor.floor().cashChange(CASHIER, floor.nextId(), ann, floor.table("1"), Money.dollars(50));
        assertThatThrownBy(() -> TestFloor.now(answer)).isInstanceOf(NotAllowed.class);
    }

    @Test
    @Rule({"caribbean-stud 16.3", "R-15", "R-16"})
    void a_wager_beyond_the_loss_limit_is_refused_at_the_table_in_every_game() {
        Patron ann = floor.patron("ann", Money.dollars(500));
        done(floor.ask(guest(ann), ann, new SetLossLimit(By.PATRON, Period.DAY, Money.dollars(60))));
        done(floor.floor().cardIn(guest(ann), floor.nextId(), ann, floor.table("1")));
        done(floor.floor().buyIn(guest(ann), floor.nextId(), ann, floor.table("1"), Money.dollars(500)));
        assertThat(refused(floor.ante(ann, 1, 35), ThreeCardReason.LOSS_LIMIT_EXCEEDED)
                        .detail())
                .isEqualTo("the loss limit leaves 60.00; 35.00 now and 35.00 for the Play wager are 70.00");
        done(floor.ante(ann, 1, 30));
    }

    @Test
    @Rule({"R-11", "R-16"})
    void a_limit_set_at_the_table_holds_at_once() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ask(guest(ann), ann, new SetLossLimit(By.PATRON, Period.DAY, Money.dollars(40))));
        refused(floor.ante(ann, 1, 25), ThreeCardReason.LOSS_LIMIT_EXCEEDED);
        done(floor.ante(ann, 1, 20));
    }

    @Test
    @Rule({"R-11", "R-16"})
    void what_was_lost_yesterday_does_not_count_today_and_the_table_learns_of_it_by_itself() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ask(guest(ann), ann, new SetLossLimit(By.PATRON, Period.DAY, Money.dollars(40))));
        lose(ann, 20);
        refused(floor.ante(ann, 1, 15), ThreeCardReason.LOSS_LIMIT_EXCEEDED);
        floor.clock().go(Duration.ofMinutes(31));
        done(floor.ante(ann, 1, 20));
    }

    /** Loses an Ante by folding. */
    private void lose(Patron patron, long dollars) {
        done(floor.ante(patron, 1, dollars));
        done(floor.play(DEALER, "1", new Deal(List.of())));
        done(floor.play(guest(patron), "1", new ThreeCardCommand.Fold(patron, Box.of(1))));
        if (!floor.table("1").wire().betweenRounds(floor.table("1").hosted().state()))
            done(floor.play(DEALER, "1", new Reveal()));
    }

    @Test
    @Rule({"caribbean-stud 1.1 \"Loss Limit\"", "R-16"})
    void losses_follow_the_patron_from_table_to_table() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ask(guest(ann), ann, new SetLossLimit(By.PATRON, Period.DAY, Money.dollars(80))));
        lose(ann, 40);
        done(floor.floor().cardOut(guest(ann), floor.nextId(), ann, floor.table("1")));
        done(floor.floor().cardIn(guest(ann), floor.nextId(), ann, floor.table("2")));
        done(floor.floor().buyIn(guest(ann), floor.nextId(), ann, floor.table("2"), Money.dollars(100)));
        refused(
                floor.play(guest(ann), "2", TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 25)),
                ThreeCardReason.LOSS_LIMIT_EXCEEDED);
        done(floor.play(guest(ann), "2", TestFloor.wager(ann, 1, ThreeCardArea.ANTE, 20)));
    }

    @Test
    @Rule("caribbean-stud 16.4")
    void a_pause_blocks_the_next_wager_but_not_the_hand_in_play() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ante(ann, 1, 10));
        done(floor.play(DEALER, "1", new Deal(List.of())));
        done(floor.ask(guest(ann), ann, new PatronCommand.TakePause(By.PATRON, Pause.DAY)));
        done(floor.play(guest(ann), "1", new Play(ann, Box.of(1), null, Money.ZERO)));
        done(floor.play(DEALER, "1", new Reveal()));
        refused(floor.ante(ann, 1, 10), ThreeCardReason.NO_PLAYER_CARD);
    }

    @Test
    @Rule({"R-11", "R-16"})
    void time_of_play_runs_out_at_the_table() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        done(floor.ask(guest(ann), ann, new SetTimeLimit(By.PATRON, Period.DAY, Duration.ofMinutes(10))));
        floor.clock().go(Duration.ofMinutes(9));
        done(floor.ante(ann, 1, 10));
        done(floor.play(guest(ann), "1", new ThreeCardCommand.Withdraw(ann, Box.of(1), ThreeCardArea.ANTE, null)));
        floor.clock().go(Duration.ofMinutes(2));
        refused(floor.ante(ann, 1, 10), ThreeCardReason.NO_PLAYER_CARD);
    }

    @Test
    @Rule({"three-card-poker 12.10", "R-55"})
    void a_warning_given_at_one_table_is_remembered_at_the_next() {
        Patron ann = floor.seated("ann", "1", Money.dollars(10));
        cannotMatch(ann, "1");
        assertThat(floor.table("1").chips(ann)).isEqualTo(Money.dollars(10));
        done(floor.floor().cardOut(guest(ann), floor.nextId(), ann, floor.table("1")));
        done(floor.floor().cardIn(guest(ann), floor.nextId(), ann, floor.table("2")));
        done(floor.floor().buyIn(guest(ann), floor.nextId(), ann, floor.table("2"), Money.dollars(10)));
        cannotMatch(ann, "2");
        assertThat(floor.table("2").chips(ann)).isEqualTo(Money.ZERO);
    }

    private void cannotMatch(Patron patron, String table) {
        done(floor.play(guest(patron), table, TestFloor.wager(patron, 1, ThreeCardArea.ANTE, 10)));
        done(floor.play(DEALER, table, new Deal(List.of())));
        done(floor.play(DEALER, table, new Remedy(new CannotMatch(Grade.DEALER, new Whose(Box.of(1), patron)))));
        if (!floor.table(table).wire().betweenRounds(floor.table(table).hosted().state()))
            done(floor.play(DEALER, table, new Reveal()));
    }

    @Test
    @Rule("three-card-poker 12.11.2")
    void those_who_are_kept_apart_do_not_sit_at_one_table() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        Patron ben = floor.patron("ben", Money.dollars(100));
        Actor.Staff manager = new Actor.Staff("max", Role.CASINO_SUPERVISOR);
        done(floor.ask(manager, ben, new PatronCommand.KeepApart(manager.by(), ann, "signals")));
        done(floor.floor().cardIn(guest(ben), floor.nextId(), ben, floor.table("1")));
        done(floor.floor().buyIn(guest(ben), floor.nextId(), ben, floor.table("1"), Money.dollars(100)));
        done(floor.ante(ann, 1, 10));
        refused(floor.ante(ben, 2, 10), ThreeCardReason.KEPT_APART);
    }

    @Test
    @Rule("three-card-poker 6.2")
    void a_found_wager_is_covered_by_chips_at_the_table() {
        Patron ann = floor.seated("ann", "1", Money.dollars(100));
        Patron ben = floor.seated("ben", "1", Money.dollars(10));
        Patron eve = floor.patron("eve", Money.dollars(100));
        done(floor.ante(ann, 1, 10));
        refused(found(ben, 20), HostReason.NOT_ENOUGH_CHIPS);
        refused(found(eve, 10), HostReason.NOT_AT_TABLE);
        done(found(ben, 5));
    }

    private CompletableFuture<
                    baize.floor.stream.Answer<baize.floor.table.TableFact<baize.games.threecard.ThreeCardEvent>>>
            found(Patron patron, long dollars) {
        return floor.play(
                new Actor.Staff("sue", Role.GAMING_SUPERVISOR),
                "1",
                new Remedy(new ThreeCardIrregularity.FoundWager(
                        Grade.GAMING_SUPERVISOR,
                        patron,
                        Box.of(2),
                        ThreeCardArea.ANTE,
                        Money.dollars(dollars),
                        Money.ZERO)));
    }

    @Test
    void a_visit_over_midnight_is_recorded_on_both_days() {
        Patron ann = floor.seated("ann", "1", Money.dollars(500));
        lose(ann, 20);
        floor.clock().go(Duration.ofHours(2));
        done(floor.floor().cardOut(guest(ann), floor.nextId(), ann, floor.table("1")));
        PatronState.Registered known =
                (PatronState.Registered) floor.floor().people().patron(ann);
        assertThat(wallet(ann)).isEqualTo(Money.dollars(480));
        assertThat(known.visits().now()).isNull();
    }
}
