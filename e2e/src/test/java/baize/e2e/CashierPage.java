package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** The cashier's page: limits on play. */
final class CashierPage {
    private final Page page;

    CashierPage(Page page) {
        this.page = page;
    }

    /** Sets or changes a limit: "loss", "day", "200". */
    CashierPage set(String kind, String period, String most) {
        page.locator("#change-" + kind + "-" + period).click();
        page.locator("#most").fill(most);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Set this limit"))
                .click();
        return this;
    }

    CashierPage says(String words) {
        assertThat(page.locator("baize-cashier-limits .done")).containsText(words);
        return this;
    }

    /** The line of a limit: "Loss, a day". */
    Locator limit(String name) {
        return page.locator(".lim", new Page.LocatorOptions().setHasText(Pattern.compile("^" + name)));
    }
}
