package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;

/** Whether pages fit their screen. */
final class Fit {
    private Fit() {}

    static void assertFits(Page page) {
        assertThat(page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))
                .as("%s needs no scrolling sideways", page.url())
                .isEqualTo(true);
    }

    /** For a screen that nobody scrolls. */
    static void assertWhole(Page page) {
        assertFits(page);
        assertThat(page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"))
                .as("%s needs no scrolling", page.url())
                .isEqualTo(true);
    }

    static void assertOnScreen(Locator locator) {
        assertThat(locator).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }
}
