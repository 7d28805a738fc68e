package baize.floor.patron;

import static baize.floor.patron.Ann.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baize.core.money.Money;
import baize.core.rule.Rule;
import baize.floor.ledger.Account;
import baize.floor.ledger.Books;
import baize.floor.ledger.Entry;
import baize.floor.patron.PatronCommand.*;
import baize.floor.staff.By;
import baize.floor.stream.Story;
import baize.games.table.Dollars;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatronMoneyTest {
    private static final Account WALLET = Account.patron(ANN);

    private static Story<PatronState, PatronCommand, PatronEvent> with(String amount) {
        return ann().does(new Deposit(CASHIER, money(amount), Means.CASH));
    }

    @Test
    void money_from_outside_goes_from_cash_to_the_wallet_whatever_the_means() {
        var story = ann();
        for (Means means : Means.values()) story.does(new Deposit(CASHIER, money("10.00"), means));
        assertThat(wallet(story)).isEqualTo(money("40.00"));
        assertThat(story.books().balance(WALLET)).isEqualTo(money("40.00"));
        assertThat(story.books().balance(Account.CASH)).isEqualTo(money("-40.00"));
    }

    @Test
    void a_wallet_is_emptied_to_the_cent_and_not_further() {
        var story = with("50.00");
        var refusal = story.refuses(PatronReason.NOT_ENOUGH_IN_WALLET, new Withdraw(CASHIER, money("50.01")));
        assertThat(refusal.detail()).contains("50.00");
        story.does(new Withdraw(CASHIER, money("50.00")));
        assertThat(story.books()).isEqualTo(Books.EMPTY);
        story.refuses(PatronReason.NOT_ENOUGH_IN_WALLET, new Withdraw(CASHIER, money("0.01")));
    }

    @Test
    @Rule({"craps 3.4.4", "craps 3.8.2"})
    void chips_are_bought_from_the_wallet_and_returned_to_it() {
        var story = with("100.00").does(new CardIn("t-1", "craps")).does(new ToTable("t-1", money("60.00")));
        assertThat(wallet(story)).isEqualTo(money("40.00"));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(money("60.00"));
        story.does(new CardOut("t-1", "craps", null)).does(new FromTable("t-1", money("85.00")));
        assertThat(wallet(story)).isEqualTo(money("125.00"));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(money("-25.00"));
    }

    @Test
    @Rule({"caribbean-stud 5.1", "blackjack 5.1", "craps 3.13"})
    void chips_are_bought_only_where_the_card_is() {
        var story = with("100.00");
        story.refuses(PatronReason.NOT_AT_TABLE, "R-13", new ToTable("t-1", money("10.00")));
        story.does(new CardIn("t-1", "craps"));
        story.refuses(PatronReason.NOT_AT_TABLE, "R-13", new ToTable("t-2", money("10.00")));
        story.refuses(PatronReason.NOT_ENOUGH_IN_WALLET, new ToTable("t-1", money("100.01")));
        story.does(new ToTable("t-1", money("100.00")));
    }

    @Test
    void one_who_may_no_longer_play_buys_no_more_chips_but_gets_back_what_he_has() {
        var story = with("100.00")
                .does(new CardIn("t-1", "craps"))
                .does(new ToTable("t-1", money("10.00")))
                .does(new Exclude(CASINO_SUPERVISOR, "counted by device"));
        story.refuses(PatronReason.EXCLUDED, new ToTable("t-1", money("10.00")));
        story.refuses(PatronReason.EXCLUDED, new Deposit(CASHIER, money("10.00"), Means.CASH));
        story.does(new FromTable("t-1", money("10.00"))).does(new Withdraw(CASHIER, money("100.00")));
        assertThat(story.books()).isEqualTo(Books.EMPTY);
    }

    @Test
    @Rule("R-193")
    void what_a_table_takes_back_comes_out_of_the_wallet_and_the_rest_is_owed() {
        var story = with("20.00").does(new Exclude(CASINO_SUPERVISOR, "device"));
        story.does(new Charge("t-1", "blackjack", money("30.00"), "18.5.1"));
        assertThat(wallet(story)).isEqualTo(Money.ZERO);
        assertThat(debt(story)).isEqualTo(money("10.00"));
        assertThat(story.books().balance(Account.owed(ANN))).isEqualTo(money("-10.00"));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(money("30.00"));
        story.does(new PayIn("t-1", "blackjack", money("4.00"), "16.8"));
        story.does(new Charge("t-1", "blackjack", money("1.00"), "16.8"));
        assertThat(wallet(story)).isEqualTo(money("3.00"));
        assertThat(debt(story)).isEqualTo(money("10.00"));
        story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new Charge("t-1", "blackjack", Money.ZERO, "16.8"));
    }

    @Test
    @Rule({"R-193", "R-24"})
    void what_is_owed_is_paid_at_the_desk_or_out_of_the_wallet_and_no_more_than_that() {
        var story = ann().does(new Charge("t-1", "blackjack", money("30.00"), "18.5.1"))
                .does(new Deposit(CASHIER, money("12.00"), Means.CASH));
        story.refuses(PatronReason.WRONG_ROLE, new PayOwed(By.PATRON, money("5.00"), Means.CASH));
        story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new PayOwed(CASHIER, Money.ZERO, Means.CASH));
        story.does(new PayOwed(CASHIER, money("5.00"), Means.EFTPOS));
        story.refuses(PatronReason.NOT_ENOUGH_IN_WALLET, new PayOwed(By.PATRON, money("12.01"), null));
        story.does(new PayOwed(By.PATRON, money("12.00"), null));
        assertThat(wallet(story)).isEqualTo(Money.ZERO);
        assertThat(debt(story)).isEqualTo(money("13.00"));
        var refusal = story.refuses(PatronReason.MORE_THAN_OWED, new PayOwed(CASHIER, money("13.01"), Means.CASH));
        assertThat(refusal.detail()).isEqualTo("ann owes 13.00, not 13.01");
        story.does(new PayOwed(CASHIER, money("13.00"), Means.CASH));
        assertThat(debt(story)).isEqualTo(Money.ZERO);
        assertThat(story.books().balance(Account.owed(ANN))).isEqualTo(Money.ZERO);
    }

    private static Money debt(Story<PatronState, PatronCommand, PatronEvent> story) {
        return ((PatronState.Registered) story.state()).debt();
    }

    @Test
    @Rule({"bingo 8.4.3", "bingo 9.8", "R-124"})
    void what_a_table_owes_is_taken_in_whatever_the_standing_and_can_be_taken_out() {
        var story = with("100.00")
                .does(new Exclude(CASINO_SUPERVISOR, "counted by device"))
                .does(new TakePause(By.PATRON, Pause.MONTH))
                .does(new CancelCard(CASHIER))
                .does(new SetDepositLimit(By.PATRON, Money.ZERO))
                .does(new PayIn("h-1", "bingo", money("10.00"), "8.4.3"));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(money("-10.00"));
        story.does(new Withdraw(CASHIER, money("110.00")));
        assertThat(wallet(story)).isEqualTo(Money.ZERO);
        nobody().refuses(PatronReason.UNREGISTERED, new PayIn("h-1", "bingo", money("10.00"), "8.4.3"));
    }

    @Test
    @Rule({"bingo 7.5", "R-142"})
    void dollars_of_each_kind_add_up_in_the_purse_and_are_no_money() {
        var story = with("100.00");
        assertThat(known(story).purse()).isEqualTo(Dollars.NONE);
        story.does(new PayDollars("h-1", "bingo", new Dollars(money("30.00"), Money.ZERO), "7.4"))
                .does(new PayDollars("h-1", "bingo", new Dollars(money("0.05"), money("20.00")), "5.4"));
        assertThat(known(story).purse()).isEqualTo(new Dollars(money("30.05"), money("20.00")));
        assertThat(wallet(story)).isEqualTo(money("100.00"));
        assertThat(story.books().balances()).containsOnlyKeys(Account.CASH, WALLET);
        for (Dollars none : List.of(Dollars.NONE, new Dollars(money("-0.01"), money("5.00"))))
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new PayDollars("h-1", "bingo", none, "7.4"));
    }

    @Test
    @Rule({"craps 1.1 \"Redeemable Ticket\"", "craps 3.8.1"})
    void tickets_are_bought_from_the_wallet_and_redeemed_into_it() {
        var story = with("100.00").does(new BuyTicket(By.PATRON, TICKET, money("30.00")));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(money("30.00"));
        assertThat(wallet(story)).isEqualTo(money("70.00"));
        story.does(new RedeemTicket(CASHIER, TICKET, money("30.00")));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(Money.ZERO);
        story.refuses(PatronReason.NOT_ENOUGH_IN_WALLET, new BuyTicket(CASHIER, TICKET, money("100.01")));
    }

    @Test
    @Rule({"craps 4.2", "R-24"})
    void the_value_of_a_void_ticket_comes_back_by_a_supervisor() {
        var story = with("100.00").does(new BuyTicket(CASHIER, TICKET, money("30.00")));
        story.refuses(PatronReason.WRONG_ROLE, "craps 4.2", new RefundTicket(CASHIER, TICKET, money("30.00")));
        story.does(new RefundTicket(CASINO_SUPERVISOR, TICKET, money("30.00")));
        assertThat(wallet(story)).isEqualTo(money("100.00"));
        assertThat(story.books().balance(Account.TRANSIT)).isEqualTo(Money.ZERO);
    }

    @Test
    @Rule("R-1")
    void amounts_are_above_nothing_and_at_most_a_billion_dollars() {
        var story = ann().does(new CardIn("t-1", "craps"));
        for (Money amount : List.of(Money.ZERO, money("-0.01"), money("1000000000.01"))) {
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new Deposit(CASHIER, amount, Means.TRANSFER));
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new Withdraw(CASHIER, amount));
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new ToTable("t-1", amount));
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new BuyTicket(CASHIER, TICKET, amount));
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new RedeemTicket(CASHIER, TICKET, amount));
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new RefundTicket(CASINO_SUPERVISOR, TICKET, amount));
        }
        for (Money amount : List.of(Money.ZERO, money("-0.01"))) {
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new FromTable("t-1", amount));
            story.refuses(PatronReason.AMOUNT_OUT_OF_RANGE, new PayIn("t-1", "bingo", amount, "8.4.3"));
        }
        story.does(new Deposit(CASHIER, money("1000000000.00"), Means.TRANSFER))
                .does(new Withdraw(CASHIER, money("0.01")));
    }

    @Test
    void a_wallet_that_is_not_in_the_books_is_found() {
        var story = with("50.00");
        Books wrong = story.books().plus(Entry.transfer(WALLET, Account.HOUSE, money("0.01")));
        assertThatThrownBy(() -> new PatronMachine().reconcile(story.state(), wrong))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("49.99");
    }
}
