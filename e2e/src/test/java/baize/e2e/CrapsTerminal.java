package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;

/** A player terminal of craps: the layout, its meter and its tumbler. */
record CrapsTerminal(Page page) {
    /** Takes a terminal with credits of $100.00 from the balance. */
    CrapsTerminal take(int number) {
        page.locator("#terminal").selectOption(String.valueOf(number));
        button("$100").click();
        button("Take the terminal").click();
        assertThat(page.locator(".where")).containsText("terminal " + number);
        return this;
    }

    CrapsTerminal choose(int dollars) {
        button("$" + dollars + " chip").click();
        return this;
    }

    /** Presses a place of the layout, and the page shows what lies there then. */
    CrapsTerminal press(String place, String lies) {
        area(place).click();
        return lies(place, lies);
    }

    /** Presses a place that takes nothing now, to be told why. */
    CrapsTerminal asks(String place) {
        area(place).click(new Locator.ClickOptions().setForce(true));
        return this;
    }

    CrapsTerminal lies(String place, String amount) {
        assertThat(labelled(place))
                .hasAttribute("aria-label", Pattern.compile(", " + amount.replaceAll("[$.]", "\\\\$0") + ","));
        return this;
    }

    /** A place of the layout where a finger finds it: the line's foot, not its corner. */
    Locator area(String place) {
        return page.locator("[data-area='" + place + "']" + (place.equals("pass-line") ? " .aim" : ""));
    }

    Locator labelled(String place) {
        return page.locator("[data-area='" + place + "']");
    }

    /** What the meter says, which only the floor's own view of it does for long. */
    CrapsTerminal creditsAre(String amount) {
        assertThat(page.locator(".credit")).hasText(amount);
        return this;
    }

    CrapsTerminal lastRoll(String total, String dice) {
        assertThat(page.locator(".last b")).hasText(total);
        assertThat(page.locator(".last small")).hasText(dice);
        return this;
    }

    /** The puck: "ON" or "OFF". */
    CrapsTerminal puckIs(String side) {
        assertThat(page.locator(".puck text")).hasText(side);
        return this;
    }

    CrapsTerminal shooterIs(String words) {
        assertThat(page.locator(".who-shoots b")).hasText(words);
        return this;
    }

    /** What the last roll settled on a place: its net and its clause. */
    CrapsTerminal settled(String place, String net, String clause) {
        Locator line = page.locator(".sl[data-line='" + place + "']");
        assertThat(line).containsText(net);
        assertThat(line.locator(".cl")).hasText(clause);
        return this;
    }

    CrapsTerminal netIs(String net) {
        assertThat(page.locator(".sl.net b")).hasText(net);
        return this;
    }

    /** What stands in the tray: a reason with its clause. */
    CrapsTerminal told(String words, String clause) {
        assertThat(page.locator(".tray .why")).containsText(words);
        assertThat(page.locator(".tray .why .cl")).hasText(clause);
        return this;
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    Locator shoot() {
        return page.locator(".shoot");
    }
}
