package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Locale;
import java.util.regex.Pattern;

/** The table as a player sees it and acts on it. */
final class TablePage {
    private final Page page;

    TablePage(Page page) {
        this.page = page;
    }

    Page page() {
        return page;
    }

    /** Takes a box with chips for $100.00. */
    TablePage sitDown(int box) {
        button("Box " + box).click();
        button("Chips for $100.00").click();
        button("Sit down").click();
        assertThat(page.locator(".where")).containsText("your box " + box);
        return this;
    }

    TablePage choose(int dollars) {
        button("$" + dollars + " chip").click();
        return this;
    }

    TablePage press(String area) {
        area(area).click();
        return this;
    }

    /** Ante $10.00 and Pair Plus $5.00 of a new seat's $100.00, and the floor has them: chips are what it says. */
    TablePage stakeFifteen() {
        choose(5).press("ante").press("pair-plus");
        return holds("Ante", "$10.00").holds("Pair Plus", "$5.00").chipsAre("$85.00");
    }

    /** So much lies on an area of one's own, as it is read aloud. */
    TablePage holds(String wager, String stake) {
        assertThat(area(wager.toLowerCase(Locale.ROOT).replace(' ', '-')))
                .hasAttribute("aria-label", Pattern.compile("^" + wager + ", " + stake.replaceAll("[$.]", "\\\\$0")));
        return this;
    }

    TablePage decide(String offer) {
        offer(offer).click();
        return this;
    }

    /** The offer whose words begin so: "Play $10.00", "Fold". */
    Locator offer(String words) {
        return page.locator("#offers button", new Page.LocatorOptions().setHasText(words));
    }

    /** An area of one's own box. */
    Locator area(String id) {
        return page.locator("[data-areas] [data-area='" + id + "']");
    }

    Locator box(int number) {
        return page.locator("[data-box='" + number + "']");
    }

    /** Faces of cards that lie on the cloth within. */
    static Locator faces(Locator within) {
        return within.locator(".card:not([data-face=''])");
    }

    Locator dealerCards() {
        return page.locator(".dealer .card, .dealer-narrow .card");
    }

    Locator ownHand() {
        return page.locator("baize-hand .fan");
    }

    Locator docket() {
        return page.locator(".book baize-docket");
    }

    Locator tray() {
        return page.locator(".tray");
    }

    Locator broken() {
        return page.locator(".notice.broken");
    }

    TablePage chipsAre(String amount) {
        assertThat(tray().locator(".chips .lab")).containsText(amount);
        return this;
    }

    TablePage balanceIs(String amount) {
        assertThat(page.locator(".topbar .bal b")).hasText(amount);
        return this;
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
