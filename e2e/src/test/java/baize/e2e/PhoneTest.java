package baize.e2e;

import static baize.e2e.Fit.assertFits;
import static baize.e2e.Fit.assertOnScreen;
import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A phone held upright: everything a round needs is on its screen. */
@Tag("browser")
@ExtendWith(Chromium.class)
class PhoneTest {
    @RegisterExtension
    final Evening evening = new Evening();

    @Test
    void a_round_on_a_phone_needs_no_scrolling_sideways_and_shows_both_hands() {
        TablePage table = evening.guest(Screen.PHONE).atTable("6");
        DealerPage dealer = evening.dealerAt("6");
        assertFits(table.page());
        table.sitDown(4);
        assertFits(table.page());
        table.stakeFifteen();
        dealer.deal(RoundTest.TC_3);
        assertThat(table.offer("Play $10.00")).isEnabled();
        assertOnScreen(table.ownHand());
        assertOnScreen(table.page().locator(".dealer-narrow svg"));
        assertOnScreen(table.offer("Play $10.00"));
        assertOnScreen(table.offer("Fold"));
        assertFits(table.page());
        table.decide("Play $10.00");
        dealer.settle();
        assertThat(table.page().locator(".told-narrow .net")).containsText("+$50.00");
        assertThat(table.page().locator(".dealer-narrow svg"))
                .hasAttribute("aria-label", "Dealer: jack of spades, eight of diamonds, four of clubs");
        assertOnScreen(table.ownHand());
        assertOnScreen(table.page().locator(".dealer-narrow svg"));
        assertFits(table.page());
        table.chipsAre("$150.00");
    }

    @Test
    void the_book_opens_over_the_table_and_says_the_lines() {
        TablePage table = evening.guest(Screen.PHONE).atTable("6").sitDown(4).stakeFifteen();
        DealerPage dealer = evening.dealerAt("6").deal(RoundTest.TC_3);
        table.decide("Play $10.00");
        dealer.settle();
        table.button("The book and the sign").click();
        RoundTest.assertSettled(table);
        assertFits(table.page());
    }

    @Test
    void no_other_page_scrolls_sideways_on_a_phone() {
        Visitor visitor = evening.guest(Screen.PHONE);
        for (String path :
                List.of("/", "/floor", "/rounds", "/rules", "/rules/three-card-poker/9.2", "/odds", "/cashier")) {
            Page page = visitor.open(path);
            assertThat(page.locator("#main h1, .si h1").first()).isVisible();
            assertFits(page);
        }
    }
}
