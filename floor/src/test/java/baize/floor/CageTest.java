package baize.floor;

import static baize.floor.TestFloor.CASHIER;
import static baize.floor.TestFloor.done;
import static baize.floor.TestFloor.refused;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.engine.Patron;
import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.chance.SealingKey;
import baize.floor.journal.SqliteJournal;
import baize.floor.ledger.Account;
import baize.floor.patron.PatronReason;
import baize.floor.staff.Role;
import baize.floor.stream.Answer;
import baize.floor.ticket.TicketEvent;
import baize.floor.ticket.TicketNumber;
import baize.floor.ticket.TicketReason;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CageTest {
    private static final Money FORTY = Money.dollars(40);

    @TempDir
    Path folder;

    private TestFloor floor;
    private Patron ann;
    private Actor guest;

    @BeforeEach
    void open() {
        floor = new TestFloor(SqliteJournal.open(folder), SealingKey.random(), new TestClock(TestFloor.START));
        ann = floor.patron("ann", Money.dollars(100));
        guest = new Actor.Guest(ann);
    }

    @AfterEach
    void close() {
        floor.booksBalance();
        floor.close();
    }

    private Cage cage() {
        return floor.floor().cage();
    }

    private static TicketNumber number(Answer.Done<TicketEvent> issued) {
        return ((TicketEvent.TicketIssued) issued.events().getFirst()).number();
    }

    private Money held(Account account) {
        return floor.floor().balances().getOrDefault(account, Money.ZERO);
    }

    @Test
    @Rule({"craps 3.8.1", "craps 3.4.2"})
    void a_ticket_out_of_the_wallet_is_redeemed_into_it_once() {
        TicketNumber number = number(done(cage().issue(guest, floor.nextId(), ann, FORTY)));
        assertThat(held(Account.TICKETS)).isEqualTo(FORTY);
        assertThat(held(Account.patron(ann))).isEqualTo(Money.dollars(60));
        done(cage().redeem(guest, floor.nextId(), number, ann));
        refused(cage().redeem(guest, floor.nextId(), number, ann), TicketReason.ALREADY_REDEEMED);
        refused(cage().redeemForCash(CASHIER, floor.nextId(), number), TicketReason.ALREADY_REDEEMED);
        assertThat(held(Account.patron(ann))).isEqualTo(Money.dollars(100));
    }

    @Test
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    void a_ticket_is_paid_in_cash() {
        TicketNumber number = number(done(cage().issue(guest, floor.nextId(), ann, FORTY)));
        assertThat(held(Account.CASH)).isEqualTo(Money.dollars(-100));
        done(cage().redeemForCash(CASHIER, floor.nextId(), number));
        assertThat(held(Account.CASH)).isEqualTo(Money.dollars(-60));
    }

    @Test
    void the_same_command_twice_is_one_ticket() {
        Answer.Done<TicketEvent> first = done(cage().issue(guest, "same", ann, FORTY));
        assertThat(done(cage().issue(guest, "same", ann, FORTY))).isEqualTo(first);
        assertThat(held(Account.TICKETS)).isEqualTo(FORTY);
        assertThat(number(done(cage().issue(guest, "other", ann, FORTY)))).isNotEqualTo(number(first));
    }

    @Test
    void a_ticket_beyond_the_wallet_is_refused_and_does_not_come_to_be() {
        refused(cage().issue(guest, floor.nextId(), ann, Money.dollars(101)), PatronReason.NOT_ENOUGH_IN_WALLET);
        assertThat(held(Account.TICKETS)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule("craps 4.2")
    void a_void_ticket_gives_the_wallet_its_money_back() {
        TicketNumber number = number(done(cage().issue(guest, floor.nextId(), ann, FORTY)));
        Actor supervisor = new Actor.Staff("sue", Role.CASINO_SUPERVISOR);
        done(cage().voidTicket(supervisor, floor.nextId(), number, "misprint"));
        assertThat(held(Account.patron(ann))).isEqualTo(Money.dollars(100));
        refused(cage().redeem(guest, floor.nextId(), number, ann), TicketReason.TICKET_VOID);
    }

    @Test
    void an_unknown_number_is_no_ticket() {
        TicketNumber number = new TicketNumber("000000000000000000");
        refused(cage().redeem(guest, floor.nextId(), number, ann), TicketReason.NO_SUCH_TICKET);
    }
}
