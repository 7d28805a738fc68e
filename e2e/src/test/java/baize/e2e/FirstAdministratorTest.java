package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import baize.server.plan.FloorPlan;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A real floor that nobody works at yet. */
@Tag("browser")
@ExtendWith(Chromium.class)
class FirstAdministratorTest {
    @RegisterExtension
    final Evening evening = new Evening(FloorPlan.EMPTY).onRealFloor();

    private static void fill(Page page, String code) {
        page.getByLabel("Code from the console").fill(code);
        page.getByLabel("Staff number").fill("moreau");
        page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).fill("C. Moreau");
        page.getByLabel("Password").fill("a lamp by the window");
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Set up the floor"))
                .click();
    }

    @Test
    void who_has_the_code_of_the_console_becomes_administrator_and_nobody_else_does() {
        evening.watch().expect("/api/setup");
        Page page = evening.stranger().open("/");
        fill(page, "a-guess");
        assertThat(page.getByRole(AriaRole.ALERT)).containsText("code");
        assertThat(page.getByLabel("Code from the console")).isVisible();
        fill(page, evening.house().setupCode());
        page.waitForURL("**/staff");
        assertThat(page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Desk")))
                .isVisible();
        Page later = evening.stranger().open("/");
        assertThat(later.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Sign in")))
                .isVisible();
        assertThat(later.getByLabel("Code from the console")).hasCount(0);
        assertThat(later.getByText("Play as a guest")).hasCount(0);
    }
}
