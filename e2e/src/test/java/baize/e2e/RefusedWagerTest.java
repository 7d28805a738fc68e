package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Between the offer and the press something changed: the floor refuses, and the page says why where it was pressed. */
@Tag("browser")
@ExtendWith(Chromium.class)
class RefusedWagerTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    @Rule("three-card-poker 7.2")
    void a_wager_after_no_more_bets_is_refused_with_its_clause_in_the_tray() {
        Cable slow = evening.cable();
        TablePage table = evening.guest(slow).atTable("6").sitDown(4);
        evening.guest().atTable("6").sitDown(3).stakeFifteen();
        DealerPage dealer = evening.dealerAt("6");
        assertThat(table.box(3)).hasAttribute("aria-label", Pattern.compile("Ante"));
        slow.hold();
        dealer.noMoreBets();
        table.press("ante");
        slow.release();
        assertRefused(table, "Ante of $10.00 not accepted", "7.2", "After wagers close");
        table.chipsAre("$100.00");
    }

    @Test
    @Rule("R-16")
    void a_wager_beyond_the_loss_limit_is_refused_with_its_ruling_in_the_tray() {
        Cable slow = evening.cable();
        Visitor visitor = evening.guest(slow);
        TablePage table = visitor.atTable("6").sitDown(4).choose(25);
        slow.hold();
        CashierPage cashier = new CashierPage(visitor.openBeside(evening.house().address() + "cashier"));
        cashier.set("loss", "day", "20").says("It holds from now on.");
        table.press("ante");
        slow.release();
        assertRefused(table, "Ante of $25.00 not accepted", "R-16", "net loss");
        table.chipsAre("$100.00");
    }

    private static void assertRefused(TablePage table, String words, String clause, String text) {
        Locator refusal = table.tray().locator(".refusal");
        assertThat(refusal).containsText(words);
        assertThat(refusal.locator(".cl")).hasText(clause);
        refusal.locator(".cl").click();
        Locator opened = table.page().locator(".book .asked .clause-open");
        assertThat(opened).containsText(clause);
        assertThat(opened).containsText(text);
    }
}
