package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import baize.core.money.Money;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A table that the house deals at needs nobody but its players. */
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

    private static Money amount(Locator shown) {
        String words = shown.innerText().replace("$", "").replace("+", "").replace('−', '-');
        return Money.parse(words);
    }
}
