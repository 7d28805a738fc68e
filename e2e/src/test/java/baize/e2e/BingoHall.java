package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A bingo hall as a player sees it: the caller, the boxes, the call. */
record BingoHall(Page page, Visitor visitor, String table) {
    /** Buys a book that plays by itself, or one that is played by hand. */
    BingoHall buy(String how) {
        page.locator(".buy .pick", new Page.LocatorOptions().setHasText(how)).click();
        page.locator(".buy .btn.primary").click();
        assertThat(page.locator(".bx").first()).isVisible();
        return this;
    }

    /** Has the fee at hand for a paper book, by what the page offers. */
    BingoHall readyForPaper(String fee) {
        page.locator(".buy .pick", new Page.LocatorOptions().setHasText("On paper"))
                .click();
        button("Have " + fee + " ready").click();
        assertThat(page.locator(".counter")).containsText("The caller sells you the book.");
        return chipsAre(fee);
    }

    /** The numbers of a box, the bottom line first: those of the top line complete it. */
    List<Integer> fromBelow(int box) {
        Locator lines = page.locator(".bx[data-box='" + box + "'] tr");
        List<Integer> numbers = new ArrayList<>();
        for (int line = 2; line >= 0; line--)
            for (String each : lines.nth(line).locator("td:not(.e)").allInnerTexts())
                numbers.add(Integer.parseInt(each.strip()));
        return numbers;
    }

    /** What the last game came to, as the page says it beside the boxes. */
    Locator lastGame() {
        return page.locator(".results-of");
    }

    String id() {
        return visitor.get("/api/me").path("id").asString();
    }

    /** The card is in and the fee at hand, for a book that is sold over the counter. */
    BingoHall withChips(String amount) {
        command(Map.of("do", "card-in"));
        command(Map.of("do", "buy-in", "amount", amount));
        return this;
    }

    private void command(Map<String, ?> command) {
        visitor.post("/api/tables/" + table + "/commands", command);
    }

    BingoHall numberIs(int number, int call) {
        assertThat(page.locator(".said")).hasText("Number " + number + ", call " + call);
        return this;
    }

    /** A number on the card, to be pressed where it is played by hand. */
    Locator number(int number) {
        return page.locator(".bx [data-number='" + number + "']");
    }

    BingoHall mark(int number) {
        assertThat(number(number)).hasAttribute("aria-label", number + ", called, not marked");
        number(number).click();
        return marked(number);
    }

    BingoHall marked(int number) {
        assertThat(number(number)).hasAttribute("aria-pressed", "true");
        return this;
    }

    /** What a box still needs, as its head says. */
    BingoHall needs(int box, String words) {
        assertThat(page.locator(".bx[data-box='" + box + "'] .needs")).containsText(words);
        return this;
    }

    Locator claimButton() {
        return page.locator(".claim");
    }

    BingoHall claim() {
        claimButton().click();
        return this;
    }

    /** What stands of claims. */
    Locator claims() {
        return page.locator(".claims");
    }

    /** What is to be known now, with its clause. */
    BingoHall told(String words, String clause) {
        assertThat(page.locator(".says")).containsText(words);
        assertThat(page.locator(".says .cl")).hasText(clause);
        return this;
    }

    BingoHall chipsAre(String amount) {
        assertThat(page.locator(".bal.chips b")).hasText(amount);
        return this;
    }

    /** The settled lines of the game, in the book. */
    Locator docket() {
        if (page.locator(".book.open").count() == 0) page.keyboard().press("B");
        return page.locator(".book .docket");
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
