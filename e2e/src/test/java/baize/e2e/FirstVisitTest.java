package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

@Tag("browser")
@ExtendWith(Chromium.class)
class FirstVisitTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void a_stranger_is_on_the_floor_with_one_click_and_at_a_table_with_another() {
        Page page = evening.stranger().open("/");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Play as a guest"))
                .click();
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("The floor")))
                .isVisible();
        assertThat(page.locator(".topbar .bal b")).hasText("$500.00");
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName("Sit down at table 4"))
                .click();
        new TablePage(page).sitDown(4).chipsAre("$100.00").balanceIs("$400.00");
    }
}
