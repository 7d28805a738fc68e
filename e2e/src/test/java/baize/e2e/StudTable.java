package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;

/** What a Caribbean Stud table has besides: a slot with its lamp, and the meter. */
record StudTable(TablePage table) {
    /** The dealer's pair of tens, which plays; then box by box from the first. */
    static final String TENS = "Tc 4s 3h 2c Td";

    static final String FLUSH = "2h 6h 9h Jh Kh";
    static final String STRAIGHT_FLUSH = "5s 6s 7s 8s 9s";
    static final String ACE_KING = "Ac Kd Qc 9d 7c";

    Page page() {
        return table.page();
    }

    /** So many antes of $5.00 beyond the minimum of $10.00, and the floor has them. */
    StudTable ante(int more, String chips) {
        table.choose(5).press("ante");
        for (int press = 0; press < more; press++) table.press("ante");
        table.chipsAre(chips);
        return this;
    }

    /** Presses the slot until its lamp is lit. */
    StudTable jackpot() {
        table.press("jackpot");
        assertThat(slot()).hasAttribute("aria-label", Pattern.compile("^Jackpot wager, \\$5\\.00"));
        assertThat(slot().locator(".lamp.lit")).isVisible();
        return this;
    }

    Locator slot() {
        return table.area("jackpot");
    }

    Locator meter() {
        return page().locator(".meter-frame [data-meter], .meter-narrow [data-meter]");
    }

    /** What stands above the meter's figures. */
    Locator caption() {
        return page().locator(".meter-frame .cap, .meter-narrow span");
    }
}
