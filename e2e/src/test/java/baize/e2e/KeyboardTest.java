package baize.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The round of {@link RoundTest} without a pointer. */
@Tag("browser")
@ExtendWith(Chromium.class)
class KeyboardTest {
    private static final int MOST_TABS = 60;

    /** Whether a focused thing can be told from the others: an outline, or on the cloth a thick edge. */
    private static final String IS_SEEN = """
            element => {
              const style = getComputedStyle(element);
              const edge = element.querySelector('.edge, .reach');
              return element.matches(':focus-visible') && (
                style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 3
                || !!edge && getComputedStyle(edge).stroke !== 'none'
                  && parseFloat(getComputedStyle(edge).strokeWidth) >= 3);
            }""";

    /** What has the focus and cannot be told from the others; past the last thing on the page nothing has it. */
    private static final String UNSEEN = """
            () => {
              const focused = document.activeElement;
              return focused === document.body || (%s)(focused) ? '' : focused.outerHTML.slice(0, 200);
            }""".formatted(IS_SEEN);

    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void a_round_by_keys_alone_is_settled_to_the_cent() {
        TablePage table = evening.guest().atTable("6");
        DealerPage dealer = evening.dealerAt("6");
        tabTo(table, table.button("Sit down"));
        press(table, "Enter");
        assertFocused(table.area("ante"));
        press(table, "2");
        assertThat(table.button("$25 chip")).hasAttribute("aria-pressed", "true");
        press(table, "1");
        assertThat(table.button("$5 chip")).hasAttribute("aria-pressed", "true");
        press(table, "Enter");
        table.holds("Ante", "$10.00");
        press(table, "ArrowUp");
        assertFocused(table.area("pair-plus"));
        press(table, "Enter");
        table.holds("Pair Plus", "$5.00").chipsAre("$85.00");
        dealer.deal(RoundTest.TC_3);
        assertThat(table.offer("Play $10.00")).isEnabled();
        press(table, "P");
        assertThat(table.offer("Play $10.00")).hasCount(0);
        dealer.settle();
        RoundTest.assertSettled(table);
        table.chipsAre("$150.00");
    }

    @Test
    void chips_are_taken_back_and_the_offers_and_the_book_are_reached_by_keys() {
        TablePage table = evening.guest().atTable("6").sitDown(4);
        DealerPage dealer = evening.dealerAt("6");
        press(table, "2");
        tabTo(table, table.area("ante"));
        press(table, "+", "+");
        table.holds("Ante", "$50.00").chipsAre("$50.00");
        press(table, "-");
        table.holds("Ante", "$25.00").chipsAre("$75.00");
        press(table, "U");
        table.holds("Ante", "$50.00").chipsAre("$50.00");
        press(table, "C");
        table.holds("Ante", "empty").chipsAre("$100.00");
        press(table, "1", "Enter");
        table.holds("Ante", "$10.00").chipsAre("$90.00");
        dealer.deal(RoundTest.TC_3);
        assertThat(table.offer("Play $10.00")).isEnabled();
        press(table, "F6");
        assertFocused(table.offer("Play $10.00"));
        press(table, "B", "?");
        assertThat(table.page().getByText("Single keys are on")).isVisible();
    }

    private static void press(TablePage table, String... keys) {
        for (String key : keys) table.page().keyboard().press(key);
    }

    /** Goes on with Tab until it is there; everything on the way can be seen. */
    private static void tabTo(TablePage table, Locator target) {
        Page page = table.page();
        target.waitFor();
        for (int tabs = 0; tabs < MOST_TABS; tabs++) {
            page.keyboard().press("Tab");
            assertThat(page.evaluate(UNSEEN))
                    .as("has the focus and is not seen")
                    .isEqualTo("");
            if (Boolean.TRUE.equals(target.evaluate("element => element === document.activeElement"))) return;
        }
        throw new AssertionError("not reached with " + MOST_TABS + " tabs: " + target);
    }

    private static void assertFocused(Locator target) {
        assertThat(target).isFocused();
        assertThat(target.evaluate(IS_SEEN)).as("focus on %s is seen", target).isEqualTo(true);
    }
}
