package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Chromium.class)
class FirstVisitTest {
    @Test
    void a_stranger_is_on_the_floor_with_one_click(Browser browser, @TempDir Path folder) {
        try (TestHouse house = new TestHouse(folder);
                BrowserContext context = browser.newContext()) {
            Page page = context.newPage();
            page.navigate(house.address());
            page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play as a guest"))
                    .click();
            assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("The floor")))
                    .isVisible();
            assertThat(page.getByText("$500.00").first()).isVisible();
            house.assertBalanced();
        }
    }
}
