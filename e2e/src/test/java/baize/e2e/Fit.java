package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import java.util.List;

/** Whether pages fit their screen. */
final class Fit {
    private static final List<Integer> DESKS = List.of(821, 1024, 1241, 1280, 1366, Screen.DESK.width());
    private static final String OVER_THE_EDGE = """
            ([frame, inner]) => {
              const found = [...document.querySelectorAll(frame)].flatMap(each => {
                const edge = each.getBoundingClientRect();
                return [...each.querySelectorAll(inner)].map(part => [part, part.getBoundingClientRect(), edge]);
              });
              if (!found.length) return ['nothing is there'];
              return found.filter(([, part, edge]) => part.left < edge.left || part.right > edge.right)
                .map(([part]) => part.textContent);
            }
            """;

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

    /** At desks of all widths, what is in a frame does not stand over its edge. */
    static void assertWithin(Page page, String frame, String inner) {
        for (int width : DESKS) {
            page.setViewportSize(width, Screen.DESK.height());
            Object over = page.evaluate(OVER_THE_EDGE, List.of(frame, inner));
            assertThat((List<?>) over)
                    .as("%s over the edge of %s at %d px", inner, frame, width)
                    .isEmpty();
        }
        page.setViewportSize(Screen.DESK.width(), Screen.DESK.height());
    }

    static void assertOnScreen(Locator locator) {
        assertThat(locator).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
    }
}
