package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import baize.core.rule.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A table that the house deals at needs nobody but its players. */
@Tag("browser")
@ExtendWith(Chromium.class)
class HouseDealerTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void a_wager_starts_a_round_that_the_house_deals_and_settles_and_the_browser_checks_the_shuffle() {
        Visitor visitor = evening.guest();
        TablePage table = visitor.atTable("4").sitDown(4).press("ante");
        assertThat(table.offer("Play $10.00")).isVisible();
        assertThat(table.page().getByRole(AriaRole.TIMER))
                .hasAttribute("aria-label", Pattern.compile("^\\d+ seconds$"));
        assertThat(table.tray().locator(".at-zero")).containsText("At 0 the hand is folded.");
        assertThat(table.tray().locator(".at-zero .cl")).hasText("R-200");
        assertThat(visitor.views())
                .anyMatch(view -> view.at("/waiting/for").asString().equals("wagering"));
        table.decide("Play $10.00");
        assertThat(table.docket().locator(".sum")).isVisible();
        Money net = amount(table.docket().locator(".sum .amt"));
        table.chipsAre("$" + Money.dollars(100).plus(net));
        table.page().getByText("Check the shuffle").click();
        Locator check = table.page().locator("baize-replay-check");
        assertThat(check).containsText("The seed gives the seal that stood at the table before any wager.");
        assertThat(check).containsText("The seed gives the 6 cards that were dealt, in this order.");
        assertThat(check.locator(".tick.bad")).hasCount(0);
        assertThat(table.page().locator(".ft")).containsText("decided again by today’s code, the same");
    }

    @Test
    @Rule("R-200")
    void what_happens_at_zero_stands_on_the_sign_before_any_wager_and_only_where_the_house_deals() {
        Visitor visitor = evening.guest();
        TablePage house = visitor.atTable("4");
        assertThat(house.page().locator(".book .kv").first()).containsText("No decision in time");
        assertThat(house.page().locator(".book .kv").first()).containsText("folded");
        TablePage staff = visitor.atTable("5");
        assertThat(staff.page().locator(".book .kv").first()).containsText("Ante");
        assertThat(staff.page().locator(".book .kv").first()).not().containsText("No decision in time");
    }

    @Test
    @Rule({"R-200", "three-card-poker 8.4"})
    void who_lets_the_time_run_out_has_folded_as_was_said() {
        TablePage table = evening.guest().atTable("4").sitDown(4).press("ante");
        assertThat(table.offer("Fold")).isVisible();
        evening.house().goOn(Duration.ofMinutes(2));
        SettledLine.assertDocket(
                table.docket(), "−$10.00", new SettledLine("Ante", "$10.00", "", "−$10.00", "lose", "8.4"));
        assertThat(table.docket()).containsText("folded, the time ran out");
        table.chipsAre("$90.00");
    }

    @Test
    @Rule("R-200")
    void a_phone_says_it_beside_the_countdown() {
        TablePage table = evening.guest(Screen.PHONE).atTable("4").sitDown(4).press("ante");
        assertThat(table.offer("Fold")).isVisible();
        assertThat(table.tray().locator(".at-zero")).containsText("At 0 the hand is folded.");
        Fit.assertOnScreen(table.offer("Fold"));
        Fit.assertOnScreen(table.ownHand());
        Fit.assertFits(table.page());
    }

    private static Money amount(Locator shown) {
        String words = shown.innerText().replace("$", "").replace("+", "").replace('−', '-');
        return Money.parse(words);
    }
}
