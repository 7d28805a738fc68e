package baize.floor;

import static baize.floor.CrapsFloor.MANAGER;
import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.DEALER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.engine.Grade;
import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.audit.Audit;
import baize.floor.chance.SealingKey;
import baize.floor.journal.Journal;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.patron.PatronCommand;
import baize.floor.patron.Pause;
import baize.floor.staff.By;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.table.HostReason;
import baize.floor.table.TableFact;
import baize.floor.ticket.TicketNumber;
import baize.floor.ticket.TicketReason;
import baize.games.craps.CrapsCommand;
import baize.games.craps.CrapsEvent;
import baize.games.craps.CrapsIrregularity;
import baize.games.craps.CrapsReason;
import baize.games.table.TableCommand;
import baize.games.table.Whose;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayerTerminalsTest {
    private static final Money HUNDRED = Money.dollars(100);

    @TempDir
    Path folder;

    private final SealingKey key = SealingKey.random();
    private final TestClock clock = new TestClock(TestFloor.START);
    private CrapsFloor floor;
    private Patron ann;
    private Actor.Guest guest;

    @BeforeEach
    void open() {
        floor = new CrapsFloor(SqliteJournal.open(folder), key, clock);
        ann = floor.carded("ann", "10", HUNDRED);
        guest = new Actor.Guest(ann);
    }

    /** After every test the books balance, and an audit of all of it finds nothing. */
    @AfterEach
    void close() {
        floor.close();
        try (Journal journal = SqliteJournal.openReadOnly(folder)) {
            assertThat(Audit.of(journal, (_, _) -> {})).isInstanceOf(Audit.Verdict.Clean.class);
        }
    }

    private Money held(Account account) {
        return floor.floor().balances().getOrDefault(account, Money.ZERO);
    }

    private Money meter() {
        return floor.chips(ann, "10");
    }

    private Money wallet() {
        return held(Account.patron(ann));
    }

    private TicketNumber printed(@Nullable Money amount) {
        return CrapsFloor.number(done(floor.terminals().printTicket(guest, floor.nextId(), floor.table("10"), amount))
                .events());
    }

    @Test
    @Rule({"craps 3.3.1", "craps 3.3.2", "craps 3.4.1"})
    void notes_of_the_accepted_denominations_are_credited_at_once() {
        for (long note : new long[] {5, 10, 20, 50, 100}) done(floor.note(ann, "10", note));
        assertThat(meter()).isEqualTo(Money.dollars(185));
        assertThat(held(Account.CASH)).isEqualTo(Money.dollars(-285));
        assertThat(refused(floor.note(ann, "10", 7), HostReason.NOTE_NOT_TAKEN).rule())
                .isEqualTo("craps 3.4.1");
        assertThat(meter()).isEqualTo(Money.dollars(185));
    }

    @Test
    void what_the_meter_showed_after_a_command_is_the_same_whenever_that_comes_again() {
        String id = floor.nextId();
        done(floor.terminals().insertNote(guest, id, floor.table("10"), HUNDRED));
        assertThat(shownAfter(id)).isEqualTo(HUNDRED);
        String ticket = floor.nextId();
        done(floor.terminals().printTicket(guest, ticket, floor.table("10"), Money.dollars(30)));
        done(floor.wager(ann, "10", "field", 10));
        assertThat(meter()).isEqualTo(Money.dollars(60));
        assertThat(shownAfter(id)).isEqualTo(HUNDRED);
        assertThat(shownAfter(ticket)).isEqualTo(Money.dollars(70));
        close();
        floor = new CrapsFloor(SqliteJournal.open(folder), key, clock);
        assertThat(shownAfter(id)).isEqualTo(HUNDRED);
        assertThat(shownAfter(ticket)).isEqualTo(Money.dollars(70));
    }

    private Money shownAfter(String id) {
        return floor.terminals().creditsAfter(guest, id, floor.table("10"), ann);
    }

    @Test
    @Rule({"craps 3.4.2", "craps 3.7", "craps 3.8.1"})
    void a_ticket_out_cancels_the_credits_and_a_ticket_in_brings_them_back_once() {
        done(floor.note(ann, "10", 100));
        TicketNumber part = printed(Money.dollars(30));
        TicketNumber whole = printed(null);
        assertThat(meter()).isEqualTo(Money.ZERO);
        assertThat(held(Account.TICKETS)).isEqualTo(HUNDRED);
        Patron bea = floor.carded("bea", "9", HUNDRED);
        done(floor.terminals().insertTicket(new Actor.Guest(bea), floor.nextId(), floor.table("9"), whole));
        assertThat(floor.chips(bea, "9")).isEqualTo(Money.dollars(70));
        refused(
                floor.terminals().insertTicket(guest, floor.nextId(), floor.table("10"), whole),
                TicketReason.ALREADY_REDEEMED);
        done(floor.floor().cage().redeemForCash(CASHIER, floor.nextId(), part));
        assertThat(held(Account.TICKETS)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule("craps 3.8")
    void a_ticket_for_more_than_the_meter_or_for_nothing_does_not_come_to_be() {
        var nothing = floor.terminals().printTicket(guest, floor.nextId(), floor.table("10"), null);
        refused(nothing, TicketReason.AMOUNT_OUT_OF_RANGE);
        done(floor.note(ann, "10", 20));
        var more = floor.terminals().printTicket(guest, floor.nextId(), floor.table("10"), Money.dollars(21));
        refused(more, HostReason.NOT_ENOUGH_CHIPS);
        assertThat(held(Account.TICKETS)).isEqualTo(Money.ZERO);
    }

    @Test
    void the_same_command_twice_prints_one_ticket() {
        done(floor.note(ann, "10", 20));
        var first = done(floor.terminals().printTicket(guest, "same", floor.table("10"), null));
        assertThat(done(floor.terminals().printTicket(guest, "same", floor.table("10"), null)))
                .isEqualTo(first);
        assertThat(held(Account.TICKETS)).isEqualTo(Money.dollars(20));
    }

    @Test
    @Rule("craps 4.2")
    void a_void_ticket_of_a_terminal_goes_to_its_players_wallet() {
        done(floor.note(ann, "10", 50));
        TicketNumber number = printed(null);
        done(floor.floor().cage().voidTicket(MANAGER, floor.nextId(), number, "misprint"));
        assertThat(wallet()).isEqualTo(Money.dollars(150));
        assertThat(held(Account.TICKETS)).isEqualTo(Money.ZERO);
        refused(
                floor.terminals().insertTicket(guest, floor.nextId(), floor.table("10"), number),
                TicketReason.TICKET_VOID);
    }

    @Test
    @Rule({"craps 3.4.4", "craps 3.8.2"})
    void credits_are_transferred_from_the_wallet_and_back() {
        done(floor.floor().buyIn(guest, floor.nextId(), ann, floor.table("10"), Money.dollars(60)));
        done(floor.floor().cashOut(guest, floor.nextId(), ann, floor.table("10"), Money.dollars(25)));
        assertThat(meter()).isEqualTo(Money.dollars(35));
        assertThat(wallet()).isEqualTo(Money.dollars(65));
    }

    @Test
    @Rule({"craps 3.8.1", "craps 4.1"})
    void a_payment_by_hand_needs_the_players_signature() {
        done(floor.note(ann, "10", 100));
        var unsigned =
                floor.terminals().payByHand(DEALER, floor.nextId(), ann, floor.table("10"), Money.dollars(80), false);
        assertThat(refused(unsigned, HostReason.NOT_SIGNED_FOR).rule()).isEqualTo("craps 4.1");
        done(floor.terminals().payByHand(DEALER, floor.nextId(), ann, floor.table("10"), Money.dollars(80), true));
        assertThat(meter()).isEqualTo(Money.dollars(20));
        assertThat(held(Account.CASH)).isEqualTo(Money.dollars(-120));
        Actor.Staff inspector = new Actor.Staff("ivy", Role.INSPECTOR);
        assertThatThrownBy(() -> TestFloor.now(floor.terminals()
                        .payByHand(inspector, floor.nextId(), ann, floor.table("10"), Money.dollars(1), true)))
                .isInstanceOf(NotAllowed.class);
    }

    @Test
    @Rule({"craps 3.7", "R-86"})
    void while_the_dice_decide_a_player_with_wagers_waits_to_collect() {
        Patron bea = floor.carded("bea", "10", HUNDRED);
        done(floor.note(ann, "10", 50));
        done(floor.note(bea, "10", 50));
        done(floor.wager(ann, "10", "pass-line", 10));
        done(floor.play(DEALER, "10", new CrapsCommand.CloseWagering(null)));
        refused(floor.terminals().printTicket(guest, floor.nextId(), floor.table("10"), null), HostReason.GAME_IN_PLAY);
        refused(
                floor.floor().cashOut(guest, floor.nextId(), ann, floor.table("10"), Money.dollars(5)),
                HostReason.GAME_IN_PLAY);
        refused(
                floor.terminals().payByHand(DEALER, floor.nextId(), ann, floor.table("10"), Money.dollars(5), true),
                HostReason.GAME_IN_PLAY);
        done(floor.terminals().printTicket(new Actor.Guest(bea), floor.nextId(), floor.table("10"), null));
    }

    @Test
    @Rule({"craps 3.3.1", "craps 3.4"})
    void chips_are_neither_sold_nor_changed_at_a_terminal() {
        done(floor.note(ann, "10", 50));
        refused(
                floor.floor().cashChange(DEALER, floor.nextId(), ann, floor.table("10"), Money.dollars(50)),
                HostReason.NO_CHIPS_HERE);
        refused(
                floor.floor().colourChange(DEALER, floor.nextId(), ann, floor.table("10"), Money.dollars(50)),
                HostReason.NO_CHIPS_HERE);
    }

    @Test
    @Rule({"craps 2.2.2", "craps 2.2.3"})
    void a_table_with_chips_has_no_terminals() {
        Patron bea = floor.house().seated("bea", "1", HUNDRED);
        Actor.Guest other = new Actor.Guest(bea);
        var table = floor.house().table("1");
        refused(floor.terminals().insertNote(other, floor.nextId(), table, Money.dollars(50)), HostReason.NO_TERMINALS);
        refused(floor.terminals().printTicket(other, floor.nextId(), table, null), HostReason.NO_TERMINALS);
        refused(
                floor.terminals().payByHand(DEALER, floor.nextId(), bea, table, Money.dollars(5), true),
                HostReason.NO_TERMINALS);
        refused(floor.terminals().clear(DEALER, floor.nextId(), bea, table), HostReason.NO_TERMINALS);
    }

    @Test
    @Rule({"craps 3.13", "R-13"})
    void a_terminal_takes_nothing_in_from_one_who_may_not_play_and_nothing_without_a_card() {
        done(floor.note(ann, "10", 50));
        TicketNumber number = printed(Money.dollars(20));
        done(floor.house().ask(guest, ann, new PatronCommand.TakePause(By.PATRON, Pause.DAY)));
        refused(floor.note(ann, "10", 50), HostReason.CARD_NOT_VALID);
        refused(
                floor.terminals().insertTicket(guest, floor.nextId(), floor.table("10"), number),
                HostReason.CARD_NOT_VALID);
        printed(null);
        done(floor.floor().cardOut(guest, floor.nextId(), ann, floor.table("10")));
        refused(floor.note(ann, "10", 50), HostReason.NOT_AT_TABLE);
    }

    @Test
    @Rule("craps 6.1")
    void a_terminal_out_of_order_takes_nothing_in_until_it_is_mended() {
        done(floor.note(ann, "10", 50));
        TicketNumber number = printed(Money.dollars(20));
        done(floor.wager(ann, "10", "place-6", 6));
        Whose anns = new Whose(null, ann);
        done(remedy(new CrapsIrregularity.TerminalFails(Grade.GAMING_MANAGER, anns, "6.2.1", null)));
        assertThat(refused(floor.note(ann, "10", 20), HostReason.OUT_OF_ORDER).rule())
                .isEqualTo("craps 6.1");
        refused(
                floor.terminals().insertTicket(guest, floor.nextId(), floor.table("10"), number),
                HostReason.OUT_OF_ORDER);
        assertThat(meter()).isEqualTo(Money.dollars(24));
        assertThat(held(Account.TICKETS)).isEqualTo(Money.dollars(20));
        Patron bea = floor.carded("bea", "10", HUNDRED);
        done(floor.note(bea, "10", 20));
        done(remedy(new CrapsIrregularity.Recalculate(Grade.GAMING_MANAGER, anns, List.of())));
        done(floor.note(ann, "10", 20));
        done(floor.terminals().insertTicket(guest, floor.nextId(), floor.table("10"), number));
        assertThat(meter()).isEqualTo(Money.dollars(64));
    }

    @Test
    @Rule({"craps 3.7", "R-86"})
    void wagers_left_behind_are_played_on_and_their_proceeds_wait_for_the_card() {
        done(floor.note(ann, "10", 50));
        done(floor.wager(ann, "10", "pass-line", 10));
        done(floor.wager(ann, "10", "place-8", 6));
        done(floor.play(guest, "10", new CrapsCommand.AtTable(new TableCommand.Leave(ann))));
        refused(floor.floor().cardOut(guest, floor.nextId(), ann, floor.table("10")), CrapsReason.WAGERS_STAND);
        refused(floor.terminals().clear(DEALER, floor.nextId(), ann, floor.table("10")), HostReason.GAME_IN_PLAY);
        floor.rolls("10", 2, 2);
        floor.rolls("10", 4, 4);
        assertThat(meter()).isEqualTo(Money.dollars(47));
        floor.rolls("10", 1, 3);
        assertThat(meter()).isEqualTo(Money.dollars(67));
        assertThat(floor.table("10").hosted().state().table().guest(ann).box()).isNull();
        done(floor.floor().cardOut(guest, floor.nextId(), ann, floor.table("10")));
        assertThat(wallet()).isEqualTo(Money.dollars(167));
    }

    @Test
    @Rule("craps 7.2")
    void after_the_close_of_play_terminals_take_nothing_and_an_attendant_clears_them() {
        Patron bea = floor.carded("bea", "10", HUNDRED);
        done(floor.note(ann, "10", 50));
        done(floor.note(bea, "10", 20));
        done(floor.wager(ann, "10", "field", 5));
        done(floor.wager(bea, "10", "field", 5));
        refused(floor.terminals().clear(DEALER, floor.nextId(), ann, floor.table("10")), HostReason.GAME_IN_PLAY);
        done(floor.play(
                MANAGER, "10", new CrapsCommand.Remedy(new CrapsIrregularity.WarnOfClose(Grade.GAMING_MANAGER))));
        floor.rolls("10", 3, 4);
        for (int round = 0; round < 2; round++) {
            done(floor.wager(ann, "10", "field", 5));
            floor.rolls("10", 3, 4);
        }
        assertThat(floor.table("10").hosted().state().table().open()).isFalse();
        refused(floor.note(ann, "10", 50), HostReason.GAME_CLOSED);
        refused(
                floor.floor().buyIn(guest, floor.nextId(), ann, floor.table("10"), Money.dollars(5)),
                HostReason.GAME_CLOSED);
        done(floor.terminals().printTicket(guest, floor.nextId(), floor.table("10"), Money.dollars(15)));
        done(floor.terminals().clear(DEALER, floor.nextId(), ann, floor.table("10")));
        done(floor.terminals().clear(MANAGER, floor.nextId(), bea, floor.table("10")));
        assertThat(wallet()).isEqualTo(Money.dollars(120));
        assertThat(held(Account.patron(bea))).isEqualTo(Money.dollars(115));
        assertThat(floor.table("10").hosted().visits()).isEmpty();
    }

    @Test
    @Rule({"craps 4.2", "craps 6.5", "R-193"})
    void what_was_withheld_is_paid_into_the_account_of_one_who_has_left() {
        done(floor.note(ann, "10", 50));
        done(floor.wager(ann, "10", "field", 5));
        done(remedy(new CrapsIrregularity.Withhold(Grade.GAMING_MANAGER, ann, Money.dollars(40), "being looked at")));
        floor.rolls("10", 3, 4);
        done(floor.floor().cardOut(guest, floor.nextId(), ann, floor.table("10")));
        var pay = new CrapsIrregularity.Determine(Grade.GAMING_MANAGER, 1, true, "all in order");
        Money before = wallet();
        done(remedy(pay));
        assertThat(wallet()).isEqualTo(before.plus(Money.dollars(40)));
        refused(remedy(pay), CrapsReason.NO_SUCH_PAYMENT);
    }

    @Test
    @Rule({"craps 3.14", "R-84"})
    void no_more_is_taken_back_than_is_left_on_the_meter() {
        done(floor.note(ann, "10", 50));
        done(floor.wager(ann, "10", "any-seven", 10));
        floor.rolls("10", 3, 4);
        printed(Money.dollars(75));
        done(remedy(new CrapsIrregularity.InvalidWager(Grade.GAMING_MANAGER, ann)));
        assertThat(meter()).isEqualTo(Money.ZERO);
    }

    private CompletableFuture<Answer<TableFact<CrapsEvent>>> remedy(CrapsIrregularity irregularity) {
        return floor.play(MANAGER, "10", new CrapsCommand.Remedy(irregularity));
    }
}
