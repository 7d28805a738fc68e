package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;

/** A line of a docket as it is read: "Ante", "$10.00", "$20.00 back", "+$10.00", "win", "9.3.2". */
record SettledLine(String wager, String stake, String back, String net, String result, String clause) {
    /** The docket says these lines, in this order, no others, and closes with this net. */
    static void assertDocket(Locator docket, String net, SettledLine... lines) {
        Locator rows = docket.locator("baize-line");
        assertThat(rows).hasCount(lines.length);
        for (int at = 0; at < lines.length; at++) lines[at].assertAt(rows.nth(at));
        assertThat(docket.locator(".sum .amt")).hasText(net);
    }

    private void assertAt(Locator row) {
        assertThat(row).isVisible();
        assertThat(row.locator(".w")).hasText(wager + stake);
        assertThat(row.locator(".amt")).hasText(back + net);
        assertThat(row.locator(".res")).hasText(result);
        assertThat(row.locator(".res use")).hasAttribute("href", "/art/cards.svg#r-" + mark());
        assertThat(row.locator(".cl")).hasText(clause);
    }

    private String mark() {
        return result.equals("stand-off") ? "so" : result;
    }
}
