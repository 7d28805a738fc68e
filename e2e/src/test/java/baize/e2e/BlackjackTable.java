package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;

/** What a Star Blackjack table has besides: several hands and several players on a box, the insurance line. */
record BlackjackTable(TablePage table) {
    Page page() {
        return table.page();
    }

    /** $25.00 on the own box, and the floor has it. */
    BlackjackTable main() {
        table.choose(25).press("main");
        table.chipsAre("$75.00");
        return this;
    }

    /** Chips of $5.00 on an area of another's box, beginning with its minimum. */
    BlackjackTable backing(int box, int presses, String chips) {
        table.choose(5);
        for (int press = 0; press < presses; press++)
            table.box(box).locator("[data-area='main']").click();
        table.chipsAre(chips);
        return this;
    }

    /** The cards of one hand of a box as they lie on the cloth. */
    Locator hand(int box, int number) {
        return table.box(box).locator("[data-hand='" + number + "']");
    }

    /** What stands above a hand. */
    BlackjackTable worth(int box, int number, String words) {
        assertThat(hand(box, number).locator(".hand-worth text")).hasText(words);
        return this;
    }

    Locator turn() {
        return page().locator(".turn-ring");
    }

    BlackjackTable says(int box, String words) {
        assertThat(table.box(box)).hasAttribute("aria-label", Pattern.compile(words));
        return this;
    }
}
