package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What surrounds the dice: notes and tickets, malfunctions, the close of play. */
@Tag("browser")
@ExtendWith(Chromium.class)
class CrapsHouseTest {
    @RegisterExtension
    final Evening evening = new Evening(TestHouse.craps());

    private CrapsTerminal seated(Visitor visitor, int terminal) {
        return visitor.atTerminals("1").take(terminal);
    }

    private static String ticketOf(CrapsTerminal player) {
        player.button("Collect: ticket").click();
        player.creditsAre("$0.00");
        return player.page().locator(".ticket b").innerText();
    }

    @Test
    @Rule({"craps 3.4.1", "craps 3.8.1", "craps 1.1 \"Redeemable Ticket\""})
    void a_note_goes_in_a_ticket_with_its_paper_comes_out_and_the_cashier_pays_it_once() {
        Visitor visitor = evening.guest();
        CrapsTerminal player = seated(visitor, 3);
        player.page().keyboard().press("M");
        player.page().locator(".note-in").getByText("$20").click();
        player.creditsAre("$120.00");
        String number = ticketOf(player);
        APIResponse paper = player.page()
                .context()
                .request()
                .get(evening.house().address()
                        + Objects.requireNonNull(
                                        player.page().locator(".ticket a").getAttribute("href"))
                                .substring(1));
        assertThat(paper.headers()).containsEntry("content-type", "application/pdf");
        assertThat(new String(paper.body(), 0, 5, StandardCharsets.US_ASCII)).isEqualTo("%PDF-");
        Page desk = evening.stranger().as(TestHouse.CASHIER).open("/staff");
        desk.locator("#ticket").fill(number);
        desk.getByText("Look it up").click();
        assertThat(desk.locator(".ticket-state")).containsText("to be redeemed");
        desk.getByText("Pay $120.00 in cash").click();
        assertThat(desk.locator(".tickets .done")).hasText("$120.00 paid in cash.");
        assertThat(desk.locator(".ticket-state")).containsText("redeemed");
        assertThat(desk.locator(".tickets .pay")).hasCount(0);
    }

    @Test
    @Rule({"craps 3.4.2", "craps 3.7"})
    void a_ticket_goes_into_another_terminal_and_is_on_its_meter() {
        String number = ticket(evening.guest(), 3);
        CrapsTerminal other = seated(evening.guest(), 5);
        other.page().keyboard().press("M");
        other.page().locator("#ticket-number").fill(number);
        other.button("Insert").click();
        other.creditsAre("$200.00");
    }

    @Test
    @Rule("craps 1.1 \"Redeemable Ticket\"")
    void a_patron_redeems_a_ticket_into_the_own_balance_and_not_twice() {
        Visitor visitor = evening.guest();
        String number = ticket(visitor, 3);
        evening.watch().expect("409 .*redeem");
        Page cashier = visitor.open("/cashier");
        for (int time = 0; time < 2; time++) {
            cashier.locator("#ticket").fill(number);
            cashier.getByText("To my balance").click();
            assertThat(cashier.locator(time == 0 ? ".tickets .done" : ".tickets .refusal"))
                    .isVisible();
        }
        assertThat(cashier.locator(".topbar .bal b")).hasText("$500.00");
    }

    private String ticket(Visitor visitor, int terminal) {
        CrapsTerminal player = seated(visitor, terminal);
        player.page().keyboard().press("M");
        return ticketOf(player);
    }

    @Test
    @Rule({"craps 6.1", "craps 6.2.2", "craps 6.3", "craps 3.9.16", "R-79"})
    void a_terminal_that_fails_holds_its_results_until_its_records_are_read() {
        CrapsTerminal player =
                seated(evening.guest(), 3).choose(5).press("field", "$5.00").press("place-6", "$5.00");
        DealerPage attendant = evening.supervisorAt("1");
        attendant.choose("A terminal fails").fill("clause", "6.2.2").hold();
        assertThat(player.page().locator(".failed")).containsText("Terminal 3 is out of order.");
        attendant.closeWagers().shoot("5-4");
        player.lastRoll("9", "5-4").creditsAre("$90.00");
        attendant.choose("The records of a terminal are read");
        assertThat(attendant.confirmation()).containsText("Field $5.00, win held");
        attendant
                .page()
                .locator(".check", new Page.LocatorOptions().setHasText("Place 6"))
                .click();
        assertThat(attendant.confirmation().locator(".t")).containsText("Returned in all");
        assertThat(attendant.confirmation().locator(".t")).containsText("$15.00");
        attendant.hold();
        assertThat(player.page().locator(".failed")).hasCount(0);
        player.lies("place-6", "empty").creditsAre("$105.00");
    }

    @Test
    @Rule({"craps 7.2", "craps 6.5", "R-86"})
    void the_close_of_play_is_announced_and_credits_may_be_withheld() {
        CrapsTerminal player = seated(evening.guest(), 3).choose(5).press("field", "$5.00");
        DealerPage attendant = evening.supervisorAt("1");
        attendant.choose("Warn of the close of play").hold();
        Locator closing = player.page().locator(".closing");
        assertThat(closing).containsText("Play closes with round");
        attendant
                .choose("Withhold credits")
                .type("amount", "20.00")
                .type("text", "a win that is looked into")
                .hold();
        player.creditsAre("$75.00");
        assertThat(player.page().locator(".withheld")).containsText("$20.00");
        attendant.choose("An investigation is over").type("text", "it was due").hold();
        player.creditsAre("$95.00");
        assertThat(player.page().locator(".withheld")).hasCount(0);
    }

    @Test
    @Rule({"craps 4.1", "craps 3.8.1"})
    void credits_are_paid_by_hand_against_a_signature() {
        CrapsTerminal player = seated(evening.guest(), 3);
        DealerPage attendant = evening.dealerAt("1");
        attendant.choose("Pay by hand").type("amount", "40.00").hold();
        player.creditsAre("$60.00");
    }
}
