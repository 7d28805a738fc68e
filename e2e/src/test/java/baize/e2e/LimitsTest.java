package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Limits on play, as a patron sets them at the cashier's. */
@Tag("browser")
@ExtendWith(Chromium.class)
class LimitsTest {
    private static final Duration DAY = Duration.ofHours(24);

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void a_loss_limit_is_lowered_at_once_and_raised_after_a_day() {
        Visitor visitor = evening.guest();
        CashierPage cashier = new CashierPage(visitor.open("/cashier"));
        cashier.set("loss", "day", "200").says("It holds from now on.");
        assertThat(cashier.limit("Loss, a day")).containsText("$0.00 of $200.00");
        cashier.set("loss", "day", "100").says("It holds from now on.");
        assertThat(cashier.limit("Loss, a day")).containsText("$0.00 of $100.00");
        Instant before = Instant.now().truncatedTo(ChronoUnit.SECONDS);
        cashier.set("loss", "day", "500").says("It will hold from");
        assertThat(cashier.limit("Loss, a day")).containsText("$0.00 of $100.00");
        assertThat(cashier.limit("Loss, a day").locator(".next"))
                .hasText(Pattern.compile("\\$500\\.00 from \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d"));
        Instant from = Instant.parse(
                visitor.get("/api/me").at("/limits/loss/day/next/from").asString());
        assertThat(from).isBetween(before.plus(DAY), Instant.now().plus(DAY));
    }

    @Test
    @Rule("R-16")
    void what_is_in_play_counts_against_the_loss_limit_until_it_is_settled() {
        Visitor visitor = evening.guest();
        CashierPage cashier = new CashierPage(visitor.open("/cashier"));
        cashier.set("loss", "day", "30").says("It holds from now on.");
        TablePage table = visitor.atTable("6").sitDown(4).stakeFifteen();
        assertThat(table.area("ante")).hasAttribute("aria-label", Pattern.compile("\\$10 to "));
        CashierPage again = new CashierPage(visitor.openBeside(evening.house().address() + "cashier"));
        assertThat(again.limit("Loss, a day")).containsText("$15.00 of $30.00");
    }

    @Test
    void what_is_not_an_amount_is_said_and_nothing_is_changed() {
        Visitor visitor = evening.guest();
        CashierPage cashier = new CashierPage(visitor.open("/cashier"));
        cashier.set("loss", "day", "a lot");
        assertThat(cashier.limit("Loss, a day")).containsText("An amount such as 200.00 is expected.");
        assertThat(visitor.get("/api/me").at("/limits/loss/day").isMissingNode())
                .isTrue();
    }

    @Test
    @Rule({"R-15", "R-16"})
    void the_limit_keeps_room_for_the_whole_round_and_says_so_instead_of_the_tables_rule() {
        for (Screen screen : new Screen[] {Screen.DESK, Screen.PHONE}) {
            Visitor visitor = evening.guest(screen);
            new CashierPage(visitor.open("/cashier")).set("loss", "day", "30").says("It holds from now on.");
            TablePage table = visitor.atTable("6").sitDown(screen.equals(Screen.DESK) ? 4 : 5);
            assertThat(table.area("ante")).hasAttribute("aria-label", Pattern.compile("\\$10 to \\$15"));
            table.choose(25).press("ante");
            Locator why = table.tray().locator(".why");
            assertThat(why).containsText("Your limit for today leaves $30.00; an Ante needs as much again for Play.");
            assertThat(why.locator(".cl")).hasText("R-15");
            table.chipsAre("$100.00").choose(5).press("ante").press("ante").holds("Ante", "$15.00");
            Fit.assertFits(table.page());
        }
        evening.dealerAt("6").deal("Qs Kh 9d 7d 4c 9s 3c 2h Jd");
    }

    @Test
    @Rule("R-15")
    void a_limit_that_leaves_too_little_for_any_round_is_named_as_the_reason() {
        Visitor visitor = evening.guest();
        new CashierPage(visitor.open("/cashier")).set("loss", "day", "15").says("It holds from now on.");
        TablePage table = visitor.atTable("6").sitDown(4);
        Locator why = table.tray().locator(".why");
        assertThat(table.area("ante")).hasAttribute("aria-disabled", "true");
        assertThat(table.area("pair-plus")).hasAttribute("aria-label", Pattern.compile("\\$5 to \\$15"));
        table.area("ante").dispatchEvent("click");
        assertThat(why).containsText("Your limit for today leaves $15.00; an Ante needs as much again for Play.");
    }
}
