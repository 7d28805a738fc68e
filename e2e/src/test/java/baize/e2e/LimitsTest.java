package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.rule.Rule;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Limits on play, as a patron sets them at the cashier's. */
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
}
